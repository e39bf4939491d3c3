"""Editions of Targ: the printed one's fingerprint, and one of the tests' own."""

from mlotek.games.targ.edition import TargEdition

FINGERPRINT = "2f122ace33a7e475"
"""Records of a release replay as long as this stays as it is."""
OWN = TargEdition(name="even", printed=(7, 7, 7, 7, 7, 7, 7, 6, 6), stop_points=3)
