"""The legal actions of a seat, as a set that computes nothing until it is asked."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from mlotek.core.action import Action
from mlotek.core.dialect import Move
from mlotek.core.errors import Refused

if TYPE_CHECKING:
    from mlotek.core.match import Match


class Legal:
    """What a seat may do now. It is live: after a play it answers for the new position.

    `in` asks the rules and knows every legal action. Iteration lists them; where they are too many
    to list (offers in Targ), it lists the simple ones.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._seat = seat
        self._counted = -1, 0
        """How long the record was when they were last listed, and how many there were: `list` asks for both."""

    def __contains__(self, action: object) -> bool:
        try:
            return self._asked() and self._refusal(self._match.game.action(action)) == 0  # type: ignore[arg-type]
        except Refused:
            return False

    def __iter__(self) -> Iterator[Action]:
        if not self._asked():
            return iter(())
        listed = self._match.game.kind.actions.options(self._match._state, self._seat)
        if isinstance(listed, list):
            self._counted = self._match.length, len(listed)
        return iter(listed)

    def texts(self, most: int) -> Sequence[str]:
        """What is worth listing to a person, at most so many: all but what one composes oneself (offers in Targ)."""
        return self._match.game.kind.actions.texts(self._match._state, self._seat, most) if self._asked() else ()

    def cheapest_bid(self) -> tuple[Action, int] | None:
        """The bid that costs least and what it comes to in all: bids are listed from cheap to dear."""
        total = self._match.game.kind.bid_total
        if total is None:
            return None
        bids = ((action, total(self._match._state, action, self._seat)) for action in self)
        return next(((action, amount) for action, amount in bids if amount is not None), None)

    def __len__(self) -> int:
        when, count = self._counted
        return count if when == self._match.length else len(list(iter(self)))

    def __bool__(self) -> bool:
        """A seat the game waits for always has an answer; for others the list is asked."""
        waiting = self._match.game.kind.rules.waiting(self._match._state)
        return bool(waiting >> self._seat & 1) or next(iter(self), None) is not None

    def sample(self, rng: random.Random) -> Action:
        """A random legal action. Raises IndexError if there is none."""
        if not self:
            raise IndexError(f"seat {self._seat} has no legal action")
        move = Move()
        kind = self._match.game.kind
        kind.luck.choose(self._match._state, self._seat, rng, move)
        return kind.actions.action(move.kind, move.x, move.y)

    def _asked(self) -> bool:
        """Whether seats can act at all: the game goes on, and chance is not due."""
        rules, state = self._match.game.kind.rules, self._match._state
        return not (rules.over(state) or rules.due(state))

    def _refusal(self, action: Action) -> int:
        return self._match.game.kind.rules.refusal(self._match._state, self._seat, *action.code())

    def __repr__(self) -> str:
        texts = [str(action) for _, action in zip(range(9), self, strict=False)]
        return f"<Legal {', '.join(texts[:8])}{', …' if len(texts) > 8 else ''}>"
