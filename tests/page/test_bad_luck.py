"""What can go wrong around a table: each has a sentence and a way on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from mlotek.server.wire.messages import PROTOCOL
from tests.page.lines import Lines
from tests.page.scenes import SEAT, Moment, moments
from tests.page.theatre import Scene, Theatre
from tests.page.visitor import Visitor

HOME = "Do domu aukcyjnego"


def decision(game: str) -> Moment:
    """Seat 0's first decision that somebody else's action led to."""
    return next(moment for moment in moments(game) if moment.mine and moment.last is not None)


@pytest.fixture
def scene(theatre: Theatre) -> Scene:
    return theatre.set(decision("milionerzy").whole)


@pytest.fixture
def guest(browser: Browser, theatre: Theatre) -> Iterator[Visitor]:
    """Seat 0, not yet at the table."""
    person = theatre.visitor(browser, theatre.guest(SEAT))
    yield person
    person.leave()


def banner(visitor: Visitor, words: str) -> None:
    expect(visitor.page.locator(".banner")).to_contain_text(words)


def test_a_full_table_says_so_and_lets_watch(browser: Browser, theatre: Theatre) -> None:
    people = [theatre.visitor(browser, theatre.guest(n)) for n in range(3)]
    path = f"/t/{people[0].open_table('nie-blefuj')}"
    people[0].page.get_by_label("Miejsca").select_option("2")
    people[1].enter(path)
    people[1].page.get_by_role("button", name="Siadam", exact=True).click()
    expect(people[0].page.locator(".lobby")).not_to_contain_text("Wolne miejsce")
    people[2].enter(path)
    expect(people[2].page.locator(".lobby")).to_contain_text("Wszystkie miejsca są zajęte. Możesz zostać")
    assert people[2].page.get_by_role("button", name=re.compile("Siadam")).count() == 0
    people[0].start()
    expect(people[2].page.locator(".actions")).to_contain_text("Przyglądasz się")
    for person in people:
        person.leave()


def test_a_table_that_closes_says_so_and_leads_home(theatre: Theatre, scene: Scene, guest: Visitor) -> None:
    guest.enter(scene.path)
    guest.sit_down()
    theatre.close(scene)
    banner(guest, "Stół jest zamknięty.")
    guest.page.reload()
    expect(guest.page.get_by_role("alert").first).to_contain_text("Nie ma takiego stołu.")
    guest.page.get_by_role("link", name=HOME).click()
    guest.page.wait_for_selector("article")
    guest.errors.clear()  # the browser itself logs the answer 404


def test_a_table_that_has_gone_meanwhile_is_not_asked_for_for_ever(
    theatre: Theatre, scene: Scene, guest: Visitor
) -> None:
    lines = Lines(guest)
    guest.enter(scene.path)
    guest.sit_down()
    theatre.close(theatre.set(decision("milionerzy").whole))  # another one: nothing happens here
    assert guest.page.locator(".banner").count() == 0
    lines.cut()
    theatre.close(scene)
    lines.mend()
    banner(guest, "Stół jest zamknięty.")
    expect(guest.page.locator(".banner").get_by_role("link", name=HOME)).to_be_visible()


def test_an_expired_cookie_is_told_and_the_game_can_be_watched(scene: Scene, guest: Visitor) -> None:
    lines = Lines(guest)
    guest.enter(scene.path)
    guest.sit_down()
    lines.cut()
    guest.context.clear_cookies()
    lines.mend()
    banner(guest, "Dom nie poznaje już tej przeglądarki")
    expect(guest.page.locator(".actions")).to_contain_text("Przyglądasz się")


def test_an_old_page_in_a_new_house_asks_to_be_loaded_anew(scene: Scene, guest: Visitor) -> None:
    def from_the_future(line: WebSocketRoute) -> None:
        house = line.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            line.send(json.dumps({**message, "protocol": PROTOCOL + 1} if message["type"] == "welcome" else message))

        house.on_message(tell)

    guest.page.route_web_socket(re.compile("/socket"), from_the_future)
    guest.enter(scene.path)
    banner(guest, "Dom ma nowszą stronę niż to okno.")
    guest.page.unroute_all()
    guest.page.get_by_role("button", name="Odśwież").click()
    guest.page.wait_for_selector("#status")


def test_two_clicks_on_a_game_open_one_table(browser: Browser, theatre: Theatre) -> None:
    somebody = theatre.visitor(browser, theatre.guest(4))
    somebody.enter()
    before = theatre.count()
    somebody.tile("milionerzy").locator(".primary").dblclick()
    somebody.sit_down()
    assert theatre.count() == before + 1
    somebody.leave()


def test_two_clicks_on_a_button_are_one_action(theatre: Theatre, scene: Scene, guest: Visitor) -> None:
    guest.enter(scene.path)
    guest.sit_down()
    before = theatre.match(scene).length
    guest.bar(".button").last.dblclick()
    guest.page.wait_for_selector(f'[data-version="{before + 1}"]')
    guest.page.wait_for_timeout(200)
    assert theatre.match(scene).length == before + 1
    expect(guest.page.locator(".notes [role=alert]")).to_be_empty()
