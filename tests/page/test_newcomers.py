"""The first minute: three sentences, a coach, a second tap before something dear, keys of one's own."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Error as BrowserError

import mlotek
from tests.page.house import ServedHouse
from tests.page.inspection import ask, serious_findings
from tests.page.scenes import SEAT, Moment, moments
from tests.page.theatre import Theatre
from tests.page.visitor import DESK, GAMES, PHONE, Visitor

ACTIONS = 3
"""After so many the coach says goodbye."""
SOON = 5_000
"""Milliseconds; what waited to be pressed may be gone by then."""


GOODBYE = """() => {
    const button = document.querySelector('.coach:not(.points) .plain')
    button?.click()
    return button !== null || document.querySelector('dialog[open] .ranking') !== null
}"""
"""Put the coach's goodbye aside as soon as it is there: news may hide it, and the end of a game, before a mouse is."""
ADVICE = "one => ['.words', '.try'].map((part) => one.querySelector(part)?.textContent ?? '')"


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_coached_for_three_actions(game: str, browser: Browser, house: ServedHouse) -> None:
    visitor = Visitor(browser, house.url, PHONE, "pl", newcomer=True)
    visitor.choose(pace=0.25)
    visitor.enter()
    visitor.tile(game).locator(".primary").click()
    expect(visitor.page.locator(".intro li")).to_have_count(3)
    assert visitor.page.locator(".coach").count() == 0, "one thing at a time"
    if game in ("modern-art", "milionerzy"):
        expect(visitor.page.locator(".note-strip :is(.words, .line)").first).to_be_hidden()  # no half of a sentence
    if game == "milionerzy":
        assert above(visitor, ".lot div.tile", ".intro"), "the first tile is seen meanwhile"
    if game == "nie-blefuj":
        assert above(visitor, ".note-strip", ".intro"), "what has happened is read meanwhile"
    if game == "targ":
        assert above(visitor, ".intro", ".hand"), "the hand is looked at meanwhile"
    visitor.page.locator(".intro .primary").click()
    cut: list[str] = []
    while actions(visitor, game) < ACTIONS:  # at a market a move may be gone before a mouse gets there
        visitor.page.locator(".coach .try, dialog[open] .ranking").first.wait_for()
        if visitor.over:  # somebody has won before it was my turn three times: the coach stays for the next game
            visitor.play_with_bots(game)
            continue
        cut += ask(visitor, "cut")
        advice, tried = visitor.page.locator(".coach").evaluate(ADVICE)
        assert ("środka" in advice) == ("wymień środek" in tried), "what is said is about what is to be tried"
        visitor.page.locator(".coach .try").click()
        before = actions(visitor, game)
        with suppress(BrowserError):
            visitor.page.locator(".awaited").press("Enter", timeout=SOON)
        visitor.acts()
        assert actions(visitor, game) <= before + 1, "the ordinary button plays, not the advice"
    visitor.page.wait_for_function(GOODBYE)
    expect(visitor.page.locator(".coach")).to_have_count(0)
    assert cut + ask(visitor, "cut") == []
    visitor.page.reload()
    visitor.page.wait_for_selector("#status")
    assert visitor.page.locator(".coach, .intro").count() == 0
    visitor.leave()


def above(visitor: Visitor, upper: str, lower: str) -> bool:
    """Whether one thing ends before another begins."""
    visitor.rest()
    high, low = (visitor.page.locator(one).bounding_box() for one in (upper, lower))
    assert high is not None
    assert low is not None
    return high["y"] + high["height"] <= low["y"]


def actions(visitor: Visitor, game: str) -> int:
    """How often the visitor has acted, as the coach remembers it."""
    return int(visitor.page.evaluate("key => Number(localStorage.getItem(key))", f"mlotek.acted.{game}"))


FAREWELL = 6_000
"""Milliseconds for which the coach's goodbye is there, once what is news has been read."""


def test_the_coachs_goodbye_gives_way_to_what_is_news_and_leaves_by_itself(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE, newcomer=True)
    visitor.tell(f"localStorage.setItem('mlotek.acted.nie-blefuj', '{ACTIONS}')")
    mine = [moment for moment in moments("nie-blefuj") if moment.mine]
    claimed = next(one for one in mine if one.phase == "decision" and claim_in(one) is not None)
    theatre.lead(visitor, claimed)
    remark, goodbye = visitor.page.locator(".note-strip .remark"), visitor.page.locator(".coach")
    remark.wait_for()
    visitor.page.wait_for_timeout(3_000)
    expect(remark).to_be_visible()
    expect(goodbye).to_have_count(0)
    theatre.lead(visitor, next(one for one in mine if one.phase == "addition"))
    news = visitor.page.locator(".note-strip .line:not(.remark)")
    news.wait_for()
    expect(goodbye).to_have_count(0)
    goodbye.wait_for()
    assert ask(visitor, "cut") == []
    expect(goodbye).to_have_count(0, timeout=FAREWELL + 2_000)
    expect(news).to_be_visible()
    visitor.leave()


def claim_in(moment: Moment) -> int | None:
    view: Any = mlotek.replay(moment.whole).view(SEAT)
    claim: int | None = view.claim
    return claim


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_covers_nothing(game: str, browser: Browser, house: ServedHouse) -> None:
    visitor = Visitor(browser, house.url, (320, 640), "en", newcomer=True)
    visitor.take_time()
    visitor.play_with_bots(game)
    visitor.page.locator(".coach .try").wait_for()
    assert ask(visitor, "trouble") + serious_findings(visitor) == []
    visitor.leave()


@pytest.mark.parametrize("caution", ["smart", "never"])
def test_a_dear_bid_waits_for_a_second_tap(caution: Any, visitor: Visitor) -> None:
    visitor.choose(caution=caution)
    visitor.play_with_bots("milionerzy")
    visitor.wait_for_my_turn()
    before = visitor.version
    cards = visitor.page.locator(".fan button")
    for card in ("25", "20", "15"):
        cards.get_by_text(card, exact=True).click()
    visitor.bar(".primary").click()
    if caution == "smart":
        sure = visitor.page.locator(".notes .sure")
        sure.wait_for()
        assert visitor.version == before
        sure.click()
    visitor.wait_until(lambda: visitor.version > before)
    assert any("25" in str(message) for message in visitor.heard if message["type"] == "update")


def close_sheet(visitor: Visitor) -> None:
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def test_a_command_moves_to_another_key_and_keys_can_be_switched_off(visitor: Visitor) -> None:
    visitor.play_with_bots("milionerzy")
    visitor.page.keyboard.press("?")
    row = visitor.page.locator("dialog[open] dl div").filter(has_text="zasady")
    row.locator("button").click()
    visitor.page.keyboard.press("z")
    expect(row.locator("kbd")).to_have_text("z")
    close_sheet(visitor)
    visitor.page.keyboard.press("r")
    assert visitor.page.locator("dialog[open]").count() == 0
    visitor.page.keyboard.press("z")
    visitor.page.locator("dialog[open] input[type=search]").wait_for()
    close_sheet(visitor)
    visitor.page.keyboard.press("?")
    visitor.page.locator("dialog[open] input[type=checkbox]").click()
    close_sheet(visitor)
    visitor.page.keyboard.press("z")
    assert visitor.page.locator("dialog[open]").count() == 0


READING = 7_000
"""Milliseconds for three sentences, and a little more."""


def test_newcomers_read_the_three_sentences_while_people_gather_and_no_clock_runs_behind_them(
    browser: Browser, house: ServedHouse
) -> None:
    host = Visitor(browser, house.url, PHONE, newcomer=True)
    host.open_table("milionerzy")
    sentences = host.page.get_by_label("Zasady", exact=True)
    expect(sentences.locator("li")).to_have_count(3)
    sentences.scroll_into_view_if_needed()
    host.page.wait_for_timeout(READING)
    host.start()
    host.page.wait_for_selector("#status")
    assert host.page.locator(".intro").count() == 0
    host.open_table("milionerzy")
    assert sentences.count() == 0, "they are read once"
    host.leave()


def test_a_host_who_starts_before_reading_has_all_the_time_of_an_intermission(
    browser: Browser, theatre: Theatre
) -> None:
    host = theatre.visitor(browser, theatre.guest(0), PHONE, newcomer=True)
    friend = theatre.visitor(browser, theatre.guest(1), DESK)
    host.open_table("milionerzy")
    friend.know("milionerzy")
    friend.enter(host.page.url.removeprefix(host.url))
    friend.page.get_by_role("button", name="Siadam", exact=True).click()
    expect(friend.page.locator(".lobby")).to_be_visible()
    host.start()
    expect(host.page.locator(".intro")).to_be_visible()
    expect(friend.page.locator("#status")).to_have_text("Zaraz zaczynamy")
    expect(friend.bar()).to_have_count(0)
    assert friend.page.locator(".intro").count() == 0
    theatre.pass_time(10)
    for waiting in (host, friend):
        assert all(seat["deadline"] is None for seat in clocks(waiting)["seats"]), "no clock runs"
    host.page.locator(".intro .primary").click()
    expect(friend.page.locator("#status")).not_to_have_text("Zaraz zaczynamy")
    expect(host.page.locator("#status")).not_to_have_text("Zaraz zaczynamy")
    for visitor in (host, friend):
        visitor.leave()


def test_space_puts_the_three_sentences_aside_and_begins(browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(mlotek.Match(mlotek.game("milionerzy", 4), seed=1).record)
    visitor = theatre.visitor(browser, theatre.guest(0), DESK)
    visitor.enter(scene.path)
    expect(visitor.page.locator(".intro")).to_be_visible()
    expect(visitor.page.locator("#status")).to_have_text("Zaraz zaczynamy")
    visitor.page.keyboard.press("Space")
    expect(visitor.page.locator(".intro")).to_have_count(0)
    expect(visitor.page.locator("#status")).not_to_have_text("Zaraz zaczynamy")
    visitor.leave()


def clocks(visitor: Visitor) -> Any:
    """The clocks as the house last told them."""
    return next(message["clocks"] for message in reversed(visitor.heard) if message.get("clocks"))
