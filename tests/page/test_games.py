"""Whole games with every option by keys alone; and not one message in them tells more than the seat may know."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.page.hands import KEYS, play_through, press, tab_to
from tests.page.house import ServedHouse
from tests.page.visitor import DESK, GAMES, Visitor
from tests.page.whispers import told_too_much

OPTIONS: dict[str, dict[str, str]] = {
    "modern-art": {
        "Seats": "3",
        "mystery hand": "",
        "ledger": "",
        "who begins": "drawn",
        "completed double": "",
        "mystery card": "the buyer",
    },
    "milionerzy": {"Seats": "3", "face-down tiles": "", "ledger": "", "who begins": "drawn", "games in a row": "2"},
    "nie-blefuj": {
        "Seats": "3",
        "reversed offers": "",
        "a short payer": "",
        "limit of rounds": "8",
        "ledger": "",
        "who begins": "drawn",
        "open payments": "",
    },
    "targ": {
        "Seats": "3",
        "limit of actions": "60",
        "ledger": "",
        "who begins": "drawn",
        "rounds": "2",
        "wrong STOP": "goes on",
        "no help": "",
    },
}
"""Every option of every game, set otherwise than usual: a box is ticked, a number is written, seats are chosen."""

POINTERS = "window.pointers = 0; addEventListener('pointerdown', () => window.pointers++, true)"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_every_option_by_keys_alone_in_english(
    game: str, browser: Browser, house: ServedHouse
) -> None:
    visitor = Visitor(browser, house.url, DESK, "en")
    visitor.tell(POINTERS)
    visitor.enter()
    press(visitor, visitor.tile(game).locator(".button:not(.primary)"))
    for label, value in {**OPTIONS[game], "Clock": "no clock", "Speed of the bots": "End"}.items():
        choose(visitor, label, value)
    visitor.wait_until(lambda: next(one["table"] for one in reversed(visitor.heard) if one.get("table"))["pace"] == 0)
    told = [label for label in OPTIONS[game] if label != "Seats"]
    for words in ("3 players", "no clock", *told):
        expect(visitor.page.locator(".lobby .title p")).to_contain_text(words)
    press(visitor, visitor.page.get_by_role("button", name="Start", exact=True))
    visitor.page.wait_for_selector("#status")
    if visitor.page.locator(".intro").count():  # unless the three sentences were read while people gathered
        press(visitor, visitor.page.locator(".intro .primary"))
    play_through(visitor, KEYS[game])
    assert visitor.page.locator("dialog[open] .ranking li").count() == 3
    assert visitor.page.evaluate("window.pointers") == 0
    assert told_too_much(visitor) == []
    visitor.leave()


def choose(visitor: Visitor, label: str, value: str) -> None:
    """Set a choice of the table by keys."""
    field = visitor.page.get_by_label(re.compile(label))
    expect(field).to_be_enabled()  # what the house has answered to the last choice may allow this one
    tab_to(visitor, field)
    if field.evaluate("one => one.type") == "checkbox":
        visitor.page.keyboard.press("Space")
    elif field.evaluate("one => one.type") == "range":
        visitor.page.keyboard.press(value)
    elif field.evaluate("one => one.type") == "number":
        visitor.page.keyboard.press("Control+a")
        visitor.page.keyboard.type(value)
        visitor.page.keyboard.press("Tab")
    else:
        visitor.page.keyboard.type(value)
        visitor.page.keyboard.press("Tab")
