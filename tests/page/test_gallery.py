"""The table of Modern Art under a finger: what a sale tells, what a chip means, which card fits."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import mlotek
from mlotek.games.modern_art.events import PaintingsSold, RoundBegan
from mlotek.server.wire.messages import Remark
from tests.conformance.tables import walk
from tests.counting import each
from tests.games.modern_art.table import EVERYTHING, deck_of
from tests.page.inspection import COVERED
from tests.page.scenes import SEAT, Moment, moment_at, moments, own_decisions, staged
from tests.page.theatre import NAMES, Theatre
from tests.page.visitor import DESK, PHONE

A_SALE = 1.9
"""Seconds in which a lot that is knocked down is looked at, and a little more."""
HANDS = 4.6
PAIR = ("koriko-double", "koriko-open")


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


def test_nothing_is_asked_of_whoever_closed_a_hand_last(browser: Browser, theatre: Theatre) -> None:
    match = mlotek.Match(mlotek.game("modern-art", 3), chance=[deck_of("koriko-sealed")])
    match.play(0, "put koriko-sealed")
    match.play(1, "seal 3")
    match.play(2, "seal 4")
    visitor = theatre.visitor(browser, theatre.guest(0), DESK)
    visitor.choose(pace=1)
    visitor.know("modern-art")
    visitor.page.clock.install(time=0)
    scene = theatre.set(match.record, ceremonies="all")
    visitor.enter(scene.path)
    title = visitor.page.locator("#status")
    expect(title).to_have_text("Ile zamykasz w dłoni?")
    visitor.page.clock.pause_at(60_000)
    theatre.play(scene, 0, "seal 5")
    expect(visitor.page.locator(".price b")).to_have_text("3")
    expect(title).to_have_text("Zamknięta dłoń: 3 z 3")
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
    visitor.rest()
    assert dim.first.evaluate(light) < fits.first.evaluate(light)
    dim.first.click(position={"x": 8, "y": 20}, force=True)
    words = visitor.page.locator(".refused .words")
    words.wait_for()
    visitor.page.wait_for_function(WHOLE, timeout=5000)
    visitor.rest()
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
    visitor.rest()
    assert visitor.page.evaluate(HIDDEN_SIGNS) == 0
    visitor.leave()


REACHED = """() => [...document.querySelectorAll('.hand .paintings button')].filter((card) => {
    const { left, top, width, height } = card.getBoundingClientRect()
    const [mark, sign] = [...card.querySelectorAll('.caption svg')].map((one) => one.getBoundingClientRect())
    return Math.min(width, height) >= 38 && mark.right <= sign.left && sign.right <= left + width &&
        [0.1, 0.5, 0.9].every((x) => card.contains(document.elementFromPoint(left + x * width, top + height / 2)))
}).length"""


def hoarded(size: int) -> mlotek.Match:
    """A game in which seat 0 has to choose from so many paintings: others take the lots, and it keeps its own."""
    for seed in range(60):
        rng, match = random.Random(seed), mlotek.Match(mlotek.game("modern-art", 3), seed)
        while not match.over:
            view: Any = match.view(SEAT)
            if len(view.seats[SEAT].hand) == size and view.phase == "put" and SEAT in match.actors:
                return match
            seat = rng.choice(match.actors)
            wild = rng.choice(list(map(str, match.legal(seat))))
            match.play(seat, wild if rng.random() < 0.4 else str(match.default(seat)))
    raise AssertionError("nobody keeps so many")


@pytest.mark.parametrize("size", [PHONE, (740, 360)])
@pytest.mark.parametrize("cards", [11, 14])
def test_every_painting_of_a_large_hand_can_be_tapped_all_over(
    cards: int, size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), size)
    visitor.enter(theatre.set(hoarded(cards).record).path)
    visitor.sit_down()
    hand = visitor.page.locator(".hand .paintings button")
    expect(hand).to_have_count(cards)
    visitor.rest()
    assert visitor.page.evaluate(REACHED) == cards
    before = [one.bounding_box() for one in hand.all()]
    hand.nth(cards - 3).click()
    expect(hand.nth(cards - 3)).to_have_attribute("aria-pressed", "true")
    visitor.rest()
    assert [one.bounding_box() for one in hand.all()] == before, "nothing moves under the finger"
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
    visitor.rest()
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
        visitor.resize(size)
        theatre.tell(scene, Remark(seat=seat, words=f"modern-art-remark-{remark}"))
        bubble = visitor.page.locator(".voices p", has_text=words)
        bubble.wait_for()
        visitor.rest()
        assert bubble.evaluate(COVERED, ".seats :is(.face, .name, .token > *), .wall :is(.name, .plates)") == []
    nothing = visitor.bar(".chips .button").filter(has_text="empty hand")
    assert nothing.locator("small").evaluate(
        "one => one.offsetHeight < 1.6 * parseFloat(getComputedStyle(one).fontSize)"
    )
    nothing.click()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".stage .price b.word")).to_have_text("1 of 5")
    visitor.leave()


def test_no_voice_hides_a_name_or_a_purse_on_a_desk(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), DESK, "en")
    visitor.choose(banter=True)
    scene = theatre.lead(visitor, next(moment for moment in own_decisions("modern-art") if moment.phase == "open"))
    for seat, words in ((1, "free-warm"), (2, "sold-cool"), (4, "free-loud")):
        theatre.tell(scene, Remark(seat=seat, words=f"modern-art-remark-{words}"))
    bubbles = visitor.page.locator(".voices p")
    expect(bubbles).to_have_count(3)
    visitor.rest()
    for bubble in each(bubbles.all(), 3):
        assert bubble.evaluate(COVERED, ".seats :is(.face, .name)") == []
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


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_whoever_has_passed_is_not_told_to_outbid(size: tuple[int, int], browser: Browser, theatre: Theatre) -> None:
    match = mlotek.Match(mlotek.game("modern-art", players=3), chance=[deck_of("koriko-open", "nex-double")])
    match.play(0, "put koriko-open")
    scene = theatre.set(match.record, people=(2,))
    bidder = theatre.visitor(browser, theatre.guest(2), size)
    bidder.enter(scene.path)
    bidder.sit_down()
    title = bidder.page.locator("#status")
    theatre.play(scene, 2, "pass")
    expect(title).to_contain_text("Pasujesz")
    theatre.play(scene, 1, "bid 11")
    expect(title).to_have_text("Przebij 11 albo pasuj")
    bidder.bar(".decline").click()
    expect(title).to_have_text("Pasujesz przy 11 tys. €")
    theatre.play(scene, 0, "bid 100")
    expect(title).to_contain_text("Kto da więcej niż 100")  # nobody has more
    bidder.leave()


def a_pair_for_me(price: int) -> mlotek.Match:
    """Seat 0 buys two paintings of somebody else, and one more."""
    others = [card for card in EVERYTHING if card.startswith("bahut")][:9]
    match = mlotek.Match(mlotek.game("modern-art", 3), chance=[deck_of("nex-sealed", *others, *PAIR)])
    for seat, deed in ((0, "put nex-sealed"), (1, "seal 0"), (2, "seal 0"), (0, "seal 3")):
        match.play(seat, deed)
    for seat, deed in ((1, f"put {PAIR[0]}"), (1, f"add {PAIR[1]}"), (0, f"bid {price}"), (1, "pass"), (2, "pass")):
        match.play(seat, deed)
    return match


def test_the_price_of_a_pair_belongs_to_both_paintings(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), DESK)
    visitor.enter(theatre.set(a_pair_for_me(45).record).path)
    visitor.sit_down()
    lots = visitor.page.locator(".holdings li")
    expect(lots.locator("small")).to_have_text(["za 3", "razem za 45"])
    expect(lots.last.locator(".picture")).to_have_count(2)
    visitor.rest()
    paid, *pictures = [one.bounding_box() for one in lots.last.locator("small, .picture").all()][::-1]
    assert paid
    for picture in pictures:
        assert picture
        assert paid["x"] <= picture["x"]
        assert picture["x"] + picture["width"] <= paid["x"] + paid["width"] + 1
    visitor.leave()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_whoever_comes_back_finds_the_lot_that_is_out_and_not_the_end_of_a_round(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    moment = moment_of(5, lambda event: isinstance(event, RoundBegan) and event.round > 1 and event.seat != SEAT)
    visitor = theatre.visitor(browser, theatre.guest(SEAT), size)
    scene = theatre.lead(visitor, moment, "all")
    page = visitor.page
    expect(page.locator("#stage .summary")).to_be_visible()
    page.reload()
    visitor.sit_down()
    expect(page.locator("#stage .summary")).to_be_visible()
    page.get_by_role("button", name="Gotowe").click()
    expect(page.locator(".summary")).to_have_count(0)
    page.reload()
    visitor.sit_down()
    page.locator(".again").click()  # it is not over the table that waits for a lot
    expect(page.locator("#stage .summary")).to_be_visible()
    now = theatre.match(scene)
    seat = now.actors[0]
    theatre.play(scene, seat, next(put for put in map(str, now.legal(seat)) if "once" in put or "fixed" in put))
    page.reload()
    visitor.sit_down()
    expect(page.locator(".easel")).to_be_visible()
    assert page.locator(".summary").count() == 0
    visitor.leave()


def test_a_round_that_has_ended_is_announced_once(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    theatre.lead(visitor, staged("modern-art", "round-ended"))
    expect(visitor.page.locator(".summary")).to_be_visible()
    assert visitor.page.locator("body").inner_text().count("Koniec rundy 1") == 1
    visitor.leave()


def thrifty(seed: int) -> Moment:
    """A game in which hands are empty before the last round: artists take turns, so no fifth painting comes soon."""
    match = mlotek.Match(mlotek.game("modern-art", 3, mystery_hand=True), seed)
    while not match.over:
        before, seat = match.length, match.actors[0]
        view: Any = match.view(seat)
        played = {one.artist: one.played for one in view.market}
        puts = [put for put in map(str, match.legal(seat)) if put.startswith("put")]
        none = next((one for one in ("add none", "keep") if one in map(str, match.legal(seat))), match.default(seat))
        match.play(seat, min(puts, key=lambda put: played[put[4:].split("-")[0]]) if puts else str(none))
    return moment_at("early", match.record, before, "over")


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize(
    ("language", "why", "told"),
    [
        ("pl", "a kart nie ma już nikt: gra kończy się bez rundy 4", "więc rundy 4 nie ma"),
        ("en", "the game ends without round 4", "so there is no round 4"),
    ],
)
def test_a_game_that_ends_early_says_why_where_people_look(
    language: str, why: str, told: str, size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), size, language)
    theatre.lead(visitor, thrifty(1), "all")
    cause = visitor.page.locator(".cause")
    expect(cause).to_contain_text(why)
    expect(cause).to_be_in_viewport(ratio=1)
    theatre.pass_time(16)
    end = visitor.page.locator("dialog[open] .deals h3")
    expect(end).to_contain_text(told)
    expect(end).to_be_in_viewport(ratio=1)
    visitor.leave()


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
    watcher.rest()
    assert watcher.page.locator("li.left .name").evaluate_all(OVERLAPS) == []
    watcher.leave()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_whoever_looks_on_sees_what_everybody_has_bought(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    moment = staged("modern-art", "round-ended")
    watcher = theatre.visitor(browser, theatre.guest(5), size)
    watcher.enter(theatre.set(moment.before).path)
    page = watcher.page
    expect(page.locator(".everybody li")).to_have_count(5)
    assert page.locator(".everybody i").count() > 0
    for name in (name.split()[-1] for name in NAMES[:5]):
        expect(page.locator(".everybody li", has_text=name)).to_be_in_viewport(ratio=1)
    expect(page.locator("body")).not_to_contain_text("Kupione w tej rundzie")
    watcher.rest()
    assert page.locator("#stage").evaluate("one => one.offsetHeight / innerHeight") > 0.5
    assert page.locator(".everybody :is(li, i)").evaluate_all(SPILLED) == []
    watcher.leave()


SPILLED = """all => all.filter((one) => {
    const list = one.closest('ul').getBoundingClientRect()
    const { left, right, bottom } = one.getBoundingClientRect()
    return left < list.left - 1 || right > list.right + 1 || bottom > list.bottom + 1
}).map((one) => one.outerHTML.slice(0, 90))"""


def moment_of(players: int, wanted: Callable[[mlotek.Event], bool]) -> Moment:
    """The first moment of a random game in which something happens."""
    for seed in range(30):
        before = told = 0
        for now in walk(mlotek.Match(mlotek.game("modern-art", players), seed), random.Random(seed)):
            events = now.events(None)
            if any(map(wanted, events[told:])):
                return moment_at("wanted", now.record, before, now.view(SEAT).phase)
            before, told = now.length, len(events)
    raise AssertionError("it never happens")


def spree(count: int) -> Moment:
    """The end of a round in which seat 0 has bought so many paintings."""
    return moment_of(
        3, lambda event: isinstance(event, PaintingsSold) and event.seat == SEAT and len(event.artists) >= count
    )


TOUCHING = """all => all.map((one) => {
    const words = document.createRange()
    words.selectNodeContents(one)
    return words.getBoundingClientRect()
}).filter((box, i, boxes) => i && box.left < boxes[i - 1].right).length"""
"""How many texts of a row begin before the one on their left ends."""
SEEN_WHOLE = """all => all.every((one) => {
    const box = one.getBoundingClientRect(), room = one.closest('.holdings').getBoundingClientRect()
    return box.left >= room.left && box.right <= room.right
})"""
MANY = 8


def test_what_many_paintings_bring_is_told_artist_by_artist(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    theatre.lead(visitor, spree(MANY), "all")
    values, piles = visitor.page.locator(".paid li b"), visitor.page.locator(".paid li")
    expect(visitor.page.locator(".paid strong")).to_be_visible()
    visitor.rest()
    assert values.evaluate_all(TOUCHING) == 0
    counts = [int((pile.locator("i").all_inner_texts() or ["×1"])[0].strip("×")) for pile in piles.all()]
    assert sum(counts) >= MANY
    brought = sum(count * int(value) for count, value in zip(counts, values.all_inner_texts(), strict=True))
    assert visitor.page.locator(".paid strong").inner_text() == f"= +{brought}"
    visitor.leave()


def test_many_paintings_that_i_bought_are_seen_whole_on_a_desk(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), DESK)
    visitor.enter(theatre.set(spree(MANY).before).path)
    visitor.sit_down()
    bought = visitor.page.locator(".holdings .picture")
    expect(bought.nth(MANY - 1)).to_be_visible()
    visitor.rest()
    assert bought.evaluate_all(SEEN_WHOLE)
    assert visitor.page.locator(".holdings small").evaluate_all(TOUCHING) == 0
    visitor.leave()


def next_round_is_mine(event: mlotek.Event) -> bool:
    return isinstance(event, RoundBegan) and event.round > 1 and event.seat == SEAT


RIM = 3
"""Pixels of gold around a chosen card."""


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_chosen_card_is_seen_whole_and_puts_the_end_of_a_round_aside(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), size)
    theatre.lead(visitor, moment_of(5, next_round_is_mine))
    page = visitor.page
    expect(page.locator(".summary")).to_be_visible()
    card = page.locator(".hand .paintings button").first
    card.click(position={"x": 10, "y": 20})
    expect(page.locator(".summary")).to_have_count(0)
    expect(page.locator(".rest .easel")).to_be_visible()
    visitor.rest()
    risen, hand = card.bounding_box(), page.locator("section.hand").bounding_box()
    assert risen is not None
    assert hand is not None
    assert risen["y"] - RIM >= hand["y"]
    visitor.leave()


def test_a_verdict_on_the_longest_name_leaves_my_money_in_sight(browser: Browser, theatre: Theatre) -> None:
    match = mlotek.Match(mlotek.game("modern-art", 5), chance=[deck_of("koriko-sealed")])
    match.play(0, "put koriko-sealed")
    for seat, amount in ((1, 2), (2, 3), (3, 4), (4, 4)):
        match.play(seat, f"seal {amount}")
    scene = theatre.set(match.record, ceremonies="all")
    visitor = theatre.visitor(browser, theatre.guest(SEAT), DESK)
    visitor.enter(scene.path)
    visitor.sit_down()
    theatre.play(scene, SEAT, "seal 1")
    verdict = visitor.page.locator(".rest .told")
    expect(verdict).to_contain_text(NAMES[3])
    expect(verdict).to_contain_text("Remis: siedzi bliżej organizatora")
    visitor.rest()
    assert verdict.evaluate(COVERED, ".me") == []
    visitor.leave()


def test_the_podium_stays_beside_the_story_of_a_game(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), DESK)
    theatre.lead(visitor, staged("modern-art", "game-ended"))
    page = visitor.page
    page.locator("dialog[open] summary").click()
    page.locator("dialog[open] table").last.scroll_into_view_if_needed()
    for step in page.locator(".ranking .score").all():
        expect(step).to_be_in_viewport(ratio=1)
    visitor.resize(PHONE)
    widths = page.locator("dialog[open] :is(.deals, details), dialog[open] .ranking > :nth-child(n + 4)")
    assert len(set(widths.evaluate_all("all => all.map((one) => one.offsetWidth)"))) == 1
    visitor.leave()


@pytest.mark.parametrize("phase", ["price", "sealed"])
def test_words_under_a_painting_stand_clear_of_its_plate(phase: str, browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), DESK)
    theatre.lead(visitor, next(moment for moment in own_decisions("modern-art") if moment.phase == phase))
    visitor.page.locator(".facts .price").wait_for()
    visitor.rest()
    plate, words, money = (
        visitor.page.locator(one).bounding_box() for one in (".facts .plate", ".facts .price", ".me")
    )
    assert plate
    assert words
    assert money
    assert words["y"] - plate["y"] - plate["height"] >= 8
    assert words["y"] + words["height"] <= money["y"]
    visitor.leave()
