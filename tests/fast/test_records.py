"""Games written down: the ones that compiled tables play, and every row of data replays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mlotek
from mlotek import fast
from mlotek.cli import main
from mlotek.fast.tables import play_tables
from tests.conformance.tables import every_game
from tests.counting import each

LEVELS = ("shrewd", "random", "regular", "novice")


@every_game
def test_records_are_the_games_that_compiled_tables_play(name: str) -> None:
    records = fast.records(name, levels=LEVELS, games=3, seed=5)
    expected = play_tables(records.game, LEVELS, 3, seed=5)
    for number, record in each(enumerate(records)):
        outcome = mlotek.replay(record).outcome
        assert outcome is not None
        assert list(outcome.scores) == expected.scores[number].tolist()
    assert records[-1] == list(records)[2] == records[2:][0]


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_every_row_of_a_decision_replays(tmp_path: Path) -> None:
    fast.records("milionerzy", levels=LEVELS, games=2, seed=1).to_jsonl(tmp_path / "d.jsonl", rows="decision")
    for row in each(lines(tmp_path / "d.jsonl"), 20):
        record = mlotek.Record.from_json(row["record"])
        before = mlotek.replay(msgspec.structs.replace(record, entries=record.entries[: row["entry"]]))
        assert row["action"] in before.legal(row["seat"])
        assert record.names[row["seat"]].startswith(row["level"])


def test_parquet_says_what_jsonl_says(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    records = fast.records("milionerzy", levels=LEVELS, games=3, seed=1)
    for rows in ("game", "decision"):
        records.to_parquet(tmp_path / "r.parquet", rows=rows)
        records.to_jsonl(tmp_path / "r.jsonl", rows=rows)
        assert parquet.read_table(tmp_path / "r.parquet").to_pylist() == lines(tmp_path / "r.jsonl")


def test_the_command_writes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    words = ["dataset", "milionerzy", "--levels", "novice", "--games", "4", "--rows", "game", "--out", str(out)]
    assert main(words) == 0
    assert [row["game"] for row in lines(out)] == [0, 1, 2, 3]
    assert "4 games in" in capsys.readouterr().out
    assert main([*words[:-1], "games.csv"]) == 2
    assert "games.csv must end in .parquet or .jsonl" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("levels", "games", "message"),
    [
        (["shrewd"] * 2, 1, "milionerzy is for 3 to 5 players"),
        (["searcher"] * 4, 1, "there is no compiled bot 'searcher'; there are: random, novice, regular, shrewd"),
        (["shrewd"] * 4, 0, "games must be at least 1, not 0"),
    ],
)
def test_a_wrong_wish_is_told_what_is_allowed(levels: list[str], games: int, message: str) -> None:
    with pytest.raises(mlotek.BadGame, match=message):
        fast.records("milionerzy", levels=levels, games=games)
