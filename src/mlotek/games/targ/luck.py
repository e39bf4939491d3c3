"""Where randomness enters: the deck is shuffled, and a random legal move is drawn. In the rules dialect.

Random traders accept what they can half of the time, otherwise shout a simple offer; with two offers standing
they mostly wait. The longer a round lasts the sooner they are done, so that rounds take some dozens of actions.
"""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, below, put
from mlotek.games.targ.edition import OFFERS_EACH, PRINTED
from mlotek.games.targ.rules import (
    BITS,
    DECK_SIZE,
    KINDS_OF_GOODS,
    NOWHERE,
    ONE,
    Phase,
    State,
    Verb,
    count_of,
    refusal_of_accept,
)

SORTED_DECK = tuple(good for good, printed in enumerate(PRINTED) for _ in range(printed))
PATIENCE = 128  # nobody opens a new deal after so many actions in a round

# Moods: of 64, so many lead to each thing. The rest shout offers.
MOODS = 64
ACCEPTS = 32
SWAPS = ACCEPTS + 4
WITHDRAWS = SWAPS + 1
STOPS = 8  # of the last mood, one in so many


def draw(s: State, luck: Luck) -> int:
    """Shuffle all cards into the deck, or draw the first dealer."""
    if s.phase == Phase.START:
        return below(luck, s.players)
    for place in range(DECK_SIZE):
        other = below(luck, place + 1)
        s.deck[place] = s.deck[other]
        s.deck[other] = SORTED_DECK[place]
    return 0


def choose(s: State, seat: int, luck: Luck, move: Move) -> None:
    """A random legal move of a trader in a random mood."""
    mood = below(luck, MOODS)
    slot = NOWHERE
    if mood < ACCEPTS or s.hand[seat] == 0:
        slot = acceptable(s, seat, luck)
    if slot != NOWHERE:
        put(move, seat, Verb.ACCEPT, s.number[slot], 0)
    elif not s.done >> seat & 1 and is_content(s, seat, luck):
        put(move, seat, Verb.DONE, 0, 0)
    elif mood == MOODS - 1 and below(luck, STOPS) == 0 and not s.missed[s.round] >> seat & 1:
        put(move, seat, Verb.STOP, 0, 0)
    else:
        bustle(s, seat, mood, luck, move)


def bustle(s: State, seat: int, mood: int, luck: Luck, move: Move) -> None:
    """Do something in the market: swap, withdraw, or else shout an offer."""
    slot = OFFERS_EACH * seat + below(luck, OFFERS_EACH)
    good = random_good(s.hand[seat], luck)
    if ACCEPTS <= mood < SWAPS and good != s.centre:
        put(move, seat, Verb.SWAP, good, 0)
    elif SWAPS <= mood < WITHDRAWS and s.number[slot]:
        put(move, seat, Verb.WITHDRAW, s.number[slot], 0)
    else:
        offer(s, seat, good, luck, move)


def is_content(s: State, seat: int, luck: Luck) -> bool:
    """Whether the seat would rather wait: it has no cards, its offers stand, or it is tired."""
    slot = OFFERS_EACH * seat
    if s.number[slot] and s.number[slot + 1] and below(luck, 8):
        return True
    return s.hand[seat] == 0 or below(luck, PATIENCE) < s.actions


def acceptable(s: State, seat: int, luck: Luck) -> int:
    """The slot of an offer the seat can accept, looking around from a random place; or NOWHERE."""
    slots = OFFERS_EACH * s.players
    slot = below(luck, slots)
    for _ in range(slots):
        if s.number[slot] and refusal_of_accept(s, seat, s.number[slot]) == 0:
            return slot
        slot += 1
        if slot == slots:
            slot = 0
    return NOWHERE


def random_good(hand: int, luck: Luck) -> int:
    """A good of which there is a card in a hand that is not empty."""
    while True:
        good = below(luck, KINDS_OF_GOODS)
        if hand >> BITS * good & 15:
            return good


def offer(s: State, seat: int, good: int, luck: Luck, move: Move) -> None:
    """A simple offer to everyone: one for one, two for one, one for two, or a gift of one."""
    shape = below(luck, 16)
    other = (good + 1 + below(luck, KINDS_OF_GOODS - 1)) % KINDS_OF_GOODS
    give = ONE[good]
    want = ONE[other]
    if shape == 0:
        want = 0
    elif shape < 4:
        want += want
    elif shape < 8 and count_of(s.hand[seat], good) > 1:
        give += give
    put(move, seat, Verb.OFFER, give, want)
