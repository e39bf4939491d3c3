"""Which bots there are: the six rungs of every game, and a ladder of even steps for people.

Neighbouring steps are about 200 rating points apart in every game, so that there are more of them where skill matters
more. A step is a rung, or a mixture of two: somebody who now and then decides as the better one would. Which, says the
game (`STEPS` in its `heuristics`), by measurement: docs/bots.md.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from mlotek.core.game import Game, Kind
from mlotek.games import heuristics_of, kind_of

LEVELS = ("random", "novice", "regular", "shrewd", "searcher", "master")
"""The rungs of every game, from weak to strong."""
DEEP = "deep"
"""The master who thinks on: above the rungs, for whoever has the time."""
ADVISER = "adviser"
"""Who gives hints: as strong as the last step."""
STEP = "step-"
PLAIN = ("random", "novice", "regular", "shrewd")
"""The steps of a game in which nobody has measured any."""
WEIGHTS = Path(__file__).parent / "weights"
"""The folder with what the masters have learned: a file a game."""
LEARNED_EDITION = "standard"


def levels(game_name: str) -> tuple[str, ...]:
    """The rungs of a game, from weak to strong; raises BadGame for an unknown game."""
    kind_of(game_name)
    return LEVELS


def steps(game_name: str) -> tuple[str, ...]:
    """The steps of a game, from a child's first opponent up; raises BadGame for an unknown game.

    >>> steps("nie-blefuj")
    ('step-1', 'step-2', 'step-3')
    """
    return steps_of(kind_of(game_name))


def steps_of(kind: Kind) -> tuple[str, ...]:
    """The steps of a game that need not be one of the house's."""
    return tuple(f"{STEP}{number}" for number in range(1, len(_rungs(kind)) + 1))


def middle_step(game_name: str) -> str:
    """Neither weak nor strong: who plays for somebody whose play nobody knows."""
    known = steps(game_name)
    return known[len(known) // 2]


def strength(game: Game, level: str) -> float:
    """How far up its ladder a level stands: 0 for the weakest, 1 for the strongest, and for those who are on none.

    >>> from mlotek import game
    >>> [strength(game("targ", 4), level) for level in ("step-1", "step-3", "master", "deep")]
    [0.0, 0.25, 1.0, 1.0]
    """
    for ladder in (steps_of(game.kind), LEVELS):
        if level in ladder:
            return ladder.index(level) / (len(ladder) - 1)
    return 1.0


def nearest_step(game_name: str, level: str) -> str:
    """A step as the ladder has it now: above its end, the last one. Any other level is itself.

    >>> nearest_step("nie-blefuj", "step-7"), nearest_step("nie-blefuj", "novice")
    ('step-3', 'novice')
    """
    known = steps(game_name)
    return known[-1] if level.startswith(STEP) and level not in known else level


def rung_of(game: Game, level: str) -> str:
    """The rung, or the mixture of two, that a step stands for; any other level stands for itself.

    In editions that nobody has learned, and where there is no NumPy for a net, the ladder ends with the shrewd.
    """
    known = steps_of(game.kind)
    if level not in known:
        return level
    rung = _rungs(game.kind)[known.index(level)]
    return rung if "master" not in rung or (learned(game) and _runs_nets()) else "shrewd"


def learned(game: Game) -> str | None:
    """The weights of a game's master; None where nobody has learned it, or not this edition: then the searcher sits
    down in its place."""
    path = WEIGHTS / f"{game.name}.npz"
    return str(path) if game.edition == LEARNED_EDITION and path.exists() else None


@cache
def _runs_nets() -> bool:
    return find_spec("numpy") is not None


def _rungs(kind: Kind) -> tuple[str, ...]:
    return heuristics_of(kind).STEPS or PLAIN
