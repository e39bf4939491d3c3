"""What the tables of all games share: the shape of their words, manners, lessons and grammar. No game is named here."""

from mlotek.tables.table import GameTable, Reckoning, TableWords

__all__ = ["GameTable", "Reckoning", "TableWords"]
