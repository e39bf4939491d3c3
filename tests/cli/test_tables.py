"""The tables in words: exact sentences in both languages."""

from __future__ import annotations

import msgspec

import mlotek
from mlotek.core.outcome import Outcome
from mlotek.games import table_of
from mlotek.games.milionerzy.view import Reckoning
from mlotek.speech import Speaker
from mlotek.story import score, verdict
from tests.scenario import match_of, play

NAMES = ("Ola", "Iga", "Leon")
STACK = "stack 7 casino x2 8 cba thief 1 2 3 4 5 6 9 10 x2 x2"


def said(match: mlotek.Match, seat: int, what: str, language: str) -> list[str]:
    """What a table says to a seat: its situation, description, hand or odds."""
    speaker = Speaker(language, match.game.name, NAMES)
    lines: list[str] = getattr(table_of(match.game.name).words, what)(match.view(seat), speaker)
    return lines


def test_milionerzy_names_the_price_to_beat_and_what_one_has_laid() -> None:
    match = match_of("milionerzy", 3, STACK)
    play(match, """
        0: bid 4
        1: bid 6
        2: pass
    """)  # fmt: skip
    assert said(match, 0, "situation", "en") == [
        "Up for auction: a roadster (7). To beat: 6 (Iga).",
        "In hand: 1, 2, 3, 6, 8, 10, 12, 15, 20 and 25 = 102. You have laid 4 = 4.",
    ]
    assert said(match, 0, "describe", "pl")[2:] == [
        "Ola: leży 4 = 4; płytki: nic; pieniądze: 1, 2, 3, 6, 8, 10, 12, 15, 20 i 25 = 102.",
        "Iga: leży 6 = 6; płytki: nic; pieniądze: ukryte.",
        "Leon: pas; płytki: nic; pieniądze: ukryte.",
    ]


def test_milionerzy_tells_how_a_score_comes_about() -> None:
    usual = Reckoning(money=28, out=False, luxury=12, casino=True, fortunes=2, cba=True, points=14, earlier=())
    poor = msgspec.structs.replace(usual, out=True, cba=False)
    outcome = Outcome(winners=(1,), scores=(14, 35, 14), ranks=(2, 1, 3), breakdown=(usual, usual, poor))
    english, polish = (Speaker(language, "milionerzy", NAMES) for language in ("en", "pl"))
    assert score(outcome, 0, english) == (
        "2. Ola: 14 points. Luxuries 12, Casino −5, doubled twice, halved. Money left: 28."
    )
    assert score(outcome, 2, polish) == (
        "3. Leon: 14 punktów. Luksusy 12, Kasyno −5, podwojone dwa razy. Pieniądze: 28, najmniej ze wszystkich: odpada."
    )


def test_nie_blefuj_tells_what_lies_on_the_table_and_the_odds_of_opening_it() -> None:
    match = match_of("nie-blefuj", 3, "bank 5 0 1 2 1 2", "colour 1", "die 6")
    play(match, """
        0: offer 2 0 claim 5
        1: open
        0: add 1
    """)  # fmt: skip
    assert said(match, 1, "situation", "en") == [
        "1 suitcase lies before you, offered by Ola, who claims: 5. Take or open?",
        "Opened: 2 and 1 bluff = 2.",
        "In hand: 5, 2, 2, 1, 1, 1, 1 and 2 bluffs = 13.",
    ]
    assert said(match, 1, "odds", "pl") == [
        "Jeśli wszystko, co otwarte, jest razem warte:",
        "2: 17% na płacenie, 17% na zabranie wszystkiego, 67% na dokładanie.",
        "3: 33% na płacenie, 17% na zabranie wszystkiego, 50% na dokładanie.",
        "4: 50% na płacenie, 17% na zabranie wszystkiego, 33% na dokładanie.",
        "5: 67% na płacenie, 17% na zabranie wszystkiego, 17% na dokładanie.",
        "6: 83% na płacenie, 17% na zabranie wszystkiego, 0% na dokładanie.",
        "7 lub więcej: zawsze płacenie.",
    ]


def test_targ_marks_the_offers_one_can_accept() -> None:
    hands = ["bricks"] * 5 + ["grain"] * 5 + ["cloth"] * 5 + ["sheep"] * 5, ["fish"] * 7 + ["gold"] * 7 + ["coffee"] * 6
    rest = ["coffee", "sheep", "sheep"] + ["wood"] * 9 + ["pigs"] * 8
    match = match_of("targ", 3, " ".join(["deck", "pigs", *hands[0], *hands[1], *rest]))
    play(match, """
        0: offer 2 bricks for 1 gold
        0: offer 1 grain for nothing to 2
    """)  # fmt: skip
    assert said(match, 1, "situation", "pl") == [
        "Runda 1 z 3. Na środku: prosiaki.",
        "Oferta 1: Ola daje 2 cegły za 1 złoto (możesz przyjąć).",
        "Oferta 2: Ola daje 1 zboże za darmo, dla kogo: Leon.",
        "Masz: 7 ryb z 7, wszystko (14), 7 złota z 7, wszystko (14) i 6 kaw z 7, większość (6). Teraz to 34 punkty.",
        "Możesz teraz słusznie krzyknąć STOP.",
    ]


def test_the_verdict_names_the_winners_or_says_there_are_none() -> None:
    for winners, sentence in (((), "Nobody wins."), ((1,), "Iga wins."), ((0, 2), "Ola and Leon share the win.")):
        outcome = Outcome(winners, (0, 0, 0), (1, 1, 1), ())
        assert verdict(outcome, Speaker("en", "milionerzy", NAMES)) == sentence
