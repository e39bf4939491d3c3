"""Whoever wishes is told what everybody sees in the same bytes as everybody, and what is their own when it changes."""

from __future__ import annotations

import asyncio
import json
import random

import msgspec
import pytest

import mlotek
from mlotek.server.wire.messages import Update
from tests.conformance.tables import Table, played_for_a_while, tables_named
from tests.counting import each
from tests.server.hall import Hall, Phone, in_hall, open_hall
from tests.server.leaks import ONE_ADDRESS, act_after_slips, beginning, change_seats, given_by, look, seated
from tests.server.test_steps import five_at_a_table

MOST_MOVES = 60
SAMPLES = [table for name in mlotek.games() for table in random.Random(f"own {name}").sample(tables_named(name), 4)]


@pytest.mark.parametrize("table", SAMPLES, ids=str)
def test_what_everybody_sees_and_what_is_my_own_make_my_view(table: Table) -> None:
    record = beginning(played_for_a_while(table, 5).record, MOST_MOVES)

    async def main() -> None:
        async with open_hall(deal=given_by(record), limits=ONE_ADDRESS) as hall:
            phones = await seated(hall, record, range(record.players))
            for number, (actor, text) in enumerate(record.entries):
                if number == len(record.entries) // 2:
                    await change_seats(hall, record.players)
                if isinstance(actor, int):
                    await look(phones)
                    await act_after_slips(phones[actor], text)
                    await hall.clock.advance(0.3)
                    _check(hall, phones)

    asyncio.run(main())


def _check(hall: Hall, phones: list[Phone]) -> None:
    playing = next(iter(hall.house.tables.values())).playing
    assert playing is not None
    views = playing.log.views
    for seat, phone in enumerate(phones[:-1]):
        assert phone.view == json.loads(mlotek.encode(views.of(seat)))
    assert phones[-1].view == json.loads(mlotek.encode(views.public))


def test_whoever_has_no_news_hears_the_same_bytes() -> None:
    async def scenario(hall: Hall) -> None:
        phones = await five_at_a_table(hall, "legal=0&own=1")
        first, second, *others = phones
        await first.act("bid 1")
        await second.act("bid 2")
        told = [phone.frames[-1] for phone in others]
        assert len(set(told[1:])) == 1  # the next to decide learns what the house would do
        assert b'"own"' not in told[1]
        mine = next(m for m in reversed(second.messages) if m["type"] == "update")
        assert mine["own"] == {
            "seat": 1,
            "seats": {"1": {"money": [1, 3, 4, 6, 8, 10, 12, 15, 20, 25], "tiles": [], "stolen": None}},
        }
        for message in (*map(json.loads, told), mine):
            assert list(message)[1:] == [name for name in Update.__struct_fields__ if name in message]

    in_hall(scenario)


def test_an_update_put_together_is_an_update() -> None:
    async def scenario(hall: Hall) -> None:
        phones = await five_at_a_table(hall, "legal=0&own=1")
        await phones[0].act("bid 1")
        for phone in each(phones):
            update = msgspec.json.decode(phone.frames[-1 if phone is not phones[0] else -2], type=Update)
            assert msgspec.json.encode(update) in phone.frames

    in_hall(scenario)
