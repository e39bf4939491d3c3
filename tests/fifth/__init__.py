"""A fifth game, added from outside the house: nothing that games share was touched for it."""
