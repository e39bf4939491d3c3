"""The components of Modern Art: facts that a different edition could change. Money is in thousands of euro."""

from __future__ import annotations

PLAYERS = range(3, 6)
MOST_PLAYERS = 5

# In board order, left to right: a tie goes to the artist further left (MA-RANK-1).
ARTISTS = ("nex", "bahut", "darmoir", "sadland", "koriko")
KINDS = ("open", "once", "sealed", "fixed", "double")
OPEN, ONCE, SEALED, FIXED, DOUBLE = range(5)

# MA-DECK-2: how many paintings of each artist, by the kind of auction.
COUNTS = (
    (3, 3, 2, 2, 2),
    (3, 2, 3, 3, 2),
    (3, 3, 3, 3, 2),
    (3, 3, 3, 3, 3),
    (4, 3, 3, 3, 3),
)

# A card is a number: its artist times five, plus its kind.
CARD_NAMES = tuple(f"{artist}-{kind}" for artist in ARTISTS for kind in KINDS)
DECK = tuple(card for card in range(len(CARD_NAMES)) for _ in range(COUNTS[card // 5][card % 5]))

START_MONEY = 100

# MA-DEAL-1: cards dealt to each hand at the start of each round, for three, four and five hands.
ROUNDS = 4
FEWEST_HANDS = 3
DEALS = ((10, 6, 6, 0), (9, 4, 4, 0), (8, 3, 3, 0))

# MA-FIFTH-1 and MA-VALUE-1.
LAST_PAINTING = 5
MARKERS = (30, 20, 10)
