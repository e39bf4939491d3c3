"""The interrogation of Nie blefuj! in the browser: what is said of the suitcases one lays, and of those one adds."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.clauses import clause
from tests.games.nie_blefuj.table import table
from tests.page.theatre import Theatre
from tests.page.visitor import PHONE


@clause("NB-CLAIM-1")
def test_a_claim_goes_with_what_is_added_too(browser: Browser, theatre: Theatre) -> None:
    match = table(3, "colour 1", "die 6")
    match.play(0, "offer 1 claim 5")
    match.play(1, "open")
    assert match.view(0).phase == "addition"
    scene = theatre.set(match.record)
    bluffer = theatre.visitor(browser, theatre.guest(0), PHONE, "pl")
    bluffer.enter(scene.path)
    bluffer.sit_down()
    page = bluffer.page
    page.locator(".hand button").last.click()
    bluffer.bar(".claim").get_by_role("button", name="Więcej").click()
    expect(bluffer.bar("output")).to_have_text("1 mln")
    expect(page.locator(".lie")).to_have_text("kłamiesz o 1 mln")
    bluffer.bar(".primary").click()
    bluffer.wait_until(lambda: bluffer.phase == "decision")
    assert bluffer.view["claim"] == 1
    assert theatre.match(scene).record.entries[-1] == (0, "add 0 claim 1")
    expect(page.locator(".bubble")).to_have_text("„Tu jest 1 mln”")
    bluffer.leave()
