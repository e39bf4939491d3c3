"""Where randomness enters: the stack is shuffled, and a random legal move is drawn. In the rules dialect."""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, below, count_bits, nth_bit, put
from mlotek.games.milionerzy.edition import MONEY, TILES
from mlotek.games.milionerzy.rules import FULL_HAND, STACK_SIZE, Phase, State, Verb, worth

HIGHEST_CARD = 25
# WORTH_AT_MOST[v] is the set of money cards worth v or less.
WORTH_AT_MOST = tuple(sum(1 << i for i, m in enumerate(MONEY) if m <= v) for v in range(HIGHEST_CARD + 1))


def draw(s: State, luck: Luck) -> int:
    """Shuffle the sixteen tiles into the stack, or draw the seat that begins."""
    if s.phase == Phase.START:
        return below(luck, s.players)
    for place in range(STACK_SIZE):
        other = below(luck, place + 1)
        s.stack[place] = s.stack[other]
        s.stack[other] = TILES[place]
    return 0


def choose(s: State, seat: int, luck: Luck, move: Move) -> None:
    """A random legal move: a coin decides between passing and bidding, then all bids are equally likely."""
    if s.phase == Phase.THEFT:
        luxuries = s.luxuries[seat]
        put(move, seat, Verb.DISCARD, nth_bit(luxuries, below(luck, count_bits(luxuries))), 0)
        return
    cards = random_bid(s, seat, luck)
    put(move, seat, Verb.BID if cards else Verb.PASS, cards, 0)


def random_bid(s: State, seat: int, luck: Luck) -> int:
    """Cards that beat the highest bid, all such sets equally likely; or none."""
    hand = s.hand[seat]
    spare = worth(hand | s.laid[seat]) - s.highest - 1  # the most that may stay in hand
    if spare < 0 or below(luck, 2) == 0:
        return 0
    keepable = hand & WORTH_AT_MOST[min(spare, HIGHEST_CARD)]
    while True:
        kept = keepable & below(luck, FULL_HAND + 1)
        if worth(kept) <= spare:
            return hand ^ kept
