"""Several people at one screen: one cookie, a seat and a connection for each, and nobody sees another's cards there."""

from __future__ import annotations

from typing import Any

from tests.counting import each
from tests.server.hall import Hall, Phone, in_hall

BESIDE = ("", "?beside=1", "?beside=2")


async def family(hall: Hall, game: str = "milionerzy", players: int = 4, start: bool = True) -> tuple[str, list[Phone]]:
    """Ola, with Iga and Leon beside her, and Zuza at a screen of her own where there is a seat left."""
    wish = {"game": game, "players": players, "seats": [{"who": "me"}], "tempo": {"name": "none"}}
    table = (await hall.post("/api/tables", wish))["table"]["id"]
    for number, name in enumerate(("Iga", "Leon"), start=1):
        await hall.post(f"/api/tables/{table}/sit?beside={number}", {"name": name, "cut": f"cut of {name}"})
    if players > 3:
        await hall.post(f"/api/tables/{table}/sit", {}, "zuza")
    phones = [await hall.connect(table, "ola", beside.lstrip("?")) for beside in BESIDE]
    if start:
        await hall.post(f"/api/tables/{table}/start")
    return table, phones


async def code(hall: Hall, path: str, form: Any = None, who: str = "ola") -> Any:
    _, answer = await hall.request("POST", path, {} if form is None else form, who)
    return answer.get("code")


def test_each_has_a_seat_a_name_and_a_view_of_their_own() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await family(hall)
        shown = (await hall.request("GET", f"/api/tables/{table}"))[1]
        assert shown["you"]["beside"] == [{"seat": 1, "beside": 1}, {"seat": 2, "beside": 2}]
        assert [seat["name"] for seat in shown["table"]["seats"]] == ["ola", "Iga", "Leon", "zuza"]
        assert [phone.last["you"] for phone in phones[1:]] == [
            {"seat": 1, "left": None, "name": "Iga", "host": False, "beside": []},
            {"seat": 2, "left": None, "name": "Leon", "host": False, "beside": []},
        ]
        for seat, phone in enumerate(phones):
            assert [held["money"] is not None for held in phone.view["seats"]] == [n == seat for n in range(4)]
        assert phones[0].answer(await phones[0].act("bid 4"))["type"] == "ack"
        assert phones[0].answer(await phones[0].act("bid 20"))["code"] == "not-your-turn"
        assert phones[1].answer(await phones[1].act("pass"))["type"] == "ack"
        assert hall.house.tables[table].doc.cut[:3] == ("", "cut of Iga", "cut of Leon")

    in_hall(test)


def test_records_and_moments_are_those_of_whoever_asks() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await family(hall, "modern-art")
        hands = [phone.view["seats"][seat]["hand"] for seat, phone in enumerate(phones)]
        for seat, beside in each(enumerate(BESIDE)):
            moment = (await hall.request("GET", f"/api/tables/{table}/moments/0{beside}"))[1]["view"]
            assert moment["seats"][seat]["hand"] == hands[seat]
            assert [held["hand"] for held in moment["seats"]].count(None) == 3
            events = (await hall.request("GET", f"/api/tables/{table}/record{beside}"))[1]["events"]
            assert events == phones[seat].of("welcome")[-1]["events"]

    in_hall(test)


def test_nobody_takes_a_place_at_a_foreign_screen() -> None:
    async def test(hall: Hall) -> None:
        table, _ = await family(hall)
        stranger = await hall.connect(table, "zuza", "beside=1")
        assert stranger.last["you"]["seat"] is None
        assert (await hall.connect(table, "ola", "beside=9")).closed == (4000, "bad-form")
        for wrong in ("0", "9", "-1", "1+1", ""):
            assert await code(hall, f"/api/tables/{table}/stand?beside={wrong}") == "bad-form"

    in_hall(test)


def test_nobody_new_sits_down_beside_a_guest_in_a_running_game() -> None:
    async def test(hall: Hall) -> None:
        table, _ = await family(hall, players=5)
        sit = f"/api/tables/{table}/sit"
        assert await code(hall, f"{sit}?beside=3", {"seat": 4}) == "seat-taken"
        await hall.post(f"/api/tables/{table}/stand?beside=2")
        assert await code(hall, f"{sit}?beside=3", {"seat": 2}) == "seat-taken"
        assert (await hall.post(f"{sit}?beside=2", {"name": "Leon"}))["you"]["seat"] == 2

    in_hall(test)


def test_who_is_sent_away_or_muted_is_so_with_everybody_at_the_screen() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await family(hall, players=5)
        path = f"/api/tables/{table}"
        await hall.post(f"{path}/mute", {"seat": 1, "muted": True})
        assert (await phones[2].ask("say", text="hello"))["code"] == "muted"
        assert await code(hall, f"{path}/kick", {"seat": 1}) == "no-such-seat"  # nobody sends themselves away
        zuzas = await hall.connect(table, "zuza")
        hall.house.tables[table].doc.host = hall.house.tables[table].doc.founder = "guest-zuza"
        await hall.post(f"{path}/kick", {"seat": 2}, "zuza")
        assert [phone.messages[-1] for phone in phones] == [{"type": "bye", "code": "kicked"}] * 3
        assert [seat["who"] for seat in zuzas.of("table")[-1]["table"]["seats"]] == ["bot"] * 3 + ["person", "bot"]
        for beside in BESIDE:
            assert (await hall.connect(table, "ola", beside.lstrip("?"))).closed == (4000, "kicked")
            assert await code(hall, f"{path}/sit{beside}") == "kicked"

    in_hall(test)


def test_one_screen_is_no_race_and_may_hurry_the_bots() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await family(hall, "targ", players=3)
        playing = hall.house.tables[table].playing
        assert playing is not None
        good = phones[1].view["hand"][0]["good"]
        other = next(stock["good"] for stock in phones[0].view["hand"] if stock["good"] != good)
        await phones[0].act(f"offer 1 {other} for 1 {good}")
        assert phones[1].answer(await phones[1].act("accept 1"))["type"] == "ack"
        assert phones[0].last["show_at"] is None
        assert (await phones[2].ask("skip"))["type"] == "ack"
        assert not playing._claims.judging

    in_hall(test)


def test_the_house_says_that_it_is_the_turn_of_somebody_beside_me() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await family(hall)
        await phones[0].act("pass")
        yours = (await hall.request("GET", "/api/tables"))[1]["yours"]
        assert [(one["table"]["id"], one["mine"]) for one in yours] == [(table, True)]
        await phones[1].act("pass")
        await phones[2].act("pass")

    in_hall(test)


def test_hosting_never_passes_to_a_place_beside_somebody() -> None:
    async def test(hall: Hall) -> None:
        table, _ = await family(hall, start=False)
        await hall.post(f"/api/tables/{table}/stand")
        assert hall.house.tables[table].doc.host == "guest-ola"
        opened = await hall.post("/api/tables?beside=1", {"game": "targ", "seats": [{"who": "me"}]})
        assert hall.house.tables[opened["table"]["id"]].doc.host == "guest-ola"

    in_hall(test)
