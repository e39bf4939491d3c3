"""The components of Targ: facts that a different edition could change."""

from __future__ import annotations

PLAYERS = range(3, 7)
MOST_PLAYERS = 6

# TG-DECK-1: the nine goods and how many cards there are of each, which is also printed on the cards.
GOODS = ("bricks", "grain", "cloth", "sheep", "fish", "gold", "coffee", "wood", "pigs")
PRINTED = (5, 5, 5, 7, 7, 7, 7, 9, 9)

OFFERS_EACH = 2  # TG-OFFER-1: standing offers a seat may have
STOP_POINTS = 5  # TG-STOP-2: won by a right STOP, lost by a wrong one
POINTS_FOR_ALL = 2  # TG-SCORE-2, a card
POINTS_FOR_MOST = 1  # TG-SCORE-3, a card
POINTS_FOR_CENTRE = -1  # TG-SCORE-1, a card
