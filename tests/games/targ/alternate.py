"""Another game that looks the same to one seat: other hands, and the same public history."""

from __future__ import annotations

import random

import mlotek
from mlotek.core.moments import CHANCE
from mlotek.games.targ import rules
from mlotek.games.targ.actions import parse, parse_chance
from mlotek.games.targ.rules import State
from tests.conformance.tables import shortened, with_entries

ATTEMPTS = 20
Acts = list[tuple[int, tuple[int, int, int]]]


def alternate(record: mlotek.Record, seat: int | None, rng: random.Random) -> mlotek.Record | None:
    """The same history with cards dealt otherwise where the seat (None: a spectator) cannot know.

    Hands of finished rounds were opened, so there only the order within a hand can differ. In the round being
    played, cards that others were dealt change places, as long as everything that happened could still happen.
    """
    entries = list(record.entries)
    deals = [place for place, (actor, text) in enumerate(entries) if actor == CHANCE and text.startswith("deck")]
    if deals and not mlotek.replay(record).over:
        entries[deals[-1]] = (CHANCE, redealt(record, deals[-1], seat, rng))
    for place in deals:
        entries[place] = (CHANCE, reordered(entries[place][1], record.players, rng))
    return with_entries(record, entries) if tuple(entries) != record.entries else None


def reordered(deck: str, players: int, rng: random.Random) -> str:
    """The same hands, each in another order."""
    word, centre, *cards = deck.split()
    each = len(cards) // players
    hands = [cards[each * seat : each * (seat + 1)] for seat in range(players)]
    return " ".join([word, centre, *(card for hand in hands for card in rng.sample(hand, each))])


def redealt(record: mlotek.Record, place: int, seat: int | None, rng: random.Random) -> str:
    """The last deck with other cards in others' hands, as far as the public history allows."""
    before: State = mlotek.replay(shortened(record, place))._state
    acts: Acts = [(int(actor), parse(text).code()) for actor, text in record.entries[place + 1 :] if actor != CHANCE]
    deck = record.entries[place][1]
    history = public_history(before, deck, acts)
    for _ in range(ATTEMPTS):
        other = with_two_cards_exchanged(deck, record.players, seat, rng)
        if public_history(before, other, acts) == history:
            deck = other
    return deck


def with_two_cards_exchanged(deck: str, players: int, seat: int | None, rng: random.Random) -> str:
    """A card of one other seat and a card of another change places."""
    words = deck.split()
    each = (len(words) - 2) // players
    others = [other for other in range(players) if other != seat]
    one, two = (2 + each * other + rng.randrange(each) for other in rng.sample(others, 2))
    words[one], words[two] = words[two], words[one]
    return " ".join(words)


def public_history(before: State, deck: str, acts: Acts) -> list[list[int]] | None:
    """What hidden cards decide and all can see after each act, offers and wrong STOPs; None: it cannot be."""
    s = before.copy()
    rules.chance(s, parse_chance(deck).put(s))
    if s.phase == rules.Phase.START:
        rules.chance(s, 0)
    standing = []
    for seat, code in acts:
        if rules.refusal(s, seat, *code):
            return None
        rules.apply(s, seat, *code)
        standing.append([s.round, *s.number, *s.missed])
    return standing
