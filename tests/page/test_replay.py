"""A replay is a story: chapters, hands drawn as hands, moments in words; on a phone too."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

from tests.page.inspection import serious_findings
from tests.page.scenes import SEAT, moments
from tests.page.theatre import Theatre
from tests.page.visitor import GAMES, PHONE

BESIDE_WORTH = {
    "modern-art": (r"płaci \d+ za (obraz wart|dwa obrazy warte) \d+\.",),
    "milionerzy": (r"kupuje: .+ za \d+ → -?\d+\spkt\.", r"bierze: .+, na koniec -?\d+\spkt\."),
    "nie-blefuj": (r"w walizkach jest \d+(\smln)?: bierze .+\.", r"nie wierzy, otwiera i płaci \d+\smln"),
    "targ": (r"daje .+ \([−+]?\d+\), (a|bierze) .+ \([−+]?\d+\)\.", r"krzyczy STOP: [−+]\d+\spkt\."),
}
"""What was given beside what it was worth, as each game tells it."""
PANELS = {"modern-art": ".podium", "targ": ".settled"}
"""What shows the end of a round."""


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
    steps.get_by_text("Ręce", exact=True).click()
    expect(steps.locator(".hand :is(svg, .bill, b)").first).to_be_visible()
    assert steps.locator(".opened .name.breaks").count() == 0, "no name breaks within a word"
    visitor.expect_no_overflow()
    steps.get_by_text("Jak się zmieniało").click()
    for words in steps.locator(".moments .button").all_inner_texts():
        assert any(re.search(beside, words) for beside in BESIDE_WORTH[game]), words
    steps.locator(".moments .button").last.click()
    expect(steps.locator(".caption span")).to_have_text(words)
    if game == "milionerzy":
        tile = re.sub(r"^.+: (.+) (za|na koniec) .+$", r"\1", words)
        expect(steps.locator(".caption b")).to_contain_text(tile.removesuffix(","))
    expect(steps.get_by_role("button", name="Kopiuj")).to_have_count(1)
    visitor.expect_no_overflow()
    stage = visitor.page.locator("#stage").bounding_box()
    assert stage is not None
    assert stage["height"] >= 100
    assert serious_findings(visitor) == []
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
            for (let step = 0; step < Number(slider.max); step++) {
                slider.value = step
                slider.dispatchEvent(new Event('input', { bubbles: true }))
                await new Promise((done) => setTimeout(done))
                if (document.querySelector(`${panel} button`)) throw new Error('nothing can be pressed in the past')
                if (document.querySelector(panel)) seen.push(step)
            }
            return seen
        }""",
        PANELS[game],
    )
    assert seen, "the end of a round is seen"
    assert all(later - step > 1 for step, later in pairwise(seen)), "for its own moment, and no longer"
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
