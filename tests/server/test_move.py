"""A house moves from a folder to a database and back, and every record is the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mlotek.cli import main
from mlotek.server.store import Kept, Store, StoreFailed
from mlotek.server.store.postgres.store import PostgresStore
from mlotek.server.store.sqlite import SqliteStore
from tests.server.test_postgres import document


def filled(folder: Path) -> dict[str, Kept | None]:
    """A house in a folder, and what it keeps."""

    async def fill() -> dict[str, Kept | None]:
        folder.mkdir(exist_ok=True)
        (folder / "secret").write_text("s" * 48)
        store = SqliteStore(folder / "tables.db")
        for number, code in enumerate(("AAAA", "BBBB", "CCCC")):
            await store.open_table(f"t{number}", document(f"t{number}", code))
            for length in range(5 * number):
                await store.append(f"t{number}", length, [(length % 3, "pass")], f"m{length}".encode())
        await store.beat(77.5)
        return await emptied(store)

    return asyncio.run(fill())


async def emptied(store: Store) -> dict[str, Kept | None]:
    found = {table: await store.load(table) for table, _ in await store.documents()}
    await store.close()
    return found


async def kept_in(database: str) -> dict[str, Kept | None]:
    return await emptied(await PostgresStore.open(database, secret="s" * 48))


def test_there_and_back_again(tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = filled(tmp_path / "data")
    here, back = str(tmp_path / "data"), str(tmp_path / "back")
    assert main(["admin", "--data", here, "move", "--to", database]) == 0
    assert "moved 3 tables with 15 entries" in capsys.readouterr().out
    assert asyncio.run(kept_in(database)) == before
    assert main(["admin", "--data", here, "move", "--from", database, "--to", back]) == 0

    async def again() -> tuple[float | None, dict[str, Kept | None]]:
        store = SqliteStore(tmp_path / "back" / "tables.db")
        return await store.last_beat(), await emptied(store)

    assert asyncio.run(again()) == (77.5, before)
    assert (tmp_path / "back" / "secret").read_text() == "s" * 48


def test_where_a_house_is_none_moves_in(tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = filled(tmp_path / "data")
    for place in (database, str(tmp_path / "data")):
        main(["admin", "--data", str(tmp_path / "data"), "move", "--to", database])
        source = ["--from", database] if place != database else []
        assert main(["admin", "--data", str(tmp_path / "data"), "move", *source, "--to", place]) == 2
        assert "already" in capsys.readouterr().err
    assert asyncio.run(kept_in(database)) == before


def test_an_open_house_does_not_move(tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    filled(tmp_path / "data")
    store = SqliteStore(tmp_path / "data" / "tables.db")
    assert main(["admin", "--data", str(tmp_path / "data"), "move", "--to", database]) == 2
    assert "in use" in capsys.readouterr().err
    asyncio.run(store.close())


def test_nobody_opens_a_database_that_a_house_is_moving_into(tmp_path: Path, database: str) -> None:
    before = filled(tmp_path / "data")

    async def half_way() -> None:
        store = await PostgresStore.open(database)
        await store.set_apart()
        await store.open_table("t0", b"half")
        await store.close()
        with pytest.raises(StoreFailed, match="move was not finished"):
            await PostgresStore.open(database, secret="s" * 48)

    asyncio.run(half_way())
    assert main(["admin", "--data", str(tmp_path / "data"), "move", "--to", database]) == 0
    assert asyncio.run(kept_in(database)) == before


def test_what_is_not_the_same_there_is_found(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(tmp_path / "data")
    right = PostgresStore.load

    async def wrong(store: PostgresStore, table: str) -> Kept | None:
        kept = await right(store, table)
        return kept and Kept(kept.doc, kept.entries[:-1], kept.mark)

    monkeypatch.setattr(PostgresStore, "load", wrong)
    assert main(["admin", "--data", str(tmp_path / "data"), "move", "--to", database]) == 2
    assert "not the same" in capsys.readouterr().err
