"""The market of Targ: the deal, wishes, ready-made trades, a long press, and the way on from a refusal."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import mlotek
from mlotek.games.targ.edition import GOODS
from mlotek.server.common.guests import Guest
from mlotek.server.wire.messages import Remark, Said, Tempo
from mlotek.speech import Speaker
from tests.clauses import clause
from tests.conformance.tables import walk
from tests.counting import each
from tests.games.targ.market import market
from tests.page.inspection import COVERED
from tests.page.test_intermission import LYING
from tests.page.theatre import Theatre
from tests.page.visitor import DESK, PHONE, Visitor
from tests.scenario import play


def test_a_trader_is_dealt_in_wishes_shouts_and_is_helped_on(browser: Browser, theatre: Theatre) -> None:
    match = mlotek.Match(mlotek.game("targ", 3), seed=1)
    scene = theatre.set(match.record)
    trader = theatre.visitor(browser, theatre.guest(0), PHONE, "pl")
    trader.take_time()
    trader.know("targ")
    page = trader.page
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    trader.enter(scene.path)

    expect(page.locator(".centre .back")).to_have_text("3")
    page.clock.run_for(750)
    expect(page.locator(".centre .back")).to_have_text("2")
    page.keyboard.press("Space")
    expect(page.locator(".centre .card")).to_be_visible()
    page.reload()
    expect(page.locator(".centre .card")).to_be_visible()  # who comes back has seen it
    trader.sit_down()

    page.locator(".own .wish").select_option("sheep")
    trader.wait_until(
        lambda: any(message.get("table", {}).get("seats", [{}])[0].get("wish") == "sheep" for message in trader.heard)
    )

    giving = page.locator(".hand button").filter(has_text="zboże: 3 z 5").locator(".giving")
    page.locator(".hand button").filter(has_text="zboże: 3 z 5").hover()
    page.mouse.down()
    page.clock.run_for(450)
    expect(giving).to_have_text("daję 2")
    page.mouse.up()
    expect(giving).to_have_text("daję 2")  # the click at its end is no tap
    page.clock.resume()
    page.locator(".wants .good", has_text="owce").click()
    expect(page.locator(".draft")).to_contain_text("1 owcę")
    page.get_by_role("button", name="Ogłaszam!").click()
    expect(page.locator(".own .mine")).to_contain_text("1 owcę")

    expect(page.locator(".stop small")).to_have_text(re.compile(r"^brakuje: .+ \d/\d"))
    page.keyboard.press("/")
    page.keyboard.type("accept 1")
    page.keyboard.press("Enter")
    note = page.locator(".notes [role=alert]")
    expect(note).to_contain_text("TG-ACCEPT-1")
    theatre.play(scene, 1, "done")  # others go on; the way on stays
    page.wait_for_selector(f'[data-version="{theatre.match(scene).length}"]')
    note.get_by_role("button", name="wycofaj swoją ofertę").click()
    page.locator(".own .awaited").click()
    expect(page.locator(".own .free")).to_have_count(2)
    expect(note).to_be_empty()
    trader.leave()


def test_a_market_may_go_in_turns(browser: Browser, theatre: Theatre) -> None:
    match = mlotek.Match(mlotek.game("targ", 3, starts="first"), seed=1)
    scene = theatre.set(match.record, tempo=Tempo("none", market="turns"))
    trader = theatre.visitor(browser, theatre.guest(0), PHONE, "pl")
    trader.enter(scene.path)
    trader.sit_down()
    expect(trader.page.locator("#status")).to_have_text("Twoja kolej")
    theatre.play(scene, 0, "offer 1 fish for 1 gold")
    expect(trader.page.locator("#status")).to_have_text("Teraz Ryś")
    expect(trader.page.locator(".stall.turn .name")).to_have_text("Ryś")
    expect(trader.page.locator(".own .mine")).to_contain_text("1 rybę")  # it stands while others have their turn
    rival: Any = match.view(1)
    theatre.play(scene, 1, f"offer 1 {rival.hand[0].good} for 1 gold")
    expect(trader.page.locator(".chip.no .effect")).to_have_text("brak: złoto")
    trader.rest()
    assert trader.page.locator(".chip.no .effect").evaluate("one => one.scrollHeight <= one.clientHeight")
    ahead = trader.page.locator(".bar.ahead")  # what one will offer can be prepared meanwhile
    trader.page.locator("[data-about='good:fish']").click()
    ahead.locator(".sentence .primary").click(force=True)
    expect(ahead.locator(".deal")).to_contain_text("1 rybę")
    theatre.pass_time(10)
    expect(trader.page.locator("#status")).to_have_text("Twoja kolej")
    expect(trader.bar(".deal")).to_contain_text("1 rybę")
    expect(trader.page.locator(".stall small:first-of-type")).to_have_text(["0 pkt ✓czeka"] * 2)
    expect(trader.page.locator(".waits")).to_have_text(["czeka, nic nie woła"])  # the other has an offer on its stall
    trader.bar(".done").click()
    expect(trader.page.locator("#status")).not_to_have_text("Twoja kolej")
    trader.leave()


def test_what_will_be_offered_can_be_prepared_while_a_gong_lets_everybody_think(
    browser: Browser, theatre: Theatre
) -> None:
    scene = theatre.set(market(4, "grain", "2 fish", "1 gold").record, tempo=Tempo("none", market="gong"))
    trader = theatre.visitor(browser, theatre.guest(0), PHONE, "pl")
    trader.enter(scene.path)
    trader.sit_down()
    expect(trader.page.locator(".facts")).to_contain_text(re.compile(r"^gong za \d+ s"))
    theatre.play(scene, 0, "offer 1 fish for 1 sheep")
    theatre.pass_time(21)
    expect(trader.page.locator("#status")).to_have_text("Gong! Namyśl się")
    expect(trader.page.locator(".facts")).not_to_contain_text("gong")
    expect(trader.page.locator(".own .chip")).to_contain_text("1 rybę")  # what I offer stands
    bar = trader.page.locator(".actions .bar")
    trader.page.locator("[data-about='good:fish']").click()
    trader.page.locator(".wants .good", has_text="złoto").click()
    bar.locator(".sentence .primary").click(force=True)
    expect(bar.locator(".deal")).to_contain_text("1 rybę")  # nothing is sent
    bar.get_by_role("button", name="Gotowe").click()
    expect(trader.page.locator("#status")).to_have_text("Handluj!")
    bar.locator(".sentence .primary").click()
    expect(trader.page.locator(".own .chip")).to_have_count(2)
    trader.leave()


def test_waiting_does_not_bury_what_others_do(browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(market(4, "grain", "2 fish 5 gold", "1 gold", "1 gold").record, tempo=Tempo("none"))
    trader = theatre.visitor(browser, theatre.guest(0), DESK, "pl")
    trader.enter(scene.path)
    trader.sit_down()
    theatre.play(scene, 0, "swap fish")
    theatre.play(scene, 1, "done")
    expect(trader.page.locator(".stall small", has_text="czeka")).to_have_count(1)
    expect(trader.page.locator(".note-strip .moment")).to_contain_text("Kładziesz na środek 1 rybę")
    expect(trader.page.locator(".log")).to_contain_text("Kładziesz na środek 1 rybę")
    expect(trader.page.locator(".log")).not_to_contain_text("czeka")
    written = trader.page.locator(".log").evaluate("one => one.textContent")
    assert "1\u00a0rybę" in written, "a figure and what it counts stay on one line"
    theatre.play(scene, 1, "offer 1 gold for nothing")
    theatre.play(scene, 1, "offer 1 gold for 1 fish")
    theatre.play(scene, 2, "accept 1")
    expect(trader.page.locator(".stall .chip")).to_have_count(0)  # it had one gold
    expect(trader.page.locator(".log li").last).to_contain_text("za darmo")
    trader.leave()


def test_whoever_is_left_alone_is_told_when_the_market_closes(browser: Browser, theatre: Theatre) -> None:
    match = mlotek.Match(mlotek.game("targ", 3), seed=1)
    scene = theatre.set(match.record, tempo=Tempo("none"))
    trader = theatre.visitor(browser, theatre.guest(0), PHONE, "pl")
    trader.enter(scene.path)
    trader.sit_down()
    theatre.pass_time(10)  # bots that sleep are done
    expect(trader.page.locator(".remark")).to_contain_text("Targ zamknie się za")
    theatre.pass_time(60)
    expect(trader.page.locator("[data-version]")).not_to_have_attribute("data-version", str(match.length))
    view: Any = theatre.match(scene).view(0)
    assert view.round == 2
    trader.leave()


def test_a_stop_is_told_once_where_nobody_wants_a_ceremony(browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(mlotek.Match(mlotek.game("targ", 3), seed=1).record)
    trader = theatre.visitor(browser, theatre.guest(0), PHONE, "pl")
    trader.enter(scene.path)
    trader.sit_down()
    theatre.play(scene, 1, "stop")
    told = trader.page.locator(".note-strip .remark")
    expect(told).to_have_text(re.compile(r"^STOP! Ryś za wcześnie: −5! Runda 1: masz [−+]?\d+\. ?Zobacz$"))
    expect(trader.page.locator(".note-strip .line")).to_have_count(1)
    expect(trader.page.locator(".settled")).to_have_count(0)  # nothing lies over a market that trades
    trader.bar(".done").wait_for()
    rival: Any = theatre.match(scene).view(1)
    theatre.play(scene, 1, f"offer 1 {rival.hand[0].good} for nothing")
    expect(trader.page.locator(".stall button.chip")).to_be_in_viewport(ratio=1)
    score = trader.page.locator(".facts span").last.inner_text()
    told.get_by_role("button", name="Zobacz").click()
    expect(trader.page.locator(".stopper")).to_have_text("STOP! Ryś za wcześnie: −5!")
    expect(told).to_have_count(0)
    expect(trader.page.locator(".facts span").last).to_have_text(score)  # it has been told already
    trader.resize((1920, 1080))
    width = trader.page.locator(".settled .result").evaluate("one => one.offsetWidth / one.parentElement.offsetWidth")
    assert width > 0.7, "it is read from a chair"
    trader.page.locator(".settled").get_by_role("button", name="Dalej").click()
    expect(trader.page.locator(".settled")).to_have_count(0)
    expect(told).to_have_count(0)
    trader.leave()


def test_who_looks_on_reads_what_traders_give_and_want(browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(market(4, "grain", "1 fish", "2 gold").record, tempo=Tempo("none"))
    watcher = theatre.visitor(browser, Guest("somebody", "Zosia"), DESK)
    watcher.enter(scene.path)
    watcher.page.locator(".stall").first.wait_for()
    expect(watcher.page.locator(".log .line")).to_have_text([re.compile("odkrywa na środku: zboże")])
    theatre.play(scene, 0, "offer 1 fish for nothing")
    theatre.play(scene, 1, "offer 1 gold for 1 coffee to 0")
    chips = watcher.page.locator(".stall .chip")
    expect(chips).to_have_text([re.compile(r"daje.+1 rybę ?za darmo\s*$"), re.compile("daje.+chce.+1 kawę do: Wydra")])
    assert chips.evaluate_all("all => all.some((one) => one.matches('button'))") is False, "nothing to take"
    expect(watcher.page.locator(".hand")).to_be_hidden()  # who holds nothing sees more of the market
    theatre.play(scene, 2, "accept 1")
    theatre.play(scene, 3, "done")
    expect(watcher.page.locator(".note-strip .moment")).to_contain_text("rybę")  # a trade is news to who looks on
    watcher.leave()


@pytest.mark.parametrize("size", [PHONE, (768, 1024)])
@pytest.mark.parametrize("game", ["nie-blefuj", "targ"])
def test_who_looks_on_from_a_phone_has_no_empty_hand_below_the_table(
    game: str, size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    scene = theatre.set(mlotek.Match(mlotek.game(game, 4), seed=1).record)
    watcher = theatre.visitor(browser, Guest("somebody", "Zosia"), size)
    watcher.enter(scene.path)
    expect(watcher.page.locator(".actions .waiting")).to_have_text("Przyglądasz się tej grze.")
    watcher.rest()
    heights = {zone: watcher.page.locator(zone).bounding_box() for zone in (".hand", "#stage", ".actions")}
    hand, stage, bar = (box["height"] for box in heights.values() if box)
    assert hand == 0
    assert stage > 0.6 * size[1]
    assert bar < 0.15 * size[1]
    watcher.leave()


@pytest.mark.parametrize("size", [PHONE, DESK, (1920, 1080)])
def test_what_a_trader_seeks_hides_no_offer_and_no_name(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    record = market(6, "grain", "1 fish", *["1 gold 1 wood"] * 5).record
    scene = theatre.set(record, tempo=Tempo("none"))
    trader = theatre.visitor(browser, theatre.guest(0), size)
    trader.enter(scene.path)
    trader.sit_down()
    for seat in range(1, 6):
        for good in ("gold", "wood"):
            theatre.play(scene, seat, f"offer 1 {good} for 1 fish")
    expect(trader.page.locator(".stall .chip")).to_have_count(10)
    trader.rest()
    for wish in each(trader.page.locator(".stall .wish").all(), 5):
        assert wish.evaluate(COVERED, ".stall :is(.chip, .name, small, .face)") == []
    trader.leave()


def test_a_first_game_goes_in_turns_at_half_pace_against_beginners(browser: Browser, theatre: Theatre) -> None:
    for newcomer, kind, pace in ((True, "turns", 2), (False, "open", 1)):
        trader = Visitor(browser, theatre.url, PHONE, newcomer=newcomer)
        trader.take_time()
        trader.enter()
        trader.tile("targ").locator(".primary").click()
        trader.page.wait_for_selector("#status")
        table = trader.heard[0]["table"]
        assert (table["tempo"]["market"], table["pace"]) == (kind, pace)
        trader.sit_down()
        trader.page.get_by_role("button", name="Gotowe").click()
        trader.bar(".done").wait_for()
        tables = [message["table"] for message in trader.heard if message.get("table")]
        assert {one["pace"] for one in tables} == {pace}, "whoever comes in changes nothing"
        assert {seat["level"] for seat in table["seats"] if seat["who"] == "bot"} == {"step-3"}
        trader.leave()


@pytest.mark.parametrize("players", [4, 6])
def test_who_looks_on_from_a_phone_reads_offers_in_two_lines(players: int, browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(market(players, "grain", "1 fish", "2 gold").record, tempo=Tempo("none"))
    watcher = theatre.visitor(browser, Guest("somebody", "Zosia"), PHONE)
    watcher.enter(scene.path)
    watcher.page.locator(".stall").first.wait_for()
    theatre.play(scene, 1, "offer 1 gold for 1 coffee to 0")
    expect(watcher.page.locator(".stall .chip")).to_have_text(re.compile("daje.+chce.+1 kawę do: Wydra"))
    watcher.leave()


ONE_LINE = """one => {
    const boxes = [...one.children].map((part) => part.getBoundingClientRect())
    return boxes.every(({ top, bottom }) => top < boxes[0].bottom && bottom > boxes[0].top)
}"""


def test_why_an_offer_cannot_be_taken_leaves_it_in_one_line(browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(market(6, "grain", "1 gold", "1 fish 1 wood").record, tempo=Tempo("none"))
    trader = theatre.visitor(browser, theatre.guest(0), PHONE)
    trader.enter(scene.path)
    trader.sit_down()
    theatre.play(scene, 1, "offer 1 fish for 1 cloth to 2")
    theatre.play(scene, 1, "offer 1 wood for 2 pigs")
    chips = trader.page.locator(".chip.no .lots")
    expect(chips).to_have_count(2)
    trader.rest()
    for chip in each(chips.all(), 2):
        assert chip.evaluate(ONE_LINE), chip.inner_text()
    assert trader.page.locator(".chip.no .effect").evaluate_all(SPILT) == []
    trader.leave()


SPILT = """all => all.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
    .map((one) => one.textContent)"""


@pytest.mark.parametrize(("size", "players"), [(PHONE, 4), (PHONE, 6), (DESK, 4), (DESK, 6)])
def test_an_offer_of_many_goods_is_seen_whole(
    size: tuple[int, int], players: int, browser: Browser, theatre: Theatre
) -> None:
    hands = ["1 fish 1 wood 1 pigs"] * 2
    scene = theatre.set(market(players, "grain", *hands).record, tempo=Tempo("none"))
    trader = theatre.visitor(browser, theatre.guest(0), size)
    trader.enter(scene.path)
    trader.sit_down()
    stalls = trader.page.locator(".stalls")
    trader.bar(".done").wait_for()
    trader.rest()
    height = stalls.evaluate("one => one.offsetHeight")
    for good in ("fish", "wood", "pigs"):
        trader.page.locator(f"[data-about='good:{good}']").click()
    for good in ("gold", "coffee"):
        trader.bar(".wants .good").nth(GOODS.index(good)).click()
    trader.rest()
    assert trader.bar(".deal").evaluate_all(SPILT) == []
    trader.bar(".sentence .primary").click()
    expect(trader.page.locator(".own .lot")).to_have_count(5)
    theatre.play(scene, 1, "offer 1 fish 1 wood 1 pigs for 1 gold 1 coffee")
    expect(trader.page.locator(".stall .lot")).to_have_count(5)
    trader.rest()
    assert trader.page.locator(".chip .lots").evaluate_all(SPILT) == []
    assert stalls.evaluate("one => one.offsetHeight") == height, "nothing is pushed"
    trader.leave()


@clause("TG-STOP-4")
@pytest.mark.parametrize("bare", [False, True])
def test_whoever_may_call_stop_is_told_what_would_spoil_it(bare: bool, browser: Browser, theatre: Theatre) -> None:
    record = market(4, "grain", "3 bricks 4 sheep 4 gold 4 coffee", "2 fish", bare_stop=bare).record
    scene = theatre.set(record, tempo=Tempo("none"))
    trader = theatre.visitor(browser, theatre.guest(0), PHONE)
    trader.enter(scene.path)
    trader.sit_down()
    theatre.play(scene, 1, "offer 2 fish for 1 bricks")
    expect(trader.page.locator(".stall .chip")).to_have_count(1)
    expect(trader.page.locator("#status")).to_have_text("Handluj!" if bare else "STOP gotowe!")
    trader.bar(".stop").click()  # a tap calls nothing, and says why
    expect(trader.bar(".stop small")).to_have_text("przytrzymaj dłużej!")
    spoilt = trader.page.locator(".stall .effect", has_text="psuje STOP")
    expect(spoilt).to_have_count(0 if bare else 1)
    trader.resize((740, 360))  # where a chip is small, by a sign
    expect(trader.page.locator(".stall .spoils")).to_have_count(0 if bare else 1)
    trader.leave()


TRADERS = "[data-stall] :is(.chip, .name, .face), .swap, .own .chip"
SAID_BY = "one => getComputedStyle(one, '::before').content"
WHOLE = """one => {
    const said = document.createRange()
    said.selectNodeContents(one)
    const [text, box] = [said, one].map((each) => each.getBoundingClientRect())
    return text.top > box.top - 2 && text.bottom < box.bottom + 2 && box.bottom <= innerHeight
}"""


@pytest.mark.parametrize("players", [4, 6])
def test_a_trader_speaks_where_nothing_lies(players: int, browser: Browser, theatre: Theatre) -> None:
    """In a free place; by name in the strip where both have an offer, or one comes while it is heard."""
    for size in each((PHONE, DESK, LYING), 3):
        goods = ["1 fish"] + ["1 gold 1 wood"] * (players - 1)
        scene = theatre.set(market(players, "grain", *goods).record, tempo=Tempo("none"))
        trader = theatre.visitor(browser, theatre.guest(0), size)
        trader.choose(caution="smart")
        trader.enter(scene.path)
        trader.sit_down()
        for seat in range(1, players):
            theatre.play(scene, seat, "offer 1 gold for 1 fish")
        chips = trader.page.locator(".stall .chip")
        expect(chips).to_have_count(players - 1)
        theatre.tell(scene, Remark(seat=2, words="targ-remark-traded-warm"))
        bubble = trader.page.locator(".voices p")
        expect(bubble).to_have_text("Umowa stoi, dziękuję!")
        trader.rest()
        assert bubble.evaluate(COVERED, TRADERS) == []
        for seat in range(1, players):
            theatre.play(scene, seat, "offer 1 wood for 1 fish")
        expect(chips).to_have_count(2 * (players - 1))
        expect(bubble).to_be_visible()  # nothing in the strip was asked for
        trader.rest()
        assert bubble.evaluate(COVERED, TRADERS) == [], "an offer that comes while it is heard"
        assert bubble.evaluate(SAID_BY) == '"Ola: "', "where it is not seen whose stall it is"
        theatre.tell(scene, Said(n=1, seat=3, name="Ola", text="Ktoś chce złoto za rybę? " * 6, phrase=None, at=0))
        expect(bubble).to_have_count(2)
        expect(bubble.last).to_be_visible()
        trader.rest()
        assert bubble.last.evaluate(COVERED, TRADERS) == [], "a full stall"
        assert bubble.last.evaluate(WHOLE), "to its last word"
        trader.page.keyboard.press("Shift+S")
        expect(trader.page.locator(".risk .words")).to_be_visible()
        expect(bubble.last).to_be_hidden()  # what is asked is not spoken over
        trader.leave()


SWAPS = """() => Object.fromEntries([...document.querySelectorAll('.swaps button')]
    .map((one) => [one.querySelector('.unseen').textContent, one.offsetLeft]))"""


A_TAP = 500
"""Milliseconds after which a tap is one of its own: until then it belongs to the one before, and may be deaf."""


def _last_good(swaps: dict[str, float]) -> str:
    return max(swaps, key=lambda swap: swaps[swap]).split()[-1]


CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"


@pytest.mark.parametrize("language", ["pl", "en"])
def test_whom_an_offer_is_for_is_said_in_whole_words(language: str, browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(mlotek.Match(mlotek.game("targ", 6), seed=1).record)
    trader = theatre.visitor(browser, theatre.guest(0), DESK, language)
    trader.enter(scene.path)
    trader.sit_down()
    trader.bar(".done").wait_for()
    trader.rest()
    assert trader.page.locator(".whom").evaluate_all(CUT) == []
    trader.leave()


LINES = """one => {
    const words = document.createRange()
    words.selectNodeContents(one)
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
}"""


@pytest.mark.parametrize("language", ["pl", "en"])
def test_what_a_stop_still_needs_is_told_in_one_line_of_a_phone(
    language: str, browser: Browser, theatre: Theatre
) -> None:
    """With two lines the whole composer would lie higher, and move as soon as a majority is found."""
    trader = theatre.visitor(browser, theatre.guest(0), PHONE, language)
    trader.enter(theatre.set(mlotek.Match(mlotek.game("targ", 6), seed=1).record).path)
    trader.sit_down()
    needs = trader.bar(".stop small")
    expect(needs).to_have_text(re.compile(r"(brakuje|needs): .+ \d/\d (i|and) \d (innych|more)"))
    trader.rest()
    assert needs.evaluate(LINES) == 1
    trader.leave()


LETTERS = "one => parseFloat(getComputedStyle(one).fontSize)"


def lacking(goods: int) -> mlotek.Record:
    """A market at which seat 0 has no majority in so many of its goods."""
    for now in walk(mlotek.Match(mlotek.game("targ", 3), seed=11), random.Random(11)):
        view: Any = now.view(0)
        if view.phase == "market" and sum(not stock.majority for stock in view.hand) == goods:
            return now.record
    raise AssertionError(f"a random game without a hand that lacks {goods}")


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("goods", [2, 6])
def test_the_question_before_a_wrong_stop_can_be_read(
    goods: int, language: str, browser: Browser, theatre: Theatre
) -> None:
    scene = theatre.set(lacking(goods), tempo=Tempo("none"))
    trader = theatre.visitor(browser, theatre.guest(0), PHONE, language)
    trader.choose(caution="smart")
    trader.enter(scene.path)
    trader.sit_down()
    trader.bar().first.wait_for()
    trader.page.keyboard.press("Shift+S")
    question = trader.page.locator(".risk .words")
    expect(question).to_contain_text("STOP")
    trader.rest()
    assert question.evaluate(LETTERS) >= 12, question.inner_text()
    trader.page.locator(".goods button:not(.zero)").first.click()
    trader.bar(".sentence .primary").click()  # nothing is wanted for it
    trader.page.locator(".risk .sure").click()
    expect(trader.bar(".deal")).to_have_count(0)  # what stands is no draft any more
    trader.leave()


def test_swaps_keep_their_places_so_that_a_double_tap_swaps_once(browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(mlotek.Match(mlotek.game("targ", 3), seed=1).record)
    trader = theatre.visitor(browser, theatre.guest(0), PHONE, "pl")
    trader.enter(scene.path)
    trader.sit_down()
    page = trader.page
    for _ in range(4):
        trader.rest()
        before = page.evaluate(SWAPS)
        page.locator(".swaps button").last.click()
        expect(page.locator(".centre .card b")).to_have_text(_last_good(before))
        trader.rest()
        after = page.evaluate(SWAPS)
        both = before.keys() & after.keys()
        assert len(both) > 1
        assert {good: before[good] for good in both} == {good: after[good] for good in both}
        page.wait_for_timeout(A_TAP)
    trader.leave()


@pytest.mark.parametrize("language", ["pl", "en"])
def test_how_a_long_game_came_about_is_told_within_a_phone(language: str, browser: Browser, theatre: Theatre) -> None:
    match = market(6, "grain", "5 bricks 4 grain 1 sheep", rounds=6)
    for caller in range(6):
        play(match, f"{caller}: stop")
    trader = theatre.visitor(browser, theatre.guest(0), PHONE, language)
    trader.enter(theatre.set(match.record).path)
    end = trader.page.locator("dialog[open]")
    end.locator("summary").first.click()
    expect(end.locator(".result")).to_have_count(6)
    expect(end.locator("dl")).to_have_count(0)  # nobody has traded, so there is neither a best deal nor a worst
    trader.rest()
    assert end.locator(".content").evaluate("one => one.scrollWidth <= one.clientWidth"), "nothing lies beside it"
    rounds = end.locator("table").first
    expect(rounds.locator("tbody small")).to_have_count(6)
    assert rounds.locator(":is(th, td)").evaluate_all(CUT) == []
    trader.leave()


@clause("TG-STOP-4")
def test_where_nobody_is_helped_with_the_arithmetic_the_page_reckons_nothing(
    browser: Browser, theatre: Theatre
) -> None:
    match = mlotek.Match(mlotek.game("targ", 3, bare_stop=True), seed=1)
    scene = theatre.set(match.record)
    trader = theatre.visitor(browser, theatre.guest(0), language="pl")
    trader.choose(caution="always")
    trader.enter(scene.path)
    trader.sit_down()
    page = trader.page
    expect(page.locator(".hand .worth")).to_contain_text("?")
    for reckoned in (".hand .mark", ".hand .points", ".hand .majority", ".hand .suggested", ".coach .try", ".swap.up"):
        expect(page.locator(reckoned)).to_have_count(0)
    expect(page.get_by_role("button", name="Podpowiedź")).to_have_count(0)
    expect(page.locator(".stop small")).to_have_text("przytrzymaj")
    goods = [stock["good"] for stock in trader.view["hand"] if stock["good"] != trader.view["centre"]]
    assert goods == sorted(goods, key=GOODS.index)
    shown = page.locator(".swaps .unseen").all_inner_texts()
    assert [text.split()[-1] for text in shown] == [Speaker("pl", "targ").say(f"targ-good-{good}") for good in goods]
    page.keyboard.press("Shift+S")
    trader.wait_until(lambda: trader.view["results"] != [])
    assert trader.view["results"][0]["seats"][0]["stop"] == -5
    trader.leave()


WITHIN_ROW = """buttons => buttons.filter((one) => {
    const [box, row] = [one, one.closest('.swaps')].map((each) => each.getBoundingClientRect())
    return box.right <= row.right + 1
}).length"""


@clause("TG-CENTRE-1")
def test_a_lying_phone_shows_what_three_swaps_of_six_traders_bring(browser: Browser, theatre: Theatre) -> None:
    trader = theatre.visitor(browser, theatre.guest(0), LYING)
    trader.enter(theatre.set(mlotek.Match(mlotek.game("targ", 6), seed=1).record).path)
    trader.sit_down()
    trader.page.locator("button.swap").first.wait_for()
    trader.rest()
    assert trader.page.locator("button.swap").evaluate_all(WITHIN_ROW) >= 3
    trader.leave()


def test_who_looks_on_from_a_lying_phone_sees_all_stalls_and_the_centre(browser: Browser, theatre: Theatre) -> None:
    gaper = theatre.visitor(browser, Guest("guest-9", "Gapa"), LYING)
    gaper.enter(theatre.set(mlotek.Match(mlotek.game("targ", 6), seed=1).record).path)
    expect(gaper.page.locator(".centre .card b")).to_be_in_viewport(ratio=1)
    for stall in gaper.page.locator(".stall").all():
        expect(stall).to_be_in_viewport(ratio=1)
    gaper.leave()


@clause("TG-ACCEPT-1")
@pytest.mark.parametrize(
    ("seat", "language", "best", "worst"),
    [
        (0, "en", "You give Antykwariusz Ryś 1 wood for 1 sheep: your hand +8.",
         "You give Antykwariusz Ryś 2 grain for 1 sheep: your hand −3."),
        (1, "pl", "Dajesz 1 owcę za 1 drewno (Marszandka Wydra): Twoja ręka +5.", ""),
        (None, "pl", "Marszandka Wydra: daje 1 drewno za 1 owcę (Antykwariusz Ryś), ręka +8.",
         "Marszandka Wydra: daje 2 zboża za 1 owcę (Antykwariusz Ryś), ręka −3."),
    ],
)  # fmt: skip
def test_the_log_draws_goods_and_the_end_tells_what_the_best_and_the_worst_trade_did_at_once(
    seat: int | None, language: str, best: str, worst: str, browser: Browser, theatre: Theatre
) -> None:
    match = market(3, "grain", "3 bricks 1 wood", "2 gold 4 wood", "1 coffee", rounds=3)
    play(
        match,
        """
        2: swap coffee
        0: offer 2 grain for 1 sheep
        1: accept 1
        0: offer 1 wood for 1 sheep
        1: accept 2
        2: swap grain
        """,
    )
    for caller in (0, 1, 2):
        play(match, f"{caller}: stop")
    trader = theatre.visitor(
        browser, theatre.guest(seat) if seat is not None else Guest("guest-9", "Gapa"), DESK, language
    )
    trader.enter(theatre.set(match.record, people=(seat or 0,)).path)
    deals = trader.page.locator("dialog[open] dl")
    expect(deals.locator(".best dd")).to_have_text(best)
    expect(deals.locator(".worst dd")).to_have_text([worst] if worst else [])
    trader.page.keyboard.press("Escape")
    line = trader.page.locator(".side .log .line").filter(has_text=re.compile("2\u00a0(grain|zboża)")).first
    expect(line.locator(".lot svg")).to_have_count(2)
    trader.rest()
    assert line.evaluate("one => one.offsetHeight") < 45, "in two lines at most"
    trader.leave()
