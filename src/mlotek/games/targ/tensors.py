"""Targ for a learner, in the rules dialect: what a seat sees as a row of int8, and its actions as numbers.

Seats are counted leftwards from the one that looks, and each seat's offers lie in its two slots. The compact actions
are what most trades are: so many of one good for so many of another, to everyone. The factored ones are said a part at
a time (kind, good, count … good, count … whom), and that is everything the rules allow.
"""

from __future__ import annotations

from mlotek.core.dialect import Move, Row, put, write_choice, write_number, write_zeros
from mlotek.games.targ.edition import GOODS, MOST_PLAYERS, OFFERS_EACH, PLAYERS, PRINTED
from mlotek.games.targ.rules import (
    ADDRESSEE,
    BITS,
    COUNTS,
    KINDS_OF_GOODS,
    NOWHERE,
    ONE,
    Phase,
    State,
    Verb,
    count_of,
    dealer,
    only_majorities,
    points_for_hand,
    refusal,
    slot_of,
    waiting,
)
from mlotek.games.targ.rules.legality import refusal_of_trade

VERSION = 1

FEWEST_PLAYERS = PLAYERS[0]
TABLES = len(PLAYERS)
STEP = 16  # actions left are written as they are, which a cell can hold up to 127, and in steps of sixteen
OF_SEAT = 4 + 1 + KINDS_OF_GOODS
OF_OFFER = 1 + 2 * KINDS_OF_GOODS + 3 + 1
OF_TABLE = 3 * KINDS_OF_GOODS + 2 + MOST_PLAYERS + TABLES + 2
WIDTH = MOST_PLAYERS * (OF_SEAT + OFFERS_EACH * OF_OFFER) + OF_TABLE

# ── What a seat sees ─────────────────────────────────────────────────────────────────────────────


def observe(s: State, seat: int, row: Row) -> None:
    """What a seat knows that has forgotten nothing: also the cards that offers and trades have proved."""
    look(s, seat, 1, row)


def glance(s: State, seat: int, ledger: int, row: Row) -> None:
    """What lies open before a seat now; with the ledger, the cards that others are known to hold."""
    look(s, seat, ledger, row)


def look(s: State, seat: int, known: int, row: Row) -> None:
    at = look_at_own_cards(s, seat, row, 0)
    at = write_choice(row, at, s.round, MOST_PLAYERS)
    at = write_choice(row, at, s.players - FEWEST_PLAYERS, TABLES)
    at = write_number(row, at, s.max_actions - s.actions)
    at = write_number(row, at, (s.max_actions - s.actions) // STEP)
    for step in range(MOST_PLAYERS):
        if step < s.players:
            at = look_at_player(s, seat, (seat + step) % s.players, known, row, at)
        else:
            at = write_zeros(row, at, OF_SEAT + OFFERS_EACH * OF_OFFER)


def look_at_own_cards(s: State, seat: int, row: Row, at: int) -> int:
    at = write_bundle(row, at, s.hand[seat])
    for good in range(KINDS_OF_GOODS):
        row[at + good] = 1 if 2 * count_of(s.hand[seat], good) > PRINTED[good] else 0
    at = write_choice(row, at + KINDS_OF_GOODS, s.centre if s.phase == Phase.MARKET else -1, KINDS_OF_GOODS)
    at = write_number(row, at, points_for_hand(s.hand[seat], s.centre))
    return write_number(row, at, 1 if s.hand[seat] and only_majorities(s.hand[seat]) else 0)


def write_bundle(row: Row, at: int, bundle: int) -> int:
    for good in range(KINDS_OF_GOODS):
        row[at + good] = bundle >> BITS * good & 15
    return at + KINDS_OF_GOODS


def cards_in(bundle: int) -> int:
    number = 0
    for good in range(KINDS_OF_GOODS):
        number += count_of(bundle, good)
    return number


def look_at_player(s: State, seat: int, who: int, known: int, row: Row, at: int) -> int:
    row[at] = 1
    row[at + 1] = waiting(s) >> who & 1
    row[at + 2] = 1 if s.round < s.rounds and dealer(s) == who else 0
    at = write_number(row, at + 3, cards_in(s.hand[who]))
    at = write_number(row, at, s.points[who])
    if known and who != seat:
        at = write_bundle(row, at, s.known[who])
    else:
        at = write_zeros(row, at, KINDS_OF_GOODS)
    for slot in range(OFFERS_EACH * who, OFFERS_EACH * who + OFFERS_EACH):
        at = look_at_offer(s, seat, slot, row, at)
    return at


def look_at_offer(s: State, seat: int, slot: int, row: Row, at: int) -> int:
    """A standing offer: what for what; for everyone, for the one who looks or for somebody else; and whether it can be
    accepted."""
    if s.number[slot] == 0:
        return write_zeros(row, at, OF_OFFER)
    row[at] = 1
    at = write_bundle(row, at + 1, s.give[slot])
    at = write_bundle(row, at, s.want[slot] & COUNTS)
    addressee = s.want[slot] >> ADDRESSEE
    at = write_choice(row, at, 0 if addressee == 0 else 1 if addressee == seat + 1 else 2, 3)
    return write_number(row, at, 1 if refusal_of_trade(s, seat, slot) == 0 else 0)


# ── Actions: done, stop, withdraw, accept, swap, gifts, one good for another ─────────────────────

DONE = 0
STOP = 1
FIRST_WITHDRAWAL = 2
FIRST_ACCEPT = FIRST_WITHDRAWAL + OFFERS_EACH
FIRST_SWAP = FIRST_ACCEPT + OFFERS_EACH * (MOST_PLAYERS - 1)
FIRST_GIFT = FIRST_SWAP + KINDS_OF_GOODS
MOST = 4  # of a good, in an offer
FIRST_OFFER = FIRST_GIFT + KINDS_OF_GOODS * MOST
OTHERS = KINDS_OF_GOODS - 1
WISHES = OTHERS * MOST
COMPACT = FIRST_OFFER + KINDS_OF_GOODS * MOST * WISHES


def mask(s: State, seat: int, row: Row) -> None:
    write_zeros(row, 0, COMPACT)
    if s.phase != Phase.MARKET:
        return
    row[DONE] = 1 if refusal(s, seat, Verb.DONE, 0, 0) == 0 else 0
    row[STOP] = 1 if refusal(s, seat, Verb.STOP, 0, 0) == 0 else 0
    for k in range(OFFERS_EACH):
        row[FIRST_WITHDRAWAL + k] = 1 if s.number[OFFERS_EACH * seat + k] else 0
    for place in range(OFFERS_EACH * (s.players - 1)):
        slot = slot_at(s, seat, place)
        row[FIRST_ACCEPT + place] = 1 if s.number[slot] and refusal_of_trade(s, seat, slot) == 0 else 0
    for good in range(KINDS_OF_GOODS):
        mask_good(s, seat, good, row)


def mask_good(s: State, seat: int, good: int, row: Row) -> None:
    """What can be done with a good: swap it, give it away, offer it for any other."""
    held = count_of(s.hand[seat], good)
    if held and good != s.centre:
        row[FIRST_SWAP + good] = 1
    for place in range(good * MOST, good * MOST + min(held, MOST)):
        row[FIRST_GIFT + place] = 1
        for wish in range(WISHES):
            row[FIRST_OFFER + place * WISHES + wish] = 1


def slot_at(s: State, seat: int, place: int) -> int:
    """The slots of the others in the order of seats, leftwards."""
    return (seat + 1 + place // OFFERS_EACH) % s.players * OFFERS_EACH + place % OFFERS_EACH


def decode(s: State, seat: int, index: int, move: Move) -> None:
    if index >= FIRST_OFFER:
        decode_offer(seat, index - FIRST_OFFER, move)
    elif index >= FIRST_GIFT:
        place = index - FIRST_GIFT
        put(move, seat, Verb.OFFER, ONE[place // MOST] * (place % MOST + 1), 0)
    elif index >= FIRST_SWAP:
        put(move, seat, Verb.SWAP, index - FIRST_SWAP, 0)
    elif index >= FIRST_ACCEPT:
        put(move, seat, Verb.ACCEPT, s.number[slot_at(s, seat, index - FIRST_ACCEPT)], 0)
    elif index >= FIRST_WITHDRAWAL:
        put(move, seat, Verb.WITHDRAW, s.number[OFFERS_EACH * seat + index - FIRST_WITHDRAWAL], 0)
    else:
        put(move, seat, Verb.DONE if index == DONE else Verb.STOP, 0, 0)


def decode_offer(seat: int, place: int, move: Move) -> None:
    given, wish = place // WISHES, place % WISHES
    good = given // MOST
    other = (good + 1 + wish // MOST) % KINDS_OF_GOODS
    put(move, seat, Verb.OFFER, ONE[good] * (given % MOST + 1), ONE[other] * (wish % MOST + 1))


def index_of(s: State, seat: int, kind: int, x: int, y: int) -> int:
    """The number of an action, or -1 if it has none."""
    if kind == Verb.OFFER:
        return index_of_offer(x, y)
    if kind == Verb.SWAP:
        return FIRST_SWAP + x
    if kind == Verb.ACCEPT:
        return FIRST_ACCEPT + place_of(s, seat, slot_of(s, x))
    if kind == Verb.WITHDRAW:
        return FIRST_WITHDRAWAL + slot_of(s, x) - OFFERS_EACH * seat
    return DONE if kind == Verb.DONE else STOP


def place_of(s: State, seat: int, slot: int) -> int:
    return (slot // OFFERS_EACH - seat - 1 + s.players) % s.players * OFFERS_EACH + slot % OFFERS_EACH


def only_good(bundle: int) -> int:
    """The one good of a bundle, or -1 if there are none or several, or more cards than can be numbered."""
    for good in range(KINDS_OF_GOODS):
        if bundle == ONE[good] * count_of(bundle, good) and 0 < count_of(bundle, good) <= MOST:
            return good
    return -1


def index_of_offer(give: int, want: int) -> int:
    good, other = only_good(give), only_good(want)
    if good < 0 or (other < 0 and want):
        return -1
    place = good * MOST + count_of(give, good) - 1
    if want == 0:
        return FIRST_GIFT + place
    step = (other - good - 1 + KINDS_OF_GOODS) % KINDS_OF_GOODS
    return FIRST_OFFER + place * WISHES + step * MOST + count_of(want, other) - 1


def names() -> tuple[str, ...]:
    """What every number means, in words."""
    lefts = [f"{step} to the left" for step in range(1, MOST_PLAYERS)]
    withdrawals = [f"withdraw offer {k}" for k in range(1, OFFERS_EACH + 1)]
    accepts = [f"accept offer {k} of the seat {left}" for left in lefts for k in range(1, OFFERS_EACH + 1)]
    given = [(good, number) for good in range(KINDS_OF_GOODS) for number in range(1, MOST + 1)]
    gifts = [f"offer {number} {GOODS[good]} for nothing" for good, number in given]
    offers = [
        f"offer {number} {GOODS[good]} for {wanted} {GOODS[(good + 1 + step) % KINDS_OF_GOODS]}"
        for good, number in given
        for step in range(OTHERS)
        for wanted in range(1, MOST + 1)
    ]
    return ("done", "stop", *withdrawals, *accepts, *(f"swap {good}" for good in GOODS), *gifts, *offers)


# ── Every action, a part at a time ───────────────────────────────────────────────────────────────
# A kind; then for an offer goods given with their counts, goods wanted with theirs, each in the order of GOODS, and for
# whom it is, which ends it. A swap names the good given; who withdraws says which of its offers, who accepts says whose
# first. The draft has a cell for each part: a good's holds its count once that is said.

MOST_OF_A_GOOD = max(PRINTED)
FIRST_GIVEN = len(Verb)
FIRST_GIVEN_COUNT = FIRST_GIVEN + KINDS_OF_GOODS  # also which of two offers
FIRST_WANTED = FIRST_GIVEN_COUNT + MOST_OF_A_GOOD
FIRST_WANTED_COUNT = FIRST_WANTED + KINDS_OF_GOODS
EVERYONE = FIRST_WANTED_COUNT + MOST_OF_A_GOOD
FACTORED = EVERYONE + MOST_PLAYERS
DRAFT_FACTORED = FACTORED
UNCOUNTED = -1


def kind_said(draft: Row) -> int:
    """The kind of action that has been said, or 0."""
    for kind in range(1, FIRST_GIVEN + 1):
        if draft[kind - 1]:
            return kind
    return 0


def uncounted(draft: Row, first: int) -> int:
    """The good that has been named and not yet counted, or NOWHERE."""
    for good in range(KINDS_OF_GOODS):
        if draft[first + good] == UNCOUNTED:
            return good
    return NOWHERE


def last_said(draft: Row, first: int) -> int:
    """The last good that has been named, or NOWHERE."""
    for good in range(KINDS_OF_GOODS - 1, -1, -1):
        if draft[first + good]:
            return good
    return NOWHERE


def whose(draft: Row) -> int:
    """How far to the left the seat that has been named sits, or 0."""
    for step in range(1, MOST_PLAYERS):
        if draft[EVERYONE + step]:
            return step
    return 0


def mask_factored(s: State, seat: int, draft: Row, row: Row) -> None:
    write_zeros(row, 0, FACTORED)
    if s.phase != Phase.MARKET:
        return
    kind = kind_said(draft)
    if kind == 0:
        mask_kinds(s, seat, row)
    elif kind == Verb.SWAP:
        for good in range(KINDS_OF_GOODS):
            row[FIRST_GIVEN + good] = 1 if refusal(s, seat, Verb.SWAP, good, 0) == 0 else 0
    elif kind == Verb.WITHDRAW:
        for k in range(OFFERS_EACH):
            row[FIRST_GIVEN_COUNT + k] = 1 if s.number[OFFERS_EACH * seat + k] else 0
    elif kind == Verb.ACCEPT:
        mask_accept(s, seat, whose(draft), row)
    else:
        mask_offer(s, seat, draft, row)


def mask_kinds(s: State, seat: int, row: Row) -> None:
    row[Verb.DONE - 1] = 1 if refusal(s, seat, Verb.DONE, 0, 0) == 0 else 0
    row[Verb.STOP - 1] = 1 if refusal(s, seat, Verb.STOP, 0, 0) == 0 else 0
    row[Verb.OFFER - 1] = 1 if s.hand[seat] else 0
    for good in range(KINDS_OF_GOODS):
        if good != s.centre and count_of(s.hand[seat], good):
            row[Verb.SWAP - 1] = 1
    for k in range(OFFERS_EACH):
        if s.number[OFFERS_EACH * seat + k]:
            row[Verb.WITHDRAW - 1] = 1
    for place in range(OFFERS_EACH * (s.players - 1)):
        if is_acceptable(s, seat, place):
            row[Verb.ACCEPT - 1] = 1


def is_acceptable(s: State, seat: int, place: int) -> bool:
    slot = slot_at(s, seat, place)
    return s.number[slot] != 0 and refusal_of_trade(s, seat, slot) == 0


def mask_accept(s: State, seat: int, step: int, row: Row) -> None:
    """Whose offer; once that is said, which of them."""
    for place in range(OFFERS_EACH * (s.players - 1)):
        if is_acceptable(s, seat, place):
            if step == 0:
                row[EVERYONE + 1 + place // OFFERS_EACH] = 1
            elif place // OFFERS_EACH == step - 1:
                row[FIRST_GIVEN_COUNT + place % OFFERS_EACH] = 1


def mask_offer(s: State, seat: int, draft: Row, row: Row) -> None:
    given, wanted = uncounted(draft, FIRST_GIVEN), uncounted(draft, FIRST_WANTED)
    if given != NOWHERE:
        for k in range(count_of(s.hand[seat], given)):
            row[FIRST_GIVEN_COUNT + k] = 1
    elif wanted != NOWHERE:
        for k in range(PRINTED[wanted]):
            row[FIRST_WANTED_COUNT + k] = 1
    else:
        mask_more_of_offer(s, seat, draft, row)


def mask_more_of_offer(s: State, seat: int, draft: Row, row: Row) -> None:
    """Another good, further on in the order of GOODS; or for whom it is."""
    given, wanted = last_said(draft, FIRST_GIVEN), last_said(draft, FIRST_WANTED)
    if wanted == NOWHERE:
        for good in range(given + 1, KINDS_OF_GOODS):
            row[FIRST_GIVEN + good] = 1 if count_of(s.hand[seat], good) else 0
    if given == NOWHERE:
        return
    for good in range(wanted + 1, KINDS_OF_GOODS):
        row[FIRST_WANTED + good] = 0 if draft[FIRST_GIVEN + good] else 1
    for step in range(s.players):
        row[EVERYONE + step] = 1


def extend_factored(s: State, seat: int, draft: Row, index: int) -> int:
    """Say a part; 1 if the action is whole."""
    if index < FIRST_GIVEN:
        draft[index] = 1
        return 1 if index + 1 == Verb.STOP or index + 1 == Verb.DONE else 0
    if index < FIRST_GIVEN_COUNT or FIRST_WANTED <= index < FIRST_WANTED_COUNT:
        draft[index] = UNCOUNTED
        return 1 if kind_said(draft) == Verb.SWAP else 0
    if index >= EVERYONE:
        draft[index] = 1
        return 1 if kind_said(draft) == Verb.OFFER else 0
    if kind_said(draft) != Verb.OFFER:
        draft[index] = 1
        return 1
    if index < FIRST_WANTED:
        draft[FIRST_GIVEN + uncounted(draft, FIRST_GIVEN)] = index - FIRST_GIVEN_COUNT + 1
    else:
        draft[FIRST_WANTED + uncounted(draft, FIRST_WANTED)] = index - FIRST_WANTED_COUNT + 1
    return 0


def bundle_said(draft: Row, first: int) -> int:
    bundle = 0
    for good in range(KINDS_OF_GOODS):
        bundle += ONE[good] * draft[first + good]
    return bundle


def decode_factored(s: State, seat: int, draft: Row, index: int, move: Move) -> None:
    kind = kind_said(draft)
    if kind == Verb.OFFER:
        step = whose(draft)
        addressee = (seat + step) % s.players + 1 if step else 0
        put(
            move,
            seat,
            kind,
            bundle_said(draft, FIRST_GIVEN),
            bundle_said(draft, FIRST_WANTED) + (addressee << ADDRESSEE),
        )
    elif kind == Verb.ACCEPT:
        place = (whose(draft) - 1) * OFFERS_EACH + index - FIRST_GIVEN_COUNT
        put(move, seat, kind, s.number[slot_at(s, seat, place)], 0)
    elif kind == Verb.WITHDRAW:
        put(move, seat, kind, s.number[OFFERS_EACH * seat + index - FIRST_GIVEN_COUNT], 0)
    else:
        put(move, seat, kind, index - FIRST_GIVEN if kind == Verb.SWAP else 0, 0)


def part_of_factored(s: State, seat: int, draft: Row, kind: int, x: int, y: int) -> int:
    """The next part of an action, of which the draft has the first ones."""
    if kind_said(draft) == 0:
        return kind - 1
    if kind == Verb.OFFER:
        return part_of_offer(s, seat, draft, x, y)
    if kind == Verb.SWAP:
        return FIRST_GIVEN + x
    if kind == Verb.ACCEPT and whose(draft) == 0:
        return EVERYONE + 1 + place_of(s, seat, slot_of(s, x)) // OFFERS_EACH
    return FIRST_GIVEN_COUNT + slot_of(s, x) % OFFERS_EACH


def part_of_offer(s: State, seat: int, draft: Row, give: int, wish: int) -> int:
    given, wanted = uncounted(draft, FIRST_GIVEN), uncounted(draft, FIRST_WANTED)
    if given != NOWHERE:
        return FIRST_GIVEN_COUNT + count_of(give, given) - 1
    if wanted != NOWHERE:
        return FIRST_WANTED_COUNT + count_of(wish, wanted) - 1
    for good in range(KINDS_OF_GOODS):
        if count_of(give, good) and draft[FIRST_GIVEN + good] == 0:
            return FIRST_GIVEN + good
    for good in range(KINDS_OF_GOODS):
        if count_of(wish, good) and draft[FIRST_WANTED + good] == 0:
            return FIRST_WANTED + good
    addressee = wish >> ADDRESSEE
    return EVERYONE + ((addressee - 1 - seat + s.players) % s.players if addressee else 0)


def names_factored() -> tuple[str, ...]:
    counts = range(1, MOST_OF_A_GOOD + 1)
    which = [f"{k} of it, or offer {k}" if k <= OFFERS_EACH else f"{k} of it" for k in counts]
    return (
        *(kind.name.lower() for kind in Verb),
        *(f"give {good}" for good in GOODS),
        *which,
        *(f"want {good}" for good in GOODS),
        *(f"{k} of what is wanted" for k in counts),
        "for everyone",
        *(f"the seat {step} to the left" for step in range(1, MOST_PLAYERS)),
    )
