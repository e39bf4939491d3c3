"""Nothing is told by colour alone: artists, goods and crests differ by letter, drawing and brightness."""

from __future__ import annotations

import io
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser, FloatRect, Locator, expect

import mlotek
from tests.counting import each
from tests.page.theatre import Theatre
from tests.page.visitor import Visitor

SIGHTS = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")
SCALE = 2
"""Pixels of the screen for one of the page."""
LEAST = 50
"""How much two tokens differ in brightness, of 255, over the tenth of their area that differs most."""

TOKENS = {
    "modern-art": (5, 5, ".wall li .name svg"),
    "nie-blefuj": (6, 6, ".crest svg.crest:visible"),
    "targ": (6, 9, ".goods svg.good"),
}
"""How many play, how many tokens there are, and where they can be seen together."""

DRAWING = """(one) => [
  one.querySelector('text').textContent,
  [...one.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(),
]"""


@pytest.fixture(params=TOKENS)
def tokens(request: pytest.FixtureRequest, browser: Browser, theatre: Theatre) -> Any:
    """A visitor who sees all tokens of a game, and the tokens."""
    players, count, where = TOKENS[request.param]
    visitor = theatre.visitor(browser, theatre.guest(0), device_scale_factor=SCALE)
    visitor.enter(theatre.set(mlotek.Match(mlotek.game(request.param, players=players), seed=1).record).path)
    visitor.sit_down()
    expect(visitor.page.locator(where).first).to_be_visible()
    visitor.rest()
    shown = {token.evaluate(DRAWING)[0]: token for token in visitor.page.locator(where).all()}
    assert len(shown) == count, "every token can be seen, told by its letter"
    yield visitor, list(shown.values())
    visitor.leave()


def test_every_token_has_a_letter_and_a_drawing_of_its_own(tokens: Any) -> None:
    _, shown = tokens
    letters, drawings = zip(*(token.evaluate(DRAWING) for token in shown), strict=True)
    assert all(letters)
    assert len(set(letters)) == len(shown)
    assert len(set(drawings)) == len(shown)


def test_tokens_differ_in_brightness_in_every_kind_of_sight(tokens: Any) -> None:
    visitor, shown = tokens
    for sight in each(SIGHTS):
        see_as(visitor, sight)
        pictures = brightness(visitor, shown)
        least = min(difference(one, other) for one, other in combinations(pictures, 2))
        assert least >= LEAST, f"{sight}: {least:.1f}"


def see_as(visitor: Visitor, sight: str) -> None:
    """Let the browser show what somebody with this sight sees."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})


def brightness(visitor: Visitor, shown: list[Locator]) -> list[np.ndarray[Any, Any]]:
    """Pictures of all tokens without colours, in one size, cut out of one picture."""
    visitor.rest()
    boxes = [box for box in (token.bounding_box() for token in shown) if box]
    assert len(boxes) == len(shown)
    left, top = min(box["x"] for box in boxes), min(box["y"] for box in boxes)
    right, bottom = max(box["x"] + box["width"] for box in boxes), max(box["y"] + box["height"] for box in boxes)
    png = visitor.page.screenshot(clip={"x": left, "y": top, "width": right - left, "height": bottom - top})
    picture = Image.open(io.BytesIO(png)).convert("L")
    cut = [picture.crop(corners(box, left, top)).resize((40, 40)) for box in boxes]
    return [np.asarray(one, dtype=float) for one in cut]


def corners(box: FloatRect, left: float, top: float) -> tuple[float, float, float, float]:
    """The corners of a box in a picture that begins there."""
    x, y = box["x"] - left, box["y"] - top
    return SCALE * x, SCALE * y, SCALE * (x + box["width"]), SCALE * (y + box["height"])


def difference(one: np.ndarray[Any, Any], other: np.ndarray[Any, Any]) -> float:
    """How different the most different tenth of two pictures is."""
    return float(np.sort(np.abs(one - other).ravel())[-160:].mean())
