"""The table of Nie blefuj!: its words, manners, lessons, and what else is told of it."""

from mlotek.games.nie_blefuj.table import words
from mlotek.games.nie_blefuj.table.grammar import GRAMMAR
from mlotek.games.nie_blefuj.table.lessons import LESSONS
from mlotek.games.nie_blefuj.table.manners import NieBlefuj
from mlotek.games.nie_blefuj.table.reckoning import reckoning
from mlotek.tables import GameTable

CLAUSES = {
    "target": ("NB-COLOUR", "NB-REV-2"),
    "offer": ("NB-OFFER", "NB-CLAIM", "NB-TAKE", "NB-OPEN"),
    "decision": ("NB-TAKE", "NB-OPEN", "NB-LOWER", "NB-EQUAL", "NB-HIGHER"),
    "addition": ("NB-HIGHER",),
    "payment": ("NB-PAY", "NB-LOWER"),
    "over": ("NB-WIN", "NB-BANK", "NB-LIMIT"),
}

TABLE = GameTable(
    clauses=CLAUSES,
    words=words,
    manners=NieBlefuj(),
    grammar=GRAMMAR,
    lessons=LESSONS,
    reckoning=reckoning,
)
