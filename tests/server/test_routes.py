"""Origins, cookies, sizes, rates, headers; and how a full disk or a broken table looks from outside."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from mlotek.server.common.guests import COOKIE, Cookies, Guest
from mlotek.server.common.limits import Buckets, Limits, Rate
from mlotek.server.common.names import clean_name
from mlotek.server.house.catalogue import house_shown, rules_shown
from mlotek.server.net import http
from mlotek.server.net.addresses import address_for_others
from mlotek.server.store import Conflict, Entry, StoreFailed
from mlotek.server.store.documents import pack, unpack_table
from mlotek.server.store.memory import MemoryStore
from mlotek.server.wire.refusals import STATUS, HouseRefused, text_of
from tests.counting import each
from tests.server.hall import Hall, Passers, Sleepers, VirtualClock, in_hall, settle

WISH = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "start": True, "tempo": {"name": "none"}}


async def table_of(hall: Hall) -> str:
    return str((await hall.post("/api/tables", WISH))["table"]["id"])


# ── Where from ───────────────────────────────────────────────────────────────────────────────────────


def test_a_foreign_page_can_do_nothing_in_a_guests_name() -> None:
    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        foreign = {"origin": "https://evil.example"}
        status, answer = await hall.request("POST", "/api/tables", WISH, headers=foreign)
        assert (status, answer["code"]) == (403, "foreign-origin")
        phone = await hall.connect(table, origin="https://evil.example")
        assert (phone.closed, phone.frames) == ((4000, "foreign-origin"), [])
        for origin in ("http://house", "https://friend.example"):
            assert (await hall.request("POST", "/api/tables", WISH, headers={"origin": origin}))[0] == 200
            assert (await hall.connect(table, origin=origin)).messages[0]["type"] == "welcome"

    in_hall(test)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null", "", "\u017c"])
def test_an_origin_that_cannot_be_read_is_foreign(origin: str) -> None:
    async def test(hall: Hall) -> None:
        status, answer = await hall.request("POST", "/api/tables", WISH, headers={"origin": origin})
        assert (status, answer["code"]) == (403, "foreign-origin")
        phone = await hall.connect(await table_of(hall), origin=origin)
        assert phone.closed == (4000, "foreign-origin")

    in_hall(test)


@pytest.mark.parametrize("body", [b'{"game": ' + b"[" * 4000, b'{"options": ' + b'{"a":' * 1000, b"[" * 8000])
def test_a_form_nested_without_end_is_refused(body: bytes) -> None:
    async def test(hall: Hall) -> None:
        status, answer = await hall.request("POST", "/api/tables", raw=body)
        assert (status, answer["code"]) == (400, "bad-form")

    in_hall(test)


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8642", "house.evil.example", "[", ""])
def test_a_foreign_name_that_leads_here_learns_nothing(host: str) -> None:
    """DNS rebinding: the page's own name points to this machine, so its Origin and Host agree."""

    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        headers = {"host": host, "origin": f"http://{host}"}
        for method, path in (("GET", "/api/tables"), ("GET", f"/api/tables/{table}"), ("POST", "/api/tables")):
            status, answer = await hall.request(method, path, WISH, headers=headers)
            assert (status, answer["code"]) == (421, "foreign-host")
        assert (await hall.connect(table, **headers)).closed == (4000, "foreign-host")

    in_hall(test)


@pytest.mark.parametrize(
    "host", ["house", "house:8642", "HOUSE.", "friend.example", "localhost:1", "127.0.0.1", "[::1]:8"]
)
def test_the_house_answers_to_its_names_and_to_every_address(host: str) -> None:
    async def test(hall: Hall) -> None:
        assert (await hall.request("GET", "/api/me", headers={"host": host}))[0] == 200

    in_hall(test)


def test_a_household_with_many_ipv6_addresses_has_the_limits_of_one() -> None:
    async def test(hall: Hall) -> None:
        answers = [(await hall.request("GET", "/api/me", address=f"2001:db8::{n:x}"))[0] for n in range(200)]
        assert (answers[0], answers[-1]) == (200, 429)
        assert (await hall.request("GET", "/api/me", address="2001:db8:0:1::1"))[0] == 200

    in_hall(test)


def test_a_form_is_json_or_nothing() -> None:
    """A page elsewhere can send a plain form without being asked first; that is why none is read."""

    async def test(hall: Hall) -> None:
        for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
            status, answer = await hall.request("POST", "/api/tables", WISH, headers={"content-type": kind})
            assert (status, answer["code"]) == (415, "not-json")

    in_hall(test)


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites() -> None:
    async def test(hall: Hall) -> None:
        answer = await hall.exchange("GET", "/api/me", who=None)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"{hall.cookies.name}=")
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "set-cookie" not in (await hall.exchange("GET", "/api/me")).headers

    in_hall(test)


@pytest.mark.parametrize("forged", ["", "x", "a.b", '["guest-ola","ola"].sig', "é" * 50])
def test_a_forged_cookie_is_nobody(forged: str) -> None:
    assert Cookies("s").read(forged) is None
    assert Cookies("s").read(Cookies("other").write(Guest("a", "b"))) is None


def test_two_houses_on_one_host_keep_their_guests_apart() -> None:
    """A browser sends both houses both cookies, whatever their ports."""
    here, there = Cookies("here"), Cookies("there")
    ola, ala = Guest("1", "Ola"), Guest("2", "Ala")
    both = {here.name: here.write(ola), there.name: there.write(ala)}
    assert (here.bearer(both), there.bearer(both)) == (ola, ala)


def test_a_cookie_of_an_earlier_version_is_still_known() -> None:
    house = Cookies("s")
    assert house.bearer({COOKIE: house.write(Guest("1", "Ola"))}) == Guest("1", "Ola")


def test_without_a_cookie_there_is_no_seat() -> None:
    async def test(hall: Hall) -> None:
        phone = await hall.connect(await table_of(hall), who=None)
        assert phone.closed == (4000, "no-guest")

    in_hall(test)


def test_every_answer_forbids_foreign_scripts() -> None:
    async def test(hall: Hall) -> None:
        for path in ("/", "/api/house", "/t/ABCD", "/nothing/here"):
            headers = (await hall.exchange("GET", path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "default-src 'none'" in policy
            assert "unsafe-eval" not in policy
            assert headers["x-content-type-options"] == "nosniff"

    in_hall(test)


# ── How much ─────────────────────────────────────────────────────────────────────────────────────────


def test_too_many_messages_are_refused_and_then_the_line_is_cut() -> None:
    async def test(hall: Hall) -> None:
        phone = await hall.connect(await table_of(hall))
        answers = [await phone.ask("say", phrase="hello") for _ in range(6)]
        assert answers[-1]["code"] == "too-fast"
        for number in range(120):
            await phone.raw(f'{{"type": "act", "id": {number}, "action": "pass", "seen": 0}}')
        refused = [message for message in phone.of("refused") if message["code"] == "too-fast"]
        assert refused[-1]["id"] is not None, "whoever waits for the answer must know which message was meant"
        assert phone.messages[-1] == {"type": "bye", "code": "too-fast"}
        assert phone.closed is not None

    in_hall(test)


def test_a_crowd_of_watchers_does_not_crowd_out_the_players() -> None:
    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        ola = await hall.connect(table)
        crowd = [await hall.connect(table, f"watcher {n}") for n in range(10)]
        for watcher in crowd:
            for _ in range(10):
                await watcher.raw('{"type": "resync"}')
        assert sum(len(watcher.of("welcome")) - 1 for watcher in crowd) == 60
        assert crowd[-1].of("refused")[-1]["code"] == "too-fast"
        assert (await ola.ask("say", phrase="hello"))["type"] == "ack"

    in_hall(test)


def test_one_address_cannot_open_tables_without_end_or_try_all_codes() -> None:
    async def test(hall: Hall) -> None:
        opened = [(await hall.request("POST", "/api/tables", WISH))[0] for _ in range(25)]
        assert (opened[0], opened[-1]) == (200, 429)
        tried = [(await hall.request("GET", f"/api/tables/AAA{letter}"))[0] for letter in "ABCDEFGHIJKLMNOPQRSTUVWXY"]
        assert (tried[0], tried[-1]) == (404, 429)

    in_hall(test)


def test_long_forms_names_and_messages_are_refused() -> None:
    async def test(hall: Hall) -> None:
        status, answer = await hall.request("POST", "/api/tables", raw=b" " * 10_000)
        assert (status, answer["code"]) == (413, "too-long")
        assert (await hall.request("PUT", "/api/me", {"name": "x" * 25}))[1]["code"] == "bad-form"
        assert (await hall.request("PUT", "/api/me", {"name": " \u200b "}))[1]["code"] == "bad-name"
        phone = await hall.connect(await table_of(hall))
        assert (await phone.ask("say", text="x" * 201))["code"] == "unreadable"
        assert (await phone.ask("act", action="x" * 401, seen=0))["code"] == "unreadable"

    in_hall(test)


def test_a_connection_that_does_not_read_is_let_go() -> None:
    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        phone = await hall.connect(table)
        phone.reading.clear()
        visitor = hall.house.tables[table].people.visitors["guest-ola"]
        for _ in range(hall.house.services.limits.outbox + 2):  # one is under way
            visitor.tell(b'{"type": "said"}')
        assert visitor.closing
        assert len(visitor.outbox) == 1
        phone.reading.set()
        await settle()
        assert phone.messages[-1] == {"type": "bye", "code": "too-slow"}
        assert phone.closed is not None

    in_hall(test)


def test_few_large_messages_do_not_wait_for_a_connection_that_does_not_read() -> None:
    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        phone = await hall.connect(table)
        phone.reading.clear()
        visitor = hall.house.tables[table].people.visitors["guest-ola"]
        for _ in range(20):
            visitor.tell(bytes(100_000))
        assert visitor.closing
        assert sum(map(len, visitor.outbox)) < 1000
        phone.reading.set()

    in_hall(test)


def test_a_silent_connection_is_taken_for_dead() -> None:
    async def test(hall: Hall) -> None:
        phone = await hall.connect(await table_of(hall))
        phone.answers_pings = False
        await hall.clock.advance(100)
        assert phone.messages[-1] == {"type": "bye", "code": "too-slow"}

    in_hall(test)


def test_the_house_can_be_full() -> None:
    async def test(hall: Hall) -> None:
        await table_of(hall)
        await table_of(hall)
        status, answer = await hall.request("POST", "/api/tables", WISH)
        assert (status, answer["code"]) == (503, "house-full")

    in_hall(test, limits=Limits(tables=2))


def test_idle_tables_make_room_for_others() -> None:
    async def test(hall: Hall) -> None:
        tables = [await table_of(hall) for _ in range(4)]
        assert len(hall.house.tables) == 2
        for table in tables:
            assert (await hall.connect(table)).messages[0]["type"] == "welcome"
            await hall.clock.advance(0)
            await (await hall.connect(table)).hang_up()

    in_hall(test, limits=Limits(live_tables=2))


def test_nobody_who_returns_to_a_game_finds_the_house_full() -> None:
    async def test(hall: Hall) -> None:
        mine = await table_of(hall)
        await hall.clock.advance(100)
        others = [(await hall.post("/api/tables", WISH, f"guest {n}"))["table"]["id"] for n in range(2)]
        for number, table in enumerate(others):
            assert (await hall.connect(table, f"guest {number}")).closed is None
        assert (await hall.request("POST", "/api/tables", WISH))[1]["code"] == "house-full"
        assert (await hall.connect(mine)).closed is None

    in_hall(test, limits=Limits(live_tables=2))


DAILY = WISH | {"tempo": {"name": "daily"}}


def test_a_guest_runs_so_many_tables_and_so_many_by_the_day() -> None:
    async def test(hall: Hall) -> None:
        for _ in range(2):
            await hall.post("/api/tables", DAILY)
        assert (await hall.request("POST", "/api/tables", DAILY))[1]["code"] == "too-many-tables"
        third = await table_of(hall)
        form = {"tempo": {"name": "daily"}}
        assert (await hall.request("POST", f"/api/tables/{third}/settings", form))[1]["code"] == "too-many-tables"
        status, answer = await hall.request("POST", "/api/tables", WISH)
        assert (status, answer["code"]) == (429, "too-many-tables")
        assert (await hall.request("POST", "/api/tables", DAILY, "iga"))[0] == 200, "another guest may"

    in_hall(test, limits=Limits(tables_per_guest=3, daily_per_guest=2))


def test_an_address_runs_so_many_tables_however_many_cookies_it_has() -> None:
    store = MemoryStore()

    async def fill(hall: Hall) -> None:
        for number in range(3):
            await hall.post("/api/tables", DAILY, f"cookie {number}")
        assert (await hall.request("POST", "/api/tables", DAILY, "one more"))[1]["code"] == "too-many-tables"

    async def again(hall: Hall) -> None:
        assert (await hall.request("POST", "/api/tables", DAILY, "one more"))[1]["code"] == "too-many-tables"
        assert (await hall.request("POST", "/api/tables", DAILY, "iga", address="10.0.0.2"))[0] == 200

    in_hall(fill, store=store, limits=Limits(daily_per_address=3))
    in_hall(again, store=store, limits=Limits(daily_per_address=3), seed=2)
    assert "10.0.0.1" not in str(store._tables), "addresses are not kept"


def test_buckets_forget_old_sources() -> None:
    buckets = Buckets(Rate(1, 1), VirtualClock().now, most=10)
    for source in range(100):
        buckets.check(str(source))
    assert len(buckets._buckets) == 10
    with pytest.raises(HouseRefused):
        buckets.check("99")


def test_names_are_cleaned() -> None:
    assert clean_name(" Ola \n z\u202e Łodzi ") == "Ola z Łodzi"


# ── What is wrong ────────────────────────────────────────────────────────────────────────────────────

MALFORMED = [
    "",
    "null",
    "[]",
    "{}",
    '{"type":',
    '{"type": "act"}',
    '{"type": "act", "id": 1, "action": "pass", "seen": "x"}',
    '{"type": "act", "id": 1, "action": "pass", "seen": 0, "seat": 2}',
    '{"type": "welcome", "id": 1}',
    '{"type": "act", "id": -1, "action": "pass", "seen": 0}',
    "é" * 1000,
    "[" * 3000,
    '{"type": "act", "deep": ' + "[" * 1500,
]


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_messages_are_refused_in_both_languages(text: str) -> None:
    async def test(hall: Hall) -> None:
        phone = await hall.connect(await table_of(hall))
        before = phone.version
        await phone.raw(text)
        refused = phone.messages[-1]
        assert (refused["type"], refused["code"]) == ("refused", "unreadable")
        assert refused["text"]["pl"] != refused["text"]["en"]
        assert (phone.closed, phone.version) == (None, before)

    in_hall(test)


def test_every_refusal_of_the_house_has_words_in_both_languages() -> None:
    for code in each(STATUS):
        text = text_of("", HouseRefused(code))
        assert text.pl != text.en
        assert code not in (text.pl, text.en)


def test_an_action_repeated_is_judged_anew_and_a_foreign_seat_cannot_be_used() -> None:
    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        phone = await hall.connect(table)
        message = json.dumps({"type": "act", "id": 9, "action": "bid 4", "seen": 1})
        await phone.raw(message)
        await phone.raw(message)
        assert [m["type"] for m in phone.messages if m.get("id") == 9 and m["type"] != "ping"] == ["ack", "refused"]

    in_hall(test)


@pytest.mark.parametrize(
    ("form", "pl", "en"),
    [
        ({"game": "targ", "players": "five"}, "(pole: players)", "(Expected `int | null`"),
        ({"game": "targ", "chairs": []}, "(pole: chairs)", "(Object contains unknown field"),
        ({"game": "go"}, "(do wyboru: modern-art, ", "there are: modern-art, "),
        ({"game": "targ", "options": {"komi": 7}}, "(można ustawić: players, ", "has no option 'komi'"),
    ],
)
def test_a_refused_form_says_what_is_wrong_in_both_languages(form: Any, pl: str, en: str) -> None:
    async def test(hall: Hall) -> None:
        text = (await hall.request("POST", "/api/tables", form))[1]["text"]
        assert pl in text["pl"]
        assert en in text["en"]

    in_hall(test)


class Unreliable(MemoryStore):
    """A disk that fills up."""

    full = False
    forked = False
    stubborn = False
    """Whether it takes actions and no documents."""
    deaf = False
    """Whether it takes documents and no actions."""

    async def append(self, table: str, length: int, entries: Sequence[Entry], mark: bytes) -> None:
        if self.full or self.deaf:
            raise StoreFailed("disk full")
        if self.forked:
            raise Conflict("somebody else was here")
        await super().append(table, length, entries, mark)

    async def save(self, table: str, doc: bytes) -> None:
        if self.full or self.stubborn:
            raise StoreFailed("disk full")
        await super().save(table, doc)


def test_a_full_disk_refuses_everything_and_changes_nothing() -> None:
    store = Unreliable()

    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        phone = await hall.connect(table)
        view = phone.view
        store.full = True
        assert phone.answer(await phone.act("bid 4"))["code"] == "store-failed"
        assert (await phone.ask("say", text="hello"))["code"] == "store-failed"
        assert (await hall.request("POST", f"/api/tables/{table}/stand", {}))[0] == 503
        await phone.raw('{"type": "resync"}')
        assert phone.view == view
        store.full = False
        assert phone.answer(await phone.act("bid 4"))["type"] == "ack"

    in_hall(test, store=store)


def test_a_game_whose_deal_cannot_be_kept_has_not_begun() -> None:
    store = Unreliable()

    async def test(hall: Hall) -> None:
        wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "pace": 0}
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        phone = await hall.connect(table)
        store.deaf = True
        assert (await hall.request("POST", f"/api/tables/{table}/start", {}))[1]["code"] == "store-failed"
        assert phone.last["table"]["stage"] == "waiting"
        store.deaf = False
        assert (await hall.post(f"/api/tables/{table}/start"))["table"]["stage"] == "playing"
        assert phone.view["players"] == 3

    in_hall(test, store=store)


@pytest.mark.parametrize("bots", [Sleepers(), Passers()])
def test_a_full_disk_does_not_stop_the_bots_for_good(bots: Any) -> None:
    store = Unreliable()

    async def test(hall: Hall) -> None:
        phone = await hall.connect(await table_of(hall))
        await phone.act("bid 4")
        store.full = True
        await hall.clock.advance(10)
        assert phone.view["actors"] == [1]
        store.full = False
        await hall.clock.advance(20)
        assert phone.view["actors"] == [0]

    in_hall(test, store=store, bots=bots)


def test_what_was_done_last_is_acknowledged_though_the_end_could_not_be_kept() -> None:
    store = Unreliable()

    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        phone = await hall.connect(table)
        store.stubborn = True
        while phone.last["outcome"] is None:
            if 0 in phone.view["actors"]:
                assert phone.answer(await phone.act(phone.last["legal"]["default"]))["type"] == "ack"
            await hall.clock.advance(3)
        assert hall.house.tables[table].doc.stage == "playing"
        store.stubborn = False
        await hall.clock.advance(10)
        assert hall.house.tables[table].doc.stage == "over"

    in_hall(test, store=store, bots=Passers())


def test_a_table_written_to_by_another_house_is_read_anew() -> None:
    store = Unreliable()

    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        phone = await hall.connect(table)
        store.forked = True
        await phone.act("bid 4")
        assert phone.messages[-1] == {"type": "bye", "code": "moved"}
        store.forked = False
        again = await hall.connect(table)
        assert again.answer(await again.act("bid 4"))["type"] == "ack"

    in_hall(test, store=store)


def test_a_table_of_another_edition_is_not_touched() -> None:
    store = MemoryStore()

    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        hall.house.tables.clear()
        kept = await store.load(table)
        assert kept is not None
        doc = unpack_table(kept.doc)
        doc.edition = "another"
        await store.save(table, pack(doc))
        status, answer = await hall.request("GET", f"/api/tables/{table}")
        assert (status, answer["code"]) == (503, "set-aside")

    in_hall(test, store=store)


def test_metrics_are_for_this_machine_and_health_for_all() -> None:
    async def test(hall: Hall) -> None:
        assert (await hall.exchange("GET", "/metrics")).status == 404
        assert (await hall.request("GET", "/health"))[1]["healthy"] is True
        assert (await hall.request("GET", "/api/nothing"))[1]["code"] == "no-such-page"
        assert (await hall.request("GET", "/assets/nothing"))[0] == 404
        page = await hall.exchange("GET", "/no/such/room")
        assert (page.status, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert (await hall.request("DELETE", "/api/tables"))[1]["code"] == "not-allowed"

    in_hall(test)


def test_whoever_asks_first_waits_for_nothing_that_can_be_done_before() -> None:
    async def test(hall: Hall) -> None:  # noqa: ARG001
        for kept in (house_shown, rules_shown, http._whole_schema, http._whole_openapi):
            assert kept.cache_info().currsize > 0

    for kept in (house_shown, rules_shown, http._whole_schema, http._whole_openapi):
        kept.cache_clear()
    in_hall(test)


def test_the_house_shows_its_games_rules_and_schema() -> None:
    async def test(hall: Hall) -> None:
        house: Any = (await hall.request("GET", "/api/house"))[1]
        assert "milionerzy" in [game["name"] for game in house["games"]]
        rules: Any = (await hall.request("GET", "/api/games/milionerzy/rules"))[1]
        assert rules["clauses"][0]["id"].startswith("MB-")
        assert (await hall.request("GET", "/api/games/chess/rules"))[1]["code"] == "no-such-game"
        schema: Any = (await hall.request("GET", "/api/schema"))[1]
        assert schema["games"]["milionerzy"]["view"]

    in_hall(test)


def test_two_first_looks_at_once_make_one_guest() -> None:
    async def test(hall: Hall) -> None:
        for path in ("/api/house", "/api/tables", "/health"):
            assert "set-cookie" not in (await hall.exchange("GET", path, who=None)).headers
        assert "set-cookie" in (await hall.exchange("GET", "/api/me", who=None)).headers
        wish = {"game": "milionerzy", "players": 3}
        assert "set-cookie" in (await hall.exchange("POST", "/api/tables", wish, who=None)).headers

    in_hall(test)


@pytest.mark.parametrize(
    ("host", "reached"), [("127.0.0.1", False), ("localhost", False), ("::1", False), ("192.0.2.7", True)]
)
def test_an_invitation_names_an_address_that_others_reach(host: str, reached: bool) -> None:
    assert (address_for_others(host, 8642) is not None) is reached


def test_a_house_that_listens_everywhere_knows_its_own_address() -> None:
    found = address_for_others("0.0.0.0", 8642)
    assert found is None or not found.startswith(("http://0.", "http://127."))
