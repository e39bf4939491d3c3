"""Tables, seats, hosts, spectators: who may do what, and what everybody is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import mlotek
from mlotek.bots import middle_step
from mlotek.server.store import Kept
from mlotek.server.store.memory import MemoryStore
from mlotek.server.workers.bot_protocol import BotAnswer, BotQuestion
from tests.clauses import clause
from tests.server.hall import Hall, Phone, in_hall, settle

THREE = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "tempo": {"name": "none"}}


async def opened(hall: Hall, *others: str, **form: Any) -> str:
    """A table of three for Milionerzy with Ola as host, and others seated."""
    answer = await hall.post("/api/tables", {**THREE, **form})
    table: str = answer["table"]["id"]
    for who in others:
        await hall.post(f"/api/tables/{table}/sit", {}, who)
    return table


async def played_out(hall: Hall, **form: Any) -> str:
    """A game of three to its end: Iga buys what she can get for one card, the others pass."""
    table = await opened(hall, "iga", "leon", **form)
    phones = {who: await hall.connect(table, who) for who in ("ola", "iga", "leon")}
    await hall.post(f"/api/tables/{table}/start")
    while not phones["ola"].view["over"]:
        for who, phone in phones.items():
            if phone.last["legal"]:
                actions = phone.last["legal"]["actions"]
                wanted = "bid 1" if who == "iga" else "pass"
                await phone.act(wanted if wanted in actions else actions[0])
    return table


def test_a_table_is_opened_joined_by_code_and_started() -> None:
    async def test(hall: Hall) -> None:
        answer = await hall.post("/api/tables", THREE)
        code = answer["table"]["code"]
        assert len(code) == 4
        assert answer["you"] == {"seat": 0, "left": None, "name": "ola", "host": True, "beside": []}
        iga = await hall.post(f"/api/tables/{code.lower()}/sit", {}, "iga")
        assert iga["you"] == {"seat": 1, "left": None, "name": "iga", "host": False, "beside": []}
        assert (await hall.request("POST", f"/api/tables/{code}/start", {}, "iga"))[1]["code"] == "not-host"
        started = await hall.post(f"/api/tables/{code}/start")
        assert started["table"]["stage"] == "playing"
        assert [seat["who"] for seat in started["table"]["seats"]] == ["person", "person", "bot"]

    in_hall(test)


def test_everybody_gets_their_own_view_and_an_acknowledged_action() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon")
        ola, iga, watcher = [await hall.connect(table, who) for who in ("ola", "iga", "someone")]
        assert ola.last["view"] is None
        await hall.post(f"/api/tables/{table}/start")
        assert ola.view["seat"] == 0
        assert iga.view["seats"][0]["money"] is None
        assert ola.view["seats"][0]["money"] is not None
        assert watcher.view["seat"] is None
        assert "bid 1" in ola.last["legal"]["actions"]
        assert iga.last["legal"] is None
        answer = ola.answer(await ola.act("bid 4"))
        assert answer["type"] == "ack"
        for phone in (ola, iga, watcher):
            assert phone.last["events"] == [{"event": "cards-laid", "seat": 0, "cards": [4], "total": 4}]
        order = [m["type"] for m in ola.messages if m["type"] in ("update", "ack")]
        assert order == ["update", "ack"]

    in_hall(test)


def test_refusals_cite_the_clause_and_suggest() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon")
        ola, iga, watcher = [await hall.connect(table, who) for who in ("ola", "iga", "someone")]
        early = ola.answer(await ola.send("act", action="pass", seen=0))
        assert early["code"] == "not-started"
        await hall.post(f"/api/tables/{table}/start")
        await ola.act("bid 4")
        low = iga.answer(await iga.act("bid 1"))
        assert (low["code"], low["clause"], low["suggestion"]) == ("bid-too-low", "MB-BID-2", "bid 2 3")
        assert low["text"]["pl"] != low["text"]["en"]
        assert ola.answer(await ola.act("bid 20"))["code"] == "not-your-turn"
        odd = iga.answer(await iga.act("bid cheese"))
        assert (odd["code"], odd["text"]["pl"]) == ("unreadable", "Nie ma karty pieniędzy „cheese”.")
        assert watcher.answer(await watcher.act("pass"))["code"] == "not-seated"
        assert ola.version == 2

    in_hall(test)


def test_coming_back_gives_the_whole_view_again() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon", start=False)
        ola, iga = [await hall.connect(table, who) for who in ("ola", "iga")]
        await hall.post(f"/api/tables/{table}/start")
        await iga.hang_up()
        await ola.act("bid 4")
        again = await hall.connect(table, "iga")
        assert again.messages[0]["type"] == "welcome"
        assert again.last["events"][-1]["event"] == "cards-laid"
        assert again.view["seats"][1]["money"] is not None
        elsewhere = await hall.connect(table, "iga")
        assert again.messages[-1] == {"type": "bye", "code": "elsewhere"}
        assert again.closed is not None
        assert elsewhere.answer(await elsewhere.act("pass"))["type"] == "ack"

    in_hall(test)


def test_host_powers() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon")
        path = f"/api/tables/{table}"
        iga = await hall.connect(table, "iga")
        for form in ("kick", "mute", "settings", "seats/1", "start"):
            body = {"kick": {"seat": 1}, "mute": {"seat": 1, "muted": True}, "settings": {"pace": 0}}.get(form, {})
            assert (await hall.request("POST", f"{path}/{form}", body, "leon"))[0] == 403
        await hall.post(f"{path}/mute", {"seat": 1, "muted": True})
        assert (await iga.ask("say", text="hello"))["code"] == "muted"
        assert [seat["muted"] for seat in iga.of("table")[-1]["table"]["seats"]] == [False, True, False]
        await hall.post(f"{path}/mute", {"seat": 1, "muted": False})
        assert (await iga.ask("say", text="hello"))["type"] == "ack"
        await hall.post(f"{path}/kick", {"seat": 1})
        assert iga.messages[-1] == {"type": "bye", "code": "kicked"}
        assert (await hall.connect(table, "iga")).closed == (4000, "kicked")
        assert (await hall.request("POST", f"{path}/sit", {}, "iga"))[1]["code"] == "kicked"
        changed = await hall.post(f"{path}/seats/1", {"who": "bot", "level": "novice"})
        assert changed["table"]["seats"][1]["level"] == "novice"
        changed = await hall.post(f"{path}/seats/1", {"who": "bot", "level": "step-2"})
        assert changed["table"]["seats"][1]["level"] == "step-2"
        assert (await hall.request("POST", f"{path}/seats/1", {"who": "bot", "level": "?"}))[1][
            "code"
        ] == "no-such-level"
        assert (await hall.post(f"{path}/settings", {"options": {"ledger": True}}))["table"]["options"][
            "ledger"
        ] is True

    in_hall(test)


def test_settings_that_are_not_said_stay() -> None:
    async def test(hall: Hall) -> None:
        form = {"game": "modern-art", "seats": [{"who": "me"}], "tempo": {"name": "brisk", "factor": 2}}
        path = f"/api/tables/{(await hall.post('/api/tables', form))['table']['id']}"
        await hall.post(f"{path}/settings", {"tempo": {"led": True}, "options": {"ledger": True}})
        settings = {"players": 3, "options": {"mystery_hand": True}, "tempo": {"name": "calm"}}
        changed = (await hall.post(f"{path}/settings", settings))["table"]
        assert changed["tempo"] == {"name": "calm", "factor": 2, "hours": 24, "led": True, "market": "open"}
        assert {name for name, value in changed["options"].items() if value is True} == {"ledger", "mystery_hand"}

    in_hall(test)


def test_a_host_may_change_the_number_of_seats_while_people_gather() -> None:
    async def test(hall: Hall) -> None:
        form = {"game": "modern-art", "players": 4, "seats": [{"who": "me"}]}
        table = (await hall.post("/api/tables", form))["table"]["id"]
        path = f"/api/tables/{table}"
        await hall.post(f"{path}/sit", {"seat": 3}, "iga")
        changed = await hall.post(f"{path}/settings", {"players": 3, "options": {"mystery_hand": True}})
        assert [seat["name"] for seat in changed["table"]["seats"]] == ["ola", "", "iga"]
        assert changed["table"]["options"]["mystery_hand"] is True
        wider = (await hall.post(f"{path}/settings", {"players": 5}))["table"]
        assert (wider["players"], len(wider["seats"]), wider["options"]["mystery_hand"]) == (5, 5, False)
        for players, code in ((2, "bad-option"), (6, "bad-option")):
            refused = (await hall.request("POST", f"{path}/settings", {"players": players}))[1]
            assert refused["code"] == code
        for who in ("leon", "hela"):
            await hall.post(f"{path}/sit", {}, who)
        assert (await hall.request("POST", f"{path}/settings", {"players": 3}))[1]["code"] == "no-free-seat"
        await hall.post(f"{path}/start")
        assert (await hall.request("POST", f"{path}/settings", {"players": 4}))[1]["code"] == "already-started"

    in_hall(test)


def test_watchers_are_counted_named_and_may_leave() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon", listed=True)
        ola = await hall.connect(table)
        watchers = [await hall.connect(table, who) for who in ("hela", "olek")]
        shown = ola.of("table")[-1]["table"]
        assert (shown["watchers"], [watcher["name"] for watcher in shown["watching"]]) == (2, ["hela", "olek"])
        assert "guest-" not in str(shown)
        await watchers[0].hang_up()
        shown = ola.of("table")[-1]["table"]
        assert (shown["watchers"], [watcher["name"] for watcher in shown["watching"]]) == (1, ["olek"])

    in_hall(test)


def test_somebody_can_be_reported_to_whoever_runs_the_house(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga")
        path = f"/api/tables/{table}/report"
        iga, hela = [await hall.connect(table, who) for who in ("iga", "hela")]
        await iga.ask("say", text="hop")
        await hela.ask("say", text="hej")
        before = len(iga.messages)
        await hall.post(path, {"seat": 1, "about": "words"})
        handle = iga.of("table")[-1]["table"]["watching"][0]["handle"]
        await hall.post(path, {"watcher": handle, "about": "name"})
        assert len(iga.messages) == before
        for nobody in ({"seat": 0}, {"seat": 2}, {"watcher": "x"}, {}):
            refused = await hall.request("POST", path, nobody | {"about": "play"})
            assert refused[1]["code"] == "no-such-seat"

    in_hall(test, reports=tmp_path / "reports.jsonl")
    kept = [json.loads(line) for line in (tmp_path / "reports.jsonl").read_text().splitlines()]
    assert [(one["name"], one["about"], [said["text"] for said in one["said"]]) for one in kept] == [
        ("iga", "words", ["hop"]),
        ("hela", "name", ["hej"]),
    ]


def test_reports_are_limited() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga")
        answers = [
            (await hall.request("POST", f"/api/tables/{table}/report", {"seat": 1, "about": "play"}))[0]
            for _ in range(7)
        ]
        assert answers == [200] * 5 + [429] * 2

    in_hall(test)


def test_a_watcher_can_be_muted_and_cannot_hurry_the_bots() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, start=True)
        ola, hela = [await hall.connect(table, who) for who in ("ola", "hela")]
        assert (await hela.ask("say", text="hop"))["type"] == "ack"
        handle = ola.of("table")[-1]["table"]["watching"][0]["handle"]
        await hall.post(f"/api/tables/{table}/mute", {"watcher": handle, "muted": True})
        assert (await hela.ask("say", text="hop"))["code"] == "muted"
        assert ola.of("table")[-1]["table"]["watching"] == [
            {"handle": handle, "name": "hela", "muted": True, "screen": False}
        ]
        assert (await hela.ask("skip"))["code"] == "not-seated"

    in_hall(test)


def test_a_kicked_watcher_does_not_come_back_in_any_way() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon", listed=True)
        path = f"/api/tables/{table}"
        ola, hela = [await hall.connect(table, who) for who in ("ola", "hela")]
        handle = ola.of("table")[-1]["table"]["watching"][0]["handle"]
        assert (await hall.request("POST", f"{path}/kick", {"watcher": handle}, "iga"))[1]["code"] == "not-host"
        assert (await hall.request("POST", f"{path}/kick", {"watcher": "nobody"}))[1]["code"] == "no-such-seat"
        assert (await hall.request("POST", f"{path}/kick", {}))[1]["code"] == "no-such-seat"
        await hall.post(f"{path}/kick", {"watcher": handle})
        assert hela.messages[-1] == {"type": "bye", "code": "kicked"}
        assert ola.last["table"]["watchers"] == 0
        assert (await hall.connect(table, "hela")).closed == (4000, "kicked")
        for method, door in (("GET", ""), ("GET", "/record"), ("GET", "/replay"), ("POST", "/sit")):
            assert (await hall.request(method, path + door, {}, "hela"))[1]["code"] == "kicked"
        code = ola.last["table"]["code"]
        assert (await hall.connect(code, "hela")).closed == (4000, "kicked")
        assert (await hall.request("GET", "/api/tables", who="hela"))[1]["listed"] == []

    in_hall(test)


def test_leaving_never_ends_the_game_and_the_seat_is_handed_back() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon")
        ola, iga = [await hall.connect(table, who) for who in ("ola", "iga")]
        await hall.post(f"/api/tables/{table}/start")
        await ola.act("bid 4")
        await iga.hang_up()
        await hall.clock.advance(31)
        assert ola.of("table")[-1]["table"]["seats"][1]["standin"] is True
        assert hall.house.tables[table].doc.bot_level(1) == middle_step("milionerzy")
        await hall.clock.advance(5)
        assert ola.view["actors"] == [0], "the stand-ins of Iga and Leon have played"
        iga = await hall.connect(table, "iga")
        assert ola.of("table")[-1]["table"]["seats"][1]["standin"] is False
        await hall.post(f"/api/tables/{table}/stand", {}, "iga")
        assert ola.last["table"]["seats"][1]["who"] == "bot"
        assert iga.view["seat"] is None
        taken = await hall.request("POST", f"/api/tables/{table}/sit", {"seat": 2}, "iga")
        assert taken[1]["code"] == "seat-taken"
        assert (await hall.post(f"/api/tables/{table}/sit", {"seat": 1}, "iga"))["you"]["seat"] == 1

    in_hall(test)


def test_whoever_has_seen_one_hand_may_not_take_another() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", latecomers=True)
        await hall.post(f"/api/tables/{table}/start")
        await hall.post(f"/api/tables/{table}/stand", {}, "iga")
        status, answer = await hall.request("POST", f"/api/tables/{table}/sit", {"seat": 2}, "iga")
        assert (status, answer["code"]) == (409, "seat-taken")
        assert (await hall.post(f"/api/tables/{table}/sit", {"seat": 2}, "tymon"))["you"]["seat"] == 2

    in_hall(test)


def test_talk_is_told_kept_and_limited() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga")
        ola, iga = [await hall.connect(table, who) for who in ("ola", "iga")]
        assert (await ola.ask("say", text="Dzień dobry"))["type"] == "ack"
        assert (await ola.ask("say", phrase="good-luck"))["type"] == "ack"
        assert (await ola.ask("say", phrase="rude"))["code"] == "no-such-phrase"
        assert [said["text"] or said["phrase"] for said in iga.of("said")] == ["Dzień dobry", "good-luck"]
        answers = [await ola.ask("say", text=str(n)) for n in range(6)]
        assert answers[-1]["code"] == "too-fast"
        assert (await hall.connect(table, "iga")).last["said"][0]["text"] == "Dzień dobry"

    in_hall(test)


@pytest.mark.parametrize(
    ("starts", "first_again"), [("rotating", "iga"), ("first", "ola"), ("random", "ola")], ids=lambda word: str(word)
)
def test_a_rematch_keeps_the_people_and_the_next_one_begins(starts: str, first_again: str) -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", pace=0, options={"starts": starts})
        ola, iga = [await hall.connect(table, who) for who in ("ola", "iga")]
        assert (await hall.request("POST", f"/api/tables/{table}/rematch", {}))[1]["code"] == "not-over"
        await hall.post(f"/api/tables/{table}/start")
        while not ola.view["over"]:
            for phone in (ola, iga):
                if phone.last["legal"]:
                    await phone.act(phone.last["legal"]["default"])
            await hall.clock.advance(1)
        assert ola.last["outcome"]["winners"] is not None
        record = (await hall.request("GET", f"/api/tables/{table}/record"))[1]
        assert record["over"]
        assert record["record"]["entries"]
        words = (await hall.exchange("GET", f"/api/tables/{table}/record.txt?lang=en")).body.decode()
        assert words.startswith("Millionaires and Bankrupts\nAround the table, clockwise: ola, iga and ")
        assert words.count("\n") > len(record["events"])
        assert words.splitlines()[-1].endswith(("wins.", "the win."))
        code, won = ola.of("table")[-1]["table"]["code"], ola.last["outcome"]["winners"]
        first = await hall.post(f"/api/tables/{table}/rematch", {}, "iga")
        assert first["table"]["code"] == code, "whoever has the code finds the game that is played now"
        assert (await hall.request("GET", f"/api/tables/{code}"))[1]["table"]["id"] == first["table"]["id"]
        assert sum(one["wins"] for one in first["table"]["evening"]) == len(won)
        second = await hall.post(f"/api/tables/{table}/rematch", {}, "ola")
        assert first["table"]["id"] == second["table"]["id"] != table
        before, again = (
            [seat["name"] for seat in table["seats"]] for table in (ola.of("table")[-1]["table"], second["table"])
        )
        turned = before.index(first_again)
        assert again == before[turned:] + before[:turned]
        assert ola.of("table")[-1]["table"]["rematch"] == first["table"]["id"]

    in_hall(test)


def test_a_running_record_is_ones_own_view() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon")
        await hall.post(f"/api/tables/{table}/start")
        record = (await hall.request("GET", f"/api/tables/{table}/record"))[1]
        assert (record["over"], record["record"]) == (False, None)
        assert record["events"][0]["event"] == "tile-revealed"
        path = f"/api/tables/{table}/record.txt"
        words = await hall.exchange("GET", path)
        assert words.headers["content-type"] == "text/plain; charset=utf-8"
        lines = words.body.decode().splitlines()
        assert lines[0] == "Milionerzy i Bankruci"
        assert lines[2].startswith("ola odkrywa: ")
        assert lines[-1] == "Tu zapis się urywa; partia nie jest skończona."
        assert (await hall.request("GET", f"{path}?lang=de"))[1]["code"] == "no-such-language"

    in_hall(test)


def test_a_table_in_words_is_told_to_whoever_sits_there() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon")
        path = f"/api/tables/{table}/words?lang=en"
        assert (await hall.request("GET", path))[1]["code"] == "not-started"
        await hall.post(f"/api/tables/{table}/start")
        ola = await hall.connect(table, "ola")
        await ola.act("bid 4")
        words = (await hall.request("GET", path, who="iga"))[1]
        assert words["hand"] == ["In hand: 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 and 25 = 106."]
        assert "ola: laid 4 = 4; tiles: nothing; money: hidden." in words["table"]
        assert "face down" in words["odds"][0]
        assert (await hall.request("GET", path, who="stranger"))[1]["code"] == "not-seated"

    in_hall(test)


def test_a_running_record_in_words_tells_no_other_hand() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon", game="targ")
        await hall.post(f"/api/tables/{table}/start")
        for who, others in (("ola", 2), ("iga", 2), ("stranger", 3)):
            words = (await hall.exchange("GET", f"/api/tables/{table}/record.txt?lang=en", who=who)).body.decode()
            assert words.count(" gets a hand of cards.") == others
            assert f"{who} gets a hand" not in words

    in_hall(test)


def test_idle_tables_sleep_and_wake() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon")
        ola = await hall.connect(table)
        await hall.post(f"/api/tables/{table}/start")
        await ola.act("bid 4")
        view = ola.view
        await ola.hang_up()
        await hall.clock.advance(61)
        assert table not in hall.house.tables
        again = await hall.connect(table)
        assert again.view == view

    in_hall(test)


def test_what_was_played_last_is_shown_with_its_winner_to_those_it_concerns() -> None:
    async def test(hall: Hall) -> None:
        table = await played_out(hall, listed=False)
        mine = (await hall.request("GET", "/api/tables"))[1]["last"]
        assert (mine["table"]["id"], mine["yours"]) == (table, True)
        outcome = hall.house.tables[table].doc.outcome
        assert outcome is not None
        assert outcome.winners
        assert mine["winners"] == [mine["table"]["seats"][seat]["name"] for seat in outcome.winners]
        assert (await hall.request("GET", "/api/tables", who="hela"))[1]["last"] is None
        listed = await played_out(hall, listed=True)
        others = (await hall.request("GET", "/api/tables", who="hela"))[1]["last"]
        assert (others["table"]["id"], others["yours"]) == (listed, False)

    in_hall(test)


def test_lists_show_ones_own_and_listed_tables_only() -> None:
    async def test(hall: Hall) -> None:
        private = await opened(hall)
        listed = await opened(hall, listed=True)
        yours = (await hall.request("GET", "/api/tables"))[1]
        assert {line["table"]["id"] for line in yours["yours"]} == {private, listed}
        others = (await hall.request("GET", "/api/tables", who="iga"))[1]
        assert [line["id"] for line in others["listed"]] == [listed]
        assert others["yours"] == []
        await settle()

    in_hall(test)


def test_lists_say_how_far_ones_games_are_awake_or_asleep() -> None:
    async def test(hall: Hall) -> None:
        wish = {"game": "modern-art", "players": 3, "seats": [{"who": "me"}], "start": True}
        await hall.post("/api/tables", {**wish, "start": False})
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        awake = (await hall.request("GET", "/api/tables"))[1]["yours"]
        await hall.clock.advance(100)
        assert table not in hall.house.tables
        asleep = (await hall.request("GET", "/api/tables"))[1]["yours"]
        assert table not in hall.house.tables
        told = {(one["table"]["stage"], one["round"], one["mine"]) for one in awake}
        assert told == {("waiting", None, False), ("playing", 1, True)}
        assert {(one["table"]["stage"], one["round"], one["mine"]) for one in asleep} == told

    in_hall(test)


def test_lists_read_no_logs_and_say_nothing_of_games_that_went_on_since() -> None:
    class NoLogs(MemoryStore):
        async def load(self, table: str) -> Kept | None:
            raise AssertionError(f"the log of {table} was read")

    async def test(hall: Hall) -> None:
        wish = {"game": "modern-art", "players": 3, "seats": [{"who": "me"}], "start": True}
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        await hall.clock.advance(100)
        assert (await hall.request("GET", "/api/tables"))[1]["yours"][0]["round"] == 1
        store: Any = hall.house.services.store
        await store.append(table, await store.length(table), [(0, "pass")], b"")  # as if the house had been killed then
        assert (await hall.request("GET", "/api/tables"))[1]["yours"][0]["round"] is None

    in_hall(test, store=NoLogs())


def test_when_the_host_is_gone_somebody_else_takes_over() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga")
        ola, iga = [await hall.connect(table, who) for who in ("ola", "iga")]
        await ola.hang_up()
        await hall.clock.advance(61)
        assert iga.of("table")[-1]["table"]["seats"][1]["host"] is True
        assert (await hall.post(f"/api/tables/{table}/start", {}, "iga"))["table"]["stage"] == "playing"

    in_hall(test)


def test_another_name_is_shown_at_once() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga")
        iga = await hall.connect(table, "iga")
        chosen = {"name": "  Królowa   Ola ", "face": 7}
        assert (await hall.request("PUT", "/api/me", chosen))[1] == {"name": "Królowa Ola", "face": 7}
        assert iga.of("table")[-1]["table"]["seats"][0]["name"] == "Królowa Ola"

    in_hall(test)


def test_a_hint_is_given_and_the_table_knows() -> None:
    class Adviser:
        async def decide(self, question: BotQuestion) -> BotAnswer | None:
            assert question.level == "adviser"
            return BotAnswer("bid 1", {"message": "cheap", "values": {}})

    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon")
        ola, iga = [await hall.connect(table, who) for who in ("ola", "iga")]
        await hall.post(f"/api/tables/{table}/start")
        answer = await ola.ask("hint")
        assert (answer["type"], answer["action"]) == ("hint", "bid 1")
        assert iga.of("said")[-1]["phrase"] == "hint-used"
        assert (await iga.ask("hint"))["code"] == "no-hint"

    in_hall(test, bots=Adviser())


@clause("TG-STOP-4")
def test_where_nobody_is_helped_with_the_arithmetic_no_bot_advises() -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, game="targ", options={"bare_stop": True})
        ola = await hall.connect(table, "ola")
        await hall.post(f"/api/tables/{table}/start")
        assert (await ola.ask("hint"))["code"] == "no-advice"

    in_hall(test)


@clause("TG-STOP-2")
def test_nobody_is_advised_to_end_a_round_by_a_wrong_stop() -> None:
    class Hasty:
        async def decide(self, question: BotQuestion) -> BotAnswer | None:
            return BotAnswer("stop" if question.level == "adviser" else "done", None)

    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon", game="targ")
        ola = await hall.connect(table, "ola")
        await hall.post(f"/api/tables/{table}/start")
        assert ola.view["stop_right"] is False
        assert (await ola.ask("hint"))["action"] == "done"

    in_hall(test, bots=Hasty())


@clause("TG-OFFER-1")
@pytest.mark.parametrize(("addressee", "advised"), [("", "done"), (" to 2", "done"), (" to 1", "repeated")])
def test_nobody_is_advised_to_offer_what_stands_on_their_stall(addressee: str, advised: str) -> None:
    class Insisting:
        async def decide(self, question: BotQuestion) -> BotAnswer | None:
            view: Any = question.view
            again = f"offer 1 {view.hand[0].good} for nothing{addressee}"
            return BotAnswer(again if question.level == "adviser" else "done", None)

    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon", game="targ")
        ola = await hall.connect(table, "ola")
        await hall.post(f"/api/tables/{table}/start")
        offer = f"offer 1 {ola.view['hand'][0]['good']} for nothing"
        assert (await ola.ask("hint"))["action"] == f"{offer}{addressee}"
        await ola.act(f"{offer} to 2" if advised == "repeated" else offer)
        assert (await ola.ask("hint"))["action"] == (f"{offer}{addressee}" if advised == "repeated" else advised)

    in_hall(test, bots=Insisting())


def test_a_hint_is_thought_about_once_more_where_the_table_has_moved_on() -> None:
    class Slow:
        iga: Phone

        async def decide(self, question: BotQuestion) -> BotAnswer | None:
            view: Any = question.view
            if view.offers:
                await self.iga.act("withdraw 1")
                return BotAnswer("accept 1", None)
            return BotAnswer(f"swap {next(stock.good for stock in view.hand if stock.good != view.centre)}", None)

    slow = Slow()

    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon", game="targ")
        ola, slow.iga = [await hall.connect(table, who) for who in ("ola", "iga")]
        await hall.post(f"/api/tables/{table}/start")
        await slow.iga.act(f"offer 1 {slow.iga.view['hand'][0]['good']} for nothing")
        asked = await ola.send("hint")
        await settle()
        assert ola.answer(asked)["action"].startswith("swap ")

    in_hall(test, bots=slow)


def test_whoever_must_decide_gets_a_hint_even_from_a_silent_adviser() -> None:
    class Silent:
        async def decide(self, question: BotQuestion) -> BotAnswer | None:  # noqa: ARG002
            return None

    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon", start=True, latecomers=True)
        ola = await hall.connect(table, "ola")
        answers = [await ola.ask("hint") for _ in range(11)]
        assert {answer["action"] for answer in answers[:10]} == {"pass"}
        assert answers[0]["why"]["message"] == "bots-why-default"
        assert answers[10]["code"] == "too-fast"

    in_hall(test, bots=Silent())


def test_old_tables_are_archived(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table = await opened(hall, "iga", "leon", start=True, latecomers=True)
        empty = await opened(hall)
        await hall.clock.advance(100 * 24 * 3600)
        for gone in (table, empty):
            assert (await hall.request("GET", f"/api/tables/{gone}"))[1]["code"] == "no-such-table"
        file = json.loads(next(tmp_path.glob("milionerzy-*.json")).read_text())
        record = mlotek.Record.from_json(json.dumps(file["record"]))
        assert mlotek.replay(record).length == 1
        assert len(list(tmp_path.iterdir())) == 1

    in_hall(test, archive=tmp_path)
