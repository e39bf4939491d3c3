"""Two deals that differ only in what somebody may not know look the same on their page, and leave the same behind."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

import mlotek
from tests.conformance.tables import part_of_tests, played_to_the_end, shortened, tables_named
from tests.page.inspection import shown
from tests.page.theatre import Scene, Theatre
from tests.page.visitor import GAMES, Visitor

SEAT, WATCHER = 0, 5
KEPT = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"
OWN_NAMES = """() => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const usual = new Set(Object.keys(frame.contentWindow))
  frame.remove()
  return Object.keys(window).filter((name) => !usual.has(name))
}"""


def cuts(game: str) -> Iterator[mlotek.Record]:
    """A random game of four, broken off early and late."""
    table = next(one for one in tables_named(game) if one.players == 4 and not any(v is True for _, v in one.options))
    whole = played_to_the_end(table, seed=3).record
    decisions = [place for place, (actor, _) in enumerate(whole.entries) if actor != "chance"]
    for part in (0.3, 0.9):
        yield shortened(whole, decisions[int(part * len(decisions))])


@pytest.mark.parametrize("game", GAMES)
def test_what_somebody_may_not_know_is_nowhere_on_their_page(game: str, browser: Browser, theatre: Theatre) -> None:
    rng = random.Random(5)
    alternate = part_of_tests(game, "alternate").alternate
    compared = 0
    for guest, seat in ((SEAT, SEAT), (WATCHER, None)):
        visitor = theatre.visitor(browser, theatre.guest(guest))
        for record in cuts(game):
            other = alternate(record, seat, rng)
            if other is not None:
                assert record.entries != other.entries, "the two deals are one"
                assert everything(visitor, theatre.set(record)) == everything(visitor, theatre.set(other))
                compared += 1
        visitor.leave()
    assert compared >= 3


def everything(visitor: Visitor, scene: Scene) -> tuple[str, str]:
    """The whole table as it is drawn, and what the browser keeps."""
    visitor.enter(scene.path)
    visitor.sit_down()
    return shown(visitor), str(visitor.page.evaluate(KEPT))


def test_the_page_hands_its_knowledge_to_nobody(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT))
    visitor.enter(theatre.set(next(cuts("modern-art"))).path)
    visitor.sit_down()
    assert visitor.page.evaluate(OWN_NAMES) == ["__svelte"]
    assert set(visitor.page.evaluate("Object.keys(window.__svelte)")) <= {"v", "uid"}, "its version and a counter"
    visitor.leave()


def test_a_running_game_has_no_replay(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(WATCHER))
    scene = theatre.set(next(cuts("modern-art")))
    visitor.enter(scene.path.replace("/t/", "/replay/"))
    expect(visitor.page.get_by_role("alert").first).to_contain_text("Gra jeszcze się nie skończyła")
    expect(visitor.page.get_by_role("link", name="Do domu aukcyjnego")).to_be_visible()
    assert visitor.page.locator(".table").count() == 0
    visitor.errors.clear()  # the browser itself logs the answer 409
    visitor.leave()
