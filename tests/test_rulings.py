"""Whose reading it is: every ruling is of a clause, has a reason, and is said in both languages."""

from __future__ import annotations

import mlotek
from mlotek.cli.main import main
from mlotek.games import kind_of
from mlotek.server.house.catalogue import rules_shown
from mlotek.speech import Speaker, clauses, message_ids, reading
from tests.counting import each

BOOKS = {"MB-HIDDEN-1", "MA-MYST-1", "NB-REV-1"}
"""Variants that the books have themselves."""


def test_every_ruling_is_of_a_clause_and_has_a_reason() -> None:
    known = set(clauses())
    ruled = [name.removeprefix("ruling-") for name in message_ids("en") if name.startswith("ruling-")]
    of_clauses = [name for name in ruled if not name.startswith("all-")]
    assert len(of_clauses) > 40
    assert set(of_clauses) <= known
    for language in ("pl", "en"):
        speaker = Speaker(language, "targ")
        assert [name for name in ruled if not speaker.knows(f"reason-{name}")] == []


def test_another_reading_is_told_only_of_what_is_ruled() -> None:
    others = [name.removeprefix("other-") for name in message_ids("en") if name.startswith("other-")]
    assert others
    assert {reading(name) for name in others} == {"two"}
    assert [name for name in others if not Speaker("en", "targ").knows(f"ruling-{name}")] == []


def test_every_option_decides_a_clause_and_says_whose_idea_it_is() -> None:
    options = [option for game in mlotek.games() for option in kind_of(game).options if option.name != "ledger"]
    for option in each(options, least=15):
        assert option.clause in clauses()
        assert (reading(option.clause) == "book") == (option.clause in BOOKS), option.name


def test_the_house_tells_whose_reading_a_clause_is() -> None:
    shown = {clause.id: clause for clause in rules_shown("nie-blefuj").clauses}
    assert (shown["NB-OPEN-1"].reading, shown["NB-OPEN-1"].ruling) == ("book", None)
    assert shown["NB-PAY-4"].reading == "two"
    assert shown["NB-PAY-4"].other is not None


def test_the_terminal_marks_what_is_ours_and_says_why(capsys) -> None:  # type: ignore[no-untyped-def]
    assert main(["rules", "nie-blefuj", "nb-pay-4", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "NB-PAY-4 (one of two readings): " in out
    assert "What we decided: " in out
    assert "The other reading: " in out
    main(["rules", "targ", "--lang", "pl"])
    out = capsys.readouterr().out
    assert "TG-DONE-1 (nasze): " in out
    assert "TG-SCORE-2: " in out
