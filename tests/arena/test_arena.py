"""The arena: the same games whoever plays them and wherever, nothing lost, and clear words when something is wrong."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest

import mlotek
from mlotek import arena
from mlotek.arena import report, summary
from mlotek.arena.engine import engine
from mlotek.arena.plan import Tournament
from mlotek.arena.results import Results
from mlotek.bots import BadBot
from mlotek.cli import main
from tests.counting import each

BOTS = ("random", "novice", "regular")


def plan(*bots: str, **changes: Any) -> Tournament:
    usual = {"game": "milionerzy", "players": 3, "options": {}, "lineups": arena.matrix(bots or BOTS, 3), "deals": 8}
    return Tournament(**{**usual, **changes})


def found(results: Results) -> list[Any]:
    """What the results say, without what was measured by the clock."""
    return [(m.lineup, m.games, m.shares.tolist(), m.settled) for m in results.meetings] + [results.incidents]


def test_every_bot_sits_everywhere_equally_often() -> None:
    seats = {arena_seat for turn in range(3) for arena_seat in enumerate(arena_seated(("a", "b", "c"), turn))}
    assert seats == {(seat, bot) for seat in range(3) for bot in "abc"}


def arena_seated(lineup: tuple[str, ...], turn: int) -> tuple[str, ...]:
    from mlotek.arena.play import seated

    return seated(lineup, turn)


def test_compiled_games_and_games_at_tables_are_the_same() -> None:
    compiled = arena.run(plan())
    at_tables = arena.run(plan(recorded=8))
    assert found(compiled) == found(at_tables)
    assert at_tables.pace
    assert not compiled.pace


def test_workers_change_nothing() -> None:
    asked = plan(lineups=arena.matrix(BOTS, 3), deals=600)
    assert found(arena.run(asked)) == found(arena.run(asked, workers=2))


def test_a_deal_depends_on_its_number_alone() -> None:
    few, many = arena.run(plan(deals=3)), arena.run(plan(deals=6))
    for short, long in each(zip(few.meetings, many.meetings, strict=True)):
        assert short.games == long.games[:3]


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    asked = plan(deals=600)
    whole = tmp_path / "whole.jsonl"
    straight = arena.run(asked, path=whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    stopped = tmp_path / "stopped.jsonl"
    stopped.write_bytes(b"".join(lines[:4]) + lines[4][:20])  # killed while it was writing
    played: list[int] = []
    assert found(arena.run(asked, path=stopped, progress=played.append)) == found(straight)
    assert played[0] == 3 * 3 * 250  # what was kept is not played again
    assert len(stopped.read_bytes().splitlines()) == len(lines)


def test_more_deals_can_be_added_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arena.run(plan(deals=5), path=path)
    assert found(arena.run(plan(deals=9), path=path)) == found(arena.run(plan(deals=9)))


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arena.run(plan(), path=path)
    with pytest.raises(arena.BadTournament, match="holds another tournament \\(other seed\\)"):
        arena.run(plan(seed=5), path=path)


@pytest.mark.parametrize("text", [b"hello\n", b"{}\n", b"\xff\xfe\n", b"no line"])
def test_a_broken_results_file_is_told_and_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(text)
    with pytest.raises(arena.BadTournament, match=r"games\.jsonl"):
        arena.run(plan(), path=path)
    assert path.read_bytes() == text


def test_a_line_broken_in_the_middle_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arena.run(plan(), path=path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], b"{oops\n", *lines[2:]]))
    with pytest.raises(arena.BadTournament, match="line 2"):
        arena.read(path)


@pytest.mark.parametrize(("name", "kind"), [("Raises", "raised"), ("Cheats", "illegal")])
def test_mischief_costs_its_seat_one_decision_and_is_counted(name: str, kind: str) -> None:
    bot = f"tests.arena.mischief:{name}"
    results = arena.run(plan("random", bot, deals=1))
    assert results.incidents[bot] == {kind: 3 * 1 + 3 * 2}
    assert "random" not in results.incidents
    assert results.details[0].startswith(f"{bot}, deal 0, turn ")


def test_a_bot_that_cannot_be_made_plays_the_default() -> None:
    bot = "tests.arena.mischief:cannot_be_made"
    results = arena.run(plan(lineups=((bot, "random", "random"),), deals=1))
    assert set(results.incidents) == {bot}
    assert set(results.incidents[bot]) == {"raised"}


def test_answers_in_words_that_could_not_be_done_are_told_as_a_rate() -> None:
    bot = "tests.arena.mischief:mumbles"
    results = arena.run(plan(lineups=((bot, "random", "random"),), deals=2))
    rate = results.incidents[bot]["invalid"] / results.questions[bot]
    assert 0.4 < rate < 0.7
    assert results.invalid() == {bot: rate}
    rated, paced = arena.ratings(results), arena.speeds(results)
    told = summary.as_text(results, rated, paced)
    assert f"{bot}: {rate:.1%} of {results.questions[bot]} answers could not be done" in told
    assert json.loads(summary.as_json(results, rated, paced))["invalid"] == {bot: rate}


def test_a_bot_that_hangs_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tournament, "limit", 0.5)
    bot = "tests.arena.mischief:Dawdles"
    results = arena.run(plan(bot, "random", lineups=((bot, "random", "random"),), deals=1))
    assert results.incidents[bot]["late"] >= 3


def test_unknown_bots_and_empty_plans_are_told() -> None:
    with pytest.raises(BadBot, match="no bot 'genius'; there are: random"):
        arena.run(plan("random", "genius"))
    with pytest.raises(BadBot, match=r"no bot tests\.arena\.mischief:Nobody"):
        arena.run(plan("random", "tests.arena.mischief:Nobody", deals=1))
    with pytest.raises(arena.BadTournament, match="at least two bots"):
        arena.run(plan("random", lineups=()))
    with pytest.raises(arena.BadTournament, match="names 2 bots; the table has 3 seats"):
        arena.mixtures(["random+novice"], 3)


def test_a_settled_question_ends_its_meeting_whatever_the_workers() -> None:
    asked = plan("random", "novice", deals=2000, settle=True)
    results = arena.run(asked)
    assert all(meeting.settled for meeting in results.meetings)
    assert results.games < 2 * 3 * 2000
    assert found(results) == found(arena.run(asked, workers=2))


def test_ratings_order_the_ladder_on_the_anchors_scale() -> None:
    rated = {rating.bot: rating.skill for rating in arena.ratings(arena.run(plan(deals=60)))}
    assert rated["random"] == 0
    assert rated["regular"] == pytest.approx(1000)
    assert rated["novice"] > 200


def test_a_searcher_takes_part_and_fixed_work_repeats() -> None:
    asked = plan(lineups=(("searcher", "novice", "novice"),), deals=1, playouts=48)
    results = arena.run(asked)
    assert results.pace["searcher"].decisions > 10
    assert found(results) == found(arena.run(asked))


def test_records_replay_to_the_results(tmp_path: Path) -> None:
    results = arena.run(plan("random", "novice", deals=2, recorded=1), records=tmp_path)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2 * 3
    record = mlotek.Record.from_json((tmp_path / "novice+random+random-deal0-turn1.json").read_text())
    outcome = mlotek.replay(record).outcome
    assert outcome is not None
    [meeting] = [meeting for meeting in results.meetings if meeting.hero == "novice"]
    assert meeting.games[0][1].scores == outcome.scores


def test_the_report_stands_alone_and_is_the_same_twice() -> None:
    results = arena.run(plan())
    rated, measured = arena.ratings(results), arena.speeds(results)
    page = report.html(results, rated, measured)
    assert page.count("<svg") == 5
    assert "Seat advantage" in page
    for outside in ('src="', "@import", "<link", "<script"):
        assert outside not in page
    assert page == report.html(results, rated, measured)


def test_the_summary_as_json_and_csv() -> None:
    results = arena.run(plan())
    everything = json.loads(summary.as_json(results, arena.ratings(results), arena.speeds(results)))
    rows = list(csv.DictReader(summary.as_csv(results).splitlines()))
    assert len(rows) == len(everything["meetings"]) == 6
    assert float(rows[0]["share"]) == everything["meetings"][0]["share"]
    assert len(everything["differences"]) == 3
    assert everything["speeds"][0]["compiled"] > 0


def test_the_command_writes_everything_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "milionerzy", "--players", "3", "--bots", "random,novice", "--deals", "4", "--out", str(tmp_path)]
    assert main(words) == 0
    first = capsys.readouterr().out
    assert "novice" in first
    assert {"games.jsonl", "results.json", "results.csv", "report.html"} <= {file.name for file in tmp_path.iterdir()}
    assert main(words) == 0
    assert capsys.readouterr().out.splitlines()[:5] == first.splitlines()[:5]


def test_the_command_tells_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "games.jsonl").write_text("broken\n")
    assert main(["arena", "milionerzy", "--out", str(tmp_path)]) == 2
    assert "line 1: cannot be read" in capsys.readouterr().err
    assert main(["arena", "milionerzy", "--bots", "genius,random"]) == 2
    assert "no bot 'genius'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("", {"address": "local", "num_cpus": 3, "include_dashboard": False}),
        ("ray://elsewhere:10001", {"address": "ray://elsewhere:10001"}),
    ],
)
def test_ray_begins_a_cluster_or_joins_the_one_that_is_named(
    address: str, expected: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that was begun already has its size, and another program's on this machine is nobody's business."""
    ray = Mock()
    monkeypatch.setenv("RAY_ADDRESS", address)
    monkeypatch.setitem(sys.modules, "ray", ray)
    with engine(3, ray=True):
        pass
    ray.init.assert_called_once_with(**expected, log_to_driver=False, ignore_reinit_error=True)


def test_ray_does_the_same_jobs() -> None:
    asked = plan("random", "novice", deals=300)
    assert found(arena.run(asked, workers=2, ray=True)) == found(arena.run(asked))


def test_the_plan_round_trips() -> None:
    asked = plan()
    assert msgspec.json.decode(msgspec.json.encode(asked), type=Tournament) == asked
