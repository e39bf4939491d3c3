"""What everybody may know of one position."""

from __future__ import annotations

from typing import Any

from mlotek.core.game import Game
from mlotek.core.view import View


class Views:
    """The views of one position. What is public is put together once; a seat's view adds what is its own.

    It stands for the position it was made of: ask the match again after a play.
    """

    __slots__ = ("_game", "_own", "_state", "public")

    def __init__(self, game: Game, state: Any) -> None:
        self._game = game
        self._state = state
        self._own: dict[int, View] = {}
        self.public = game.kind.public(game, state)

    def of(self, seat: int | None) -> View:
        """The table as a seat sees it; None is a spectator."""
        if seat is None:
            return self.public
        if seat not in self._own:
            self._own[seat] = self._game.kind.own(self._game, self._state, self.public, seat)
        return self._own[seat]
