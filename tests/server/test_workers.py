"""Bots in their processes: they answer, and one that crashes or hangs harms nobody."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from dataclasses import replace
from importlib import import_module
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import pytest

import mlotek
from mlotek import bots
from mlotek.server.workers import pool as workers
from mlotek.server.workers.bot_protocol import BotAnswer, BotQuestion
from mlotek.server.workers.fair_line import NOBODY, Asker, FairLine
from mlotek.server.workers.pool import Workers
from mlotek.server.workers.ray_pool import RayWorkers, join
from mlotek.server.workers.worker import answer

SPOIL = "import sys; sys.stdin.buffer.read(1); {}"
SLOW_SEARCHER = """
import sys, time
import mlotek.server.workers.worker as worker
from mlotek.server.workers.bot_protocol import BotAnswer
started = time.monotonic()
def answer(question):
    if question.level == "searcher":
        time.sleep(1 if time.monotonic() - started < 1 else 0)
    return BotAnswer(question.level, None)
worker.answer = answer
worker.serve(sys.stdin.buffer, sys.stdout.buffer)
"""
"""A worker that names the level it was asked for; its first search takes a second."""


def question(name: str = "milionerzy", level: str = "regular") -> BotQuestion:
    match = mlotek.Match(mlotek.game(name, players=3), seed=7)
    seat = match.actors[0]
    return BotQuestion(level, "Lis", match.game, seat, 1, match.events(seat), match.view(seat))


def test_a_worker_answers_with_a_legal_action() -> None:
    async def main() -> None:
        team = Workers(1)
        thought = await team.decide(question())
        await team.close()
        match = mlotek.Match(mlotek.game("milionerzy", players=3), seed=7)
        assert thought is not None
        assert thought.action in match.legal(0)
        assert thought.why["message"]

    asyncio.run(main())


def test_a_bot_in_a_seat_of_the_house_plays_with_its_own_temper() -> None:
    """Estragon is thrifty, Jaśmin lavish: over a game's auctions each answers as its traits say, and they differ."""
    match = mlotek.Match(mlotek.game("milionerzy", players=3), seed=7)
    answers: dict[str, list[str]] = {"Estragon": [], "Jaśmin": []}
    while not match.over:
        seat = match.actors[0]
        for name, given in answers.items():
            asked = BotQuestion("regular", name, match.game, seat, match.length, match.events(seat), match.view(seat))
            thought, person = answer(asked), bots.persona(name)
            assert thought is not None
            assert person is not None
            bot = bots.make("regular", match.game, seat, seed=match.length, traits=person.traits)
            bot.watch(match.events(seat))
            assert thought.action == str(bot.decide(match.view(seat)).action)
            given.append(thought.action)
        match.play(seat, answers["Jaśmin"][-1])
    assert answers["Estragon"] != answers["Jaśmin"]


@pytest.mark.parametrize("name", mlotek.games())
def test_every_game_has_bots_that_answer(name: str) -> None:
    for level in ("random", "regular"):
        match = mlotek.Match(mlotek.game(name, players=3), seed=random.Random(name).randrange(99))
        seat = match.actors[0]
        thought = answer(BotQuestion(level, "", match.game, seat, 1, match.events(seat), match.view(seat)))
        assert thought is not None
        assert thought.action in match.legal(seat)


def test_an_unknown_bot_gives_no_answer_and_the_worker_lives() -> None:
    assert answer(question(level="genius")) is None


def test_bots_answer_where_a_process_cannot_be_nice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows has no `os.nice`."""
    without_nice = (
        "import os; del os.nice; import runpy; runpy.run_module('mlotek.server.workers.worker', run_name='__main__')"
    )

    async def main() -> None:
        monkeypatch.setattr(workers, "COMMAND", ("-c", without_nice))
        team = Workers(1)
        assert await team.decide(question()) is not None
        await team.close()

    asyncio.run(main())


@pytest.mark.parametrize("fate", ["sys.exit(3)", "import time; time.sleep(60)", "sys.stdout.write('x' * 9)"])
def test_a_crashed_or_stuck_worker_is_replaced(fate: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = workers.COMMAND

    async def main() -> None:
        monkeypatch.setattr(workers, "WARMING_UP", 0.5)
        monkeypatch.setattr(workers, "COMMAND", ("-c", SPOIL.format(fate)))
        team = Workers(1, patience=0.5)
        assert await team.decide(question()) is None
        monkeypatch.setattr(workers, "COMMAND", honest)
        monkeypatch.setattr(workers, "WARMING_UP", 30.0)
        assert await team.decide(question()) is not None
        await team.close()

    asyncio.run(main())


def test_too_long_a_line_is_not_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr(workers, "MOST_WAITING", 0)
        assert await Workers(1).decide(question()) is None

    asyncio.run(main())


def test_while_a_searcher_is_being_made_ready_another_bot_plays_and_nobody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        monkeypatch.setattr(workers, "COMMAND", ("-c", SLOW_SEARCHER))
        team = Workers(1)
        played = [await decided(team, level) for level in ("searcher", "searcher", "novice")]
        assert played == ["shrewd", "shrewd", "novice"]
        while await decided(team, "searcher") == "shrewd":
            await asyncio.sleep(0.05)
        assert await decided(team, "searcher") == "searcher"
        await team.close()

    asyncio.run(main())


def test_a_household_with_many_tables_does_not_crowd_out_another() -> None:
    """Eighteen tables of one household wait; a table of another is served next but one."""

    async def main() -> list[Asker]:
        line = FairLine(["the only one"])
        server, served = await line.get(Asker("busy", "0")), []

        async def wait(who: Asker) -> None:
            await line.get(who)
            served.append(who)
            line.put(server)

        crowd = [Asker("busy", str(table)) for table in range(18) for _ in range(3)]
        waiting = [asyncio.ensure_future(wait(who)) for who in (*crowd, Asker("quiet", "a"), Asker("quiet", "b"))]
        await asyncio.sleep(0)
        line.put(server)
        await asyncio.gather(*waiting)
        return served

    served = asyncio.run(main())
    assert [who.address for who in served[:4]] == ["busy", "quiet", "busy", "quiet"]
    first_round = [who.table for who in served if who.address == "busy"][:18]
    assert sorted(first_round, key=int) == [str(table) for table in range(18)], "each table once, then each again"


def test_whoever_gives_up_waiting_leaves_the_line_whole() -> None:
    async def main() -> None:
        line = FairLine([1])
        server = await line.get(Asker())
        waiting = [asyncio.ensure_future(line.get(Asker(table=name))) for name in "abc"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        line.put(server)
        waiting[1].cancel()  # it has been served, and does not know yet
        assert await waiting[2] == 1
        assert line.waiting("") == 0

    asyncio.run(main())


def test_who_waits_too_long_for_a_searcher_is_answered_by_a_quicker_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr(workers, "COMMAND", ("-c", SLOW_SEARCHER.replace("else 0", "else 1")))
        monkeypatch.setattr(workers, "LONGEST_LINE", 0.1)
        team = Workers(1)
        while await decided(team, "searcher") == "shrewd":
            await asyncio.sleep(0.05)
        first = asyncio.ensure_future(decided(team, "searcher"))
        await asyncio.sleep(0)
        assert await decided(team, "searcher") == "shrewd"
        assert await first == "searcher"
        await team.close()

    asyncio.run(main())


def test_no_bot_is_told_for_whom_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    telling = "worker.answer = lambda asked: worker.BotAnswer(str(asked.asker), 0)"
    serving = "worker.serve(sys.stdin.buffer, sys.stdout.buffer)"
    serve = f"import sys; import mlotek.server.workers.worker as worker; {telling}; {serving}"

    async def main() -> None:
        monkeypatch.setattr(workers, "COMMAND", ("-c", serve))
        team = Workers(1)
        answer = await team.decide(replace(question(), asker=Asker("192.0.2.7", "a table's secret id")))
        assert answer is not None
        assert answer.action == str(Asker())
        await team.close()

    asyncio.run(main())


async def decided(team: Workers, level: str) -> str | None:
    thought = await team.decide(question(level=level))
    return thought.action if thought else None


# ── On other machines ────────────────────────────────────────────────────────────────────────────────


class Cluster:
    """Stands in for Ray: remembers what travels, and answers as it is told."""

    def __init__(self, result: object) -> None:
        self.travelled: list[BotQuestion] = []
        self._result = result

    def init(self, **_: object) -> None:
        pass

    def shutdown(self) -> None:
        pass

    def remote(self, **_: object) -> Any:
        return lambda _: SimpleNamespace(remote=self._asked)

    async def _asked(self, question: BotQuestion) -> object:
        self.travelled.append(question)
        if isinstance(self._result, Exception):
            raise self._result
        return self._result


@pytest.mark.parametrize(
    ("there", "expected"), [(BotAnswer("pass", None), "there"), (None, "here"), (OSError("gone"), "here")]
)
def test_bots_think_on_other_machines_and_here_where_those_fail(
    there: object, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cluster = Cluster(there)
    monkeypatch.setitem(sys.modules, "ray", cluster)

    async def main() -> None:
        join("ray://elsewhere:10001")
        thinkers = RayWorkers(Workers(1))
        asked = replace(question(), asker=Asker("192.0.2.7", "table"))
        found = await thinkers.decide(asked)
        await thinkers.close()
        assert found is not None
        assert (found is there) == (expected == "there")
        assert cluster.travelled == [replace(asked, asker=NOBODY)], "nobody is told who asks"

    asyncio.run(main())


def test_a_cluster_that_is_not_there_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = Cluster(None)
    monkeypatch.setattr(cluster, "init", Mock(side_effect=TimeoutError("nobody\nanswers")))
    monkeypatch.setitem(sys.modules, "ray", cluster)
    with pytest.raises(ConnectionError, match="at ray://elsewhere:10001: nobody answers"):
        join("ray://elsewhere:10001")


def test_what_ray_needs_to_call_another_machine_is_installed_with_it() -> None:
    pytest.importorskip("ray", reason="BOTS ON OTHER MACHINES ARE NOT TESTED: Ray is not installed")
    import_module("ray.util.client.worker")


def test_a_house_that_joined_a_cluster_ends_as_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    before, cluster = signal.getsignal(signal.SIGTERM), Cluster(None)
    monkeypatch.setattr(cluster, "init", lambda **_: signal.signal(signal.SIGTERM, signal.SIG_IGN))
    monkeypatch.setitem(sys.modules, "ray", cluster)
    join("ray://elsewhere:10001")
    assert signal.getsignal(signal.SIGTERM) is before


class Nobody:
    """Thinks about nothing here."""

    async def decide(self, question: BotQuestion) -> BotAnswer | None:
        raise AssertionError(f"the cluster should have answered for seat {question.seat}")

    async def close(self) -> None:
        pass


def test_bots_think_on_a_real_cluster() -> None:
    pytest.importorskip("ray", reason="BOTS ON OTHER MACHINES ARE NOT TESTED: Ray is not installed")

    async def main() -> None:
        join("local")
        thinkers = RayWorkers(cast("Workers", Nobody()), patience=300)
        asked = question()
        found = await thinkers.decide(asked)
        await thinkers.close()
        assert found == answer(replace(asked, asker=NOBODY))

    asyncio.run(main())
