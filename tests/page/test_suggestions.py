"""A suggestion is a sentence; a tap lays it out on the table, and the ordinary button plays it."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from functools import reduce
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

import mlotek
from mlotek.server.wire.messages import Tempo
from tests.counting import each
from tests.games.targ.market import market
from tests.page.scenes import SEAT, Moment, moments
from tests.page.theatre import NAMES, Theatre
from tests.page.visitor import DESK, GAMES, PHONE, Visitor

SYNTAX = re.compile(r"[⟨{]|\w-\w|\bclaim\b|\bnone\b|\d \d")
"""What no sentence for people has: a missing message, words of the rules, numbers without a word between them."""


def without_names(text: str) -> str:
    """A sentence in which everybody has a plain name."""
    return reduce(lambda plain, name: plain.replace(name, "Ola"), NAMES, text)


class Adviser:
    """Sits between a page and its house: gives the advice a test wants given, and keeps what is played."""

    def __init__(self, visitor: Visitor) -> None:
        self.advice = ""
        self.why: dict[str, Any] | None = None
        self.played: list[str] = []
        visitor.page.route_web_socket(re.compile("/socket"), self._between)

    def _between(self, page: WebSocketRoute) -> None:
        house = page.connect_to_server()

        def hear(message: str | bytes) -> None:
            said: dict[str, Any] = json.loads(message)
            if said["type"] == "hint":
                page.send(json.dumps({"type": "hint", "action": self.advice, "why": self.why}))
            elif said["type"] == "act":
                self.played.append(said["action"])
                page.send(json.dumps({"type": "ack", "id": said["id"]}))
            else:
                house.send(message)

        page.on_message(hear)


def advised(game: str) -> Iterator[tuple[Moment, list[str]]]:
    """Moments in which every kind of move of a phase is advised once, the longest of its kind."""
    done: set[tuple[str, str]] = set()
    for moment in filter(lambda one: one.mine, moments(game)):
        legal = [str(action) for action in itertools.islice(mlotek.replay(moment.whole).legal(SEAT), 2000)]
        longest = {(moment.phase, kind_of(action)): action for action in sorted(legal, key=len)}
        new = [action for kind, action in longest.items() if kind not in done]
        done |= set(longest)
        if new:
            yield moment, new


def kind_of(action: str) -> str:
    """A verb, and whether it is done with nothing."""
    return f"{action.split()[0]}{' none' if action.endswith(' none') else ''}"


@pytest.mark.parametrize("game", GAMES)
def test_a_suggestion_is_a_sentence_and_a_tap_lays_it_out(browser: Browser, theatre: Theatre, game: str) -> None:
    people = [theatre.visitor(browser, theatre.guest(SEAT), PHONE, "pl")]
    people.append(theatre.visitor(browser, theatre.guest(SEAT), DESK, "en"))
    for (moment, actions), visitor in each(zip(advised(game), itertools.cycle(people), strict=False)):
        adviser = Adviser(visitor)
        theatre.lead(visitor, moment)
        visitor.wait_for_my_turn()
        for action in each(actions):
            adviser.advice = action
            visitor.page.keyboard.press("h")
            suggestion = visitor.page.locator(".hint .try")
            expect(suggestion).to_be_visible()
            said = suggestion.inner_text()
            assert not SYNTAX.search(without_names(said)), (action, said)
            suggestion.click()
            expect(visitor.page.locator(".awaited")).to_be_focused()
            assert adviser.played == [], "a tap on advice plays nothing"
            visitor.page.keyboard.press("Enter")
            visitor.wait_until(lambda: bool(adviser.played))  # noqa: B023 (asked at once)
            assert adviser.played.pop() == action
            expect(visitor.page.locator(".awaited")).to_have_count(0)
    for visitor in people:
        visitor.leave()


LETTERS = "one => parseFloat(getComputedStyle(one).fontSize)"


@pytest.mark.parametrize("language", ["pl", "en"])
def test_why_a_bot_would_do_it_can_be_read_on_a_phone(language: str, browser: Browser, theatre: Theatre) -> None:
    trader = theatre.visitor(browser, theatre.guest(SEAT), PHONE, language)
    adviser = Adviser(trader)
    adviser.advice = "swap bricks"
    adviser.why = {"message": "targ-why-better-centre", "values": {"good": "bricks", "gain": 12}}
    scene = theatre.set(market(4, "grain", "1 bricks 4 grain").record, tempo=Tempo("none"))
    trader.enter(scene.path)
    trader.sit_down()
    trader.bar(".done").wait_for()
    trader.page.keyboard.press("h")
    why = trader.page.locator(".hint .words")
    expect(why).to_contain_text({"pl": "da około 12 punktów więcej", "en": "about 12 points more"}[language])
    trader.rest()
    assert why.evaluate(LETTERS) >= 12, why.inner_text()
    other = {"percent": 87, "sure": 80, "other": "offer 3 fish for 1 wood"}
    adviser.why = {"message": "bots-why-net-or", "values": other}
    trader.page.keyboard.press("h")
    expect(why).to_contain_text("87%")
    expect(why).not_to_contain_text("80%")
    trader.rest()
    assert why.evaluate(LETTERS) >= 12, why.inner_text()
    trader.leave()
