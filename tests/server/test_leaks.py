"""No byte the house sends, and no moment at which it sends it, tells a seat what it may not know."""

from __future__ import annotations

import random
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

import mlotek
from mlotek.server.house.replays import moment_shown
from mlotek.server.net import http
from mlotek.server.table import seating, telling
from tests.conformance.tables import Table, played_for_a_while, tables_named
from tests.server.leaks import PEOPLE, beginning, compared, heard, main, twins

MOST_MOVES = 40
SEEDS = (1, 2)


def sample_of(name: str) -> list[Table]:
    """A few tables of a game, with different options and numbers of players."""
    tables = tables_named(name)
    return random.Random(name).sample(tables, min(6, len(tables)))


SAMPLES = [table for name in mlotek.games() for table in sample_of(name)]


@pytest.mark.parametrize("table", SAMPLES, ids=str)
def test_every_byte_and_its_moment_are_the_same(table: Table) -> None:
    found = [comparison for seed in SEEDS for comparison in compared(table, seed, MOST_MOVES)]
    assert found
    assert [comparison for comparison in found if not comparison.same] == []


@pytest.fixture
def leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that tells a little of everything it knows."""
    honest = telling.legal

    def leaky(playing: Any, seat: int | None, limit: int) -> Any:
        told = honest(playing, seat, limit)
        return told and msgspec.structs.replace(told, more=bool(zlib.crc32(playing.log.match._state.to_bytes()) & 1))

    monkeypatch.setattr(telling, "legal", leaky)


@pytest.mark.parametrize("name", ["milionerzy", "modern-art", "targ"])
@pytest.mark.usefixtures("leak")
def test_a_leak_is_noticed(name: str) -> None:
    tables = [table for table in tables_named(name) if table.players == 3]
    found = (comparison for table in tables for seed in range(3) for comparison in compared(table, seed, MOST_MOVES))
    assert any(not comparison.same for comparison in found)


def test_a_leak_in_a_moment_of_the_past_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(game: mlotek.Game, record: mlotek.Record, seat: int | None, event: int, kept: Sequence[bytes]) -> Any:
        told = moment_shown(game, record, seat, event, kept)
        return msgspec.structs.replace(told, first=zlib.crc32(record.to_json().encode()))

    monkeypatch.setattr(http, "moment_shown", leaky)
    table = next(table for table in tables_named("modern-art") if table.players == 3)
    assert not any(comparison.same for comparison in compared(table, 1, MOST_MOVES))


def test_a_leak_by_a_change_of_seats_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house where whoever comes may have any seat that somebody has left."""
    monkeypatch.setattr(seating, "_check_stranger", lambda *_: None)
    table = next(table for table in tables_named("modern-art") if table.players == 3)
    found = {comparison.onlooker: comparison.same for comparison in compared(table, 1, MOST_MOVES)}
    assert found[None] is False


def test_many_games_are_compared_by_one_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1", "--moves", "12"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    assert [(row[0], row[-1]) for row in rows] == [(name, "0") for name in mlotek.games()]


@pytest.mark.usefixtures("leak")
def test_the_command_says_who_can_tell(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--moves", "20"]) == 1
    assert "('" in capsys.readouterr().out


def test_the_log_names_no_cards() -> None:
    table = next(table for table in tables_named("modern-art") if table.players == 3)
    record = beginning(played_for_a_while(table, 1).record, MOST_MOVES)
    assert twins(record, random.Random(1)), "there is something to hide"
    log = heard(record, [0], ["bid 1", "nonsense"])[0].log
    assert '"event": "open"' in log
    for word in (*PEOPLE, "nex", "koriko", "deck", "seed"):
        assert word not in log
