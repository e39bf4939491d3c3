"""A replay is a story: chapters, hands drawn as hands, moments in words; on a phone too."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

from tests.counting import each
from tests.page.inspection import serious_findings
from tests.page.scenes import SEAT, moments
from tests.page.theatre import Theatre
from tests.page.visitor import DESK, GAMES, PHONE, Visitor

BESIDE_WORTH = {
    "modern-art": (r"płaci \d+ za (obraz wart|dwa obrazy warte) \d+\.",),
    "milionerzy": (r"kupuje: .+ za \d+ → -?\d+\spkt\.", r"bierze: .+, na koniec -?\d+\spkt\."),
    "nie-blefuj": (r"w walizkach jest \d+(\smln)?: bierze .+\.", r"nie wierzy, otwiera i płaci \d+\smln"),
    "targ": (r"daje .+ \([−+]?\d+\), (a|bierze) .+ \([−+]?\d+\)\.", r"krzyczy STOP: [−+]\d+\spkt\."),
}
"""What was given beside what it was worth, as each game tells it."""
PANELS = {"modern-art": ".podium", "targ": ".settled"}
"""What shows the end of a round."""
SIDEWAYS = (740, 360)
"""A phone on its side."""


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_has_chapters_open_hands_and_moments_in_words(browser: Browser, theatre: Theatre, game: str) -> None:
    over = next(moment for moment in moments(game) if moment.phase == "over")
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    visitor.enter(f"/replay/{theatre.set(over.whole).id}")
    steps = visitor.page.locator(".replay nav")
    chapters = steps.locator(".chosen select").first
    first = chapters.input_value()
    steps.get_by_label("Następny rozdział").click()
    steps.get_by_label("Następny rozdział").click()
    assert chapters.input_value() != first
    expect(steps.locator(".caption b")).not_to_be_empty()
    expect(steps.locator(".caption span")).not_to_be_empty()
    hands, line = (steps.locator("summary").nth(place) for place in range(2))
    hands.click()
    expect(steps.locator(".hand :is(svg, .bill, b)").first).to_be_visible()
    expect_the_table_to_keep_its_room(visitor)
    assert steps.locator("[open] .name.breaks").count() == 0, "no name breaks within a word"
    visitor.expect_no_overflow()
    line.click()
    expect_the_table_to_keep_its_room(visitor)
    for words in steps.locator(".moments .button").all_inner_texts():
        assert any(re.search(beside, words) for beside in BESIDE_WORTH[game]), words
    steps.locator(".moments .button").last.click()
    expect(steps.locator(".caption span")).to_have_text(words)
    if game == "milionerzy":
        tile = re.sub(r"^.+: (.+) (za|na koniec) .+$", r"\1", words)
        chapter = chapters.locator("option:checked")
        expect(chapter).to_contain_text(tile.removesuffix(","))
        kept = re.sub(r" \(.*", "", tile).removesuffix(",")
        expect(visitor.page.locator(".lot figcaption strong")).to_have_text(re.compile(f"^{kept}$", re.IGNORECASE))
    expect(steps.get_by_role("button", name="Kopiuj")).to_have_count(1)
    visitor.expect_no_overflow()
    assert serious_findings(visitor) == []
    visitor.leave()


TABLE = """() => {
    const [table, opened] = ['.replay .table', '.replay details[open] .opened']
        .map((one) => document.querySelector(one).getBoundingClientRect())
    return table.bottom <= opened.top + 1 && opened.bottom <= innerHeight && table.height / innerHeight
}"""
"""Which share of the screen the table has, where nothing that is opened lies on it."""


def expect_the_table_to_keep_its_room(visitor: Visitor) -> None:
    visitor.page.wait_for_function(f"({TABLE})() > 0.5")


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_is_told_by_its_own_name(browser: Browser, theatre: Theatre, game: str) -> None:
    over = next(moment for moment in moments(game) if moment.phase == "over")
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    visitor.enter(f"/replay/{theatre.set(over.whole).id}")
    chosen = visitor.page.locator(".chosen select").first
    chosen.wait_for()
    titles = chosen.locator("option").all_inner_texts()
    for number, title in each(enumerate(titles)):
        chosen.select_option(str(number))
        expect(visitor.page.locator(".caption b")).to_have_text(title)
        assert chosen.input_value() == str(number)
    rounds = chosen.locator("optgroup").evaluate_all("all => all.map((one) => one.label)")
    assert rounds == ([f"Runda {number}" for number in range(1, 5)] if game == "modern-art" else [])
    visitor.leave()


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_on_its_side_shows_the_table_beside_the_steps(browser: Browser, theatre: Theatre, game: str) -> None:
    over = next(moment for moment in moments(game) if moment.phase == "over")
    visitor = theatre.visitor(browser, theatre.guest(SEAT), SIDEWAYS)
    visitor.enter(f"/replay/{theatre.set(over.whole).id}")
    steps = visitor.page.locator(".replay nav")
    expect(steps.get_by_text("Jak się zmieniało")).to_be_in_viewport(ratio=1)
    expect(steps.locator(".caption b")).to_be_in_viewport(ratio=1)
    visitor.rest()
    stage = visitor.page.locator("#stage").bounding_box()
    assert stage is not None
    assert stage["height"] >= 0.7 * SIDEWAYS[1]
    assert stage["width"] >= 0.45 * SIDEWAYS[0]
    steps.get_by_text("Jak się zmieniało").click()
    steps.locator(".moments .button").first.click()
    expect(steps.locator(".caption span")).to_be_in_viewport(ratio=1)
    visitor.expect_no_overflow()
    visitor.leave()


@pytest.mark.parametrize("game", PANELS)
def test_the_end_of_a_round_covers_no_later_moment(browser: Browser, theatre: Theatre, game: str) -> None:
    over = next(moment for moment in moments(game) if moment.phase == "over")
    visitor = theatre.visitor(browser, theatre.guest(SEAT))
    visitor.enter(f"/replay/{theatre.set(over.whole).id}")
    visitor.page.wait_for_selector(".scrub input")
    seen = visitor.page.evaluate(
        """async (panel) => {
            const slider = document.querySelector('.scrub input')
            const seen = []
            for (let step = 0; step <= Number(slider.max); step++) {
                slider.value = step
                slider.dispatchEvent(new Event('input', { bubbles: true }))
                await new Promise((done) => setTimeout(done))
                const pressed = document.querySelector(`:is(${panel}, .stage .summary) button`)
                if (pressed) throw new Error('nothing can be pressed in the past')
                if (document.querySelector(panel)) seen.push(step)
            }
            return seen
        }""",
        PANELS[game],
    )
    assert seen, "the end of a round is seen"
    assert all(later - step > 1 for step, later in pairwise(seen)), "for its own moment, and no longer"
    visitor.leave()


COVERED = """button => {
    const one = button.getBoundingClientRect()
    const zones = '.replay :is(.status, .seats, .board, .stage) :not(.unseen)'
    return [...document.querySelectorAll(zones)].filter((other) => {
        const words = [...other.childNodes].filter((node) => node.nodeType === 3 && node.data.trim())
        const seen = words.length && other.checkVisibility({ visibilityProperty: true })
        if (!seen || button.contains(other)) return false
        const range = document.createRange()
        range.selectNodeContents(other)
        const { left, right, top, bottom, width } = range.getBoundingClientRect()
        return width > 1 && left < one.right && right > one.left && top < one.bottom && bottom > one.top
    }).map((other) => other.textContent.trim())
}"""


IN_SIGHT = """all => all.filter((one) => {
    const [line, list] = [one, one.closest('.log')].map((box) => box.getBoundingClientRect())
    return line.top >= list.top - 1 && line.bottom <= list.bottom + 1
}).length"""
A_FEW = 5
"""Lines of a moment that the log has room for."""


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("game", GAMES)
def test_how_a_game_ended_stays_in_sight_under_the_way_to_its_result(
    browser: Browser, theatre: Theatre, game: str, size: tuple[int, int]
) -> None:
    over = next(moment for moment in moments(game) if moment.phase == "over")
    visitor = theatre.visitor(browser, theatre.guest(SEAT), size)
    visitor.enter(f"/replay/{theatre.set(over.whole).id}")
    slider = visitor.page.locator(".scrub input")
    slider.fill(slider.get_attribute("max") or "")
    result = visitor.page.get_by_role("button", name="Pokaż wynik")
    expect(result).to_be_in_viewport(ratio=1)
    visitor.rest()
    assert result.evaluate(COVERED) == []
    if size == DESK:
        told = visitor.page.locator(".side [aria-current]")
        visitor.wait_until(lambda: told.evaluate_all(IN_SIGHT) >= min(told.count(), A_FEW))
    visitor.leave()


@pytest.mark.parametrize("room", ["replay", "t"])
def test_whoever_has_gone_since_is_not_missed_in_a_game_that_is_over(
    browser: Browser, theatre: Theatre, room: str
) -> None:
    over = next(moment for moment in moments("milionerzy") if moment.phase == "over")
    visitor = theatre.visitor(browser, theatre.guest(SEAT), PHONE)
    visitor.enter(f"/{room}/{theatre.set(over.whole, people=(0, 1)).id}")
    visitor.page.locator(".replay nav" if room == "replay" else "dialog[open] .ranking").wait_for()
    assert visitor.page.locator(".face").count() > 4
    assert visitor.page.locator(".face.away").count() == 0
    visitor.leave()
