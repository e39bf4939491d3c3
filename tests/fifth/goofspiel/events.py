"""What happens in Goofspiel, and who may see which part."""

from __future__ import annotations

from mlotek.core.event import Event, Seat
from mlotek.core.game import Game
from tests.fifth.goofspiel.rules import Note


class PrizeTurned(Event, frozen=True, tag="prize-turned"):
    """The next prize lies open; `stake` is what it is worth with what was carried over."""

    prize: int
    stake: int


class BidSealed(Event, frozen=True, tag="bid-sealed"):
    """A seat lays a card face down, which nobody else may see."""

    seat: Seat
    card: int | None

    def seen_by(self, seat: int | None) -> BidSealed:
        return self if seat == self.seat else BidSealed(self.seat, None)


class BidOpened(Event, frozen=True, tag="bid-opened"):
    """A bid is turned up when all have bid."""

    seat: Seat
    card: int


class PrizeWon(Event, frozen=True, tag="prize-won"):
    """A seat takes what is at stake."""

    seat: Seat
    points: int


class PrizeTied(Event, frozen=True, tag="prize-tied"):
    """Nobody takes what is at stake."""

    stake: int
    carried: bool


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The last prize is gone."""


def decode(game: Game, line: tuple[int, ...]) -> Event:
    """A line of the tape as a typed event."""
    match line:
        case (Note.TURNED, prize, stake):
            return PrizeTurned(prize, stake)
        case (Note.SEALED, seat, card):
            return BidSealed(seat, card)
        case (Note.OPENED, seat, card):
            return BidOpened(seat, card)
        case (Note.WON, seat, points):
            return PrizeWon(seat, points)
        case (Note.TIED, stake, carried):
            return PrizeTied(stake, bool(carried))
        case _:
            return GameEnded()
