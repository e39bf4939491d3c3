"""Another game that looks the same to one seat: for the leak test.

The record is played again. What the seat has seen stays: its own actions, its bank cards, all dice, cards that were
opened, and those that were given to it. What lay hidden from it becomes something else: bank cards of others, the
order of the bank, suitcases that were laid and never opened before its eyes, payments among others.
"""

from __future__ import annotations

import random

import mlotek
from mlotek.games.nie_blefuj.actions import cards_in
from mlotek.games.nie_blefuj.events import BankCardDrawn

ATTEMPTS = 12


def alternate(record: mlotek.Record, seat: int | None, rng: random.Random) -> mlotek.Record | None:
    """Another record of the same length; None if nothing could be changed."""
    for attempt in range(ATTEMPTS):
        share = 1 - attempt / ATTEMPTS  # change much at first, then less, so that later actions remain possible
        try:
            twin = _played_again(record, seat, rng, share)
        except mlotek.Refused:
            continue
        match = mlotek.replay(record)
        if twin.record != record and _same_end(twin, match) and _drawers(twin) == _drawers(match):
            return twin.record
    return None


def _same_end(twin: mlotek.Match, match: mlotek.Match) -> bool:
    """Hands are opened at the end."""
    hands = (twin._state.hand, match._state.hand)
    return twin.over == match.over and (not twin.over or hands[0] == hands[1])


def _drawers(match: mlotek.Match) -> list[int]:
    """Who drew from the bank, which all can see, and which may tell that a payment was short."""
    return [event.seat for event in match.events(None) if isinstance(event, BankCardDrawn)]


def _played_again(record: mlotek.Record, seat: int | None, rng: random.Random, share: float) -> mlotek.Match:
    game = mlotek.game(record.game, record.players, **record.options)
    twin = mlotek.Match(game, chance=[], names=record.names)
    for position, (actor, text) in enumerate(record.entries):
        if actor == "chance":
            twin.supply(_reshuffled(text, record, seat, rng) if text.startswith("bank") else text)
        else:
            assert isinstance(actor, int)
            hidden = actor != seat and rng.random() < share and _is_hidden(record, position, twin, seat)
            twin.play(actor, _something_else(twin, actor, text, rng) if hidden else text)
    return twin


def _reshuffled(text: str, record: mlotek.Record, seat: int | None, rng: random.Random) -> str:
    """The bank with the seat's own cards in their places."""
    cards = text.split()[1:]
    free = [place for place in range(len(cards)) if place not in _places_drawn_by(record, seat)]
    others = [cards[place] for place in free]
    rng.shuffle(others)
    for place, card in zip(free, others, strict=True):
        cards[place] = card
    return " ".join(["bank", *cards])


def _places_drawn_by(record: mlotek.Record, seat: int | None) -> list[int]:
    return [place for place, drawer in enumerate(_drawers(mlotek.replay(record))) if drawer == seat]


def _is_hidden(record: mlotek.Record, position: int, twin: mlotek.Match, seat: int | None) -> bool:
    """Whether the cards of this action stay unknown to the seat."""
    verb, state = record.entries[position][1].split()[0], twin._state
    if verb == "pay":
        return bool(state.offerer != seat) and not record.options["open_payment"]
    answer = next((text for _, text in record.entries[position + 1 :] if text in ("take", "open")), None)
    return verb in ("offer", "add") and (answer is None or (answer == "take" and state.decider != seat))


def _something_else(twin: mlotek.Match, actor: int, text: str, rng: random.Random) -> str:
    """As many cards, and the same claim."""
    verb, *words = text.split()
    number = words.index("claim") if "claim" in words else len(words)
    if verb == "pay":
        return rng.choice(
            [other for other in map(str, twin.legal(actor)) if len(other.split()) == number + 1] or [text]
        )
    cards = rng.sample(cards_in(twin._state.hand[actor]), number)
    return " ".join([verb, *map(str, sorted(cards, reverse=True)), *words[number:]])
