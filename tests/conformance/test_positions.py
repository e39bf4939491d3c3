"""A position is a text: it can be pasted anywhere, says no more than it should, and a game goes on from it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mlotek
from mlotek.games import kind_of
from tests.conformance import laws
from tests.conformance.tables import (
    GAMES,
    TABLES,
    Table,
    every_game,
    every_table,
    part_of_tests,
    played_for_a_while,
    positions,
    step,
    tables_named,
)
from tests.counting import each

VEILED = [table for table in TABLES if kind_of(table.name).wording.veil]
"""The tables of games that say what a seat cannot know."""
every_veiled_table = pytest.mark.parametrize("table", VEILED, ids=str)


def some(table: Table, most: int) -> Iterator[mlotek.Match]:
    """Positions from all over a random game, the end included."""
    rng = random.Random(3)
    found = [match.copy() for match in positions(table.match(3), rng)]
    yield from (found[i * (len(found) - 1) // most] for i in range(most + 1))


def known_to(match: mlotek.Match, seat: int | None) -> tuple[Any, ...]:
    return match.view(seat), match.actors, match.over, match.due


def goes_on_alike(match: mlotek.Match, again: mlotek.Match, rng: random.Random) -> None:
    """The same decisions and the same chance lead to the same positions."""
    again._random = random.Random(5)
    match._random = random.Random(5)
    for _ in range(12):
        if match.over:
            break
        seat, action, events = step(match, rng)
        assert again.play(seat, action) == events
        assert str(again.position) == str(match.position)


@every_table
def test_a_position_is_read_as_it_was_written_and_goes_on(table: Table) -> None:
    for match in each(some(table, 6)):
        text = str(match.position)
        again = table.game.position(text)
        assert str(again.position) == text
        assert mlotek.position(text).position == match.position
        for seat in laws.everybody(match):
            assert known_to(again, seat) == known_to(match, seat)
            if seat is not None:
                assert list(again.legal(seat)) == list(match.legal(seat))
        assert again.outcome == match.outcome
        goes_on_alike(match, again, random.Random(1))


@every_table
def test_a_game_that_began_with_a_position_has_a_record_that_replays(table: Table) -> None:
    for match in each(some(table, 3)):
        again = table.game.position(str(match.position), seed=1)
        rng = random.Random(1)
        for _ in range(8):
            if not again.over:
                step(again, rng)
        laws.replays(again)
        assert again.record.version == 3
        assert again.copy() == again


@every_veiled_table
def test_what_is_left_open_is_filled_so_that_the_seat_sees_no_difference(table: Table) -> None:
    check = part_of_tests(table.name, "invariants").check
    for match in each(some(table, 5)):
        for seat in each(laws.everybody(match)):
            text = str(match.position.seen_by(seat))
            for seed in range(2):
                world = table.game.position(text, seed=seed)
                assert world.view(seat) == match.view(seat)
                assert str(world.position.seen_by(seat)) == text
                check(world._state)
                if seat is not None:
                    assert list(world.legal(seat)) == list(match.legal(seat))


@every_veiled_table
def test_what_is_left_open_differs_from_world_to_world_and_all_of_them_go_on(table: Table) -> None:
    match = table.match(3)
    worlds = [table.game.position(str(match.position.seen_by(0)), seed=seed) for seed in range(6)]
    assert len({str(world.position) for world in worlds}) > 3
    for world in worlds[:2]:
        while not world.over:
            world.play(world.actors[0], world.default(world.actors[0]))


@every_veiled_table
def test_a_position_tells_a_seat_nothing_that_is_hidden(table: Table) -> None:
    alternate = part_of_tests(table.name, "alternate").alternate
    for match, other, seat in each(twins(table, alternate)):
        assert str(mlotek.replay(other).position.seen_by(seat)) == str(match.position.seen_by(seat))


def twins(table: Table, alternate: Any) -> Iterator[tuple[mlotek.Match, mlotek.Record, int]]:
    """Games, each with another one that a seat cannot tell from it."""
    for seed in range(4):
        match, rng = played_for_a_while(table, seed), random.Random(seed)
        for seat in range(table.players):
            other = alternate(match.record, seat, rng)
            if other is not None:
                yield match, other, seat


# ── What can be wrong ────────────────────────────────────────────────────────────────────────────

CODES = {"unreadable-position", "other-game", "unknown-part", "bad-value", "cannot-be-open", "impossible-position"}


@every_game
@pytest.mark.parametrize(
    "text", ["", "?", "chess", "players=4", 7, None, "x" * 30_000, "targ players", "targ players=3=3"]
)
def test_what_is_no_position_is_answered_with_how_one_begins(name: str, text: Any) -> None:
    with pytest.raises(mlotek.BadPosition, match="a position begins with its game and table") as caught:
        mlotek.game(name).position(text)
    assert caught.value.code == "unreadable-position"


@every_game
def test_another_tables_position_is_refused(name: str) -> None:
    sizes = kind_of(name).players
    text = str(mlotek.Match(mlotek.game(name, sizes[0]), seed=1).position)
    with pytest.raises(mlotek.BadPosition, match=f"here it would be '{name} players={sizes[-1]}") as caught:
        mlotek.game(name, sizes[-1]).position(text)
    assert caught.value.code == "other-game"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("chess players=2", "unknown-game"),
        ("milionerzy players=9", "bad-player-count"),
        ("milionerzy players=3 ledgr=true", "unknown-option"),
        ("milionerzy players=3 ledger=perhaps", "bad-option-value"),
        ("milionerzy players=3 edition=first", "unknown-edition"),
        ("milionerzy players=3 rules=9", "other-rules"),
        ("milionerzy players=3\ncolour red", "unknown-part"),
        ("milionerzy players=3\nplayers 4", "unknown-part"),
        ("milionerzy players=3\nphase dinner", "bad-value"),
        ("milionerzy players=3\nturn 900", "bad-value"),
        ("milionerzy players=3\nturn ?+1", "bad-value"),
        ("milionerzy players=3\nhand 1+1", "bad-value"),
        ("milionerzy players=3\nhand 1 | 2", "bad-value"),
        ("milionerzy players=3\nhand 1 2 3 4 6 8", "bad-value"),
        ("milionerzy players=3\nturn ?", "cannot-be-open"),
        ("milionerzy players=3\nphase auction", "impossible-position"),
    ],
)
def test_what_is_wrong_with_a_position_has_a_code(text: str, code: str) -> None:
    with pytest.raises(mlotek.BadPosition) as caught:
        mlotek.position(text)
    assert caught.value.code == code


def changed(text: str, rng: random.Random) -> str:
    """A position in which something is not as it was: a word, a line, or the words of another line."""
    lines = [line.split() for line in text.splitlines()]
    row = rng.randrange(1, len(lines)) if len(lines) > 1 else 0
    word = rng.randrange(len(lines[row]))
    others = [other for line in lines[1:] for other in line[1:]] or ["0"]
    match rng.randrange(6):
        case 0:
            del lines[row][word]
        case 1:
            lines[row][word] = rng.choice(others)
        case 2:
            lines[row].insert(word, rng.choice(others))
        case 3:
            lines[row][word] = str(rng.randint(-3, 130))
        case 4:
            del lines[row]
        case _:
            lines[row][word] = rng.choice(["?", "?3", "-", "|", "none", "0+1", "1+?2"])
    return "\n".join(" ".join(line) for line in lines)


def read_or_refused(game: mlotek.Game, text: str) -> mlotek.Match | None:
    """The match; None if the position is refused, with one of the codes."""
    try:
        return game.position(text, seed=1)
    except mlotek.BadPosition as bad:
        if bad.code not in CODES:
            raise
    return None


@pytest.mark.parametrize("name", sorted({table.name for table in VEILED}))
@settings(max_examples=150)
@given(seed=st.integers(0, 2**32), changes=st.integers(1, 3))
def test_a_changed_position_is_refused_with_a_code_or_played_to_its_end(name: str, seed: int, changes: int) -> None:
    rng = random.Random(seed)
    match = played_for_a_while(rng.choice(tables_named(name)), seed % 8)
    text = str(match.position)
    for _ in range(changes):
        text = changed(text, rng)
    again = read_or_refused(match.game, text)
    if again is None:
        return
    assert str(match.game.position(str(again.position)).position) == str(again.position)
    for seat in laws.everybody(again):
        again.view(seat)
    for _ in range(20_000):
        if again.over:
            break
        seat = again.actors[0]
        again.play(seat, again.default(seat) if rng.random() < 0.5 else again.legal(seat).sample(rng))
    assert again.over
    assert again.outcome is not None


def test_every_game_of_the_house_says_what_a_seat_cannot_know() -> None:
    assert {table.name for table in VEILED} >= set(GAMES) & {"modern-art", "milionerzy", "nie-blefuj", "targ"}
