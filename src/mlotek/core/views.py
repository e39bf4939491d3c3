"""What everybody may know of one position."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from mlotek.core.game import Game
from mlotek.core.view import Part, View, with_part


class Views:
    """The views of one position. What is public is put together once; a seat's view is that with its own part.

    It stands for the position it was made of: ask the match again after a play.
    """

    __slots__ = ("_made", "part_of", "public")

    def __init__(self, game: Game, state: Any) -> None:
        self._made: dict[int, View] = {}
        self.public = game.kind.public(game, state)
        self.part_of: Callable[[int], Part] = partial(game.kind.own, game, state)
        """What a seat knows beyond what is public, in its places."""

    def of(self, seat: int | None) -> View:
        """The table as a seat sees it; None is a spectator."""
        if seat is None:
            return self.public
        made = self._made.get(seat)
        if made is None:
            made = self._made[seat] = with_part(self.public, self.part_of(seat))
        return made
