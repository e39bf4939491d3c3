"""How to play each game by clicks alone, and by keys alone: simply, but through every kind of decision."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Locator

from tests.page.visitor import Visitor
from tests.page.window import PATIENCE

Move = Callable[[Visitor, random.Random], None]
LONGEST = 1500
CLICK = 15_000
"""Milliseconds after which a click is given up: what was to be clicked has gone."""


def no_look(_: Visitor) -> None:
    """Nobody looks on."""


def play_through(visitor: Visitor, move: Move, seed: int = 1, look: Callable[[Visitor], None] = no_look) -> None:
    """Play until the end screen; somebody may look at every decision and every moment that everybody looks at."""
    rng = random.Random(seed)
    visitor.page.set_default_timeout(CLICK)
    for _ in range(LONGEST):
        seen = visitor.version  # before the look, which takes its time
        if not visitor.wait_for_my_turn():
            break
        look(visitor)
        if visitor.pausing:
            visitor.be_ready()
            continue
        try:
            move(visitor, rng)
            visitor.acts()
        except BrowserError:
            if stands_as(visitor, seen):  # else the table moved on before the click: look again
                raise
    else:
        raise AssertionError("the game does not end")
    visitor.page.set_default_timeout(PATIENCE)


def stands_as(visitor: Visitor, version: int) -> bool:
    """Whether nothing has happened at the table since this version, and nobody looks at a moment."""
    return visitor.version == version and not visitor.pausing and not visitor.over


def click_milionerzy(visitor: Visitor, rng: random.Random) -> None:
    buttons = visitor.bar(".button")
    if visitor.phase == "theft":
        buttons.first.click()
    elif visitor.bar(".primary[aria-disabled=false]").count() and rng.random() < 0.5:
        visitor.bar(".primary").click()
    else:
        visitor.bar(".decline").click()


def click_modern_art(visitor: Visitor, rng: random.Random) -> None:
    phase = visitor.phase
    passing = visitor.bar(".ghost")
    if phase == "put":
        visitor.page.locator(".paintings button").nth(0).click(
            position={"x": 10, "y": 20}
        )  # the rest lies under the next
        visitor.bar(".primary").click()
    elif phase == "add":
        (passing if passing.count() else visitor.bar(".primary")).click()
    elif has_declined(visitor):
        visitor.listen()
    elif phase in ("flip", "fixed") or (phase in ("open", "once") and passing.count() and rng.random() < 0.8):
        passing.first.click()
    else:
        visitor.bar(".primary").click()


def has_declined(visitor: Visitor) -> bool:
    """Whether somebody else speaks next in an open auction: one may still bid, but need not ask at every glance."""
    return visitor.phase == "open" and visitor.view["seat"] in visitor.view["auction"]["declined"]


def click_nie_blefuj(visitor: Visitor, rng: random.Random) -> None:
    if visitor.phase in ("offer", "addition"):
        visitor.page.locator(".hand button").nth(rng.randrange(visitor.page.locator(".hand button").count())).click()
    if visitor.phase == "decision" and rng.random() < 0.6:
        visitor.bar(".open").click()
    else:
        visitor.bar(".primary").first.click()


def click_targ(visitor: Visitor, rng: random.Random) -> None:
    accept = visitor.page.locator(".stalls .yes")
    if accept.count() and rng.random() < 0.3:
        accept.first.click()
    elif rng.random() < 0.15:
        visitor.page.locator(".hand button:not(.zero)").first.click()
        visitor.bar("button.good:not(.off)").last.click()
        click_if_it_can_be(visitor, ".primary")  # what was chosen before and put back by this is no offer
    else:
        click_if_it_can_be(visitor, ".last .button")  # who is done waits for the others, however slow they are
        visitor.page.wait_for_timeout(100)


def click_if_it_can_be(visitor: Visitor, selector: str) -> None:
    """Click the last of some buttons, unless they are out of reach."""
    within_reach = visitor.bar(f"{selector}:not([aria-disabled=true])")
    if within_reach.count():
        within_reach.last.click()


CLICKS: dict[str, Move] = {
    "milionerzy": click_milionerzy,
    "modern-art": click_modern_art,
    "nie-blefuj": click_nie_blefuj,
    "targ": click_targ,
}


def tab_to(visitor: Visitor, target: Locator) -> None:
    """Press Tab until something has the focus."""
    for _ in range(80):
        if target.evaluate("one => one === document.activeElement"):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {target}")


def press(visitor: Visitor, target: Locator, key: str = "Enter") -> None:
    """Go to something by Tab and press a key there."""
    tab_to(visitor, target)
    visitor.page.keyboard.press(key)


def type_command(visitor: Visitor, text: str) -> None:
    """The command box: `/`, the words, Enter; it closes when they have been read."""
    visitor.page.keyboard.press("/")
    visitor.page.keyboard.type(text)
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector("dialog[open] form", state="detached")


def press_milionerzy(visitor: Visitor, rng: random.Random) -> None:
    if visitor.phase == "theft":
        mine = visitor.view["seats"][visitor.view["seat"]]["tiles"]
        type_command(visitor, "oddaj " + next(tile for tile in mine if tile.isdigit()))
    elif visitor.view["highest"] < 4 and rng.random() < 0.6:
        visitor.page.keyboard.press("5")
        visitor.page.keyboard.press("Enter")
        visitor.page.keyboard.press("Escape")
    else:
        visitor.page.keyboard.press("p")


def press_modern_art(visitor: Visitor, rng: random.Random) -> None:
    keys = visitor.page.keyboard
    if visitor.phase == "put":
        keys.press("1")
        keys.press("Enter")
    elif visitor.phase == "sealed":
        type_command(visitor, f"dłoń {rng.randrange(3)}")
    elif visitor.phase == "price":
        keys.press("+")
        keys.press("Enter")
    elif visitor.phase == "flip":
        press(visitor, visitor.bar(".button").first if rng.random() < 0.5 else visitor.bar(".button").last)
    elif has_declined(visitor):
        visitor.listen()
    else:
        keys.press("p")


def press_nie_blefuj(visitor: Visitor, rng: random.Random) -> None:
    keys = visitor.page.keyboard
    if visitor.phase == "decision":
        keys.press(rng.choice("to"))
    elif visitor.phase == "payment":
        keys.press("Enter")
    else:
        keys.press("1")
        keys.press("Enter")


def press_targ(visitor: Visitor, rng: random.Random) -> None:
    if rng.random() < 0.1:
        visitor.page.keyboard.press("1")
        visitor.page.keyboard.press("Enter")
    elif rng.random() < 0.05:
        visitor.page.keyboard.press("Shift+S")
    else:
        visitor.page.keyboard.press("p")
    visitor.page.wait_for_timeout(100)


KEYS: dict[str, Move] = {
    "milionerzy": press_milionerzy,
    "modern-art": press_modern_art,
    "nie-blefuj": press_nie_blefuj,
    "targ": press_targ,
}
