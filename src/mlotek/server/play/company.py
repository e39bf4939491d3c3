"""What a game being played needs of the people around it, and what it tells them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from typing import NamedTuple, Protocol, TypeAlias

from mlotek.core import MlotekError
from mlotek.server.store import StoreFailed
from mlotek.server.store.documents import ClockDoc, TableDoc


class Holding(NamedTuple):
    """A claim is held back: when it will be judged, and by how much its link was evened out, in milliseconds."""

    until: int
    hold: int


Answer: TypeAlias = Callable[[MlotekError | Holding | None], None]
"""Called with what became of an action: None when it is done."""


def unanswered(_: MlotekError | Holding | None) -> None:
    """Nobody waits for the answer."""


class Acted(NamedTuple):
    """An action was done and is durable."""

    since: int
    """The first event that nobody has been told of yet."""
    seat: int | None = None
    """Whoever waits for the answer."""
    answer: Answer = unanswered


class Company(Protocol):
    """The people around a game, as far as the game must know them."""

    @property
    def doc(self) -> TableDoc:
        """The table as it is kept. The game only reads it."""

    @property
    def helped(self) -> bool:
        """Whether a bot, a stand-in or a program acts for anybody here."""

    def address(self) -> str:
        """From where the company asks, as far as bots wait in line for it."""

    def rivals_here(self) -> bool:
        """Whether people at two screens at least are here and play."""

    def players_here(self) -> Set[int]:
        """The seats of everybody who is here and plays."""

    def reading(self) -> Set[int]:
        """The seats of those who are here, play, and still read what the game is about."""

    def lags(self) -> Mapping[int, float]:
        """The one-way lag of everybody who is here and plays."""

    async def acted(self, what: Acted) -> None:
        """Something happened in the game: tell everybody."""

    def clocks_changed(self) -> None:
        """The hammer or a clock has moved without an action: tell everybody."""

    def keep_clocks(self, clocks: ClockDoc) -> None:
        """The clocks were set or stopped without an action: keep them soon."""

    async def programs_off(self, seat: int, reason: str) -> None:
        """A seat's programs have switched themselves off: keep that, and tell their owner."""

    async def missed(self, seat: int) -> None:
        """A person has missed too many decisions: somebody should stand in."""

    def not_kept(self, error: StoreFailed) -> None:
        """The store did not take something: go on later, or not at all."""
