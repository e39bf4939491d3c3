"""A damaged record is refused with a stable code and, where one is at fault, the position of the entry."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mlotek
from tests.conformance.nonsense import NONSENSE, caught, error_of, mangled
from tests.conformance.tables import (
    every_game,
    played_for_a_while,
    tables_named,
)
from tests.counting import each

RECORD_CODES = {
    "not-json",
    "bad-record",
    "other-rules",
    "other-version",
    "other-edition",
    "unknown-game",
    "unknown-option",
    "bad-option-value",
    "bad-player-count",
    "bad-names",
    "broken-record",
}


def replay_text(text: str | bytes) -> mlotek.Match:
    return mlotek.replay(mlotek.Record.from_json(text))


def record_error(text: str | bytes) -> str | None:
    error = caught(replay_text, text)
    assert error is None or isinstance(error, mlotek.BadRecord)
    return error.code if error else None


@cache
def a_record(name: str, seed: int) -> mlotek.Record:
    tables = tables_named(name)
    return played_for_a_while(tables[seed % len(tables)], seed).record


@every_game
def test_a_truncated_record_is_refused(name: str) -> None:
    text = a_record(name, 3).to_json()
    for length in each(range(0, len(text.rstrip()) - 1, 1 + len(text) // 300)):
        assert record_error(text[:length]) == "not-json"


@every_game
def test_a_record_with_damaged_letters_is_refused_or_still_a_game(name: str) -> None:
    for seed in range(300):
        rng = random.Random(seed)
        data = bytearray(a_record(name, seed % 5).to_json().encode())
        data[rng.randrange(len(data))] = rng.randrange(256)
        assert record_error(bytes(data)) in {None, *RECORD_CODES}


@every_game
def test_an_edited_record_is_refused_with_its_position_or_still_a_game(name: str) -> None:
    for seed in range(150):
        rng = random.Random(seed)
        record = json.loads(a_record(name, seed % 5).to_json())
        edit_entry(record["entries"], rng)
        error = caught(replay_text, json.dumps(record))
        assert error is None or error.code in ("broken-record", "bad-record")
        if error and error.code == "broken-record":
            assert isinstance(error, mlotek.BadRecord)
            assert error.position is not None
            assert 0 <= error.position < len(record["entries"])
            assert f"entry {error.position}" in str(error)


def edit_entry(entries: list[Any], rng: random.Random) -> None:
    spot = rng.randrange(len(entries))
    change = rng.randrange(6)
    if change == 0:
        del entries[spot]
    elif change == 1:
        entries.insert(spot, entries[rng.randrange(len(entries))])
    elif change == 2:
        entries[spot][1] = mangled(entries[spot][1], rng)
    elif change == 3:
        entries[spot][0] = rng.choice((0, 1, 9, -1, "chance", "nobody", 10**25, None, 0.5, True))
    elif change == 4:
        entries[spot] = rng.choice((None, [], [0], [0, "pass", 1], "pass", {}, 3))
    else:
        rng.shuffle(entries)


WRONG_FIELDS: dict[str, tuple[tuple[Any, str], ...]] = {
    "version": (
        (4, "other-version"),
        (0, "other-version"),
        ("1", "bad-record"),
        (None, "bad-record"),
    ),
    "game": (("go", "unknown-game"), ("", "unknown-game"), (5, "bad-record"), (None, "bad-record")),
    "edition": (("0" * 16, "other-edition"), ("", "other-edition"), (1, "bad-record")),
    "players": ((1, "bad-player-count"), (10**30, "bad-player-count"), ("3", "bad-record"), (3.5, "bad-record")),
    "options": (({"colour": 1}, "unknown-option"), ({"players": 3}, "unknown-option"), ([], "bad-record")),
    "names": ((["Ola"], "bad-names"), ([1, 2, 3], "bad-record"), ("abc", "bad-record"), (None, "bad-record")),
    "entries": (({}, "bad-record"), ([[0]], "bad-record"), ([["nobody", "pass"]], "broken-record"), (7, "bad-record")),
}


@every_game
@pytest.mark.parametrize("field", WRONG_FIELDS)
def test_a_wrong_field_of_a_record_has_its_code(name: str, field: str) -> None:
    record = json.loads(a_record(name, 3).to_json())
    for value, code in WRONG_FIELDS[field]:
        assert record_error(json.dumps(record | {field: value})) == code
    assert record_error(json.dumps({key: value for key, value in record.items() if key != field})) == "bad-record"
    assert record_error(json.dumps(record | {"extra": 1})) == "bad-record"


@every_game
def test_a_record_made_by_hand_is_checked_too(name: str) -> None:
    record = a_record(name, 3)
    edits = ({field: value} for field in record.__struct_fields__ for value in NONSENSE)
    edited = (msgspec.structs.replace(record, **edit) for edit in edits)
    for wrong in each((one for one in edited if one != record), least=50):
        assert error_of(mlotek.replay, wrong) in {None, *RECORD_CODES}


@pytest.mark.parametrize(
    "text",
    [*NONSENSE, "[" * 100_000, '{"version":1,"game":' + "[" * 10_000, "\ud800", "null"],
    ids=lambda t: repr(t)[:20],
)
def test_what_is_no_record_is_refused(text: Any) -> None:
    assert error_of(mlotek.Record.from_json, text) in ("not-json", "bad-record")
    assert error_of(mlotek.replay, text) == "bad-record"


@settings(max_examples=200)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda x: st.lists(x) | st.dictionaries(st.text(), x),
    )
)
def test_any_json_is_refused_as_a_record(value: Any) -> None:
    assert error_of(mlotek.Record.from_json, json.dumps(value)) in ("not-json", "bad-record")


@every_game
def test_a_huge_record_is_refused_at_the_first_wrong_entry(name: str) -> None:
    record = json.loads(a_record(name, 3).to_json())
    record["entries"] += [[0, "no such thing"]] * 100_000
    error = caught(replay_text, json.dumps(record))
    assert isinstance(error, mlotek.BadRecord)
    assert error.position == len(record["entries"]) - 100_000
