"""Any action or chance outcome is accepted or properly refused, and a refusal changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mlotek
from tests.conformance import laws
from tests.conformance.nonsense import NONSENSE, distorted, error_of, mangled
from tests.conformance.tables import (
    Table,
    every_game,
    every_table,
    plausible_texts,
    played_for_a_while,
    played_to_the_end,
    tables_named,
)
from tests.counting import each


@every_table
def test_mangled_actions_are_accepted_or_refused_properly(table: Table) -> None:
    for seed in range(6):
        match, rng = played_for_a_while(table, seed), random.Random(seed)
        for _ in range(15):
            text = mangled(rng.choice(plausible_texts(table)), rng)
            laws.refused_exactly_when_not_legal(match, rng.randrange(table.players), text)


@every_game
@given(text=st.text())
def test_any_text_is_an_action_or_unreadable(name: str, text: str) -> None:
    game = mlotek.game(name)
    for read in (game.action, game.chance_outcome):
        code = error_of(read, text)
        assert code in (None, "unreadable")


@every_game
def test_a_huge_text_is_unreadable_and_not_repeated(name: str) -> None:
    match = mlotek.Match(mlotek.game(name), 1)
    for text in ("bid " * 100_000, "9" * 1_000_000, "offer " + "1 " * 50_000):
        refused = laws.unchanged_by(match, laws.refusal_of, match, match.actors[0], text)
        assert refused.code == "unreadable"
        assert len(str(refused)) < 1000


@every_table
def test_typed_actions_with_wrong_contents_are_refused(table: Table) -> None:
    """A typed action made by hand may hold anything; what is accepted is what its text says."""
    for seed in range(4):
        match, rng = played_for_a_while(table, seed), random.Random(seed)
        for text in rng.sample(plausible_texts(table), 8):
            for seat in range(table.players):
                judged_by_its_text(match, seat, distorted(match.game.action(text), rng))


def judged_by_its_text(match: mlotek.Match, seat: int, action: Any) -> None:
    if action not in match.legal(seat):
        refused = laws.unchanged_by(match, laws.refusal_of, match, seat, action)
        assert isinstance(refused, mlotek.Refused)
        return
    twin = match.copy()
    twin.play(seat, action)
    written = next(text for actor, text in reversed(twin.record.entries) if actor == seat)
    assert match.game.action(str(action)) == match.game.action(written)
    laws.replays(twin)


@every_game
@pytest.mark.parametrize("seat", NONSENSE, ids=repr)
def test_a_seat_that_is_none_is_refused(name: str, seat: Any) -> None:
    match = mlotek.Match(mlotek.game(name), 1)
    if type(seat) is int and 0 <= seat < match.game.players:
        return
    asks: list[Callable[[], object]] = [
        lambda: match.play(seat, match.default(match.actors[0])),
        lambda: match.legal(seat),
        lambda: match.default(seat),
    ]
    if seat is not None:
        asks += [lambda: match.view(seat), lambda: match.events(seat)]
    for ask in each(asks):
        assert laws.unchanged_by(match, lambda ask=ask: error_of(ask)) == "no-such-seat"


@every_game
def test_nothing_can_be_played_after_the_end(name: str) -> None:
    match = played_to_the_end(tables_named(name)[0], 1)
    for seat in range(match.game.players):
        for text in plausible_texts(tables_named(name)[0])[::20]:
            refused = laws.unchanged_by(match, laws.refusal_of, match, seat, text)
            assert refused.code == "game-over"
        assert error_of(match.default, seat) == "game-over"
    assert error_of(match.supply, "stack 1") == "chance-not-due"


# ── Chance ───────────────────────────────────────────────────────────────────────────────────────


@every_game
def test_mangled_chance_is_refused_before_anything_happens(name: str) -> None:
    game = mlotek.game(name)
    outcomes = [text for actor, text in mlotek.Match(game, 1).record.entries if actor == "chance"]
    for seed in range(200):
        rng = random.Random(seed)
        wrong = mangled(rng.choice(outcomes), rng)
        match = mlotek.Match(game, chance=[])
        code = error_of(match.supply, wrong)
        assert code in (None, "unreadable", "wrong-chance")
        if code:
            assert match == mlotek.Match(game, chance=[])


@every_game
@pytest.mark.parametrize("outcome", NONSENSE, ids=repr)
def test_chance_of_a_wrong_type_is_refused(name: str, outcome: Any) -> None:
    game = mlotek.game(name)
    assert error_of(mlotek.Match, game, chance=[outcome]) in ("unreadable", "wrong-chance")
    assert error_of(mlotek.Match(game, chance=[]).supply, outcome) in ("unreadable", "wrong-chance")


@every_game
def test_typed_chance_with_wrong_contents_is_refused(name: str) -> None:
    game = mlotek.game(name)
    first = game.chance_outcome(mlotek.Match(game, 1).record.entries[0][1])
    for seed in range(60):
        outcome = distorted(first, random.Random(seed))
        match = mlotek.Match(game, chance=[])
        code = error_of(match.supply, outcome)
        assert code in (None, "unreadable", "wrong-chance")
        if code is None:
            laws.replays(match)
