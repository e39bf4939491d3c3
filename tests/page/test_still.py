"""Whole games by clicks, through their ceremonies, at a table that stands still: nothing moves under a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.counting import each
from tests.page.hands import CLICKS, play_through
from tests.page.house import ServedHouse
from tests.page.visitor import DESK, GAMES, PHONE, Visitor
from tests.page.whispers import told_too_much

CEREMONIES = {
    "modern-art": {"sold", "settlement"},
    "milionerzy": {"won", "bankrupt"},
    "nie-blefuj": {"colour", "ended"},
    "targ": {"settlement", "market-opens"},
}
"""What a whole game of each cannot do without."""
ALL = {"ceremonies": "all"}
ZONES = ".status, .seats, .room, .note-strip, .hand, .actions, .side"
TOUCHED = ".hand button, .actions button, .actions select, .stalls .chip"
MEASURE = """(selector) => [...document.querySelectorAll(`.table :is(${selector})`)]
    .filter((one) => one.checkVisibility())
    .map((one) => { const box = one.getBoundingClientRect(); return [one, box] })"""
PLACES = f"""(selector) => Object.fromEntries(({MEASURE})(selector).map(([one, box]) =>
    [one.classList[0], [box.left, box.top, box.width, box.height].map(Math.round)]))"""
REMEMBER = f"(selector) => {{ window.stood = ({MEASURE})(selector) }}"
TAP = """() => {
    window.tapped = document.querySelector('.hand button:not([aria-disabled=true])')
    window.tapped?.click()
    return window.tapped !== null
}"""
MOVED = """() => window.stood
    .filter(([one]) => one.isConnected && one !== window.tapped)
    .map(([one, was]) => [one, was, one.getBoundingClientRect()])
    .filter(([, was, now]) => Math.abs(was.left - now.left) > 0.5 || Math.abs(was.top - now.top) > 0.5)
    .map(([one]) => one.outerHTML.slice(0, 140))"""


SURPRISES = """
const TAPPABLE = 'button, a[href], select, input, textarea, summary, label, [data-about]'
window.fingers = 0
window.surprises = []
addEventListener('click', ({ clientX, clientY, detail }) => {
    if (!detail) return
    const finger = ++window.fingers
    const start = performance.now()
    const under = () => document.elementFromPoint(clientX, clientY)?.closest(TAPPABLE) ?? null
    const named = (one) => one && `${one.tagName} ${one.className} "${one.textContent.trim()}"`
    setTimeout(() => {
        const own = under(), words = named(own)
        const look = () => {
            if (performance.now() - start >= 400 || finger !== window.fingers) return
            const now = under()
            if (now && (now !== own || named(now) !== words)) window.surprises.push(`${words} became ${named(now)}`)
            else requestAnimationFrame(() => setTimeout(look))
        }
        look()
    })
}, true)
"""
"""Watches the place of every tap for 400 ms: what comes to lie there, and not by the tap itself."""


SURPRISED = "[...new Set(window.surprises)]"
DEAF = 450
"""Milliseconds in which a second tap belongs to the first."""


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_tap_that_opens_a_table_does_nothing_at_it(
    size: tuple[int, int], browser: Browser, house: ServedHouse
) -> None:
    visitor = Visitor(browser, house.url, size, "pl")
    visitor.tell(SURPRISES)
    for game in each(GAMES):
        visitor.enter()
        visitor.tile(game).locator(".primary").click()
        visitor.page.wait_for_selector("#status")
        visitor.page.wait_for_timeout(DEAF)
        assert visitor.page.evaluate(SURPRISED) == []
    visitor.leave()


class Surveyor:
    """Measures a table at every decision."""

    def __init__(self) -> None:
        self.zones: dict[str, Any] = {}
        self.moved: list[str] = []
        self.decisions = 0
        self.ceremonies = 0
        self.taps = 0

    def look(self, visitor: Visitor) -> None:
        self.ceremonies += visitor.pausing
        self.decisions += not visitor.pausing
        zones = visitor.page.evaluate(PLACES, ZONES)
        self.zones = self.zones or zones
        self.moved += [
            f"{name} from {self.zones[name]} to {zones[name]}" for name in zones if self.zones[name] != zones[name]
        ]
        if not visitor.pausing and visitor.phase in ("put", "auction", "offer", "market") and self.taps < 12:
            self.tap_twice(visitor)

    def tap_twice(self, visitor: Visitor) -> None:
        """Choose something of the hand and put it back: nothing else may move."""
        visitor.page.evaluate(REMEMBER, TOUCHED)
        for _ in range(2):
            if not visitor.page.evaluate(TAP):  # the table may have moved on
                return
            visitor.page.wait_for_timeout(250)
            self.moved += visitor.page.evaluate(MOVED)
        self.taps += 1


@pytest.mark.parametrize(
    ("size", "chosen"), [(PHONE, ALL), (DESK, {})], ids=["phone, all ceremonies", "desk, the usual ones"]
)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_moves_nothing_and_tells_nothing(
    game: str, size: tuple[int, int], chosen: dict[str, str], browser: Browser, house: ServedHouse
) -> None:
    visitor = Visitor(browser, house.url, size, "pl", offline=True)
    visitor.choose(pace=0.01, **chosen)
    visitor.tell(SURPRISES)
    visitor.play_with_bots(game)
    surveyor = Surveyor()
    play_through(visitor, CLICKS[game], seed=3, look=surveyor.look)
    assert visitor.ceremonies >= CEREMONIES[game]
    assert visitor.page.locator("dialog[open] .ranking li").count() == len(visitor.view["seats"])
    visitor.expect_no_overflow()
    assert visitor.page.evaluate("window.fingers") > 0
    assert visitor.page.evaluate(SURPRISED) == [], "what comes under a finger cannot be tapped"
    assert told_too_much(visitor) == []
    visitor.leave()
    assert surveyor.decisions >= 2
    assert surveyor.ceremonies > 0, "nothing moves in what everybody looks at together, either"
    assert surveyor.taps > 0
    assert not surveyor.moved, "\n".join(dict.fromkeys(surveyor.moved))
