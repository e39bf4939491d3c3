"""Sentences count rightly in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mlotek
from mlotek.core.lot import Lot
from mlotek.games.targ.events import RoundBegun
from mlotek.speech import LANGUAGES, Speaker, chapters, clauses
from tests.conformance.tables import walk
from tests.counting import each

NUMBERS = (1, 2, 5, 12, 22, 25)

# message, the variable that counts, the others; then a word for each of NUMBERS, in English and in Polish.
COUNTED: tuple[tuple[str, str, dict[str, Any], tuple[str, ...], tuple[str, ...]], ...] = (
    (
        "terminal-sim-games", "games", {"seconds": 1},
        ("1 game ", "2 games", "5 games", "12 games", "22 games", "25 games"),
        ("1 partia", "2 partie", "5 partii", "12 partii", "22 partie", "25 partii"),
    ),
    (
        "terminal-help-examples", "more", {"examples": ""},
        ("1 more", "2 more", "5 more", "12 more", "22 more", "25 more"),
        ("1 możliwość", "2 możliwości", "5 możliwości", "12 możliwości", "22 możliwości", "25 możliwości"),
    ),
    (
        "terminal-error-table-full", "people", {"players": 3, "bots": 5},
        ("1 person and", "2 people", "5 people", "12 people", "22 people", "25 people"),
        ("1 osobę", "2 osoby", "5 osób", "12 osób", "22 osoby", "25 osób"),
    ),
    (
        "terminal-error-table-full", "bots", {"players": 3, "people": 5},
        ("1 bot.", "2 bots", "5 bots", "12 bots", "22 bots", "25 bots"),
        ("1 bota", "2 boty", "5 botów", "12 botów", "22 boty", "25 botów"),
    ),
    (
        "milionerzy-table-stack", "stack", {"red": 1, "tile": ""},
        ("1 tile is", "2 tiles are", "5 tiles", "12 tiles", "22 tiles", "25 tiles"),
        ("Zakryta jest 1 płytka", "Zakryte są 2 płytki", "jest 5 płytek", "12 płytek", "22 płytki", "25 płytek"),
    ),
    (
        "milionerzy-score-seat", "points",
        {"rank": 1, "seat": "Ola", "luxury": 1, "casino": False, "fortunes": 0, "cba": False, "money": 1, "out": False},
        ("1 point.", "2 points", "5 points", "12 points", "22 points", "25 points"),
        ("1 punkt.", "2 punkty", "5 punktów", "12 punktów", "22 punkty", "25 punktów"),
    ),
    (
        "modern-art-table-player", "held", {"seat": "Ola", "money": None, "artists": ()},
        ("1 card;", "2 cards", "5 cards", "12 cards", "22 cards", "25 cards"),
        ("1 karta", "2 karty", "5 kart", "12 kart", "22 karty", "25 kart"),
    ),
    (
        "modern-art-table-round", "deck", {"round": 1, "mystery": 0},
        ("1 card is", "2 cards are", "5 cards", "12 cards", "22 cards", "25 cards"),
        ("1 karta nie jest", "2 karty nie są", "5 kart nie jest", "12 kart", "22 karty", "25 kart"),
    ),
    (
        "nie-blefuj-table-player", "number", {"seat": "Ola", "colours": (), "known": "unknown"},
        ("1 suitcase.", "2 suitcases", "5 suitcases", "12 suitcases", "22 suitcases", "25 suitcases"),
        ("1 walizka", "2 walizki", "5 walizek", "12 walizek", "22 walizki", "25 walizek"),
    ),
    (
        "nie-blefuj-table-bluffs", "bluffs", {},
        ("1 bluff", "2 bluffs", "5 bluffs", "12 bluffs", "22 bluffs", "25 bluffs"),
        ("1 blef", "2 blefy", "5 blefów", "12 blefów", "22 blefy", "25 blefów"),
    ),
    (
        "targ-table-player", "score", {"seat": "Ola", "number": 5, "done": False, "known": None},
        ("1 point ", "2 points", "5 points", "12 points", "22 points", "25 points"),
        ("1 punkt.", "2 punkty", "5 punktów", "12 punktów", "22 punkty", "25 punktów"),
    ),
    (
        "targ-count-fish", "n", {},
        ("1 fish", "2 fish", "5 fish", "12 fish", "22 fish", "25 fish"),
        ("1 rybę", "2 ryby", "5 ryb", "12 ryb", "22 ryby", "25 ryb"),
    ),
)  # fmt: skip


@pytest.mark.parametrize(("message", "variable", "others", "english", "polish"), COUNTED)
def test_numbers_take_the_right_form(
    message: str, variable: str, others: dict[str, Any], english: tuple[str, ...], polish: tuple[str, ...]
) -> None:
    for language, forms in (("en", english), ("pl", polish)):
        for number, form in each(zip(NUMBERS, forms, strict=True)):
            assert form in Speaker(language, "house").say(message, **{variable: number}, **others)


def test_lists_are_joined_as_people_do() -> None:
    assert Speaker("en", "house").joined(["a", "b", "c"]) == "a, b and c"
    assert Speaker("pl", "house").joined(["a", "b"]) == "a i b"
    assert Speaker("pl", "house").joined([]) == "nic"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "prefix"), [("milionerzy", "MB-"), ("modern-art", "MA-"), ("targ", "TG-")])
def test_every_clause_stands_under_a_heading(game: str, prefix: str, language: str) -> None:
    found = chapters(language, game)
    assert [name for _, names in found for name in names] == clauses(prefix)
    assert len(found) > 3
    assert all(heading for heading, _ in found)


@pytest.mark.parametrize(
    ("language", "first", "later"), [("pl", "Połóż 4", "Dołóż 4 → 7"), ("en", "Bid 4", "Add 4 → 7")]
)
def test_a_first_bid_adds_to_nothing(language: str, first: str, later: str) -> None:
    speaker = Speaker(language, "house")
    assert speaker.say("milionerzy-ui-bid", added=4, back=0, total=4) == first
    assert speaker.say("milionerzy-ui-bid", added=4, back=3, total=7) == later


def test_people_read_a_minus_and_not_a_hyphen() -> None:
    for language, words in (("pl", "−24\u00a0pkt"), ("en", "−24 pts")):
        assert Speaker(language, "house").say("milionerzy-ui-points", points=-24) == words
    assert Speaker("en", "house").joined(["3-4", "2026-01-02"]) == "3-4 and 2026-01-02"


def test_the_one_card_in_the_centre_is_not_counted() -> None:
    begun = RoundBegun(round=2, dealer=0, centre=Lot("pigs", 1))
    assert "kartę na środku: prosiaki." in Speaker("pl", "targ", ["Ola"]).event(begun)
    assert "the centre card: pigs." in Speaker("en", "targ", ["Ola"]).event(begun)


NAMES = ("Ala", "Ela", "Iza", "Ola")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", mlotek.games())
def test_whose_face_a_line_bears_is_named_first_in_it(name: str, language: str) -> None:
    """The log shows the face of an event's seat beside its sentence."""
    for seed in range(4):
        *_, last = walk(mlotek.Match(mlotek.game(name, len(NAMES)), seed), random.Random(seed))
        for me in (None, 0):
            speaker = Speaker(language, name, NAMES, me)
            for event in each(last.events(me)):
                seat, text = getattr(event, "seat", None), speaker.event(event)
                first = min((one for one in NAMES if one in text), key=text.index, default=None)
                assert seat is None or seat == me or first in (None, NAMES[seat]), text
