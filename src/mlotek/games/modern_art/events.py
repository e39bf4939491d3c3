"""What happens in Modern Art, and who may see which part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, repeat

from mlotek.core.event import Event, Seat
from mlotek.core.game import Game
from mlotek.games.modern_art.edition import ARTISTS, CARD_NAMES
from mlotek.games.modern_art.rules.rounds import CARD_BITS
from mlotek.games.modern_art.rules.state import NONE, Cause, Note


class CardsDealt(Event, frozen=True, tag="cards-dealt"):
    """A seat is dealt cards; the others see only how many."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> CardsDealt:
        return self if seat == self.seat else CardsDealt(self.seat, self.count, None)


class MysteryDealt(Event, frozen=True, tag="mystery-dealt"):
    """The mystery hand is dealt cards, face down."""

    count: int


class StarterDrawn(Event, frozen=True, tag="starter-drawn"):
    """Chance has drawn the seat that begins (MA-START-1)."""

    seat: Seat


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins; the seat puts up the first painting."""

    round: int
    seat: Seat


class RoundEmpty(Event, frozen=True, tag="round-empty"):
    """Nobody has a card, so the last round has no auction (MA-NEXT-1)."""

    round: int


class PaintingPut(Event, frozen=True, tag="painting-put"):
    """A seat puts up a painting; `played` counts the artist's cards this round."""

    seat: Seat
    card: str
    played: int


class PaintingAdded(Event, frozen=True, tag="painting-added"):
    """A seat adds the second painting to a double and is the organiser now."""

    seat: Seat
    card: str
    played: int


class NothingAdded(Event, frozen=True, tag="nothing-added"):
    """A seat adds no painting to the double."""

    seat: Seat


class BidMade(Event, frozen=True, tag="bid-made"):
    """A seat bids; it leads now."""

    seat: Seat
    amount: int


class Passed(Event, frozen=True, tag="passed"):
    """A seat declines the current price."""

    seat: Seat


class HandClosed(Event, frozen=True, tag="hand-closed"):
    """A seat seals its amount, which only it knows until the last is in (MA-SEALED-1)."""

    seat: Seat
    amount: int | None

    def seen_by(self, seat: int | None) -> HandClosed:
        return self if seat == self.seat else HandClosed(self.seat, None)


class HandOpened(Event, frozen=True, tag="hand-opened"):
    """All have sealed: a seat shows its amount."""

    seat: Seat
    amount: int


class PriceNamed(Event, frozen=True, tag="price-named"):
    """The organiser names a fixed price."""

    seat: Seat
    price: int


class PaintingBought(Event, frozen=True, tag="painting-bought"):
    """A seat buys and pays the organiser."""

    seat: Seat
    cards: tuple[str, ...]
    price: int
    organiser: Seat


class PaintingBoughtIn(Event, frozen=True, tag="painting-bought-in"):
    """The organiser itself buys and pays the bank."""

    seat: Seat
    cards: tuple[str, ...]
    price: int


class PaintingTakenFree(Event, frozen=True, tag="painting-taken-free"):
    """Nobody bid, or nobody added to the double: the organiser takes it for nothing."""

    seat: Seat
    cards: tuple[str, ...]


class PriceShared(Event, frozen=True, tag="price-shared"):
    """Of the price of a double that somebody else completed, who put up the first card gets a half; a buyer who would
    pay themselves pays it to the bank (MA-DOUBLE-5)."""

    seat: Seat
    amount: int
    bank: bool


class MysteryKept(Event, frozen=True, tag="mystery-kept"):
    """The organiser turns up no mystery card."""

    seat: Seat


class MysteryFlipped(Event, frozen=True, tag="mystery-flipped"):
    """The organiser turns up a mystery card; `played` counts the artist's cards this round."""

    seat: Seat
    card: str
    played: int


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """The round ends at once: a `fifth` painting, or `empty` hands. The cards on the table have no owner."""

    round: int
    seat: Seat
    cause: str
    cards: tuple[str, ...]


class ArtistRanked(Event, frozen=True, tag="artist-ranked"):
    """An artist gets a marker; `value` is what its paintings bring now."""

    artist: str
    place: int
    played: int
    marker: int
    value: int


class PaintingsSold(Event, frozen=True, tag="paintings-sold"):
    """A seat sells all it has bought to the bank."""

    seat: Seat
    artists: tuple[str, ...]
    income: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The fourth round is over; the money comes out from behind the screens."""


class MoneyShown(Event, frozen=True, tag="money-shown"):
    """A seat shows what it has."""

    seat: Seat
    money: int


def decode(game: Game, line: tuple[int, ...]) -> Event:
    """A line of the tape as a typed event."""
    what, *values = line
    if what in _DECODERS:
        return _DECODERS[Note(what)](values)
    return _PLAIN[Note(what)](*values)


# What stands on the tape as it stands in the event.
_PLAIN: dict[int, type[Event]] = {
    Note.MYSTERY_DEALT: MysteryDealt,
    Note.ROUND_BEGAN: RoundBegan,
    Note.ROUND_EMPTY: RoundEmpty,
    Note.ADDED_NONE: NothingAdded,
    Note.BID: BidMade,
    Note.PASSED: Passed,
    Note.SEALED: HandClosed,
    Note.OPENED: HandOpened,
    Note.PRICE: PriceNamed,
    Note.KEPT: MysteryKept,
    Note.MONEY: MoneyShown,
    Note.ENDED: GameEnded,
    Note.STARTER: StarterDrawn,
}

# What names cards or artists.
_DECODERS: dict[int, Callable[[list[int]], Event]] = {
    Note.DEALT: lambda v: CardsDealt(v[0], v[1], _unpacked(v[1], v[2])),
    Note.PUT: lambda v: PaintingPut(v[0], CARD_NAMES[v[1]], v[2]),
    Note.ADDED: lambda v: PaintingAdded(v[0], CARD_NAMES[v[1]], v[2]),
    Note.FLIPPED: lambda v: MysteryFlipped(v[0], CARD_NAMES[v[1]], v[2]),
    Note.BOUGHT: lambda v: PaintingBought(v[0], _names(v[3:]), v[1], v[2]),
    Note.BOUGHT_IN: lambda v: PaintingBoughtIn(v[0], _names(v[2:]), v[1]),
    Note.SHARED: lambda v: PriceShared(v[0], v[1], bool(v[2])),
    Note.FREE: lambda v: PaintingTakenFree(v[0], _names(v[1:])),
    Note.ROUND_ENDED: lambda v: RoundEnded(v[0], v[1], Cause(v[2]).name.lower(), _names(v[3:])),
    Note.RANKED: lambda v: ArtistRanked(ARTISTS[v[0]], *v[1:]),
    Note.SOLD: lambda v: PaintingsSold(v[0], artists_in(v[2:]), v[1]),
}


def _names(cards: list[int]) -> tuple[str, ...]:
    return tuple(CARD_NAMES[card] for card in cards if card != NONE)


def _unpacked(count: int, packed: int) -> tuple[str, ...]:
    """The cards dealt, in board order."""
    return _names(sorted(packed >> CARD_BITS * place & (1 << CARD_BITS) - 1 for place in range(count)))


def artists_in(counts: Sequence[int]) -> tuple[str, ...]:
    """Paintings by their artists, in board order.

    >>> artists_in([2, 0, 0, 1, 0])
    ('nex', 'nex', 'sadland')
    """
    return tuple(chain.from_iterable(map(repeat, ARTISTS, counts)))
