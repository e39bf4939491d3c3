"""An auctioneer who speaks: what is said at every table, in which language, in which order, and until when."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from mlotek.core.moments import CHANCE
from mlotek.speech import LANGUAGES, Speaker
from tests.conformance.tables import shortened
from tests.page.scenes import SEAT, moments
from tests.page.theatre import NAMES, Scene, Theatre
from tests.page.visitor import GAMES

LISTEN = """
    window.spoken = []
    window.hushed = 0
    speechSynthesis.speak = (words) => window.spoken.push([words.lang, words.text])
    speechSynthesis.cancel = () => window.hushed++
"""
VOICES = {"pl": "pl-PL", "en": "en-GB"}
ACTIONS = 40
"""So many are heard, of a short game half: in every game something is said of them, in Targ the first STOP."""
AFTER = 10
"""So many are played in silence."""
BREATH = 90
"""Letters that are said in five or six seconds."""


class Auctioneer(Speaker):
    """Says of an event what the auctioneer does: often nothing."""

    def say(self, name: str, /, **values: Any) -> str:
        spoken = name.replace("-event-", "-spoken-")
        return super().say(spoken, **values).replace("\u2212", "minus ") if self.knows(spoken) else ""


def cut(sentences: list[str], at: int) -> tuple[list[str], list[str]]:
    """What comes from there on, and what came before."""
    return sentences[at:], sentences[:at]


def play_on(theatre: Theatre, scene: Scene, entries: list[tuple[int | str, str]]) -> None:
    for seat, action in entries:
        theatre.play(scene, int(seat), action)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_auctioneer_is_short_in_order_and_silent_when_switched_off(
    game: str, language: str, browser: Browser, theatre: Theatre
) -> None:
    whole = next(moment for moment in moments(game) if moment.phase == "over").whole
    played = [entry for entry in whole.entries if entry[0] != CHANCE]
    heard = min(ACTIONS, len(played) // 2)
    scene = theatre.set(shortened(whole, 0), script=whole)
    visitor = theatre.visitor(browser, theatre.guest(SEAT), language=language)
    visitor.tell(LISTEN)
    visitor.choose(voice=True)
    visitor.enter(scene.path)
    visitor.sit_down()
    before = len(theatre.match(scene).events(SEAT))
    play_on(theatre, scene, played[:heard])
    auctioneer = Auctioneer(language, game, NAMES[: whole.players], me=SEAT)
    sentences = [auctioneer.event(event) for event in theatre.match(scene).events(SEAT)]
    late, early = ([[VOICES[language], sentence] for sentence in part if sentence] for part in cut(sentences, before))
    assert late
    visitor.wait_until(lambda: visitor.page.evaluate("window.spoken")[-len(late) :] == late)
    said = visitor.page.evaluate("window.spoken")
    assert said in (late, early + late), "a market opens before whoever has sat down: that is heard, too"
    assert max(len(sentence) for _, sentence in said) <= BREATH
    hushed = visitor.page.evaluate("window.hushed")
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name={"pl": "Ustawienia", "en": "Settings"}[language]).click()
    visitor.page.get_by_label({"pl": "Licytator mówi", "en": "auctioneer speaks"}[language]).uncheck()
    assert visitor.page.evaluate("window.hushed") > hushed, "the sentence that sounds is not waited for"
    visitor.page.keyboard.press("Escape")
    play_on(theatre, scene, played[heard : heard + AFTER])
    expect(visitor.page.locator(f'[data-version="{theatre.match(scene).length}"]')).to_be_attached()
    assert visitor.page.evaluate("window.spoken") == said
    visitor.leave()
