"""What the house shows to whoever asks, and the address by which it invites."""

from __future__ import annotations

from typing import Any

import pytest

from mlotek.server.house.catalogue import house_shown, rules_shown
from mlotek.server.net import http
from mlotek.server.net.addresses import address_for_others
from tests.server.hall import Hall, in_hall


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


@pytest.mark.parametrize("page", ["/t/{}", "/t/{}/tv", "/tv/{}", "/replay/{}"])
def test_the_page_of_a_table_that_is_not_there_is_none(page: str) -> None:
    async def test(hall: Hall) -> None:
        opened: Any = await hall.post("/api/tables", {"game": "milionerzy", "players": 3})
        for name, status in ((opened["table"]["id"], 200), (opened["table"]["code"].lower(), 200), ("QQQQ", 404)):
            answer = await hall.exchange("GET", page.format(name), who=None)
            assert (answer.status, answer.headers["content-type"]) == (status, "text/html; charset=utf-8")

    in_hall(test)


def test_pages_tell_no_more_of_tables_than_codes_that_are_tried() -> None:
    async def test(hall: Hall) -> None:
        for path in ("/t/AAAA", "/api/tables/AAAA"):
            await hall.clock.advance(1000)
            told = [(await hall.exchange("GET", path, who=None)).status for _ in range(25)]
            assert told.count(404) == hall.house.services.limits.guesses.burst
        assert (await hall.exchange("GET", "/t/AAAA", who=None)).status == 200
        assert (await hall.exchange("GET", "/api/tables/AAAA", who=None)).status == 429

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
