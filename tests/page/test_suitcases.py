"""The interrogation of Nie blefuj! in the browser: what is said of the suitcases, a blind take, a debt on the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from mlotek.server.common.guests import Guest
from tests.clauses import clause
from tests.games.nie_blefuj.table import table, view
from tests.page.inspection import COVERED
from tests.page.scenes import moments
from tests.page.theatre import Theatre
from tests.page.visitor import DESK, PHONE

HIDES = """said => said.getBoundingClientRect().right -
    document.querySelector('.chair.right .face').getBoundingClientRect().left"""


@clause("NB-CLAIM-1")
def test_a_claim_goes_with_what_is_added_too(browser: Browser, theatre: Theatre) -> None:
    match = table(3, "colour 1", "die 6")
    match.play(0, "offer 1 claim 5")
    match.play(1, "open")
    assert match.view(0).phase == "addition"
    scene = theatre.set(match.record)
    bluffer = theatre.visitor(browser, theatre.guest(0), PHONE, "pl")
    bluffer.enter(scene.path)
    bluffer.sit_down()
    page = bluffer.page
    page.locator(".hand button").last.click()
    bluffer.bar(".claim").get_by_role("button", name="Więcej").click()
    expect(bluffer.bar("output")).to_have_text("1 mln")
    expect(page.locator(".lie")).to_have_text("kłamiesz o 1 mln")
    expect(page.locator(".scene .case")).to_have_text(["1", "0"])  # what lies open stays there meanwhile
    bluffer.bar(".primary").click()
    bluffer.wait_until(lambda: bluffer.phase == "decision")
    assert bluffer.view["claim"] == 1
    assert theatre.match(scene).record.entries[-1] == (0, "add 0 claim 1")
    expect(page.locator(".bubble")).to_have_text("„Tu jest 1 mln”")
    bluffer.rest()
    assert page.locator(".bubble").evaluate(HIDES) <= 0, "what is said hides nobody's face"
    bluffer.leave()


@clause("NB-CLAIM-1")
def test_a_claim_that_cannot_be_true_is_not_taken_for_one(browser: Browser, theatre: Theatre) -> None:
    match = table(3, "colour 1")
    match.play(0, "offer 5 claim 6")
    scene = theatre.set(match.record, people=(1,))
    decider = theatre.visitor(browser, theatre.guest(1), PHONE, "en")
    decider.enter(scene.path)
    decider.sit_down()
    expect(decider.page.locator(".remark")).to_have_text("One suitcase cannot hold 6 million: this is a lie.")
    assert decider.page.locator(".column.claimed").count() == 0, "no odds belong to it"
    decider.leave()


PLACES = """cases => cases.map((one) => {
    const box = one.getBoundingClientRect()
    return [Math.round(box.top), Math.round(box.left)]
})"""
UNDER_CASES = """() => [...document.querySelectorAll('.chair :is(.name, small, .change)')].filter((name) => {
    const letters = document.createRange()
    letters.selectNodeContents(name)
    const box = letters.getBoundingClientRect()
    return [...document.querySelectorAll('.scene .case, .scene :is(.for, .from) span')].some((one) => {
        const other = one.getBoundingClientRect()
        return box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom
    })
}).length"""


@clause("NB-CLAIM-1")
def test_silence_is_seen_and_suitcases_hide_no_name(browser: Browser, theatre: Theatre) -> None:
    match = table(3, "colour 1", "die 6")
    match.play(0, "offer 0 0 claim 6")
    match.play(1, "open")
    match.play(0, "add 2")
    scene = theatre.set(match.record, people=(1,))
    decider = theatre.visitor(browser, theatre.guest(1), PHONE, "pl")
    decider.enter(scene.path)
    decider.sit_down()
    expect(decider.page.locator(".bubble")).to_have_text("…")  # what was said of others is over
    assert decider.page.locator(".column.claimed, .remark").count() == 0
    decider.rest()
    assert decider.page.evaluate(UNDER_CASES) == 0
    places = decider.page.locator(".hand button").evaluate_all(PLACES)
    assert places == sorted(places), "the dearest first, row by row"
    decider.leave()


def test_a_debt_paid_with_many_suitcases_hides_no_name(browser: Browser, theatre: Theatre) -> None:
    poor = next(one for one in moments("nie-blefuj") if one.name == "payment-mine-of-3")
    payer = theatre.visitor(browser, theatre.guest(0), PHONE)
    theatre.lead(payer, poor)
    expect(payer.page.locator(".scene .from span")).to_have_count(6)
    payer.rest()
    assert payer.page.evaluate(UNDER_CASES) == 0
    expect(payer.bar("p")).to_have_text("Brakuje 1 mln: dług znika, gdy oddasz wszystko")
    expect(payer.bar(".primary")).to_have_text("Oddaję wszystko")
    payer.leave()


@pytest.mark.parametrize("size", [PHONE, DESK, (1920, 1080)])
@pytest.mark.parametrize("laid", ["5 2 2 1 1 1", "5 2 2 1 1 1 1 0 0"])
def test_many_suitcases_paid_for_hide_nothing_that_is_told_of_their_owner(
    laid: str, size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    match = table(4, "colour 1", "die 2")
    match.play(0, f"offer {laid} claim 3")
    match.play(1, "open")
    payer = theatre.visitor(browser, theatre.guest(1), size)
    payer.enter(theatre.set(match.record, people=(1,)).path)
    payer.sit_down()
    expect(payer.page.locator(".scene .for span")).to_have_count(len(laid.split()))
    payer.rest()
    assert payer.page.evaluate(UNDER_CASES) == 0
    payer.leave()


WELL_CUT = """bubble => {
    const words = document.createRange()
    words.selectNodeContents(bubble.firstElementChild)
    const spare = bubble.clientWidth - words.getBoundingClientRect().width
    return words.getClientRects().length === 2 && spare < 2 * parseFloat(getComputedStyle(bubble).fontSize)
}"""
"""Whether what is said stands in two lines, and the bubble is no wider than they."""
TOUCHED = """all => all.filter((one) => all.some((other) => {
    const [words, face] = [one.querySelector('.words'), other.querySelector('.face')]
    const [above, below] = [words, face].map((each) => each.getBoundingClientRect())
    return one !== other && above.left < below.right && below.left < above.right &&
        above.top < below.top && below.top < above.bottom + 4
})).length"""


@clause("NB-HIGHER-1")
@pytest.mark.parametrize("size", [PHONE, DESK, (1920, 1080)])
def test_who_decides_again_reads_all_that_is_told_beside_four_suitcases(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    match = table(6, "colour 3", "die 5")
    match.play(0, "offer 1 0 claim 6")
    match.play(3, "open")
    match.play(0, "add 2 2 claim 3")
    decider = theatre.visitor(browser, theatre.guest(3), size)
    decider.enter(theatre.set(match.record, people=(3,)).path)
    decider.sit_down()
    expect(decider.page.locator(".scene .case")).to_have_count(4)
    decider.rest()
    assert decider.page.evaluate(UNDER_CASES) == 0
    assert decider.page.locator(".bubble").evaluate(WELL_CUT)
    assert decider.page.locator(".scenery .onlookers li").evaluate_all(TOUCHED) == 0
    decider.leave()


BEHIND_THE_BANK = """() => [...document.querySelectorAll('.scene .case')].filter((one) => {
    const [box, bank] = [one, document.querySelector('.bank')].map((each) => each.getBoundingClientRect())
    return box.left < bank.right && bank.left < box.right && box.top < bank.bottom && bank.top < box.bottom
}).length"""


def test_six_suitcases_lie_beside_the_bank_and_what_is_seen_of_them_is_told(browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(table(6, "colour 2").record)
    bluffer = theatre.visitor(browser, theatre.guest(0), PHONE)
    bluffer.enter(scene.path)
    bluffer.sit_down()
    for number in range(6):
        bluffer.page.locator(".hand button").nth(number).click()
    expect(bluffer.page.locator(".remark")).to_have_text("Ola zobaczy 6 zamkniętych walizek. Naprawdę warte: 12 mln.")
    bluffer.rest()
    assert bluffer.page.evaluate(BEHIND_THE_BANK) == 0
    bluffer.resize(DESK)
    assert bluffer.page.evaluate(BEHIND_THE_BANK) == 0
    bluffer.leave()


def test_whoever_only_looks_on_votes_in_the_bar(browser: Browser, theatre: Theatre) -> None:
    match = table(3, "colour 1")
    match.play(0, "offer 2 1 claim 6")
    scene = theatre.set(match.record)
    gaper = theatre.visitor(browser, Guest("guest-9", "Gapa"), PHONE)
    gaper.enter(scene.path)
    gaper.page.locator(".actions .ballot").get_by_role("button", name="otwierać").click()
    expect(gaper.page.locator(".actions .ballot [aria-pressed=true]")).to_have_text("otwierać")
    gaper.leave()


@clause("NB-CLAIM-1")
def test_the_while_to_persuade_takes_no_room_from_whoever_looks_on(browser: Browser, theatre: Theatre) -> None:
    match = table(4, "colour 1")
    before = match.record
    match.play(0, "offer 2 1 claim 6")
    scene = theatre.set(before, people=(0, 1, 2), script=match.record)
    company = [theatre.visitor(browser, theatre.guest(seat), PHONE) for seat in range(3)]
    for visitor in company:
        visitor.enter(scene.path)
        visitor.sit_down()
    theatre.play(scene, 0, "offer 2 1 claim 6")
    decider, onlooker = company[1:]
    decider.bar(".persuasion button").first.wait_for()
    ballot = onlooker.page.locator(".actions .ballot")
    expect(ballot).to_be_in_viewport(ratio=1)
    expect(onlooker.page.locator(".persuasion")).to_have_count(0)
    for visitor in company:
        visitor.leave()


@clause("NB-OPEN-1")
def test_guesses_are_told_beside_faces_with_what_was_decided(browser: Browser, theatre: Theatre) -> None:
    match = table(5, "colour 1", "die 6")
    match.play(0, "offer 2 1 0 claim 6")
    before = match.record
    match.play(1, "open")
    scene = theatre.set(before, people=(2, 3), script=match.record, ceremonies="all")
    guests = [(theatre.guest(2), PHONE), (theatre.guest(3), DESK), (Guest("guest-9", "Gapa"), DESK)]
    wrong, right, gaper = (theatre.visitor(browser, guest, size) for guest, size in guests)
    for visitor, guess in ((wrong, "brać"), (right, "otwierać"), (gaper, "otwierać")):
        visitor.enter(scene.path)
        if visitor is not gaper:
            visitor.sit_down()
        visitor.page.locator(".ballot").get_by_role("button", name=guess).click()
        expect(visitor.page.locator(".ballot [aria-pressed=true]")).to_have_text(guess)
        assert visitor.page.locator(".guess:not(.laid, .due)").count() == 0, "nobody knows before it is decided"
    laid = wrong.page.locator(".seats .onlookers li:has(.laid)")
    expect(laid).to_have_attribute("data-seat", "3")  # face down
    expect(laid.locator(".guess")).to_have_text("?")
    expect(gaper.page.locator(".stage .onlookers li:has(.laid) small")).to_have_text(["ma już typ"] * 2)
    gaper.page.reload()
    expect(gaper.page.locator(".stage .onlookers .laid")).to_have_count(2)
    gaper.page.locator(".ballot").get_by_role("button", name="otwierać").click()
    theatre.play(scene, 1, "open")
    for visitor, told in (
        (wrong, "Kostka wyżej: Marszandka Wydra musi coś dołożyć. Twój typ: chybiony."),
        (right, "Kostka wyżej: Marszandka Wydra musi coś dołożyć. Twój typ: trafiony!"),
        (gaper, "Kostka wyżej: Marszandka Wydra musi coś dołożyć. Twój typ: trafiony!"),
    ):
        expect(visitor.page.locator(".verdict .so")).to_have_text(told)
    guessed = wrong.page.locator(".ceremony .onlookers li:has(.guess)")
    expect(guessed).to_have_attribute("data-seat", "3")
    expect(guessed.locator(".guess")).to_have_text("✓")
    expect(guessed.locator("small")).to_have_text("typ: otwierać")
    guessed = right.page.locator(".ceremony .scenery li:has(.guess)")
    expect(guessed.locator(".guess")).to_have_text("✗")
    expect(guessed.locator("small")).to_have_text("typ: brać")
    assert gaper.page.locator(".ceremony .scenery .guess").all_text_contents() == ["✗", "✓"]
    right.rest()
    assert right.page.locator(".verdict .sum").evaluate(COVERED, ".ceremony .chair .face") == []
    for visitor in (wrong, right, gaper):
        visitor.leave()


@clause("NB-HIGHER-1")
def test_opened_suitcases_lie_in_the_order_in_which_they_were_seen(browser: Browser, theatre: Theatre) -> None:
    match = table(3, "colour 1", "die 6", "die 6")
    match.play(0, "offer 0 0")
    match.play(1, "open")
    match.play(0, "add 2")
    match.play(1, "open")
    bluffer = theatre.visitor(browser, theatre.guest(0), PHONE)
    bluffer.enter(theatre.set(match.record).path)
    bluffer.sit_down()
    expect(bluffer.page.locator(".scene .case")).to_have_text(["", "", "2"])  # newspapers bear no figure
    bluffer.leave()


LINES_OF_LAST_WORD = """one => {
    const word = document.createRange()
    word.setStart(one.firstChild, one.textContent.lastIndexOf(' ') + 1)
    word.setEnd(one.firstChild, one.textContent.length)
    return word.getClientRects().length
}"""


@clause("NB-COLOUR-1")
def test_between_two_nobody_is_asked_whom_they_choose(browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(table(2, "colour 0").record)
    chooser = theatre.visitor(browser, theatre.guest(0), PHONE, "en")
    chooser.enter(scene.path)
    chooser.sit_down()
    chooser.wait_until(lambda: chooser.phase == "offer")
    chooser.page.locator(".hand button").first.click()
    chooser.bar(".claim .chip").last.click()
    expect(chooser.page.locator(".bubble")).to_have_text("“Just papers”")
    chooser.rest()
    assert chooser.page.locator(".bubble span").evaluate(LINES_OF_LAST_WORD) == 1
    chooser.leave()


LYING = (740, 360)
OUT_OF_SEATS = """all => all.filter((one) => {
    const [word, seats] = [one, one.closest('.seats')].map((each) => each.getBoundingClientRect())
    return word.left < seats.left || word.right > seats.right || one.scrollWidth > one.clientWidth
}).map((one) => one.textContent)"""
OVER_FACES = """() => [...document.querySelectorAll('.chair .face')].some((face) => {
    const [one, other] = [face, document.querySelector('.bubble')].map((box) => box.getBoundingClientRect())
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
})"""
CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"


@clause("NB-CLAIM-1")
def test_a_lying_phone_shows_both_faces_and_all_that_is_said(browser: Browser, theatre: Theatre) -> None:
    scene = theatre.set(table(6, "colour 3").record)
    bluffer = theatre.visitor(browser, theatre.guest(0), LYING, "pl")
    bluffer.enter(scene.path)
    bluffer.sit_down()
    page = bluffer.page
    page.locator(".hand button").first.click()
    for _ in range(5):
        bluffer.bar(".claim").get_by_role("button", name="Więcej").click()
    expect(bluffer.bar("output")).to_have_text("10 mln")
    bluffer.rest()
    assert page.locator(".actions output, .actions .primary, .hand").evaluate_all(CUT) == []
    assert not page.evaluate(OVER_FACES), "what is said hides nobody's face"
    bluffer.leave()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_lying_phone_cuts_no_word_of_few_rivals_and_the_bank_hides_nobody(
    players: int, browser: Browser, theatre: Theatre
) -> None:
    match = table(players, "colour 1")
    match.play(0, "offer 2 1 claim 3")
    decider = theatre.visitor(browser, theatre.guest(1), LYING, "en")
    decider.enter(theatre.set(match.record, people=(1,)).path)
    decider.sit_down()
    decider.bar(".take").wait_for()
    decider.rest()
    assert decider.page.locator(".seats").evaluate("one => one.scrollWidth - one.clientWidth") == 0
    assert decider.page.locator(".onlookers :is(.name, small)").evaluate_all(OUT_OF_SEATS) == []
    assert decider.page.locator(".bank").evaluate(COVERED, ".chair :is(.face, .name)") == []
    decider.leave()


@clause("NB-OPEN-1")
def test_who_looks_on_from_a_lying_phone_guesses_within_the_screen(browser: Browser, theatre: Theatre) -> None:
    match = table(4, "colour 1")
    match.play(0, "offer 2 1 claim 6")
    gaper = theatre.visitor(browser, Guest("guest-9", "Gapa"), LYING, "en")
    gaper.enter(theatre.set(match.record).path)
    for button in gaper.page.locator(".actions .ballot button").all():
        expect(button).to_be_in_viewport(ratio=1)
    expect(gaper.page.locator(".actions").get_by_text("You are watching this game.")).to_be_in_viewport(ratio=1)
    gaper.leave()


OUTSIDE = """cases => cases.filter((one) => {
    const [box, hand] = [one, one.closest('ul')].map((each) => each.getBoundingClientRect())
    return box.left < hand.left || box.right > hand.right
}).length"""


def test_fourteen_suitcases_stay_within_the_hand(browser: Browser, theatre: Theatre) -> None:
    rich = next(one for one in moments("nie-blefuj") if one.name == "decision-mine-opened-of-6")
    decider = theatre.visitor(browser, theatre.guest(0), DESK)
    theatre.lead(decider, rich)
    cases = decider.page.locator(".hand li svg")
    expect(cases).to_have_count(14)
    decider.rest()
    assert cases.evaluate_all(OUTSIDE) == 0
    decider.leave()


SUMS = """window.sums = []
new MutationObserver(() => {
    const sum = document.querySelector('.verdict .sum b')?.textContent.trim()
    if (sum && sum !== window.sums.at(-1)) window.sums.push(sum)
    const open = document.querySelectorAll('.ceremony .case:has(.open):not(.now)')
    window.flicker ||= [...open].some((one) => one.getAnimations().length > 0)
    const thrown = document.querySelector('.chair.right .nobody') !== null
    window.unnamed ||= thrown
    const told = document.querySelector('.side .log')?.textContent ?? ''
    if (thrown) window.colours = Math.max(window.colours ?? 0, told.split('kolorową kostką').length - 1)
}).observe(document, { childList: true, subtree: true, characterData: true })"""
"""Remembers what is played, however slow the machine."""


@clause("NB-TAKE-1")
def test_suitcases_taken_blind_open_for_whoever_took_them(browser: Browser, theatre: Theatre) -> None:
    match = table(3, "colour 1")
    match.play(0, "offer 2 0 claim 9")
    scene = theatre.set(match.record, people=(1,), ceremonies="all")
    taker = theatre.visitor(browser, theatre.guest(1), PHONE, "pl")
    taker.take_time()
    taker.tell(SUMS)
    taker.enter(scene.path)
    taker.sit_down()
    taker.bar(".take").click()
    expect(taker.page.locator(".verdict strong")).to_have_text("BIERZESZ W CIEMNO")
    taker.wait_until(lambda: taker.page.evaluate("window.sums") == ["2 walizki", "2+0=2w walizkach, mln"])
    theatre.pass_time(3.1)
    expect(taker.page.locator(".note-strip .moment")).to_have_text(
        "Zabierasz w ciemno 2 walizki, które oddaje Marszandka Wydra. W środku: 2 i blef."
    )
    told = taker.page.locator(".note-strip .moment").inner_text()
    assert "2\N{NO-BREAK SPACE}walizki" in told, "a figure and what it counts stay on one line"
    taker.leave()


@clause("NB-EQUAL-1")
def test_an_opening_is_held_up_until_everybody_has_seen_it_and_only_then_the_next_colour_is_thrown(
    browser: Browser, theatre: Theatre
) -> None:
    match = table(3, "colour 1", "die 3", "colour 2")
    match.play(0, "offer 2 1 claim 15")
    before = match.record
    match.play(1, "open")
    assert view(match, 2).round == 2
    scene = theatre.set(before, people=(2,), script=match.record, ceremonies="all")
    onlooker = theatre.visitor(browser, theatre.guest(2), PHONE, "pl")
    onlooker.take_time()
    onlooker.tell(SUMS)
    onlooker.enter(scene.path)
    onlooker.sit_down()
    page = onlooker.page
    theatre.play(scene, 1, "open")
    page.wait_for_selector(".ceremony")
    page.locator(".ceremony").evaluate("one => one.dataset.first = 'yes'")
    onlooker.wait_until(lambda: onlooker.pausing and onlooker.view["round"] == 2)
    assert page.evaluate("window.sums") == ["2w walizkach, mln", "2+1=3w walizkach, mln"], "one by one"
    assert not page.evaluate("window.flicker"), "what has been opened lies still"
    expect(page.locator(".ceremony")).to_have_attribute("data-first", "yes")
    expect(page.locator("#status")).to_have_text("Ryś otwiera")
    expect(page.locator(".ceremony .chair .name")).to_have_text(["Wydra", "Ryś"])
    expect(page.locator(".ceremony .onlookers .deals .name")).to_have_text(["Wydra", "Ryś"])
    expect(page.locator(".ceremony .onlookers li:has(.gun) .name")).to_have_text("Wydra")  # the next one is Ryś
    expect(page.locator(".ceremony .bubble")).to_have_text("„Tu jest 15 mln”kłamstwo")
    expect(page.locator(".verdict .so")).to_have_text("Kostka równo: Marszandka Wydra traci walizki.")
    expect(page.locator(".verdict strong")).to_have_text("BIERZE")
    assert page.locator(".colour-die").count() == 0
    theatre.pass_time(4.2)
    expect(page.locator(".colour-die")).to_be_visible()
    assert page.locator(".ceremony").count() == 0
    expect(page.locator(".chair .name")).to_have_text(["Ryś", "Ty"])
    assert page.evaluate("window.unnamed"), "the die names nobody before it lies still"
    assert page.evaluate("window.colours") == 1, "the log neither: it tells of the first throw alone"
    expect(page.locator(".side .log")).to_contain_text("To Twój kolor.")
    onlooker.leave()


GREEN, RED, NEITHER = "rgb(28, 106, 67)", "rgb(179, 32, 42)", "rgb(74, 52, 35)"


@clause("NB-OPEN-1")
@pytest.mark.parametrize(
    ("roll", "act", "decider", "giver"),
    [
        (1, "open", RED, GREEN),  # pays, and is paid
        (3, "open", GREEN, RED),  # takes, and loses
        (6, "open", NEITHER, NEITHER),  # goes on
        (6, "take", GREEN, RED),
    ],
)
def test_the_colour_of_a_verdict_tells_my_fortune(
    roll: int, act: str, decider: str, giver: str, browser: Browser, theatre: Theatre
) -> None:
    match = table(3, "colour 1", *([f"die {roll}"] if act == "open" else []), "colour 2")
    match.play(0, "offer 2 1 claim 6")
    before = match.record
    match.play(1, act)
    scene = theatre.set(before, people=(0, 1, 2), script=match.record, ceremonies="all")
    company = [theatre.visitor(browser, theatre.guest(seat), PHONE, "pl") for seat in range(3)]
    for visitor in company:
        visitor.enter(scene.path)
        visitor.sit_down()
    theatre.play(scene, 1, act)
    for visitor, colour in zip(company, (giver, decider, NEITHER), strict=True):
        expect(visitor.page.locator(".verdict strong")).to_have_css("color", colour)
    for visitor in company:
        visitor.leave()


LEFT = "cases => Math.min(...[...cases.children].map((one) => one.getBoundingClientRect().left))"


@clause("NB-PAY-1")
def test_a_payment_has_its_moment_and_tells_only_the_two_what_changed_hands(browser: Browser, theatre: Theatre) -> None:
    match = table(3, "colour 1", "die 1", "colour 2")
    match.play(0, "offer 5 2 1")
    match.play(1, "open")
    before = match.record
    match.play(1, "pay 2 2 1 1 1 1")
    for seat, contents in ((1, ["2", "2", "1", "1", "1", "1"]), (2, [])):
        scene = theatre.set(before, people=(seat,), script=match.record, ceremonies="all")
        visitor = theatre.visitor(browser, theatre.guest(seat), PHONE, "pl")
        visitor.enter(scene.path)
        visitor.sit_down()
        theatre.play(scene, 1, "pay 2 2 1 1 1 1")
        expect(visitor.page.locator(".verdict strong")).to_have_text("ZAPŁACONE")
        assert visitor.page.locator(".ceremony .cases text").all_text_contents() == contents
        visitor.rest()
        assert visitor.page.locator(".ceremony .cases").evaluate(LEFT) >= 0, "as many as are paid with"
        theatre.pass_time(2.3)
        expect(visitor.page.locator(".colour-die")).to_be_visible()
        visitor.leave()


CHANGED = ".ceremony .chair .change"
WITHIN_MOMENT = """stamp =>
    stamp.getBoundingClientRect().right <= stamp.closest('.ceremony').getBoundingClientRect().right"""


@clause("NB-PAY-1")
@pytest.mark.parametrize("size", [PHONE, LYING, DESK, (1920, 1080)])
def test_what_a_deal_makes_of_my_money_is_told_at_my_chair(
    size: tuple[int, int], browser: Browser, theatre: Theatre
) -> None:
    match = table(3, "colour 1", "die 1", "colour 2")
    match.play(0, "offer 5 2")
    before = match.record
    match.play(1, "open")
    match.play(1, "pay 5 2")
    scene = theatre.set(before, people=(0, 1), script=match.record, ceremonies="all")
    giver, payer = (theatre.visitor(browser, theatre.guest(seat), size, "pl") for seat in (0, 1))
    for visitor in (giver, payer):
        visitor.enter(scene.path)
        visitor.sit_down()
    theatre.play(scene, 1, "open")
    expect(payer.page.locator(CHANGED)).to_have_text("13 → 6 mln")
    expect(giver.page.locator(".verdict strong")).to_have_text("PŁACI 7")
    assert giver.page.locator(CHANGED).count() == 0, "nobody knows yet what will be paid with"
    payer.rest()
    assert payer.page.evaluate(UNDER_CASES) == 0
    for visitor in (giver, payer):
        visitor.be_ready()
    payer.bar(".primary").click()
    expect(payer.page.locator(CHANGED)).to_have_text("13 → 11 mln")
    expect(giver.page.locator(CHANGED)).to_have_text("13 → 20 mln")
    for visitor in (giver, payer):
        visitor.rest()
        assert visitor.page.locator(".ceremony .bank").evaluate(COVERED, CHANGED) == []
        assert visitor.page.locator(".verdict strong").evaluate(WITHIN_MOMENT)
    assert giver.page.evaluate(UNDER_CASES) == 0
    giver.leave()
    payer.leave()


@clause("NB-PAY-1")
def test_a_debt_lies_on_the_table_with_what_it_is_for(browser: Browser, theatre: Theatre) -> None:
    match = table(3, "colour 1", "die 1")
    match.play(0, "offer 2 2 1")
    match.play(1, "open")
    assert match.view(2).phase == "payment"
    scene = theatre.set(match.record, people=(2,))
    onlooker = theatre.visitor(browser, theatre.guest(2), PHONE, "pl")
    onlooker.enter(scene.path)
    onlooker.sit_down()
    expect(onlooker.page.locator(".owed")).to_have_text("5 mln")
    assert onlooker.page.locator(".for text").all_text_contents() == ["2", "2", "1"]
    expect(onlooker.page.locator(".from")).to_have_text("×9")
    assert onlooker.page.locator(".from text").count() == 0, "nobody sees what is in them"
    onlooker.leave()
