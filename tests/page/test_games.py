"""Whole games, by clicks and by keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.page.hands import CLICKS, KEYS, play_through
from tests.page.house import ServedHouse
from tests.page.visitor import DESK, GAMES, PHONE, Visitor


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_on_a_phone_in_polish(game: str, browser: Browser, house: ServedHouse) -> None:
    visitor = Visitor(browser, house.url, PHONE, "pl")
    visitor.play_with_bots(game)
    play_through(visitor, CLICKS[game])
    assert visitor.page.locator("dialog[open] .ranking li").count() == len(visitor.view["seats"])
    visitor.expect_no_overflow()
    visitor.leave()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone_in_english(game: str, browser: Browser, house: ServedHouse) -> None:
    visitor = Visitor(browser, house.url, DESK, "en")
    visitor.play_with_bots(game)
    play_through(visitor, KEYS[game])
    assert visitor.page.locator("dialog[open] .ranking li").count() == len(visitor.view["seats"])
    visitor.leave()
