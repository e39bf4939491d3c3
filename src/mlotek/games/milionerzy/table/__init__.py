"""The table of Milionerzy i Bankruci: its words, manners, lessons, and what else is told of it."""

from mlotek.games.milionerzy.table import words
from mlotek.games.milionerzy.table.grammar import GRAMMAR
from mlotek.games.milionerzy.table.lessons import LESSONS
from mlotek.games.milionerzy.table.manners import Milionerzy
from mlotek.games.milionerzy.table.reckoning import reckoning
from mlotek.tables import GameTable

CLAUSES = {
    "auction": ("MB-BID", "MB-WIN", "MB-FREE", "MB-BAD", "MB-END"),
    "theft": ("MB-THIEF",),
    "over": ("MB-POOR", "MB-SCORE", "MB-RANK"),
}

TABLE = GameTable(
    clauses=CLAUSES,
    words=words,
    manners=Milionerzy(),
    grammar=GRAMMAR,
    lessons=LESSONS,
    reckoning=reckoning,
)
