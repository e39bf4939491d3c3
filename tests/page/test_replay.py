"""A replay is a story: chapters, hands drawn as hands, moments in words; on a phone too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.page.inspection import serious_findings
from tests.page.scenes import SEAT, moments
from tests.page.theatre import Theatre
from tests.page.visitor import GAMES, PHONE


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_has_chapters_open_hands_and_moments_in_words(browser: Browser, theatre: Theatre, game: str) -> None:
    over = next(moment for moment in moments(game) if moment.phase == "over")
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    visitor.enter(f"/replay/{theatre.set(over.whole).id}")
    steps = visitor.page.locator(".replay nav")
    chapters = steps.locator(".chosen select").first
    first = chapters.input_value()
    steps.get_by_label("Następny rozdział").click()
    steps.get_by_label("Następny rozdział").click()
    assert chapters.input_value() != first
    expect(steps.locator(".caption b")).not_to_be_empty()
    expect(steps.locator(".caption span")).not_to_be_empty()
    steps.get_by_text("Ręce", exact=True).click()
    expect(steps.locator(".hand :is(svg, .bill, b)").first).to_be_visible()
    visitor.expect_no_overflow()
    steps.get_by_text("Jak się zmieniało").click()
    words = steps.locator(".moments .button").first
    expect(words.locator("b")).not_to_be_empty()
    assert len(words.inner_text()) > len(words.locator("b").inner_text()) + 5
    visitor.expect_no_overflow()
    stage = visitor.page.locator("#stage").bounding_box()
    assert stage is not None
    assert stage["height"] >= 100
    assert serious_findings(visitor) == []
    visitor.leave()
