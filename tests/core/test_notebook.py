"""In a notebook things show themselves: a match and a record with all hands open, a view as its seat may know it."""

from __future__ import annotations

import re

import pytest

import mlotek
from mlotek.notebook import html
from mlotek.speech import LANGUAGES
from tests.conformance.tables import every_game, played_for_a_while, tables_named
from tests.conformance.test_leaks import alternatives
from tests.counting import each

NAMES = ["<b>Ola", "Iga", "Leon", "Ewa"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def faces(shown: str) -> list[str]:
    """What stands on the pieces."""
    return re.findall(r"<span [^>]*>([^<]*)</span>", shown)


@every_game
@every_language
def test_a_match_a_view_and_a_record_show_themselves(name: str, language: str) -> None:
    match = mlotek.Match(mlotek.game(name, 4), seed=3, names=NAMES)
    match.play(match.actors[0], match.default(match.actors[0]))
    shown = html(match, language)
    assert "&lt;b&gt;Ola" in shown
    assert "<b>Ola" not in shown
    assert "<ul><li>" in shown
    assert shown == html(match.record, language)
    assert faces(html(match.view(0), language))


def test_the_language_is_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    view = mlotek.Match(mlotek.game("targ", 4), seed=3).view(0)
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert view._repr_html_() == html(view, "pl")
    monkeypatch.setenv("LC_ALL", "C")
    assert view._repr_html_() == html(view, "en")


@every_game
def test_a_match_shows_every_hand_and_a_view_its_own(name: str) -> None:
    match = mlotek.Match(mlotek.game(name, 4), seed=3)
    whole, spectator = html(match), html(match.view(None))
    assert len(faces(html(match.view(0)))) > len(faces(spectator))
    assert len(faces(whole)) > len(faces(html(match.view(0))))


@every_game
def test_what_a_view_draws_does_not_depend_on_what_its_seat_may_not_know(name: str) -> None:
    table = max(tables_named(name), key=str)
    for match, seat, other in each(pair for seed in range(6) for pair in alternatives(table, seed)):
        assert html(match.view(seat)) == html(mlotek.replay(other).view(seat))


@every_game
def test_every_moment_of_every_table_can_be_drawn(name: str) -> None:
    for seed, table in each(enumerate(tables_named(name)[:12])):
        match = played_for_a_while(table, seed)
        assert all((html(match), html(match.view(0)), html(match.view(None))))
