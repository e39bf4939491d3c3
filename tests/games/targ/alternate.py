"""Another game that looks the same to one seat: other hands, and the same public history."""

from __future__ import annotations

import random

import msgspec

import mlotek
from mlotek.core.record import CHANCE
from mlotek.games.targ.events import OfferVoided

ATTEMPTS = 12


def alternate(record: mlotek.Record, seat: int | None, rng: random.Random) -> mlotek.Record | None:
    """The same history with cards dealt otherwise where the seat (None: a spectator) cannot know.

    Hands of finished rounds were opened, so there only the order within a hand can differ. In the round being
    played, cards that others were dealt change places, as long as everything that happened could still happen.
    """
    other = with_decks(record, {place: reordered(deck, record.players, rng) for place, deck in decks_of(record)})
    if not decks_of(record) or mlotek.replay(record).over:
        return other if other != record else None
    for _ in range(ATTEMPTS):
        candidate = with_two_cards_exchanged(other, seat, rng)
        if public_fate(candidate) == public_fate(record):
            other = candidate
    return other if other != record else None


def decks_of(record: mlotek.Record) -> list[tuple[int, list[str]]]:
    """The cards of each round, with the place of their entry; the centre card first."""
    return [(place, text.split()[1:]) for place, (actor, text) in enumerate(record.entries) if actor == CHANCE]


def with_decks(record: mlotek.Record, decks: dict[int, list[str]]) -> mlotek.Record:
    entries = list(record.entries)
    for place, cards in decks.items():
        entries[place] = (CHANCE, " ".join(["deck", *cards]))
    return msgspec.structs.replace(record, entries=tuple(entries))


def reordered(deck: list[str], players: int, rng: random.Random) -> list[str]:
    """The same hands, each in another order."""
    centre, *rest = deck
    each = len(rest) // players
    hands = [rest[each * seat : each * (seat + 1)] for seat in range(players)]
    return [centre, *(card for hand in hands for card in rng.sample(hand, each))]


def with_two_cards_exchanged(record: mlotek.Record, seat: int | None, rng: random.Random) -> mlotek.Record:
    """Two of the others' cards of the last deal change places."""
    place, deck = decks_of(record)[-1]
    each = (len(deck) - 1) // record.players
    others = [other for other in range(record.players) if other != seat]
    one, two = (1 + each * other + rng.randrange(each) for other in rng.sample(others, 2))
    deck[one], deck[two] = deck[two], deck[one]
    return with_decks(record, {place: deck})


def public_fate(record: mlotek.Record) -> list[list[int]] | None:
    """Which offers disappeared after each entry, the one public thing that hidden cards decide; None: impossible."""
    match = mlotek.Match(mlotek.game(record.game, record.players, **record.options), chance=[])
    fates = []
    for actor, text in record.entries:
        try:
            events = match.supply(text) if isinstance(actor, str) else match.play(actor, text)
        except mlotek.Refused:
            return None
        fates.append([event.number for event in events if isinstance(event, OfferVoided)])
    return fates
