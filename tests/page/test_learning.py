"""Learning to play well: rules with pictures, and what one would do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from mlotek.games import kind_of
from mlotek.speech import Speaker
from mlotek.tables.puzzle import puzzles_of
from tests.counting import each
from tests.page.inspection import WIDTHS, serious_findings
from tests.page.theatre import Theatre
from tests.page.visitor import DESK, GAMES, PHONE, Visitor


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_explained_with_pictures_and_clauses_are_folded_beneath(
    browser: Browser, theatre: Theatre, game: str
) -> None:
    visitor = Visitor(browser, theatre.url, PHONE)
    visitor.enter()
    visitor.tile(game).get_by_role("link", name="Zasady").click()
    parts = visitor.page.locator(".part")
    expect(parts.first).to_be_visible()
    assert parts.count() >= 5
    for number in range(parts.count()):
        assert parts.nth(number).locator(".drawing :is(svg, i, strong, .bill)").count() > 0
    assert "⟨" not in visitor.page.locator("main").inner_text()
    expect(visitor.page.locator("dl").first).not_to_be_visible()
    visitor.page.locator("summary").click()
    expect(visitor.page.locator("dl").first).to_be_visible()
    assert serious_findings(visitor) == []
    for width, height in WIDTHS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.expect_no_overflow()
    visitor.leave()


def test_the_five_auctions_are_a_legend_with_an_example_each(browser: Browser, theatre: Theatre) -> None:
    visitor = Visitor(browser, theatre.url, language="en")
    visitor.enter("/rules/modern-art")
    for kind in ("Open", "Once around", "Sealed", "Fixed price", "Double"):
        part = visitor.page.locator(".part", has=visitor.page.get_by_role("heading", name=kind, exact=True))
        expect(part.locator(".example")).to_be_visible()
    visitor.leave()


def test_the_strip_of_odds_is_whole_where_it_is_explained(browser: Browser, theatre: Theatre) -> None:
    for size in (PHONE, DESK):
        visitor = Visitor(browser, theatre.url, size)
        visitor.enter("/rules/nie-blefuj")
        figures = visitor.page.locator(".drawing .column b")
        expect(figures.last).to_have_text("7+")
        visitor.rest()
        room = figures.last.evaluate("one => one.scrollWidth - one.clientWidth")
        assert room <= 0, "the last figure is cut"
        visitor.leave()


PLACES = """all => all.map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [left, top, width, height].map(Math.round)
})"""


CROSSED = """() => {
    const boxes = [...document.querySelectorAll('.lamps small, .lot figcaption span, .doom li, .sums dd')]
        .filter((one) => one.checkVisibility())
        .map((one) => {
            const range = document.createRange()
            range.selectNodeContents(one)
            return { one, box: range.getBoundingClientRect() }
        })
    return boxes.flatMap(({ one, box }, i) =>
        boxes.slice(i + 1).flatMap((other) =>
            box.left < other.box.right && other.box.left < box.right &&
            box.top < other.box.bottom - 1 && other.box.top < box.bottom - 1 ? [one.textContent] : []))
}"""
"""Words of Milionerzy's stage that lie on each other or on the list of tiles."""


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_asks_and_then_says_what_each_answer_brings(browser: Browser, theatre: Theatre, game: str) -> None:
    visitor = Visitor(browser, theatre.url, PHONE)
    visitor.enter(f"/try/{game}/0")
    answers = visitor.page.locator(".question li button")
    expect(answers.first).to_be_visible()
    assert answers.count() == len(puzzles_of(kind_of(game))[0].answers)
    expect(visitor.page.locator(".question .bar")).to_have_count(0)
    expect(visitor.page.locator(".settled")).to_have_count(0)
    for seen in (answers.last, visitor.page.locator("#stage"), visitor.page.locator(".hand")):
        expect(seen).to_be_in_viewport(ratio=1)  # the position, and what is asked, in one look
    assert serious_findings(visitor) == []
    places = visitor.page.locator("#stage, .question button").evaluate_all(PLACES)
    answers.last.click()
    expect(visitor.page.locator(".question .bar")).to_have_count(answers.count())
    visitor.rest()
    assert visitor.page.locator("#stage, .question button").evaluate_all(PLACES) == places, "nothing moves"
    expect(visitor.page.locator(".why")).to_have_text(Speaker("pl", "puzzles").say(f"puzzle-why-{game}-0"))
    expect(visitor.page.locator(".best")).to_contain_text(f"{puzzles_of(kind_of(game))[0].answers[0].percent} na 100")
    for seen in (answers.last, visitor.page.locator("#stage"), visitor.page.locator(".hand")):
        expect(seen).to_be_in_viewport(ratio=1)  # and still in one look when it is answered
    assert serious_findings(visitor) == []
    visitor.expect_no_overflow()
    visitor.page.get_by_role("link", name="Następna").click()
    visitor.page.wait_for_url(f"**/try/{game}/1")
    visitor.leave()


@pytest.mark.parametrize(("size", "least"), [(PHONE, 1 / 3), (DESK, 1 / 2)])
@pytest.mark.parametrize("game", GAMES)
def test_no_puzzle_gives_an_answer_away_or_leaves_the_table_no_room(
    browser: Browser, theatre: Theatre, game: str, size: tuple[int, int], least: float
) -> None:
    visitor = Visitor(browser, theatre.url, size)
    for number, puzzle in each(enumerate(puzzles_of(kind_of(game)))):
        visitor.enter(f"/try/{game}/{number}")
        expect(visitor.page.locator(".question li")).to_have_count(len(puzzle.answers))
        expect(visitor.page.locator(".usual, .actions button:visible")).to_have_count(0)
        visitor.rest()
        stage = visitor.page.locator("#stage").bounding_box()
        assert stage is not None
        assert stage["height"] >= least * size[1]
        assert visitor.page.evaluate(CROSSED) == []
    visitor.leave()


def test_a_puzzle_can_be_left_and_gone_on_from_by_candlelight(browser: Browser, theatre: Theatre) -> None:
    visitor = Visitor(browser, theatre.url, PHONE, color_scheme="dark")
    visitor.enter("/try/targ/0")
    paper = visitor.page.locator(".question")
    for way in ("Następna", "Do domu aukcyjnego"):
        ink = paper.get_by_role("link", name=way).evaluate("one => getComputedStyle(one).color")
        assert ink == paper.evaluate("one => getComputedStyle(one).color"), f"{way} is written in ink"
    visitor.leave()


def test_after_the_last_puzzle_comes_a_game(browser: Browser, theatre: Theatre) -> None:
    visitor = Visitor(browser, theatre.url, PHONE)
    visitor.enter(f"/try/milionerzy/{len(puzzles_of(kind_of('milionerzy'))) - 1}")
    visitor.page.get_by_role("button", name="Gram z botami").click()
    visitor.page.wait_for_url("**/t/*")
    visitor.leave()


def test_no_puzzle_of_targ_lies_under_the_settlement_before_it(browser: Browser, theatre: Theatre) -> None:
    visitor = Visitor(browser, theatre.url, PHONE)
    for number, puzzle in enumerate(puzzles_of(kind_of("targ"))):
        visitor.enter(f"/try/targ/{number}")
        expect(visitor.page.locator(".question li")).to_have_count(len(puzzle.answers))
        expect(visitor.page.locator(".settled")).to_have_count(0)
    visitor.leave()


def test_home_has_a_puzzle_for_today(browser: Browser, theatre: Theatre) -> None:
    visitor = Visitor(browser, theatre.url)
    visitor.enter()
    visitor.page.locator(".daily").click()
    visitor.page.locator(".question li button").first.click()
    visitor.enter()
    expect(visitor.page.locator(".daily")).to_contain_text("Rozwiązane")
    visitor.leave()
