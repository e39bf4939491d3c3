"""Every clause of the rules has a test, and every test that names a clause names one there is."""

from __future__ import annotations

import pytest

from mlotek.speech import clauses
from tests.clause_table import PAGE, clauses_by_game, page, proofs
from tests.conformance.tables import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_has_a_test(name: str) -> None:
    proved = proofs()
    assert [clause for clause in clauses_by_game()[name] if clause not in proved] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_clauses(name: str) -> None:
    assert len(clauses_by_game()[name]) > 10


def test_no_test_names_an_unknown_clause() -> None:
    assert sorted(set(proofs()) - set(clauses())) == []


def test_every_clause_belongs_to_a_game() -> None:
    assert sorted(clauses()) == sorted(clause for ids in clauses_by_game().values() for clause in ids)


def test_the_table_of_clauses_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `make docs`"
