"""A table on a big screen: a stage for the sofa with nothing to press; the phones in front of it become controllers."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import mlotek
from mlotek.server.wire.messages import Ceremonies, Remark, Tempo
from tests.conformance.tables import walk
from tests.games.nie_blefuj.table import table
from tests.games.targ.market import market
from tests.page.inspection import COVERED, serious_findings
from tests.page.scenes import Moment, moments, staged
from tests.page.test_intermission import BROKEN, ENDS, LAST_LOT, ending
from tests.page.test_suitcases import UNDER_CASES
from tests.page.theatre import NAMES, Scene, Theatre
from tests.page.visitor import GAMES, PHONE, Visitor

SOFA = (1920, 1080)
TO_ONE = re.compile(r"\b(Tw[oó]j\w*|Ty|Licytuj|Przebij|Podaj|Bierzesz|Handluj|dajesz|dostajesz|płacisz)\b", re.I)
"""Words for one person: a screen for a room has none of them."""
SCENES = {
    "modern-art": ("open-leading-of-5", ".easel", ".price b"),
    "milionerzy": ("auction-of-5", ".lot .tile", ".sums dd"),
    "nie-blefuj": ("decision-of-6", ".scene", ".bubble"),
    "targ": ("market-mine-busy-of-6", ".square", None),
}
"""For each game a moment of it, what everybody looks at, and what it costs (a market has no price)."""
CEREMONIES = {
    "modern-art": ("round-ended", ".summary .standings"),
    "nie-blefuj": ("cards-opened", ".ceremony .verdict"),
    "targ": ("round-ended", ".ceremony .settlement"),
}
"""What everybody sees together in the middle of a game; the ends are in another table."""


@pytest.fixture
def sofa(browser: Browser, theatre: Theatre) -> Iterator[Visitor]:
    """The big screen in the living room."""
    screen = theatre.visitor(browser, theatre.guest(1), SOFA)
    screen.take_time()
    yield screen
    screen.leave()


@pytest.fixture
def phone(browser: Browser, theatre: Theatre) -> Iterator[Visitor]:
    """Somebody on the sofa, with a phone."""
    person = theatre.visitor(browser, theatre.guest(0), PHONE, has_touch=True, is_mobile=True)
    yield person
    person.leave()


def named(game: str, name: str) -> Moment:
    return next(moment for moment in moments(game) if moment.name == name)


def set_at(theatre: Theatre, moment: Moment) -> Scene:
    """A table at which a moment has just come."""
    return theatre.set(moment.whole)


def show(sofa: Visitor, scene: Scene) -> None:
    sofa.enter(f"/tv/{scene.id}")
    sofa.page.wait_for_selector(".tv #status")


def height(visitor: Visitor, selector: str) -> float:
    visitor.rest()
    box = visitor.page.locator(f".tv {selector}").first.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= SOFA[1]
    return box["height"]


def test_a_big_screen_shows_who_gathers_and_how_to_sit_down_with_nothing_to_press(
    sofa: Visitor, phone: Visitor
) -> None:
    code = phone.open_table("nie-blefuj")
    sofa.enter(f"{phone.page.url.removeprefix(phone.url)}/tv")
    expect(sofa.page.locator(".gathering aside")).to_contain_text(code)
    expect(sofa.page.locator(".gathering aside svg")).to_be_visible()
    expect(sofa.page.locator(".gathering li").first).to_contain_text("Marszandka Wydra")
    assert sofa.page.locator("button, input, select, a").count() == 0
    assert serious_findings(sofa) == []
    phone.page.locator("summary", has_text="Przy stole").click()
    people = phone.page.locator("details", has_text="Przy stole")
    expect(people).to_contain_text("Duży ekran")
    expect(people).to_contain_text("Nikt się nie przygląda.")
    phone.start()
    sofa.page.wait_for_selector(".tv #status")


@pytest.mark.parametrize("game", GAMES)
def test_the_lot_and_its_price_are_huge_and_nothing_can_be_pressed(game: str, theatre: Theatre, sofa: Visitor) -> None:
    name, lot, price = SCENES[game]
    show(sofa, set_at(theatre, named(game, name)))
    assert height(sofa, lot) >= 0.6 * SOFA[1]
    if price:
        size = sofa.page.locator(f".tv {price}").first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
        assert size >= 96
    expect(sofa.page.get_by_role("button")).to_have_count(0)
    expect(sofa.page.get_by_label("Kod QR")).to_be_visible()
    assert sofa.page.locator(".join b").inner_text()
    assert not TO_ONE.search(sofa.page.locator(".tv .table").inner_text())
    sofa.expect_no_overflow()
    assert serious_findings(sofa) == []


OVER = """([a, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom"""


@pytest.mark.parametrize(
    ("name", "two"),
    [
        ("target-of-6", (".onlookers li", ".bank")),
        ("decision-of-6", (".bubble", ".chair.right")),
        ("payment-of-6", (".owed b", ".chair > svg")),
    ],
)
def test_nobody_is_hidden_in_an_interrogation_on_the_big_screen(
    name: str, two: tuple[str, str], theatre: Theatre, browser: Browser
) -> None:
    sofa = theatre.visitor(browser, theatre.guest(1), SOFA, "en")
    show(sofa, set_at(theatre, named("nie-blefuj", name)))
    sofa.rest()
    ones, others = (sofa.page.locator(f".tv {one}").evaluate_all(BOXES) for one in two)
    assert ones
    assert others
    for one in ones:
        for other in others:
            assert not sofa.page.evaluate(OVER, [one, other])
    assert "suitcases" in sofa.page.locator(".tv .chair.left").inner_text()
    sofa.leave()


SLANT = 24
"""Pixels: the corner of a stamp that lies askew, before it reaches anything."""
BOXES = "all => all.map((one) => one.getBoundingClientRect().toJSON())"
TRAY = """one => {
    const [tray, ...canvases] = [one.querySelector('.tray'), ...one.querySelectorAll('.canvas')]
        .map((part) => part.getBoundingClientRect())
    return canvases.every(({ left, right }) => tray.left <= left && right <= tray.right)
}"""
"""Whether the tray of an easel carries all that stands on it."""
SPILLED = """words => words.filter((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect().right > innerWidth * 0.97
}).map((one) => one.textContent)"""
"""Words that lie on the rim of the table."""


@pytest.mark.parametrize("name", ["sealed-of-5", "open-pair-of-5", "once-of-5", "put-of-5"])
def test_an_easel_carries_its_paintings_and_words_stay_on_the_felt(name: str, theatre: Theatre, sofa: Visitor) -> None:
    show(sofa, set_at(theatre, named("modern-art", name)))
    easel = sofa.page.locator(".tv .easel")
    expect(easel).to_be_visible()
    sofa.rest()
    assert easel.evaluate(TRAY)
    assert sofa.page.locator(".tv :is(.price, .who, .told p)").evaluate_all(SPILLED) == []
    assert sofa.page.locator(".tv .who .face").count() == sofa.page.locator(".tv .who").count()


ROUND = "all => all.every((one) => Math.abs(one.offsetWidth - one.offsetHeight) < 2)"
LETTERS = "all => Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize)))"


def test_faces_are_round_and_names_whole_beside_a_lot_and_a_podium(theatre: Theatre, sofa: Visitor) -> None:
    show(sofa, set_at(theatre, named("modern-art", "once-of-5")))
    expect(sofa.page.locator(".tv .who > span:not(.face)")).to_have_css("font-family", re.compile("Young Serif"))
    sofa.rest()
    assert sofa.page.locator(".tv .who .face").evaluate_all(ROUND)
    moment = staged("modern-art", "round-ended")
    scene = theatre.set(moment.before, script=moment.whole)
    show(sofa, scene)
    assert moment.last is not None
    theatre.play(scene, *moment.last)
    names = sofa.page.locator(".tv .standings .name")
    expect(names).to_have_count(moment.whole.players)
    expect(sofa.page.locator(".tv .podium .picture").first).to_be_visible()
    sofa.rest()
    assert names.evaluate_all(BROKEN) == []
    assert names.evaluate_all(LETTERS) >= 15


def test_at_the_end_of_a_round_plates_and_values_stand_apart_on_a_big_screen(theatre: Theatre, sofa: Visitor) -> None:
    show(sofa, theatre.set(staged("modern-art", "round-ended").whole))
    expect(sofa.page.locator(".tv .summary")).to_be_visible()
    sofa.rest()
    plates, values = (sofa.page.locator(f".wall {one}").evaluate_all(BOXES) for one in (".plates", ".now"))
    assert values
    for plate, value in zip(plates, values, strict=True):
        assert not sofa.page.evaluate(OVER, [plate, value])


APART = "all => all.every((one, i) => !i || all[i - 1].right <= one.left)"


def test_both_paintings_of_a_pair_are_seen_whole_from_a_sofa(theatre: Theatre, sofa: Visitor) -> None:
    show(sofa, set_at(theatre, named("modern-art", "open-pair-of-5")))
    canvases = sofa.page.locator(".tv .canvas")
    expect(canvases).to_have_count(2)
    sofa.rest()
    boxes = canvases.evaluate_all(BOXES)
    assert sofa.page.evaluate(APART, boxes)
    assert min(box["height"] for box in boxes) >= 0.45 * SOFA[1]


def test_the_wall_of_a_big_screen_is_read_from_a_sofa(theatre: Theatre, sofa: Visitor) -> None:
    show(sofa, theatre.set(staged("modern-art", "game-ended").before))
    sofa.rest()
    for part, least in ((".name", 32), (".now b", 40), (".now", 27), (".plate:not(.none)", 24)):
        sizes = sofa.page.locator(f".wall {part}").evaluate_all(
            "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
        )
        assert sizes, part
        assert min(sizes) >= least, f"{part}: {sizes}"
    wall = sofa.page.locator(".wall")
    assert wall.evaluate("one => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth")
    for one in sofa.page.locator(".wall :is(.name, .plates, .now)").all():
        expect(one).to_be_in_viewport(ratio=1)


def test_a_reversed_auction_is_announced_over_nothing_else_on_the_big_screen(
    theatre: Theatre, sofa: Visitor, phone: Visitor
) -> None:
    moment = next(one for one in moments("milionerzy") if one.name.startswith("auction-misfortune"))
    scene = theatre.set(moment.before, script=moment.whole, ceremonies="all")
    phone.enter(scene.path)
    phone.sit_down()
    show(sofa, scene)
    assert moment.last is not None
    theatre.play(scene, *moment.last)
    theatre.pass_time(1.3)
    told = sofa.page.locator(".reversed")
    expect(told).to_be_visible()
    sofa.rest()
    assert told.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 32
    [box] = told.evaluate_all(BOXES)
    for other in sofa.page.locator(".headline, .sums dd, .seats .face").evaluate_all(BOXES):
        assert not sofa.page.evaluate(OVER, [box, other])


def test_the_highest_bid_is_told_once_on_the_big_screen(theatre: Theatre, sofa: Visitor) -> None:
    show(sofa, set_at(theatre, named("milionerzy", "auction-of-5")))
    expect(sofa.page.locator(".tv .sums dd")).to_have_text(re.compile(r"^\d+$"))
    expect(sofa.page.locator(".tv .headline")).to_have_text(re.compile(r"^\s*Prowadzi \D+$"))


def test_a_misfortune_turns_the_company_on_the_big_screen_violet_too(theatre: Theatre, sofa: Visitor) -> None:
    lights = []
    for name in ("auction-of-5", "auction-misfortune-of-5"):
        show(sofa, set_at(theatre, named("milionerzy", name)))
        lights.append(sofa.page.locator(".tv .seats").evaluate("one => getComputedStyle(one).backgroundImage"))
    assert lights[0] != lights[1]


def test_a_phone_beside_a_big_screen_says_what_a_thief_does(theatre: Theatre, sofa: Visitor, phone: Visitor) -> None:
    scene = set_at(theatre, named("milionerzy", "theft-mine-misfortune-passed-of-5"))
    phone.enter(scene.path)
    phone.sit_down()
    show(sofa, scene)
    phone.page.get_by_role("button", name="Tylko moja ręka").click()
    expect(phone.page.locator(".glance")).to_contain_text("zabiera jeden luksus")


def test_no_word_of_a_long_name_is_broken_beside_a_pair(theatre: Theatre, sofa: Visitor) -> None:
    show(sofa, theatre.set(pair_of(3).record))
    who = sofa.page.locator(".tv .who")
    expect(who).to_contain_text(NAMES[3])
    sofa.rest()
    assert who.evaluate_all(BROKEN) == []


def pair_of(seat: int) -> mlotek.Match:
    """This seat sells two paintings, and nobody has bid yet."""
    for seed in range(20):
        for match in walk(mlotek.Match(mlotek.game("modern-art", 5), seed), random.Random(seed)):
            auction = getattr(match.view(0), "auction", None)
            if auction and len(auction.cards) > 1 and auction.organiser == seat and auction.leader is None:
                return match
    raise AssertionError("no such pair")


def test_the_end_of_a_round_has_nothing_to_press_on_a_big_screen_without_ceremonies(
    theatre: Theatre, sofa: Visitor
) -> None:
    moment = staged("modern-art", "round-ended")
    scene = theatre.set(moment.before, script=moment.whole)
    show(sofa, scene)
    assert moment.last is not None
    theatre.play(scene, *moment.last)
    expect(sofa.page.locator(".tv .summary > h2")).to_be_visible()
    expect(sofa.page.get_by_role("button")).to_have_count(0)


@pytest.mark.parametrize("ceremonies", ["all", "none"])
def test_a_market_of_six_is_settled_whole_on_the_big_screen(
    ceremonies: Ceremonies, theatre: Theatre, sofa: Visitor, phone: Visitor
) -> None:
    moment = staged("targ", "round-ended")
    scene = theatre.set(moment.before, script=moment.whole, ceremonies=ceremonies)
    phone.enter(scene.path)
    phone.sit_down()
    show(sofa, scene)
    assert moment.last is not None
    theatre.play(scene, *moment.last)
    totals = sofa.page.locator(".settlement .standing li")
    expect(totals).to_have_count(6)
    expect(totals.last).to_be_in_viewport(ratio=1)
    expect(sofa.page.get_by_role("button")).to_have_count(0)
    if ceremonies == "none":
        hand: Any = theatre.match(scene).view(3)
        theatre.play(scene, 3, f"offer 1 {hand.hand[0].good} for nothing")
        expect(sofa.page.locator(".stall .chip")).to_have_count(1)
        assert totals.count() == 0, "the new round is under way"


def test_a_trader_with_a_full_stall_is_heard_beside_the_code_of_the_big_screen(theatre: Theatre, sofa: Visitor) -> None:
    scene = theatre.set(market(6, "grain", "1 fish", "1 gold 1 wood").record, tempo=Tempo("none"))
    show(sofa, scene)
    for good in ("gold", "wood"):
        theatre.play(scene, 1, f"offer 1 {good} for 1 fish")
    expect(sofa.page.locator(".stall .chip")).to_have_count(2)
    theatre.tell(scene, Remark(seat=1, words="targ-remark-traded-warm"))
    told = sofa.page.locator(".voices p")
    expect(told).to_be_visible()
    sofa.rest()
    assert told.evaluate(COVERED, ".join, .chip, .name") == []


def test_a_gong_says_on_the_big_screen_how_long_everybody_thinks(
    theatre: Theatre, sofa: Visitor, phone: Visitor
) -> None:
    record = mlotek.Match(mlotek.game("targ", 4), seed=1).record
    scene = theatre.set(record, tempo=Tempo("none", market="gong"))
    phone.enter(scene.path)
    phone.sit_down()
    show(sofa, scene)
    theatre.pass_time(21)
    expect(sofa.page.locator(".sorting")).to_have_text(re.compile(r"^Chwila na namysł: \d+ s$"))


@pytest.mark.parametrize("game", CEREMONIES)
def test_ceremonies_happen_on_the_big_screen_and_phones_look_up(
    game: str, theatre: Theatre, sofa: Visitor, phone: Visitor
) -> None:
    event, seen = CEREMONIES[game]
    moment = staged(game, event)
    scene = theatre.set(moment.before, script=moment.whole, ceremonies="all")
    phone.enter(scene.path)
    phone.sit_down()
    show(sofa, scene)
    phone.page.get_by_role("button", name="Tylko moja ręka").click()
    assert moment.last is not None
    theatre.play(scene, *moment.last)
    expect(sofa.page.locator(f".tv {seen}").first).to_be_visible()
    expect(sofa.page.get_by_role("button")).to_have_count(0)
    expect(phone.page.locator(".glance")).to_contain_text("Patrz na duży ekran")
    assert phone.page.locator(seen).count() == 0
    if game == "targ":
        expect(phone.page.locator(".hand button")).to_have_count(0)  # the next hand is dealt already
    expect(phone.page.locator(".actions .button").first).to_be_visible()


@pytest.mark.parametrize("laid", ["5", "5 1", "2 2 1", "2 2 1 1 0 0"])
def test_the_stamp_of_an_opening_hides_no_figure_on_the_big_screen(
    laid: str, theatre: Theatre, sofa: Visitor, phone: Visitor
) -> None:
    match = table(6, "colour 1", "die 1")
    match.play(0, f"offer {laid} claim 6")
    before = match.record
    match.play(1, "open")
    scene = theatre.set(before, script=match.record, ceremonies="all")
    phone.enter(scene.path)
    phone.sit_down()
    show(sofa, scene)
    theatre.play(scene, 1, "open")
    stamp = sofa.page.locator(".tv .verdict strong")
    expect(stamp).to_be_visible()
    sofa.rest()
    assert stamp.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 96
    [verdict], sums = (sofa.page.locator(f".tv {one}").evaluate_all(BOXES) for one in (".verdict strong", ".sum"))
    figures = sofa.page.locator(".tv .ceremony .case svg").evaluate_all(BOXES)
    assert len(figures) == len(laid.split())
    for figure in figures:
        assert not sofa.page.evaluate(OVER, [{**verdict, "top": verdict["top"] + SLANT}, figure])
        assert not sofa.page.evaluate(OVER, [sums[0], figure])


@pytest.mark.parametrize(
    ("laid", "chance", "deeds", "cases"),
    [
        ("1 0", ["die 5"], ["open", "add 2 2 claim 3"], 4),
        ("2 1 0", ["colour 2"], ["take"], 3),
        ("5 1", ["die 5", "colour 2"], ["open", "pay 5 1"], 2),
        ("2 2 1 1 0 0", ["colour 2"], ["take"], 6),
    ],
)
def test_no_suitcase_hides_what_is_told_of_the_two_on_the_big_screen(
    laid: str, chance: list[str], deeds: list[str], cases: int, theatre: Theatre, sofa: Visitor, phone: Visitor
) -> None:
    match = table(6, "colour 1", *chance)
    match.play(0, f"offer {laid} claim 6")
    for deed in deeds[:-1]:
        match.play(1, deed)
    before, last = match.record, 0 if deeds[-1].startswith("add") else 1
    match.play(last, deeds[-1])
    scene = theatre.set(before, script=match.record, ceremonies="all")
    phone.enter(scene.path)
    phone.sit_down()
    show(sofa, scene)
    theatre.play(scene, last, deeds[-1])
    on_table = sofa.page.locator(".tv .scenery .cases" if last == 0 else ".tv .ceremony .cases")
    expect(on_table.locator(".case")).to_have_count(cases)
    sofa.rest()
    assert sofa.page.evaluate(UNDER_CASES) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_on_the_big_screen(game: str, theatre: Theatre, sofa: Visitor, phone: Visitor) -> None:
    moment = ending(game)
    scene = theatre.set(moment.before, script=moment.whole, ceremonies="all")
    phone.enter(scene.path)
    phone.sit_down()
    show(sofa, scene)
    assert moment.last is not None
    theatre.play(scene, *moment.last)
    theatre.pass_time(LAST_LOT)
    expect(sofa.page.locator(f".tv {ENDS[game]}").first).to_be_visible()
    theatre.pass_time(16)
    expect(sofa.page.locator(".finale .ranking li")).to_have_count(moment.whole.players)
    expect(sofa.page.locator(".finale h2")).to_contain_text(re.compile("Wygrywa|Nikt"))
    expect(sofa.page.get_by_role("button")).to_have_count(0)
    assert not TO_ONE.search(sofa.page.locator(".finale").inner_text())
    sofa.page.locator(".finale h2").evaluate("(one, name) => { one.textContent = `Wygrywa ${name}` }", NAMES[3])
    for part in sofa.page.locator(".finale > *").all():
        expect(part).to_be_in_viewport(ratio=1)  # for the longest name, too


@pytest.mark.parametrize(
    ("game", "name", "told"),
    [
        ("modern-art", "open-mine-of-5", "Koriko"),
        ("milionerzy", "auction-mine-of-5", "trufle"),
        ("modern-art", "add-mine-of-5", "Sadland"),
        ("nie-blefuj", "decision-mine-of-6", "walizk"),
        ("nie-blefuj", "offer-mine-of-6", "Leon"),
        ("nie-blefuj", "decision-of-6", "8 mln"),
    ],
)
def test_a_phone_beside_a_big_screen_shows_my_hand_and_my_decision_alone(
    game: str, name: str, told: str, theatre: Theatre, sofa: Visitor, phone: Visitor
) -> None:
    scene = set_at(theatre, named(game, name))
    phone.enter(scene.path)
    phone.sit_down()
    page = phone.page
    assert page.locator(".controller-note").count() == 0, "nobody is asked where no big screen is"
    phone.rest()
    before = [page.locator(zone).bounding_box() for zone in (".hand", ".actions")]
    show(sofa, scene)
    page.get_by_role("button", name="Tylko moja ręka").click()
    expect(page.locator("#stage")).to_contain_text(told)
    if name == "open-mine-of-5":
        shapes = page.locator(".glance .framed svg").first.inner_html()
        assert shapes == sofa.page.locator(".easel .framed svg").first.inner_html(), "the same painting on both"
    expect(page.locator(".seats")).to_be_hidden()
    if "-mine" in name:
        expect(phone.bar(".button").first).to_be_in_viewport(ratio=1)
        assert page.locator(".hand button").count() > 0
    phone.rest()
    assert [page.locator(zone).bounding_box() for zone in (".hand", ".actions")] == before, "nothing moves"
    phone.expect_no_overflow()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pokaż cały stół").click()
    expect(page.locator(".seats")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Tylko moja ręka").click()
    sofa.enter()
    expect(page.locator(".seats")).to_be_visible()
