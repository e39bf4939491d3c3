"""What one seat may know of a game of Nie blefuj!, and the story of its end."""

from __future__ import annotations

from functools import cache

from mlotek.core.game import Game
from mlotek.core.match import actors
from mlotek.core.outcome import Outcome, ranks_of, seats_in
from mlotek.core.value import Value
from mlotek.core.view import Part, View
from mlotek.games.nie_blefuj.actions import cards_in
from mlotek.games.nie_blefuj.edition import COLOURS
from mlotek.games.nie_blefuj.events import ending_name
from mlotek.games.nie_blefuj.rules import Phase, State, score, standing, winners
from mlotek.games.nie_blefuj.rules.cards import bluffs, count, worth
from mlotek.games.nie_blefuj.rules.memory import certain_in_hand
from mlotek.games.nie_blefuj.rules.state import NO_CLAIM, owner_of


class Player(Value, frozen=True, kw_only=True):
    """A seat at the table. None is what the viewer may not know."""

    seat: int
    colours: tuple[str, ...]
    cards: int
    """How many suitcases are in hand."""
    hand: tuple[int, ...] | None
    """The suitcases in hand, highest first: one's own, or everybody's at the end."""
    money: int | None
    known: tuple[int, ...] | None
    """With the ledger: the suitcases in hand that the viewer, with a perfect memory, is certain of."""


class NieBlefujView(View, frozen=True, kw_only=True, tag="nie-blefuj"):
    """The table as one seat sees it."""

    round: int
    gun: int
    drawn: int | None
    """The player the gun deals with this round, once known."""
    offerer: int | None
    decider: int | None
    bank: int
    """How many cards are left in the bank."""
    opened: tuple[int, ...]
    total: int
    """The worth of the opened suitcases."""
    unopened: int
    """How many suitcases lie face down."""
    laid: tuple[int, ...] | None
    """Which they are, for the offerer."""
    claim: int | None
    owed: int
    ending: str | None
    seats: tuple[Player, ...]


def public_view(game: Game, s: State) -> NieBlefujView:
    """The table as a spectator sees it."""
    offerer, decider = (s.offerer, s.decider) if _together(s) else (None, None)
    return NieBlefujView(
        seat=None,
        players=s.players,
        phase=Phase.word(s.phase),
        actors=actors(game, s),
        over=s.phase == Phase.OVER,
        round=s.round,
        gun=s.gun,
        drawn=offerer if s.reversed else decider,
        offerer=offerer,
        decider=decider,
        bank=s.bank_left,
        opened=cards_in(s.opened),
        total=worth(s.opened),
        unopened=count(s.facedown),
        laid=None,
        claim=None if s.claim == NO_CLAIM else s.claim,
        owed=s.owed,
        ending=ending_name(s.ending) if s.ending else None,
        seats=tuple(_player(game, s, seat) for seat in range(s.players)),
    )


def _together(s: State) -> bool:
    """Whether the two who deal with each other are known."""
    return s.phase not in (Phase.BANK, Phase.START, Phase.COLOUR, Phase.TARGET)


def own_part(game: Game, s: State, seat: int) -> Part:
    """A seat's own suitcases, those it has laid, and with the ledger what it knows of others."""
    seats: dict[int, dict[str, object]] = {seat: {"hand": cards_in(s.hand[seat]), "money": worth(s.hand[seat])}}
    if game.options["ledger"]:
        for other in range(s.players):
            seats.setdefault(other, {})["known"] = _known(s, seat, other)
    laid = cards_in(s.facedown) if _together(s) and seat == s.offerer else None
    return {"seat": seat, "laid": laid, "seats": seats}


def _player(game: Game, s: State, seat: int) -> Player:
    over = s.phase == Phase.OVER
    return Player(
        seat=seat,
        colours=_colours(s.players, seat),
        cards=count(s.hand[seat]),
        hand=cards_in(s.hand[seat]) if over else None,
        money=worth(s.hand[seat]) if over else None,
        known=_known(s, s.players, seat) if game.options["ledger"] else None,
    )


@cache
def _colours(players: int, seat: int) -> tuple[str, ...]:
    return tuple(name for colour, name in enumerate(COLOURS) if owner_of(players, colour) == seat)


def _known(s: State, observer: int, seat: int) -> tuple[int, ...]:
    return cards_in(certain_in_hand(s, observer, seat))


class Reckoning(Value, frozen=True, kw_only=True):
    """What a seat holds at the end: most money wins, then fewest cards, bluffs included."""

    money: int
    cards: int
    bluffs: int


class Ending(Value, frozen=True, kw_only=True):
    """How the game ended, after how many rounds, and what every seat held."""

    ending: str
    rounds: int
    seats: tuple[Reckoning, ...]


def outcome(game: Game, s: State) -> Outcome:
    """Winners, scores, ranks, and how it ended."""
    seats = range(s.players)
    return Outcome(
        winners=seats_in(winners(s)),
        scores=tuple(score(s, seat) for seat in seats),
        ranks=ranks_of([standing(s, seat) for seat in seats]),
        breakdown=Ending(
            ending=ending_name(s.ending),
            rounds=s.round,
            seats=tuple(_reckoning(s.hand[seat]) for seat in seats),
        ),
    )


def _reckoning(hand: int) -> Reckoning:
    return Reckoning(money=worth(hand), cards=count(hand), bluffs=bluffs(hand))
