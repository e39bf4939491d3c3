"""What one seat may know of a game of Targ, and the story of the final scores."""

from __future__ import annotations

from functools import lru_cache

from mlotek.core.game import Game
from mlotek.core.lot import Lot
from mlotek.core.match import actors
from mlotek.core.outcome import Outcome, ranks_of, seats_in
from mlotek.core.value import Value
from mlotek.core.view import Part, View
from mlotek.games.targ.actions import lots_in
from mlotek.games.targ.edition import GOODS, OFFERS_EACH, PRINTED
from mlotek.games.targ.events import ScoredLot, scored
from mlotek.games.targ.rules import (
    ADDRESSEE,
    COUNTS,
    Phase,
    State,
    dealer,
    only_majorities,
    points_for_hand,
    score,
    stop_points,
    winners,
)


class Player(Value, frozen=True, kw_only=True):
    """A seat at the table, as everybody sees it."""

    seat: int
    cards: int
    """How many cards it holds."""
    done: bool
    missed: bool
    """Whether it has shouted a wrong STOP in this round, which went on (TG-STOP-3)."""
    score: int
    known: tuple[Lot, ...] | None
    """With the ledger: cards a perfect listener knows it to hold, at the least."""


class StandingOffer(Value, frozen=True, kw_only=True):
    """An offer that can still be accepted; `to` is None when it is for everyone."""

    number: int
    seat: int
    give: tuple[Lot, ...]
    want: tuple[Lot, ...]
    to: int | None


class Stock(Value, frozen=True, kw_only=True):
    """One good in one's own hand, and what it would count if the round ended now; where nobody is helped with the
    arithmetic that is None (TG-STOP-4)."""

    good: str
    count: int
    printed: int
    majority: bool | None
    points: int | None


class SeatResult(Value, frozen=True, kw_only=True):
    """How a seat came out of a round: its hand with the points of each good, and the points for STOP."""

    hand: tuple[ScoredLot, ...]
    stop: int
    points: int


class RoundResult(Value, frozen=True, kw_only=True):
    """A round that has been played; all hands were opened."""

    round: int
    centre: str
    stopper: int | None
    seats: tuple[SeatResult, ...]


class TargView(View, frozen=True, kw_only=True, tag="targ"):
    """The table as one seat sees it. Rounds count from 1."""

    round: int
    rounds: int
    dealer: int
    centre: str | None
    actions_left: int
    seats: tuple[Player, ...]
    offers: tuple[StandingOffer, ...]
    """In the order they were shouted."""
    hand: tuple[Stock, ...] | None
    """The viewer's own cards."""
    hand_points: int | None
    """What the viewer's hand would count if the round ended now, without STOP."""
    stop_right: bool | None
    """Whether a STOP of the viewer would be right."""
    results: tuple[RoundResult, ...]


def public_view(game: Game, s: State) -> TargView:
    """The table as a spectator sees it."""
    trading = s.phase == Phase.MARKET
    last_round = s.rounds - 1
    return TargView(
        seat=None,
        players=s.players,
        phase=Phase.word(s.phase),
        actors=actors(game, s),
        over=s.phase == Phase.OVER,
        round=min(s.round, last_round) + 1,
        rounds=s.rounds,
        dealer=dealer(s),
        centre=GOODS[s.centre] if trading else None,
        actions_left=s.max_actions - s.actions if trading else 0,
        seats=tuple(_player(game, s, seat) for seat in range(s.players)),
        offers=standing_offers(s),
        hand=None,
        hand_points=None,
        stop_right=None,
        results=tuple(_round_result(s, played) for played in range(s.round)),
    )


def own_part(game: Game, s: State, seat: int) -> Part:
    """A seat's own cards and what they would count."""
    if game.options["bare_stop"]:  # TG-STOP-4
        return {"seat": seat, "hand": _bare(s.hand[seat])}
    stocks, points, stop_right = _stocks(s.hand[seat], s.centre)
    return {"seat": seat, "hand": stocks, "hand_points": points, "stop_right": stop_right}


def _player(game: Game, s: State, seat: int) -> Player:
    return Player(
        seat=seat,
        cards=_cards_in(s.hand[seat]),
        done=bool(s.done >> seat & 1),
        missed=bool(s.missed[min(s.round, s.rounds - 1)] >> seat & 1) and s.phase == Phase.MARKET,
        score=score(s, seat),
        known=lots_in(s.known[seat]) if game.options["ledger"] else None,
    )


@lru_cache(4096)
def _cards_in(hand: int) -> int:
    return sum(lot.count for lot in lots_in(hand))


def standing_offers(s: State) -> tuple[StandingOffer, ...]:
    """The offers that can be accepted, in the order they were shouted."""
    slots = [slot for slot in range(OFFERS_EACH * s.players) if s.number[slot]]
    slots.sort(key=s.number.__getitem__)
    return tuple(_offer(s.number[slot], slot // OFFERS_EACH, s.give[slot], s.want[slot]) for slot in slots)


@lru_cache(4096)
def _offer(number: int, seat: int, give: int, wish: int) -> StandingOffer:
    """An offer, which stays the same as long as it stands."""
    addressee = wish >> ADDRESSEE
    return StandingOffer(
        number=number,
        seat=seat,
        give=lots_in(give),
        want=lots_in(wish & COUNTS),
        to=addressee - 1 if addressee else None,
    )


@lru_cache(4096)
def _stocks(hand: int, centre: int) -> tuple[tuple[Stock, ...], int, bool]:
    """A hand, what it would count, and whether a STOP would be right."""
    lots = scored(hand, centre)
    stocks = tuple(_stock(lot, PRINTED[GOODS.index(lot.thing)]) for lot in lots)
    return stocks, sum(lot.points for lot in lots), hand > 0 and only_majorities(hand)


@lru_cache(4096)
def _bare(hand: int) -> tuple[Stock, ...]:
    """A hand as the cards show it."""
    return tuple(
        Stock(good=lot.thing, count=lot.count, printed=PRINTED[GOODS.index(lot.thing)], majority=None, points=None)
        for lot in lots_in(hand)
    )


def _stock(lot: ScoredLot, printed: int) -> Stock:
    return Stock(
        good=lot.thing,
        count=lot.count,
        printed=printed,
        majority=2 * lot.count > printed,
        points=lot.points,
    )


def _round_result(s: State, played: int) -> RoundResult:
    stopper = s.stopper[played] - 1 if s.stopper[played] else None
    stops = tuple(stop_points(s, played, seat) for seat in range(s.players))
    return _played_round(played, s.last_centre[played], stopper, stops, tuple(s.last_hand[played][: s.players]))


@lru_cache(4096)
def _played_round(
    played: int, centre: int, stopper: int | None, stops: tuple[int, ...], hands: tuple[int, ...]
) -> RoundResult:
    return RoundResult(
        round=played + 1,
        centre=GOODS[centre],
        stopper=stopper,
        seats=tuple(_seat_result(hand, centre, stop) for hand, stop in zip(hands, stops, strict=True)),
    )


def _seat_result(hand: int, centre: int, stop: int) -> SeatResult:
    return SeatResult(hand=scored(hand, centre), stop=stop, points=points_for_hand(hand, centre) + stop)


class Reckoning(Value, frozen=True, kw_only=True):
    """How one seat's score came about, round by round."""

    rounds: tuple[SeatResult, ...]
    goods: int
    """Points for goods, all rounds together."""
    stops: int
    """Points for STOP, all rounds together."""
    points: int


def outcome(game: Game, s: State) -> Outcome:
    """Winners, scores, ranks, and each seat's reckoning."""
    scores = tuple(score(s, seat) for seat in range(s.players))
    return Outcome(
        winners=seats_in(winners(s)),
        scores=scores,
        ranks=ranks_of(scores),
        breakdown=tuple(_reckoning(s, seat) for seat in range(s.players)),
    )


def _reckoning(s: State, seat: int) -> Reckoning:
    rounds = tuple(_round_result(s, played).seats[seat] for played in range(s.round))
    stops = sum(played.stop for played in rounds)
    return Reckoning(rounds=rounds, goods=score(s, seat) - stops, stops=stops, points=score(s, seat))
