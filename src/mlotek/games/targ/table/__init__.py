"""The table of Targ: its words, manners, lessons, and what else is told of it."""

from mlotek.games.targ.table import words
from mlotek.games.targ.table.grammar import GRAMMAR
from mlotek.games.targ.table.lessons import LESSONS
from mlotek.games.targ.table.manners import Targ
from mlotek.games.targ.table.reckoning import reckoning
from mlotek.tables import GameTable

CLAUSES = {
    "market": ("TG-OFFER", "TG-ACCEPT", "TG-WITHDRAW", "TG-CENTRE", "TG-DONE", "TG-STOP"),
    "over": ("TG-SCORE", "TG-WIN"),
}

TABLE = GameTable(
    clauses=CLAUSES,
    words=words,
    manners=Targ(),
    grammar=GRAMMAR,
    lessons=LESSONS,
    reckoning=reckoning,
)
