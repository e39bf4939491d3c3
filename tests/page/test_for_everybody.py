"""The first page and the lobby for everybody. The phases of the games are in test_phases."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.page.house import ServedHouse
from tests.page.inspection import LETTERS, WIDTHS, ask, serious_findings, trouble_with_airy_letters, write
from tests.page.visitor import DESK, PHONE, Visitor


@pytest.mark.parametrize("light", ["light", "dark"])
def test_home_has_no_serious_findings(light: str, browser: Browser, house: ServedHouse) -> None:
    visitor = Visitor(browser, house.url, color_scheme=light)
    visitor.enter()
    visitor.page.wait_for_selector("article")
    assert serious_findings(visitor) == []
    visitor.leave()


@pytest.mark.parametrize("path", ["home", "lobby"])
def test_every_screen_holds_what_comes_before_a_game(path: str, visitor: Visitor) -> None:
    if path == "lobby":
        visitor.open_table("modern-art")
    else:
        visitor.enter()
        visitor.page.wait_for_selector("article")
    for width, height in WIDTHS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.expect_no_overflow()
        assert ask(visitor, "smallTargets") == []
    write(visitor, 2 * LETTERS)
    for width, height in (PHONE, DESK):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.expect_no_overflow()
    write(visitor, LETTERS)
    assert trouble_with_airy_letters(visitor) == []
    assert "⟨" not in visitor.page.inner_text("body")
    assert serious_findings(visitor) == []


BROKEN = """() => {
    const broken = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const text = texts.currentNode
        if (!text.parentElement.checkVisibility() || text.parentElement.closest('.unseen')) continue
        for (const { 0: word, index } of text.data.matchAll(/\\p{L}+/gu)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
    }
    return broken
}"""
"""Words that stand on two lines."""
CALLED = """fetch('/api/me', {
    method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"name": "Antykwariuszka Sarna"}'
})"""
"""A word longer than any in the names that the house makes up."""


@pytest.mark.parametrize("letters", [24, 32])
@pytest.mark.parametrize("path", ["home", "lobby", "rules"])
def test_large_letters_break_no_word_on_a_phone(path: str, letters: int, visitor: Visitor) -> None:
    if path == "lobby":
        visitor.enter()
        visitor.page.evaluate(CALLED)
        visitor.open_table("milionerzy")
    else:
        visitor.enter("/rules/milionerzy" if path == "rules" else "/")
        visitor.page.wait_for_selector("h2")
    visitor.resize(PHONE)
    write(visitor, letters)
    visitor.page.wait_for_function(f"() => !({BROKEN})().length")  # names are fitted anew in their own time
