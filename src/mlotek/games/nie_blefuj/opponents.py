"""Simple strategies that a good player of Nie blefuj! must not lose to: opponents for the arena, in the dialect.

One of them, the careless one, is a part of the lower steps for people.
"""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, Traits, below, note, put, swayed
from mlotek.core.heuristics import Policy
from mlotek.games.nie_blefuj.heuristics import choose_anybody, pay, shrewd, some_cards, traps_to_lay
from mlotek.games.nie_blefuj.heuristics.duel import ALWAYS, best_number, take_frequency_of
from mlotek.games.nie_blefuj.heuristics.handfuls import cheapest_cards, claim_about, thrifty_payment, trap_of
from mlotek.games.nie_blefuj.heuristics.opening import is_solved, solved_number, solved_takes
from mlotek.games.nie_blefuj.heuristics.reasons import Because
from mlotek.games.nie_blefuj.rules.cards import cheapest_card, count, worth
from mlotek.games.nie_blefuj.rules.legality import cheapest_payment
from mlotek.games.nie_blefuj.rules.state import Phase, State, Verb

A_COIN = 50
EVERY_TIME = 100
A_PAIR = 2
SINGLES_TAKEN_THEN = (0, 0, 0, 84, 92, 100, 110)
"""By players, in percent of the duel's."""


def always_take(s: State, seat: int, _traits: Traits, luck: Luck, move: Move) -> None:
    """Takes whatever it is offered, and offers its cheapest suitcase."""
    play_simply(s, seat, EVERY_TIME, cheapest_cards(s.hand[seat], 1), luck, move)


def always_open(s: State, seat: int, _traits: Traits, luck: Luck, move: Move) -> None:
    """Opens whatever it is offered, and offers its cheapest suitcase."""
    play_simply(s, seat, 0, cheapest_cards(s.hand[seat], 1), luck, move)


def coin(s: State, seat: int, _traits: Traits, luck: Luck, move: Move) -> None:
    """Lets a coin decide whether to take, and whether to offer one or two cheap suitcases."""
    play_simply(s, seat, A_COIN, cheapest_cards(s.hand[seat], 1 + below(luck, A_PAIR)), luck, move)


def always_trap(s: State, seat: int, _traits: Traits, luck: Luck, move: Move) -> None:
    """Lays a trap of two suitcases whenever it can, and decides by a coin."""
    trap = trap_of(s.hand[seat], A_PAIR)
    play_simply(s, seat, A_COIN, trap if trap else cheapest_cards(s.hand[seat], A_PAIR), luck, move)


def lone_five(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Offers a single suitcase, the five whenever it has one, and decides as the shrewd do."""
    shrewd(s, seat, traits, luck, move)
    if s.phase == Phase.OFFER:
        trap = trap_of(s.hand[seat], 1)
        put(move, seat, Verb.OFFER, trap if trap else cheapest_card(s.hand[seat]), 0)


def lone_bait(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Offers and adds its cheapest suitcase every time, and decides as the shrewd do."""
    shrewd(s, seat, traits, luck, move)
    if s.phase == Phase.OFFER:
        put(move, seat, Verb.OFFER, cheapest_card(s.hand[seat]), 0)
    elif s.phase == Phase.ADDITION:
        put(move, seat, Verb.ADD, cheapest_card(s.hand[seat]), 0)


def never_trap(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Offers two of its cheapest suitcases every time, and decides as the shrewd do."""
    shrewd(s, seat, traits, luck, move)
    if s.phase == Phase.OFFER:
        put(move, seat, Verb.OFFER, cheapest_cards(s.hand[seat], A_PAIR), 0)
    elif s.phase == Phase.ADDITION:
        put(move, seat, Verb.ADD, cheapest_card(s.hand[seat]), 0)


CURIOUS = 66
"""How often, in percent, a careless player cannot wait to see what it is offered."""
A_FEW = 3


def careless(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Errs as people do: opens out of curiosity, else takes without a thought, and lays up to three suitcases and adds
    one, whatever is in them."""
    if s.phase == Phase.DECISION:
        takes = below(luck, EVERY_TIME) >= swayed(CURIOUS, traits.boldness)
        note(s, Because.TAKE_GIFT if takes else Because.CURIOUS)
        decide(seat, takes, move)
    elif s.phase == Phase.OFFER:
        cards = some_cards(s.hand[seat], 1 + below(luck, A_FEW), luck)
        note(s, Because.OFFER_WHIM, worth(cards))
        put(move, seat, Verb.OFFER, cards, claim_about(s, seat, cards, traits.honesty, luck))
    elif s.phase == Phase.ADDITION:
        cards = some_cards(s.hand[seat], 1, luck)
        note(s, Because.ADD_WHIM, worth(cards))
        put(move, seat, Verb.ADD, cards, 0)
    elif s.phase == Phase.PAYMENT:
        pay(s, seat, cheapest_payment(s.hand[seat], s.owed), move)
    else:
        choose_anybody(s, seat, luck, move)


def shrewd_0_1(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """The shrewd player of version 0.1: takes as one round alone would have it, and prefers to lay two suitcases."""
    shrewd(s, seat, traits, luck, move)
    if s.phase == Phase.DECISION:
        takes = solved_takes(s) if is_solved(s) else take_frequency_of(s, seat)
        decide(seat, below(luck, ALWAYS) < swayed(takes, 100 - traits.boldness), move)
    elif s.phase == Phase.OFFER or s.phase == Phase.ADDITION:
        number = solved_number(s) if is_solved(s) else best_number(s, seat, s.decider)
        lay(s, seat, number, traits, luck, move)


def tutor(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """The shrewd player with whom the master learned, and whose advice it is told: adds two suitcases where one round
    alone would have it, and takes single ones as often as it did then."""
    shrewd(s, seat, traits, luck, move)
    if s.players == A_PAIR or is_solved(s):
        return
    if s.phase == Phase.DECISION and count(s.facedown) == 1:
        takes = take_frequency_of(s, seat)
        if takes < ALWAYS:
            takes = takes * SINGLES_TAKEN_THEN[s.players] // 100
        decide(seat, below(luck, ALWAYS) < swayed(takes, 100 - traits.boldness), move)
    elif s.phase == Phase.ADDITION:
        lay(s, seat, best_number(s, seat, s.decider), traits, luck, move)


def lay(s: State, seat: int, number: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Lay so many cheap suitcases, or as often as the shrewd do a trap that looks the same."""
    cards = trap_of(s.hand[seat], number)
    if cards == 0 or below(luck, ALWAYS) >= swayed(traps_to_lay(s, seat, number), traits.boldness):
        cards = cheapest_cards(s.hand[seat], number)
    if s.phase == Phase.OFFER:
        put(move, seat, Verb.OFFER, cards, claim_about(s, seat, cards, traits.honesty, luck))
    else:
        put(move, seat, Verb.ADD, cards, 0)


def play_simply(s: State, seat: int, takes: int, offer: int, luck: Luck, move: Move) -> None:
    """Take so often, in percent; offer these cards; else what is cheapest."""
    if s.phase == Phase.DECISION:
        decide(seat, below(luck, EVERY_TIME) < takes, move)
    elif s.phase == Phase.OFFER:
        put(move, seat, Verb.OFFER, offer, 0)
    elif s.phase == Phase.ADDITION:
        put(move, seat, Verb.ADD, cheapest_card(s.hand[seat]), 0)
    elif s.phase == Phase.PAYMENT:
        put(move, seat, Verb.PAY, thrifty_payment(s.hand[seat], s.owed), 0)
    else:
        put(move, seat, Verb.TARGET, (seat + 1 + below(luck, s.players - 1)) % s.players, 0)


def decide(seat: int, takes: bool, move: Move) -> None:
    put(move, seat, Verb.TAKE if takes else Verb.OPEN, 0, 0)


OPPONENTS: dict[str, Policy] = {
    "always-take": always_take,
    "always-open": always_open,
    "always-trap": always_trap,
    "coin": coin,
    "lone-five": lone_five,
    "lone-bait": lone_bait,
    "never-trap": never_trap,
    "careless": careless,
    "shrewd-0.1": shrewd_0_1,
    "tutor": tutor,
}
