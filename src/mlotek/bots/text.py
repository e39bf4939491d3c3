"""Any function from text to text as a bot: a language model, a script, a person behind a form."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Hashable
from typing import Any

from mlotek.bots.bot import Bot, Decision, Why
from mlotek.bots.guard import Incident
from mlotek.core.action import Action
from mlotek.core.dialect import Luck, Move
from mlotek.core.errors import Refused
from mlotek.core.game import Game
from mlotek.core.view import View
from mlotek.games import table_of, worlds_of
from mlotek.prompts import MOST_LISTED, asked
from mlotek.speech import Speaker

Ask = Callable[[str], str]
BRACKETED = re.compile(r"\[([^\[\]]+)\]")
BID_UP_TO = re.compile(r"^bid-up-to (\d{1,6})$")


def text(ask: Ask, retries: int = 1, language: str = "en") -> Callable[[Game, int, Luck], TextBot]:
    """A factory of bots that ask a function: it gets what is new and the table, and answers with an action.

    >>> import mlotek
    >>> match = mlotek.Match(mlotek.game("milionerzy", players=3), seed=7)
    >>> bot = text(ask=lambda prompt: "I would rather [pass]")(match.game, 0, random.Random(1))
    >>> bot.watch(match.events(0))
    >>> str(bot.decide(match.view(0)).action)
    'pass'
    """
    return lambda game, seat, luck: TextBot(game, seat, luck, ask, retries, language)


class TextBot(Bot):
    """Asks in words. An answer that cannot be done is told why and asked again; then the default is done.

    ``bid-up-to 20`` answers a whole auction: the cheapest bids are made up to it, then it passes.
    """

    def __init__(self, game: Game, seat: int, luck: Luck, ask: Ask, retries: int, language: str) -> None:
        super().__init__(game, seat)
        self._ask, self._retries = ask, retries
        self._speaker = Speaker(language, game.name, [f"P{other}" for other in range(game.players)], me=seat)
        self._imagining = random.Random(luck.random())
        self._told = 0
        self._plan: tuple[Hashable, int] | None = None
        self.questions = 0
        self.incidents: list[Incident] = []
        """Answers that could not be done."""

    def decide(self, view: View) -> Decision:
        world = worlds_of(self.game.kind).sample_world(self.game, view, self.events, self._imagining)
        return Decision(self._planned(view, world) or self._answered(view, world), Why("bots-why-chance"))

    def _answered(self, view: View, world: Any) -> Action:
        question = self._question(view, world)
        for _ in range(1 + self._retries):
            self.questions += 1
            answer = self._ask(question)
            try:
                return self._read(answer, view, world)
            except Refused as refused:
                self.incidents.append(Incident(self.seat, "invalid", answer[:200]))
                reason = self._speaker.say("prompt-refused", reason=self._speaker.refusal(refused))
                question = f"{question}\n\n> {answer[:200]}\n{reason}"
        move = Move()
        self.game.kind.rules.default(world, self.seat, move)
        return self.game.kind.actions.action(move.kind, move.x, move.y)

    def _question(self, view: View, world: Any) -> str:
        """What is new since the last question, the table, and what may be done; never the whole log."""
        news = [self._speaker.event(event) for event in self.events[self._told :]]
        self._told = len(self.events)
        texts = self.game.kind.actions.texts(world, self.seat, MOST_LISTED + 1)
        lines = [*news, "", asked(self.game, view, texts, self._speaker)]
        if self._may_plan(view, world):
            lines.append(self._speaker.say("prompt-bid-up-to"))
        return "\n".join([*lines, self._speaker.say("prompt-answer")])

    def _read(self, answer: str, view: View, world: Any) -> Action:
        found = BRACKETED.findall(answer)
        words = " ".join((found[-1] if found else answer).split())
        limit = BID_UP_TO.match(words)
        if limit and self._may_plan(view, world):
            self._plan = table_of(self.game.kind).words.auction(view), int(limit[1])
            planned = self._planned(view, world)
            if planned is not None:
                return planned
        action = self.game.action(words)
        reason = self.game.kind.rules.refusal(world, self.seat, *action.code())
        if reason:
            code = self.game.kind.rules.Reason(reason)
            clause, message = self.game.kind.actions.REFUSALS[code]
            raise Refused(code.name.lower().replace("_", "-"), message, clause=clause)
        return action

    def _may_plan(self, view: View, world: Any) -> bool:
        """Whether an auction is going on in which the seat may bid more than once."""
        return table_of(self.game.kind).words.auction(view) is not None and self._cheapest(world) is not None

    def _cheapest(self, world: Any) -> tuple[Action, int] | None:
        """The bid that costs least, and what it comes to in all; None where nobody bids."""
        total = self.game.kind.bid_total
        if total is None:
            return None
        bids = ((act, total(world, act, self.seat)) for act in self.game.kind.actions.options(world, self.seat))
        return next(((act, amount) for act, amount in bids if amount is not None), None)

    def _planned(self, view: View, world: Any) -> Action | None:
        """What the plan for this auction says; None where there is none."""
        auction = table_of(self.game.kind).words.auction(view)
        if self._plan is None or auction is None or self._plan[0] != auction:
            self._plan = None
            return None
        cheapest = self._cheapest(world)
        return cheapest[0] if cheapest and cheapest[1] <= self._plan[1] else self.game.action("pass")
