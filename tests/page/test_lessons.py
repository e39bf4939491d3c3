"""Lessons, and the table on a big screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from mlotek.games import table_of
from mlotek.speech import LANGUAGES, Speaker
from mlotek.tables.lesson import Lesson
from tests.counting import each
from tests.page.house import ServedHouse
from tests.page.inspection import serious_findings, trouble_on_all_screens
from tests.page.screenshots import leave_off
from tests.page.visitor import DESK, GAMES, PHONE, Visitor

POINTS_AT = {"odds": ".odds .claimed", "set": ".goods .majority"}
"""What some lessons speak of is there to be seen."""


RING = """one => {
    one.blur()
    const { outlineStyle, animationName } = getComputedStyle(one)
    one.focus()
    return [outlineStyle, animationName]
}"""
STANDS = """() => {
    const cause = document.querySelector('.summary .cause')?.getBoundingClientRect().top
    const steps = [...document.querySelectorAll('.summary .step')]
    return !cause || steps.every((step) => step.getBoundingClientRect().bottom <= cause + 1)
}"""
"""A podium, once it has grown, stands above the sentence that says why the round is over."""


@pytest.mark.parametrize("game", GAMES)
def test_all_lessons_are_finished_by_keys_alone(game: str, browser: Browser, house: ServedHouse) -> None:
    visitor = Visitor(browser, house.url, PHONE, "pl")
    visitor.enter(f"/learn/{game}")
    words = visitor.page.locator(".lesson p")
    for number, lesson in each(enumerate(table_of(game).lessons)):
        expect(visitor.page.locator(".lesson h2")).to_contain_text(f"Lekcja {number + 1} ")
        if lesson.name in POINTS_AT:
            expect(visitor.page.locator(POINTS_AT[lesson.name]).first).to_be_visible()
        for step in each(lesson.steps):
            visitor.page.locator(".ways .button", has_text="Pokaż").wait_for()
            for worth in visitor.page.locator(".price small").all():
                expect(worth).to_be_in_viewport(ratio=1)
            before = words.inner_text()
            visitor.page.keyboard.press("h")
            visitor.page.locator(".ways .try").focus()
            if number == 0 and step is lesson.steps[0]:
                assert trouble_on_all_screens(visitor) + serious_findings(visitor) == []
            visitor.page.keyboard.press("Enter")
            awaited = visitor.page.locator(".awaited")
            expect(awaited).to_be_focused()
            assert awaited.evaluate(RING) == ["solid", "awaited"], "what is to be pressed is seen"
            if number == 0 and step is lesson.steps[0]:
                assert words.inner_text() == before, "what is shown is not played yet"
            visitor.page.keyboard.press("Enter")
            expect(words).not_to_have_text(before)
        visitor.page.keyboard.press("Escape")  # the end of a game has a sheet of its own
        expect(visitor.page.locator(".ways .next")).to_be_visible()
        asking = visitor.page.locator("#status.mine, .actions button, .summary .next")
        assert not any(one.is_visible() for one in asking.all()), "nothing is asked any more"
        visitor.wait_until(lambda: visitor.page.evaluate(STANDS))
        visitor.page.locator(".ways .next").focus()
        visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/t/*")
    assert "/t/" in visitor.page.url, "after the last lesson comes a game"
    visitor.leave()


HIDDEN = """parts => parts.filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return !one.contains(seen) && !seen?.contains(one)
}).map((one) => one.textContent)"""
"""What something else lies on, in the middle of it."""
MOST = 170
"""Pixels of a phone that words of a lesson may take: the table needs the rest."""


@pytest.mark.parametrize(
    ("game", "number", "seen"),
    [
        ("modern-art", 1, ".told :is(p, b)"),
        ("milionerzy", 3, ".lamps i, .lot, .sums dd"),
        ("nie-blefuj", 5, ".bubble, .chair.left .face, .case"),
        ("targ", 1, ".stalls .stall"),
    ],
)
def test_a_lesson_leaves_the_table_its_room_on_a_phone(
    game: str, number: int, seen: str, browser: Browser, house: ServedHouse
) -> None:
    visitor = Visitor(browser, house.url, PHONE, "pl")
    lesson = table_of(game).lessons[number - 1]
    visitor.enter()
    leave_off(visitor, game, lesson.name, [step.wanted[0] for step in lesson.steps])
    visitor.enter(f"/learn/{game}")
    expect(visitor.page.locator(".ways .next")).to_be_visible()
    visitor.rest()
    assert visitor.page.locator(".frame > section").evaluate("one => one.offsetHeight") <= MOST
    assert visitor.page.locator(".actions button:visible").count() == 0, "nothing is asked any more"
    parts = visitor.page.locator(seen)
    expect(parts.first).to_be_visible()
    for part in parts.all():
        expect(part).to_be_in_viewport(ratio=1)
    visitor.rest()
    assert parts.evaluate_all(HIDDEN) == []
    visitor.leave()


HEIGHTS = """all => all.map(([title, words]) => {
    document.querySelector('.lesson h2').textContent = title
    document.querySelector('.lesson p').textContent = words
    return document.querySelector('.frame > section').offsetHeight
})"""


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_under_a_lesson_moves_from_step_to_step(
    game: str, language: str, size: tuple[int, int], browser: Browser, house: ServedHouse
) -> None:
    visitor = Visitor(browser, house.url, size, language)
    visitor.enter(f"/learn/{game}")
    visitor.page.locator(".ways").wait_for()
    said = [
        words for number, lesson in enumerate(table_of(game).lessons, 1) for words in sayings(language, number, lesson)
    ]
    visitor.rest()
    assert len(set(visitor.page.evaluate(HEIGHTS, said))) == 1
    visitor.leave()


def sayings(language: str, number: int, lesson: Lesson) -> list[tuple[str, str]]:
    """The heading of a lesson, beside each part of its words."""
    speaker = Speaker(language, lesson.game)
    named = f"lesson-{lesson.game}-{lesson.name}"
    title = speaker.say(
        "page-lesson-of", n=number, all=len(table_of(lesson.game).lessons), title=speaker.say(f"{named}-title")
    )
    return [(title, speaker.say(f"{named}-{part}")) for part in (*range(len(lesson.steps)), "done")]


def test_a_lesson_answers_another_move_and_waits_where_it_was_left(visitor: Visitor) -> None:
    visitor.enter("/learn/milionerzy")
    visitor.page.locator(".fan button").last.click()
    visitor.bar(".primary").click()
    note = visitor.page.locator(".notes [role=alert]")
    expect(note).to_contain_text("lekcja")
    note.locator(".button").first.click()
    visitor.page.locator(".awaited").click()
    expect(visitor.page.locator(".lesson p")).to_contain_text("Ryś daje 6")
    visitor.page.reload()
    expect(visitor.page.locator(".lesson p")).to_contain_text("Ryś daje 6")
    visitor.page.locator(".ways .button", has_text="Następna").click()
    visitor.page.get_by_role("link", name="Zakończ naukę").click()
    expect(visitor.tile("milionerzy").locator(".learn").first).to_contain_text("lekcja 2")


def test_a_big_screen_knows_nobodys_hand(visitor: Visitor) -> None:
    visitor.play_with_bots("modern-art")
    visitor.wait_for_my_turn()
    assert visitor.view["seats"][visitor.view["seat"]]["hand"]
    visitor.enter(visitor.page.url.removeprefix(visitor.url).replace("/t/", "/tv/"))
    visitor.page.wait_for_selector(".tv #status")
    assert visitor.view["seat"] is None
    assert all(seat["hand"] is None for seat in visitor.view["seats"])
    visitor.expect_no_overflow()
    assert visitor.page.locator(".paintings").count() == 0
