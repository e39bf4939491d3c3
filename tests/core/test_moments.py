"""Moments: a record played again, stopping after each action and what chance answered to it."""

from __future__ import annotations

import pytest

import mlotek
from mlotek.core.moments import Moment, happen, moments
from tests.conformance.tables import TABLES, Table, played_to_the_end


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_there_is_a_moment_for_the_deal_and_one_for_each_action(table: Table) -> None:
    whole = played_to_the_end(table, 1)
    match = mlotek.Match(whole.game, chance=[], names=whole.names)
    seen = [(moment, match.happened, match.due) for moment in moments(match, whole.entries())]
    done = [(actor, text) for actor, text in whole.entries() if isinstance(actor, int)]
    assert match.record == whole.record
    assert [(moment.actor, moment.action) for moment, _, _ in seen] == [(None, "chance"), *done]
    assert [moment.since for moment, _, _ in seen] == [0, *(happened for _, happened, _ in seen[:-1])]
    assert {due for _, _, due in seen} == {None}, "what chance answers belongs to the moment"


def test_a_match_that_has_begun_goes_on_from_where_it_is() -> None:
    match = mlotek.Match(mlotek.game("milionerzy", players=3), seed=7)
    before = match.happened
    assert list(moments(match, [(0, "bid 4")])) == [Moment(0, "bid 4", before)]
    assert list(moments(match, [])) == []


def test_an_actor_is_a_seat_or_chance() -> None:
    match = mlotek.Match(mlotek.game("milionerzy", players=3), seed=7)
    with pytest.raises(mlotek.Refused) as refused:
        happen(match, ("dealer", "bid 4"))
    assert (refused.value.code, match.length) == ("unknown-actor", 1)
