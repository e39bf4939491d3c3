"""Moments that everybody looks at together: nothing goes on behind them, and a word ends them."""

from __future__ import annotations

import itertools
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import mlotek
from mlotek.games.modern_art.events import PaintingsSold
from mlotek.server.wire.messages import Tempo
from tests.conformance.tables import walk
from tests.page.scenes import SEAT, Moment, moment_at, moments, staged
from tests.page.theatre import Theatre
from tests.page.visitor import DESK, PHONE, Visitor


def test_a_market_opens_when_i_have_read_what_it_is_about(visitor: Visitor) -> None:
    visitor.take_time()
    visitor.open_table("targ")
    visitor.start()
    expect(visitor.page.locator(".centre .back")).to_be_visible()
    assert visitor.bar().count() == 0, "nothing can be done meanwhile"
    before = visitor.version
    visitor.sit_down()
    expect(visitor.page.locator(".centre .card:not(.back)")).to_be_visible()
    assert visitor.version >= before
    visitor.bar(".done").wait_for()
    visitor.leave()


def test_a_hurried_table_has_none(visitor: Visitor) -> None:
    visitor.play_with_bots("targ")
    visitor.bar(".done").wait_for()
    assert visitor.page.get_by_role("button", name="Gotowe").count() == 0
    visitor.leave()


OPENED = "Targ otwarty!"
"""What is told with the name of the centre card: not before it is turned up."""


LYING = (740, 360)


def open_market(trader: Visitor) -> None:
    """Read what the game is about, look at the hand, and trade."""
    trader.sit_down()
    trader.page.get_by_role("button", name="Gotowe").click()
    trader.bar(".done").wait_for()


ROOM = "one => [one.offsetWidth / innerWidth, one.offsetHeight / innerHeight]"
FITS = "one => one.scrollHeight <= one.clientHeight"
SPILLED = """swaps => swaps.filter((one) => one.getBoundingClientRect().bottom >
    one.closest('.square').getBoundingClientRect().bottom).map((one) => one.textContent)"""


@pytest.mark.parametrize(("size", "players"), [(PHONE, 4), (PHONE, 6), (DESK, 4), (LYING, 4), (LYING, 6)])
def test_a_stop_opens_the_callers_hand_before_all_are_settled(
    size: tuple[int, int], players: int, browser: Browser, theatre: Theatre
) -> None:
    game = mlotek.game("targ", players)
    scene = theatre.set(mlotek.Match(game, seed=1).record, tempo=Tempo("none"), ceremonies="all")
    trader = theatre.visitor(browser, theatre.guest(0), size)
    trader.enter(scene.path)
    page = trader.page
    expect(page.locator(".centre .back")).to_be_visible()
    expect(page.locator("body")).not_to_contain_text(OPENED)
    expect(page.locator(".hand .worth")).to_contain_text("?")
    open_market(trader)
    trader.rest()
    assert page.locator("#stage").evaluate(FITS), "every stall is in sight"
    assert page.locator(".swap").evaluate_all(SPILLED) == [], "seven goods find room beside the centre"
    expect(page.locator(".note-strip")).to_contain_text(OPENED)
    expect(page.locator("[role=log]")).to_contain_text(OPENED)
    theatre.play(scene, 1, "stop")
    expect(page.get_by_role("heading", name="STOP!")).to_be_visible()
    expect(page.locator(".settlement .verdict")).to_contain_text("Ryś za wcześnie: −5!")
    assert page.locator(".pills li:not(.most)").count() > 0
    assert page.locator(".settlement tbody tr").count() == players
    trader.rest()
    assert page.locator(".ceremony").evaluate(ROOM) == [1, 1], "neither the log nor the next hand is beside it"
    for told in (".verdict", ".me .sum", "ol li:last-child"):
        expect(page.locator(f".settlement {told}")).to_be_in_viewport(ratio=1)
    trader.expect_no_overflow()
    expect(page.locator("body")).not_to_contain_text("Runda 2. ")
    expect(page.locator(".facts span").last).to_have_text("0 pkt")  # what the settlement tells is not told before it
    page.get_by_role("button", name="Gotowe").click()
    expect(page.locator(".facts span").last).to_have_text(f"{trader.view['seats'][0]['score']} pkt")
    expect(page.locator(".centre .back")).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("Runda 2. ")
    page.get_by_role("button", name="Gotowe").click()
    trader.bar(".done").wait_for()
    trader.leave()


@pytest.mark.parametrize("size", [DESK, (1920, 1080), LYING])
def test_a_round_without_a_stop_shows_where_everybody_stands(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    trader = theatre.visitor(browser, theatre.guest(0), size)
    theatre.lead(trader, staged("targ", "round-ended"), "all")
    expect(trader.page.locator(".settlement .quiet")).to_be_visible()
    places = trader.page.locator(".settlement ol li")
    assert places.count() == 6
    expect(places.last).to_be_in_viewport(ratio=1)
    trader.rest()
    bar = trader.page.locator(".actions .primary").bounding_box()
    for row in trader.page.locator(".settlement tbody tr").all():
        box = row.bounding_box()
        assert bar is not None
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"] or box["x"] + box["width"] <= bar["x"], "it lies under the way on"
    trader.leave()


CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"


def test_a_moment_says_who_is_ready_whom_all_wait_for_and_how_long(browser: Browser, theatre: Theatre) -> None:
    game = mlotek.game("targ", 6)
    record = mlotek.Match(game, seed=1).record
    scene = theatre.set(record, people=tuple(range(6)), tempo=Tempo("none"), ceremonies="all")
    company = [theatre.visitor(browser, theatre.guest(seat), PHONE) for seat in range(6)]
    for trader in company:
        trader.enter(scene.path)
    for trader in company:
        trader.sit_down()
    page = company[0].page
    ready, awaited = page.locator(".pause .company div").all()
    expect(awaited).to_have_text("Czekamy: Ryś, Ola +3")
    expect(ready).to_be_empty()
    expect(page.locator(".pause .seconds")).to_have_text(re.compile(r"^0:\d\d$"))
    company[0].rest()
    place = page.locator(".pause .primary").bounding_box()
    for trader in company[1:]:
        trader.be_ready()
    expect(ready).to_have_text("Gotowi: Ryś, Ola +3")
    expect(awaited).to_have_text("Czekamy już tylko na Ciebie")
    company[0].rest()
    assert page.locator(".pause .primary").bounding_box() == place, "the button stays under the finger"
    for size in (PHONE, (320, 568), LYING, DESK):
        company[0].resize(size)
        assert page.locator(".pause .company div").evaluate_all(CUT) == []
        expect(page.locator(".pause .primary")).to_be_in_viewport(ratio=1)
    for trader in company:
        trader.leave()


BEGINS = "all => all.map((one) => Math.round(1000 * parseFloat(getComputedStyle(one).animationDelay)))"


def test_a_stop_is_settled_good_by_good_and_nothing_is_seen_behind_it(browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(mlotek.Match(mlotek.game("targ", 4), seed=1).record, tempo=Tempo("none"), ceremonies="all")
    trader = theatre.visitor(browser, theatre.guest(0), PHONE)
    trader.enter(scene.path)
    trader.sit_down()
    trader.be_ready()
    trader.bar(".done").wait_for()
    theatre.play(scene, 1, "stop")
    page = trader.page
    expect(page.locator(".settlement .verdict")).to_contain_text("Ryś za wcześnie: −5!")
    assert page.locator(".ceremony").evaluate("one => getComputedStyle(one).animationName") == "none", "no next hand"
    steps = [".fan span", ".pills li", ".verdict", "> .all", "td i", ".sum b", ".standing"]
    begins = [page.locator(f".settlement {step}").evaluate_all(BEGINS) for step in steps]
    assert all(max(one) < min(other) for one, other in itertools.pairwise(begins)), begins
    assert len(set(begins[4])) > 1, "not all goods at once"
    why = page.locator(".settlement .verdict span").evaluate("one => one.textContent")
    assert re.search(r" \w+\u00a0\d/\d", why), "a good and how much there is of it stay on one line"
    assert max(begins[-1]) < 9000, "time is left to read it all"
    trader.leave()


BROKEN = """names => names.filter((one) => {
    const letters = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    while (letters.nextNode()) for (const { 0: word, index } of letters.currentNode.data.matchAll(/[^\\s-]+-?/g)) {
        const range = document.createRange()
        range.setStart(letters.currentNode, index)
        range.setEnd(letters.currentNode, index + word.length)
        if (range.getClientRects().length > 1) return true
    }
    return false
}).map((one) => one.textContent)"""
"""Names of which a word goes on in the next line."""


@pytest.mark.parametrize("size", [PHONE, DESK, LYING])
def test_a_long_name_leaves_room_for_why_its_stop_was_wrong(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    record = mlotek.Match(mlotek.game("targ", 4), seed=1).record
    scene = theatre.set(record, tempo=Tempo("none"), ceremonies="all")
    trader = theatre.visitor(browser, theatre.guest(0), size)
    trader.enter(scene.path)
    page = trader.page
    open_market(trader)
    trader.rest()
    assert page.locator(".stall .name").evaluate_all(BROKEN) == []
    theatre.play(scene, 3, "stop")
    expect(page.locator(".settlement .verdict")).to_contain_text("Wawrzyniec-Włodzimierzów za wcześnie: −5!")
    for told in (".verdict span", "ol li:last-child"):
        expect(page.locator(f".settlement {told}")).to_be_in_viewport(ratio=1)
    trader.rest()
    assert page.locator(".settlement .name").evaluate_all(BROKEN) == []
    trader.leave()


ENDS = {
    "modern-art": ".podium",
    "milionerzy": ".bankrupt .stamp",
    "nie-blefuj": ".ended .cases",
    "targ": ".settlement tbody",
}
"""What everybody sees together at the end of each game."""


SHARE = "one => (one.offsetWidth * one.offsetHeight) / (innerWidth * innerHeight)"
LAST_LOT = 5.5
"""Seconds in which the last lot has had its moments, and the end has not."""


def ending(game: str) -> Moment:
    return next(moment for moment in moments(game) if moment.phase == "over")


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("game", ENDS)
def test_an_end_is_seen_before_it_is_counted(
    game: str, size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), size)
    theatre.lead(visitor, ending(game), "all")
    page, ready = visitor.page, visitor.page.get_by_role("button", name="Gotowe")
    theatre.pass_time(LAST_LOT)
    expect(page.locator(ENDS[game]).first).to_be_visible()
    assert not visitor.over, "the end waits until everybody has seen how it came about"
    visitor.expect_no_overflow()
    ready.click()
    expect(page.locator("dialog[open] .ranking")).to_be_visible()
    visitor.rest()
    assert page.locator("dialog[open] .ranking .name").evaluate_all(CUT) == [], "everybody is named"
    assert page.locator("dialog[open] .ranking .breaks").count() == 0, "no name breaks within a word"
    if size == DESK:
        for desk in (DESK, (1920, 1080)):
            visitor.resize(desk)
            assert page.locator("dialog[open]").evaluate(SHARE) > 0.7, "the end has the desk to itself"
            expect(page.locator("dialog[open] .ranking li").last).to_be_in_viewport(ratio=1)
            expect(page.get_by_role("button", name="Jeszcze raz")).to_be_in_viewport(ratio=1)
    visitor.leave()


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_poorest_leaves_before_the_points_are_read(language: str, browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE, language)
    theatre.lead(visitor, ending("milionerzy"), "all")
    theatre.pass_time(1.3)
    houses = visitor.page.locator(".bankrupt li")
    expect(houses.last.locator(".stamp")).to_have_text({"pl": "BANKRUT", "en": "BANKRUPT"}[language])
    assert houses.first.locator(".stamp").count() == 0
    delays = [
        float(visitor.page.locator(place).first.evaluate("one => parseFloat(getComputedStyle(one).animationDelay)"))
        for place in (".bankrupt .stamp", ".bankrupt .points")
    ]
    assert delays[0] < delays[1]
    visitor.leave()


def test_whoever_wants_no_ceremonies_is_ready_at_once(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    visitor.choose(ceremonies="none")
    theatre.lead(visitor, ending("milionerzy"), "all")
    expect(visitor.page.locator("dialog[open] .ranking")).to_be_visible()
    visitor.leave()


def test_a_table_chooses_its_ceremonies(visitor: Visitor) -> None:
    visitor.take_time()
    visitor.open_table("targ")
    visitor.page.get_by_label("Ważne chwile").select_option("fewer")
    visitor.wait_until(lambda: visitor.heard[-1].get("table", {}).get("ceremonies") == "fewer")
    visitor.leave()


REVEALED = "Wawrzyniec-Włodzimierzów odkrywa: "
"""What is told with the name of the next tile."""


def test_a_reversed_auction_announces_itself(browser: Browser, theatre: Theatre) -> None:
    misfortune = next(m for m in moments("milionerzy") if m.name.startswith("auction-misfortune"))
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    theatre.lead(visitor, misfortune, "all")
    expect(visitor.page.locator("#status")).to_have_text("Sprzedane!")
    expect(visitor.page.locator(".lot figcaption")).to_contain_text("bierze i płaci")
    expect(visitor.page.locator(".lot .taker")).to_be_visible()
    assert visitor.page.locator(".table.misfortune").count() == 0, "the next tile waits until this one is taken"
    expect(visitor.page.locator("body")).not_to_contain_text(REVEALED)
    expect(visitor.page.locator(".note-strip .line")).to_have_count(0)  # the stage tells it, large
    theatre.pass_time(1.3)
    expect(visitor.page.locator(".reversed")).to_contain_text("Złodziej: zabiera jeden luksus")
    theatre.pass_time(2.1)
    expect(visitor.page.locator(".reversed")).to_have_count(0)
    expect(visitor.page.locator("[role=log]")).to_contain_text(REVEALED)
    visitor.leave()


def test_a_misfortune_that_the_deal_turned_up_waits_for_people_who_arrive(browser: Browser, theatre: Theatre) -> None:
    deals = (mlotek.Match(mlotek.game("milionerzy", 4), seed) for seed in range(100))
    dealt: Any = next(deal for deal in deals if getattr(deal.view(SEAT), "tile", "") in ("cba", "casino", "thief"))
    scene = theatre.set(dealt.record, ceremonies="all")
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    visitor.enter(scene.path)
    visitor.sit_down()
    announced = visitor.page.locator(".reversed")
    expect(announced).to_contain_text("Kto pierwszy spasuje, bierze")
    theatre.pass_time(3)
    visitor.page.wait_for_timeout(300)
    expect(announced).to_be_visible(timeout=1000)
    theatre.pass_time(3.1)
    expect(announced).to_have_count(0)
    visitor.leave()


def test_closed_hands_open_beside_their_faces(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), (1920, 1080))
    theatre.lead(visitor, staged("modern-art"), "all")
    expect(visitor.page.locator("#status")).to_have_text("Dłonie otwarte!")
    amounts = visitor.page.locator(".seats .fist b")
    expect(amounts).to_have_count(4)
    visitor.rest()
    heights = amounts.evaluate_all(
        "all => all.map((one) => one.offsetHeight / parseFloat(getComputedStyle(one).fontSize))"
    )
    assert max(heights) < 2, "an amount is read in one line"
    visitor.leave()


OFF_CENTRE = """() => [...document.querySelectorAll('.seats li')].filter((seat) => {
    const [place, ...parts] = [seat, seat.querySelector('.face'), seat.querySelector('.name')]
        .map((one) => one.getBoundingClientRect())
    return parts.some((box) => Math.abs(box.left + box.right - place.left - place.right) > 2)
}).map((seat) => seat.textContent)"""


def test_a_thief_who_chooses_bids_no_more(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), DESK)
    theatre.lead(visitor, next(moment for moment in moments("milionerzy") if moment.phase == "theft"))
    expect(visitor.page.locator(".stage .headline")).to_have_text("Złodziej!")
    visitor.rest()
    assert visitor.page.evaluate(OFF_CENTRE) == [], "a long name stays under its face"
    visitor.leave()


def numbers(texts: list[str]) -> list[int]:
    return [int(text.strip("=+ ")) for text in texts]


def test_a_round_ends_with_what_each_of_my_paintings_brings_and_how_all_stand(
    browser: Browser, theatre: Theatre
) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), DESK)
    theatre.lead(visitor, staged("modern-art", "round-ended"), "all")
    page = visitor.page
    expect(page.locator("#status")).to_have_text("Koniec rundy 1: bank płaci za obrazy")
    expect(page.locator(".facts").first).to_contain_text("Runda 1")
    values = numbers(page.locator(".hand .paid b").all_inner_texts())
    assert values, "a random game in which I bought something"
    assert numbers(page.locator(".hand .paid strong").all_inner_texts()) == [sum(values)]
    standings = numbers(page.locator(".holdings .standings .amount").all_inner_texts())
    assert standings == sorted(standings, reverse=True)
    assert len(standings) == 5
    assert page.locator(".seats .active").count() == 0, "nobody is asked for anything meanwhile"
    visitor.resize(PHONE)
    expect(page.locator(".hand .paid strong")).to_be_in_viewport(ratio=1)
    visitor.expect_no_overflow()
    visitor.leave()


def test_who_stands_how_is_told_in_the_strip_of_a_phone_where_purses_are_open(
    browser: Browser, theatre: Theatre
) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    theatre.lead(visitor, next(moment for moment in moments("modern-art") if moment.name == "over-of-3"), "all")
    expect(visitor.page.locator(".note-strip .remark")).to_contain_text("1. ")
    expect(visitor.page.locator(".note-strip .remark .one")).to_have_count(3)
    visitor.leave()


def test_a_pair_stands_between_the_paddles(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), DESK)
    pair = next(moment for moment in moments("modern-art") if moment.name.startswith("open-mine-pair"))
    scene, page = theatre.lead(visitor, pair), visitor.page
    expect(page.locator(".seats li").filter(has_text="organizator")).to_have_count(1)
    visitor.rest()
    assert page.evaluate(BESIDE_THE_EASEL), "what stands beside a face covers no painting"
    while (match := theatre.match(scene)).view(0).phase == "open":
        theatre.play(scene, match.actors[0], "pass")
    expect(page.locator(".rest .pair .canvas")).to_have_count(2)
    visitor.rest()
    assert page.evaluate(COMPANY_BESIDE_THE_PAIR), "when it has been sold, neither"
    visitor.leave()


BESIDE_THE_EASEL = """() => {
    const easel = document.querySelector('.easel .canvases').getBoundingClientRect()
    const tokens = [...document.querySelectorAll('.seats .token > *')].map((one) => one.getBoundingClientRect())
    return tokens.length > 0 && tokens.every((one) => one.right <= easel.left || one.left >= easel.right)
}"""


def test_the_finger_that_calls_stop_skips_nothing_when_it_goes_up(browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(mlotek.Match(mlotek.game("targ", 4), seed=1).record, tempo=Tempo("none"), ceremonies="all")
    trader = theatre.visitor(browser, theatre.guest(0), PHONE, has_touch=True)
    trader.enter(scene.path)
    page, finger = trader.page, trader.context.new_cdp_session(trader.page)
    open_market(trader)
    page.evaluate("window.taps = 0; addEventListener('click', ({ detail }) => { if (detail) window.taps++ })")
    trader.rest()
    box = trader.bar(".stop").bounding_box()
    assert box is not None
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    expect(page.get_by_role("heading", name="STOP!")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.touchscreen.tap(place["x"], 20)
    page.wait_for_function("window.taps > 0")
    assert page.evaluate("window.taps") == 1, "only the new touch is a tap"
    expect(page.get_by_role("heading", name="STOP!")).to_be_visible()
    trader.leave()


COMPANY_BESIDE_THE_PAIR = """() => {
    const pair = document.querySelector('.rest .pair').getBoundingClientRect()
    const company = [...document.querySelectorAll('.seats li')].map((one) => one.getBoundingClientRect())
    return company.every((one) =>
        one.right <= pair.left || one.left >= pair.right || one.bottom <= pair.top || one.top >= pair.bottom)
}"""


def test_a_round_begins_with_an_empty_easel(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    theatre.lead(visitor, next(moment for moment in moments("modern-art") if moment.name.startswith("put-settled")))
    page = visitor.page
    page.get_by_role("button", name="Dalej").click()
    expect(page.locator(".rest .nothing")).to_be_visible()
    expect(page.locator(".rest .told")).to_have_count(0)
    page.get_by_role("button", name="Koniec rundy 1").click()
    expect(page.get_by_role("button", name="Dalej")).to_be_visible()
    visitor.leave()


def test_what_became_of_the_suitcases_is_told_while_the_next_colour_is_thrown(
    browser: Browser, theatre: Theatre
) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    theatre.lead(visitor, staged("nie-blefuj", "cards-taken"), "all")
    expect(visitor.page.locator(".note-strip .moment")).to_contain_text("zabiera")
    visitor.leave()


def many_paintings(mine: int) -> Moment:
    """The end of a round of a random game after which the bank pays me for so many paintings."""
    for seed in range(100):
        match, before, told = mlotek.Match(mlotek.game("modern-art", 5), seed), 0, 0
        for now in walk(match, random.Random(seed)):
            events = now.events(None)[told:]
            sold = [len(event.artists) for event in events if isinstance(event, PaintingsSold) and event.seat == SEAT]
            if sold and sold[0] >= mine:
                return moment_at("round-ended", now.record, before, now.view(SEAT).phase)
            before, told = now.length, told + len(events)
    raise AssertionError("nobody buys so much")


APART = """() => {
    const parts = [...document.querySelectorAll('.hand .paid :is(li, strong, p)')]
    const hand = document.querySelector('.hand')
    return parts.every((one, i) => one.offsetTop + one.offsetHeight <= hand.clientHeight &&
        one.offsetLeft + one.offsetWidth <= hand.clientWidth &&
        (i === 0 || one.offsetLeft >= parts[i - 1].offsetLeft + parts[i - 1].offsetWidth))
}"""


def test_a_sum_stands_beside_all_my_paintings_however_many(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), DESK)
    theatre.lead(visitor, many_paintings(6), "all")
    page = visitor.page
    expect(page.locator(".hand .paid strong")).to_be_visible()
    for size in (DESK, PHONE, (320, 568)):
        visitor.resize(size)
        assert page.evaluate(APART), f"nothing of what the bank pays me lies on something else at {size}"
    visitor.leave()


UNEVEN = """all => {
    const floors = all.map((one) => one.offsetTop + one.offsetHeight)
    return Math.max(...floors) - Math.min(...floors)
}"""


def test_a_round_ends_on_the_wall_of_a_phone_with_a_step_for_every_artist(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    theatre.lead(visitor, staged("modern-art", "round-ended"), "all")
    steps = visitor.page.locator(".podium .step")
    expect(steps).to_have_count(5)
    for size in (PHONE, (320, 568)):
        visitor.resize(size)
        assert steps.evaluate_all(UNEVEN) <= 1, "they stand on one floor"
        expect(visitor.page.locator(".cause")).to_be_in_viewport(ratio=1)
    visitor.page.locator(".podium button.step").first.click()
    expect(visitor.page.locator(".cause")).to_contain_text("pierwszą trójkę")
    visitor.leave()


PAINTING = """() => {
    const box = document.querySelector('.easel .canvases').getBoundingClientRect()
    return [box.left, box.top, box.width, box.height].map(Math.round)
}"""


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_hands_open_around_a_painting_that_stays_and_tell_me_what_i_lacked(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    match = mlotek.Match(mlotek.game("modern-art", 5), seed=1)
    seller = match.actors[0]
    match.play(seller, next(put for put in map(str, match.legal(seller)) if "sealed" in put))
    for seat, amount in enumerate((5, 31, 10, 16)):
        match.play(seat, f"seal {amount}")
    scene = theatre.set(match.record, people=(2,), ceremonies="all")
    visitor = theatre.visitor(browser, theatre.guest(2), size)
    visitor.enter(scene.path)
    visitor.sit_down()
    visitor.rest()
    place = visitor.page.evaluate(PAINTING)
    theatre.play(scene, 4, "seal 12")
    expect(visitor.page.locator("#status")).to_have_text("Dłonie otwarte!")
    expect(visitor.page.locator(".note-strip .remark")).to_have_text(
        "Twoje 10: o 21 za mało. 31 tys. € dostaje Marszandka Wydra."
    )
    visitor.rest()
    assert visitor.page.evaluate(PAINTING) == place, "nothing moves"
    visitor.leave()


def test_what_a_reversed_auction_is_about_stays_in_sight(browser: Browser, theatre: Theatre) -> None:
    misfortune = next(m for m in moments("milionerzy") if m.name.startswith("auction-misfortune"))
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    theatre.lead(visitor, misfortune, "all")
    theatre.pass_time(1.3)
    expect(visitor.page.locator(".reversed")).to_be_visible()
    expect(visitor.page.locator("#status")).to_have_text("Odwrotna licytacja!")
    for size in (PHONE, DESK):
        visitor.resize(size)
        assert visitor.page.evaluate(IN_SIGHT), "the announcement stands under the tile"
    visitor.leave()


IN_SIGHT = """() => {
    const [tile, words] = ['.lot .tile', '.reversed'].map((one) => document.querySelector(one))
    const middle = tile.getBoundingClientRect().top + tile.offsetHeight * 0.7
    return words.offsetTop + words.offsetParent.getBoundingClientRect().top > middle
}"""


def test_the_winners_points_are_told_last(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    theatre.lead(visitor, ending("milionerzy"), "all")
    theatre.pass_time(LAST_LOT)
    houses = visitor.page.locator(".bankrupt li")
    expect(houses).to_have_count(5)
    delay = "all => all.map((one) => parseFloat(getComputedStyle(one.querySelector('.points')).animationDelay))"
    won, others = (visitor.page.locator(f".bankrupt li{which}").evaluate_all(delay) for which in (".won", ":not(.won)"))
    assert min(won) > max(others)
    visitor.rest()
    assert visitor.page.locator(".bankrupt .stamp").evaluate_all(OUTSIDE) == [], "the stamp is whole on a phone"
    visitor.leave()


OUTSIDE = """all => all.filter((one) => {
    const box = one.getBoundingClientRect()
    return box.left < 0 || box.right > innerWidth
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("game", ["modern-art", "milionerzy"])
def test_an_end_needs_no_scrolling_on_a_phone(game: str, browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    theatre.lead(visitor, ending(game))
    page = visitor.page
    page.locator("dialog[open] .ranking").wait_for()
    visitor.rest()
    floor = page.locator("dialog[open] .next").bounding_box()
    deals = page.locator("dialog[open] .tale > :first-child").bounding_box()
    assert floor is not None
    assert deals is not None
    assert deals["y"] + deals["height"] <= floor["y"], "podium and deals stand over the buttons"
    visitor.leave()


CLEAR = """() => {
    const box = (one) => one.getBoundingClientRect()
    const houses = [...document.querySelectorAll('.bankrupt li')]
    return houses.every((one) => box(one.querySelector('.home svg')).bottom <= box(one.querySelector('.who')).top + 1)
}"""


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_house_hides_a_name_or_a_purse(players: int, browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), DESK)
    theatre.lead(visitor, staged("milionerzy", "game-ended", players), "all")
    theatre.pass_time(LAST_LOT)
    expect(visitor.page.locator(".bankrupt li")).to_have_count(players)
    for size in (DESK, (1920, 1080), PHONE):
        visitor.resize(size)
        assert visitor.page.evaluate(CLEAR), f"the houses stand over their names at {size}"
    visitor.leave()
