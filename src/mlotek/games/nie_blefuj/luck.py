"""Where randomness enters: the bank, the dice, a random legal move. In the rules dialect."""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, below, put
from mlotek.games.nie_blefuj.edition import BANK, BLACK_DIE, COLOUR_DIE, VALUES
from mlotek.games.nie_blefuj.rules.cards import CARDS, FIVE, ONE, TWO, count, fives, ones, twos, worth
from mlotek.games.nie_blefuj.rules.legality import refusal_of_payment
from mlotek.games.nie_blefuj.rules.state import BANK_SIZE, Phase, State, Verb

BANK_CARDS = tuple(VALUES.index(value) for value in BANK)

# A claim as the rules take it: in one offer of four, of up to eleven millions.
CLAIMS = 36 * (0,) + tuple(range(1, 13))


def draw(s: State, luck: Luck) -> int:
    """Shuffle the bank, or roll the die that is due."""
    if s.phase == Phase.COLOUR:
        return COLOUR_DIE[below(luck, len(COLOUR_DIE))]
    if s.phase == Phase.DIE:
        return BLACK_DIE[below(luck, len(BLACK_DIE))]
    if s.phase == Phase.START:
        return below(luck, s.players)
    for place in range(BANK_SIZE):
        other = below(luck, place + 1)
        s.bank[place] = s.bank[other]
        s.bank[other] = BANK_CARDS[place]
    return 0


def choose(s: State, seat: int, luck: Luck, move: Move) -> None:
    """A random legal move: some cards of the hand, any legal payment."""
    if s.phase == Phase.DECISION:
        put(move, seat, Verb.TAKE if below(luck, 2) else Verb.OPEN, 0, 0)
    elif s.phase == Phase.OFFER:
        put(move, seat, Verb.OFFER, random_cards(s.hand[seat], luck), CLAIMS[below(luck, len(CLAIMS))])
    elif s.phase == Phase.ADDITION:
        put(move, seat, Verb.ADD, random_cards(s.hand[seat], luck), CLAIMS[below(luck, len(CLAIMS))])
    elif s.phase == Phase.PAYMENT:
        put(move, seat, Verb.PAY, random_payment(s, seat, luck), 0)
    else:
        put(move, seat, Verb.TARGET, (seat + 1 + below(luck, s.players - 1)) % s.players, 0)


def random_cards(hand: int, luck: Luck) -> int:
    """At least one card, each drawn from the hand; a coin decides whether another follows."""
    coins = below(luck, 1 << 16)  # one draw for all of them
    cards = random_card(hand, luck)
    while coins & 1 and cards != hand:
        cards += random_card(hand - cards, luck)
        coins >>= 1
    return cards


def random_card(hand: int, luck: Luck) -> int:
    """Any card of a hand that is not empty."""
    place = below(luck, count(hand))
    for card in CARDS:
        place -= hand & 127
        if place < 0:
            return card
        hand >>= 8
    return 0


def random_payment(s: State, seat: int, luck: Luck) -> int:
    """Any legal payment: some fives and twos, and ones for what is missing."""
    hand = s.hand[seat]
    if worth(hand) < s.owed:
        return hand
    while True:
        with_fives, with_twos = below(luck, fives(hand) + 1), below(luck, twos(hand) + 1)
        with_ones = max(0, s.owed - 5 * with_fives - 2 * with_twos)
        if with_ones <= ones(hand):
            cards = FIVE * with_fives + TWO * with_twos + ONE * with_ones
            if refusal_of_payment(s, seat, cards) == 0:
                return cards
