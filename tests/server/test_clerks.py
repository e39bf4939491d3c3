"""Clerks: long work about a game is done elsewhere, for each household in turn, and finished work is kept."""

from __future__ import annotations

import asyncio
import gzip
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from mlotek.server.house.replays import moment_shown, record_shown
from mlotek.server.house.words import game_in_words
from mlotek.server.play.services import LongWork
from mlotek.server.wire.refusals import HouseRefused
from mlotek.server.workers import clerks
from mlotek.server.workers.clerks import AnswerCache, Clerks, Threads
from mlotek.server.workers.fair_line import Asker
from tests.server.hall import Hall, in_hall, table_of
from tests.server.test_long_games import offers


async def said(office: LongWork, who: Asker, work: Callable[..., object], *about: Any, **options: Any) -> bytes:
    """What was answered, unpacked."""
    return gzip.decompress(await office.do(who, work, *about, **options))


OLA, ALA = Asker("192.0.2.1", "a"), Asker("192.0.2.2", "b")


def with_clerk(work: Callable[[Clerks], Awaitable[None]]) -> None:
    async def main() -> None:
        office = Clerks()
        try:
            await work(office)
        finally:
            await office.close()

    asyncio.run(main())


def test_a_clerk_says_what_the_house_would_have_said() -> None:
    match = offers(300)
    seen = match.record

    async def work(office: Clerks) -> None:
        for ask in (
            (game_in_words, match.game, seen, None, 1, "pl"),
            (record_shown, match.game, seen, 1, None, ()),
            (moment_shown, match.game, seen, 2, 17),
        ):
            assert await said(office, OLA, *ask) == await said(Threads(), OLA, *ask)

    with_clerk(work)


def test_a_refusal_is_a_refusal_and_a_failure_harms_nobody() -> None:
    match = offers(30)

    async def work(office: Clerks) -> None:
        with pytest.raises(HouseRefused, match="no-such-moment"):
            await office.do(OLA, moment_shown, match.game, match.record, 0, 10**6)
        with pytest.raises(HouseRefused, match="broken"):
            await office.do(OLA, json.loads, "no JSON")
        assert await said(office, OLA, str.upper, "still here") == b"STILL HERE"

    with_clerk(work)


def test_a_clerk_who_takes_for_ever_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(office: Clerks) -> None:
        with monkeypatch.context() as hurry:
            hurry.setattr(clerks, "PATIENCE", 0.2)
            with pytest.raises(HouseRefused, match="broken"):
                await office.do(OLA, time.sleep, 600)
        assert await said(office, OLA, str.upper, "next") == b"NEXT"

    with_clerk(work)


def test_a_household_waits_in_line_only_so_often_and_others_are_not_kept_waiting() -> None:
    async def work(office: Clerks) -> None:
        order: list[str] = []

        async def ask(who: Asker, name: str) -> None:
            order.append((await said(office, who, str.upper, name)).decode())

        busy = [asyncio.ensure_future(ask(OLA, f"ola {number}")) for number in range(8)]
        await asyncio.sleep(0)
        await ask(ALA, "ala")
        results = await asyncio.gather(*busy, return_exceptions=True)
        assert order.index("ALA") <= 2
        assert [type(result) for result in results].count(HouseRefused) == 3  # one is served, four wait

    with_clerk(work)


def test_finished_work_is_kept_and_done_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(office: Clerks) -> None:
        assert await said(office, OLA, str.upper, "text", keep="a") == b"TEXT"
        monkeypatch.setattr(office, "_done", None)
        assert await said(office, ALA, str.upper, "text", keep="a") == b"TEXT"

    with_clerk(work)


def test_a_piece_larger_than_the_shelf_is_not_kept() -> None:
    cache = AnswerCache(10)
    cache.put("large", bytes(11))
    assert cache.get("large") is None
    cache.put("small", b"x")
    assert cache.get("small") == b"x"


def test_what_costs_more_counts_for_more() -> None:
    """An address may ask for 120 things at once, and a game in words is twenty of them."""

    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        asked = [(await hall.exchange("GET", f"/api/tables/{table}/record.txt")).status for _ in range(7)]
        assert asked == [200] * 5 + [429] * 2
        assert (await hall.exchange("GET", "/api/me")).status == 200

    in_hall(test)
