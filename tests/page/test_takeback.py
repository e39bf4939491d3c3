"""A slip is taken back by one click, while it can be."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

import mlotek
from tests.page.theatre import Theatre


def test_a_slip_is_taken_back(browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(mlotek.Match(mlotek.game("milionerzy", players=3), seed=3).record, (0, 1))
    person = theatre.visitor(browser, theatre.guest(0))
    person.page.clock.set_fixed_time("2030-01-01")  # the house's clock stands still, and so does the browser's
    person.enter(scene.path)
    person.sit_down()
    person.page.keyboard.press("p")
    button = person.page.get_by_role("button", name="Cofnij ruch")
    button.click()
    expect(person.page.locator("#status")).to_have_class(re.compile("mine"))
    expect(button).to_have_count(0)
    assert theatre.match(scene).actors == (0,)
    assert theatre.match(scene).length == 1
    person.page.keyboard.press("p")
    expect(button).to_be_visible()
    theatre.play(scene, 1, "bid 4")
    expect(button).to_have_count(0)
    person.leave()
