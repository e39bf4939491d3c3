"""Company: a name and a face, rematches that gather everybody, latecomers, and a menu that finds its way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import mlotek
from mlotek.server.wire.messages import Remark, Said
from tests.counting import each
from tests.page.hands import CLICKS, play_through
from tests.page.house import ServedHouse
from tests.page.inspection import serious_findings
from tests.page.scenes import moments
from tests.page.theatre import NAMES, Theatre
from tests.page.visitor import DESK, PHONE, Visitor


@pytest.fixture
def second(browser: Browser, house: ServedHouse) -> Iterator[Visitor]:
    """Somebody else, on a phone, in English."""
    person = Visitor(browser, house.url, PHONE, "en")
    yield person
    person.leave()


def test_whoever_comes_by_link_chooses_a_name_and_a_face_that_everybody_sees(visitor: Visitor, second: Visitor) -> None:
    code = visitor.open_table("nie-blefuj")
    second.enter(f"/t/{code}")
    expect(second.page.get_by_label("the portrait that goes with my name")).to_be_checked()
    expect(second.page.get_by_role("button", name="I just want to look")).to_be_in_viewport(ratio=1)
    second.page.get_by_label("Your name?").fill("Tomek")
    second.page.get_by_label("portrait 8", exact=True).check(force=True)
    assert serious_findings(second) == []
    second.expect_no_overflow()
    second.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(visitor.page.locator(".lobby")).to_contain_text("Tomek")
    visitor.wait_until(lambda: any(seat["face"] == 7 for seat in last_table(visitor)["seats"]))
    second.enter()
    second.page.get_by_role("button", name="Tomek").click()
    expect(second.page.get_by_label("portrait 8", exact=True)).to_be_checked()
    expect(second.page.locator("label.on .face")).to_be_in_viewport(ratio=1)


def test_a_lobby_is_a_table_with_chairs_a_code_and_a_start_in_reach(visitor: Visitor, second: Visitor) -> None:
    second.open_table("nie-blefuj")
    phone = second.page
    for needed in (phone.locator(".invitation .code"), phone.locator(".start .primary")):
        expect(needed).to_be_in_viewport(ratio=1)
    phone.get_by_label("Who takes seat 3").select_option("regular")
    visitor.wait_until(lambda: last_table(second)["seats"][2]["who"] == "bot")
    expect(phone.locator(".room li").nth(2)).to_contain_text(last_table(second)["seats"][2]["name"])
    phone.get_by_label("Talk").get_by_role("textbox").fill("half a word")
    visitor.enter(phone.url.removeprefix(second.url))
    visitor.page.get_by_role("button", name="Siadam", exact=True).click()
    assert visitor.page.get_by_label("Kto siada na miejscu").count() == 0, "the chairs are the host's"
    visitor.rest()
    code, phrase = (visitor.page.locator(one).first.bounding_box() for one in (".invitation .code", ".phrases"))
    assert code is not None
    assert phrase is not None
    assert code["y"] < phrase["y"], "the code stands above all there is to say"
    visitor.page.get_by_role("button", name="Dzień dobry!").click()
    expect(phone.locator(".voices p")).to_have_text("Hello!")
    expect(phone.get_by_label("Talk").get_by_role("textbox")).to_have_value("half a word")
    assert serious_findings(second) == []
    second.expect_no_overflow()


@pytest.mark.parametrize("size", [(740, 360), (568, 320)])
def test_a_phone_on_its_side_shows_the_way_in_and_the_start_at_once(
    size: tuple[int, int], browser: Browser, house: ServedHouse
) -> None:
    host, guest = (Visitor(browser, house.url, size, has_touch=True, is_mobile=True) for _ in range(2))
    code = host.open_table("milionerzy")
    expect(host.page.get_by_role("button", name="Zaczynamy")).to_be_in_viewport(ratio=1)
    guest.enter(f"/t/{code}")
    for way in ("Siadam", "Tylko popatrzę"):
        expect(guest.page.get_by_role("button", name=way, exact=True)).to_be_in_viewport(ratio=1)
    for visitor in (host, guest):
        visitor.expect_no_overflow()
        visitor.leave()


def test_a_table_stays_in_sight_while_the_host_reads_on_beside_it(visitor: Visitor) -> None:
    visitor.open_table("modern-art")
    send = visitor.page.get_by_role("button", name="Wyślij")
    send.scroll_into_view_if_needed()
    expect(send).to_be_in_viewport(ratio=1)
    for chair in visitor.page.locator(".room li").all():
        expect(chair).to_be_in_viewport(ratio=1)


def test_a_link_is_copied_where_the_browser_keeps_its_clipboard_to_itself(visitor: Visitor) -> None:
    """A house at home has no certificate: its address is not one that browsers call safe."""
    visitor.tell("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    visitor.open_table("milionerzy")
    visitor.page.get_by_role("button", name="Kopiuj").click()
    visitor.page.get_by_role("button", name="Skopiowane").wait_for()
    said = visitor.page.get_by_label("Rozmowa").get_by_role("textbox")
    said.press("Control+v")
    assert said.input_value() == visitor.page.get_by_label("Adres stołu").input_value()


def last_table(visitor: Visitor) -> dict[str, Any]:
    """The table as the house told it last."""
    return dict(next(told["table"] for told in reversed(visitor.heard) if told.get("table")))


def test_a_rematch_gathers_people_under_the_same_code_with_the_score_of_the_evening(
    browser: Browser, theatre: Theatre
) -> None:
    match = mlotek.Match(mlotek.game("milionerzy", 4), seed=2)
    while not match.over:
        match.play(seat := match.actors[0], str(match.default(seat)))
    scene = theatre.set(match.record, people=(0, 1))
    visitor = theatre.visitor(browser, theatre.guest(0))
    visitor.enter(scene.path)
    visitor.page.get_by_role("button", name="Jeszcze raz").wait_for()
    code = last_table(visitor)["code"]
    visitor.page.get_by_role("button", name="Jeszcze raz").click()
    visitor.page.locator(".lobby").wait_for()
    assert visitor.page.locator(".invitation .code").inner_text() == code
    expect(visitor.page).to_have_title("Milionerzy i Bankruci · Młotek")
    expect(visitor.page.locator(".evening")).to_contain_text("Wygrane tego wieczoru")
    expect(visitor.page.locator(".room li[data-seat]", has_text=NAMES[1])).to_contain_text("chwilowo poza stołem")
    visitor.page.go_back()
    expect(visitor.page.locator("dialog[open] .rematch")).to_contain_text("Gramy jeszcze raz")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".rematch")).to_be_in_viewport(ratio=1)
    expect(visitor.page.locator(".intro")).to_have_count(0)
    for size in (PHONE, DESK, (1920, 1080)):
        visitor.resize(size)
        title, banner = (visitor.page.locator(one).bounding_box() for one in ("header.status", ".rematch"))
        assert title is not None
        assert banner is not None
        assert banner["y"] >= title["y"] + title["height"] - 1
    visitor.page.get_by_role("button", name="Menu").click()


def test_a_rematch_with_bots_alone_begins_at_the_first_tap(visitor: Visitor) -> None:
    visitor.play_with_bots("milionerzy")
    play_through(visitor, CLICKS["milionerzy"], seed=2)
    before = last_table(visitor)
    visitor.page.get_by_role("button", name="Jeszcze raz").click()
    visitor.page.wait_for_url(lambda url: before["id"] not in url)
    visitor.wait_for_my_turn()
    assert visitor.page.locator(".lobby").count() == 0
    again = last_table(visitor)
    assert (again["code"], again["stage"]) == (before["code"], "playing")
    assert again["id"] != before["id"]
    assert sum(one["wins"] for one in again["evening"]) >= 1, "the score of the evening goes on"
    stored = visitor.page.evaluate("localStorage.getItem('mlotek.deals')")
    assert again["id"] in stored, "the deal was cut"


def test_a_latecomer_may_sit_down_for_a_bot_where_it_is_allowed(visitor: Visitor, second: Visitor) -> None:
    code = visitor.open_table("milionerzy")
    visitor.page.get_by_label("Kto przyjdzie później").check()
    visitor.start()
    visitor.sit_down()
    second.enter(f"/t/{code}")
    expect(second.page.get_by_role("heading", name="Millionaires and Bankrupts")).to_be_visible()
    second.resize((360, 640))
    for way in ("Sit down for", "I just want to look"):
        expect(second.page.get_by_role("button", name=way)).to_be_in_viewport(ratio=1)
    second.page.get_by_role("button", name="I just want to look").click()
    expect(second.page.locator(".actions")).to_contain_text("Sit down for")
    second.page.reload()
    second.page.get_by_label("Your name?").fill("Tomek")
    assert serious_findings(second) == []
    second.page.get_by_role("button", name="Sit down for").click()
    expect(second.page.locator(".you").first).to_be_attached()
    expect(visitor.page.locator(".seats")).to_contain_text("Tomek")


def test_nobody_is_offered_a_seat_that_waits_for_whoever_left_it(
    visitor: Visitor, second: Visitor, browser: Browser, house: ServedHouse
) -> None:
    code = visitor.open_table("milionerzy")
    visitor.page.get_by_label("Kto przyjdzie później").check()
    visitor.start()
    visitor.sit_down()
    second.enter(f"/t/{code}")
    second.page.get_by_role("button", name="Sit down for").click()
    second.sit_down()
    second.page.get_by_role("button", name="Menu").click()
    second.page.get_by_role("button", name="Players and seats").click()
    second.page.get_by_role("button", name="Stand up").click()
    second.page.keyboard.press("Escape")
    mine = second.page.locator(".actions").get_by_role("button", name="Back to my seat")
    expect(mine).to_be_visible()
    kept = next(seat for seat in last_table(second)["seats"] if seat["kept"])
    third = Visitor(browser, house.url, PHONE, "en")
    third.enter(f"/t/{code}")
    way = third.page.get_by_role("button", name="Sit down for")
    expect(way).not_to_contain_text(kept["name"])
    way.click()
    third.sit_down()
    third.leave()
    second.page.reload()
    mine.click()
    second.sit_down()
    second.wait_until(lambda: last_table(second)["seats"][kept["seat"]]["who"] == "person")


def test_whoever_comes_to_a_full_table_is_offered_a_bots_seat(visitor: Visitor, second: Visitor) -> None:
    code = visitor.open_table("milionerzy")
    for chair in range(2, visitor.page.locator(".room li").count() + 1):
        visitor.page.get_by_label(f"Kto siada na miejscu {chair}").select_option("regular")
        expect(visitor.page.locator(".room li").nth(chair - 1).locator(".face.bot")).to_be_visible()
    second.enter(f"/t/{code}")
    bot = last_table(visitor)["seats"][1]["name"]
    expect(second.page.locator(".arrival header")).to_contain_text(bot)
    second.page.get_by_role("button", name="I just want to look").click()
    second.page.locator(".start").get_by_role("button", name=f"Sit down for {bot}").click()
    visitor.wait_until(lambda: last_table(visitor)["seats"][1]["who"] == "person")


def test_the_menu_has_groups_a_way_home_on_top_and_no_keys_on_a_phone(browser: Browser, house: ServedHouse) -> None:
    phone = Visitor(browser, house.url, PHONE, has_touch=True, is_mobile=True)
    phone.play_with_bots("milionerzy")
    phone.page.get_by_role("button", name="Menu").click()
    menu = phone.page.locator("dialog[open]")
    assert menu.locator(".content .button").first.inner_text().startswith("←")
    assert menu.locator("h3").count() >= 4
    dots = phone.page.locator("button[aria-haspopup=dialog] path")
    assert dots.evaluate("one => parseFloat(getComputedStyle(one).strokeWidth)") >= 3.5, "it can be seen"
    expect(menu).not_to_contain_text("Klawisze")
    expect(menu).not_to_contain_text("Polecenie")
    menu.get_by_role("button", name="Ustawienia").click()
    expect(phone.page.locator("dialog[open]")).to_contain_text("Pomoc w rachunkach")
    expect(phone.page.locator("dialog[open]")).not_to_contain_text("klawisz", ignore_case=True)
    phone.leave()


LISTEN = """
    window.spoken = []
    speechSynthesis.speak = (words) => window.spoken.push([words.lang, words.text])
"""


def test_an_auctioneer_speaks_only_where_it_was_switched_on(browser: Browser, house: ServedHouse) -> None:
    for voice in (False, True):
        visitor = Visitor(browser, house.url, language="en")
        visitor.tell(LISTEN)
        visitor.choose(voice=voice)
        visitor.play_with_bots("milionerzy")
        play_through(visitor, CLICKS["milionerzy"], seed=2)
        spoken = visitor.page.evaluate("window.spoken")
        assert bool(spoken) is voice
        assert all(language == "en-GB" for language, _ in spoken)
        visitor.leave()


@pytest.mark.parametrize("banter", [True, False])
def test_what_is_said_flies_up_beside_its_face(banter: bool, browser: Browser, theatre: Theatre) -> None:
    guest = theatre.visitor(browser, theatre.guest(0), PHONE)
    guest.choose(banter=banter)
    auction = next(moment for moment in moments("milionerzy") if moment.name == "auction-of-5")
    scene = theatre.set(auction.whole)
    guest.enter(scene.path)
    guest.sit_down()
    theatre.tell(scene, Remark(seat=4, words="milionerzy-remark-won-dry"))
    theatre.tell(scene, Said(n=0, seat=2, name="Ola", text=None, phrase="well-played", at=0))
    expect(guest.page.locator(".voices p", has_text="Brawo!")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator(".voices p", has_text="Tanio. Za tanio?")).to_have_count(int(banter))
    for bubble in each(guest.page.locator(".voices p").all(), 1 + banter):
        expect(bubble).to_be_in_viewport(ratio=1)
        assert bubble.evaluate("one => getComputedStyle(one.parentElement).pointerEvents") == "none"
    guest.leave()


OVER_EACH_OTHER = """all => all.filter((one, i) => all.slice(i + 1).some((other) =>
    one.offsetLeft < other.offsetLeft + other.offsetWidth && other.offsetLeft < one.offsetLeft + one.offsetWidth &&
    one.offsetTop < other.offsetTop + other.offsetHeight && other.offsetTop < one.offsetTop + one.offsetHeight
)).map((one) => one.textContent)"""


@pytest.mark.parametrize("game", ["milionerzy", "modern-art"])
def test_what_many_say_at_once_is_not_written_over_each_other(game: str, browser: Browser, theatre: Theatre) -> None:
    guest = theatre.visitor(browser, theatre.guest(0), PHONE)
    scene = theatre.set(moments(game)[0].whole)
    guest.enter(scene.path)
    guest.sit_down()
    for n, seat in enumerate((1, 2, 3, 4)):
        text = f"To ja, {NAMES[seat]}, i wcale nie blefuję!"
        theatre.tell(scene, Said(n=n, seat=seat, name=NAMES[seat], text=text, phrase=None, at=0))
    voices = guest.page.locator(".voices p")
    expect(voices).to_have_count(4)
    guest.rest()
    assert voices.evaluate_all(OVER_EACH_OTHER) == []
    guest.leave()


def test_who_goes_and_who_is_back_is_told_in_the_strip(browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(next(one for one in moments("milionerzy") if one.name == "auction-of-5").whole, people=(0, 1))
    here, there, again = (theatre.visitor(browser, theatre.guest(seat), PHONE) for seat in (0, 1, 1))
    for visitor in (here, there):
        visitor.enter(scene.path)
        visitor.sit_down()
    there.leave()
    expect(here.page.locator(".coming")).to_have_text("Antykwariusz Ryś traci połączenie. Miejsce czeka.")
    again.enter(scene.path)
    expect(here.page.locator(".coming")).to_have_text("Antykwariusz Ryś wraca do stołu.")
    expect(here.page.locator(".coming")).to_have_count(0)
    again.leave()
    here.leave()


APART = """() => [...document.querySelectorAll('.seats li')].flatMap((seat, i, all) => {
    const token = seat.querySelector('.token > *')?.getBoundingClientRect()
    const next = all[i + 1]?.querySelector('.face').getBoundingClientRect()
    return token && next && token.right > next.left ? [seat.innerText] : []
})"""


def test_what_everybody_is_paid_stays_beside_their_own_face(browser: Browser, theatre: Theatre) -> None:
    guest = theatre.visitor(browser, theatre.guest(0), PHONE)
    settled = next(moment for moment in moments("modern-art") if moment.name == "put-settled-of-5")
    theatre.lead(guest, settled)
    expect(guest.page.locator(".summary")).to_be_visible()
    expect(guest.page.locator(".facts")).to_contain_text("Runda 1 z 4")
    assert guest.page.locator(".seats .long").count() > 0, "somebody gets at least a hundred"
    guest.rest()
    assert guest.page.evaluate(APART) == []
    guest.leave()
