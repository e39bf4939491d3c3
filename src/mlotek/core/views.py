"""What everybody may know of one position."""

from __future__ import annotations

from functools import partial
from typing import Any

from mlotek.core.game import Game
from mlotek.core.view import View


class Views:
    """The views of one position. What is public is put together once; a seat's view adds what is its own.

    It stands for the position it was made of: ask the match again after a play.
    """

    __slots__ = ("_made", "_own", "public")

    def __init__(self, game: Game, state: Any) -> None:
        self._made: dict[int, View] = {}
        self.public = game.kind.public(game, state)
        self._own = partial(game.kind.own, game, state, self.public)

    def of(self, seat: int | None) -> View:
        """The table as a seat sees it; None is a spectator."""
        if seat is None:
            return self.public
        made = self._made.get(seat)
        if made is None:
            made = self._made[seat] = self._own(seat)
        return made
