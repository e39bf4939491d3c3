"""The page keeps calm: one thing told in a breath, little drawn anew, motion that can be done without or skipped."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from playwright.sync_api import Browser

import mlotek
from tests.counting import each
from tests.page.frames import market, trades
from tests.page.scenes import SEAT, STAGED, Moment, moments, staged
from tests.page.test_phases import arrive
from tests.page.theatre import Theatre
from tests.page.visitor import GAMES, Visitor

BREATH = 1500
"""Milliseconds between two things a screen reader is told."""

LISTEN = """() => {
  window.told = []
  const hear = new MutationObserver(() => window.told.push(performance.now()))
  for (const region of document.querySelectorAll('[aria-live]:not([aria-live=off])'))
    hear.observe(region, { childList: true, characterData: true, subtree: true })
}"""

LONGEST = 2500
"""Milliseconds for which something may hold back what can be done."""

MOTION = """() => document.getAnimations()
  .map((one) => one.effect.getComputedTiming().activeDuration)
  .filter((duration) => duration > 150)"""


def test_a_market_of_six_speaks_once_in_a_breath(browser: Browser, theatre: Theatre) -> None:
    match = market()
    scene = theatre.set(match.record)
    visitor = theatre.visitor(browser, theatre.guest(SEAT))
    visitor.enter(scene.path)
    visitor.sit_down()
    visitor.page.evaluate(LISTEN)
    for _, (seat, action) in zip(range(80), trades(match, 7), strict=False):
        theatre.play(scene, seat, action)
        visitor.page.wait_for_timeout(40)
    told: list[float] = visitor.page.evaluate("window.told")
    visitor.leave()
    assert len(told) >= 2, "nothing was told"
    assert len(told) <= 2 + (told[-1] - told[0]) / BREATH


def test_a_new_offer_leaves_the_others_as_they_are(browser: Browser, theatre: Theatre) -> None:
    match = market()
    scene = theatre.set(match.record)
    visitor = theatre.visitor(browser, theatre.guest(SEAT))
    visitor.enter(scene.path)
    visitor.sit_down()
    visitor.page.evaluate("window.before = [...document.querySelectorAll('.stalls .chip')]")
    places = "window.before.filter((one) => one.isConnected).map((one) => JSON.stringify(one.getBoundingClientRect()))"
    visitor.rest()
    stood = visitor.page.evaluate(places)
    theatre.play(scene, *next(one for one in offers(match) if one[1] in match.legal(one[0])))
    visitor.page.wait_for_selector(f'[data-version="{match.length + 1}"]')
    gone = visitor.page.evaluate("window.before.filter((one) => !one.isConnected).length")
    fresh = "[...document.querySelectorAll('.stalls .chip')].filter((one) => !window.before.includes(one)).length"
    visitor.rest()
    assert visitor.page.evaluate(fresh) == 1
    assert set(visitor.page.evaluate(places)) <= set(stood), "what stands keeps its place"
    assert gone <= 1, "a third offer takes the place of one's oldest, and no other moves"
    visitor.leave()


def offers(match: mlotek.Match) -> Iterator[tuple[int, str]]:
    """Offers one might shout."""
    for seat in range(1, match.game.players):
        view: Any = match.view(seat)
        for mine, wanted in permutations([stock.good for stock in view.hand], 2):
            yield seat, f"offer 1 {mine} for 1 {wanted}"


def lively(game: str) -> list[Moment]:
    """A few moments after which something moves."""
    return [moment for moment in moments(game) if moment.mine and moment.last is not None][:2]


def hold_time(visitor: Visitor) -> None:
    """From now on time passes in the page only when a test says so."""
    visitor.page.clock.install(time=0)
    visitor.page.clock.pause_at(1)


def await_play(visitor: Visitor, theatre: Theatre, game: str) -> str:
    """Sit at a table where something is being played before it is shown; what will be there when it is shown."""
    moment = staged(game)
    theatre.lead(visitor, moment)
    visitor.page.get_by_role("button", name="Pomiń").wait_for()
    assert visitor.version == len(moment.before.entries), "what is being played is not shown yet"
    return f'[data-version="{len(moment.whole.entries)}"]'


def test_nobody_waits_long_for_the_theatre(browser: Browser, theatre: Theatre) -> None:
    """At normal speed it ends by itself in time, and a key or a tap ends it at once."""
    visitor = theatre.visitor(browser, theatre.guest(SEAT))
    visitor.choose(pace=1)
    hold_time(visitor)
    for game in each(STAGED):
        shown = await_play(visitor, theatre, game)
        assert game != "milionerzy" or visitor.status in ("Sprzedane!", "Koniec gry"), "nobody bids for the last tile"
        visitor.page.clock.run_for(LONGEST)
        visitor.page.wait_for_selector(shown)
    shown = await_play(visitor, theatre, "modern-art")
    visitor.page.keyboard.press("Space")
    visitor.page.wait_for_selector(shown)
    shown = await_play(visitor, theatre, "nie-blefuj")
    visitor.page.get_by_role("button", name="Pomiń").click()
    visitor.page.wait_for_selector(shown)
    visitor.leave()


@pytest.mark.parametrize("wish", ["of the system", "of our own settings"])
@pytest.mark.parametrize("game", GAMES)
def test_less_motion_is_respected(game: str, wish: str, browser: Browser, theatre: Theatre) -> None:
    by_system = wish == "of the system"
    visitor = theatre.visitor(browser, theatre.guest(SEAT), reduced_motion="reduce" if by_system else None)
    visitor.choose(pace=1, motion="auto" if by_system else "less")
    hold_time(visitor)  # so whoever waits for a play to end waits for ever
    for moment in each(lively(game) + ([staged(game)] if game in STAGED else [])):
        arrive(visitor, theatre, moment)
        assert visitor.page.evaluate(MOTION) == []
        visitor.page.keyboard.press("r")
        visitor.page.wait_for_selector("dialog[open]")
        assert visitor.page.evaluate(MOTION) == []
        visitor.page.keyboard.press("Escape")
    visitor.leave()


def test_there_is_motion_to_do_without(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT))
    arrive(visitor, theatre, lively("milionerzy")[0])
    assert visitor.page.evaluate(MOTION) != []
    visitor.leave()
