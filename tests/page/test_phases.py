"""Every phase of every game: accessible, whole on every screen, and the same after a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

import mlotek
from tests.page.inspection import ask, serious_findings, shown, trouble_on_all_screens, trouble_with_airy_letters
from tests.page.scenes import DECISIONS, SEAT, Moment, moments, own_decisions
from tests.page.theatre import Theatre
from tests.page.visitor import DESK, GAMES, PHONE, Visitor


@pytest.mark.parametrize("game", GAMES)
def test_the_scenes_hold_every_phase(game: str) -> None:
    assert {moment.phase for moment in moments(game)} == DECISIONS[game]
    assert {moment.phase for moment in own_decisions(game)} == DECISIONS[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_on_a_phone_by_day_in_polish(game: str, browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE, "pl", color_scheme="light")
    found: list[str] = []
    heard: set[tuple[str, bool]] = set()
    for moment in moments(game):
        arrive(visitor, theatre, moment)
        complaints = changed_by_a_reload(visitor) if moment in own_decisions(game) else []
        complaints += trouble_on_all_screens(visitor)
        if (moment.phase, moment.mine) not in heard:
            heard.add((moment.phase, moment.mine))
            complaints += serious_findings(visitor)
        found += [f"{moment.name}: {one}" for one in complaints]
    visitor.leave()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_on_a_desk_by_candlelight_in_english(game: str, browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), DESK, "en", color_scheme="dark")
    found: list[str] = []
    for moment in own_decisions(game):
        arrive(visitor, theatre, moment)
        found += [f"{moment.name}: {one}" for one in ask(visitor, "trouble") + serious_findings(visitor)]
        found += [f"{moment.name}, on a phone: {one}" for one in cut_on_a_phone(visitor)]
    visitor.leave()
    assert not found, "\n".join(found)


MAIN = {
    "modern-art": ("open", "sealed", "put"),
    "milionerzy": ("auction", "theft"),
    "nie-blefuj": ("target", "offer", "decision"),
    "targ": ("market",),
}
"""The decisions that a game is made of."""


@pytest.mark.parametrize("game", GAMES)
def test_air_between_letters_and_lines_costs_no_word(game: str, browser: Browser, theatre: Theatre) -> None:
    """WCAG 1.4.12."""
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    found: list[str] = []
    for moment in own_decisions(game):
        if moment.phase in MAIN[game]:
            arrive(visitor, theatre, moment)
            found += [f"{moment.name}: {one}" for one in trouble_with_airy_letters(visitor)]
    visitor.leave()
    assert not found, "\n".join(found)


def arrive(visitor: Visitor, theatre: Theatre, moment: Moment) -> None:
    """Sit at a table where a moment comes, and wait until it is shown."""
    theatre.lead(visitor, moment)
    if moment.last is not None:
        visitor.page.wait_for_selector(f'[data-version="{len(moment.whole.entries)}"]')
    if moment.phase == "over":
        visitor.page.wait_for_selector("dialog[open]")
        visitor.page.keyboard.press("Escape")


def cut_on_a_phone(visitor: Visitor) -> list[str]:
    """What is cut where a phone shows the same table."""
    visitor.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    found: list[str] = ask(visitor, "cut")
    visitor.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    return found


def changed_by_a_reload(visitor: Visitor) -> list[str]:
    """What the page, which was led here by an update, shows otherwise when it is loaded anew and all has come."""
    before = shown(visitor)
    visitor.page.reload()
    visitor.sit_down()
    for _ in range(200):
        after = shown(visitor)
        if after == before:
            return []
        visitor.page.wait_for_timeout(100)
    place = next(i for i, (one, other) in enumerate(zip(before, after, strict=False)) if one != other)
    around = slice(max(0, place - 40), place + 80)
    return [f"a reload shows {after[around]!r}, not {before[around]!r}"]


SPILLED = """() => [...document.querySelectorAll('.bill')].filter((one) => one.checkVisibility()).filter((one) => {
    const box = one.getBoundingClientRect()
    const stage = document.querySelector('.room').getBoundingClientRect()
    const next = one.nextElementSibling?.getBoundingClientRect()
    return box.left < stage.left || box.right > stage.right || one.scrollWidth > one.clientWidth ||
        (next && next.left < box.right)
}).map((one) => one.textContent)"""


def test_every_money_card_that_lies_on_the_table_can_be_read(browser: Browser, theatre: Theatre) -> None:
    match = mlotek.Match(mlotek.game("milionerzy", 5), seed=0)
    for cards in ("1", "1 2", "1 2 3 4", "1 2 3 4 6", "1 2 3 4 6 8 10"):
        match.play(match.actors[0], f"bid {cards}")
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    visitor.enter(theatre.set(match.record).path)
    visitor.sit_down()
    for size in (PHONE, DESK):
        visitor.page.locator(".bill").last.wait_for()
        visitor.resize(size)
        assert visitor.page.evaluate(SPILLED) == []
    visitor.leave()


def test_a_card_that_is_chosen_stands_on_the_easel_and_says_how_it_would_be_sold(
    browser: Browser, theatre: Theatre
) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    arrive(visitor, theatre, next(moment for moment in own_decisions("modern-art") if moment.phase == "put"))
    card = visitor.page.locator(".paintings button").first
    card.click(position={"x": 10, "y": 20})
    visitor.page.locator(".rest .how").wait_for()
    assert visitor.page.locator(".rest .easel [data-about]").get_attribute("data-about") == card.get_attribute(
        "data-about"
    )
    card.click(position={"x": 10, "y": 20})
    visitor.page.locator(".rest .how").wait_for(state="detached")
    visitor.leave()
