"""The hammer of Modern Art's open auctions in the browser, on a clock that the tests turn."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

import mlotek
from mlotek.server.wire.messages import Tempo
from tests.games.modern_art.table import deck_of
from tests.page.lines import Lines
from tests.page.theatre import Scene, Theatre
from tests.page.visitor import DESK, PHONE, Visitor

EVERYBODY = (0, 1, 2)
OPEN, ONCE, TWICE = "Kto da więcej?", "Po raz pierwszy…", "Po raz drugi…"


@pytest.fixture
def auction(theatre: Theatre) -> Scene:
    """Seat 0 has put up a painting for an open auction; three people play, and nobody has bid."""
    return theatre.set(open_auction(), EVERYBODY)


def open_auction() -> mlotek.Record:
    match = mlotek.Match(mlotek.game("modern-art", players=3), chance=[deck_of("koriko-open")])
    match.play(0, "put koriko-open")
    return match.record


@pytest.fixture
def bidder(browser: Browser, theatre: Theatre, auction: Scene) -> Iterator[Visitor]:
    """Seat 1, at the page."""
    person = theatre.visitor(browser, theatre.guest(1))
    person.enter(auction.path)
    person.sit_down()
    yield person
    person.leave()


def ring(visitor: Visitor, words: str) -> None:
    expect(visitor.page.locator(".hammer")).to_contain_text(words)


def leads(visitor: Visitor, price: int) -> None:
    expect(visitor.page.locator("#status")).to_contain_text(re.compile(rf"\b{price}\b"))
    expect(visitor.page.locator(".table .lead")).to_contain_text(str(price))


def sold(visitor: Visitor, price: int) -> None:
    expect(visitor.page.locator(".hammer")).to_have_count(0)
    bought = re.compile(rf"(kupuje|Kupujesz|zatrzymuje|Zatrzymujesz) za {price}\b")
    expect(visitor.page.locator(".side .log")).to_contain_text(bought)


def bid(visitor: Visitor) -> None:
    """The cheapest bid, by one click."""
    visitor.bar(".primary").click()
    visitor.acts()


IN_ONE_LINE = """() => {
    const call = document.querySelector('.hammer .call')
    const { left, right } = call.closest('.hammer').getBoundingClientRect()
    const lines = call.offsetHeight / parseFloat(getComputedStyle(call).fontSize)
    return lines < 1.6 && left > document.querySelector('.easel').getBoundingClientRect().left && right < innerWidth - 4
}"""


def test_once_twice_sold(theatre: Theatre, auction: Scene, bidder: Visitor) -> None:
    ring(bidder, OPEN)
    theatre.play(auction, 2, "bid 5")
    leads(bidder, 5)
    theatre.pass_time(2.9)
    ring(bidder, OPEN)
    theatre.pass_time(0.2)
    ring(bidder, ONCE)
    bidder.resize(PHONE)
    assert bidder.page.evaluate(IN_ONE_LINE)
    bidder.resize(DESK)
    theatre.pass_time(2)
    ring(bidder, TWICE)
    theatre.pass_time(2.2)
    sold(bidder, 5)


def test_a_late_bid_opens_the_auction_again(theatre: Theatre, auction: Scene, bidder: Visitor) -> None:
    theatre.play(auction, 2, "bid 5")
    theatre.pass_time(5.1)
    ring(bidder, TWICE)
    bid(bidder)
    leads(bidder, 6)
    ring(bidder, OPEN)
    theatre.pass_time(7.3)
    sold(bidder, 6)


def test_the_hammer_falls_early_when_everybody_else_has_declined(
    theatre: Theatre, auction: Scene, bidder: Visitor
) -> None:
    bid(bidder)
    leads(bidder, 1)
    theatre.play(auction, 2, "pass")
    theatre.play(auction, 0, "pass")
    sold(bidder, 1)


def test_an_auctioneer_calls_the_stages(browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(open_auction(), EVERYBODY, Tempo(led=True))
    auctioneer = theatre.visitor(browser, theatre.guest(0))
    auctioneer.enter(scene.path)
    auctioneer.sit_down()
    theatre.play(scene, 2, "bid 5")
    for call, then in (("Po raz pierwszy!", ONCE), ("Po raz drugi!", TWICE)):
        theatre.pass_time(1.6)
        press_call(auctioneer, call)
        theatre.pass_time(0.01)
        ring(auctioneer, then)
    theatre.pass_time(1.6)
    press_call(auctioneer, "Sprzedane!")
    theatre.pass_time(0.2)
    sold(auctioneer, 5)
    auctioneer.leave()


def press_call(auctioneer: Visitor, words: str) -> None:
    """Call a stage, and wait until the house has heard it: only then may time pass."""
    acks = heard_acks(auctioneer)
    auctioneer.page.get_by_role("button", name=words).click()
    auctioneer.wait_until(lambda: heard_acks(auctioneer) > acks)


def heard_acks(visitor: Visitor) -> int:
    return sum(message["type"] == "ack" for message in visitor.heard)


def test_a_finger_on_its_way_down_bids_nothing_that_was_not_there_to_be_read(
    browser: Browser, theatre: Theatre, auction: Scene
) -> None:
    bidder = theatre.visitor(browser, theatre.guest(1))
    bidder.take_time()
    bidder.enter(auction.path)
    bidder.sit_down()
    expect(bidder.bar(".primary")).to_have_text("Licytuj 1")
    bidder.page.clock.install(time=0)
    bidder.page.clock.pause_at(1000)
    theatre.play(auction, 2, "bid 60")
    expect(bidder.bar(".primary")).to_have_text("Licytuj 61")
    bidder.bar(".primary").click()
    bidder.page.clock.run_for(600)
    leads(bidder, 60)
    bidder.bar(".primary").click()
    leads(bidder, 61)
    bidder.leave()


def test_a_limit_bids_for_its_owner_and_no_further(theatre: Theatre, auction: Scene, bidder: Visitor) -> None:
    assert bidder.bar().get_by_text("Zagraj za mnie").count() == 0, "nothing but bids stands among the bids"
    bidder.page.get_by_role("button", name="Menu").click()
    bidder.page.get_by_role("button", name="Zagraj za mnie").click()
    bidder.page.get_by_label("Najwyżej").fill("9")
    bidder.page.get_by_role("button", name="Licytuj do 9").click()
    expect(bidder.page.locator(".note-strip")).to_contain_text("Dom licytuje za Ciebie do 9.")
    theatre.pass_time(1)
    leads(bidder, 1)
    theatre.play(auction, 2, "bid 8")
    theatre.pass_time(1)
    leads(bidder, 9)
    theatre.play(auction, 2, "bid 10")
    theatre.pass_time(1)
    leads(bidder, 10)
    bidder.page.get_by_role("button", name="Odwołaj").click()
    expect(bidder.page.locator(".note-strip")).not_to_contain_text("Dom licytuje")
    theatre.pass_time(7)
    sold(bidder, 10)


def test_a_reload_in_mid_auction_finds_the_hammer_where_it_is(
    browser: Browser, theatre: Theatre, auction: Scene, bidder: Visitor
) -> None:
    watcher = theatre.visitor(browser, theatre.guest(4))  # while nobody is there, the hammer rests
    watcher.enter(auction.path)
    ring(watcher, OPEN)
    theatre.play(auction, 2, "bid 5")
    theatre.pass_time(3.1)
    ring(bidder, ONCE)
    bidder.page.reload()
    bidder.sit_down()
    ring(bidder, ONCE)
    leads(bidder, 5)
    bid(bidder)
    for person in (bidder, watcher):
        leads(person, 6)
        ring(person, OPEN)
    watcher.leave()


def test_a_line_lost_in_mid_auction_heals_and_shows_what_was_bid_meanwhile(
    browser: Browser, theatre: Theatre, auction: Scene
) -> None:
    person = theatre.visitor(browser, theatre.guest(1))
    lines = Lines(person)
    person.enter(auction.path)
    person.sit_down()
    lines.cut()
    expect(person.page.locator(".banner")).to_be_visible()
    theatre.play(auction, 2, "bid 7")
    lines.mend()
    expect(person.page.locator(".banner")).to_be_hidden()
    leads(person, 7)
    bid(person)
    leads(person, 8)
    person.leave()
