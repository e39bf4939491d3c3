"""Another edition at a table: chosen when it is opened or while people gather, and played as it is printed."""

from __future__ import annotations

from mlotek.games import kind_of
from tests.server.hall import Hall, in_hall
from tests.server.tables import seated

PIGMENTS = ("umbra", "siena", "cobalt", "cinnabar", "ochre")


def test_a_table_is_played_in_the_edition_it_was_opened_with() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall, "modern-art", edition="pigments")
        phone = phones[0]
        assert phone.of("welcome")[-1]["table"]["edition"] == "pigments"
        hand = phone.view["seats"][0]["hand"]
        assert hand
        assert {card.split("-")[0] for card in hand} <= set(PIGMENTS)
        await phone.act(f"put {hand[0]}")
        assert phone.version > 1

    in_hall(test)


def test_it_is_still_that_edition_after_a_night() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall, "modern-art", edition="pigments")
        before = phones[1].view
        for phone in phones:
            await phone.hang_up()
        await hall.clock.advance(24 * 3600)
        assert table not in hall.house.tables
        assert (await hall.connect(table, "iga")).view == before

    in_hall(test)


def test_words_that_are_nearly_an_action_are_answered_in_its_terms() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall, "modern-art", edition="pigments")
        refused = await phones[0].ask("act", action="put cobald-open", seen=phones[0].version)
        assert "Umbra" in refused["text"]["en"]
        assert "Koriko" not in refused["text"]["en"]

    in_hall(test)


def test_the_host_may_choose_another_while_people_gather_and_not_later() -> None:
    async def test(hall: Hall) -> None:
        wish = {"game": "modern-art", "players": 3, "seats": [{"who": "me"}]}
        table = (await hall.post("/api/tables", wish))["table"]
        assert table["edition"] == "standard"
        path = f"/api/tables/{table['id']}"
        status, _ = await hall.request("POST", f"{path}/settings", {"edition": "pigments"})
        assert status == 200
        await hall.connect(table["id"], "ola")
        await hall.post(f"{path}/start")
        status, refused = await hall.request("POST", f"{path}/settings", {"edition": "standard"})
        assert (status, refused["code"]) == (409, "already-started")
        kept = hall.house.tables[table["id"]].doc
        assert kept.edition == kind_of("modern-art", "pigments").edition_hash

    in_hall(test)


def test_an_edition_nobody_has_is_refused_with_those_there_are() -> None:
    async def test(hall: Hall) -> None:
        status, refused = await hall.request("POST", "/api/tables", {"game": "modern-art", "edition": "gilded"})
        assert (status, refused["code"]) == (400, "bad-option")
        assert "standard, pigments" in refused["text"]["en"]

    in_hall(test)


def test_the_house_says_which_editions_there_are() -> None:
    async def test(hall: Hall) -> None:
        _, house = await hall.request("GET", "/api/house")
        editions = {game["name"]: game["editions"] for game in house["games"]}
        assert editions["modern-art"] == ["standard", "pigments"]
        assert editions["targ"][0] == "standard"

    in_hall(test)
