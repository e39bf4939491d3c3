"""Who gives hints: does what the strongest quick bot would do, in words that teach where there are such."""

from __future__ import annotations

from mlotek.bots.bot import Bot, Decision
from mlotek.core.view import View


class Adviser(Bot):
    """Advises what a strong bot would do. Where a plain one agrees, its reason is given: it speaks of the game."""

    def __init__(self, strong: Bot, plain: Bot) -> None:
        super().__init__(strong.game, strong.seat)
        self._strong = strong
        self._plain = plain

    def decide(self, view: View) -> Decision:
        advice, words = (self._asked(bot, view) for bot in (self._strong, self._plain))
        return words if words.action == advice.action else advice

    def _asked(self, bot: Bot, view: View) -> Decision:
        bot.events, bot.known = self.events, self.known
        return bot.decide(view)
