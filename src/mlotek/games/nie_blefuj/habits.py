"""What players tend to do, learned from this game: how often somebody opens, and how often its offers are bait.

A person may take everything, open everything, or lay a trap every time, and nothing in the rules says which. Each of a
few tendencies is weighed by how well it explains what the seat has seen, with the shrewd one the likeliest beforehand.
"""

from __future__ import annotations

from collections.abc import Iterable

from mlotek.core.event import Event
from mlotek.core.heuristics import Tendency
from mlotek.games.nie_blefuj.events import CardsAdded, CardsOffered, CardsOpened, CardsTaken, RoundStarted

AS_SHREWD = -1
"""Stands for no habit of one's own."""
OPENING: dict[int, float] = {AS_SHREWD: 0.55, 3: 0.10, 20: 0.08, 40: 0.08, 60: 0.06, 80: 0.05, 97: 0.08}
BAITING: dict[int, float] = {AS_SHREWD: 0.55, 98: 0.15, 70: 0.10, 40: 0.10, 5: 0.10}
"""Tendencies in percent, and how likely each is before anything was seen."""
SHREWD_OPENS = (75, 45, 30)
"""How often the shrewd open, in percent: one suitcase, two, more."""
SHREWD_BAITS = 85
TREASURE = 5
"""From here on a handful is no bait."""
ENOUGH = 2
"""Once so much lies open anybody takes: nothing is learned from it."""


def learn(players: int, seat: int, events: Iterable[Event]) -> list[dict[str, Tendency]]:
    """By seat: how likely it is that its player opens, and lays bait, so often."""
    seen = _Observer(players, seat)
    for event in events:
        seen.see(event)
    return [{"boldness": _shares(seen.opens[who]), "honesty": _shares(seen.baits[who])} for who in range(players)]


class _Observer:
    """Weighs tendencies by what happens."""

    def __init__(self, players: int, seat: int) -> None:
        self._seat = seat
        self.opens = [dict(OPENING) for _ in range(players)]
        self.baits = [dict(BAITING) for _ in range(players)]
        self._offerer = -1
        self._number = 0
        self._lying = 0
        self._first = True

    def see(self, event: Event) -> None:
        match event:
            case RoundStarted():
                self._lying, self._first = 0, True
            case CardsOffered(seat, _, number, _, _):
                self._offerer, self._number = seat, number
            case CardsAdded(_, _, number, _):
                self._number, self._first = number, False
            case CardsOpened(seat, cards, total):
                self._decided(seat, opened=True)
                self._shown(sum(cards))
                self._lying = total
            case CardsTaken(seat, _, _, unopened, cards) if unopened:
                self._decided(seat, opened=False)
                if seat == self._seat and cards is not None:
                    self._shown(sum(cards) - self._lying)

    def _decided(self, seat: int, opened: bool) -> None:
        if self._lying < ENOUGH:
            usual = SHREWD_OPENS[min(self._number, len(SHREWD_OPENS)) - 1]
            _weigh(self.opens[seat], usual, opened)

    def _shown(self, total: int) -> None:
        """An offer's worth has come to light."""
        if self._first:
            _weigh(self.baits[self._offerer], SHREWD_BAITS, total < TREASURE)


def _weigh(tendency: dict[int, float], usual: int, did: bool) -> None:
    for percent in tendency:
        often = usual if percent == AS_SHREWD else percent
        tendency[percent] *= (often if did else 100 - often) / 100


def _shares(tendency: dict[int, float]) -> Tendency:
    total = sum(tendency.values())
    return {percent: weight / total for percent, weight in tendency.items()}
