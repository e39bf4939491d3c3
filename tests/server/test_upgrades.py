"""A game outlives the code: documents have versions, and what has ended stays as it ended."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

import mlotek
from mlotek import bots
from mlotek.games import kind_of
from mlotek.server.store import documents
from mlotek.server.store.documents import Mark, SeatDoc, TableDoc, unpack_table
from mlotek.server.store.memory import MemoryStore
from tests.counting import each
from tests.server.hall import Hall, VirtualClock, in_hall, open_hall
from tests.server.tables import seated
from tests.server.test_receipt import finished


def required(kind: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(kind) if field.required}


def test_no_field_is_asked_of_documents_that_did_not_have_it() -> None:
    """A field that is added has a default; what a default cannot say needs a new version and a migration."""
    assert required(TableDoc) == {
        *("id", "code", "game", "players", "options", "tempo", "pace", "listed", "host", "seats", "seed"),
        *("created", "touched"),
    }
    assert required(SeatDoc) == set()
    assert required(Mark) == {"banks", "order", "started", "at"}


async def changed(store: MemoryStore, table: str, **fields: Any) -> None:
    """Change what is kept of a table's document; None removes a field."""
    kept = await store.load(table)
    assert kept is not None
    doc = {name: value for name, value in (json.loads(kept.doc) | fields).items() if value is not None}
    await store.save(table, json.dumps(doc).encode())


def test_documents_of_the_version_before_are_brought_up_to_date_at_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    store, clock = MemoryStore(), VirtualClock()

    def rename(doc: dict[str, Any]) -> None:
        doc["code"] = doc.pop("password")

    async def main() -> None:
        async with open_hall(store=store, clock=clock) as hall:
            table, _ = await seated(hall)
        await changed(store, table, code=None, password="WXYZ", version=documents.VERSION)
        monkeypatch.setitem(documents.MIGRATIONS, documents.VERSION, rename)
        monkeypatch.setattr(documents, "VERSION", documents.VERSION + 1)
        async with open_hall(store=store, clock=clock) as hall:
            assert (await hall.request("GET", f"/api/tables/{table}"))[1]["table"]["code"] == "WXYZ"
            assert (await hall.connect(table)).view["over"] is False
        kept = await store.load(table)
        assert kept is not None
        assert json.loads(kept.doc)["code"] == "WXYZ"

    asyncio.run(main())


def test_a_document_of_a_later_version_is_set_aside() -> None:
    store, clock = MemoryStore(), VirtualClock()

    async def main() -> None:
        async with open_hall(store=store, clock=clock) as hall:
            table, _ = await seated(hall)
        await changed(store, table, version=99)
        async with open_hall(store=store, clock=clock) as hall:
            assert (await hall.request("GET", f"/api/tables/{table}"))[1]["code"] == "set-aside"

    asyncio.run(main())


def test_a_game_by_rules_this_house_does_not_know_is_set_aside() -> None:
    store, clock = MemoryStore(), VirtualClock()

    async def main() -> None:
        async with open_hall(store=store, clock=clock) as hall:
            table, _ = await seated(hall)
        await changed(store, table, rules=99)
        async with open_hall(store=store, clock=clock) as hall:
            assert (await hall.request("GET", f"/api/tables/{table}"))[1]["code"] == "set-aside"

    asyncio.run(main())


def test_a_bot_whose_step_is_gone_plays_as_the_nearest_there_is() -> None:
    store, clock = MemoryStore(), VirtualClock()
    last = bots.steps("milionerzy")[-1]

    async def main() -> None:
        async with open_hall(store=store, clock=clock) as hall:
            seats = [{"who": "me"}, *({"who": "bot", "level": last} for _ in range(2))]
            wish = {"game": "milionerzy", "players": 3, "seats": seats, "tempo": {"name": "none"}}
            table = (await hall.post("/api/tables", wish))["table"]["id"]
            await hall.post(f"/api/tables/{table}/start")
        kept = await store.load(table)
        assert kept is not None
        await store.save(table, kept.doc.replace(last.encode(), b"step-9"))
        async with open_hall(store=store, clock=clock) as hall:
            shown = (await hall.request("GET", f"/api/tables/{table}"))[1]["table"]["seats"]
            assert [seat["level"] for seat in shown[1:]] == [last, last]
            await hall.connect(table)
            playing = hall.house.tables[table].doc
            assert [playing.bot_level(seat) for seat in (1, 2)] == [last, last]

    asyncio.run(main())


def test_a_game_notes_the_rules_it_begins_with() -> None:
    async def test(hall: Hall) -> None:
        for game in each(mlotek.games()):
            table, _ = await seated(hall, game)
            assert hall.house.tables[table].doc.rules == kind_of(game).rules_version

    in_hall(test)


@contextmanager
def other_scoring(game: str) -> Iterator[None]:
    """Code in which everybody has a point more."""
    kind = kind_of(game)
    outcome = kind.outcome

    def changed(game: mlotek.Game, state: Any) -> mlotek.Outcome:
        now = outcome(game, state)
        return msgspec.structs.replace(now, scores=tuple(score + 1 for score in now.scores))

    object.__setattr__(kind, "outcome", changed)
    try:
        yield
    finally:
        object.__setattr__(kind, "outcome", outcome)


@pytest.mark.parametrize("game", mlotek.games())
def test_a_finished_game_is_shown_as_it_ended_whatever_the_code_says_later(game: str) -> None:
    store, clock = MemoryStore(), VirtualClock()

    async def main() -> None:
        async with open_hall(store=store, clock=clock) as hall:
            table, phones = await seated(hall, game, "none")
            await finished(hall, phones)
            ended = phones[0].last["outcome"]
            words = await hall.exchange("GET", f"/api/tables/{table}/record.txt?lang=pl")
        kept = await store.load(table)
        assert kept is not None
        assert unpack_table(kept.doc).outcome is not None
        with other_scoring(game):
            async with open_hall(store=store, clock=clock) as hall:
                path = f"/api/tables/{table}"
                assert (await hall.connect(table)).last["outcome"] == ended
                assert (await hall.request("GET", f"{path}/replay"))[1]["outcome"] == ended
                assert (await hall.exchange("GET", f"{path}/record.txt?lang=pl")).body == words.body
                assert (await hall.request("GET", f"{path}/record"))[1]["record"]["outcome"] == ended
                assert (await hall.request("GET", f"{path}/receipt"))[1]["problem"] == "wrong-outcome"
        async with open_hall(store=store, clock=clock) as hall:
            assert (await hall.request("GET", f"/api/tables/{table}/receipt"))[1]["problem"] is None

    asyncio.run(main())


def test_a_house_that_was_killed_before_it_kept_the_end_keeps_it_later() -> None:
    store, clock = MemoryStore(), VirtualClock()

    async def main() -> None:
        async with open_hall(store=store, clock=clock) as hall:
            table, phones = await seated(hall, "milionerzy", "none")
            await finished(hall, phones)
        await changed(store, table, stage="playing", outcome=None)
        async with open_hall(store=store, clock=clock) as hall:
            assert (await hall.request("GET", f"/api/tables/{table}"))[1]["table"]["stage"] == "over"
        kept = await store.load(table)
        assert kept is not None
        assert unpack_table(kept.doc).outcome is not None

    asyncio.run(main())
