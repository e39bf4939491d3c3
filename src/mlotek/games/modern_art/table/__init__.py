"""The table of Modern Art: its words, manners, lessons, and what else is told of it."""

from mlotek.games.modern_art.table import words
from mlotek.games.modern_art.table.grammar import GRAMMAR
from mlotek.games.modern_art.table.lessons import LESSONS
from mlotek.games.modern_art.table.manners import ModernArt
from mlotek.games.modern_art.table.reckoning import reckoning
from mlotek.tables import GameTable

BIDDING = ("MA-BID", "MA-PAY", "MA-FREE")
CLAUSES = {
    "put": ("MA-TURN", "MA-FIFTH", "MA-EMPTY"),
    "add": ("MA-DOUBLE",),
    "open": ("MA-OPEN", *BIDDING),
    "once": ("MA-ONCE", *BIDDING),
    "sealed": ("MA-SEALED", *BIDDING),
    "price": ("MA-FIXED", "MA-PAY"),
    "fixed": ("MA-FIXED", "MA-PAY"),
    "flip": ("MA-MYST",),
    "over": ("MA-VALUE", "MA-SELL", "MA-WIN"),
}

TABLE = GameTable(
    clauses=CLAUSES,
    words=words,
    manners=ModernArt(),
    grammar=GRAMMAR,
    lessons=LESSONS,
    reckoning=reckoning,
)
