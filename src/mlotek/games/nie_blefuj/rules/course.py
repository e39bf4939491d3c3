"""The course of a game of Nie blefuj!: rounds, offers, dice, payments, the end."""

from __future__ import annotations

from mlotek.core.dialect import Starts, first_seat, note
from mlotek.games.nie_blefuj.edition import TARGET
from mlotek.games.nie_blefuj.rules.cards import CARDS, START_HAND, count, worth
from mlotek.games.nie_blefuj.rules.memory import (
    begin_memory_of_round,
    remember_drawn,
    remember_fact,
    remember_offer,
    remember_opened,
    remember_paid,
    remember_start,
    remember_taken,
)
from mlotek.games.nie_blefuj.rules.state import (
    BANK_SIZE,
    NO_CLAIM,
    NOBODY,
    PAST_ROUNDS,
    Close,
    Ending,
    Note,
    Past,
    Phase,
    State,
    Verb,
    owner_of,
)


def setup(s: State) -> None:
    """Everybody holds the same nine suitcases; the bank is still to be shuffled."""
    for seat in range(s.players):
        s.hand[seat] = START_HAND
        remember_start(s, seat, START_HAND)
    s.claim = NO_CLAIM
    s.bank_left = BANK_SIZE
    s.phase = Phase.BANK


def chance(s: State, outcome: int) -> None:
    """The bank has been laid into `s.bank`, a die has been rolled, or it is drawn who begins."""
    if s.phase == Phase.COLOUR:
        colour_rolled(s, outcome)
    elif s.phase == Phase.DIE:
        die_rolled(s, outcome)
    elif s.phase == Phase.BANK:
        hand_over_gun(s)
    else:
        note(s, Note.STARTER, outcome)
        begin_round(s, outcome)


def apply(s: State, seat: int, kind: int, x: int, y: int) -> None:
    """Do what `refusal` allowed."""
    if kind == Verb.TAKE:
        take_table(s)
    elif kind == Verb.OPEN:
        open_cards(s)
    elif kind == Verb.OFFER:
        offer(s, seat, x, y - 1)
    elif kind == Verb.ADD:
        add(s, seat, x, y - 1)
    elif kind == Verb.PAY:
        pay(s, seat, x)
    else:
        note(s, Note.TARGETED, seat, x)
        bring_together(s, x)


# ── A round ──────────────────────────────────────────────────────────────────────────────────────


def hand_over_gun(s: State) -> None:
    """NB-START-1."""
    if s.starts == Starts.RANDOM:
        s.phase = Phase.START
    else:
        begin_round(s, first_seat(s.starts, 0, s.players))


def begin_round(s: State, gun: int) -> None:
    s.round += 1
    s.gun = gun
    begin_memory_of_round(s)
    s.phase = Phase.COLOUR
    note(s, Note.ROUND, gun, s.round)


def colour_rolled(s: State, colour: int) -> None:
    """The colour names the drawn player; a colour nobody owns is rolled again (NB-COLOUR-1)."""
    drawn = owner_of(s.players, colour)
    note(s, Note.COLOUR, s.gun, colour, drawn)
    if drawn == s.gun:  # NB-COLOUR-1, NB-REV-2
        ask(s, s.gun, Phase.TARGET)
    elif drawn != NOBODY:
        bring_together(s, drawn)


def bring_together(s: State, drawn: int) -> None:
    """The gun offers to the drawn player, or the other way round (NB-REV-1)."""
    s.offerer = drawn if s.reversed else s.gun
    s.decider = s.gun if s.reversed else drawn
    if s.hand[s.offerer]:
        ask(s, s.offerer, Phase.OFFER)
    else:  # NB-REV-4
        note(s, Note.NOTHING_TO_OFFER, s.offerer)
        end_round(s)


def ask(s: State, seat: int, phase: int) -> None:
    s.turn = seat
    s.phase = phase


def offer(s: State, seat: int, cards: int, claim: int) -> None:
    s.claim = claim
    note(s, Note.OFFERED, seat, s.decider, cards, claim)
    remember_offer(s, count(cards), claim)
    lay(s, seat, cards)


def add(s: State, seat: int, cards: int, claim: int) -> None:
    if claim != NO_CLAIM:
        s.claim = claim
    note(s, Note.ADDED, seat, s.decider, cards, claim)
    remember_fact(s, Past.ADDED, s.past[s.round % PAST_ROUNDS][Past.ADDED] + count(cards))
    lay(s, seat, cards)


def lay(s: State, seat: int, cards: int) -> None:
    s.hand[seat] -= cards
    s.facedown = cards
    s.turn = s.decider
    s.phase = Phase.DECISION


def take_table(s: State) -> None:
    """The decider takes everything on the table (NB-TAKE-1, NB-EQUAL-1, NB-HIGHER-1, NB-HIGHER-2)."""
    giver, taker, opened, facedown = s.offerer, s.decider, s.opened, s.facedown
    note(s, Note.TAKEN, taker, giver, opened, facedown)
    remember_fact(s, Past.ENDING, Close.TAKEN_UNSEEN if facedown else Close.TAKEN_OPEN)
    s.hand[taker] += opened + facedown
    remember_taken(s, giver, taker, opened, facedown)
    clear_table(s)
    if not wins(s, taker):
        end_round(s)


def clear_table(s: State) -> None:
    s.opened = 0
    s.facedown = 0
    s.claim = NO_CLAIM


def open_cards(s: State) -> None:
    s.opened += s.facedown
    total = worth(s.opened)
    remember_opened(s, s.offerer, s.opened)
    remember_fact(s, Past.OPENED, 1 + total)
    note(s, Note.OPENED, s.decider, s.facedown, total)
    s.facedown = 0
    s.phase = Phase.DIE


def die_rolled(s: State, roll: int) -> None:
    """The roll against all the money that lies open (NB-OPEN-1)."""
    total = worth(s.opened)
    note(s, Note.ROLLED, s.decider, roll, total)
    if roll < total:
        take_back(s, total)
    elif roll == total:
        take_table(s)
    elif s.hand[s.offerer]:
        ask(s, s.offerer, Phase.ADDITION)
    else:  # NB-HIGHER-2
        note(s, Note.NOTHING_TO_ADD, s.offerer)
        take_table(s)


def take_back(s: State, owed: int) -> None:
    """The offerer takes its cards back and is owed their worth (NB-LOWER-1)."""
    note(s, Note.RETURNED, s.offerer, s.opened)
    remember_fact(s, Past.ENDING, Close.RETURNED)
    s.hand[s.offerer] += s.opened
    clear_table(s)
    s.owed = owed
    if s.hand[s.decider]:
        ask(s, s.decider, Phase.PAYMENT)
    else:  # NB-PAY-3: nothing to answer with
        note(s, Note.NOTHING_TO_PAY, s.decider, s.offerer, owed)
        settle(s, 1)


def pay(s: State, seat: int, cards: int) -> None:
    short = worth(s.hand[seat]) < s.owed
    note(s, Note.PAID, seat, s.offerer, s.owed, cards)
    s.hand[seat] -= cards
    s.hand[s.offerer] += cards
    remember_paid(s, seat, s.offerer, s.owed, cards)
    if not wins(s, s.offerer):
        settle(s, short)


def settle(s: State, short: int) -> None:
    """After the payment comes the bank card, for a payer who was short only where the table says so (NB-PAY-4)."""
    s.owed = 0
    if short and not s.short_payer_draws:
        end_round(s)
        return
    draw_bank_card(s, s.decider)
    if wins(s, s.decider):
        return
    if s.bank_left == 0:  # NB-BANK-2
        finish(s, Ending.BANK_EMPTY)
    else:
        end_round(s)


def draw_bank_card(s: State, seat: int) -> None:
    card = CARDS[s.bank[BANK_SIZE - s.bank_left]]
    s.bank_left -= 1
    s.hand[seat] += card
    remember_drawn(s, seat, card)
    note(s, Note.DREW, seat, card, s.bank_left)


def end_round(s: State) -> None:
    if s.round >= s.max_rounds:  # NB-LIMIT-1
        finish(s, Ending.ROUND_LIMIT)
    else:
        begin_round(s, next_gun(s))


def next_gun(s: State) -> int:
    """The gun goes left (NB-TURN-1), past those without cards (NB-TURN-2) unless offers are reversed (NB-REV-3)."""
    seat = (s.gun + 1) % s.players
    while s.hand[seat] == 0 and not s.reversed:
        note(s, Note.PASSED_OVER, seat)
        seat = (seat + 1) % s.players
    return seat


# ── The end ──────────────────────────────────────────────────────────────────────────────────────


def wins(s: State, seat: int) -> bool:
    """Whether the seat has just reached the target, which ends the game (NB-WIN-1)."""
    if worth(s.hand[seat]) < TARGET:
        return False
    finish(s, Ending.TARGET_REACHED)
    return True


def finish(s: State, ending: int) -> None:
    s.owed = 0
    s.ending = ending
    s.phase = Phase.OVER
    note(s, Note.ENDED, ending)


def score(s: State, seat: int) -> int:
    return worth(s.hand[seat])


def standing(s: State, seat: int) -> int:
    """A number that orders seats from best to worst: most money, then fewest cards (NB-BANK-2)."""
    return 128 * worth(s.hand[seat]) - count(s.hand[seat])


def winners(s: State) -> int:
    """The set of seats that win. Who has reached the target has the most money, too."""
    best = standing(s, 0)
    mask = 0
    for seat in range(s.players):
        rank = standing(s, seat)
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= 1 << seat
    return mask
