"""No seat can find out what it may not know (and this test would notice).

A game's ``alternate`` makes another game out of a record, different in what a seat may not know; whatever the seat
sees, may do, or is refused must be the same to the byte.
"""

from __future__ import annotations

import dataclasses
import random
import zlib
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import mlotek
from mlotek.core.game import Kind
from mlotek.core.view import Part
from tests.conformance.laws import everybody
from tests.conformance.secrets import can_tell_apart
from tests.conformance.tables import (
    Table,
    every_game,
    every_table,
    part_of_tests,
    played_for_a_while,
    probes,
    tables_named,
)


def rounds_of(table: Table) -> int:
    """How many games to try at a table: the more tables a game has, the fewer at each."""
    return max(4, 120 // len(tables_named(table.name)))


def alternatives(table: Table, seed: int) -> Iterator[tuple[mlotek.Match, int | None, mlotek.Record]]:
    """A match cut at a random point and, for each onlooker, another that it must not be able to tell from it."""
    alternate = part_of_tests(table.name, "alternate").alternate
    match, rng = played_for_a_while(table, seed), random.Random(seed)
    for seat in everybody(match):
        other = alternate(match.record, seat, rng)
        if other is not None:
            assert other != match.record, "an alternative must differ, or be None"
            yield match, seat, other


@every_table
def test_nobody_can_tell_what_is_hidden(table: Table) -> None:
    varied, rounds = 0, rounds_of(table)
    for seed in range(rounds):
        rng = random.Random(seed)
        for match, seat, other in alternatives(table, seed):
            varied += 1
            texts = probes(table, rng, 12)
            assert not can_tell_apart(match, other, seat, texts), f"seat {seat} can tell, seed {seed}"
    assert varied >= rounds, "there is too little to hide for this test to mean anything"


# ── The test can fail ────────────────────────────────────────────────────────────────────────────


def parity_of(state: Any) -> int:
    """A bit that depends on everything in the state, secrets included."""
    return zlib.crc32(state.to_bytes()) & 1


def leaky_public_view(kind: Kind) -> Kind:
    def public(game: mlotek.Game, s: Any) -> mlotek.View:
        return msgspec.structs.replace(kind.public(game, s), phase=f"leak-{parity_of(s)}")

    return dataclasses.replace(kind, public=public)


def leaky_own_part(kind: Kind) -> Kind:
    def own(game: mlotek.Game, s: Any, seat: int) -> Part:
        return {**kind.own(game, s, seat), "phase": f"leak-{parity_of(s)}"}

    return dataclasses.replace(kind, own=own)


def leaky_suggestion(kind: Kind) -> Kind:
    def suggest(s: Any, *what: int) -> mlotek.Action | None:
        return kind.actions.suggest(s, *what) if parity_of(s) else None

    return with_words(kind, suggest=suggest)


def leaky_list(kind: Kind) -> Kind:
    def options(s: Any, seat: int) -> Iterator[mlotek.Action]:
        listed = list(kind.actions.options(s, seat))
        return iter(listed[::-1] if parity_of(s) else listed)

    return with_words(kind, options=options)


def leaky_refusal(kind: Kind) -> Kind:
    """Legality itself depends on a secret."""

    def refusal(s: Any, *what: int) -> int:
        return kind.rules.refusal(s, *what) or parity_of(s)

    return dataclasses.replace(kind, rules=SimpleNamespace(**{**vars(kind.rules), "refusal": refusal}))


def with_words(kind: Kind, **changed: Any) -> Kind:
    return dataclasses.replace(kind, actions=SimpleNamespace(**{**vars(kind.actions), **changed}))


@every_game
@pytest.mark.parametrize("leak", [leaky_public_view, leaky_own_part, leaky_suggestion, leaky_list, leaky_refusal])
def test_a_leak_is_noticed(name: str, leak: Any) -> None:
    table = tables_named(name)[0]
    texts = probes(table, random.Random(0), 30)
    assert any(
        can_tell_apart(_played_with(leak(match.game.kind), match), other, seat, texts)
        for seed in range(40)
        for match, seat, other in alternatives(table, seed)
    )


def _played_with(kind: Kind, match: mlotek.Match) -> mlotek.Match:
    """The same position, under rules that leak from here on."""
    leaking = match.copy()
    leaking.game = dataclasses.replace(match.game, kind=kind)
    return leaking
