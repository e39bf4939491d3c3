"""A game from outside the house on the page: Goofspiel is named, built in, and played."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from mlotek.games import HOMES, OUTSIDE
from tests.fifth.test_fifth import LINE, ROOT
from tests.page.hands import play_through
from tests.page.house import ServedHouse
from tests.page.visitor import DESK, PHONE, Visitor
from tests.page.whispers import told_too_much

NO_MESSAGE = "⟨"
"""How the page shows a message that nobody wrote."""
PACKAGES = ROOT / "web" / "node_modules" / "vite"


@pytest.fixture(scope="module")
def wider_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    """A house with five games."""
    if not PACKAGES.is_dir():
        pytest.skip("THE PAGE IS NOT TESTED: its packages are not installed (python hatch_build.py)")
    page = tmp_path_factory.mktemp("page")
    environment = {OUTSIDE: LINE, "PYTHONPATH": str(ROOT)}
    build = [sys.executable, str(ROOT / "hatch_build.py"), "into", str(page)]
    subprocess.run(build, check=True, cwd=ROOT, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)
    served = ServedHouse(tmp_path_factory.mktemp("house"), page, **environment)
    served.start()
    yield served
    served.stop()


@pytest.fixture
def known_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process knows the game too, for as long as a test lasts."""
    monkeypatch.setitem(HOMES, *LINE.split("="))


def lay_a_card(visitor: Visitor, rng: random.Random) -> None:
    expect_every_message(visitor)
    cards = visitor.page.locator(".hand button")
    cards.nth(rng.randrange(cards.count())).click()
    visitor.bar(".primary").click()


def press_a_card(visitor: Visitor, _: random.Random) -> None:
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("Enter")


def expect_every_message(visitor: Visitor) -> None:
    assert NO_MESSAGE not in visitor.page.locator("body").inner_text()


@pytest.mark.usefixtures("known_here")
def test_a_whole_game_by_clicks_on_a_phone_in_polish(browser: Browser, wider_house: ServedHouse) -> None:
    visitor = Visitor(browser, wider_house.url, PHONE, "pl", newcomer=True)
    visitor.enter()
    expect(visitor.page.locator("article")).to_have_count(5)
    expect_every_message(visitor)
    visitor.tile("goofspiel").locator(".primary").click()
    visitor.page.wait_for_selector(".intro")
    expect_every_message(visitor)
    visitor.sit_down()
    play_through(visitor, lay_a_card)
    assert visitor.page.locator("dialog[open] .ranking li").count() == len(visitor.view["seats"])
    expect_every_message(visitor)
    visitor.expect_no_overflow()
    assert told_too_much(visitor) == []
    visitor.leave()


def test_a_whole_game_by_keys_in_english_with_its_option(browser: Browser, wider_house: ServedHouse) -> None:
    visitor = Visitor(browser, wider_house.url, DESK, "en")
    visitor.enter()
    visitor.tile("goofspiel").locator(".button:not(.primary)").click()
    visitor.page.get_by_label("a prize nobody takes is added to the next").uncheck()
    visitor.page.get_by_label("Speed of the bots").fill("4")
    expect_every_message(visitor)
    visitor.page.get_by_role("button", name="Start", exact=True).click()
    visitor.sit_down()
    play_through(visitor, press_a_card)
    assert visitor.page.locator("dialog[open] .ranking li").count() == len(visitor.view["seats"])
    visitor.leave()


def test_its_lessons_and_rules_are_on_the_page(browser: Browser, wider_house: ServedHouse) -> None:
    visitor = Visitor(browser, wider_house.url, DESK, "en")
    visitor.enter("/learn/goofspiel")
    visitor.expect_text("Bid your eleven")
    visitor.page.wait_for_selector("#status")
    visitor.page.keyboard.press("r")
    visitor.expect_text("Everybody lays a card of their hand face down")
    expect_every_message(visitor)
    visitor.leave()


def test_the_types_it_is_drawn_from_are_the_rules_own(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mlotek.server.wire.typescript", str(tmp_path), "goofspiel"]
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, OUTSIDE: LINE, "PYTHONPATH": str(ROOT)})
    written = (ROOT / "tests" / "fifth" / "goofspiel" / "page" / "wire" / "goofspiel.ts").read_text(encoding="utf-8")
    assert (tmp_path / "goofspiel.ts").read_text(encoding="utf-8") == written
