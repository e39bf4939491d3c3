"""Home is a place: what goes on in it, what it says of itself, and addresses that lead nowhere."""

from __future__ import annotations

import base64
import struct
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mlotek import bots
from tests.page import emblems
from tests.page.hands import CLICKS, play_through
from tests.page.house import ServedHouse
from tests.page.inspection import WIDTHS, serious_findings
from tests.page.scenes import SEAT, moments
from tests.page.theatre import Theatre
from tests.page.visitor import PHONE, Visitor


def test_a_game_that_waits_for_me_is_the_first_thing_at_home(visitor: Visitor) -> None:
    visitor.play_with_bots("milionerzy")
    visitor.wait_for_my_turn()
    table = visitor.page.url
    visitor.enter()
    alive = visitor.page.locator(".alive")
    expect(alive).to_contain_text("Czekamy na Ciebie!")
    alive.get_by_role("link", name="Wracam").click()
    visitor.page.wait_for_selector("#status")
    assert visitor.page.url == table


def test_many_tables_of_mine_lie_folded(browser: Browser, theatre: Theatre) -> None:
    visitor = Visitor(browser, theatre.url, PHONE)
    for game in ("milionerzy", "targ", "nie-blefuj"):
        visitor.open_table(game)
    visitor.enter()
    others = visitor.page.locator(".alive details a")
    expect(others).to_have_count(2)
    expect(others.first).to_be_hidden()
    visitor.page.get_by_text("Masz jeszcze 2 stoły").click()
    expect(others.first).to_be_visible()
    visitor.leave()


def test_two_tables_of_mine_are_as_wide_as_each_other(browser: Browser, theatre: Theatre) -> None:
    visitor = Visitor(browser, theatre.url, (1920, 1080))
    for game in ("milionerzy", "targ"):
        visitor.open_table(game)
    visitor.enter()
    visitor.page.wait_for_selector(".alive > ul")
    visitor.rest()
    widths = [visitor.page.locator(f".alive > {one}").bounding_box() for one in (".scene", "ul")]
    assert widths[0] is not None
    assert widths[1] is not None
    assert widths[0]["width"] == widths[1]["width"]
    visitor.leave()


def test_home_tells_what_was_played_last_and_who_won(visitor: Visitor) -> None:
    visitor.play_with_bots("milionerzy")
    play_through(visitor, CLICKS["milionerzy"], seed=2)
    seats = next(told["table"]["seats"] for told in visitor.heard if told["type"] == "welcome")
    outcome = next(told["outcome"] for told in reversed(visitor.heard) if told.get("outcome"))
    winner = seats[outcome["winners"][0]]["name"]
    visitor.enter()
    expect(visitor.page.locator(".last")).to_contain_text("Ostatnio: Milionerzy i Bankruci.")
    expect(visitor.page.locator(".last")).to_contain_text(winner)
    visitor.page.get_by_role("link", name="Obejrzyj").click()
    visitor.page.wait_for_url("**/replay/*")


@pytest.mark.parametrize(("players", "game", "seated"), [("6", "milionerzy", 5), ("2", "nie-blefuj", 2)])
def test_how_many_play_and_how_well_is_one_tap_each(
    browser: Browser, theatre: Theatre, players: str, game: str, seated: int
) -> None:
    visitor = Visitor(browser, theatre.url, PHONE)
    visitor.enter()
    visitor.page.locator(".company").get_by_text(players, exact=True).click()
    visitor.page.locator(".company").get_by_text("trudny", exact=True).click()
    for _ in range(2):
        visitor.page.get_by_role("button", name="Silniejsze boty").click()
    expect(visitor.page.locator(".company output")).to_have_text("mistrzowski")
    visitor.page.reload()
    visitor.tile(game).locator(".primary").click()
    visitor.page.wait_for_selector("#status")
    seats = visitor.heard[0]["table"]["seats"]
    assert len(seats) == seated, "as many as are wished for, or as the game takes"
    assert [seat.get("level") for seat in seats[1:]] == [bots.steps(game)[-1]] * (seated - 1)
    visitor.leave()


def test_a_table_for_friends_has_as_many_chairs_as_were_chosen_at_home(browser: Browser, theatre: Theatre) -> None:
    visitor = Visitor(browser, theatre.url, PHONE)
    visitor.enter()
    visitor.page.locator(".company").get_by_text("3", exact=True).click()
    visitor.open_table("milionerzy")
    expect(visitor.page.locator(".room li")).to_have_count(3)
    visitor.leave()


def test_keys_and_readers_are_led_from_the_house_into_a_game(browser: Browser, house: ServedHouse) -> None:
    visitor = Visitor(browser, house.url, newcomer=True)
    visitor.enter()
    visitor.page.get_by_role("button", name="Gram: Milionerzy i Bankruci").focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("complementary", name="Zasady")).to_be_focused()
    visitor.page.keyboard.press("Tab")
    expect(visitor.page.get_by_role("button", name="Gram", exact=True)).to_be_focused()
    visitor.leave()


def test_a_long_name_is_not_cut_on_a_phone(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(3), PHONE)
    visitor.enter()
    mine = visitor.page.locator("header").get_by_role("button", name="Wawrzyniec-Włodzimierzów")
    expect(mine).to_be_visible()
    cut = mine.locator("*").evaluate_all(
        "all => all.filter((one) => getComputedStyle(one).textOverflow === 'ellipsis').length"
    )
    assert cut == 0
    visitor.expect_no_overflow()
    visitor.leave()


def test_the_footer_says_what_the_house_is(visitor: Visitor) -> None:
    visitor.enter()
    footer = visitor.page.locator("footer")
    for told in ("Za darmo", "bez konta", "Dom pamięta", "Kod jest otwarty", "English"):
        expect(footer).to_contain_text(told)


def test_home_is_for_everybody(browser: Browser, theatre: Theatre) -> None:
    theatre.set(moments("targ")[0].before)
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    visitor.enter()
    visitor.page.wait_for_selector(".alive")
    assert serious_findings(visitor) == []
    for width, height in WIDTHS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.expect_no_overflow()
    visitor.leave()


@pytest.mark.parametrize("language", ["pl", "en"])
def test_all_four_games_stand_on_the_first_screen_of_a_phone(
    browser: Browser, house: ServedHouse, language: str
) -> None:
    visitor = Visitor(browser, house.url, (360, 740), language=language)
    visitor.enter()
    visitor.page.wait_for_selector("article >> nth=3")
    visitor.rest()
    for what in ("section.code form", *(f"article >> nth={i} >> .ways" for i in range(4))):
        box = visitor.page.locator(what).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 740, what
    visitor.leave()


@pytest.mark.parametrize(("language", "title"), [("pl", "Tu nic nie ma"), ("en", "There is nothing here")])
def test_an_address_that_leads_nowhere_is_a_page_that_says_so(
    browser: Browser, house: ServedHouse, language: str, title: str
) -> None:
    visitor = Visitor(browser, house.url, language=language)
    answer = visitor.page.goto(f"{house.url}/no/such/room")
    assert answer is not None
    assert answer.status == 404
    expect(visitor.page.get_by_role("heading", name=title)).to_be_visible()
    assert serious_findings(visitor) == []
    visitor.errors.clear()  # the browser itself logs the answer 404
    visitor.page.locator("main .primary").click()
    visitor.page.wait_for_selector("article")
    visitor.leave()


def test_the_big_screen_of_an_unknown_table_is_a_page_with_a_way_home(visitor: Visitor) -> None:
    visitor.enter("/t/no-such-table/tv")
    expect(visitor.page.get_by_role("link", name="Do domu aukcyjnego")).to_be_visible()
    visitor.errors.clear()  # the browser itself logs the answer 404


def test_robots_may_find_the_house_and_no_table(house: ServedHouse) -> None:
    kind, robots = fetched(house, "robots.txt")
    assert kind.startswith("text/plain")
    assert "Disallow: /t/" in robots.decode()


def test_icons_and_the_picture_for_links_are_served_in_their_sizes(house: ServedHouse) -> None:
    kind, picture = fetched(house, "sharing.png")
    assert (kind, png_size(picture)) == ("image/png", emblems.SHARED)
    assert png_size(fetched(house, "touch-icon.png")[1]) == (emblems.TOUCH, emblems.TOUCH)
    kind, favicon = fetched(house, "favicon.ico")
    assert kind in ("image/x-icon", "image/vnd.microsoft.icon")
    assert favicon[:4] == b"\0\0\1\0"


def test_the_icons_are_what_is_drawn_now(browser: Browser, theatre: Theatre) -> None:
    """After a change of the drawings: `python -m tests.page.emblems`."""
    page = browser.new_page()
    for name in ("touch-icon.png", "sharing.png"):
        now = emblems.icon(browser, emblems.TOUCH) if "icon" in name else emblems.sharing_picture(browser, theatre.url)
        assert difference(page, now, (emblems.PUBLIC / name).read_bytes()) < 0.02
    page.close()


def fetched(house: ServedHouse, name: str) -> tuple[str, bytes]:
    with urllib.request.urlopen(f"{house.url}/{name}") as answer:
        return answer.headers["content-type"], answer.read()


def png_size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def difference(page: Page, one: bytes, other: bytes) -> float:
    """How much two pictures differ, from 0 to 1."""
    told: Any = page.evaluate(
        """async (pictures) => {
            const [a, b] = await Promise.all(pictures.map(async (data) => {
                const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
                const canvas = new OffscreenCanvas(image.width, image.height)
                const pen = canvas.getContext('2d')
                pen.drawImage(image, 0, 0)
                return pen.getImageData(0, 0, image.width, image.height).data
            }))
            if (a.length !== b.length) return 1
            return a.reduce((sum, byte, i) => sum + Math.abs(byte - b[i]), 0) / a.length / 255
        }""",
        [base64.b64encode(picture).decode() for picture in (one, other)],
    )
    return float(told)
