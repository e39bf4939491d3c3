"""The store that houses share: one house writes to a table at a time, and what was told as written is there."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest
from bench.cable import Cable
from bench.postgres import Postgres

from mlotek.server.common.clock import SLEW, WallClock
from mlotek.server.store import CodeTaken, Conflict, Damaged, Elsewhere, Kept, StoreFailed, Uncertain
from mlotek.server.store.documents import SeatDoc, TableDoc, pack
from mlotek.server.store.postgres import schema
from mlotek.server.store.postgres.store import PostgresStore
from mlotek.server.wire.messages import Tempo

PASS = [(0, "pass")]


def in_houses(url: str, work: Callable[[PostgresStore, PostgresStore], Awaitable[None]]) -> None:
    """Run a piece of work in two houses on one database."""

    async def main() -> None:
        here, there = await PostgresStore.open(url, address="here"), await PostgresStore.open(url, address="there")
        try:
            await here.open_table("a", b"doc")
            await work(here, there)
        finally:
            await here.close()
            await there.close()

    asyncio.run(main())


async def sleeps(url: str, house: PostgresStore) -> None:
    """As if a house had been stopped for longer than its lease."""
    db = await asyncpg.connect(url)
    await db.execute("UPDATE houses SET until = now() - interval '1 s' WHERE name = $1", house.name)
    await db.close()


# ── Leases ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_table_is_played_in_one_house_at_a_time(database: str) -> None:
    async def work(here: PostgresStore, there: PostgresStore) -> None:
        await here.claim("a")
        with pytest.raises(Elsewhere) as found:
            await there.claim("a")
        assert (found.value.house, found.value.address) == (here.name, "here")

    in_houses(database, work)


def test_only_one_of_many_houses_that_ask_at_once_has_it(database: str) -> None:
    async def work(here: PostgresStore, there: PostgresStore) -> None:
        for turn in range(20):
            table = f"t{turn}"
            await here.open_table(table, b"doc")
            asked = [house.claim(table) for house in (here, there)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(answer) for answer in answers].count(Elsewhere) == 1

    in_houses(database, work)


def test_a_house_that_lost_its_lease_writes_nothing_at_all(database: str) -> None:
    async def work(here: PostgresStore, there: PostgresStore) -> None:
        old = (await here.claim("a")).store
        await old.append("a", 0, PASS, b"m")
        await sleeps(database, here)
        new = (await there.claim("a")).store
        for attempt in (old.append("a", 1, [(1, "late")], b"late"), old.save("a", b"late")):
            with pytest.raises(Conflict):
                await attempt
        await new.append("a", 1, [(1, "pass")], b"m2")
        assert await here.load("a") == Kept(b"doc", ((0, "pass"), (1, "pass")), b"m2")

    in_houses(database, work)


def test_nobody_writes_to_a_table_that_a_house_holds_without_its_lease(database: str) -> None:
    async def work(here: PostgresStore, there: PostgresStore) -> None:
        await here.claim("a")
        for house in (here, there):
            with pytest.raises(Conflict):
                await house.append("a", 0, PASS, b"")
            with pytest.raises(Conflict):
                await house.save("a", b"other")
        with pytest.raises(Elsewhere):
            await there.forget("a")
        assert await there.load("a") == Kept(b"doc", (), b"")

    in_houses(database, work)


def test_a_lease_that_ran_out_unnoticed_still_holds_where_nobody_took_it(database: str) -> None:
    async def work(here: PostgresStore, _: PostgresStore) -> None:
        held = (await here.claim("a")).store
        await sleeps(database, here)
        await held.append("a", 0, PASS, b"m")
        await here.beat(1.0)
        here._lapsed = True
        assert await here.lost() == []

    in_houses(database, work)


def test_a_house_that_wakes_up_learns_which_tables_it_has_lost(database: str) -> None:
    async def work(here: PostgresStore, there: PostgresStore) -> None:
        await here.open_table("b", b"doc")
        await here.claim("a")
        await here.claim("b")
        await sleeps(database, here)
        await there.claim("a")
        here._renewed -= 60
        await here.beat(1.0)
        assert await here.lost() == ["a"]
        assert await here.lost() == []

    in_houses(database, work)


def test_a_table_that_is_released_can_be_claimed_at_once(database: str) -> None:
    async def work(here: PostgresStore, there: PostgresStore) -> None:
        claim = await here.claim("a")
        await here.release(claim.store, 17.5)
        assert (await there.claim("a")).left == 17.5
        await here.release(claim.store, 99.0)
        with pytest.raises(Elsewhere):
            await here.claim("a")

    in_houses(database, work)


def test_a_house_that_closes_leaves_all_its_tables_to_others(database: str) -> None:
    async def main() -> None:
        here, there = await PostgresStore.open(database), await PostgresStore.open(database)
        await here.open_table("a", b"doc")
        await here.claim("a")
        await here.beat(12.0)
        await here.close()
        assert (await there.claim("a")).left == 12.0
        await there.close()

    asyncio.run(main())


# ── What houses have to agree on ─────────────────────────────────────────────────────────────────────


def document(table: str, code: str) -> bytes:
    """A table's document."""
    return pack(
        TableDoc(
            id=table,
            code=code,
            game="targ",
            players=3,
            options={},
            tempo=Tempo(name="none"),
            pace=1,
            listed=True,
            host="ola",
            seats=[SeatDoc() for _ in range(3)],
            seed="",
            created=1,
            touched=1,
        )
    )


def test_no_two_tables_have_the_same_code(database: str) -> None:
    async def work(here: PostgresStore, there: PostgresStore) -> None:
        await here.open_table("b", document("b", "ABCD"))
        with pytest.raises(CodeTaken):
            await there.open_table("c", document("c", "ABCD"))
        assert await there.load("c") is None

    in_houses(database, work)


def test_a_house_goes_by_the_time_of_the_database(database: str) -> None:
    async def main() -> None:
        clock, right = WallClock(), WallClock()
        clock._start += 3600
        store = await PostgresStore.open(database, clock=clock)
        assert abs(clock.now() - right.now()) < 5
        clock._start -= 1
        off = right.now() - clock.now()
        await store.beat(0)
        assert 0 <= off - (right.now() - clock.now()) <= SLEW + 1e-6, "it never jumps once people go by it"
        await store.close()

    asyncio.run(main())


# ── Broken lines ─────────────────────────────────────────────────────────────────────────────────────


@contextlib.asynccontextmanager
async def by_cable(postgres: Postgres, url: str) -> AsyncIterator[tuple[PostgresStore, Cable]]:
    """A store whose line to the database can be broken, with a table that it holds."""
    cable = Cable(postgres.port)
    await cable.open()
    store = await PostgresStore.open(postgres.url(url.rpartition("/")[2], cable.port))
    await store.open_table("a", b"doc")
    try:
        yield store, cable
    finally:
        cable.mend()
        await store.close()
        await cable.close()


def test_what_was_written_when_the_line_broke_is_answered_as_written(postgres: Postgres, database: str) -> None:
    async def main() -> None:
        async with by_cable(postgres, database) as (store, cable):
            held = (await store.claim("a")).store
            await held.append("a", 0, PASS, b"")
            cable.answers = False
            asked = asyncio.ensure_future(held.append("a", 1, [(1, "pass")], b""))
            await asyncio.sleep(0.3)
            assert not asked.done()
            cable.cut()
            cable.mend()
            await asked
            await held.append("a", 2, [(2, "pass")], b"")
            assert await store.length("a") == 3

    asyncio.run(main())


def test_what_was_not_written_when_the_line_broke_is_written_again(postgres: Postgres, database: str) -> None:
    async def main() -> None:
        async with by_cable(postgres, database) as (store, cable):
            held = (await store.claim("a")).store
            await held.append("a", 0, PASS, b"")
            cable.delay = 0.3
            asked = asyncio.ensure_future(held.append("a", 1, [(1, "pass")], b""))
            saved = asyncio.ensure_future(held.save("a", b"doc2"))
            await asyncio.sleep(0.1)
            cable.cut()
            cable.mend()
            await asyncio.gather(asked, saved)
            assert await store.load("a") == Kept(b"doc2", ((0, "pass"), (1, "pass")), b"")

    asyncio.run(main())


def test_nobody_says_no_where_nobody_knows(postgres: Postgres, database: str) -> None:
    async def main() -> None:
        async with by_cable(postgres, database) as (store, cable):
            store._writer._patience = 0.5
            held = (await store.claim("a")).store
            await held.append("a", 0, PASS, b"")
            cable.answers = False
            asked = asyncio.ensure_future(held.append("a", 1, [(1, "pass")], b""))
            await asyncio.sleep(0.3)
            cable.cut()
            with pytest.raises(Uncertain):
                await asked
            with pytest.raises(StoreFailed, match="does not answer"):
                await held.append("a", 1, [(1, "pass")], b"")
            cable.mend()
            again = (await store.claim("a")).store
            assert await store.length("a") == 2
            await again.append("a", 2, [(2, "pass")], b"")

    asyncio.run(main())


def test_the_house_goes_on_when_the_database_is_back(postgres: Postgres, database: str) -> None:
    async def main() -> None:
        store = await PostgresStore.open(database)
        await store.open_table("a", b"doc")
        held = (await store.claim("a")).store
        for length in range(3):
            await held.append("a", length, PASS, b"")
            await asyncio.to_thread(postgres.restart)
        await store.beat(1.0)
        await store.check()
        assert await store.length("a") == 3
        await store.close()

    asyncio.run(main())


# ── What is in the database ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE log SET entries = '[[0,\"open\"]]' WHERE length = 1",
        "UPDATE log SET mark = 'x' WHERE length = 2",
        "DELETE FROM log WHERE length = 1",
        "DELETE FROM log WHERE length = 2",
        "UPDATE tables SET doc = 'other'",
    ],
)
def test_what_is_not_as_it_was_written_is_never_played(database: str, harm: str) -> None:
    async def work(here: PostgresStore, _: PostgresStore) -> None:
        for length in range(2):
            await here.append("a", length, PASS, b"m")
        db = await asyncpg.connect(database)
        await db.execute(harm)
        await db.close()
        with pytest.raises(Damaged):
            await here.load("a")

    in_houses(database, work)


def test_houses_that_open_at_the_same_time_prepare_the_database_once(database: str) -> None:
    async def main() -> None:
        stores = await asyncio.gather(*(PostgresStore.open(database) for _ in range(4)))
        for store in stores:
            await store.close()

    asyncio.run(main())


async def changed(url: str, statement: str) -> None:
    """Something is changed behind the house's back."""
    db = await asyncpg.connect(url)
    await db.execute(statement)
    await db.close()


def test_a_database_of_a_later_house_is_refused_and_left_as_it_is(database: str) -> None:
    async def main() -> None:
        await (await PostgresStore.open(database)).close()
        await changed(database, "UPDATE facts SET format = 99")
        with pytest.raises(StoreFailed, match=r"format 99.*newer house"):
            await PostgresStore.open(database)

    asyncio.run(main())


def test_a_database_of_an_earlier_house_is_brought_up_to_date(database: str) -> None:
    async def main() -> None:
        await changed(database, f"{schema.STEPS[0]}; UPDATE facts SET format = 1")
        await changed(database, "INSERT INTO tables (id, doc, sum) VALUES ('old', 'doc', 1)")
        store = await PostgresStore.open(database)
        assert [table for table, _ in await store.documents()] == ["old"]
        assert await store.fetch("SELECT format FROM facts") == [(schema.FORMAT,)]
        await store.close()

    asyncio.run(main())


def test_nothing_is_changed_under_an_earlier_house_that_is_open(database: str) -> None:
    async def main() -> None:
        await changed(database, f"{schema.STEPS[0]}; UPDATE facts SET format = 1")
        await changed(database, "INSERT INTO houses VALUES ('old', '', 1, now() + interval '5 s')")
        with pytest.raises(StoreFailed, match="close them first"):
            await PostgresStore.open(database)

    asyncio.run(main())


def test_a_step_that_fails_leaves_nothing_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        with monkeypatch.context() as patched:
            patched.setattr(schema, "STEPS", (schema.STEPS[0], "CREATE NONSENSE"))
            with pytest.raises(StoreFailed):
                await PostgresStore.open(database)
        await (await PostgresStore.open(database)).close()

    asyncio.run(main())


def test_a_database_of_something_else_is_left_alone(database: str) -> None:
    async def main() -> None:
        await changed(database, "CREATE TABLE tables (chairs integer)")
        with pytest.raises(StoreFailed, match="belongs to something else"):
            await PostgresStore.open(database)

    asyncio.run(main())


def test_houses_with_two_secrets_do_not_share_a_database(database: str) -> None:
    async def main() -> None:
        await (await PostgresStore.open(database, secret="one")).close()
        await (await PostgresStore.open(database, secret="one")).close()
        with pytest.raises(StoreFailed, match="another secret: copy the file `secret`"):
            await PostgresStore.open(database, secret="two")

    asyncio.run(main())


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda url: url + "_not_there", "has no such database"),
        (lambda url: url.replace("postgres@", "nobody@"), "does not let this house in"),
        (lambda _: "postgresql://postgres@127.0.0.1:1/x", "127.0.0.1:1/x does not answer"),
        (lambda _: "postgresql://ola:hush@[::1/x", "is no address of a database"),
    ],
    ids=["no database", "no such person", "nobody there", "no address"],
)
def test_what_is_wrong_with_an_address_is_said_in_a_sentence(
    database: str, wrong: Callable[[str], str], sentence: str
) -> None:
    with pytest.raises(StoreFailed, match=sentence) as found:
        asyncio.run(PostgresStore.open(wrong(database)))
    assert "hush" not in str(found.value)


def test_a_wrong_password_is_said_and_the_right_one_opens(postgres: Postgres, database: str) -> None:
    name, rules = database.rpartition("/")[2], Path(postgres.psql("SHOW hba_file"))
    postgres.psql("CREATE ROLE ola LOGIN PASSWORD 'hush'; GRANT ALL ON SCHEMA public TO ola", name)
    before = rules.read_text()
    rules.write_text(f"host all ola 127.0.0.1/32 scram-sha-256\n{before}")
    try:
        postgres.psql("SELECT pg_reload_conf()")
        with pytest.raises(StoreFailed, match="does not let this house in") as found:
            asyncio.run(opened_and_closed(database.replace("postgres@", "ola:loud@")))
        assert "loud" not in str(found.value)
        asyncio.run(opened_and_closed(database.replace("postgres@", "ola:hush@")))
    finally:
        rules.write_text(before)
        postgres.psql("SELECT pg_reload_conf()")


async def opened_and_closed(url: str) -> None:
    await (await PostgresStore.open(url)).close()


async def filled(store: PostgresStore, table: str) -> int:
    """Write until there is no room; how much there was room for."""
    for length in range(100):
        writing = store.append(table, length, [(0, secrets.token_hex(500_000))], b"")
        (refusal,) = await asyncio.gather(writing, return_exceptions=True)
        if refusal is not None:
            assert str(refusal).startswith("the database could not write")
            return length
    pytest.fail("there is too much room")


@pytest.mark.usefixtures("postgres")
def test_a_house_goes_on_by_itself_when_a_full_disk_has_room_again() -> None:
    full = Postgres(largest_file=18 << 20)  # its own log comes in files of 16 MB

    async def work(here: PostgresStore, _: PostgresStore) -> None:
        await here.open_table("b", b"doc")
        length = await filled(here, "a")
        await here.append("b", 0, PASS, b"")
        assert await here.length("a") == length, "what is refused is not there"
        full.largest_file = None
        await asyncio.to_thread(full.restart)
        await here.append("a", length, [(0, secrets.token_hex(500_000))], b"")

    try:
        in_houses(full.database(), work)
    finally:
        full.remove()


def test_what_the_database_has_no_room_for_is_refused_and_others_go_on(database: str) -> None:
    """A full disk is an error of one statement: here a rule of the database stands in for it."""

    async def work(here: PostgresStore, _: PostgresStore) -> None:
        await here.open_table("b", b"doc")
        await changed(database, "ALTER TABLE log ADD CONSTRAINT full_disk CHECK (length(entries) < 100)")
        asked = here.append("a", 0, [(0, "x" * 200)], b""), here.append("b", 0, PASS, b"")
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in answers] == [StoreFailed, type(None)]
        assert await here.load("a") == Kept(b"doc", (), b"")
        await changed(database, "ALTER TABLE log DROP CONSTRAINT full_disk")
        await here.append("a", 0, [(0, "x" * 200)], b"")

    in_houses(database, work)
