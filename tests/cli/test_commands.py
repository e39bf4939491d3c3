"""What a person may ask at the prompt, and what the prompt answers to everything else."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

import mlotek
from mlotek.cli.commands import Leave
from mlotek.cli.session import Session
from tests.clauses import clause
from tests.cli.keyboard import new_match, seated, shown

STACK = "stack 7 8 x2 casino cba thief 1 2 3 4 5 6 9 10 x2 x2"


def after(
    *lines: str,
    language: str = "en",
    people: Iterable[int] = (0, 1, 2),
    game: str = "milionerzy",
    **options: bool,
) -> tuple[str, Session]:
    """What stands on the screen after these lines have been typed, from the first prompt on."""
    if game == "milionerzy":
        match = mlotek.Match(mlotek.game(game, players=3), chance=[STACK], names=("Ola", "Iga", "Leon"))
    else:
        match = new_match(game, seed=3, **options)
    typing = iter(lines)

    def next_line(_: Session) -> str:
        line = next(typing, None)
        if line is None:
            raise EOFError
        return line

    session = seated(match, language, people, next_line)
    with pytest.raises(EOFError):
        session.run()
    return shown(session).split("Ola> ", 1)[1], session


def test_help_lists_what_can_be_done_now_in_the_words_of_the_language() -> None:
    english, _ = after("help")
    assert "bid 1 · bid 2 · bid 3 · bid 1 2 · bid 4 · bid 1 3 · " in english
    assert " · and 2,037 more\n" in english
    polish, _ = after("pomoc", language="pl")
    assert "licytuj 1 · licytuj 2" in polish
    assert "i jeszcze" in polish


@pytest.mark.parametrize("line", ["bid 1 12", "licytuj 12, 1", "LICYTUJ 1 12", "Daje 1 12"])
def test_actions_are_read_in_both_languages_whatever_the_table_speaks(line: str) -> None:
    for language in ("pl", "en"):
        _, session = after(line, language=language)
        assert session.match.record.entries[-1] == (0, "bid 1 12")


def test_a_refusal_names_the_way_out_and_why_tells_the_clause() -> None:
    text, session = after("bid 10", "pass", "bid 4", "why", people=[0, 1, 2])
    assert "Your total must be above the highest total on the table." in text
    assert "You could: bid 3 8" in text
    assert "MB-BID-2: " in text
    assert session.match.record.entries[1:] == ((0, "bid 10"), (1, "pass"))


def test_why_without_a_refusal_says_so() -> None:
    assert "Nothing has been refused." in after("why")[0]


@pytest.mark.parametrize(
    "line", ["", "   ", "fold", "bid", "bid x", "bid 1 1", "🎲", "\x1b[2J", "x" * 5000, "@", "bid 99999999999"]
)
def test_lines_that_mean_nothing_change_nothing(line: str) -> None:
    text, session = after(line)
    assert len(session.match.record.entries) == 1
    assert "Type 'help'" in text or "Nobody called" in text
    assert "\x1b" not in text


def test_why_of_an_unreadable_line_says_what_can_be_done() -> None:
    text, _ = after("koza", "dlaczego", language="pl")
    assert text.count("„koza”: tego nie można tu zrobić. Zacznij od jednego ze słów: licytuj, pas i oddaj.") == 2
    assert "licytuj: dołóż karty" in text


@pytest.mark.parametrize(
    ("game", "line", "answers"),
    [
        ("milionerzy", "licytuj 999", ("Nie ma karty pieniędzy „999”.", "Na ręce: 1, 2, 3", "Możesz: licytuj 1")),
        ("modern-art", "wystaw korico-otwarta", ("Nie ma malarza „korico”", "Może „koriko”?", "Na ręce: ")),
        ("nie-blefuj", "wskaż Iga\noferuj 5 5", ("Możesz użyć tylko walizek", "Na ręce: 5, 2", "Możesz: oferuj 5")),
        ("nie-blefuj", "wskaż Zosię", ("Nikt tutaj nie ma na imię „Zosię”.", "Wokół stołu", "Możesz: wskaż Iga")),
        ("targ", "oferta 1 rybę za 1 kawę do 9", ("Nie ma takiego miejsca", "Wokół stołu", "Możesz: oferta")),
        ("targ", "zamień bursztyn", ("Nie ma tu towaru „bursztyn”; są cegły", "Możesz: zamień")),
    ],
)
def test_a_line_that_is_nearly_right_is_told_what_there_is(game: str, line: str, answers: Iterable[str]) -> None:
    text, _ = after(*line.split("\n"), language="pl", game=game)
    assert [answer for answer in answers if answer not in text] == []
    assert "Nie rozumiem" not in text


def test_rules_show_the_phase_a_clause_or_everything() -> None:
    phase, _ = after("rules")
    assert "MB-BID-1: " in phase
    assert "MB-SCORE-1" not in phase
    one, _ = after("rules mb-score-1")
    assert "MB-SCORE-1: " in one
    assert "MB-BID" not in one
    assert "What we decided: " in after("rules mb-free-1")[0]
    everything, _ = after("zasady wszystkie", language="pl")
    assert "MB-MONEY-1 (nasze): " in everything
    assert "MB-HIDDEN-2 (nasze): " in everything
    assert "There is no clause xx" in after("rules xx")[0]


def test_log_repeats_the_last_events() -> None:
    typed_by_iga = after("bid 1", "log 2")[0].split("Iga> ")[1]
    assert typed_by_iga.splitlines()[1:3] == [
        "Ola reveals: a roadster (7). Red tiles: 0 of 4.",
        "Ola lays 1.",
    ]
    assert "Say how many lines" in after("log many")[0]
    assert "Say how many lines" in after("log 0")[0]


def test_hand_and_table_are_told_from_the_view() -> None:
    assert "In hand: 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 and 25 = 106." in after("hand")[0]
    table, _ = after("table")
    assert "Iga: nothing laid; tiles: nothing; money: hidden." in table
    assert "Red tiles: 0 of 4. 15 tiles are face down" in table


def test_odds_of_milionerzy_are_those_of_the_unseen_tiles() -> None:
    assert "15 tiles are face down, 4 of them red: the chance that the next one is red is 27%; the" in after("odds")[0]


def test_hint_names_an_action_that_is_legal() -> None:
    text, session = after("hint")
    line = next(line for line in text.splitlines() if line.startswith("Try: "))
    action, why = line.removeprefix("Try: ").split(". Why: ")
    assert action in session.match.legal(0)
    assert len(why) > 5


@clause("TG-STOP-4")
def test_no_hint_where_nobody_is_helped_with_the_arithmetic() -> None:
    text, _ = after("hint", game="targ", bare_stop=True)
    assert text.splitlines()[1] == "Nobody is helped with the arithmetic at this table, so there are no hints."


def test_save_writes_a_record_that_replays(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.json"
    text, session = after("bid 3", f"save {file}", people=[0, 1, 2])
    assert str(file) in text
    assert mlotek.replay(mlotek.Record.from_json(file.read_text())).record == session.match.record


def test_save_where_nothing_can_be_written_says_so_and_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    text, session = after(f"save {tmp_path}/file/game.json", "bid 3")
    assert "Could not write" in text
    assert session.match.record.entries[-1] == (0, "bid 3")


@pytest.mark.parametrize(("answer", "save"), [("n", False), ("nie", False), ("yes", True), ("", True)])
def test_quit_asks_whether_to_keep_the_game(answer: str, save: bool) -> None:
    typing = iter(["koniec", answer])
    session = seated(new_match("milionerzy", 1), "pl", [0], lambda _: next(typing))
    with pytest.raises(Leave) as left:
        session.run()
    assert left.value.save is save


def test_another_person_at_the_keyboard_acts_by_name_where_several_may() -> None:
    match = new_match("modern-art", seed=7)

    def typed(session: Session) -> str:
        if session.view().phase == "put":
            return next(str(action) for action in match.legal(0) if str(action).endswith("-open"))
        if match.length < 3:
            return "@Ewa bid 7"
        raise EOFError

    session = seated(match, "en", range(4), typed)
    with pytest.raises(EOFError):
        session.run()
    assert session.match.record.entries[-1] == (3, "bid 7")
    assert session.holder == 1, "Iga, at whose prompt Ewa bid, is asked again"


def test_auto_bids_up_to_a_limit_and_then_passes() -> None:
    _, session = after("auto 7", "bid 4", "pass", "bid 8", game="milionerzy")
    assert session.match.entries(1) == (
        (0, "bid 1"), (1, "bid 4"), (2, "pass"), (0, "bid 4"), (1, "bid 8"), (0, "pass"),
    )  # fmt: skip
    assert session.holder == 1, "the next auction asks again"


def test_auto_zero_passes_in_one_open_auction_only() -> None:
    match = new_match("modern-art", seed=7)

    def typed(session: Session) -> str:
        if session.view().phase == "put":
            return next(str(action) for action in match.legal(session.holder) if str(action).endswith("-open"))
        if match.length > 9:
            raise EOFError
        return "auto 0" if session.holder else "bid 3"

    session = seated(match, "pl", range(4), typed)
    with pytest.raises(EOFError):
        session.run()
    assert "Pasuję za Ciebie do końca tej licytacji." in shown(session)
    assert [text for _, text in match.entries(2)][:4] == ["pass", "pass", "pass", "bid 3"]


@pytest.mark.parametrize(
    ("line", "game", "answer"), [("auto", "milionerzy", "Say up to what"), ("auto 3", "targ", "nothing to bid")]
)
def test_auto_says_where_and_how_it_works(line: str, game: str, answer: str) -> None:
    assert answer in after(line, game=game, people=[0])[0]


def test_what_another_person_may_not_do_is_refused_without_a_reason() -> None:
    text, session = after("@Iga pass", "@Nobody pass")
    assert "Iga cannot do that now." in text
    assert "not your turn" not in text
    assert "Nobody called Nobody plays at this keyboard." in text
    assert session.refused is None
    assert "Nobody called Iga" in after("@Iga pass", people=[0])[0], "a bot is not played by name"
