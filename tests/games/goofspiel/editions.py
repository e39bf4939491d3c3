"""Editions of Goofspiel: the printed one's fingerprint, and one of the tests' own."""

from tests.fifth.goofspiel.edition import GoofspielEdition

FINGERPRINT = "525b2b796690d499"
"""Records of a release replay as long as this stays as it is."""
OWN = GoofspielEdition(name="tiny", highest=5)
