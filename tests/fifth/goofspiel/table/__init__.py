"""The table of Goofspiel: its words, manners, lessons, and what else is told of it."""

from mlotek.tables import GameTable
from tests.fifth.goofspiel.table import words
from tests.fifth.goofspiel.table.grammar import GRAMMAR
from tests.fifth.goofspiel.table.lessons import LESSONS
from tests.fifth.goofspiel.table.manners import Goofspiel
from tests.fifth.goofspiel.table.reckoning import reckoning

TABLE = GameTable(
    clauses={"bids": ("GS-PRIZE", "GS-BID", "GS-WIN", "GS-TIE"), "over": ("GS-END", "GS-SCORE")},
    words=words,
    manners=Goofspiel(),
    grammar=GRAMMAR,
    lessons=LESSONS,
    reckoning=reckoning,
)
