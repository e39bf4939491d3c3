"""Random games of every table keep every law; a Hypothesis machine looks for the shortest game that does not."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import mlotek
from tests.conformance import laws
from tests.conformance.tables import (
    GAMES,
    TABLES,
    Table,
    every_game,
    every_table,
    played_for_a_while,
    played_to_the_end,
    positions,
    step,
    tables_named,
)


def test_every_game_of_the_house_is_tested() -> None:
    assert {table.name for table in TABLES} == set(mlotek.games())


@every_table
def test_a_whole_game_keeps_the_laws(table: Table) -> None:
    rng = random.Random(7)
    for match in positions(table.match(7), rng):
        laws.some_seat_acts_until_the_end(match)
        laws.actors_have_a_legal_default(match)
        laws.state_is_conserved(match)
        for seat in range(table.players):
            laws.samples_are_accepted(match, seat, rng)
    laws.outcome_is_coherent(match)
    laws.replays(match)
    laws.chance_round_trips(match)
    laws.chance_alone_reproduces(match)


@every_table
def test_positions_of_many_games_keep_the_slower_laws(table: Table) -> None:
    for seed in range(4):
        match, rng = played_for_a_while(table, seed), random.Random(seed)
        laws.probes_are_judged_alike(match, table, rng)
        laws.questions_change_nothing(match, rng)
        laws.copies_are_independent(match, rng)
        laws.encodes_alike_each_time(match)
        laws.replays(match)
        for seat in range(table.players):
            laws.legal_is_a_set(match, seat)
            laws.listed_actions_are_accepted(match, seat)
            laws.listed_actions_round_trip(match, seat)


@every_table
def test_what_a_play_returns_is_the_end_of_the_events(table: Table) -> None:
    match, rng = table.match(3), random.Random(3)
    told: list[list[mlotek.Event]] = [match.events(seat) for seat in range(table.players)]
    while not match.over:
        start = match.happened
        seat, action, events = step(match, rng)
        laws.text_and_code_round_trip(match.game, action)
        assert events == [seen for event in match.open_events(start) if (seen := event.seen_by(seat)) is not None]
        for other, heard in enumerate(told):
            heard += [seen for event in match.open_events(start) if (seen := event.seen_by(other)) is not None]
    assert told == [match.events(seat) for seat in range(table.players)]


@every_table
def test_equal_seeds_give_equal_matches(table: Table) -> None:
    one, two, other = (played_to_the_end(table, seed) for seed in (5, 5, 6))
    assert one == two
    assert laws.snapshot(one) == laws.snapshot(two)
    assert one != other


@every_table
def test_the_defaults_alone_bring_a_game_to_its_end(table: Table) -> None:
    match = table.match(2)
    for _ in range(20_000):
        if match.over:
            break
        seat = match.actors[0]
        match.play(seat, match.default(seat))
    assert match.over


@every_table
def test_nobody_is_asked_while_chance_is_due(table: Table) -> None:
    """Every chance of a whole game is held back once."""
    entries = played_to_the_end(table, 4).record.entries
    match = mlotek.Match(table.game, chance=[])
    for actor, text in entries:
        assert (match.due is not None) == (actor == "chance")
        if actor == "chance":
            assert not match.actors
            assert not any(match.legal(seat) for seat in range(table.players))
            match.supply(text)
        else:
            assert isinstance(actor, int)
            match.play(actor, text)
    assert match.over


class AnyMatch(RuleBasedStateMachine):
    """A match that Hypothesis plays, move by move."""

    tables: tuple[Table, ...] = ()

    @initialize(data=st.data(), seed=st.integers(0, 2**32))
    def deal(self, data: Any, seed: int) -> None:
        self.table = data.draw(st.sampled_from(self.tables))
        self.match = self.table.match(seed)

    @precondition(lambda self: not self.match.over)
    @rule(luck=st.integers(0, 2**32))
    def play_on(self, luck: int) -> None:
        rng = random.Random(luck)
        for _ in range(rng.choice((1, 2, 5, 30))):
            if not self.match.over:
                step(self.match, rng)

    @rule(luck=st.integers(0, 2**32))
    def try_what_is_plausible(self, luck: int) -> None:
        laws.probes_are_judged_alike(self.match, self.table, random.Random(luck))

    @rule(seat=st.integers(0, 2), text=st.text(max_size=20))
    def try_any_text(self, seat: int, text: str) -> None:
        laws.refused_exactly_when_not_legal(self.match, min(seat, self.table.players - 1), text)

    @rule()
    def write_down_and_go_on(self) -> None:
        again = mlotek.replay(mlotek.Record.from_json(self.match.record.to_json()), seed=1)
        assert again == self.match
        self.match = again

    @rule()
    def go_on_with_a_copy(self) -> None:
        self.match = self.match.copy()

    @invariant()
    def the_laws_hold(self) -> None:
        if hasattr(self, "match"):
            laws.some_seat_acts_until_the_end(self.match)
            laws.actors_have_a_legal_default(self.match)
            laws.state_is_conserved(self.match)
            laws.encodes_alike_each_time(self.match)


@every_game
def test_no_sequence_of_plays_breaks_a_law(name: str) -> None:
    machine = type("AnyMatchOf" + name.title(), (AnyMatch,), {"tables": tuple(tables_named(name))})
    run_state_machine_as_test(machine, settings=settings(max_examples=40, stateful_step_count=20))


def test_the_laws_can_fail() -> None:
    """A law that cannot fail proves nothing."""
    match = played_for_a_while(tables_named(GAMES[0])[0], 3)
    with pytest.raises(AssertionError):
        laws.unchanged_by(match, step, match, random.Random(1))
    with pytest.raises(AssertionError):
        laws.refusal_of(match, match.actors[0], match.default(match.actors[0]))
