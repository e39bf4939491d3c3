"""Players for empty seats. They see what their seat may see, and can say why they act.

>>> import mlotek
>>> from mlotek import bots
>>> match = mlotek.Match(mlotek.game("milionerzy", players=3), seed=7)
>>> bot = bots.make("regular", match.game, seat=0, seed=1)
>>> bot.watch(match.events(0))
>>> str(bot.decide(match.view(0)).action)
'bid 1'
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from mlotek.bots.adviser import Adviser
from mlotek.bots.bot import BadBot, Bot, Decision, Why, inclined, neutral, spoken
from mlotek.bots.guard import Chair, Incident
from mlotek.bots.ladder import (
    ADVISER,
    DEEP,
    LEVELS,
    WEIGHTS,
    learned,
    levels,
    middle_step,
    nearest_step,
    rung_of,
    steps,
    steps_of,
    strength,
)
from mlotek.bots.mixed import MixedBot
from mlotek.bots.persona import Persona, names, persona, personas
from mlotek.bots.policy import PolicyBot
from mlotek.bots.text import TextBot, text
from mlotek.core.dialect import Luck, Traits
from mlotek.core.game import Game
from mlotek.core.heuristics import mixture_of
from mlotek.games import opponents_of

if TYPE_CHECKING:
    from mlotek.bots.searcher import Searcher

__all__ = [
    "ADVISER",
    "DEEP",
    "LEVELS",
    "WEIGHTS",
    "BadBot",
    "Bot",
    "Chair",
    "Decision",
    "Incident",
    "Persona",
    "TextBot",
    "Why",
    "inclined",
    "learned",
    "levels",
    "make",
    "middle_step",
    "names",
    "nearest_step",
    "neutral",
    "persona",
    "personas",
    "rung_of",
    "spoken",
    "steps",
    "strength",
    "text",
]


def make(
    level: str,
    game: Game,
    seat: int,
    *,
    seed: int | None = None,
    luck: Luck | None = None,
    traits: Traits | None = None,
    budget: float = 0.2,
    playouts: int | None = None,
) -> Bot:
    """A bot for a seat. Its chance comes from `seed`, or from `luck` itself.

    Beside the levels there are a game's steps, mixtures (``novice~regular~400`` decides as a regular one 400 times in
    a thousand), the `adviser` who gives hints, and its opponents, simple strategies for the arena.
    The searcher and `deep`, the master who thinks on, think for `budget` seconds a decision, or for so many `playouts`,
    which makes them repeatable.
    """
    luck, level = luck or random.Random(seed), rung_of(game, level)
    if mixture := mixture_of(level):
        lower, upper = (
            make(rung, game, seat, luck=luck, traits=traits, budget=budget, playouts=playouts)
            for rung in (mixture.lower, mixture.upper)
        )
        return MixedBot(lower, upper, mixture.permille, luck)
    if level == ADVISER:
        best = steps_of(game.kind)[-1]
        return Adviser(*(make(who, game, seat, luck=luck, traits=traits) for who in (best, "shrewd")))
    if level not in (*LEVELS, DEEP) and level not in opponents_of(game.kind):
        known = (*LEVELS, DEEP, *steps_of(game.kind))
        raise BadBot("unknown-bot", f"there is no bot {level!r}; there are: {', '.join(known)}")
    if level == "master" and (weights := learned(game)):
        return _master(weights, game, seat, luck, traits)
    if level == DEEP and (weights := learned(game)):
        return _deep(weights, game, seat, luck, traits, budget, playouts)
    if level in ("searcher", "master", DEEP):
        return _searcher()(game, seat, luck, traits, budget=budget, playouts=playouts)
    return PolicyBot(level, game, seat, luck, traits)


def _master(weights: str, game: Game, seat: int, luck: Luck, traits: Traits | None) -> Bot:
    try:
        from mlotek.bots.net import NetBot, load
        from mlotek.bots.reliability import reliability_of
    except ImportError as missing:
        raise BadBot("needs-fast", "the master needs NumPy: pip install 'mlotek[fast]'") from missing
    return NetBot(load(weights, game), game, seat, luck, traits, reliability_of(weights, game.players))


def _deep(
    weights: str, game: Game, seat: int, luck: Luck, traits: Traits | None, budget: float, playouts: int | None
) -> Bot:
    _searcher()  # says what is missing
    from mlotek.bots.deep import Deep
    from mlotek.bots.net import load
    from mlotek.bots.reliability import reliability_of

    trust = reliability_of(weights, game.players)
    return Deep(load(weights, game), game, seat, luck, traits, trust, budget=budget, playouts=playouts)


def _searcher() -> type[Searcher]:
    """The searcher's class: it needs NumPy and Numba, which the others do without."""
    try:
        from mlotek.bots.searcher import Searcher
    except ImportError as missing:
        message = "the searcher needs NumPy and Numba: pip install 'mlotek[fast]'"
        raise BadBot("needs-fast", message) from missing
    return Searcher
