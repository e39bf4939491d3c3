"""People and seats: nobody sees a second hand by changing seats, and everybody is who they seem to be."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from mlotek.server.common.guests import Guest
from mlotek.server.common.limits import Limits, Rate
from mlotek.server.common.names import clean_name, folded
from tests.server.hall import Hall, Phone, in_hall
from tests.server.tables import seated

MANY = Limits(requests=Rate(100_000, 0), openings=Rate(100_000, 0), messages=Rate(100_000, 0))


async def code(hall: Hall, path: str, form: Any = None, who: str = "ola") -> Any:
    """The code of a refusal; None where the form was accepted."""
    _, answer = await hall.request("POST", path, {} if form is None else form, who)
    return answer.get("code")


async def with_a_bot(hall: Hall, **form: Any) -> tuple[str, list[Phone]]:
    """Ola and Iga play against a bot."""
    wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "tempo": {"name": "none"}, **form}
    table = (await hall.post("/api/tables", wish))["table"]["id"]
    await hall.post(f"/api/tables/{table}/sit", {}, "iga")
    phones = [await hall.connect(table, who) for who in ("ola", "iga")]
    await hall.post(f"/api/tables/{table}/start")
    return f"/api/tables/{table}", phones


def seat_of(phone: Phone) -> int | None:
    seat: int | None = phone.last["you"]["seat"] if phone.last["type"] == "welcome" else phone.view["seat"]
    return seat


# ── Who may sit where while a game runs ──────────────────────────────────────────────────────────────


def test_a_seat_that_somebody_has_left_waits_for_them_alone() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall)
        path = f"/api/tables/{table}"
        await hall.post(f"{path}/seats/1", {"who": "bot"})  # the host puts a bot into Iga's seat …
        assert await code(hall, f"{path}/sit", {"seat": 1}, "olas-second-cookie") == "seat-taken"  # … to look at it
        assert await code(hall, f"{path}/sit", {}, "olas-second-cookie") == "no-free-seat"
        assert (await hall.post(f"{path}/sit", {}, "iga"))["you"]["seat"] == 1
        assert seat_of(phones[1]) == 1

    in_hall(test)


def test_an_offer_made_before_the_deal_lets_latecomers_take_a_bots_seat() -> None:
    async def test(hall: Hall) -> None:
        path, _ = await with_a_bot(hall, latecomers=True)
        assert (await hall.post(f"{path}/sit", {}, "leon"))["you"]["seat"] == 2
        await hall.post(f"{path}/stand", {}, "leon")
        assert await code(hall, f"{path}/sit", {}, "zuza") == "no-free-seat"
        assert (await hall.post(f"{path}/sit", {}, "leon"))["you"]["seat"] == 2

    in_hall(test)


def test_a_seat_that_is_kept_is_shown_to_everybody_and_named_to_whoever_left_it() -> None:
    async def test(hall: Hall) -> None:
        path, phones = await with_a_bot(hall, players=4, latecomers=True)
        await hall.post(f"{path}/sit", {}, "leon")
        left = await hall.post(f"{path}/stand", {}, "leon")
        assert left["you"]["left"] == 2
        _, seen = await hall.request("GET", path, who="zuza")
        assert seen["you"]["left"] is None
        told = phones[1].of("table")[-1]["table"]["seats"]
        assert [seat["kept"] for seat in told] == [False, False, True, False]
        back = await hall.post(f"{path}/sit", {"seat": left["you"]["left"]}, "leon")
        assert (back["you"]["seat"], back["you"]["left"]) == (2, None)
        assert not any(seat["kept"] for seat in back["table"]["seats"])

    in_hall(test)


def test_what_a_latecomer_wins_this_evening_is_not_the_bots_whose_seat_it_was() -> None:
    async def test(hall: Hall) -> None:
        path, phones = await with_a_bot(hall, latecomers=True, pace=0)
        await hall.post(f"{path}/sit", {}, "leon")
        phones.append(await hall.connect(path.rsplit("/", 1)[1], "leon"))
        while not phones[0].view["over"]:
            for phone in phones:
                if phone.last["legal"]:
                    await phone.act(phone.last["legal"]["default"])
            await hall.clock.advance(1)
        winners = phones[0].last["outcome"]["winners"]
        again = await hall.post(f"{path}/rematch", {})
        won = {("ola", "iga", "leon")[seat] for seat in winners}
        assert {one["name"]: one["wins"] for one in again["table"]["evening"]} == {
            name: int(name in won) for name in ("ola", "iga", "leon")
        }

    in_hall(test)


def test_after_the_deal_the_host_offers_no_seats() -> None:
    async def test(hall: Hall) -> None:
        path, _ = await with_a_bot(hall)
        assert await code(hall, f"{path}/settings", {"latecomers": True}) == "already-started"

    in_hall(test)


def test_a_latecomer_asks_and_sits_down_when_everybody_has_agreed() -> None:
    async def test(hall: Hall) -> None:
        path, phones = await with_a_bot(hall)
        leon = await hall.connect(path.rsplit("/", 1)[1], "leon")
        assert (await hall.post(f"{path}/sit", {}, "leon"))["you"]["seat"] is None
        assert phones[1].of("said")[-1]["phrase"] == "seat-asked"
        asking = phones[1].of("table")[-1]["table"]["asking"]
        assert [(one["name"], one["seat"], one["agreed"]) for one in asking] == [("leon", 2, [])]
        consent = {"watcher": asking[0]["handle"], "agreed": True}
        assert await code(hall, f"{path}/consent", consent, "leon") == "not-seated"
        assert (await hall.post(f"{path}/consent", consent))["table"]["asking"][0]["agreed"] == [0]
        assert leon.view["seat"] is None
        assert (await hall.post(f"{path}/consent", consent, "iga"))["table"]["asking"] == []
        assert leon.view["seat"] == 2
        assert await code(hall, f"{path}/consent", consent, "iga") == "nobody-asks"

    in_hall(test)


def test_whoever_asks_for_one_seat_after_the_other_asks_no_more_often_than_one_may_talk() -> None:
    async def test(hall: Hall) -> None:
        path, phones = await with_a_bot(hall, players=4)
        await hall.connect(path.rsplit("/", 1)[1], "leon")
        codes = [await code(hall, f"{path}/sit", {"seat": 2 + n % 2}, "leon") for n in range(8)]
        assert codes == [None] * 5 + ["too-fast", None, "too-fast"], "to ask for the same seat again is nothing new"
        assert len(phones[0].of("said")) == 5

    in_hall(test)


def test_one_no_is_enough_and_nobody_agrees_for_an_empty_table() -> None:
    async def test(hall: Hall) -> None:
        path, phones = await with_a_bot(hall)
        await hall.connect(path.rsplit("/", 1)[1], "leon")
        await hall.post(f"{path}/sit", {}, "leon")
        handle = phones[0].of("table")[-1]["table"]["asking"][0]["handle"]
        await hall.post(f"{path}/consent", {"watcher": handle, "agreed": True})
        answer = await hall.post(f"{path}/consent", {"watcher": handle, "agreed": False}, "iga")
        assert answer["table"]["asking"] == []
        for phone in phones:
            await phone.hang_up()
        assert await code(hall, f"{path}/sit", {}, "leon") == "seat-taken"

    in_hall(test)


def test_whoever_shares_a_screen_with_a_hand_takes_no_other_seat() -> None:
    async def test(hall: Hall) -> None:
        wish = {"game": "milionerzy", "players": 3, "latecomers": True, "tempo": {"name": "none"}}
        path = f"/api/tables/{(await hall.post('/api/tables', wish))['table']['id']}"
        await hall.post(f"{path}/sit?beside=1", {"name": "Iga"})  # Ola herself only watches
        await hall.post(f"{path}/start")
        assert await code(hall, f"{path}/sit", {"seat": 1}) == "seat-taken"

    in_hall(test)


PLOTTERS = ("ola", "iga", "leon", "zuza", "hela")


@pytest.mark.parametrize("latecomers", [False, True])
@pytest.mark.parametrize("game", ["milionerzy", "modern-art", "targ"])
def test_no_change_of_seats_shows_anybody_a_second_hand(game: str, latecomers: bool) -> None:
    """Five plotters, one of them the host, sit, stand, replace, agree and send away as they like."""

    async def test(hall: Hall) -> None:
        rng, looks = random.Random(f"{game} {latecomers}"), 0
        for _ in range(6):
            owners = await plot(hall, game, latecomers, rng)
            assert all(len(guests) == 1 for guests in owners.values()), owners
            assert len({guest for guests in owners.values() for guest in guests}) == len(owners)
            looks += len(owners)
        assert looks > 12, "somebody got a bot's seat"

    in_hall(test, limits=MANY)


async def plot(hall: Hall, game: str, latecomers: bool, rng: random.Random) -> dict[int, set[str]]:
    """A game in which people change seats at random; who has seen the cards of which seat."""
    wish = {"game": game, "players": 4, "seats": [{"who": "me"}], "tempo": {"name": "none"}, "latecomers": latecomers}
    table = (await hall.post("/api/tables", wish))["table"]["id"]
    path = f"/api/tables/{table}"
    await hall.post(f"{path}/sit", {}, "iga")
    phones = {who: await hall.connect(table, who) for who in PLOTTERS}
    await hall.post(f"{path}/start")
    for _ in range(60):
        who, seat = rng.choice(PLOTTERS), rng.randrange(4)
        asking = (await hall.request("GET", path, who=who))[1].get("table", {}).get("asking", [])
        handle = asking[0]["handle"] if asking else ""
        deeds = [
            ("sit", {"seat": seat}),
            ("sit", {}),
            ("stand", {}),
            (f"seats/{seat}", {"who": "bot"}),
            ("consent", {"watcher": handle, "agreed": True}),
            ("sit?beside=1", {"seat": seat, "name": "Franek"}),
        ]
        deed, form = rng.choice(deeds)
        await hall.request("POST", f"{path}/{deed}", form, who)
    views = [(who, m["view"]) for who, phone in phones.items() for m in phone.messages if m.get("view")]
    owners: dict[int, set[str]] = {}
    for who, view in views:
        if view["seat"] is not None:
            owners.setdefault(view["seat"], set()).add(who)
    return owners


# ── Hosts ────────────────────────────────────────────────────────────────────────────────────────────


def test_a_founder_who_returns_is_host_again_and_is_sent_away_by_nobody() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall)
        await phones[0].hang_up()
        await hall.clock.advance(61)
        hosts = [seat["host"] for seat in phones[1].of("table")[-1]["table"]["seats"]]
        assert hosts == [False, True, False]
        assert await code(hall, f"/api/tables/{table}/kick", {"seat": 0}, "iga") == "not-host"
        back = await hall.connect(table, "ola")
        assert back.last["you"]["host"]
        assert not phones[1].of("table")[-1]["table"]["seats"][1]["host"]

    in_hall(test)


# ── One screen ───────────────────────────────────────────────────────────────────────────────────────


def test_seats_at_one_screen_are_marked_to_all() -> None:
    async def test(hall: Hall) -> None:
        wish = {"game": "milionerzy", "players": 4, "seats": [{"who": "me"}]}
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        await hall.post(f"/api/tables/{table}/sit?beside=1", {"name": "Iga"})
        answer = await hall.post(f"/api/tables/{table}/sit", {}, "leon")
        assert [seat["shares"] for seat in answer["table"]["seats"]] == [[1], [0], [], []]

    in_hall(test)


def test_everybody_is_told_how_many_big_screens_show_the_table() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall)
        await hall.connect(table, "iga", "watch=1")
        assert phones[0].of("table")[-1]["table"]["screens"] == 0, "a window that watches is no stage"
        screen = await hall.connect(table, "iga", "watch=tv")
        told = phones[0].of("table")[-1]["table"]
        assert told["screens"] == 1
        assert [one["screen"] for one in told["watching"]] == [False, True], "a screen is not taken for somebody"
        assert screen.last["you"]["seat"] is None
        await screen.hang_up()
        assert phones[0].of("table")[-1]["table"]["screens"] == 0

    in_hall(test)


# ── Muted and sent away ──────────────────────────────────────────────────────────────────────────────


def test_whoever_is_muted_is_silent_through_any_door() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall, "targ")
        await hall.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": True})
        beside = await hall.connect(table, "iga", "beside=2")
        screen = await hall.connect(table, "iga", "watch=1")
        for phone in (phones[1], beside, screen):
            assert (await phone.ask("say", text="hello"))["code"] == "muted"
            assert (await phone.ask("say", phrase="hello"))["code"] == "muted"
        assert (await phones[1].ask("wish", good="fish"))["code"] == "muted"
        await hall.request("PUT", "/api/me", {"name": "You all cheat"}, "iga")
        assert phones[0].of("table")[-1]["table"]["seats"][1]["name"] == "iga"

    in_hall(test)


def test_a_muted_watcher_does_not_speak_by_a_new_name() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall)
        hela = await hall.connect(table, "hela")
        handle = phones[0].of("table")[-1]["table"]["watching"][0]["handle"]
        await hall.post(f"/api/tables/{table}/mute", {"watcher": handle, "muted": True})
        await hela.hang_up()
        cookie = hall.cookies.write(Guest("guest-hela", "You all cheat"))
        await hall.connect(table, None, cookie=f"{hall.cookies.name}={cookie}")
        assert [one["name"] for one in phones[0].of("table")[-1]["table"]["watching"]] == ["hela"]

    in_hall(test)


def test_whoever_is_sent_away_watches_no_more() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall)
        screen = await hall.connect(table, "iga", "watch=1")
        await hall.post(f"/api/tables/{table}/kick", {"seat": 1})
        assert [phone.messages[-1] for phone in (phones[1], screen)] == [{"type": "bye", "code": "kicked"}] * 2
        assert (await hall.connect(table, "iga", "watch=1")).closed == (4000, "kicked")

    in_hall(test)


def test_those_who_watch_take_no_players_place() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall)
        await phones[2].hang_up()
        screens = [await hall.connect(table, "hela", "watch=1") for _ in range(5)]
        assert [screen.closed for screen in screens] == [None] * 4 + [(4000, "house-full")]
        for number in range(3):
            await hall.connect(table, f"watcher-{number}", "watch=1")
        assert (await hall.connect(table, "one-more")).closed == (4000, "house-full")
        assert (await hall.connect(table, "leon")).last["you"]["seat"] == 2

    in_hall(test, limits=Limits(visitors_per_table=10, watchers_per_guest=4))


def test_one_address_does_not_fill_the_gallery() -> None:
    async def test(hall: Hall) -> None:
        table, _ = await seated(hall)
        came = [(await hall.connect(table, f"watcher-{number}")).closed for number in range(4)]
        assert came == [None] * 3 + [(4000, "house-full")]

    in_hall(test, limits=Limits(watchers_per_address=3))


# ── Reports and names ────────────────────────────────────────────────────────────────────────────────


def test_a_report_tells_the_words_of_the_guest_and_of_no_namesake(tmp_path: Path) -> None:
    file = tmp_path / "reports.jsonl"

    async def test(hall: Hall) -> None:
        table, phones = await seated(hall)
        await phones[1].ask("say", text="rude words")
        await hall.post(f"/api/tables/{table}/stand", {}, "iga")
        await hall.request("PUT", "/api/me", {"name": "leon"}, "iga")
        await phones[2].ask("say", text="kind words")
        await hall.post(f"/api/tables/{table}/report", {"seat": 2, "about": "words"})
        report = json.loads(file.read_text())
        assert [line["text"] for line in report["said"]] == ["kind words"]
        assert (report["guest"], report["name"]) == ("guest-leon", "leon")

    in_hall(test, reports=file)


@pytest.mark.parametrize("name", ["Оla", "0la", "OLA", "Ola\u3164", "O\u200bla", "Ｏｌａ", "Οla", "o l a"])
def test_names_that_look_the_same_are_the_same(name: str) -> None:
    assert folded(name) == folded("Ola")


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f", " \u034f", "", "\u0301", "\U0001d159", "\ufffc"])
def test_a_blank_name_is_none(name: str) -> None:
    with pytest.raises(ValueError, match="bad-name"):
        clean_name(name)


def test_nobody_is_called_as_somebody_at_the_table() -> None:
    async def test(hall: Hall) -> None:
        table, _ = await seated(hall)
        watcher = await hall.connect(table, "Оlа")  # both vowels are Cyrillic
        assert watcher.last["you"]["name"] == "Оlа 2"
        await watcher.ask("say", text="hello")
        assert watcher.of("said")[-1]["name"] == "Оlа 2"
        wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}]}
        other = (await hall.post("/api/tables", wish))["table"]["id"]
        assert (await hall.post(f"/api/tables/{other}/sit", {"name": "0LA"}, "iga"))["you"]["name"] == "0LA 2"

    in_hall(test)


def test_nobody_is_called_as_a_bot_of_the_house() -> None:
    async def test(hall: Hall) -> None:
        assert (await hall.request("PUT", "/api/me", {"name": "Szelmа"}))[1]["code"] == "name-taken"
        wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "open"}]}
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        assert await code(hall, f"/api/tables/{table}/sit", {"name": "RYŚ"}) == "name-taken"
        assert (await hall.post(f"/api/tables/{table}/sit", {}, "Rufus"))["you"]["name"] == "Rufus 2"

    in_hall(test)
