"""The log of a running table: in groups, with a filter, and each line leads back to its moment."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.games.nie_blefuj.table import table
from tests.page.inspection import ask, serious_findings
from tests.page.scenes import SEAT, Moment, moments, staged
from tests.page.theatre import NAMES, Theatre
from tests.page.visitor import DESK, UNREADY

A_FEW = 16
"""Entries of a record: two auctions at least."""
PUT_UP = re.compile("wystawia", re.IGNORECASE)


def later_decision(game: str) -> Moment:
    """The earliest of seat 0's decisions that others led to, after a few lots."""
    led_to = [moment for moment in moments(game) if moment.mine and moment.last is not None and moment.last[0] != SEAT]
    return min((one for one in led_to if len(one.before.entries) > A_FEW), key=lambda one: len(one.before.entries))


def test_a_line_leads_back_to_its_moment_while_the_game_goes_on(browser: Browser, theatre: Theatre) -> None:
    moment = later_decision("modern-art")
    assert moment.last is not None
    scene = theatre.set(moment.before, script=moment.whole)
    guest = theatre.visitor(browser, theatre.guest(SEAT))
    guest.enter(scene.path)
    guest.sit_down()
    log = guest.page.locator(".side .log")
    second = log.locator("h3", has_text=re.compile("^2 · "))
    expect(second).to_be_visible()
    heading = second.inner_text()
    first = log.locator("section", has=guest.page.locator("h3", has_text=re.compile("^1 · ")))
    lot = re.findall(r"· (\w+)", first.locator("h3").inner_text())[0]
    seller = re.sub(r" ?[Ww]ystawia.*", "", first.locator(".line").first.inner_text()) or "Ty"
    first.locator(".line").first.click()
    past = guest.page.locator(".past")
    expect(past).to_contain_text(PUT_UP)
    expect(log.locator("[aria-current]")).to_contain_text(PUT_UP)
    expect(guest.page.locator(".stage .block")).to_contain_text(lot)
    expect(guest.page.locator(".stage .block")).to_contain_text(seller)
    assert guest.page.locator(".actions button").count() == 0
    assert ask(guest, "trouble") + serious_findings(guest) == []
    guest.page.keyboard.press("ArrowRight")
    expect(log.locator("[aria-current]").first).not_to_contain_text(PUT_UP)
    theatre.play(scene, *moment.last)
    expect(past.get_by_role("button", name="Twój ruch: wróć do gry")).to_be_visible()
    expect(past).to_contain_text("Teraz:")
    guest.page.keyboard.press("Escape")
    expect(past).to_have_count(0)
    assert guest.wait_for_my_turn()
    guest.page.get_by_label("Szukaj w przebiegu").first.fill(heading.lower())
    expect(log.locator("h3")).to_have_count(1)
    guest.leave()


def test_the_log_follows_though_old_lines_fold_away(browser: Browser, theatre: Theatre) -> None:
    moment = next(one for one in moments("modern-art") if one.name == "open-mine-pair-of-5")
    guest = theatre.visitor(browser, theatre.guest(SEAT), DESK)
    theatre.lead(guest, moment)
    guest.page.wait_for_selector(f'[data-version="{len(moment.whole.entries)}"]')
    expect(guest.page.get_by_role("button", name="Pokaż wcześniejsze")).to_be_visible()
    left = "one => one.scrollHeight - one.scrollTop - one.clientHeight"
    guest.wait_until(lambda: guest.page.locator(".side .log").evaluate(left) < 5)
    guest.resize((360, 740))
    guest.page.reload()
    guest.sit_down()
    guest.resize(DESK)  # a window that grew
    guest.wait_until(lambda: guest.page.locator(".side .log").evaluate(left) < 5)
    guest.leave()


ROW = 28.5
"""Pixels of a line of the log, and a little more."""


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_lot_of_the_log_has_the_mark_of_its_artist_and_a_deed_one_line(
    language: str, browser: Browser, theatre: Theatre
) -> None:
    moment = next(one for one in moments("modern-art") if one.name == "open-pair-of-5")
    guest = theatre.visitor(browser, theatre.guest(SEAT), DESK, language)
    theatre.lead(guest, moment)
    guest.page.wait_for_selector(f'[data-version="{len(moment.whole.entries)}"]')
    log = guest.page.locator(".side .log")
    lots = log.locator("h3", has_text=re.compile(r"^\d+ · "))
    expect(log.locator(".heading svg")).to_have_count(lots.count())
    artists = [heading.split("· ")[1] for heading in lots.all_inner_texts()]
    assert log.locator(".heading svg text").all_text_contents() == [artist[0] for artist in artists] != []
    told = log.locator("section", has=lots).locator(".line")
    assert "Antykwariusz" not in " ".join(told.all_inner_texts()), "people go by the last of their names"
    guest.rest()
    heights = told.evaluate_all("all => all.map((one) => [one.textContent, one.offsetHeight])")
    assert [text for text, height in heights if height > ROW and NAMES[3] not in text] == []
    guest.leave()


@pytest.mark.parametrize(
    ("game", "event", "following"),
    [
        ("modern-art", "round-ended", "Runda 2"),
        ("milionerzy", "tile-won", "Płytka 2"),
        ("nie-blefuj", "cards-taken", "Runda 2"),
    ],
)
def test_the_log_does_not_run_ahead_of_what_everybody_looks_at(
    game: str, event: str, following: str, browser: Browser, theatre: Theatre
) -> None:
    guest = theatre.visitor(browser, theatre.guest(SEAT), DESK)
    theatre.lead(guest, staged(game, event), "all")
    expect(guest.page.locator(UNREADY)).to_be_visible()
    log = guest.page.locator(".side .log")
    told = log.locator("li").last
    expect(told).to_be_visible()
    assert following not in " ".join(log.inner_text().split())
    while guest.pausing:
        guest.be_ready()
    expect(log).to_contain_text(following)
    guest.leave()


@pytest.mark.parametrize(
    ("language", "heading", "claimed"),
    [
        ("pl", "Runda 1, pistolet: Ty", "i zapewniasz, że w środku są same gazety."),
        ("en", "Round 1, the gun: you", "and claim that there is nothing but newspapers inside."),
    ],
)
def test_the_log_tells_me_of_my_gun_and_of_newspapers_as_newspapers(
    language: str, heading: str, claimed: str, browser: Browser, theatre: Theatre
) -> None:
    match = table(3, "colour 1")
    match.play(0, "offer 2 claim 0")
    bluffer = theatre.visitor(browser, theatre.guest(SEAT), DESK, language)
    bluffer.enter(theatre.set(match.record).path)
    bluffer.sit_down()
    log = bluffer.page.locator(".side .log")
    expect(log.locator("h3")).to_have_text(heading)
    expect(log.locator(".line").last).to_contain_text(claimed)
    bluffer.leave()


def test_colours_that_nobody_has_fill_no_log(browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(table(4, "colour 5", "colour 4", "colour 1").record)
    thrower = theatre.visitor(browser, theatre.guest(SEAT), DESK)
    thrower.enter(scene.path)
    thrower.sit_down()
    expect(thrower.page.locator(".scene .absent")).to_have_count(2)
    lines = thrower.page.locator(".side .log .line")
    expect(lines).to_have_text(["Rzucasz kolorową kostką: czerwony. Ten kolor ma Ryś."])
    expect(thrower.page.locator(".side .log h3")).to_have_text("Runda 1, pistolet: Ty")  # and says it alone
    thrower.leave()
