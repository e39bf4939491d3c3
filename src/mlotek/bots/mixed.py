"""Somebody between two bots: now and then decides as the better one would."""

from __future__ import annotations

from mlotek.bots.bot import Bot, Decision
from mlotek.core.dialect import Luck, below
from mlotek.core.view import View


class MixedBot(Bot):
    """Decides as the upper one of two bots so many times in a thousand, else as the lower one."""

    def __init__(self, lower: Bot, upper: Bot, permille: int, luck: Luck) -> None:
        super().__init__(lower.game, lower.seat, lower.traits)
        self._lower = lower
        self._upper = upper
        self._permille = permille
        self._luck = luck

    def decide(self, view: View) -> Decision:
        bot = self._upper if below(self._luck, 1000) < self._permille else self._lower
        bot.events, bot.known = self.events, self.known
        return bot.decide(view)
