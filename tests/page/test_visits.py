"""Coming in, finding each other, coming back: what happens around the games."""

from __future__ import annotations

import gzip
import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.page.hands import CLICKS, play_through
from tests.page.house import ServedHouse
from tests.page.lines import Lines
from tests.page.visitor import DESK, GAMES, PHONE, Visitor

MOST_BYTES = 186_000


@pytest.fixture
def second(browser: Browser, house: ServedHouse) -> Iterator[Visitor]:
    """Somebody else, on a phone, in English."""
    person = Visitor(browser, house.url, PHONE, "en")
    yield person
    person.leave()


def test_the_language_changes_without_a_reload(visitor: Visitor) -> None:
    visitor.enter()
    expect(visitor.tile("milionerzy")).to_contain_text("Z ludźmi")
    visitor.page.evaluate("window.stillHere = true")
    visitor.page.get_by_role("button", name="English").click()
    expect(visitor.tile("milionerzy")).to_contain_text("With people")
    assert visitor.page.evaluate("window.stillHere") is True
    expect(visitor.page.locator("html")).to_have_attribute("lang", "en")


def test_a_first_visitor_is_one_guest(visitor: Visitor) -> None:
    """Home asks for several things at once: nothing is asked before the first answer has brought a name."""
    told: list[str] = []
    visitor.context.on("request", lambda one: told.append("asked") if "/api/" in one.url else None)
    visitor.context.on("response", lambda one: told.append("answered") if "/api/" in one.url else None)
    visitor.enter()
    visitor.page.wait_for_selector("article")
    visitor.wait_until(lambda: told.count("answered") > 2)
    assert told[:2] == ["asked", "answered"]
    name = visitor.page.locator("header .plain").first.inner_text().split("✎")[0].strip()
    visitor.play_with_bots("milionerzy")
    assert visitor.page.locator(".you .unseen").first.inner_text().strip() == name


def test_a_table_has_a_big_screen_under_its_own_address(visitor: Visitor) -> None:
    visitor.play_with_bots("milionerzy")
    visitor.enter(visitor.page.url.removeprefix(visitor.url) + "/tv")
    visitor.page.wait_for_selector(".tv #status")


def test_a_guest_has_a_name_and_can_change_it(visitor: Visitor) -> None:
    visitor.enter()
    visitor.page.get_by_role("button", name=re.compile("zmień imię")).click()
    visitor.page.get_by_label("Twoje imię przy stole").fill("Żaneta")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("header")).to_contain_text("Żaneta")
    visitor.page.reload()
    expect(visitor.page.locator("header")).to_contain_text("Żaneta")


def test_a_wrong_code_has_a_sentence_and_a_way_on(visitor: Visitor) -> None:
    visitor.enter()
    visitor.page.get_by_label("Kod stołu, cztery litery").fill("QQQQ")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("alert").first).not_to_be_empty()
    answer = visitor.page.goto(f"{visitor.url}/t/no-such-table")
    assert answer is not None
    assert answer.status == 404
    expect(visitor.page.get_by_role("link", name="Do domu aukcyjnego")).to_be_visible()
    expect(visitor.page).to_have_title("Nie ma takiego stołu. · Młotek")
    assert visitor.page.get_by_role("button", name="Spróbuj jeszcze raz").count() == 0, "it would bring nothing"
    visitor.errors.clear()  # the browser itself logs the answers 404


def test_choices_that_do_not_go_together_any_more_are_forgotten(visitor: Visitor) -> None:
    habits = '{"players": 4, "options": {"mystery_hand": true}}'
    visitor.tell(f"localStorage.setItem('mlotek.table-modern-art', '{habits}')")
    assert visitor.open_table("modern-art")
    expect(visitor.page.get_by_role("alert").first).to_be_empty()
    visitor.errors.clear()  # the browser itself logs the answer 400


def test_two_people_and_bots_at_one_table(visitor: Visitor, second: Visitor) -> None:
    code = visitor.open_table("milionerzy")
    second.enter()
    second.page.get_by_label("The table's code, four letters").fill(code)
    second.page.keyboard.press("Enter")
    second.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(second.page.get_by_text("The host will start the game.")).to_be_visible()
    expect(visitor.page.locator(".lobby")).to_contain_text("Wolne miejsce")
    visitor.page.get_by_label("Tempo botów").fill("4")
    visitor.start()
    for person in (visitor, second):
        person.sit_down()
    rng = random.Random(1)
    visitor.wait_until(lambda: over_or_moved(visitor, rng) & over_or_moved(second, rng))
    purses = [
        {seat["seat"]: seat["money"] for seat in message["view"]["seats"]}
        for message in second.heard
        if message.get("view") and not message["view"]["over"]
    ]
    mine = second.view["seat"]
    assert all(money is None for purse in purses for seat, money in purse.items() if seat != mine), "a purse leaked"
    visitor.page.get_by_role("button", name="Czy rozdanie jest uczciwe?").click()
    expect(visitor.page.locator("dialog[open] li", has_text="✓")).to_have_count(3)
    expect(visitor.page.locator("dialog[open]")).to_contain_text("mlotek verify mlotek-")


def over_or_moved(person: Visitor, rng: random.Random) -> bool:
    """Make a move of Milionerzy, where there is one to make; whether the game is over."""
    if not person.over and person.bar().count():
        CLICKS["milionerzy"](person, rng)
        person.acts()
    return person.over


def test_a_host_can_send_somebody_away_for_good(visitor: Visitor, second: Visitor) -> None:
    code = visitor.open_table("targ")
    second.enter(f"/t/{code}")
    second.page.get_by_role("button", name="Sit down", exact=True).click()
    seats = visitor.page.locator(".lobby details ul").first
    expect(seats.get_by_role("button", name="Wyproś")).to_have_count(0)
    seats.get_by_role("button", name="Więcej o").click()  # a seat, not a watcher
    seats.get_by_role("button", name="Zgłoś").click()
    visitor.page.get_by_role("button", name="słowa").click()
    visitor.expect_text("Przeczyta to ten, kto prowadzi ten dom.")
    seats.get_by_role("button", name="Wyproś").click()
    seats.get_by_role("button", name="Tak, wyproś").click()
    second.expect_text("The host has asked you to leave this table.")
    second.page.reload()
    expect(second.page.get_by_role("alert").first).not_to_be_empty()
    second.errors.clear()  # the browser itself logs the answer 403


def test_a_host_can_send_a_watcher_away_too(visitor: Visitor, second: Visitor) -> None:
    code = visitor.open_table("milionerzy")
    second.enter(f"/t/{code}")
    expect(visitor.page.locator(".lobby")).to_contain_text("Przygląda się 1 osoba.")
    visitor.page.get_by_role("button", name="Więcej o").click()
    visitor.page.get_by_role("button", name="Wyproś").click()
    visitor.page.get_by_role("button", name="Tak, wyproś").click()
    second.expect_text("The host has asked you to leave this table.")
    expect(visitor.page.get_by_role("button", name="Wyproś")).to_have_count(0)
    second.errors.clear()  # the browser itself logs the answer 403


def test_a_standing_wish_reaches_the_house(visitor: Visitor) -> None:
    visitor.take_time()
    visitor.play_with_bots("targ")
    visitor.page.locator(".hand button:not(.zero)").first.click()
    visitor.bar("button.good").last.click()
    visitor.page.get_by_label("Do kogo").get_by_role("button", name="poczekam na taką").click()
    visitor.page.get_by_role("button", name="Ogłaszam!").click()
    visitor.wait_until(lambda: any(message["type"] == "programs" for message in visitor.heard))
    kept = [one for message in visitor.heard if message["type"] == "programs" for one in message["programs"]]
    assert kept
    assert kept[0]["program"] == "accept-like"
    assert kept[0]["get"] == {"pigs": 1}


def test_a_reload_brings_back_the_same_table(visitor: Visitor) -> None:
    visitor.play_with_bots("nie-blefuj")  # where everything waits for me
    visitor.wait_for_my_turn()
    before = visitor.view
    visitor.heard.clear()
    visitor.page.reload()
    visitor.sit_down()
    assert visitor.view == before


def test_a_lost_connection_heals_in_mid_auction(visitor: Visitor) -> None:
    lines = Lines(visitor)
    visitor.play_with_bots("milionerzy")
    visitor.wait_for_my_turn()
    lines.cut()
    expect(visitor.page.locator(".banner")).to_be_visible()
    lines.mend()
    expect(visitor.page.locator(".banner")).to_be_hidden()
    assert len(lines.opened) == 2
    version = visitor.version
    visitor.page.keyboard.press("p")
    visitor.wait_until(lambda: visitor.version > version)


def test_a_killed_server_loses_nothing(
    browser: Browser, house: ServedHouse, tmp_path_factory: pytest.TempPathFactory
) -> None:
    del house  # it proves that the page is built
    own = ServedHouse(tmp_path_factory.mktemp("killed"))
    own.start()
    visitor = Visitor(browser, own.url, offline=True)
    visitor.play_with_bots("milionerzy")
    visitor.wait_for_my_turn()
    version = visitor.version
    own.kill()
    expect(visitor.page.locator(".banner")).to_be_visible()
    own.start()
    expect(visitor.page.locator(".banner")).to_be_hidden()
    assert visitor.version >= version
    play_through(visitor, CLICKS["milionerzy"])
    visitor.errors.clear()  # the browser itself logs the refused connections
    visitor.leave()
    own.stop()


def test_a_second_window_takes_over_and_the_first_says_so(visitor: Visitor) -> None:
    visitor.play_with_bots("milionerzy")
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    other.wait_for_selector("#status")
    expect(visitor.page.locator(".banner")).to_contain_text("w innym oknie")
    visitor.page.get_by_role("button", name="Graj tutaj").click()
    expect(visitor.page.locator(".banner")).to_be_hidden()


def test_a_watcher_sees_the_table_and_no_hand(visitor: Visitor, second: Visitor) -> None:
    visitor.play_with_bots("modern-art")
    visitor.wait_for_my_turn()
    second.enter(visitor.page.url.removeprefix(visitor.url))
    second.page.wait_for_selector("#status")
    second.expect_text("You are watching this game.")
    assert second.page.locator(".paintings").count() == 0
    assert all(seat["hand"] is None for seat in second.view["seats"])
    assert not [
        event
        for message in second.heard
        for event in message.get("events", [])
        if event.get("cards") and event["event"] == "cards-dealt"
    ]


def test_a_refusal_explains_itself_and_offers_a_way_on(visitor: Visitor) -> None:
    visitor.play_with_bots("milionerzy")
    visitor.wait_for_my_turn()
    visitor.page.keyboard.press("/")
    visitor.page.keyboard.type("licytuj 1 2 7")
    visitor.page.keyboard.press("Enter")
    note = visitor.page.locator(".notes [role=alert]")
    expect(note).not_to_be_empty()
    visitor.page.keyboard.press("/")
    visitor.page.keyboard.type("oddaj 3")
    visitor.page.keyboard.press("Enter")
    expect(note).to_contain_text("Dlaczego?")
    note.get_by_role("button", name=re.compile("Dlaczego")).click()
    expect(visitor.page.locator("dialog[open] .cited")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("/")
    visitor.page.keyboard.type("ręka")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("dialog[open] [role=status]")).to_have_text(re.compile("^Na ręce: 1, 2, 3, "))


def test_a_finished_game_can_be_watched_again(visitor: Visitor) -> None:
    visitor.play_with_bots("nie-blefuj")
    play_through(visitor, CLICKS["nie-blefuj"])
    visitor.page.get_by_role("link", name="Obejrzyj partię").click()
    steps = visitor.page.locator(".replay nav")
    expect(steps).to_contain_text("Ruch 0 z")
    steps.get_by_label("Krok naprzód").click()
    expect(steps).to_contain_text("Ruch 1 z")
    steps.get_by_text("Jak się zmieniało").click()
    change = steps.locator(".moments .button").last
    change.click()
    expect(steps).not_to_contain_text("Ruch 1 z")
    slider = steps.locator("input[type=range]")
    slider.fill("0")  # at the end hands lie open in the story instead
    steps.get_by_label("Czyimi oczami").select_option("1")
    expect(visitor.page.locator(".hand li")).not_to_have_count(0)
    slider.fill(slider.get_attribute("max") or "")
    visitor.page.get_by_role("button", name="Pokaż wynik").click()
    with visitor.page.expect_download() as words:
        visitor.page.get_by_role("link", name="Pobierz jako tekst").click()
    assert words.value.path().read_text(encoding="utf-8").startswith("Nie blefuj!\nWokół stołu, ")
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(".side .line").first.click()
    expect(steps).to_contain_text("Ruch 0 z")


@pytest.mark.parametrize("game", GAMES)
def test_home_and_a_table_are_small(game: str, visitor: Visitor) -> None:
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if re.search(r"/assets/.*\.(js|css)$", response.url):
            sizes[response.url] = len(gzip.compress(response.body()))

    visitor.context.on("response", weigh)
    visitor.play_with_bots(game)
    visitor.page.wait_for_timeout(500)
    assert 0 < sum(sizes.values()) <= MOST_BYTES, f"{sum(sizes.values())} bytes"


def test_a_page_without_its_server_says_so_and_recovers(
    browser: Browser, house: ServedHouse, tmp_path_factory: pytest.TempPathFactory
) -> None:
    del house  # it proves that the page is built
    own = ServedHouse(tmp_path_factory.mktemp("away"))
    own.start()
    visitor = Visitor(browser, own.url, offline=True)
    visitor.enter()
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    own.stop()
    visitor.page.reload()
    expect(visitor.page.get_by_role("alert").first).to_contain_text("Serwer nie odpowiada")
    expect(visitor.tile("targ")).to_contain_text("Z ludźmi")
    own.start()
    expect(visitor.page.get_by_role("alert").first).to_be_empty()
    visitor.play_with_bots("milionerzy")
    visitor.errors.clear()  # the browser itself logs the refused connections
    visitor.leave()
    own.stop()


def test_a_table_in_another_edition_shows_its_own_artists(browser: Browser, house: ServedHouse) -> None:
    visitor = Visitor(browser, house.url, DESK, "en")
    visitor.open_table("modern-art")
    visitor.page.get_by_label("Edition").select_option("pigments")
    expect(visitor.page.locator(".lobby .title p")).to_contain_text("pigments")
    visitor.start()
    visitor.sit_down()
    expect(visitor.page.locator("body")).to_contain_text("Cobalt")
    assert "Koriko" not in visitor.page.locator("body").inner_text()
    assert "⟨" not in visitor.page.locator("body").inner_text()
    visitor.leave()
