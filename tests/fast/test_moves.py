"""What x and y mean is said for every kind of move, and nothing else is ever in them."""

from __future__ import annotations

import random

from mlotek import fast
from mlotek.games import kind_of
from tests.conformance.tables import every_game, tables_named, walk


@every_game
def test_every_kind_of_move_has_a_meaning(name: str) -> None:
    kinds = kind_of(name).rules.Verb
    assert [(meaning.kind, meaning.name) for meaning in fast.moves(name)] == [(int(k), k.name.lower()) for k in kinds]


@every_game
def test_what_has_no_meaning_is_nothing(name: str) -> None:
    meanings, seen = {meaning.kind: meaning for meaning in fast.moves(name)}, set()
    match = tables_named(name)[0].match(3)
    for _ in walk(match, random.Random(3)):
        pass
    for actor, text in match.record.entries:
        if actor != "chance":
            kind, x, y = match.game.action(text).code()
            seen.add(kind)
            assert meanings[kind].x or x == 0
            assert meanings[kind].y or y == 0
    assert len(seen) > 1


def test_the_fields_of_a_move_are_those_that_are_explained() -> None:
    assert fast.MOVE.names == ("seat", "kind", "x", "y")
