"""What a thing on the table is: by a long press, by a key, for everything at once; each leads to its clause."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.page.inspection import serious_findings
from tests.page.scenes import SEAT, own_decisions
from tests.page.theatre import Theatre
from tests.page.visitor import PHONE


def test_a_card_tells_what_it_is_and_leads_to_the_rules(browser: Browser, theatre: Theatre) -> None:
    auction = next(moment for moment in own_decisions("milionerzy") if moment.phase == "auction")
    guest = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    guest.enter(theatre.set(auction.whole).path)
    guest.sit_down()
    card, sheet = guest.page.locator(".fan button").first, guest.page.locator("dialog[open]")
    finger = {"pointerType": "touch", "bubbles": True, "button": 0}
    card.dispatch_event("pointerdown", finger)
    sheet.locator("figure span.bill").wait_for()
    guest.rest()
    large = sheet.locator("figure span.bill").bounding_box()
    assert large is not None
    assert large["height"] > 120, "the thing itself, large"
    expect(sheet.locator("summary")).to_contain_text("Karta pieniędzy")
    assert serious_findings(guest) == []
    card.dispatch_event("pointerup", finger)
    card.dispatch_event("click", {"bubbles": True, "detail": 1})
    guest.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "false")
    card.focus()
    guest.page.keyboard.press("i")
    expect(sheet.locator("details[open] dd").first).not_to_be_empty()
    sheet.get_by_role("button", name="Zasady, punkt MB-MONEY-1").click()
    expect(sheet.locator(".cited")).to_contain_text("MB-MONEY-1")
    guest.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    guest.page.locator(".lot [data-about]").click()
    expect(sheet.locator("summary")).to_have_count(1)
    guest.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    guest.page.evaluate("document.activeElement.blur()")
    guest.page.keyboard.press("i")
    expect(sheet.locator("summary").nth(2)).to_be_visible()
    guest.leave()
