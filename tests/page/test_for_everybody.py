"""The page for everybody: accessibility scans, narrow screens, big targets, both languages complete."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.house import ServedHouse
from tests.page.visitor import DESK, GAMES, PHONE, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NARROW = (320, 640)
SMALL_TARGETS = """() => [...document.querySelectorAll('button, a[href], select')]
    .filter((one) => one.checkVisibility() && one.getClientRects().length)
    .map((one) => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
    .map(([html, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""


def serious_findings(visitor: Visitor) -> list[str]:
    """What axe-core holds to be serious or critical."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = visitor.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    bad = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}" for one in bad for node in one["nodes"][:4]
    ]


@pytest.mark.parametrize("light", ["light", "dark"])
def test_home_has_no_serious_findings(light: Any, visitor: Visitor) -> None:
    visitor.page.emulate_media(color_scheme=light)
    visitor.enter()
    visitor.page.wait_for_selector("article")
    assert serious_findings(visitor) == []


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_no_serious_findings(game: str, light: Any, visitor: Visitor) -> None:
    visitor.take_time()
    visitor.page.emulate_media(color_scheme=light)
    visitor.play_with_bots(game)
    visitor.wait_for_my_turn()
    assert serious_findings(visitor) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [NARROW, PHONE, (390, 844), (768, 1024), DESK], ids=lambda size: str(size[0]))
def test_every_screen_holds_the_table(size: tuple[int, int], game: str, browser: Browser, house: ServedHouse) -> None:
    visitor = Visitor(browser, house.url, size, "pl")
    visitor.enter()
    visitor.page.wait_for_selector("article")
    visitor.expect_no_overflow()
    visitor.play_with_bots(game)
    visitor.wait_for_my_turn()
    visitor.expect_no_overflow()
    assert visitor.page.evaluate(SMALL_TARGETS) == []
    box = visitor.page.locator(".actions").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1] + 1, "the action bar is below the screen"
    assert "⟨" not in visitor.page.inner_text("body")
    visitor.leave()


@pytest.mark.parametrize("game", GAMES)
def test_letters_twice_as_big_still_fit(game: str, visitor: Visitor) -> None:
    visitor.play_with_bots(game)
    visitor.wait_for_my_turn()
    visitor.page.evaluate("document.documentElement.style.fontSize = '212.5%'")
    visitor.expect_no_overflow()
    box = visitor.page.locator(".actions").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= DESK[1] + 1, "the action bar is below the screen"


def test_less_motion_is_respected(visitor: Visitor) -> None:
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.play_with_bots("milionerzy")
    moving = visitor.page.evaluate(
        "document.getAnimations().filter((one) => one.effect.getTiming().duration > 150).length"
    )
    assert moving == 0
