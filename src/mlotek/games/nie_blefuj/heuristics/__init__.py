"""Ways to play Nie blefuj!, in the rules dialect: they run at the table, in arenas and inside search.

A policy reads what its seat may know with a perfect memory: its own cards, what lies open, how many cards everybody
has, and which of them it has seen. `knowledge` guesses at the rest, `prospects` says what money is good for, `duel`
solves a round with that and `opening` has the exact solution of the first one; `handfuls` picks cards; `reasons` are
the words.
"""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, Traits, below, note, put, swayed
from mlotek.core.heuristics import Habits, Search
from mlotek.games.nie_blefuj.edition import TARGET
from mlotek.games.nie_blefuj.habits import learn
from mlotek.games.nie_blefuj.heuristics import (
    duel,
    habitual,
    handfuls,
    knowledge,
    opening,
    outlooks,
    prospects,
    reasons,
)
from mlotek.games.nie_blefuj.heuristics.duel import (
    ALWAYS,
    bait_laid,
    best_number,
    prospect_of_bait,
    take_frequency_of,
    trap_frequency_of,
    trap_laid,
)
from mlotek.games.nie_blefuj.heuristics.habitual import has_habit, laid_by_habit, opens_by_habit
from mlotek.games.nie_blefuj.heuristics.handfuls import (
    BIG_WORDS,
    cheapest_cards,
    claim_about,
    thrifty_payment,
    trap_of,
)
from mlotek.games.nie_blefuj.heuristics.knowledge import money_of
from mlotek.games.nie_blefuj.heuristics.opening import is_solved, solved_number, solved_takes, solved_traps
from mlotek.games.nie_blefuj.heuristics.outlooks import chapter, outlook
from mlotek.games.nie_blefuj.heuristics.reasons import NAMES, SAYS, Because
from mlotek.games.nie_blefuj.luck import choose, random_card, random_cards
from mlotek.games.nie_blefuj.rules.cards import cheapest_card, count, worth
from mlotek.games.nie_blefuj.rules.legality import cheapest_payment
from mlotek.games.nie_blefuj.rules.state import Phase, State, Verb

__all__ = [
    "NAMES",
    "SAYS",
    "SEARCH",
    "STEPS",
    "Because",
    "cards_laid",
    "duel",
    "habitual",
    "handfuls",
    "idea",
    "knowledge",
    "novice",
    "opening",
    "outlooks",
    "prospects",
    "reasons",
    "regular",
    "shrewd",
    "traps_to_lay",
]


NEUTRAL = 50
"""The trait of nobody in particular."""


# ── Novice ───────────────────────────────────────────────────────────────────────────────────────

CURIOSITY = 20
WHIM = 65
"""How often, in percent, a novice opens what it is offered, and offers just anything, without which games drag."""


def novice(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Lays what comes to hand, or what is cheap; believes big words, and otherwise does what it feels like."""
    if s.phase == Phase.DECISION:
        decide_by_feeling(s, seat, traits, luck, move)
    elif s.phase == Phase.OFFER:
        offer_on_a_whim(s, seat, traits, luck, move)
    elif s.phase == Phase.ADDITION:
        add(s, seat, cheapest_card(s.hand[seat]), move)
    elif s.phase == Phase.PAYMENT:
        pay(s, seat, cheapest_payment(s.hand[seat], s.owed), move)
    else:
        choose_anybody(s, seat, luck, move)


def choose_anybody(s: State, seat: int, luck: Luck, move: Move) -> None:
    other = (seat + 1 + below(luck, s.players - 1)) % s.players
    note(s, Because.PICK, other)
    put(move, seat, Verb.TARGET, other, 0)


def decide_by_feeling(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    if s.claim >= BIG_WORDS:
        note(s, Because.TRUST, s.claim, s.offerer)
        put(move, seat, Verb.TAKE, 0, 0)
    elif below(luck, 100) < swayed(CURIOSITY, traits.boldness):
        note(s, Because.CURIOUS)
        put(move, seat, Verb.OPEN, 0, 0)
    else:
        note(s, Because.TAKE_GIFT)
        put(move, seat, Verb.TAKE, 0, 0)


def offer_on_a_whim(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    cards = cheapest_cards(s.hand[seat], 1 + below(luck, 2))
    if below(luck, 100) < WHIM:
        cards = random_cards(s.hand[seat], luck)
        note(s, Because.OFFER_WHIM, worth(cards))
    else:
        note(s, Because.OFFER_CHEAP, worth(cards))
    put(move, seat, Verb.OFFER, cards, claim_about(s, seat, cards, traits.honesty, luck))


# ── Regular ──────────────────────────────────────────────────────────────────────────────────────

REGULAR_TRAPS = 120
REGULAR_TAKES = 25
"""How often to lay a trap, in thousandths, and to take a card or two unopened, in percent."""
FEW = 2


def regular(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Opens what can hardly be worth much, takes what is, and lays a trap now and then."""
    if s.phase == Phase.DECISION:
        decide_by_number(s, seat, traits, luck, move)
    elif s.phase == Phase.OFFER:
        number = 1 if below(luck, 100) < traits.thrift else FEW
        bait_or_trap(s, seat, number, REGULAR_TRAPS, traits.boldness, traits.honesty, luck, move)
    elif s.phase == Phase.ADDITION:
        add(s, seat, cheapest_card(s.hand[seat]), move)
    elif s.phase == Phase.PAYMENT:
        pay(s, seat, cheapest_payment(s.hand[seat], s.owed), move)
    else:
        other = fewest_cards(s, seat)
        note(s, Because.PICK_FEWEST, other, count(s.hand[other]))
        put(move, seat, Verb.TARGET, other, 0)


def decide_by_number(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    if worth(s.opened) >= 2:
        note(s, Because.TAKE_OPEN_MONEY, worth(s.opened))
        put(move, seat, Verb.TAKE, 0, 0)
    elif count(s.facedown) > FEW or below(luck, 100) < REGULAR_TAKES + (50 - traits.boldness) // 2:
        note(s, Because.TAKE_MANY, count(s.facedown))
        put(move, seat, Verb.TAKE, 0, 0)
    else:
        note(s, Because.CURIOUS)
        put(move, seat, Verb.OPEN, 0, 0)


def fewest_cards(s: State, seat: int) -> int:
    """The rival with the fewest cards; of several, the next one clockwise."""
    fewest = (seat + 1) % s.players
    for step in range(2, s.players):
        other = (seat + step) % s.players
        if count(s.hand[other]) < count(s.hand[fewest]):
            fewest = other
    return fewest


# ── Shrewd ───────────────────────────────────────────────────────────────────────────────────────


CAN_PAY = 20
"""In tenths of a million: there is no trap for somebody who has less."""

MANY = 3
# In percent of the duel's, by players and suitcases that lie unopened: so that no bait and no trap pays all the time.
TAKEN = (
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (0, 50, 88, 112),
    (0, 73, 112, 134),
    (0, 94, 128, 142),
    (0, 110, 134, 150),
    (0, 120, 134, 158),
)


def shrewd(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Solves the round: exactly with a start hand, else as a duel in which everybody's chances to win are at stake."""
    play_the_duel(s, seat, traits.boldness, traits.honesty, luck, move)


def play_the_duel(s: State, seat: int, boldness: int, honesty: int, luck: Luck, move: Move) -> None:
    if s.phase == Phase.DECISION:
        decide_the_duel(s, seat, boldness, luck, move)
    elif s.phase == Phase.OFFER or s.phase == Phase.ADDITION:
        number = number_to_lay(s, seat)
        bait_or_trap(s, seat, number, traps_to_lay(s, seat, number), boldness, honesty, luck, move)
    elif s.phase == Phase.PAYMENT:
        pay(s, seat, thrifty_payment(s.hand[seat], s.owed), move)
    else:
        other = best_target(s, seat)
        note(s, Because.PICK_HARMLESS, other, money_of(s, seat, other) // 10)
        put(move, seat, Verb.TARGET, other, 0)


def number_to_lay(s: State, seat: int) -> int:
    """How many cards to lay or add. Before more than one rival one does best: found by play, not by the duel."""
    if is_solved(s):
        return solved_number(s)
    if s.players > 2:
        return 1
    return best_number(s, seat, s.decider)


def traps_to_lay(s: State, seat: int, number: int) -> int:
    """How often to make these cards a trap."""
    if money_of(s, seat, s.decider) < CAN_PAY:
        return 0
    return solved_traps(s) if is_solved(s) else trap_frequency_of(s, seat, s.decider, number)


def decide_the_duel(s: State, seat: int, boldness: int, luck: Luck, move: Move) -> None:
    takes = solved_takes(s) if is_solved(s) else takes_in_whole_games(s, seat)
    if below(luck, ALWAYS) < swayed(takes, 100 - boldness):
        note_taking(s, seat)
        put(move, seat, Verb.TAKE, 0, 0)
    else:
        note(s, Because.CALL, bait_laid(s, seat), s.offerer)
        put(move, seat, Verb.OPEN, 0, 0)


def takes_in_whole_games(s: State, seat: int) -> int:
    """How often to take what lies there: what the duel would have, corrected by play."""
    takes = take_frequency_of(s, seat)
    if takes == ALWAYS:
        return ALWAYS
    return takes * TAKEN[s.players][min(count(s.facedown), MANY)] // 100


def note_taking(s: State, seat: int) -> None:
    theirs = money_of(s, seat, s.offerer) // 10
    if worth(s.hand[seat]) + trap_laid(s) >= TARGET:
        note(s, Because.TAKE_TO_WIN, trap_laid(s))
    elif theirs + trap_laid(s) >= TARGET:
        note(s, Because.DENY, s.offerer, theirs)
    elif worth(s.opened) >= 2:
        note(s, Because.TAKE_OPEN_MONEY, worth(s.opened))
    else:
        note(s, Because.TAKE_IN_DOUBT, trap_laid(s), s.offerer)


def best_target(s: State, seat: int) -> int:
    """The player before whom one's bait does best."""
    best = -1
    most = 0
    for other in range(s.players):
        if other != seat:
            prospect = prospect_of_bait(s, seat, other, best_number(s, seat, other))
            if best < 0 or prospect > most:
                best = other
                most = prospect
    return best


# ── Deeds ────────────────────────────────────────────────────────────────────────────────────────


def bait_or_trap(
    s: State, seat: int, number: int, traps: int, boldness: int, honesty: int, luck: Luck, move: Move
) -> None:
    """Lay so many of the cheapest cards or, in so many of a thousand cases, a trap that looks just the same."""
    cards = trap_of(s.hand[seat], number)
    if cards and below(luck, ALWAYS) < swayed(traps, boldness):
        note(s, Because.TRAP if s.phase == Phase.OFFER else Because.ADD_TRAP, worth(cards), s.decider)
    else:
        cards = cheapest_cards(s.hand[seat], number)
        note_bait(s, cards)
    if s.phase == Phase.OFFER:
        put(move, seat, Verb.OFFER, cards, claim_about(s, seat, cards, honesty, luck))
    else:
        put(move, seat, Verb.ADD, cards, 0)


def note_bait(s: State, cards: int) -> None:
    if s.phase == Phase.OFFER:
        note(s, Because.BAIT, worth(cards), s.decider)
    else:
        note(s, Because.ADD_CHEAP, worth(cards))


def add(s: State, seat: int, cards: int, move: Move) -> None:
    note(s, Because.ADD_CHEAP, worth(cards))
    put(move, seat, Verb.ADD, cards, 0)


def pay(s: State, seat: int, cards: int, move: Move) -> None:
    if worth(cards) < s.owed:
        note(s, Because.PAY_ALL, s.owed)
    else:
        note(s, Because.PAY, worth(cards), s.owed)
    put(move, seat, Verb.PAY, cards, 0)


# ── Guesses at others ────────────────────────────────────────────────────────────────────────────

SURPRISES = 10
"""One offer in so many is none of those that the shrewd would make."""


def cards_laid(s: State, seat: int, number: int, traits: Traits, luck: Luck) -> int:
    """So many cards as a player may lay here: by habit, or bait or a trap as the shrewd do; now and then others."""
    hand = s.hand[seat]
    if below(luck, SURPRISES) == 0:
        return some_cards(hand, number, luck)
    if has_habit(traits.honesty):
        return laid_by_habit(hand, number, traits.honesty, luck)
    trap = trap_of(hand, number)
    if trap and below(luck, ALWAYS) < traps_to_lay(s, seat, number):
        return trap
    return cheapest_cards(hand, number)


def some_cards(hand: int, number: int, luck: Luck) -> int:
    cards = 0
    while count(cards) < number and cards != hand:
        cards += random_card(hand - cards, luck)
    return cards


# ── Ideas ────────────────────────────────────────────────────────────────────────────────────────


def idea(s: State, seat: int, luck: Luck, move: Move) -> None:
    """A move worth a thought: baits and traps of one to three cards, any payment, any answer."""
    choose(s, seat, luck, move)
    if s.phase == Phase.OFFER or s.phase == Phase.ADDITION:
        number = 1 + below(luck, 3)
        cards = trap_of(s.hand[seat], number)
        if cards == 0 or below(luck, 2):
            cards = cheapest_cards(s.hand[seat], number)
        claim = claim_about(s, seat, cards, NEUTRAL, luck) if s.phase == Phase.OFFER else 0
        put(move, seat, move.kind, cards, claim)


def by_habit(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Plays as the shrewd do, but opens and lays bait as often as its traits say."""
    play_the_duel(s, seat, NEUTRAL, NEUTRAL, luck, move)
    if s.phase == Phase.DECISION and has_habit(traits.boldness) and worth(s.opened) < 2:
        put(move, seat, Verb.OPEN if opens_by_habit(traits, luck) else Verb.TAKE, 0, 0)
    elif s.phase == Phase.OFFER and has_habit(traits.honesty):
        put(move, seat, Verb.OFFER, laid_by_habit(s.hand[seat], count(move.x), traits.honesty, luck), 0)


STEPS = ("careless", "novice~regular~875", "master")
SEARCH = Search(chapter=chapter, outlook=outlook, mixing=0.005, habits=Habits(learn, by_habit))
