"""What one seat may know of a game of Modern Art, and the story of everybody's money."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, repeat
from typing import TypeAlias

from mlotek.core.game import Game
from mlotek.core.match import actors
from mlotek.core.outcome import Outcome, ranks_of, seats_in
from mlotek.core.value import Value
from mlotek.core.view import Part, View
from mlotek.games.modern_art.edition import ARTISTS, CARD_NAMES, KINDS, ROUNDS, START_MONEY
from mlotek.games.modern_art.events import artists_in
from mlotek.games.modern_art.rules.rounds import give_markers, score, value, winners
from mlotek.games.modern_art.rules.state import (
    DECK_SIZE,
    NONE,
    Phase,
    State,
    kind_of,
    mystery_left,
)

Row: TypeAlias = tuple[int, ...]
AUCTIONS = (Phase.ADD, Phase.OPEN, Phase.ONCE, Phase.SEALED, Phase.PRICE, Phase.FIXED)


class Artist(Value, frozen=True, kw_only=True):
    """An artist's column of the market."""

    artist: str
    played: int
    """Cards played this round."""
    markers: tuple[int, ...]
    """The marker of each round, 0 where there is none."""
    value: int
    """What a painting would bring if the round ended now."""


class Auction(Value, frozen=True, kw_only=True):
    """The auction that is going on."""

    organiser: int
    cards: tuple[str, ...]
    kind: str
    """`double` while a second painting may be added."""
    price: int
    """The highest bid, or the fixed price."""
    leader: int | None
    offers: tuple[int | None, ...]
    """The last bid of each seat. Of sealed amounts, only one's own."""
    declined: tuple[int, ...]
    """The seats that have declined the current price, or to add a painting."""
    sealed: tuple[int, ...]
    """The seats whose amounts are in."""


class Player(Value, frozen=True, kw_only=True):
    """A seat at the table. None is what the viewer may not know."""

    seat: int
    held: int
    """How many cards the seat holds; this is public."""
    hand: tuple[str, ...] | None
    money: int | None
    """One's own; everybody's with the ledger or at the end (MA-MONEY-2)."""
    paintings: tuple[str, ...]
    """The paintings bought this round, by artist."""


class ModernArtView(View, frozen=True, kw_only=True, tag="modern-art"):
    """The table as one seat sees it."""

    round: int
    market: tuple[Artist, ...]
    auction: Auction | None
    deck: int
    """Cards not dealt yet."""
    mystery: int
    """Cards left in the mystery hand."""
    seats: tuple[Player, ...]


def public_view(game: Game, s: State) -> ModernArtView:
    """The table as a spectator sees it."""
    return ModernArtView(
        seat=None,
        players=s.players,
        phase=Phase.word(s.phase),
        actors=actors(game, s),
        over=s.phase == Phase.OVER,
        round=s.round + 1,
        market=_market(s),
        auction=_auction(s) if s.phase in AUCTIONS else None,
        deck=DECK_SIZE - s.dealt,
        mystery=mystery_left(s),
        seats=_seats(game, s),
    )


def own_part(game: Game, s: State, seat: int) -> Part:
    """A seat's own hand, money and sealed amount."""
    mine = {"hand": _cards(tuple(s.hand[seat])), "money": s.money[seat]}
    part = {"seat": seat, "seats": {seat: mine}}
    return part if s.phase != Phase.SEALED else part | {"auction": {"offers": {seat: _offer(s, seat)}}}


@lru_cache(4096)
def _cards(hand: Row) -> tuple[str, ...]:
    """The names of the cards that a hand counts."""
    return tuple(chain.from_iterable(map(repeat, CARD_NAMES, hand)))


def _market(s: State) -> tuple[Artist, ...]:
    return _columns(tuple(s.played), tuple(map(tuple, s.marker)), s.round, s.phase == Phase.OVER)


@lru_cache(4096)
def _columns(played: Row, markers: tuple[Row, ...], current: int, over: bool) -> tuple[Artist, ...]:
    """The market, which changes only when a painting is put up or a round ends."""
    scored = State()
    scored.round, scored.played, scored.marker = current, list(played), [list(row) for row in markers]
    if not over:
        give_markers(scored)
    return tuple(
        Artist(
            artist=name,
            played=played[artist],
            markers=tuple(row[artist] for row in markers),
            value=value(scored, artist),
        )
        for artist, name in enumerate(ARTISTS)
    )


def _auction(s: State) -> Auction:
    bidding, sealed = s.phase != Phase.ADD, s.phase == Phase.SEALED
    last = s.card if s.second == NONE else s.second
    answered = seats_in(s.answered)
    return Auction(
        organiser=s.organiser,
        cards=tuple(CARD_NAMES[card] for card in (s.card, s.second) if card != NONE),
        kind=KINDS[kind_of(last)],
        price=s.price if bidding else 0,
        leader=s.leader if bidding and s.leader != NONE else None,
        offers=tuple(_offer(s, seat) if bidding and not sealed else None for seat in range(s.players)),
        declined=() if sealed else tuple(seat for seat in answered if not _stands(s, seat)),
        sealed=answered if sealed else (),
    )


def _offer(s: State, seat: int) -> int | None:
    return None if s.offer[seat] == NONE else s.offer[seat]


def _stands(s: State, seat: int) -> bool:
    """Whether a seat has answered by bidding: the leader, and in a once-around auction whoever was outbid."""
    if s.phase == Phase.ONCE:
        return s.offer[seat] != NONE
    return s.phase == Phase.OPEN and seat == s.leader


def _seats(game: Game, s: State) -> tuple[Player, ...]:
    """The seats with their hands closed."""
    purses = s.money if game.options["ledger"] or s.phase == Phase.OVER else repeat(None)
    return tuple(map(_player, range(s.players), s.held, purses, map(tuple, s.bought)))


@lru_cache(16384)
def _player(seat: int, held: int, money: int | None, bought: Row) -> Player:
    """A seat, which stays the same through most of an auction. `bought` counts paintings."""
    return Player(seat=seat, held=held, hand=None, money=money, paintings=artists_in(bought))


class Account(Value, frozen=True, kw_only=True):
    """A seat's books of one round: what came in, what went out, what it had at the end."""

    round: int
    earned: int
    """From the other players, for paintings auctioned."""
    paid_to_players: int
    paid_to_bank: int
    """For paintings bought at one's own auctions."""
    income: int
    """From the bank, for paintings sold."""
    money: int


class Books(Value, frozen=True, kw_only=True):
    """How one seat's money came about."""

    start: int
    rounds: tuple[Account, ...]
    money: int


def outcome(game: Game, s: State) -> Outcome:
    """Winners, scores, ranks, and each seat's books."""
    scores = tuple(score(s, seat) for seat in range(s.players))
    return Outcome(
        winners=seats_in(winners(s)),
        scores=scores,
        ranks=ranks_of(scores),
        breakdown=tuple(_books(s, seat) for seat in range(s.players)),
    )


def _books(s: State, seat: int) -> Books:
    accounts = []
    money = START_MONEY
    for played in range(ROUNDS):
        earned, income = s.earned[seat][played], s.income[seat][played]
        to_players, to_bank = s.paid_to_players[seat][played], s.paid_to_bank[seat][played]
        money += earned + income - to_players - to_bank
        accounts.append(
            Account(
                round=played + 1,
                earned=earned,
                paid_to_players=to_players,
                paid_to_bank=to_bank,
                income=income,
                money=money,
            )
        )
    return Books(start=START_MONEY, rounds=tuple(accounts), money=s.money[seat])
