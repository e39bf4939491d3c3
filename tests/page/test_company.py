"""Company: a name and a face, rematches that gather everybody, latecomers, and a menu that finds its way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.page.hands import CLICKS, play_through
from tests.page.house import ServedHouse
from tests.page.inspection import serious_findings
from tests.page.visitor import PHONE, Visitor


@pytest.fixture
def second(browser: Browser, house: ServedHouse) -> Iterator[Visitor]:
    """Somebody else, on a phone, in English."""
    person = Visitor(browser, house.url, PHONE, "en")
    yield person
    person.leave()


def test_whoever_comes_by_link_chooses_a_name_and_a_face_that_everybody_sees(visitor: Visitor, second: Visitor) -> None:
    code = visitor.open_table("nie-blefuj")
    second.enter(f"/t/{code}")
    second.page.get_by_label("What should we call you?").fill("Tomek")
    second.page.get_by_label("portrait 5", exact=True).check(force=True)
    assert serious_findings(second) == []
    second.expect_no_overflow()
    second.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(visitor.page.locator(".lobby")).to_contain_text("Tomek")
    visitor.wait_until(lambda: any(seat["face"] == 4 for seat in last_table(visitor)["seats"]))
    second.enter()
    second.page.get_by_role("button", name="Tomek").click()
    expect(second.page.get_by_label("portrait 5", exact=True)).to_be_checked()


def last_table(visitor: Visitor) -> dict[str, Any]:
    """The table as the house told it last."""
    return dict(next(told["table"] for told in reversed(visitor.heard) if told.get("table")))


def test_a_rematch_has_the_same_code_and_the_score_of_the_evening(visitor: Visitor) -> None:
    visitor.play_with_bots("milionerzy")
    play_through(visitor, CLICKS["milionerzy"], seed=2)
    code = last_table(visitor)["code"]
    visitor.page.get_by_role("button", name="Jeszcze raz").click()
    visitor.page.locator(".lobby").wait_for()
    assert visitor.page.locator(".invitation .code").inner_text() == code
    expect(visitor.page.locator(".evening")).to_contain_text("Ten wieczór")
    visitor.page.go_back()
    expect(visitor.page.locator("dialog[open] .rematch")).to_contain_text("Gramy jeszcze raz")


def test_a_latecomer_may_sit_down_for_a_bot_where_it_is_allowed(visitor: Visitor, second: Visitor) -> None:
    code = visitor.open_table("milionerzy")
    visitor.page.get_by_label("Kto przyjdzie później").check()
    visitor.start()
    visitor.sit_down()
    second.enter(f"/t/{code}")
    second.page.get_by_role("button", name="Sit down for").click()
    expect(second.page.locator(".you").first).to_be_attached()


def test_the_menu_has_groups_a_way_home_on_top_and_no_keys_on_a_phone(browser: Browser, house: ServedHouse) -> None:
    phone = Visitor(browser, house.url, PHONE, has_touch=True, is_mobile=True)
    phone.play_with_bots("milionerzy")
    phone.page.get_by_role("button", name="Menu").click()
    menu = phone.page.locator("dialog[open]")
    assert menu.locator(".content .button").first.inner_text().startswith("←")
    assert menu.locator("h3").count() >= 4
    expect(menu).not_to_contain_text("Klawisze")
    expect(menu).not_to_contain_text("Polecenie")
    phone.leave()


LISTEN = """
    window.spoken = []
    speechSynthesis.speak = (words) => window.spoken.push([words.lang, words.text])
"""


def test_an_auctioneer_speaks_only_where_it_was_switched_on(browser: Browser, house: ServedHouse) -> None:
    for voice in (False, True):
        visitor = Visitor(browser, house.url, language="en")
        visitor.context.add_init_script(LISTEN)
        visitor.choose(voice=voice)
        visitor.play_with_bots("milionerzy")
        play_through(visitor, CLICKS["milionerzy"], seed=2)
        spoken = visitor.page.evaluate("window.spoken")
        assert bool(spoken) is voice
        assert all(language == "en-GB" for language, _ in spoken)
        visitor.leave()


def test_the_big_screen_is_a_stage_with_a_code_and_nothing_to_press(browser: Browser, house: ServedHouse) -> None:
    host = Visitor(browser, house.url)
    host.play_with_bots("modern-art")
    table = host.page.url.rsplit("/", 1)[1]
    screen = Visitor(browser, house.url, (1920, 1080))
    screen.enter(f"/tv/{table}")
    screen.page.wait_for_selector(".tv #status")
    expect(screen.page.get_by_role("button")).to_have_count(0)
    expect(screen.page.locator(".join")).to_contain_text(str(last_table(host)["code"]))
    expect(screen.page.get_by_label("Kod QR")).to_be_visible()
    for face in screen.page.locator(".seats li").all():
        box = face.bounding_box()
        assert box is not None
        assert box["y"] > 1080 * 0.7, "faces stand in a row beneath the stage"
    assert serious_findings(screen) == []
    screen.leave()
    host.leave()
