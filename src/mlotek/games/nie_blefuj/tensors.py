"""Nie blefuj! for a learner, in the rules dialect: what a seat sees as a row of int8, and its actions as numbers.

Seats are counted leftwards from the one that looks. Offers are numbered without their claims, which are free words; in
the forms with a claim the suitcases come first, and then what is said of them has numbers of its own.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

from mlotek.core.dialect import Move, Row, put, write_choice, write_number, write_zeros
from mlotek.games.nie_blefuj.actions import cards_in
from mlotek.games.nie_blefuj.edition import BOX, HIGHEST_CLAIM, MOST_PLAYERS, PLAYERS, TARGET
from mlotek.games.nie_blefuj.rules.cards import (
    BLUFF,
    CARDS,
    FIVE,
    ONE,
    TWO,
    bluffs,
    count,
    fives,
    holds,
    ones,
    twos,
    worth,
)
from mlotek.games.nie_blefuj.rules.legality import cheapest_payment, refusal, refusal_of_payment
from mlotek.games.nie_blefuj.rules.memory import certain_in_hand
from mlotek.games.nie_blefuj.rules.state import NO_CLAIM, PAST_ROUNDS, Close, Past, Phase, State, Verb, waiting

VERSION = 1

FEWEST_PLAYERS = PLAYERS[0]
TABLES = len(PLAYERS)
PHASES = Phase.OVER - Phase.TARGET
OF_HANDFUL = 5
OF_SEAT = 7 + OF_HANDFUL
OF_TABLE = PHASES + 2 * OF_HANDFUL + 1 + 2 + 4 + TABLES + 2
CLOSES = len(Close)
OF_ROUND = 2 * MOST_PLAYERS + 2 + 2 + 2 + CLOSES
WIDTH = MOST_PLAYERS * OF_SEAT + OF_TABLE + PAST_ROUNDS * OF_ROUND

# ── What a seat sees ─────────────────────────────────────────────────────────────────────────────


def observe(s: State, seat: int, row: Row) -> None:
    """What a seat knows that has forgotten nothing: the cards it is certain of, and how the last rounds went."""
    look(s, seat, 1, 1, row)


def glance(s: State, seat: int, ledger: int, row: Row) -> None:
    """What lies open before a seat now; with the ledger, the cards of others it is certain of."""
    look(s, seat, ledger, 0, row)


def look(s: State, seat: int, certain: int, past: int, row: Row) -> None:
    at = 0
    for step in range(MOST_PLAYERS):
        if step < s.players:
            at = look_at_player(s, seat, (seat + step) % s.players, certain, row, at)
        else:
            at = write_zeros(row, at, OF_SEAT)
    at = look_at_table(s, seat, row, at)
    for ago in range(PAST_ROUNDS):
        told = s.past[(s.round - ago) % PAST_ROUNDS]
        if past and told[Past.NUMBER]:
            at = look_at_round(s, seat, told, row, at)
        else:
            at = write_zeros(row, at, OF_ROUND)


def are_together(s: State) -> bool:
    """Whether it is known who deals with whom."""
    return s.phase > Phase.TARGET


def look_at_player(s: State, seat: int, who: int, certain: int, row: Row, at: int) -> int:
    row[at] = 1
    row[at + 1] = waiting(s) >> who & 1
    row[at + 2] = 1 if who == s.gun else 0
    row[at + 3] = 1 if are_together(s) and who == s.offerer else 0
    row[at + 4] = 1 if are_together(s) and who == s.decider else 0
    row[at + 5] = 1 if s.hand[who] else 0
    at = write_number(row, at + 6, count(s.hand[who]))
    if certain or who == seat:
        return write_handful(row, at, certain_in_hand(s, seat, who))
    return write_zeros(row, at, OF_HANDFUL)


def write_handful(row: Row, at: int, cards: int) -> int:
    at = write_number(row, at, bluffs(cards))
    at = write_number(row, at, ones(cards))
    at = write_number(row, at, twos(cards))
    at = write_number(row, at, fives(cards))
    return write_number(row, at, worth(cards))


def look_at_table(s: State, seat: int, row: Row, at: int) -> int:
    at = write_choice(row, at, s.phase - Phase.TARGET, PHASES)
    at = write_handful(row, at, s.opened)
    at = write_handful(row, at, s.facedown if are_together(s) and seat == s.offerer else 0)
    at = write_number(row, at, count(s.facedown))
    row[at] = 0 if s.claim == NO_CLAIM else 1
    at = write_number(row, at + 1, max(s.claim, 0))
    at = write_number(row, at, s.owed)
    at = write_number(row, at, s.bank_left)
    at = write_number(row, at, s.round)
    at = write_number(row, at, s.max_rounds - s.round)
    at = write_choice(row, at, s.players - FEWEST_PLAYERS, TABLES)
    row[at] = s.reversed
    row[at + 1] = s.short_payer_draws
    return at + 2


def look_at_round(s: State, seat: int, told: Row, row: Row, at: int) -> int:
    """A round as all have seen it: who offered how many cards to whom, claiming what; what was opened; how it ended."""
    at = write_choice(row, at, (told[Past.OFFERER] - seat + s.players) % s.players, MOST_PLAYERS)
    at = write_choice(row, at, (told[Past.DECIDER] - seat + s.players) % s.players, MOST_PLAYERS)
    at = write_number(row, at, told[Past.NUMBER])
    at = write_number(row, at, told[Past.ADDED])
    row[at] = 1 if told[Past.CLAIM] else 0
    at = write_number(row, at + 1, max(told[Past.CLAIM] - 1, 0))
    row[at] = 1 if told[Past.OPENED] else 0
    at = write_number(row, at + 1, max(told[Past.OPENED] - 1, 0))
    return write_choice(row, at, told[Past.ENDING] - 1, CLOSES)


# ── Actions: take, open, whom, handfuls of up to three ───────────────────────────────────────────

TAKE = 0  # and a payment of more cards than three, the cheapest there is
OPEN = 1
FIRST_TARGET = 2
FIRST_HANDFUL = FIRST_TARGET + MOST_PLAYERS - 1
MOST_IN_HANDFUL = 3
HANDFULS = tuple(
    sum(cards) for size in range(1, MOST_IN_HANDFUL + 1) for cards in combinations_with_replacement(CARDS, size)
)
HANDFUL_COUNT = len(HANDFULS)
COMPACT = FIRST_HANDFUL + HANDFUL_COUNT


def mask(s: State, seat: int, row: Row) -> None:
    write_zeros(row, 0, COMPACT)
    if seat != s.turn:
        return
    mask_without_cards(s, seat, row)
    if s.phase == Phase.OFFER or s.phase == Phase.ADDITION:
        for i in range(HANDFUL_COUNT):
            row[FIRST_HANDFUL + i] = 1 if holds(s.hand[seat], HANDFULS[i]) else 0
    elif s.phase == Phase.PAYMENT:
        for i in range(HANDFUL_COUNT):
            row[FIRST_HANDFUL + i] = 1 if refusal_of_payment(s, seat, HANDFULS[i]) == 0 else 0
        row[TAKE] = 1 if count(cheapest_payment(s.hand[seat], s.owed)) > MOST_IN_HANDFUL else 0


def mask_without_cards(s: State, seat: int, row: Row) -> None:
    if s.phase == Phase.DECISION:
        row[TAKE] = 1
        row[OPEN] = 1
    elif s.phase == Phase.TARGET:
        for step in range(s.players - 1):
            row[FIRST_TARGET + step] = 1


def kind_with_cards(s: State) -> int:
    if s.phase == Phase.OFFER:
        return Verb.OFFER
    return Verb.ADD if s.phase == Phase.ADDITION else Verb.PAY


def decode(s: State, seat: int, index: int, move: Move) -> None:
    if index >= FIRST_HANDFUL:
        put(move, seat, kind_with_cards(s), HANDFULS[index - FIRST_HANDFUL], 0)
    elif index == TAKE and s.phase == Phase.PAYMENT:
        put(move, seat, Verb.PAY, cheapest_payment(s.hand[seat], s.owed), 0)
    else:
        decode_without_cards(s, seat, index, move)


def decode_without_cards(s: State, seat: int, index: int, move: Move) -> None:
    if index == TAKE:
        put(move, seat, Verb.TAKE, 0, 0)
    elif index == OPEN:
        put(move, seat, Verb.OPEN, 0, 0)
    else:
        put(move, seat, Verb.TARGET, (seat + 1 + index - FIRST_TARGET) % s.players, 0)


def index_of(s: State, seat: int, kind: int, x: int, y: int) -> int:
    """The number of an action, whatever it claims, or -1 if it has none."""
    if kind == Verb.TAKE or kind == Verb.OPEN or kind == Verb.TARGET:
        return index_without_cards(s, seat, kind, x)
    for i in range(HANDFUL_COUNT):
        if HANDFULS[i] == x:
            return FIRST_HANDFUL + i
    return TAKE if kind == Verb.PAY and x == cheapest_payment(s.hand[seat], s.owed) else -1


def index_without_cards(s: State, seat: int, kind: int, x: int) -> int:
    if kind == Verb.TAKE:
        return TAKE
    return OPEN if kind == Verb.OPEN else FIRST_TARGET + (x - seat - 1 + s.players) % s.players


def names() -> tuple[str, ...]:
    """What every number means, in words."""
    return ("take, or pay the cheapest", *names_without_cards()[1:], *map(name_of, HANDFULS))


def names_without_cards() -> tuple[str, ...]:
    return ("take", "open", *(f"target the seat {step} to the left" for step in range(1, MOST_PLAYERS)))


def name_of(cards: int) -> str:
    return " ".join(["offer, add or pay", *map(str, cards_in(cards))])


# ── Every action: take, open, whom, any handful ──────────────────────────────────────────────────
# Whoever held money for 25 millions would have won, so a handful is worth less; bluffs come on top.

MOST_MONEY = TARGET - 1
MOST_BLUFFS = BOX[0]
MOST_TWOS = MOST_MONEY // 2
MOST_FIVES = MOST_MONEY // 5
SHAPES = tuple((f, t) for f in range(MOST_FIVES + 1) for t in range(MOST_TWOS + 1))
SHAPE_SIZES = tuple(max(0, MOST_MONEY + 1 - 5 * f - 2 * t) for f, t in SHAPES)
SHAPE_COUNT = len(SHAPES)
FIRST_OF_SHAPE = tuple(sum(SHAPE_SIZES[:i]) for i in range(SHAPE_COUNT + 1))
WAYS = FIRST_OF_SHAPE[SHAPE_COUNT]
EXACT = FIRST_HANDFUL + (MOST_BLUFFS + 1) * WAYS


def mask_exact(s: State, seat: int, row: Row) -> None:
    write_zeros(row, 0, EXACT)
    if seat != s.turn:
        return
    mask_without_cards(s, seat, row)
    if s.phase >= Phase.OFFER and s.phase != Phase.DECISION and s.phase != Phase.OVER:
        hand, kind = s.hand[seat], kind_with_cards(s)
        for with_fives in range(fives(hand) + 1):
            for with_twos in range(twos(hand) + 1):
                for with_ones in range(ones(hand) + 1):
                    money = FIVE * with_fives + TWO * with_twos + ONE * with_ones
                    for with_bluffs in range(bluffs(hand) + 1):
                        cards = money + BLUFF * with_bluffs
                        if refusal(s, seat, kind, cards, 0) == 0:
                            row[handful_index(cards)] = 1


def handful_index(cards: int) -> int:
    shape = fives(cards) * (MOST_TWOS + 1) + twos(cards)
    return FIRST_HANDFUL + bluffs(cards) * WAYS + FIRST_OF_SHAPE[shape] + ones(cards)


def handful_at(index: int) -> int:
    rest = (index - FIRST_HANDFUL) % WAYS
    shape = 0
    while FIRST_OF_SHAPE[shape + 1] <= rest:
        shape += 1
    with_fives, with_twos = shape // (MOST_TWOS + 1), shape % (MOST_TWOS + 1)
    with_bluffs = (index - FIRST_HANDFUL) // WAYS
    return FIVE * with_fives + TWO * with_twos + ONE * (rest - FIRST_OF_SHAPE[shape]) + BLUFF * with_bluffs


def decode_exact(s: State, seat: int, index: int, move: Move) -> None:
    if index >= FIRST_HANDFUL:
        put(move, seat, kind_with_cards(s), handful_at(index), 0)
    else:
        decode_without_cards(s, seat, index, move)


def index_of_exact(s: State, seat: int, kind: int, x: int, y: int) -> int:
    if kind == Verb.TAKE or kind == Verb.OPEN or kind == Verb.TARGET:
        return index_without_cards(s, seat, kind, x)
    return handful_index(x)


def names_exact() -> tuple[str, ...]:
    return (*names_without_cards(), *(name_of(handful_at(index)) for index in range(FIRST_HANDFUL, EXACT)))


# ── A claim beside the suitcases ─────────────────────────────────────────────────────────────────
# Whoever offers or adds then says what it is worth, or nothing: numbers of their own behind those of the actions. The
# draft holds the suitcases meanwhile.

CLAIMS = HIGHEST_CLAIM + 2  # none, and 0 to the highest
COMPACT_CLAIM = COMPACT + CLAIMS
EXACT_CLAIM = EXACT + CLAIMS
DRAFT_CLAIM = OF_HANDFUL
DRAFT_EXACT_CLAIM = OF_HANDFUL


def cards_said(draft: Row) -> int:
    """The suitcases that have been named, 0 if none yet."""
    cards: int = BLUFF * draft[0] + ONE * draft[1] + TWO * draft[2] + FIVE * draft[3]
    return cards


def mask_claims(row: Row, first: int) -> None:
    write_zeros(row, 0, first)
    for claim in range(CLAIMS):
        row[first + claim] = 1


def mask_claim(s: State, seat: int, draft: Row, row: Row) -> None:
    if cards_said(draft):
        mask_claims(row, COMPACT)
    else:
        mask(s, seat, row)
        write_zeros(row, COMPACT, CLAIMS)


def mask_exact_claim(s: State, seat: int, draft: Row, row: Row) -> None:
    if cards_said(draft):
        mask_claims(row, EXACT)
    else:
        mask_exact(s, seat, row)
        write_zeros(row, EXACT, CLAIMS)


def claims(s: State) -> bool:
    """Whether suitcases laid now come with a claim."""
    return s.phase == Phase.OFFER or s.phase == Phase.ADDITION


def extend_claim(s: State, seat: int, draft: Row, index: int) -> int:
    """Say a part; 1 if the action is whole."""
    if index >= COMPACT or not claims(s):
        return 1
    write_handful(draft, 0, HANDFULS[index - FIRST_HANDFUL])
    return 0


def extend_exact_claim(s: State, seat: int, draft: Row, index: int) -> int:
    if index >= EXACT or not claims(s):
        return 1
    write_handful(draft, 0, handful_at(index))
    return 0


def decode_claim(s: State, seat: int, draft: Row, index: int, move: Move) -> None:
    if index >= COMPACT:
        put(move, seat, kind_with_cards(s), cards_said(draft), index - COMPACT)
    else:
        decode(s, seat, index, move)


def decode_exact_claim(s: State, seat: int, draft: Row, index: int, move: Move) -> None:
    if index >= EXACT:
        put(move, seat, kind_with_cards(s), cards_said(draft), index - EXACT)
    else:
        decode_exact(s, seat, index, move)


def part_of_claim(s: State, seat: int, draft: Row, kind: int, x: int, y: int) -> int:
    """The next part of an action, of which the draft has the first one; -1 if it cannot be said."""
    return COMPACT + y if cards_said(draft) else index_of(s, seat, kind, x, y)


def part_of_exact_claim(s: State, seat: int, draft: Row, kind: int, x: int, y: int) -> int:
    return EXACT + y if cards_said(draft) else index_of_exact(s, seat, kind, x, y)


def names_claim() -> tuple[str, ...]:
    return (*names(), *names_of_claims())


def names_exact_claim() -> tuple[str, ...]:
    return (*names_exact(), *names_of_claims())


def names_of_claims() -> tuple[str, ...]:
    return ("claim nothing", *(f"claim {millions}" for millions in range(HIGHEST_CLAIM + 1)))
