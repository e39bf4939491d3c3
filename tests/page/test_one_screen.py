"""Two people at one screen: it is passed on between them, and no cards are shown on the way."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.page.house import ServedHouse
from tests.page.inspection import serious_findings, trouble_on_all_screens
from tests.page.theatre import Theatre
from tests.page.visitor import PHONE, Visitor

HELD = 700
"""Milliseconds; the button wants 600."""
TAPPED = "button => ['pointerdown', 'pointerup'].forEach((name) => button.dispatchEvent(new PointerEvent(name)))"
"""Too short for the button, on any machine."""


def two_at_one_screen(browser: Browser, url: str, game: str) -> Visitor:
    """Somebody at a phone, with Iga beside them and bots in the other seats."""
    visitor = Visitor(browser, url, PHONE)
    visitor.open_table(game)
    visitor.sit_beside("Iga")
    visitor.expect_no_overflow()
    visitor.start()
    return visitor


def take_the_screen(visitor: Visitor) -> str:
    """Wait until the screen is to be passed on, and hold the button; returns to whom."""
    curtain = visitor.page.locator(".pass")
    curtain.wait_for()
    assert visitor.page.locator(".table, .hand, .actions").count() == 0
    name = visitor.page.locator("#pass-to").inner_text().removeprefix("Podaj urządzenie: ")
    button = curtain.get_by_role("button")
    button.evaluate(TAPPED)
    expect(curtain).to_be_visible()
    button.click(delay=HELD)
    visitor.sit_down()
    return name


def test_the_screen_is_passed_on_and_shows_each_their_own_cards(browser: Browser, house: ServedHouse) -> None:
    visitor = two_at_one_screen(browser, house.url, "milionerzy")
    visitor.page.locator(".pass").wait_for()
    assert serious_findings(visitor) == []
    first = take_the_screen(visitor)
    assert first != "Iga"
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("Enter")  # the smallest card
    assert take_the_screen(visitor) == "Iga"
    expect(visitor.page.locator(".you")).to_contain_text("Iga")
    visitor.page.reload()
    expect(visitor.page.locator("#pass-to")).to_have_text("Podaj urządzenie: Iga")
    visitor.page.locator(".pass button").focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".you")).to_contain_text("Iga")
    assert trouble_on_all_screens(visitor) == []
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name=f"Podaj urządzenie: {first}").click()
    assert take_the_screen(visitor) == first
    expect(visitor.page.locator(".you")).to_contain_text(first)
    visitor.leave()


def test_an_open_auction_lies_in_the_middle_for_everybody(browser: Browser, theatre: Theatre) -> None:
    visitor, card = two_with_an_open_auction(browser, theatre.url)  # where no bot bids between two looks
    visitor.page.locator(f".hand [data-about='card:{card}']").first.click()
    visitor.bar(".primary").click()
    bars = visitor.page.locator(".together .person")
    expect(bars).to_have_count(2)
    expect(visitor.page.locator(".hand")).to_be_hidden()
    assert serious_findings(visitor) == []
    visitor.expect_no_overflow()
    iga = bars.filter(has_text="Iga")
    expect(visitor.page.locator(".bars")).not_to_contain_text("€")
    iga.locator(".who").hover()
    visitor.page.mouse.down()
    expect(visitor.page.locator(".bars")).to_contain_text("100\u00a0tys.\u00a0€")
    visitor.page.mouse.up()
    expect(visitor.page.locator(".bars")).not_to_contain_text("€")
    iga.locator(".button").nth(3).click()
    expect(visitor.page.locator("#stage")).to_contain_text("prowadzi Iga")
    visitor.leave()


def two_with_an_open_auction(browser: Browser, url: str) -> tuple[Visitor, str]:
    """Two people at one screen, the first of whom has a painting for an open auction; and that painting."""
    while True:
        visitor = two_at_one_screen(browser, url, "modern-art")
        take_the_screen(visitor)
        hand = next(m["view"]["seats"][0]["hand"] for m in visitor.heard if m.get("view") and m["you"]["seat"] == 0)
        if card := next((card for card in hand if card.endswith("-open")), None):
            return visitor, card
        visitor.leave()
