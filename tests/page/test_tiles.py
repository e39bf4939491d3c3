"""The table of Milionerzy i Bankruci: what a tile does is said, a warning is news, and the last lot has its moment."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import mlotek
from mlotek.games.milionerzy.events import CardsLost, GameScored, LuxuryStolen, MisfortuneTaken, TileWon
from mlotek.server.wire.messages import Remark
from tests.page.inspection import serious_findings
from tests.page.scenes import SEAT, Moment, moment_at, moments, staged
from tests.page.theatre import NAMES, Theatre
from tests.page.visitor import DESK, PHONE, Visitor

DOES = {
    "x2": "podwaja punkty",
    "cba": "zabiera połowę punktów",
    "casino": "zabiera 5 punktów",
    "thief": "zabiera jeden luksus",
    "8": "8 punktów",
}
TAKE = {"cba": "CBA", "casino": "Kasyno", "thief": "Złodzieja"}
POOR = "Po tej licytacji możesz mieć najmniej pieniędzy."


def cheap_games(players: int = 4) -> Iterator[tuple[mlotek.Match, int]]:
    """Games with open purses, cautiously played, move by move; and how long they were before."""
    for seed in range(200):
        rng, match = random.Random(seed), mlotek.Match(mlotek.game("milionerzy", players, ledger=True), seed)
        while not match.over:
            before, seat = match.length, match.actors[0]
            bids = sorted((text for text in map(str, match.legal(seat)) if text.startswith("bid")), key=total)
            match.play(seat, bids[0] if bids and rng.random() < 0.7 else str(match.default(seat)))
            yield match, before


def total(bid: str) -> int:
    return sum(map(int, bid.split()[1:]))


def first(wanted: Callable[[mlotek.Match, Any], bool]) -> Moment:
    """The first such moment of those games, as seat 0 sees it."""
    for match, before in cheap_games():
        view: Any = match.view(SEAT)
        if wanted(match, view):
            return moment_at("found", match.record, before, view.phase)
    raise AssertionError("there is no such moment")


def can_raise(match: mlotek.Match) -> bool:
    return any(text.startswith("bid") for text in map(str, match.legal(SEAT)))


@pytest.mark.parametrize("tile", DOES)
def test_what_a_tile_does_is_said_under_it(tile: str, browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), DESK)
    theatre.lead(visitor, first(lambda match, view: view.tile == tile and SEAT in match.actors and can_raise(match)))
    for size in (DESK, PHONE):
        visitor.resize(size)
        expect(visitor.page.locator(".lot figcaption")).to_contain_text(DOES[tile])
        if tile in TAKE:
            expect(visitor.page.locator("#status")).to_contain_text(f"albo weź {TAKE[tile]}")
            expect(visitor.bar(".decline")).to_contain_text(f"Pas i biorę {TAKE[tile]}")
    visitor.leave()


def test_whoever_has_too_little_money_is_not_asked_to_bid(browser: Browser, theatre: Theatre) -> None:
    broke = first(lambda match, view: SEAT in match.actors and view.phase == "auction" and not can_raise(match))
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    theatre.lead(visitor, broke)
    expect(visitor.bar(".primary")).to_have_text("Za mało pieniędzy")
    assert visitor.status.startswith(("Możesz tylko spasować", "Musisz wziąć"))
    visitor.bar(".decline").click()
    visitor.acts()
    visitor.leave()


def least(view: Any) -> int:
    """What the poorest of the others has, with what they take back."""
    return min(int(sum(seat.money) + seat.total) for seat in view.seats if seat.seat != SEAT)


def usual_left(match: mlotek.Match, view: Any) -> int:
    """What the usual raise leaves me."""
    bids = [total(text) for text in map(str, match.legal(SEAT)) if text.startswith("bid")]
    return int(sum(view.seats[SEAT].money)) - min(bids, default=0)


def crossing(match: mlotek.Match, view: Any) -> bool:
    """Whether the usual raise, and not what came before it, leaves me with least."""
    mine = SEAT in match.actors and view.phase == "auction" and view.tile.isdigit()
    return mine and usual_left(match, view) <= least(view) < sum(view.seats[SEAT].money)


def test_that_i_may_become_the_poorest_is_told_when_it_is_news(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    told = visitor.page.locator(".note-strip", has_text=POOR)
    theatre.lead(visitor, first(lambda match, view: crossing(match, view) and view.red == 0))
    visitor.bar(".primary").wait_for()
    expect(told).to_have_count(0)
    near = first(lambda match, view: crossing(match, view) and view.red >= 2 and view.seats[SEAT].total == 0)
    scene = theatre.lead(visitor, near)
    expect(told).to_be_visible()
    visitor.bar(".primary").click()
    while not theatre.match(scene).over and SEAT not in theatre.match(scene).actors:
        match = theatre.match(scene)
        seat = match.actors[0]
        bids = sorted((text for text in map(str, match.legal(seat)) if text.startswith("bid")), key=total)
        theatre.play(scene, seat, bids[0] if bids else "pass")
    visitor.bar(".primary").wait_for()
    expect(told).to_have_count(0)
    visitor.leave()


def test_nothing_is_said_of_the_next_tile_while_i_take_one(browser: Browser, theatre: Theatre) -> None:
    def mine_before(match: mlotek.Match, view: Any) -> bool:
        won = any(isinstance(event, TileWon) and event.seat == SEAT for event in match.events(None)[-4:])
        return won and view.highest == 0 and view.red >= 2 and crossing(match, view)

    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    theatre.lead(visitor, first(mine_before), "all")
    expect(visitor.page.locator("#status")).to_have_text("Sprzedane!")
    expect(visitor.page.locator(".note-strip .line")).to_have_count(0)
    theatre.pass_time(1.3)
    expect(visitor.page.locator(".note-strip")).to_contain_text(POOR)
    visitor.leave()


def test_what_everybody_has_looked_at_is_not_told_again_over_the_next_tile(browser: Browser, theatre: Theatre) -> None:
    def another_lot(match: mlotek.Match, view: Any) -> bool:
        won = any(isinstance(event, TileWon) and event.seat != SEAT for event in match.events(None)[-4:])
        return won and not match.over and view.phase == "auction" and view.tile.isdigit()

    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    page, moment = visitor.page, first(another_lot)
    page.clock.install(time=0)
    scene = theatre.set(moment.before, script=moment.whole, ceremonies="all")
    visitor.enter(scene.path)
    visitor.sit_down()
    page.clock.pause_at(60_000)
    assert moment.last is not None
    theatre.play(scene, *moment.last)
    expect(page.locator("#status")).to_have_text("Sprzedane!")
    theatre.pass_time(1.3)
    expect(page.locator(".note-strip .line")).to_contain_text("odkrywa")
    visitor.leave()


def last_lot(mine: bool = False) -> Moment:
    """The last lot is won, it may be because I pass, and the tile after it ends the game."""
    for match, before in cheap_games():
        if match.over and any(isinstance(event, TileWon) for event in match.events(None)[-4:]):
            moment = moment_at("game-ended", match.record, before, "over")
            if not mine or (moment.last and moment.last[0] == SEAT and can_raise(mlotek.replay(moment.before))):
                return moment
    raise AssertionError("nobody wins the last lot")


def test_nothing_is_asked_of_whoever_has_passed_on_the_last_lot(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), DESK)
    visitor.choose(pace=1)
    visitor.know("milionerzy")
    page, moment = visitor.page, last_lot(mine=True)
    page.clock.install(time=0)
    scene = theatre.set(moment.before, script=moment.whole, ceremonies="all")
    visitor.enter(scene.path)
    page.locator(".ladder").wait_for()
    page.clock.pause_at(60_000)
    assert moment.last is not None
    theatre.play(scene, *moment.last)
    expect(page.locator("#status")).to_have_text("Sprzedane!")
    expect(page.locator("#status.mine, .ladder")).to_have_count(0)
    expect(page.locator(".holdings")).not_to_contain_text("Zostanie Ci")
    visitor.leave()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_last_lot_goes_to_its_buyer_before_the_game_ends(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), size)
    visitor.choose(pace=1)
    visitor.know("milionerzy")
    page = visitor.page
    page.clock.install(time=0)
    moment = last_lot()
    scene = theatre.set(moment.before, script=moment.whole, ceremonies="all")
    visitor.enter(scene.path)
    page.wait_for_selector("#status")
    page.clock.pause_at(60_000)
    assert moment.last is not None
    theatre.play(scene, *moment.last)
    expect(page.locator("#status")).to_have_text("Sprzedane!")
    expect(page.locator(".lot .taker")).to_be_visible()
    expect(page.locator(".lot .end")).to_have_count(0)
    assert page.locator(".paddle.passed").count() == 0, "nobody bids any more"
    assert page.locator(".note-strip .line").count() == 0, "the stage tells it, large"
    page.clock.run_for(1100)
    expect(page.locator(".lot .end")).to_have_text("KONIEC")
    assert page.locator(".paddle, .lanes, .seats .active").count() == 0, "nothing of the last auction is left"
    assert page.locator(".note-strip .line").count() == 0
    assert page.locator(".hand button").count() == 0
    page.clock.run_for(1500)
    theatre.pass_time(1.3)
    expect(page.locator(".bankrupt .stamp").first).to_be_attached()
    visitor.leave()


STAMPED = """() => {
    const stamp = document.querySelector('.lot .end').getBoundingClientRect()
    return [...document.querySelectorAll('.lamps i, .seats :is(.face, .name)')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < stamp.right && stamp.left < right && top < stamp.bottom && stamp.top < bottom
    }).map((one) => one.textContent)
}"""
"""What lies under the stamp, or over it."""


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_end_is_stamped_on_its_tile_and_on_nothing_beside_it(
    language: str, browser: Browser, theatre: Theatre
) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), DESK, language)
    visitor.choose(pace=1)
    visitor.know("milionerzy")
    page = visitor.page
    page.clock.install(time=0)
    moment = staged("milionerzy", "game-ended")
    scene = theatre.set(moment.before, script=moment.whole)
    visitor.enter(scene.path)
    page.wait_for_selector("#status")
    page.clock.pause_at(60_000)
    assert moment.last is not None
    theatre.play(scene, *moment.last)
    page.get_by_role("button", name=re.compile("Pomiń|Skip")).wait_for()
    page.clock.run_for(1100)
    page.locator(".lot .end").wait_for()
    for size in (DESK, PHONE, (320, 568)):
        visitor.resize(size)
        assert page.evaluate(STAMPED) == [], f"at {size}"
    visitor.leave()


REACH = """() => {
    const title = document.querySelector('.reversed b')
    return {
        lines: Math.round(title.offsetHeight / parseFloat(getComputedStyle(title).lineHeight)),
        whole: title.scrollWidth <= title.clientWidth,
    }
}"""


def test_a_reversed_auction_says_in_one_line_what_it_is_about(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE, "en")
    bureau = first(lambda match, view: view.tile == "cba" and view.highest == 0 and not match.over)
    theatre.lead(visitor, bureau, "all")
    announced = visitor.page.locator(".reversed b")
    for _ in range(3):
        if announced.count() == 0:
            theatre.pass_time(1.3)
            visitor.page.wait_for_timeout(300)
    expect(announced).to_have_text("the CBA bureau: halves your points")
    for size in (PHONE, (320, 568), DESK):
        visitor.resize(size)
        assert visitor.page.evaluate(REACH) == {"lines": 1, "whole": True}, f"at {size}"
        if size != DESK:
            expect(visitor.page.locator(".lot figcaption")).to_be_hidden()  # it would look out in part
    visitor.leave()


def test_lying_down_a_phone_tells_who_takes_a_tile_and_for_how_much(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), (740, 360))
    theatre.lead(visitor, taken_by_the_longest_name(), "all")
    expect(visitor.page.locator("#status")).to_have_text("Pech!")
    expect(visitor.page.locator(".note-strip .line")).to_contain_text("Wawrzyniec-Włodzimierzów bierze")
    visitor.leave()


def robbed_of_money() -> Moment:
    """Somebody takes the Thief and has to choose a luxury; I lose what I have laid."""
    for match, before in cheap_games():
        lost = any(isinstance(event, CardsLost) and event.seat == SEAT for event in match.events(None)[-5:])
        if lost and match.view(SEAT).phase == "theft":
            return moment_at("robbed", match.record, before, "theft")
    raise AssertionError("there is no such moment")


def test_what_a_thief_cost_me_is_told_before_he_chooses(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    theatre.lead(visitor, robbed_of_money(), "all")
    expect(visitor.page.locator("#status")).to_have_text("Pech!")
    expect(visitor.page.locator(".lot figcaption")).to_contain_text(
        re.compile(r"bierze, pozostali tracą \d+, w tym Ty \d+")
    )
    visitor.leave()


def test_a_phone_shows_what_rivals_have_under_what_they_have_laid(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    owning = first(lambda _, view: view.red == 2 and all(len(seat.tiles) > 0 for seat in view.seats) and view.highest)
    theatre.lead(visitor, owning)
    told = visitor.page.locator(".lanes small")
    expect(told).to_have_text([re.compile(r"^\d+\s+pkt · ma \d+$")] * 3)
    for size in (PHONE, (320, 568)):
        visitor.resize(size)
        assert told.evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")
        assert visitor.page.evaluate(CROWDED) == 0, f"at {size}"
    visitor.leave()


CROWDED = """() => [...document.querySelectorAll('.lanes li')].filter((one) =>
    [...one.querySelectorAll('.bill')].some((card) =>
        card.getBoundingClientRect().bottom > one.querySelector('small').getBoundingClientRect().top + 1)).length"""
"""How many have cards that lie over what they have."""


def test_a_phone_says_that_the_thief_waits_for_the_luxury_i_bid_for(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    waits = first(
        lambda match, view: (
            view.phase == "auction"
            and SEAT in match.actors
            and view.tile.isdigit()
            and "thief" in view.seats[SEAT].tiles
        )
    )
    theatre.lead(visitor, waits)
    expect(visitor.page.locator(".lot figcaption")).to_contain_text("Złodziej czeka na Twój następny luksus.")
    visitor.leave()


def test_few_luxuries_have_their_names_beside_them_on_a_desk(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), DESK)
    theatre.lead(visitor, first(lambda match, view: view.phase == "theft" and SEAT in match.actors))
    luxuries = visitor.bar(".row .button")
    luxuries.first.wait_for()
    assert luxuries.count() <= 3
    visitor.rest()
    assert luxuries.evaluate_all("all => Math.min(...all.map((one) => one.offsetWidth))") >= 150
    visitor.leave()


COVERED = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect()
    const verdict = box('.bankrupt .verdict')
    return verdict.bottom > box('.actions').top + 1 || verdict.top < box('.bankrupt ol').bottom - 1
}"""


def test_the_verdict_stands_whole_under_the_houses(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), DESK)
    theatre.lead(visitor, first(lambda match, _: match.over), "all")
    theatre.pass_time(5)
    expect(visitor.page.locator(".bankrupt .verdict")).to_be_attached()
    for size in (DESK, (1920, 1080), PHONE):
        visitor.resize(size)
        assert not visitor.page.evaluate(COVERED), f"at {size}"
    visitor.leave()


FLOORS = """() => ['.home', '.money', '.points'].map((part) => {
    const edges = [...document.querySelectorAll(`.bankrupt ${part}`)].map((one) => one.getBoundingClientRect().bottom)
    return Math.max(...edges) - Math.min(...edges)
})"""
WIDTHS = "all => all.map((one) => Math.round(one.getBoundingClientRect().width))"


def test_all_houses_stand_on_one_floor_however_long_a_name_is(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), DESK)
    theatre.lead(visitor, staged("milionerzy", "game-ended"), "all")
    theatre.pass_time(5.5)
    expect(visitor.page.locator(".bankrupt li")).to_have_count(5)
    for size in (DESK, (1920, 1080), PHONE, (740, 360)):
        visitor.resize(size)
        assert max(visitor.page.evaluate(FLOORS)) <= 1, f"at {size}"
        widths = visitor.page.locator(".bankrupt li").evaluate_all(WIDTHS)
        assert max(widths) - min(widths) <= 1, f"at {size}"
    visitor.leave()


def of_series() -> Moment:
    """The first game of a series is over, and the next one is dealt."""
    match = mlotek.Match(mlotek.game("milionerzy", 4, games=3), 0)
    while not match.over:
        before, seat = match.length, match.actors[0]
        match.play(seat, str(match.default(seat)))
        if any(isinstance(event, GameScored) for event in match.events(None)):
            return moment_at("game-scored", match.record, before, "auction")
    raise AssertionError("no game of a series ends")


def test_a_game_of_a_series_ends_in_the_open_before_the_next_begins(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    page, moment = visitor.page, of_series()
    theatre.lead(visitor, moment, "all")
    theatre.pass_time(1.3)
    expect(page.locator(".bankrupt li")).to_have_count(4)
    expect(page.locator(".bankrupt .total").first).to_contain_text("razem")
    expect(page.locator("#status")).to_have_text("Koniec partii 1")
    visitor.resize(DESK)
    told = page.locator(".side section").last
    expect(told.locator("h3")).to_have_text("Koniec partii 1")
    expect(told.locator("li")).to_have_count(4)  # one for each seat, and nothing of the next tile
    page.get_by_role("button", name="Gotowe").click()
    expect(page.locator(".bankrupt")).to_have_count(0)
    expect(page.locator(".side h3").last).to_contain_text("Płytka 1:")
    visitor.resize(PHONE)
    totals = [sum(0 if game[seat].out else game[seat].points for game in moment_results(moment)) for seat in range(4)]
    expect(page.locator(".facts span")).to_have_text(["Partia 2 z 3", f"{totals[SEAT]} + 0 pkt"])
    expect(page.locator(".lanes small")).to_have_text([f"{totals[seat]} + 0 pkt" for seat in range(1, 4)])
    visitor.resize(DESK)
    expect(page.locator(".holdings")).to_contain_text("Seria: ")
    expect(page.locator(".holdings")).to_contain_text(f"Ty\u00a0{totals[SEAT]}")
    visitor.leave()


def robbed_at_once() -> Moment:
    """Somebody wins a luxury, and the Thief takes it."""
    for match, before in cheap_games():
        new = match.events(None)[-4:]
        if any(isinstance(one, TileWon) and isinstance(two, LuxuryStolen) for one, two in pairwise(new)):
            return moment_at("robbed", match.record, before, "auction")
    raise AssertionError("there is no such moment")


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_luxury_that_goes_to_the_thief_does_not_look_bought(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), size)
    theatre.lead(visitor, robbed_at_once(), "all")
    expect(visitor.page.locator("#status")).to_have_text("Złodziej!")
    told = visitor.page.locator(".lot figcaption" if size == PHONE else ".headline")
    expect(told).to_contain_text("a luksus zabiera Złodziej")
    expect(visitor.page.locator(".lot .thief")).to_be_in_viewport(ratio=1)
    visitor.leave()


def moment_results(moment: Moment) -> Any:
    """What everybody had at the end of the games that are over."""
    return mlotek.replay(moment.whole).view(None).results  # type: ignore[attr-defined]


def taken_by_the_longest_name() -> Moment:
    """Whoever has a name of 24 letters takes a misfortune, and others lose what they have laid."""
    for match, before in cheap_games():
        new = match.events(None)[-8:]
        taken = any(isinstance(event, MisfortuneTaken) and event.seat == 3 for event in new)
        if taken and any(isinstance(event, CardsLost) for event in new) and match.view(SEAT).phase == "auction":
            return moment_at("taken", match.record, before, "auction")
    raise AssertionError("there is no such moment")


def test_what_somebody_takes_is_told_whole_over_the_felt(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), DESK)
    theatre.lead(visitor, taken_by_the_longest_name(), "all")
    headline = visitor.page.locator(".headline")
    expect(headline).to_contain_text("Wawrzyniec-Włodzimierzów bierze")
    visitor.rest()
    assert headline.evaluate("one => one.scrollWidth <= one.clientWidth")
    box, felt = headline.bounding_box(), visitor.page.locator(".room").bounding_box()
    assert box is not None
    assert felt is not None
    assert felt["x"] <= box["x"]
    assert box["x"] + box["width"] <= felt["x"] + felt["width"]
    visitor.leave()


def ended(mine: bool) -> Moment:
    """An end at which money decided: I am out, or whoever is had as many points as I, who won."""

    def so(match: mlotek.Match, _: Any) -> bool:
        outcome: Any = match.outcome
        if not match.over or not outcome.winners:
            return False
        return bool(outcome.breakdown[SEAT].out) if mine else outcome.winners == (SEAT,)

    return first(so)


def takings(match: mlotek.Match) -> int:
    """How many tiles I took."""
    return sum(isinstance(event, TileWon | MisfortuneTaken) and event.seat == SEAT for event in match.events(None))


def verdict(visitor: Visitor) -> str:
    return visitor.page.locator("dialog[open] .verdict").inner_text()


def test_lying_down_a_phone_shows_the_podium_beside_the_verdict(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), (740, 360))
    theatre.lead(visitor, ended(mine=True))
    step = visitor.page.locator("dialog[open] .winner .amount").first
    step.wait_for()
    visitor.rest()
    end, bar = step.bounding_box(), visitor.page.locator(".next").bounding_box()
    assert end is not None
    assert bar is not None
    assert end["y"] + end["height"] < bar["y"]
    visitor.leave()


def test_a_voice_covers_neither_names_nor_what_is_laid(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    scene = theatre.lead(visitor, first(lambda match, view: view.highest > 0 and not match.over))
    theatre.tell(scene, Remark(seat=2, words="milionerzy-remark-misfortune-loud"))
    bubble = visitor.page.locator(".voices p")
    bubble.wait_for()
    visitor.rest()
    top = bubble.evaluate("one => (one.style.animation = 'none', one.getBoundingClientRect().top)")
    lanes = visitor.page.locator(".lanes").bounding_box()
    assert lanes is not None
    assert top >= lanes["y"] + lanes["height"]
    visitor.leave()


def test_the_end_says_in_one_line_why_it_ended_so_for_me(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(0), PHONE)
    theatre.lead(visitor, ended(mine=True))
    visitor.page.locator("dialog[open] .ranking").wait_for()
    assert "Masz najmniej" in verdict(visitor)
    expect(visitor.page.get_by_role("heading", name="Odpadasz")).to_be_visible()  # and is no third
    expect(visitor.page.locator("dialog[open] .out").first).to_contain_text("bankrut")
    theatre.lead(visitor, ended(mine=False))
    visitor.page.locator("dialog[open] .ranking").wait_for()
    assert "przepada" in verdict(visitor) or "Drugie miejsce" in verdict(visitor)
    theatre.lead(visitor, first(lambda match, _: match.over and takings(match) == 1))
    expect(visitor.page.locator("dialog[open] dt")).to_have_text("Jedyny interes")
    visitor.leave()


def test_whoever_is_out_keeps_a_whole_name_beside_what_they_have_lost(browser: Browser, theatre: Theatre) -> None:
    ending = next(moment for moment in moments("milionerzy") if moment.name == "over-passed-of-5")
    visitor = theatre.visitor(browser, theatre.guest(SEAT), DESK, "en")
    theatre.lead(visitor, ending)
    leon = visitor.page.locator("dialog[open] .ranking li.out").filter(has_text="Leon")
    expect(leon).to_contain_text("bankrupt")
    lines = "name => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).fontSize)"
    visitor.rest()
    assert leon.get_by_text("Leon", exact=True).evaluate(lines) < 2
    figure = leon.locator(".amount b")
    assert "line-through" in figure.evaluate("one => getComputedStyle(one).textDecorationLine"), "the points are lost"
    visitor.leave()


def one_out_of_five() -> Moment:
    """The fourth is not out, and the fifth is."""
    for match, before in cheap_games(5):
        outcome: Any = match.outcome
        if match.over and sum(one.out for one in outcome.breakdown) == 1:
            return moment_at("over", match.record, before, "over")
    raise AssertionError("there is no such end")


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_everybody_beside_the_podium_has_a_row_that_says_what_is_left(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), size)
    theatre.lead(visitor, one_out_of_five())
    fourth, fifth = (visitor.page.locator(f"dialog[open] .ranking li:nth-child({place})") for place in (4, 5))
    expect(fourth).to_contain_text("zostaje")
    expect(fifth).to_contain_text("bankrut")
    visitor.rest()
    assert fourth.evaluate("one => one.offsetWidth") == fifth.evaluate("one => one.offsetWidth")
    visitor.leave()


LAID_OVER = """() => [...document.querySelectorAll('.seats .laid .bill')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return [...document.querySelectorAll('.seats :is(.face, .name)')].some((other) => {
        const box = other.getBoundingClientRect()
        return left < box.right && box.left < right && top < box.bottom - 1 && box.top < bottom - 1
    })
}).length"""
"""How many cards lie on a face or a name."""


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_whoever_looks_on_sees_what_everybody_has_won(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    match = most_laid()
    watcher = theatre.visitor(browser, theatre.guest(5), size)
    watcher.enter(theatre.set(match.record).path)
    page = watcher.page
    expect(page.locator(".everybody li")).to_have_count(5)
    won = [len(seat.tiles) for seat in match.view(None).seats]  # type: ignore[attr-defined]
    assert sum(won) > 0
    assert [one.locator("i").count() for one in page.locator(".everybody li").all()] == won
    expect(page.locator("body")).not_to_contain_text("Twoje płytki")
    watcher.rest()
    assert page.locator("#stage").evaluate("one => one.offsetHeight / innerHeight") > 0.5
    if size == DESK:
        assert page.locator(".seats .laid .bill").count() >= 4
        assert page.evaluate(LAID_OVER) == 0
    watcher.leave()


def most_laid() -> mlotek.Match:
    """Some tiles are won, and everybody has laid cards for the next."""
    for seed in range(200):
        match = mlotek.Match(mlotek.game("milionerzy", 5), seed)
        while not match.over:
            view: Any = match.view(SEAT)
            if len(view.revealed) > 3 and sum(seat.total > 0 for seat in view.seats) == 5:
                return match
            seat = match.actors[0]
            bids = sorted((text for text in map(str, match.legal(seat)) if text.startswith("bid")), key=total)
            match.play(seat, bids[0] if bids and view.highest < 8 else str(match.default(seat)))
    raise AssertionError("nobody bids")


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_face_that_is_pressed_shows_what_everybody_has_won(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    match = most_laid()
    visitor = theatre.visitor(browser, theatre.guest(SEAT), size)
    visitor.enter(theatre.set(match.record).path)
    page = visitor.page
    page.get_by_role("button", name="Płytki: Ola").click()
    rows = page.locator("dialog[open] .large li")
    expect(rows).to_have_count(5)
    view: Any = match.view(SEAT)
    won = [len(view.seats[(SEAT + 1 + row) % 5].tiles) for row in range(5)]
    assert [row.locator(".tile").count() for row in rows.all()] == won
    expect(rows.last).to_contain_text("Ty")
    assert serious_findings(visitor) == []
    page.keyboard.press("Escape")
    if size == DESK:
        assert [one.locator(".tile").count() for one in page.locator(".seats .owned").all()] == [
            len(view.seats[seat].tiles) for seat in range(1, 5)
        ]
        assert page.locator(".seats .laid .bill").count() >= 4
        assert page.evaluate(LAID_OVER) == 0
    visitor.leave()


def test_hidden_tiles_are_shown_to_nobody(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), DESK)
    match = mlotek.Match(mlotek.game("milionerzy", 4, hidden_tiles=True), 1)
    visitor.enter(theatre.set(match.record).path)
    expect(visitor.page.locator(".seats .face")).to_have_count(3)
    expect(visitor.page.locator(".seats .asks")).to_have_count(0)
    visitor.leave()


def test_the_story_of_the_scores_calls_me_you(browser: Browser, theatre: Theatre) -> None:
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    theatre.lead(visitor, ended(mine=True))
    purses = visitor.page.locator("dialog[open] .purses")
    purses.wait_for(state="attached")
    told = visitor.page.locator("dialog[open] details:has(.purses)")
    expect(told).to_contain_text("Ty: ")
    expect(told).to_contain_text("odpadasz")
    expect(told).not_to_contain_text(NAMES[SEAT])
    visitor.leave()
