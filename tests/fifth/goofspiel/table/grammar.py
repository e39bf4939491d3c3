"""How the action of Goofspiel is written."""

from mlotek.tables.grammar import Grammar, number_among, one
from tests.fifth.goofspiel.edition import HIGHEST

GRAMMAR = Grammar(verbs={"bid": one("card", number_among(range(1, HIGHEST + 1)))})
