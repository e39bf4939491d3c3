"""The rules of Nie blefuj!, in the rules dialect: plain functions over a record of integers.

`cards` counts suitcases, `state` names the parts, `legality` says what may be done, `course` does it,
`memory` follows who knows what.
"""

from mlotek.games.nie_blefuj.rules import cards, course, legality, memory, state
from mlotek.games.nie_blefuj.rules.course import apply, chance, score, setup, standing, winners
from mlotek.games.nie_blefuj.rules.legality import default, refusal
from mlotek.games.nie_blefuj.rules.state import (
    Chance,
    Ending,
    Note,
    Phase,
    Reason,
    State,
    Verb,
    asked,
    due,
    over,
    waiting,
)

__all__ = [
    "Chance",
    "Ending",
    "Note",
    "Phase",
    "Reason",
    "State",
    "Verb",
    "apply",
    "asked",
    "cards",
    "chance",
    "course",
    "default",
    "due",
    "legality",
    "memory",
    "over",
    "refusal",
    "score",
    "setup",
    "standing",
    "state",
    "waiting",
    "winners",
]
