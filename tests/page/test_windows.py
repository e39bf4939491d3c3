"""Visitors look through windows that others have left: nothing of them is in there any more."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

import mlotek
from tests.page.inspection import LETTERS, write
from tests.page.lines import Lines
from tests.page.theatre import Theatre
from tests.page.visitor import DESK, PHONE, Visitor

KEPT = "[{ ...localStorage }, { ...sessionStorage }, document.cookie, innerWidth]"


def looking(browser: Browser, theatre: Theatre, size: tuple[int, int] = PHONE) -> Visitor:
    """Somebody who has just come to a table."""
    scene = theatre.set(mlotek.Match(mlotek.game("milionerzy", 4), seed=1).record)
    visitor = theatre.visitor(browser, theatre.guest(0), size)
    visitor.enter(scene.path)
    visitor.sit_down()
    return visitor


def test_a_used_window_forgets_who_looked_through_it(browser: Browser, theatre: Theatre) -> None:
    first = looking(browser, theatre)
    usual = first.page.evaluate(KEPT)
    first.choose(pace=1, voice=True)
    first.tell("window.told = true; sessionStorage.secret = localStorage.secret = document.cookie = 'a=b'")
    first.page.reload()
    first.page.locator(".fan button").first.hover()
    assert first.page.evaluate("window.told && sessionStorage.secret")
    heard = len(first.heard)
    first.leave()
    second = looking(browser, theatre, DESK)
    assert second.page is first.page, "it is the same window"
    assert second.page.evaluate("window.told") is None
    assert second.page.evaluate(KEPT)[:3] == usual[:3]
    assert second.page.evaluate(KEPT)[3] == DESK[0]
    assert second.page.locator(".fan button:hover").count() == 0
    assert len(first.heard) == heard, "and who has gone hears nothing"
    second.leave()


@pytest.mark.parametrize("deed", ["holds the clock", "cuts the line", "writes larger"])
def test_a_window_that_is_not_what_it_was_serves_nobody_else(deed: str, browser: Browser, theatre: Theatre) -> None:
    first = looking(browser, theatre)
    if deed == "holds the clock":
        first.page.clock.install(time=0)
    elif deed == "cuts the line":
        Lines(first)
        first.page.reload()
    else:
        write(first, 2 * LETTERS)
    first.leave()
    second = looking(browser, theatre)
    assert second.page is not first.page
    second.leave()
