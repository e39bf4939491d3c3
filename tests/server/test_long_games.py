"""Long games: whatever is asked about them, everybody else plays on."""

from __future__ import annotations

import asyncio
import gzip
import itertools
import random
from collections.abc import Sequence
from typing import Any

import pytest
from starlette.requests import Request

import mlotek
from mlotek.core import Event, Match
from mlotek.core.packing import unpacked_events
from mlotek.games import games, kind_of
from mlotek.games.targ.edition import GOODS
from mlotek.server.common.turns import AT_ONCE, Turns
from mlotek.server.net.long_answers import PIECE as LONGEST_PIECE
from mlotek.server.net.long_answers import LongAnswer
from mlotek.server.net.relay import _answer
from mlotek.server.play.history import PIECE, History
from mlotek.server.store import Kept
from mlotek.server.store.documents import pack, unpack_table
from mlotek.server.store.memory import MemoryStore
from mlotek.server.table.telling import LATEST_EVENTS
from mlotek.server.workers.clerks import compressed
from tests.server.hall import Hall, in_hall, settle

LONG = 1500
"""Entries of a long game."""


def offers(length: int = LONG, players: int = 3) -> Match:
    """A market in which everybody shouts and nobody agrees."""
    match, rng = Match(mlotek.game("targ", players=players), seed=5), random.Random(5)
    while match.length < length:
        seat = rng.choice(match.actors)
        view: Any = match.view(seat)
        give = rng.choice(view.hand).good
        match.play(seat, f"offer 1 {give} for 1 {rng.choice([good for good in GOODS if good != give])}")
    return match


async def long_table(hall: Hall, store: MemoryStore, match: Match) -> str:
    """A table at which such a game is being played, asleep."""
    wish = {"game": "targ", "players": match.game.players, "seats": [{"who": "me"}], "start": True}
    table = str((await hall.post("/api/tables", {**wish, "tempo": {"name": "none"}}))["table"]["id"])
    await hall.clock.advance(100)
    assert table not in hall.house.tables
    kept = await store.load(table)
    assert kept is not None
    doc = unpack_table(kept.doc)
    doc.names = match.names
    store._tables[table] = Kept(pack(doc), match.entries(), kept.mark)
    return table


# ── What can be chosen ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("game", "option", "most"), [("targ", "max_actions", 2000), ("nie-blefuj", "max_rounds", 200)])
def test_a_game_at_a_table_lasts_no_longer_than_usual(game: str, option: str, most: int) -> None:
    async def test(hall: Hall) -> None:
        for value, expected in ((most, 200), (most + 1, 400)):
            status, answer = await hall.request("POST", "/api/tables", {"game": game, "options": {option: value}})
            assert status == expected
        assert f"from 1 to {most}" in answer["text"]["en"]
        house: Any = (await hall.request("GET", "/api/house"))[1]
        shown = {o["name"]: o["most"] for g in house["games"] if g["name"] == game for o in g["options"]}
        assert shown[option] == most

    in_hall(test)


def test_whoever_studies_a_game_may_choose_what_the_rules_allow() -> None:
    assert mlotek.game("targ", max_actions=100_000).options["max_actions"] == 100_000
    for name in games():
        for option in kind_of(name).options:
            assert option.default in option.allowed


# ── Turns ────────────────────────────────────────────────────────────────────────────────────────────


def test_long_work_takes_turns_with_everybody() -> None:
    async def main() -> None:
        done: list[tuple[str, int]] = []
        rounds: list[int] = []

        async def look_on() -> None:
            while True:
                rounds.append(len(done))
                await asyncio.sleep(0)

        looking = asyncio.ensure_future(look_on())
        turns = Turns()
        work = [turns.each(range(1000), lambda n, who=who: done.append((who, n))) for who in "abc"]  # type: ignore[misc]
        await asyncio.gather(*work)
        looking.cancel()
        assert max(after - before for before, after in itertools.pairwise(rounds)) <= AT_ONCE
        assert {who for who, _ in done[: 4 * AT_ONCE]} == set("abc"), "in turn, not one after the other"
        assert [n for who, n in done if who == "b"] == list(range(1000))

    asyncio.run(main())


def test_a_long_game_is_woken_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    match, store, played = offers(), MemoryStore(), [0]
    play = Match.play

    def counted(self: Match, seat: int, action: Any) -> list[Event]:
        played[0] += 1
        return play(self, seat, action)

    async def test(hall: Hall) -> None:
        table = await long_table(hall, store, match)
        monkeypatch.setattr(Match, "play", counted)
        asked = asyncio.ensure_future(hall.request("GET", f"/api/tables/{table}"))
        longest = 0
        while not asked.done():
            before = played[0]
            await asyncio.sleep(0)
            longest = max(longest, played[0] - before)
        assert (await asked)[0] == 200
        assert played[0] >= LONG - 1
        assert longest <= 2 * AT_ONCE
        playing = hall.house.tables[table].playing
        assert playing is not None
        assert playing.log.match == match, "from the same entries, the same game"

    in_hall(test, store=store)


# ── What bots are told ───────────────────────────────────────────────────────────────────────────────


def unpacked(match: Match, history: Sequence[bytes]) -> list[Event]:
    return [event for piece in history for event in unpacked_events(match.game.kind, piece)]


def followed(history: History, match: Match, seat: int) -> list[Event]:
    """What a bot hears of a match: the pieces, and the rest."""
    for number in history.missing(match, seat):
        history.pack(match, seat, number)
    packed = history.packed(seat)
    return unpacked(match, packed) + match.events(seat, len(packed) * PIECE)


def test_bots_hear_of_everything_once_in_pieces_or_not() -> None:
    history = History()
    for length in (10, 300, 700, 701, LONG, 400, 900):  # shorter: something was taken back
        match = offers(length)
        for seat in (0, 2):
            assert followed(history, match, seat) == match.events(seat)
    assert len(history.packed(0)) == offers(900).happened // PIECE


def test_a_question_carries_what_was_packed_before(monkeypatch: pytest.MonkeyPatch) -> None:
    match, store = offers(), MemoryStore()
    packed: list[int] = []
    pack_piece = History.pack

    def counted(self: History, match: Match, seat: int, number: int) -> None:
        packed.append(number)
        pack_piece(self, match, seat, number)

    async def test(hall: Hall) -> None:
        table = await long_table(hall, store, match)
        monkeypatch.setattr(History, "pack", counted)
        await hall.request("GET", f"/api/tables/{table}")
        playing = hall.house.tables[table].playing
        assert playing is not None
        for _ in range(3):
            question = await playing.question(0, "regular")
            assert unpacked(match, question.history) + question.events == match.events(0)
            assert len(question.events) <= PIECE
        assert packed == list(range(match.happened // PIECE))
        await settle()

    in_hall(test, store=store)


# ── What travels ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("encoding", ["", "gzip", "gzip;q=0"])
def test_a_long_answer_comes_in_pieces_to_whoever_takes_it_compressed_or_not(encoding: str) -> None:
    """However long it is, the house does a little of it at a time, and others have a turn between."""
    text = "".join(random.Random(1).choices("abcdefgh", k=300_000))

    async def main() -> None:
        pieces: list[dict[str, Any]] = []
        looks: list[int] = []

        async def send(message: Any) -> None:
            pieces.append(message)

        async def look_on() -> None:
            while True:
                looks.append(len(pieces))
                await asyncio.sleep(0)

        looking = asyncio.ensure_future(look_on())
        scope = {"type": "http", "headers": [(b"accept-encoding", encoding.encode())]}
        answer = LongAnswer(Request(scope), compressed(text), "text/plain")
        await answer(scope, None, send)  # type: ignore[arg-type]
        looking.cancel()
        body = b"".join(piece["body"] for piece in pieces[1:])
        assert int(answer.headers["content-length"]) == len(body)
        assert answer.headers.get("content-encoding", "") == ("gzip" if encoding == "gzip" else "")
        assert (gzip.decompress(body) if encoding == "gzip" else body) == text.encode()
        assert max(len(piece["body"]) for piece in pieces[1:]) <= LONGEST_PIECE
        assert max(after - before for before, after in itertools.pairwise(looks)) <= 3

    asyncio.run(main())


def test_whoever_comes_back_again_and_again_is_told_the_latest_without_counting_all_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, store = offers(), MemoryStore()

    async def test(hall: Hall) -> None:
        table = await long_table(hall, store, match)
        await hall.request("GET", f"/api/tables/{table}")
        phone = await hall.connect(table)
        welcome = phone.last
        assert welcome["first"] == match.happened - LATEST_EVENTS
        assert len(welcome["events"]) == LATEST_EVENTS
        looked_at: list[int] = []
        events = Match.events

        def counted(self: Match, seat: int | None, start: int = 0) -> list[Event]:
            looked_at.append(self.happened - start)
            return events(self, seat, start)

        monkeypatch.setattr(Match, "events", counted)
        await phone.raw('{"type":"resync"}')
        assert phone.last["first"] >= welcome["first"]
        assert max(looked_at) <= LATEST_EVENTS

    in_hall(test, store=store)


@pytest.mark.parametrize("encoding", ["", "gzip"])
def test_a_long_answer_of_another_house_goes_on_as_if_it_had_been_made_here(encoding: str) -> None:
    packed = compressed("a long story " * 9000)
    head = b"HTTP/1.1 200 OK\r\nserver: x\r\ncontent-type: text/plain; charset=utf-8\r\nset-cookie: a=b\r\n"
    size = b"content-encoding: gzip\r\ncontent-length: %d\r\n\r\n" % len(packed)

    async def main() -> None:
        reader, pieces = asyncio.StreamReader(), []

        async def send(message: Any) -> None:
            pieces.append(message)

        reader.feed_data(head + size + packed)
        scope = {"type": "http", "headers": [(b"accept-encoding", encoding.encode())]}
        await (await _answer(reader, scope))(scope, None, send)  # type: ignore[arg-type]
        told, body = dict(pieces[0]["headers"]), b"".join(piece["body"] for piece in pieces[1:])
        assert told[b"content-type"] == b"text/plain; charset=utf-8"
        assert (told[b"set-cookie"], told.get(b"server")) == (b"a=b", None)
        assert told.get(b"content-encoding", b"").decode() == encoding
        assert int(told[b"content-length"]) == len(body)
        assert (gzip.decompress(body) if encoding else body) == b"a long story " * 9000

    asyncio.run(main())
