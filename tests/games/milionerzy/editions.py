"""Editions of Milionerzy i Bankruci: the printed one's fingerprint, and one of the tests' own."""

from mlotek.games.milionerzy.edition import MilionerzyEdition

FINGERPRINT = "a7b92e6d576ad012"
"""Records of a release replay as long as this stays as it is."""
OWN = MilionerzyEdition(name="quick", last_red=2, casino_loss=1)
