"""Ways to play Targ, in the rules dialect: they run at the table, in arenas and inside search.

A policy reads its own hand, what lies open, and what has been shown (`known`): never a rival's hand, only its size.
`worth` says what a hand promises, `rivals` what others may hold, `market` looks around, `deeds` acts.
"""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, Traits, below, put, swayed
from mlotek.core.heuristics import Beliefs, Gain, Search
from mlotek.games.targ.edition import OFFERS_EACH
from mlotek.games.targ.heuristics import beliefs, deeds, market, reasons, rivals, worth
from mlotek.games.targ.heuristics.beliefs import alike, vary
from mlotek.games.targ.heuristics.deeds import accept, be_done, shout, stop, swap, withdraw
from mlotek.games.targ.heuristics.market import (
    NOTHING,
    SIMPLE,
    WORTH_A_TRADE,
    best_offer,
    best_swap,
    gain_by_accepting,
    gain_by_swapping,
    has_room,
    improve_offer,
    is_possible,
    is_shouted,
    regretted,
    think_of_offer,
    to_beat,
)
from mlotek.games.targ.heuristics.reasons import NAMES, SAYS, Because
from mlotek.games.targ.heuristics.rivals import guessed_hand
from mlotek.games.targ.heuristics.worth import liking, promise
from mlotek.games.targ.luck import acceptable, random_good
from mlotek.games.targ.rules import COUNTS, NOWHERE, ONE, State, Verb, only_majorities

__all__ = [
    "NAMES",
    "SAYS",
    "SEARCH",
    "STEPS",
    "Because",
    "beliefs",
    "deeds",
    "idea",
    "market",
    "novice",
    "reasons",
    "regular",
    "rivals",
    "shrewd",
    "worth",
]

LONG_ENOUGH = 20  # a round's actions for each seat, and once more, after which nobody opens a new deal
FEW_THOUGHTS = 4  # offers a novice thinks of before it gives up
ENVY = 6  # the percentage of a rival's gain that hurts the shrewd
PICKY = (25, 25, 25, 25, 25, 25, 35)  # what a trade must bring them, in tenths of a point, by players
EXPECTED = 20  # what they expect others to ask of a trade
THOUGHTS = (80, 80, 80, 80, 80, 80, 120)  # offers they think of for every rival, by players
BUNDLES = 3  # the most cards of a good in an offer of theirs
WORTH_SHOUTING = 7  # the least gain, in tenths of a point, for which to shout or swap


# ── The three players ────────────────────────────────────────────────────────────────────────────


def novice(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Counts points, likes to have many of a good, and looks at one offer and one card at a time."""
    tired = is_tired(s, traits)
    slot = acceptable(s, seat, luck)
    good = fancied_swap(s, seat, luck)
    if is_right(s, seat):
        stop(s, seat, move)
    elif slot != NOWHERE and fondness(s, seat, s.want[slot] & COUNTS, s.give[slot], s.centre) > WORTH_A_TRADE:
        accept(s, seat, slot, fondness(s, seat, s.want[slot] & COUNTS, s.give[slot], s.centre), move)
    elif not tired and good != NOWHERE:
        swap(s, seat, good, fondness(s, seat, ONE[good], ONE[s.centre], good), move)
    elif not tired and has_room(s, seat) and fancies(s, seat, luck, move):
        shout(s, seat, move.x, move.y, move)
    else:
        be_done(s, seat, tired, move)


def regular(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Plans for sets and for STOP, and takes what brings its own hand forward, whoever else profits."""
    tired = is_tired(s, traits)
    least = swayed(WORTH_SHOUTING, traits.thrift)
    if not reacts(s, seat, 0, WORTH_A_TRADE, swayed(WORTH_SHOUTING, 100 - traits.boldness), tired, move):
        if has_more_to_say(s, seat, tired, traits, luck) and finds_offer(s, seat, 12, least, luck, move):
            shout(s, seat, move.x, move.y, move)
        else:
            be_done(s, seat, tired, move)


def shrewd(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Guesses what the others hold, offers what one of them will take, and grudges them what they gain."""
    envy = swayed(ENVY, 100 - traits.boldness)
    picky = swayed(PICKY[s.players], traits.thrift)
    trade_keenly(s, seat, envy, picky, EXPECTED, THOUGHTS[s.players], BUNDLES, traits, luck, move)


def trade_keenly(
    s: State,
    seat: int,
    envy: int,
    picky: int,
    expected: int,
    thoughts: int,
    bundles: int,
    traits: Traits,
    luck: Luck,
    move: Move,
) -> None:
    """React to the market, or think of so many offers a rival, which is expected to be so picky."""
    tired = is_tired(s, traits)
    least = swayed(WORTH_SHOUTING, traits.thrift)
    if not reacts(s, seat, envy, picky, least, tired, move):
        least = max(least, to_beat(s, seat))
        if has_more_to_say(s, seat, tired, traits, luck) and finds_partner(
            s, seat, envy, expected, thoughts, bundles, least, luck, move
        ):
            shout(s, seat, move.x, move.y, move)
        else:
            be_done(s, seat, tired, move)


# ── For the searcher ─────────────────────────────────────────────────────────────────────────────

PER_POINT = (330, 235, 190, 165, 150)  # ten-thousandths of the win for a point of lead, by rounds still to play


def idea(s: State, seat: int, luck: Luck, move: Move) -> None:
    """A move worth a thought: to accept, swap, withdraw, wait, or shout what may be taken; a right STOP before all."""
    mood = below(luck, 8)
    slot = acceptable(s, seat, luck)
    own = OFFERS_EACH * seat + below(luck, OFFERS_EACH)
    if is_right(s, seat):
        put(move, seat, Verb.STOP, 0, 0)
    elif mood == 0 and slot != NOWHERE:
        put(move, seat, Verb.ACCEPT, s.number[slot], 0)
    elif mood == 1 and s.number[own]:
        put(move, seat, Verb.WITHDRAW, s.number[own], 0)
    elif mood < 4 and s.hand[seat]:
        put(move, seat, Verb.SWAP, random_good(s.hand[seat], luck), 0)
    elif mood == 4 or s.hand[seat] == 0 or not finds_partner(s, seat, ENVY, EXPECTED, 15, BUNDLES, 0, luck, move):
        put(move, seat, Verb.DONE, 0, 0)


def chapter(s: State) -> int:
    """Rounds are dealt anew: what is done in one changes nothing in the next but the scores."""
    return s.round


def outlook(s: State, seat: int) -> int:
    """The share of the win a seat may expect, by its lead over the best rival and the average."""
    best = NOTHING
    total = 0
    for rival in range(s.players):
        if rival != seat:
            best = max(best, prospects(s, rival))
            total += prospects(s, rival)
    lead = 2 * prospects(s, seat) - best - total // (s.players - 1)
    left = min(s.rounds - s.round, len(PER_POINT))
    return never_certain(10_000 // s.players, lead * PER_POINT[left - 1] // 20)


def never_certain(par: int, more: int) -> int:
    """A share that grows with a lead, ever more slowly: nothing is won before the end, and points still count."""
    room = 10_000 - par if more > 0 else par
    return par + more * room // (room + abs(more))


def prospects(s: State, seat: int) -> int:
    """A seat's points, in tenths, with those its hand promises; nothing is expected of a hand just dealt."""
    promised = 0
    if s.actions:
        promised = promise(s.hand[seat], s.centre) * 6 // 5
    return 10 * s.points[seat] + promised


def surprise(s: State, seat: int, kind: int, x: int, traits: Traits, thought: Move) -> int:
    """1 if a shrewd trader with this hand would have reacted otherwise, 0 if not; what it offers surprises nobody."""
    envy = swayed(ENVY, 100 - traits.boldness)
    picky, least = swayed(PICKY[s.players], traits.thrift), swayed(WORTH_SHOUTING, traits.thrift)
    if reacts(s, seat, envy, picky, least, is_tired(s, traits), thought):
        return kind != thought.kind or x != thought.x
    return kind != Verb.OFFER and kind != Verb.DONE


STEPS = (
    "careless",
    "careless~novice~225",
    "careless~novice~505",
    "careless~novice~840",
    "novice~regular~352",
    "novice~regular~899",
    "regular~shrewd~875",
    "shrewd~master~430",
    "master",
)
SEARCH = Search(
    gain=Gain(-0.003, 0.012),
    horizon=10,  # then hands are taken for what they promise
    chapter=chapter,
    outlook=outlook,
    beliefs=Beliefs(vary, alike, surprise),
)


# ── When to be quiet ─────────────────────────────────────────────────────────────────────────────


def is_tired(s: State, traits: Traits) -> bool:
    """Whether the round has lasted so long that new offers and swaps should end; so all rounds do."""
    return s.actions >= swayed(LONG_ENOUGH, traits.patience) * (s.players + 1)


def is_right(s: State, seat: int) -> bool:
    """Whether a STOP would be right. Waiting for more has been tried: it loses more rounds than it gains points."""
    return s.hand[seat] > 0 and only_majorities(s.hand[seat]) and not s.missed[s.round] >> seat & 1


def has_more_to_say(s: State, seat: int, tired: bool, traits: Traits, luck: Luck) -> bool:
    """Whether to think of a new offer: there is room for it, or patience with one that nobody takes has ended."""
    return s.hand[seat] > 0 and not tired and (has_room(s, seat) or below(luck, 150) < 100 - traits.patience)


# ── What a novice likes ──────────────────────────────────────────────────────────────────────────


def fondness(s: State, seat: int, gone: int, come: int, centre: int) -> int:
    """How much better a hand pleases after an exchange, with this good in the centre."""
    return liking(s.hand[seat] - gone + come, centre) - liking(s.hand[seat], s.centre)


def fancied_swap(s: State, seat: int, luck: Luck) -> int:
    """The good of a card that comes to hand, if swapping it would please; or NOWHERE."""
    if s.hand[seat]:
        good = random_good(s.hand[seat], luck)
        if good != s.centre and fondness(s, seat, ONE[good], ONE[s.centre], good) > WORTH_A_TRADE:
            return good
    return NOWHERE


def fancies(s: State, seat: int, luck: Luck, move: Move) -> bool:
    """Think of an offer a few times; whether it is a pleasing and new one."""
    for _ in range(FEW_THOUGHTS):
        if s.hand[seat]:
            think_of_offer(s, seat, luck, move)
            if is_possible(s, seat, move.y) and not is_shouted(s, seat, move.x, move.y):
                if fondness(s, seat, move.x, move.y, s.centre) > WORTH_A_TRADE:
                    return True
    return False


# ── What a planner does ──────────────────────────────────────────────────────────────────────────


def reacts(s: State, seat: int, envy: int, picky: int, least: int, tired: bool, move: Move) -> bool:
    """Stop, accept, take back or swap, if there is reason to; False if there is none."""
    if is_right(s, seat):
        stop(s, seat, move)
        return True
    slot = best_offer(s, seat, envy, picky)
    if slot != NOWHERE:
        accept(s, seat, slot, gain_by_accepting(s, seat, slot, 0), move)
        return True
    slot = regretted(s, seat)
    if slot != NOWHERE:
        withdraw(s, seat, slot, move)
        return True
    return not tired and swaps(s, seat, envy, least, move)


def swaps(s: State, seat: int, envy: int, least: int, move: Move) -> bool:
    good = best_swap(s, seat, envy)
    if good == NOWHERE or gain_by_swapping(s, seat, good, envy) <= least:
        return False
    swap(s, seat, good, gain_by_swapping(s, seat, good, 0), move)
    return True


def finds_offer(s: State, seat: int, ideas: int, least: int, luck: Luck, move: Move) -> bool:
    """Think of some offers and write down the one that would gain most; False if none would gain enough."""
    best = least
    for _ in range(ideas):
        best = improve_offer(s, seat, 0, 0, 0, SIMPLE, best, luck, move)
    return best > least


def finds_partner(
    s: State, seat: int, envy: int, expected: int, ideas: int, bundles: int, least: int, luck: Luck, move: Move
) -> bool:
    """Think of some offers for every rival, each of them likely to be accepted."""
    best = least
    for rival in range(s.players):
        if rival != seat:
            hand = guessed_hand(s, seat, rival)
            for _ in range(ideas):
                best = improve_offer(s, seat, hand, envy, expected, bundles, best, luck, move)
    return best > least
