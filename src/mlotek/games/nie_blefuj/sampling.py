"""A guess at everything a seat has not seen, in the rules dialect: at a table as it is, compiled for a searcher.

All hands are followed through what the seat knows. What it has not seen is guessed, so that nobody lacks what it must
hold later. Where that goes wrong all the same the last guesses about those hands are taken back: one at first, then a
few, now and then many of them, until the story goes on; after many failures every other try guesses anything evenly.
With all guesses made, the game so far is played again.

`habits` has the traits by which each seat is thought to lay its cards (`heuristics.by_habit`).

`hands` has the bank behind the players' hands, so that nobody, who is -1, gives from the bank.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlotek.core.dialect import Luck, Traits, below
from mlotek.games.nie_blefuj.edition import TARGET
from mlotek.games.nie_blefuj.habits import AS_SHREWD
from mlotek.games.nie_blefuj.heuristics import cards_laid
from mlotek.games.nie_blefuj.heuristics.habitual import has_habit
from mlotek.games.nie_blefuj.heuristics.handfuls import cheapest_cards, trap_of
from mlotek.games.nie_blefuj.heuristics.knowledge import FULL_BANK
from mlotek.games.nie_blefuj.luck import random_card
from mlotek.games.nie_blefuj.rules.cards import (
    BLUFF,
    CARDS,
    FIVE,
    ONE,
    START_HAND,
    TWO,
    bluffs,
    count,
    fives,
    more_of,
    ones,
    twos,
    without,
    worth,
)
from mlotek.games.nie_blefuj.rules.course import apply, chance
from mlotek.games.nie_blefuj.rules.legality import refusal_to_settle
from mlotek.games.nie_blefuj.rules.state import NOBODY, State
from mlotek.games.nie_blefuj.story import (
    CARDS_SEEN,
    CHANCE,
    DEMANDED,
    DREW,
    FACT,
    FIRST_DEMAND,
    GIVER,
    KIND,
    LAST_DEMAND,
    NUMBER,
    OF_GIVER,
    OTHERS,
    OWED,
    SEAT,
    TAKER,
    UNSEEN,
    X,
    Y,
)

MOST_ATTEMPTS = 20_000
"""How often guesses are taken back before the seat gives up; a few are usual, a hundred rare, a thousand very rare."""
A_FEW = 12
AT_A_LOSS = 100
"""How often the same fact cannot be true until every other try guesses what is unlikely as often as what is likely."""
NOW_AND_THEN = 8
"""One time in so many there is no limit to how many guesses are taken back."""

CHEAPEST = 70
TRAPS = 15
"""How often, in percent, unseen cards are thought to be the cheapest ones, or a trap; else they may be anything."""

LIKELY = (6, 3, 2, 2)
"""How likely a card is to be among any cards, by its kind: bluffs first."""
HEAVIEST = 1 << 20

Rows = Sequence[Sequence[int]]


def sample(
    s: State,
    facts: Rows,
    demands: Rows,
    steps: Rows,
    hands: list[int],
    moved: list[int],
    marks: list[list[int]],
    habits: Sequence[Traits],
    luck: Luck,
) -> int:
    """Make a fresh state a world that the story may have led to; returns the attempts it took, or -1 after too many."""
    start(s, facts, hands)
    attempts = guess_on(s, facts, demands, hands, moved, marks, habits, luck, 0, 0)
    if attempts >= 0:
        lay_bank(s, facts, moved, luck)
        chance(s, 0)
        play_on(s, facts, steps, 0, len(steps), moved, habits, luck)
    return attempts


# ── Guessing ─────────────────────────────────────────────────────────────────────────────────────


def guess_on(
    s: State,
    facts: Rows,
    demands: Rows,
    hands: list[int],
    moved: list[int],
    marks: list[list[int]],
    habits: Sequence[Traits],
    luck: Luck,
    position: int,
    depth: int,
) -> int:
    """Fill in which cards moved with every fact from a position on, before which so many guesses were made.

    Returns the attempts it took, or -1 after too many. A row of `marks` keeps where a guess was made, and the hands
    before it.
    """
    attempts = furthest = stuck = 0
    while position < len(facts):
        fact = facts[position]
        evenly = stuck > AT_A_LOSS and stuck % 2 == 0
        cards = guessed(s, fact, demands, hands, habits, evenly, luck) if fact[UNSEEN] else seen(s, fact, hands)
        if cards >= 0:
            if fact[UNSEEN]:
                keep(marks[depth], position, hands)
                depth += 1
            move(fact, cards, hands)
            moved[position] = cards
            position += 1
        else:
            attempts += 1
            if attempts > MOST_ATTEMPTS or depth == 0:
                return -1
            if position > furthest:
                furthest = position
                stuck = 0
            stuck += 1
            depth = taken_back(fact, facts, marks, depth, stuck, luck)
            position = restore(marks[depth], hands)
    return attempts


def taken_back(fact: Sequence[int], facts: Rows, marks: list[list[int]], depth: int, stuck: int, luck: Luck) -> int:
    """How many guesses stay when some are taken back that may be why a fact cannot be true."""
    many = 1 + below(luck, min(stuck, A_FEW) if below(luck, NOW_AND_THEN) else stuck)
    while depth > 0 and many > 0:
        depth -= 1
        if shares_a_hand(fact, facts[marks[depth][len(marks[depth]) - 1]]):
            many -= 1
    return depth


def shares_a_hand(fact: Sequence[int], other: Sequence[int]) -> bool:
    giver, taker = other[GIVER], other[TAKER]
    return giver == fact[GIVER] or giver == fact[TAKER] or taker == fact[GIVER] or taker == fact[TAKER]


def start(s: State, facts: Rows, hands: list[int]) -> None:
    """Start hands, and the cards of the bank that the seat has not seen."""
    hands[s.players] = FULL_BANK
    for seat in range(s.players):
        hands[seat] = START_HAND
    for fact in facts:
        if fact[GIVER] == NOBODY:
            hands[s.players] -= fact[CARDS_SEEN]


def keep(mark: list[int], position: int, hands: list[int]) -> None:
    mark[len(hands)] = position
    for owner in range(len(hands)):
        mark[owner] = hands[owner]


def restore(mark: list[int], hands: list[int]) -> int:
    for owner in range(len(hands)):
        hands[owner] = mark[owner]
    return mark[len(hands)]


def move(fact: Sequence[int], cards: int, hands: list[int]) -> None:
    if fact[TAKER] != NOBODY:
        hands[fact[TAKER]] += cards
        if fact[GIVER] != NOBODY or fact[UNSEEN]:
            hands[fact[GIVER]] -= cards


def seen(s: State, fact: Sequence[int], hands: list[int]) -> int:
    """The cards of a fact without secrets; -1 if it contradicts the guesses."""
    cards = fact[CARDS_SEEN]
    if fact[GIVER] != NOBODY and without(cards, hands[fact[GIVER]]):
        return -1
    return cards if is_possible(s, fact, hands, cards) else -1


def is_possible(s: State, fact: Sequence[int], hands: list[int], cards: int) -> bool:
    """Whether a hand may have parted with these: nobody has won yet, and payments were as they must be."""
    if fact[TAKER] != NOBODY and worth(hands[fact[TAKER]] + cards) >= TARGET:
        return False
    return fact[OWED] == 0 or settles(s, fact, hands[fact[GIVER]], cards)


def settles(s: State, fact: Sequence[int], hand: int, cards: int) -> bool:
    """Whether this is a payment, and a bank card was drawn after it or not as it should be (NB-PAY-4)."""
    draws = s.short_payer_draws != 0 or worth(hand) >= fact[OWED]
    return refusal_to_settle(hand, fact[OWED], cards) == 0 and (fact[DREW] != 0) == draws


def guessed(
    s: State, fact: Sequence[int], demands: Rows, hands: list[int], habits: Sequence[Traits], evenly: bool, luck: Luck
) -> int:
    """A guess at the cards of a fact: any, or what is likely; -1 if none can be true."""
    low = least(fact, demands, hands)
    high = most(fact, demands, hands)
    if high < 0 or without(low, high):
        return -1
    if evenly:
        return any_cards(s, fact, hands, low, high, True, luck)
    honesty = habits[fact[GIVER]].honesty if fact[GIVER] != NOBODY else AS_SHREWD
    return picked(s, fact, hands, low, high, honesty, luck)


def least(fact: Sequence[int], demands: Rows, hands: list[int]) -> int:
    """What must be among the unseen cards, since the taker will need it."""
    return without(needed(fact, demands, hands, 0), hands[fact[TAKER]] + fact[CARDS_SEEN])


def most(fact: Sequence[int], demands: Rows, hands: list[int]) -> int:
    """What can be among the unseen cards, since the giver will not need it; -1 if it has too little anyway."""
    kept = needed(fact, demands, hands, 1) + fact[CARDS_SEEN]
    if without(kept, hands[fact[GIVER]]):
        return -1
    return hands[fact[GIVER]] - kept


def needed(fact: Sequence[int], demands: Rows, hands: list[int], of_giver: int) -> int:
    """What the giver, or the taker, must have afterwards, so that nobody lacks what it needs later."""
    least = 0
    for i in range(fact[FIRST_DEMAND], fact[LAST_DEMAND]):
        demand = demands[i]
        if demand[OF_GIVER] == of_giver:
            missing = demand[DEMANDED]
            for seat in range(len(hands) - 1):
                if demand[OTHERS] >> seat & 1:
                    missing = without(missing, hands[seat])
            least = more_of(least, missing)
    return least


def picked(s: State, fact: Sequence[int], hands: list[int], low: int, high: int, honesty: int, luck: Luck) -> int:
    """All cards of a fact, the unseen ones between these bounds: a usual offer, or anything; -1 if there are none."""
    fancy = below(luck, 100)
    if fancy < CHEAPEST + TRAPS and fact[OWED] == 0 and fact[GIVER] != NOBODY:
        cheap = (CHEAPEST + TRAPS) * honesty // 100 if has_habit(honesty) else CHEAPEST
        usual = cheapest_cards(high, fact[UNSEEN]) if fancy < cheap else trap_of(high, fact[UNSEEN])
        fits = count(usual) == fact[UNSEEN] and without(low, usual) == 0
        if fits and is_possible(s, fact, hands, fact[CARDS_SEEN] + usual):
            return fact[CARDS_SEEN] + usual
    return any_cards(s, fact, hands, low, high, False, luck)


def any_cards(s: State, fact: Sequence[int], hands: list[int], low: int, high: int, evenly: bool, luck: Luck) -> int:
    """One of all possible handfuls, by weight or evenly."""
    chosen = -1
    total = 0
    for with_fives in range(fives(low), min(fives(high), fact[UNSEEN]) + 1):
        for with_twos in range(twos(low), min(twos(high), fact[UNSEEN] - with_fives) + 1):
            for with_ones in range(ones(low), min(ones(high), fact[UNSEEN] - with_fives - with_twos) + 1):
                blank = fact[UNSEEN] - with_fives - with_twos - with_ones
                cards = FIVE * with_fives + TWO * with_twos + ONE * with_ones + BLUFF * blank
                if bluffs(low) <= blank <= bluffs(high) and is_possible(s, fact, hands, fact[CARDS_SEEN] + cards):
                    weight = 1 if evenly else weight_of(high, cards)
                    total += weight
                    if below(luck, total) < weight:
                        chosen = fact[CARDS_SEEN] + cards
    return chosen


def weight_of(hand: int, cards: int) -> int:
    """How likely these are among the cards of a hand: there are ways to draw them, and cheap ones are given sooner."""
    weight = 1
    for likely in LIKELY:
        for taken in range(cards & 127):
            weight = min(weight * likely * ((hand & 127) - taken) // (taken + 1), HEAVIEST)
        hand >>= 8
        cards >>= 8
    return max(weight, 1)


# ── Telling it again ─────────────────────────────────────────────────────────────────────────────


def lay_bank(s: State, facts: Rows, moved: list[int], luck: Luck) -> None:
    """The bank from its top: what was drawn, then the rest in any order."""
    place = 0
    rest = FULL_BANK
    for position in range(len(facts)):
        if facts[position][GIVER] == NOBODY:
            s.bank[place] = kind_of_card(moved[position])
            rest -= moved[position]
            place += 1
    while rest:
        card = random_card(rest, luck)
        s.bank[place] = kind_of_card(card)
        rest -= card
        place += 1


def kind_of_card(card: int) -> int:
    kind = 0
    while CARDS[kind] != card:
        kind += 1
    return kind


def play_on(
    s: State,
    facts: Rows,
    steps: Rows,
    first: int,
    last: int,
    moved: list[int],
    habits: Sequence[Traits],
    luck: Luck,
) -> None:
    """Some steps of the game so far, with the cards that moved. What lies unseen on the table is guessed now."""
    for number in range(first, last):
        step = steps[number]
        deed = step[X]
        if step[FACT] >= 0:
            deed = moved[step[FACT]] - facts[step[FACT]][CARDS_SEEN]
        if step[KIND] == CHANCE:
            chance(s, deed)
        elif step[NUMBER] > 0 and deed == 0:
            cards = cards_laid(s, step[SEAT], step[NUMBER], habits[step[SEAT]], luck)
            apply(s, step[SEAT], step[KIND], cards, step[Y])
        else:
            apply(s, step[SEAT], step[KIND], deed, step[Y])
