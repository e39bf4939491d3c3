"""How to learn: one recipe a game. What each of them brought, and what failed, is told in docs/bots.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Recipe:
    """How to learn a game."""

    players: Mapping[int, float] = field(default_factory=lambda: {4: 1.0})
    """Which part of the tables has so many seats."""
    company: Mapping[str, float] = field(
        default_factory=lambda: {"learner": 0.30, "shrewd": 0.40, "regular": 0.18, "novice": 0.12}
    )
    """Who sits down at a mixed table, and how often."""
    alike: float = 0.0
    """The part of the tables at which it sits down alone, among others of the company who are all of one kind."""
    alone: float = 0.30
    """The part of the tables at which the learner meets only itself."""
    league: float = 0.25
    """The part of the tables at which it meets its past, or the rivals it is given."""
    advisor: str | None = None
    """Whose move the net is told, and trusts at first."""
    trust: float = 0.8
    """How likely the advised action is at the beginning."""
    reach: int = 8
    """How many allowed actions before and after the advised one have logits of their own."""
    nearby: float = 0.1
    """How likely all of those are at the beginning; the rest is for what is advised elsewhere."""
    width: int = 512
    blocks: int = 3
    steps: int = 32
    epochs: int = 1
    """How often each rollout is learned from."""
    obvious: float = 1.0
    """The part of the decisions that hardly were a choice to learn from: they teach what to expect, not what to do."""
    batch: int = 16_384
    rate: float = 6e-4
    last_rate: float = 5e-5
    clip: float = 0.2
    decay: float = 0.95
    entropy: float = 0.02
    last_entropy: float = 0.004
    pull: float = 0.02
    """How strongly the magnet holds: an earlier self from which the policy strays only for a gain."""
    magnets: int = 20
    """How often the magnet, and the past that sits at league tables, is renewed."""
    mixes: bool = False
    """Whether the finished player draws its actions, rather than playing what it likes best."""
    exams: tuple[str, ...] = ("shrewd",)
    """At whose tables it is examined on the way."""


AMONG_THE_SHREWD = {"learner": 0.25, "shrewd": 0.60, "regular": 0.10, "novice": 0.05}
ADVISED = Recipe(
    company=AMONG_THE_SHREWD,
    alone=0.15,
    league=0.15,
    advisor="shrewd",
    epochs=2,
    rate=5e-4,
    entropy=0.004,
    last_entropy=0.001,
)

RECIPES = {
    "milionerzy": Recipe(players={4: 0.5, 3: 0.25, 5: 0.25}, blocks=4),
    "modern-art": replace(ADVISED, players={4: 0.6, 3: 0.2, 5: 0.2}, blocks=4),
    "nie-blefuj": replace(
        ADVISED,
        players={4: 0.4, 2: 0.15, 3: 0.15, 5: 0.15, 6: 0.15},
        blocks=4,
        entropy=0.01,
        last_entropy=0.004,
        mixes=True,
    ),
    "targ": replace(ADVISED, players={4: 0.5, 3: 0.2, 5: 0.15, 6: 0.15}, width=320),
}
"""By game; what each brought, and what failed, stands in docs/bots.md."""

NEARLY_ALL_SHREWD = {"learner": 0.10, "shrewd": 0.80, "regular": 0.06, "novice": 0.04}
FURTHER: dict[str, dict[str, object]] = {
    "milionerzy": {
        "players": {4: 0.5, 3: 0.22, 5: 0.28},
        "company": {
            "learner": 0.10,
            "shrewd": 0.48,
            "thrifty": 0.22,
            "regular": 0.05,
            "novice": 0.04,
            "frugal": 0.01,
            "half-price": 0.015,
            "double-price": 0.01,
            "by-the-face": 0.01,
            "miser": 0.01,
            "latecomer": 0.015,
            "bidder": 0.02,
            "shrewd-0.1": 0.02,
        },
        "alike": 0.6,
        "alone": 0.35,
        "league": 0.3,
        "obvious": 0.3,
        "rate": 4e-4,
        "last_rate": 1e-5,
        "last_entropy": 0.001,
        "entropy": 0.004,
        "pull": 0.01,
        "exams": ("shrewd", "thrifty"),
    },
    "modern-art": {
        "players": {4: 0.7, 3: 0.15, 5: 0.15},
        "company": {
            "learner": 0.06,
            "shrewd": 0.75,
            "shrewd-0.1": 0.08,
            "regular": 0.05,
            "novice": 0.03,
            "never-buys-own": 0.01,
            "half-value": 0.01,
            "inch-by-inch": 0.01,
        },
        "alike": 0.5,
        "alone": 0.12,
        "league": 0.12,
        "rate": 1e-4,
        "last_rate": 3e-6,
        "entropy": 0.0012,
        "last_entropy": 0.0005,
    },
    "nie-blefuj": {
        "players": {4: 0.6, 2: 0.1, 3: 0.1, 5: 0.1, 6: 0.1},
        "company": {
            "learner": 0.08,
            "shrewd": 0.62,
            "tutor": 0.09,
            "shrewd-0.1": 0.08,
            "regular": 0.05,
            "novice": 0.03,
            "always-take": 0.01,
            "always-trap": 0.01,
            "coin": 0.01,
            "lone-five": 0.01,
            "lone-bait": 0.01,
        },
        "alike": 0.5,
        "alone": 0.2,
        "league": 0.2,
        "rate": 3e-4,
        "last_rate": 8e-6,
        "entropy": 0.003,
        "last_entropy": 0.001,
    },
    "targ": {
        "players": {4: 0.64, 3: 0.12, 5: 0.12, 6: 0.12},
        "company": NEARLY_ALL_SHREWD,
        "alone": 0.06,
        "league": 0.06,
        "entropy": 0.0015,
        "last_entropy": 0.0007,
    },
}
"""What is otherwise for a net that has learned already."""


def recipe_of(game: str, **changes: object) -> Recipe:
    """The recipe of a game, with changes; a game without one of its own gets the usual one."""
    return replace(RECIPES.get(game, Recipe()), **changes)  # type: ignore[arg-type]


def further_recipe_of(game: str) -> Recipe:
    """The recipe for a net that begins with given weights: nearly everybody it meets is shrewd, or, where opponents of
    the arena sit at its tables, most are. A game whose nets have not gone on yet has one recipe."""
    if game not in FURTHER:
        return recipe_of(game)
    return recipe_of(game, **FURTHER[game])
