"""What a seat may do: the one source of legality, and what it does when its time runs out."""

from __future__ import annotations

from mlotek.core.dialect import Move, put
from mlotek.games.nie_blefuj.edition import HIGHEST_CLAIM
from mlotek.games.nie_blefuj.rules.cards import (
    FIVE,
    ONE,
    TWO,
    bluffs,
    cheapest_card,
    fives,
    holds,
    ones,
    twos,
    worth,
)
from mlotek.games.nie_blefuj.rules.state import Phase, Reason, State, Verb


def refusal(s: State, seat: int, kind: int, x: int, y: int) -> int:
    """0 if the seat may do this now, else the reason why not."""
    if seat != s.turn:
        return Reason.NOT_YOUR_TURN
    if s.phase == Phase.DECISION and (kind == Verb.TAKE or kind == Verb.OPEN):
        return 0
    if s.phase == Phase.OFFER and kind == Verb.OFFER:
        return refusal_of_offer(s, seat, x, y)
    if s.phase == Phase.ADDITION and kind == Verb.ADD:
        return refusal_of_offer(s, seat, x, y)
    if s.phase == Phase.PAYMENT and kind == Verb.PAY:
        return refusal_of_payment(s, seat, x)
    if s.phase == Phase.TARGET and kind == Verb.TARGET:
        return refusal_of_target(s, seat, x)
    return Reason.NOT_NOW


def refusal_of_target(s: State, seat: int, other: int) -> int:
    if other < 0 or other >= s.players or other == seat:  # NB-COLOUR-1
        return Reason.NO_SUCH_PLAYER
    return 0


def refusal_of_offer(s: State, seat: int, cards: int, claim: int) -> int:
    if claim < 0 or claim > HIGHEST_CLAIM + 1:  # NB-CLAIM-1
        return Reason.CLAIM_TOO_HIGH
    return refusal_of_cards(s, seat, cards)


def refusal_of_cards(s: State, seat: int, cards: int) -> int:
    if cards == 0:  # NB-OFFER-1, NB-HIGHER-1
        return Reason.NO_CARDS
    if not holds(s.hand[seat], cards):
        return Reason.NOT_YOUR_CARD
    return 0


def refusal_of_payment(s: State, seat: int, cards: int) -> int:
    return refusal_to_settle(s.hand[seat], s.owed, cards)


def refusal_to_settle(hand: int, owed: int, cards: int) -> int:
    """0 if these cards of a hand settle a debt, else the reason why not."""
    if not holds(hand, cards):
        return Reason.NOT_YOUR_CARD
    if worth(hand) < owed:  # NB-PAY-3
        return 0 if cards == hand else Reason.NOT_EVERYTHING
    if bluffs(cards):
        return Reason.BLUFF_IN_PAYMENT
    excess = worth(cards) - owed
    if excess < 0:
        return Reason.PAYMENT_TOO_LOW
    if excess == 0:
        return 0
    if can_pay_exactly(hand, owed):  # NB-PAY-1
        return Reason.NOT_EXACT
    if excess >= lowest_value(cards):  # NB-PAY-2
        return Reason.CARD_WASTED
    return 0


def can_pay_exactly(hand: int, amount: int) -> bool:
    """With so many fives, as many twos as fit leave the least to the ones."""
    for with_fives in range(min(fives(hand), amount // 5) + 1):
        rest = amount - 5 * with_fives
        if rest - 2 * min(twos(hand), rest // 2) <= ones(hand):
            return True
    return False


def lowest_value(cards: int) -> int:
    """The value of the cheapest money card among these."""
    if ones(cards):
        return 1
    if twos(cards):
        return 2
    return 5


def cheapest_payment(hand: int, amount: int) -> int:
    """The cards that settle a debt with the fewest dollars, then the fewest cards."""
    return best_payment(hand, amount, 5 * 128 + 1, 2 * 128 + 1, 128 + 1)


def best_payment(hand: int, amount: int, price_of_five: int, price_of_two: int, price_of_one: int) -> int:
    """The cards that settle a debt at the lowest price, each value having its own; all of them if they are too few."""
    best = hand
    if worth(hand) < amount:
        return best
    lowest = 1 << 20
    for with_fives in range(fives(hand) + 1):
        for with_twos in range(twos(hand) + 1):
            with_ones = max(0, amount - 5 * with_fives - 2 * with_twos)
            price = price_of_five * with_fives + price_of_two * with_twos + price_of_one * with_ones
            if with_ones <= ones(hand) and price < lowest:
                best = FIVE * with_fives + TWO * with_twos + ONE * with_ones
                lowest = price
    return best


def default(s: State, seat: int, move: Move) -> None:
    """What the seat does when its time runs out."""
    if s.phase == Phase.TARGET:
        put(move, seat, Verb.TARGET, (seat + 1) % s.players, 0)
    elif s.phase == Phase.OFFER:
        put(move, seat, Verb.OFFER, cheapest_card(s.hand[seat]), 0)
    elif s.phase == Phase.ADDITION:
        put(move, seat, Verb.ADD, cheapest_card(s.hand[seat]), 0)
    elif s.phase == Phase.PAYMENT:
        put(move, seat, Verb.PAY, cheapest_payment(s.hand[seat], s.owed), 0)
    else:
        put(move, seat, Verb.TAKE, 0, 0)
