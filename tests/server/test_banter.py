"""Bots have a word now and then about what everybody has seen, and never one that tells anything else."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import mlotek
from mlotek.bots.persona import CAST, TEMPERS
from mlotek.games import kind_of, table_of
from mlotek.server.store.documents import SeatDoc, TableDoc
from mlotek.server.table.banter import MOODS, SILENCE, guesses, remark
from mlotek.server.wire.messages import Remark, Tempo
from tests.conformance.tables import Table, played_for_a_while, tables_named
from tests.games.nie_blefuj.table import table as set_table
from tests.server.hall import Hall, Phone, in_hall
from tests.server.leaks import beginning, twins
from tests.server.newcomer import Thinkers


def company_of_bots(game: str, players: int, banter: bool = True) -> TableDoc:
    seats = [SeatDoc(who="bot", name=name, level="shrewd") for name, _ in CAST["shrewd"][:players]]
    return TableDoc(
        id="a-table",
        code="ABCD",
        game=game,
        players=players,
        options={},
        tempo=Tempo(),
        pace=1,
        listed=False,
        host="",
        seats=seats,
        seed="a secret",
        created=0,
        touched=0,
        banter=banter,
    )


def remarks(record: mlotek.Record, banter: bool = True) -> Iterator[Remark | None]:
    """What bots in every seat would say, action by action."""
    match = mlotek.replay(record)
    manners, doc = table_of(kind_of(record.game)).manners, company_of_bots(record.game, record.players, banter)
    events = match.events(None)
    for number in range(len(events)):
        yield remark(doc, manners, events[number : number + 1], number)


@pytest.mark.parametrize("name", mlotek.games())
def test_every_word_is_written_in_both_languages(name: str) -> None:
    spoken: set[str] = set()
    for seed in range(3):
        for table in tables_named(name)[:3]:
            spoken |= {said.words for said in remarks(played_for_a_while(table, seed).record) if said is not None}
    assert spoken, "somebody has something to say in every game"
    for language in ("pl", "en"):
        text = (Path(mlotek.__file__).parent / "locales" / language / f"page-{name}.ftl").read_text(encoding="utf-8")
        said = dict(re.findall(r"^([\w-]+-remark-[\w-]+) = (.+)$", text, re.MULTILINE))
        for words in spoken:
            occasion = words.rpartition("-")[0]
            assert len({said[f"{occasion}-{mood}"] for mood in set(MOODS.values())}) == 4, "a temper shows"


def test_every_temper_has_a_way_to_speak() -> None:
    assert MOODS.keys() == TEMPERS.keys()


@pytest.mark.parametrize("name", mlotek.games())
def test_no_word_depends_on_anything_hidden(name: str) -> None:
    """Two games that an onlooker cannot tell apart have the same words at the same moments."""
    compared = 0
    for seed in range(4):
        table: Table = random.Random(f"{name} {seed}").choice(tables_named(name))
        record = beginning(played_for_a_while(table, seed).record, 60)
        for other in twins(record, random.Random(seed)).values():
            assert list(remarks(other)) == list(remarks(record))
            compared += 1
    assert compared


def test_bots_that_look_on_guess_by_lot_whatever_lies_in_the_suitcases() -> None:
    manners, doc = table_of(kind_of("nie-blefuj")).manners, company_of_bots("nie-blefuj", 6)
    drawn: set[str] = set()
    for lot in range(12):
        found = []
        for laid in ("5", "0"):
            match = set_table(6, "colour 1")
            assert not guesses(doc, manners, match.view(None), str(lot)), "nothing is decided yet"
            match.play(0, f"offer {laid} claim 2")
            found.append(guesses(doc, manners, match.view(None), str(lot)))
        assert found[0] == found[1]
        assert found[0].keys() == {2, 3, 4, 5}, "neither of the two who deal"
        drawn |= set(found[0].values())
    assert drawn == {"take", "open"}


def test_who_wants_silence_has_it() -> None:
    records = [played_for_a_while(tables_named("modern-art")[0], seed).record for seed in range(8)]
    assert any(any(remarks(record)) for record in records)
    assert not any(any(remarks(record, banter=False)) for record in records)


def heard(phone: Phone) -> list[tuple[int, str]]:
    return [(said["seat"], said["words"]) for said in phone.of("remark")]


@pytest.mark.parametrize("banter", [True, False])
def test_a_table_hears_its_bots_all_at_once_and_not_too_often(banter: bool) -> None:
    async def test(hall: Hall) -> None:
        bots = [{"who": "bot", "level": "novice"}] * 3
        wish = {"game": "targ", "players": 4, "seats": [{"who": "me"}, *bots], "pace": 1, "tempo": {"name": "none"}}
        table = (await hall.post("/api/tables", {**wish, "banter": banter}))["table"]["id"]
        phones = [await hall.connect(table, who) for who in ("ola", "hela")]
        await hall.post(f"/api/tables/{table}/start")
        match = hall.house.tables[table].playing
        assert match is not None
        said: list[float] = []
        while not match.log.match.over and len(said) < 3:
            await hall.clock.advance(1)
            if len(heard(phones[0])) > len(said):
                said.append(hall.clock.now())
            if not banter and match.log.version > 60:
                break
        assert heard(phones[0]) == heard(phones[1])
        assert bool(said) is banter
        assert all(later - earlier >= SILENCE - 1 for earlier, later in pairwise(said))
        assert all(seat in (1, 2, 3) for seat, _ in heard(phones[0])), "people speak for themselves"

    in_hall(test, bots=Thinkers())
