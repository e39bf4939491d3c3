"""Records: what is written, and how each kind of damage is told."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import mlotek
from tests.games.milionerzy.house import stack
from tests.scenario import match_of, play


@pytest.fixture
def record() -> mlotek.Record:
    match = match_of("milionerzy", 3, stack("7", "x2"))
    play(match, "0: bid 4\n1: bid 6\n2: pass")
    return match.record


def test_a_record_is_readable_json_with_an_entry_a_line(record: mlotek.Record) -> None:
    lines = record.to_json().splitlines()
    assert lines[2:] == ['[0,"bid 4"],', '[1,"bid 6"],', '[2,"pass"]', "]}"]
    assert json.loads(record.to_json())["options"] == {
        "hidden_tiles": False,
        "ledger": False,
        "starts": "rotating",
        "games": 1,
    }
    assert mlotek.Record.from_json(record.to_json()) == record
    assert mlotek.Record.from_json(record.to_json().encode()) == record


def test_a_record_of_nothing_is_a_match_before_its_chance(record: mlotek.Record) -> None:
    empty = msgspec.structs.replace(record, entries=())
    match = mlotek.replay(mlotek.Record.from_json(empty.to_json()))
    assert (match.due, match.actors, match.record) == ("stack", (), empty)


@pytest.mark.parametrize(
    ("position", "entry", "reason"),
    [
        (0, ("chance", "stack 1 2 3"), "expected 'stack'"),
        (0, (0, "pass"), "waits for chance"),
        (1, (1, "bid 4"), "not your turn"),
        (1, (0, "bid 5"), "cannot read 'bid 5'"),
        (1, (7, "bid 4"), "there is no seat 7"),
        (1, ("nobody", "bid 4"), "neither a seat nor chance"),
        (2, (1, "bid 4"), "must be above"),
        (3, ("chance", "stack"), "does not wait for chance"),
    ],
)
def test_an_entry_that_breaks_the_rules_is_named(
    record: mlotek.Record, position: int, entry: tuple[Any, str], reason: str
) -> None:
    entries = [*record.entries[:position], entry, *record.entries[position + 1 :]]
    with pytest.raises(mlotek.BadRecord, match=reason) as caught:
        mlotek.replay(msgspec.structs.replace(record, entries=tuple(entries)))
    assert (caught.value.code, caught.value.position) == ("broken-record", position)
    assert str(caught.value).startswith(f"entry {position} (")
    assert isinstance(caught.value.__cause__, mlotek.Refused)


def test_a_later_version_is_told_from_damage(record: mlotek.Record) -> None:
    later = json.loads(record.to_json()) | {"version": 4, "clock": []}
    del later["options"]
    with pytest.raises(mlotek.BadRecord, match="version 4; this house reads up to 3") as caught:
        mlotek.Record.from_json(json.dumps(later))
    assert caught.value.code == "other-version"


def test_another_edition_is_not_replayed(record: mlotek.Record) -> None:
    with pytest.raises(mlotek.BadRecord, match="another edition of milionerzy") as caught:
        mlotek.replay(msgspec.structs.replace(record, edition="feedfacefeedface"))
    assert (caught.value.code, caught.value.position) == ("other-edition", None)


def test_equal_things_encode_to_equal_bytes() -> None:
    game = mlotek.game("milionerzy")
    assert mlotek.encode(game.action("bid 12 1")) == mlotek.encode(game.action("bid 1 12"))
    assert mlotek.encode(game.action("bid 12 1")) == b'{"action":"bid","cards":[1,12]}'
