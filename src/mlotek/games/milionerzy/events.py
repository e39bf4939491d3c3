"""What happens in Milionerzy i Bankruci, and who may see which part."""

from __future__ import annotations

from mlotek.core.event import Event, Seat
from mlotek.core.game import Game
from mlotek.games.milionerzy.actions import cards_in
from mlotek.games.milionerzy.edition import TILE_NAMES
from mlotek.games.milionerzy.rules import Note


class StarterDrawn(Event, frozen=True, tag="starter-drawn"):
    """Chance has drawn the seat that begins (MB-START-1)."""

    seat: Seat


class TileRevealed(Event, frozen=True, tag="tile-revealed"):
    """A seat turns up the next tile; `red` counts the red tiles seen so far."""

    seat: Seat
    tile: str
    red: int


class CardsLaid(Event, frozen=True, tag="cards-laid"):
    """A seat adds money cards; its total is now the highest."""

    seat: Seat
    cards: tuple[int, ...]
    total: int


class Passed(Event, frozen=True, tag="passed"):
    """A seat leaves the auction and takes its laid cards back."""

    seat: Seat
    cards: tuple[int, ...]


class TileWon(Event, frozen=True, tag="tile-won"):
    """A seat takes a luxury or fortune tile and pays what it has laid."""

    seat: Seat
    tile: str
    paid: tuple[int, ...]


class MisfortuneTaken(Event, frozen=True, tag="misfortune-taken"):
    """The first seat to pass takes the misfortune."""

    seat: Seat
    tile: str


class CardsLost(Event, frozen=True, tag="cards-lost"):
    """A seat that kept a misfortune away loses what it has laid."""

    seat: Seat
    cards: tuple[int, ...]


class LuxuryStolen(Event, frozen=True, tag="luxury-stolen"):
    """The thief takes a luxury. With face-down tiles only the owner knows which it chose (MB-HIDDEN-2)."""

    seat: Seat
    luxury: int | None
    secret: bool

    def seen_by(self, seat: int | None) -> LuxuryStolen:
        if self.secret and seat != self.seat:
            return LuxuryStolen(self.seat, None, True)
        return self


class GameScored(Event, frozen=True, tag="game-scored"):
    """A game of a series is over, purses are opened: what a seat had, and its points in all (MB-SERIES-2)."""

    seat: Seat
    game: int
    points: int
    money: int
    out: bool
    total: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The fourth red tile is out; purses are opened."""


def decode(game: Game, line: tuple[int, ...]) -> Event:
    """A line of the tape as a typed event."""
    match line:
        case (Note.REVEALED, seat, tile, red):
            return TileRevealed(seat, TILE_NAMES[tile], red)
        case (Note.BID, seat, cards, total):
            return CardsLaid(seat, cards_in(cards), total)
        case (Note.PASSED, seat, cards):
            return Passed(seat, cards_in(cards))
        case (Note.WON, seat, tile, cards):
            return TileWon(seat, TILE_NAMES[tile], cards_in(cards))
        case (Note.TOOK, seat, tile):
            return MisfortuneTaken(seat, TILE_NAMES[tile])
        case (Note.LOST, seat, cards):
            return CardsLost(seat, cards_in(cards))
        case (Note.STOLEN, seat, luxury, chosen):
            return LuxuryStolen(seat, luxury, bool(chosen) and game.options["hidden_tiles"])
        case (Note.STARTER, seat):
            return StarterDrawn(seat)
        case (Note.SETTLED, played, seat, points, money, out, total):
            return GameScored(seat, played, points, money, bool(out), total)
        case _:
            return GameEnded()
