"""Editions of Nie blefuj!: the printed one's fingerprint, and one of the tests' own."""

from mlotek.games.nie_blefuj.edition import NieBlefujEdition

FINGERPRINT = "3645acf6682990f8"
"""Records of a release replay as long as this stays as it is."""
OWN = NieBlefujEdition(name="short", target=18)
