"""Editions of Modern Art: the printed one's fingerprint, and one of the tests' own."""

from mlotek.games.modern_art.edition import ModernArtEdition

FINGERPRINT = "6e98fdfbb3175578"
"""Records of a release replay as long as this stays as it is."""
OWN = ModernArtEdition(name="poor", start_money=40, last_painting=4)
