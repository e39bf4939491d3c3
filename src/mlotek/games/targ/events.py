"""What happens in Targ. All of it is public but the hands that are dealt."""

from __future__ import annotations

from mlotek.core.event import Event, Seat
from mlotek.core.game import Game
from mlotek.core.lot import Lot
from mlotek.core.outcome import seats_in
from mlotek.games.targ.actions import lots_in
from mlotek.games.targ.edition import GOODS
from mlotek.games.targ.rules import (
    ADDRESSEE,
    COUNTS,
    KINDS_OF_GOODS,
    Ending,
    Note,
    count_of,
    points_for_good,
    points_for_hand,
)


class HandDealt(Event, frozen=True, tag="hand-dealt"):
    """A seat gets its cards; only it may know which."""

    seat: Seat
    hand: tuple[Lot, ...] | None

    def seen_by(self, seat: int | None) -> HandDealt:
        return self if seat == self.seat else HandDealt(self.seat, None)


class StarterDrawn(Event, frozen=True, tag="starter-drawn"):
    """Chance has drawn the first dealer (TG-START-1)."""

    seat: Seat


class RoundBegun(Event, frozen=True, tag="round-begun"):
    """The dealer turns up the centre card, and trading begins. Rounds count from 1."""

    round: int
    dealer: Seat
    centre: Lot


class OfferShouted(Event, frozen=True, tag="offer-shouted"):
    """A seat shouts an offer, to everyone or to one seat."""

    seat: Seat
    number: int
    give: tuple[Lot, ...]
    want: tuple[Lot, ...]
    to: Seat | None


class OfferReplaced(Event, frozen=True, tag="offer-replaced"):
    """A seat's oldest offer makes way for a new one."""

    seat: Seat
    number: int


class OfferWithdrawn(Event, frozen=True, tag="offer-withdrawn"):
    """A seat takes an offer back."""

    seat: Seat
    number: int


class OfferVoided(Event, frozen=True, tag="offer-voided"):
    """An offer disappears: the seat no longer holds what it gives."""

    seat: Seat
    number: int


class Traded(Event, frozen=True, tag="traded"):
    """`partner` accepts the offer of `seat`, and the cards change hands."""

    seat: Seat
    number: int
    give: tuple[Lot, ...]
    want: tuple[Lot, ...]
    partner: Seat


class CentreSwapped(Event, frozen=True, tag="centre-swapped"):
    """A seat swaps a card of its hand for the centre card."""

    seat: Seat
    put: Lot
    taken: Lot


class SaidDone(Event, frozen=True, tag="said-done"):
    """A seat is done for now."""

    seat: Seat


class StopShouted(Event, frozen=True, tag="stop-shouted"):
    """A seat shouts STOP, rightly or wrongly."""

    seat: Seat
    right: bool
    points: int


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """The round ends by STOP, quietly, or at the limit of actions; hands are opened."""

    round: int
    ending: str
    centre: Lot


class ScoredLot(Lot, frozen=True, array_like=True):
    """All cards of a good in a hand, and the points they bring."""

    points: int


class HandScored(Event, frozen=True, tag="hand-scored"):
    """A seat opens its hand: what each good in it brings, what STOP does, and the round in all."""

    seat: Seat
    hand: tuple[ScoredLot, ...]
    stop: int
    points: int
    score: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The last round is over."""

    winners: tuple[Seat, ...]


def one_of(good: int) -> Lot:
    return Lot(GOODS[good], 1)


def scored(hand: int, centre: int) -> tuple[ScoredLot, ...]:
    """A hand with the points of each good."""
    counts = [(good, count_of(hand, good)) for good in range(KINDS_OF_GOODS)]
    return tuple(ScoredLot(GOODS[good], n, points_for_good(good, n, centre)) for good, n in counts if n)


def _scored(seat: int, hand: int, centre: int, stop: int, score: int) -> HandScored:
    return HandScored(seat, scored(hand, centre), stop, points_for_hand(hand, centre) + stop, score)


def _shouted(seat: int, number: int, give: int, wish: int) -> OfferShouted:
    addressee = wish >> ADDRESSEE
    return OfferShouted(seat, number, lots_in(give), lots_in(wish & COUNTS), addressee - 1 if addressee else None)


def decode(game: Game, line: tuple[int, ...]) -> Event:  # noqa: C901 — one case for each event
    """A line of the tape as a typed event."""
    match line:
        case (Note.DEALT, seat, hand):
            return HandDealt(seat, lots_in(hand))
        case (Note.OPENED, played, dealer, centre):
            return RoundBegun(played + 1, dealer, one_of(centre))
        case (Note.OFFERED, seat, number, give, wish):
            return _shouted(seat, number, give, wish)
        case (Note.REPLACED, seat, number):
            return OfferReplaced(seat, number)
        case (Note.WITHDREW, seat, number):
            return OfferWithdrawn(seat, number)
        case (Note.VOIDED, seat, number):
            return OfferVoided(seat, number)
        case (Note.TRADED, seat, number, give, want, partner):
            return Traded(seat, number, lots_in(give), lots_in(want), partner)
        case (Note.SWAPPED, seat, good, taken):
            return CentreSwapped(seat, one_of(good), one_of(taken))
        case (Note.DONE, seat):
            return SaidDone(seat)
        case (Note.STOPPED, seat, points):
            return StopShouted(seat, points > 0, points)
        case (Note.CLOSED, played, ending, centre):
            return RoundEnded(played + 1, Ending(ending).name.lower(), one_of(centre))
        case (Note.SETTLED, seat, hand, centre, stop, score):
            return _scored(seat, hand, centre, stop, score)
        case (Note.STARTER, seat):
            return StarterDrawn(seat)
        case (_, mask):
            return GameEnded(seats_in(mask))
    raise ValueError(f"no event: {line}")
