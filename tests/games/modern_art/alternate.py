"""Another history that one seat cannot tell from its own: other hands, another deck, other sealed amounts."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

import mlotek
from mlotek.core.moments import CHANCE
from mlotek.games.modern_art.edition import DEALS, FEWEST_HANDS
from tests.games.modern_art.table import view

Entry = tuple[int | str, str]


def alternate(record: mlotek.Record, seat: int | None, rng: random.Random) -> mlotek.Record | None:
    """The same public history with what the seat may not know dealt anew; None if nothing can be varied."""
    if not record.entries:
        return None
    deck = _another_deck(record, seat, rng)
    others = _other_amounts(record, seat, rng)
    changed = msgspec.structs.replace(record, entries=(("chance", deck), *others))
    return None if changed == record else changed


def _another_deck(record: mlotek.Record, seat: int | None, rng: random.Random) -> str:
    """Cards the seat has never seen change places; what others have played stays where it was dealt."""
    cards = record.entries[0][1].split()[1:]
    owners = owners_of(record)
    unseen = [place for place, owner in enumerate(owners) if seat is None or owner != seat]
    for owner, card in _played(record.entries):
        place = next((at for at in unseen if owners[at] == owner and cards[at] == card), None)
        if place is not None:  # the seat's own cards stay anyway
            unseen.remove(place)
    shuffled = rng.sample(unseen, len(unseen))
    twin = cards[:]
    for place, source in zip(unseen, shuffled, strict=True):
        twin[place] = cards[source]
    return " ".join(["deck", *twin])


def owners_of(record: mlotek.Record) -> list[int | None]:
    """Whose card lies where in the deck: a seat, the mystery hand (one more), or nobody."""
    hands = record.players + bool(record.options["mystery_hand"])
    owners: list[int | None] = []
    for count in DEALS[hands - FEWEST_HANDS]:
        owners += [hand for hand in range(hands) for _ in range(count)]
    return owners + [None] * (70 - len(owners))


def _played(entries: Sequence[Entry]) -> list[tuple[int, str]]:
    """The cards that came on the table, each with the hand it came from."""
    found = []
    for actor, text in entries[1:]:
        verb, *rest = text.split()
        if verb in ("put", "add") and rest != ["none"]:
            found.append((int(actor), rest[0]))
        elif verb == "flip" and actor == CHANCE:
            found.append((3, rest[0]))
    return found


def _other_amounts(record: mlotek.Record, seat: int | None, rng: random.Random) -> list[Entry]:
    """The entries after the deck; amounts still sealed by others are drawn anew."""
    entries = list(record.entries[1:])
    match = mlotek.replay(record)
    auction = view(match).auction
    for place in range(len(entries) - len(auction.sealed if auction else ()), len(entries)):
        actor, _ = entries[place]
        if actor != seat and isinstance(actor, int):
            purse = view(match, actor).seats[actor].money
            entries[place] = (actor, f"seal {rng.randint(0, purse or 0)}")
    return entries
