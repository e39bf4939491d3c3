"""Where a request comes from: origins, hosts, cookies, headers."""

from __future__ import annotations

import pytest

from mlotek.server.common.guests import COOKIE, Cookies, Guest
from tests.server.hall import WISH, Hall, in_hall, table_of


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
