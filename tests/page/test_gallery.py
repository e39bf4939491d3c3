"""The table of Modern Art under a finger: what a sale tells, what a chip means, which card fits."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

import mlotek
from mlotek.server.wire.messages import Remark
from tests.games.modern_art.table import deck_of
from tests.page.inspection import COVERED
from tests.page.scenes import SEAT, moments, own_decisions, staged
from tests.page.theatre import Theatre
from tests.page.visitor import DESK, PHONE

A_SALE = 1.9
"""Seconds in which a lot that is knocked down is looked at, and a little more."""
HANDS = 4.6


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_sale_says_where_the_money_goes_and_is_not_told_again_over_the_next_lot(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    match = mlotek.Match(mlotek.game("modern-art", 4), seed=1)
    seller = match.actors[0]
    match.play(seller, next(put for put in map(str, match.legal(seller)) if "fixed" in put))
    match.play(seller, "price 5")
    scene = theatre.set(match.record, people=(2,), ceremonies="all")
    visitor = theatre.visitor(browser, theatre.guest(2), size)
    visitor.enter(scene.path)
    visitor.sit_down()
    theatre.play(scene, match.actors[0], "buy")
    page = visitor.page
    strip = page.locator(".note-strip")
    expect(page.locator("#status")).to_have_text("Sprzedane!")
    expect(strip.locator(".remark")).to_contain_text("tys. € dostaje")
    expect(page.locator(".wall .hot")).to_have_count(1)
    theatre.pass_time(A_SALE)
    expect(page.locator(".pause")).to_have_count(0)
    now = theatre.match(scene)
    seat = now.actors[0]
    theatre.play(scene, seat, next(put for put in map(str, now.legal(seat)) if put.startswith("put")))
    expect(strip).to_contain_text("ystawia")
    expect(strip.locator(".moment")).to_have_count(0)
    visitor.leave()


def test_hands_that_open_are_looked_at_once(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    theatre.lead(visitor, staged("modern-art"), "all")
    expect(visitor.page.locator("#status")).to_have_text("Dłonie otwarte!")
    theatre.pass_time(HANDS)
    expect(visitor.page.locator(".pause")).to_have_count(0)
    expect(visitor.page.locator("#status")).not_to_have_text("Sprzedane!")
    visitor.leave()


WHOLE = """() => {
    const words = document.querySelector('.refused .words')
    return words.scrollHeight <= words.clientHeight + 1
}"""


def test_a_second_painting_that_does_not_fit_is_dim_and_its_refusal_can_be_read(
    browser: Browser, theatre: Theatre
) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    theatre.lead(visitor, next(moment for moment in own_decisions("modern-art") if moment.phase == "add"))
    expect(visitor.page.locator("#status")).to_have_text("Dokładasz drugi obraz?")
    cards = visitor.page.locator(".hand .paintings button")
    dim = visitor.page.locator(".hand .paintings button[aria-disabled=true]")
    fits = visitor.page.locator(".hand .paintings button[aria-disabled=false]")
    assert 0 < fits.count() < cards.count(), "a hand with paintings of that artist, and with others"
    light = "one => Number(getComputedStyle(one.querySelector('.picture')).opacity)"
    assert dim.first.evaluate(light) < fits.first.evaluate(light)
    dim.first.click(position={"x": 8, "y": 20}, force=True)
    words = visitor.page.locator(".refused .words")
    words.wait_for()
    visitor.page.wait_for_function(WHOLE, timeout=5000)
    assert words.evaluate("one => one.clientWidth") > 90, "a sentence, not a column of letters"
    fits.first.click(position={"x": 8, "y": 20})
    expect(visitor.page.locator(".refused")).to_have_count(0)
    visitor.leave()


HIDDEN_SIGNS = """() => [...document.querySelectorAll('.hand .paintings li')].filter((card, i, all) => {
    const sign = card.querySelector('.sign').getBoundingClientRect()
    const next = all[i + 1]?.querySelector('button').getBoundingClientRect()
    return next && sign.right > next.left + 1
}).length"""


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_card_of_a_full_hand_shows_its_auction(players: int, browser: Browser, theatre: Theatre) -> None:
    """Hands of ten, nine and eight cards."""
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    visitor.enter(theatre.set(mlotek.Match(mlotek.game("modern-art", players), seed=1).record).path)
    visitor.sit_down()
    visitor.page.locator(".hand .sign").first.wait_for()
    assert visitor.page.evaluate(HIDDEN_SIGNS) == 0
    visitor.leave()


OUTSIDE = """() => [...document.querySelectorAll('.purse > *')].filter((one) => {
    const box = one.getBoundingClientRect()
    return box.right > innerWidth || box.left < 0
}).length"""


@pytest.mark.parametrize("size", [PHONE, (740, 360)])
def test_what_i_have_bought_and_bid_stands_beside_my_money(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), size)
    theatre.lead(visitor, next(moment for moment in moments("modern-art") if "open-pair-leading" in moment.name))
    expect(visitor.page.locator(".purse .paddle")).to_be_visible()
    expect(visitor.page.locator(".purse")).to_contain_text("kupione: 1")
    assert visitor.page.evaluate(OUTSIDE) == 0
    visitor.leave()


LYING = (740, 360)
SAID = {
    "free-warm": (2, LYING, "poor thing"),
    "free-loud": (4, LYING, "nothing about art"),
    "sold-cool": (3, PHONE, "a pleasure"),
}
"""What a seat says on a screen, and some words of it."""


def test_a_lot_for_closed_hands_shows_no_price_and_takes_a_chosen_amount_by_enter(
    browser: Browser, theatre: Theatre
) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE, "en")
    visitor.choose(banter=True)
    scene = theatre.lead(visitor, next(moment for moment in own_decisions("modern-art") if moment.phase == "sealed"))
    expect(visitor.page.locator(".stage .price b.word")).to_have_text("0 of 5")
    for remark, (seat, size, words) in SAID.items():
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        theatre.tell(scene, Remark(seat=seat, words=f"modern-art-remark-{remark}"))
        bubble = visitor.page.locator(".voices p", has_text=words)
        assert bubble.evaluate(COVERED, ".seats :is(.face, .name, .token > *), .wall :is(.name, .plates)") == []
    nothing = visitor.bar(".chips .button").filter(has_text="empty hand")
    assert nothing.locator("small").evaluate(
        "one => one.offsetHeight < 1.6 * parseFloat(getComputedStyle(one).fontSize)"
    )
    nothing.click()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".stage .price b.word")).to_have_text("1 of 5")
    visitor.leave()


def test_the_end_tells_what_cost_me_the_win_or_by_how_much_i_won(browser: Browser, theatre: Theatre) -> None:
    ending = staged("modern-art", "game-ended")
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    theatre.lead(visitor, ending)
    verdict = visitor.page.locator("dialog[open] .verdict")
    expect(verdict).to_contain_text("Zgubił Cię zakup za 100.")
    heading = visitor.page.locator("dialog[open] h2").first
    expect(heading).to_be_focused()
    assert heading.evaluate("one => getComputedStyle(one).outlineStyle") == "none"
    assert (
        "za\N{NO-BREAK SPACE}100\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}0" in visitor.page.locator(".deals").inner_text()
    )
    visitor.leave()
    winner = theatre.visitor(browser, theatre.guest(4), PHONE)
    winner.enter(theatre.set(ending.whole, people=(4,)).path)
    expect(winner.page.locator("dialog[open] .verdict")).to_contain_text("o 33 tys. € mniej")
    winner.leave()


def test_whoever_is_last_to_pass_is_told_what_that_means(browser: Browser, theatre: Theatre) -> None:
    match = mlotek.Match(mlotek.game("modern-art", players=3), chance=[deck_of("koriko-open", "nex-double")])
    match.play(0, "put koriko-open")
    scene = theatre.set(match.record)
    seller = theatre.visitor(browser, theatre.guest(0), PHONE)
    seller.enter(scene.path)
    seller.sit_down()
    decline = seller.bar(".decline")
    expect(decline).to_have_text("Na razie pas")
    theatre.play(scene, 1, "pass")
    theatre.play(scene, 2, "pass")
    expect(decline).to_have_text("Biorę za darmo")
    theatre.play(scene, 1, "bid 5")
    expect(decline).to_have_text("Na razie pas")
    theatre.play(scene, 2, "pass")
    expect(decline).to_have_text("Sprzedaję")
    seller.leave()


def test_who_has_no_second_painting_is_not_asked_to_choose_one(browser: Browser, theatre: Theatre) -> None:
    match, seat = next(filter(None, map(lone_double, range(200))))
    scene = theatre.set(match.record, people=(seat,))
    seller = theatre.visitor(browser, theatre.guest(seat), PHONE)
    seller.enter(scene.path)
    seller.sit_down()
    expect(seller.bar("button")).to_have_text(["Nie mam czego dołożyć"])
    seller.leave()


def lone_double(seed: int) -> tuple[mlotek.Match, int] | None:
    """A deal whose first seat puts up a double and has no other painting of that artist."""
    match = mlotek.Match(mlotek.game("modern-art", players=5), seed)
    seat = match.actors[0]
    puts = {str(put).removeprefix("put ") for put in match.legal(seat)}
    artists = [card.split("-")[0] for card in puts]
    double = next((card for card in puts if card.endswith("-double") and artists.count(card.split("-")[0]) == 1), None)
    if double is None:
        return None
    match.play(seat, f"put {double}")
    return match, seat


OVERLAPS = """names => names.filter((one) => {
    const plate = one.getBoundingClientRect()
    return [...document.querySelectorAll('.left .face')].some((other) => {
        const face = other.getBoundingClientRect()
        return face.top > plate.top && face.top < plate.bottom - 1
    })
}).map((one) => one.textContent)"""


def test_whoever_looks_on_sees_three_on_one_side_apart(browser: Browser, theatre: Theatre) -> None:
    match = mlotek.Match(mlotek.game("modern-art", 5), seed=1)
    scene = theatre.set(match.record, people=(4,))
    watcher = theatre.visitor(browser, theatre.guest(0), DESK)
    watcher.enter(scene.path)
    expect(watcher.page.locator("li.left")).to_have_count(3)
    assert watcher.page.locator("li.left .name").evaluate_all(OVERLAPS) == []
    watcher.leave()
