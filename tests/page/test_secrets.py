"""Two people at one table: nothing of one's hand is in any message to the other, or on the other's page."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Error as BrowserError

from tests.counting import each
from tests.page.hands import CLICKS
from tests.page.house import ServedHouse
from tests.page.visitor import GAMES, Visitor
from tests.page.window import PATIENCE

PRIVATE = ("hand", "money")
A_MOMENT = 2000
"""Milliseconds after which a click is given up."""
SECRET_PARTS = {
    "cards-dealt": ("seat", "cards"),
    "hand-closed": ("seat", "amount"),
    "cards-offered": ("seat", "cards"),
    "cards-added": ("seat", "cards"),
    "bank-card-drawn": ("seat", "card"),
    "hand-dealt": ("seat", "hand"),
}
"""Events with a part that only one seat may know: the field of that seat, and the part."""


def gather(browser: Browser, house: ServedHouse, game: str) -> tuple[Visitor, Visitor]:
    """Two people and bots, the game begun."""
    host, guest = (Visitor(browser, house.url, offline=True) for _ in range(2))
    code = host.open_table(game)
    guest.enter(f"/t/{code}")
    guest.page.get_by_role("button", name="Siadam", exact=True).click()
    expect(guest.page.get_by_role("button", name="Wstaję")).to_be_visible()
    host.page.get_by_label("Zegar").select_option("none")
    host.page.get_by_label("Tempo botów").fill("4")
    host.start()
    for person in (host, guest):
        person.sit_down()
    return host, guest


def play_a_little(people: tuple[Visitor, Visitor], game: str) -> None:
    """Some moves of both; a move that comes too late because the other was quicker does not matter."""
    rng = random.Random(4)
    for person in people:
        person.page.set_default_timeout(A_MOMENT)
    for person in people * 7:
        with suppress(BrowserError):
            if person.bar().count() and not person.over:
                CLICKS[game](person, rng)
                person.acts()
        person.page.wait_for_timeout(25)
    for person in people:
        person.page.set_default_timeout(PATIENCE)


def leaks(person: Visitor) -> list[Any]:
    """Everything told to a person that belongs to another seat alone."""
    mine = person.view["seat"]
    views = [message["view"] for message in person.heard if message.get("view") and not message["view"]["over"]]
    found: list[Any] = [
        (name, player)
        for view in views
        for player in view["seats"]
        for name in PRIVATE
        if player["seat"] != mine and player.get(name) is not None
    ]
    for event in (event for message in person.heard for event in message.get("events", ())):
        owner, part = SECRET_PARTS.get(event["event"], (None, None))
        if owner is not None and event[owner] != mine and event[part] is not None:
            found.append(event)
    return found


def knows_itself(person: Visitor) -> bool:
    """Whether a person is told their own secrets where this test looks for those of others."""
    view = person.view
    return any(view["seats"][view["seat"]].get(name) is not None for name in PRIVATE) or view.get("hand") is not None


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_anothers_hand_is_told(game: str, browser: Browser, house: ServedHouse) -> None:
    people = gather(browser, house, game)
    play_a_little(people, game)
    for person in each(people):
        assert knows_itself(person), "the fields that hold secrets have other names now"
        assert leaks(person) == []
        assert "⟨" not in person.page.inner_text("body")
        person.leave()
