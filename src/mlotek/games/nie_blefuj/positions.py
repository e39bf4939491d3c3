"""Positions of Nie blefuj! as text: their words, what a seat cannot know, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from mlotek.core.dialect import Starts
from mlotek.core.errors import BadPosition
from mlotek.core.position import Open, Wording, codes, collected, named, only_open
from mlotek.games.nie_blefuj.actions import cards_in, cards_of
from mlotek.games.nie_blefuj.edition import BANK, HIGHEST_CLAIM, MOST_PLAYERS, TARGET, VALUES
from mlotek.games.nie_blefuj.rules import Ending, Phase, State
from mlotek.games.nie_blefuj.rules.cards import CARDS, START_HAND, count, holds, more_of, without, worth
from mlotek.games.nie_blefuj.rules.memory import certain_in_hand
from mlotek.games.nie_blefuj.rules.state import BANK_SIZE, NO_CLAIM

ATTEMPTS = 300
"""How often suitcases are dealt anew because somebody would have won with them."""


def handful_in(words: list[str]) -> int:
    """``5``, ``0`` as a handful."""
    values = [int(word) for word in words]
    if not set(values) <= set(VALUES) or len(values) > 100:
        raise ValueError("no suitcases of this game")
    return cards_of(tuple(sorted(values, reverse=True)))


HANDFULS = collected(lambda cards: map(str, cards_in(cards)), handful_in)


def veil(s: State, seat: int | None) -> tuple[State, Open]:
    """A seat is certain of some suitcases of others, and knows nothing of the bank or of what others are certain of."""
    seen: State = s.copy()
    unknown: Open = {}
    if s.phase == Phase.BANK:
        return seen, unknown
    me = s.players if seat is None else seat
    for place in range(BANK_SIZE):
        seen.bank[place] = 0
        unknown["bank", place] = 0
    for other in range(s.players):
        certain = certain_in_hand(s, me, other)
        hidden = count(s.hand[other]) - count(certain)
        if other != me and hidden and s.phase != Phase.OVER:
            seen.hand[other] = certain
            unknown["hand", other] = hidden
    if s.facedown and me != s.offerer and s.phase != Phase.OVER:
        seen.facedown = 0
        unknown["facedown", 0] = count(s.facedown)
    for other in (other for other in range(s.players) if other != me):
        for owner in range(s.players):
            seen.known[other][owner] = 0
            unknown["known", other * MOST_PLAYERS + owner] = 0
    return seen, unknown


def fill(s: State, unknown: Open, rng: Random) -> None:
    only_open(unknown, "bank", "hand", "facedown", "known")
    if not 0 <= s.offerer < s.players:
        raise BadPosition("impossible-position", "there are not so many seats")
    told = s.copy()
    for _ in range(ATTEMPTS):
        _deal(s, told, unknown, rng)
        if s.phase == Phase.OVER or max(map(worth, s.hand)) < TARGET:
            break
    for part, place in unknown:
        if part == "known":
            observer, owner = divmod(place, MOST_PLAYERS)
            s.known[observer][owner] = _owned(s, owner) if observer == owner else s.known[s.players][owner]


def _deal(s: State, told: State, unknown: Open, rng: Random) -> None:
    """Deal what nobody told: the bank from its own suitcases, then what somebody is certain of, then the rest."""
    s.hand[:], s.facedown = told.hand[:], told.facedown
    certain = [without(_certain(s, seat), _owned(s, seat)) for seat in range(s.players)]
    elsewhere = sum(s.hand) + s.opened + s.facedown + sum(certain)
    _lay_bank(s, [place for part, place in unknown if part == "bank"], elsewhere, rng)
    bank = sum(CARDS[kind] for kind in s.bank[BANK_SIZE - s.bank_left :])
    everything = s.players * START_HAND + sum(CARDS[kind] for kind in s.bank)
    pool = singly(without(everything, elsewhere + bank))
    room = [unknown.get(("hand", seat), 0) for seat in range(s.players)]
    room[s.offerer] += unknown.get(("facedown", 0), 0)
    if not holds(everything, elsewhere + bank) or len(pool) + count(sum(certain)) != sum(room):
        raise BadPosition("impossible-position", "hands, table and bank are not all the suitcases there are")
    rng.shuffle(pool)
    for seat in range(s.players):
        cards = singly(certain[seat])
        cards += [pool.pop() for _ in range(room[seat] - len(cards))]
        rng.shuffle(cards)
        in_hand = unknown.get(("hand", seat), 0)
        s.hand[seat] += sum(cards[:in_hand])
        s.facedown += sum(cards[in_hand:])


def singly(cards: int) -> list[int]:
    """A handful, one suitcase at a time."""
    return [card for kind, card in enumerate(CARDS) for _ in range(cards >> 8 * kind & 127)]


def _certain(s: State, seat: int) -> int:
    """What anybody is certain that a seat has."""
    most = 0
    for observer in range(s.players + 1):
        most = more_of(most, s.known[observer][seat])
    return most


def _lay_bank(s: State, places: list[int], elsewhere: int, rng: Random) -> None:
    """Those of the bank's suitcases that were not told, in any order in which those elsewhere have left it."""
    left = [VALUES.index(value) for value in BANK]
    for place in set(range(BANK_SIZE)) - set(places):
        if s.bank[place] not in left:
            raise BadPosition("impossible-position", "the bank has other suitcases than there are in the box")
        left.remove(s.bank[place])
    for _ in range(ATTEMPTS):
        rng.shuffle(left)
        for place, kind in zip(places, left, strict=True):
            s.bank[place] = kind
        drawn = sum(CARDS[kind] for kind in s.bank[: BANK_SIZE - s.bank_left])
        if without(elsewhere, s.players * START_HAND + drawn) == 0:
            return


def _owned(s: State, seat: int) -> int:
    """A hand, and what of it lies on the table."""
    return s.hand[seat] + (s.opened + s.facedown if seat == s.offerer else 0)


def faults(s: State) -> Iterator[str]:
    """What cannot be in any game."""
    if s.phase == Phase.BANK:
        begun = s.round or s.bank_left != BANK_SIZE or s.opened or s.facedown or s.owed or s.ending
        if begun or s.claim != NO_CLAIM or set(s.hand[: s.players]) != {START_HAND}:
            yield "nothing has been dealt yet"
        yield from _faults_of_memory(s)
        return
    if s.phase == Phase.START and s.starts != Starts.RANDOM:
        yield "at this table it is not drawn who begins"
    if not all(0 <= seat < s.players for seat in (s.gun, s.offerer, s.decider, s.turn)):
        yield "there are not so many seats"
    if not 0 <= s.round <= s.max_rounds or not 0 <= s.bank_left <= BANK_SIZE:
        yield "there are not so many rounds, or so much in the bank"
    yield from _faults_of_cards(s)
    yield from _faults_of_table(s)
    yield from _faults_of_memory(s)
    yield from _faults_of_end(s)


def _faults_of_cards(s: State) -> Iterator[str]:
    if sorted(s.bank) != sorted(VALUES.index(value) for value in BANK):
        yield "the bank has other suitcases than there are in the box"
    bank = sum(CARDS[kind] for kind in s.bank[BANK_SIZE - s.bank_left :])
    everything = s.players * START_HAND + sum(CARDS[kind] for kind in s.bank)
    if sum(s.hand) + s.opened + s.facedown + bank != everything or any(s.hand[s.players :]):
        yield "hands, table and bank are not all the suitcases there are"


def _faults_of_table(s: State) -> Iterator[str]:
    laid = s.phase in (Phase.DIE, Phase.DECISION, Phase.ADDITION)
    if not laid and (s.opened, s.facedown, s.claim) != (0, 0, NO_CLAIM):
        yield "there is nothing on the table now"
    if bool(s.facedown) != (s.phase == Phase.DECISION) or (s.phase in (Phase.DIE, Phase.ADDITION) and not s.opened):
        yield "what lies face down waits for a decision, what lies open for a die"
    if not NO_CLAIM <= s.claim <= HIGHEST_CLAIM or (s.owed > 0) != (s.phase == Phase.PAYMENT) or s.owed < 0:
        yield "a claim or a debt is not what it can be"
    together = s.phase in (Phase.OFFER, Phase.DECISION, Phase.ADDITION, Phase.PAYMENT, Phase.DIE)
    if together and s.offerer == s.decider:
        yield "nobody deals with itself"
    asked = {Phase.TARGET: s.gun, Phase.OFFER: s.offerer, Phase.DECISION: s.decider, Phase.ADDITION: s.offerer}
    if s.turn != (asked | {Phase.PAYMENT: s.decider}).get(s.phase, s.turn):
        yield "it is somebody else's turn"
    if s.phase in (Phase.OFFER, Phase.ADDITION, Phase.PAYMENT) and not s.hand[s.turn]:
        yield "whoever is asked for suitcases has some"
    if not s.reversed and s.phase in (Phase.COLOUR, Phase.TARGET) and not s.hand[s.gun]:
        yield "the gun is with somebody who has suitcases"


def _faults_of_memory(s: State) -> Iterator[str]:
    for owner in range(s.players):
        if s.known[owner][owner] != _owned(s, owner):
            yield "a seat knows its own suitcases"
        for observer in range(s.players + 1):
            known = s.known[observer][owner]
            if not holds(_owned(s, owner), known) or not holds(s.hand[owner], certain_in_hand(s, observer, owner)):
                yield "nobody is certain of a suitcase that is not there"
    if any(fact < 0 for row in s.past for fact in row):
        yield "a round that is past has only numbers from 0 up"


def _faults_of_end(s: State) -> Iterator[str]:
    if (s.phase == Phase.OVER) != (s.ending > 0) or s.ending not in (0, *map(int, Ending)):
        yield "a game that is over has an ending"
    if (max(map(worth, s.hand)) >= TARGET) != (s.ending == Ending.TARGET_REACHED):
        yield "whoever has that much money has won"


WORDING = Wording(
    words={
        "phase": codes(Phase),
        "bank": named({kind: str(value) for kind, value in enumerate(VALUES)}),
        "opened": HANDFULS,
        "facedown": HANDFULS,
        "hand": HANDFULS,
        "known": HANDFULS,
    },
    veil=veil,
    fill=fill,
    faults=faults,
)
