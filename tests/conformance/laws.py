"""What holds in every position of every game. Each law asserts one thing."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any, TypeVar

import mlotek
from mlotek.core.match import replay_as
from mlotek.speech import clauses
from tests.conformance.tables import Table, part_of_tests, probes

Result = TypeVar("Result")
KEBAB = re.compile(r"[a-z]+(-[a-z]+)*")
LISTED = 400
"""How many of the listed actions a law looks at, where there are more."""


def everybody(match: mlotek.Match) -> list[int | None]:
    """All seats, and a spectator."""
    return [None, *range(match.game.players)]


def snapshot(match: mlotek.Match) -> tuple[bytes, ...]:
    """Everything that can be asked of a match, as bytes."""
    known = [(match.view(seat), match.events(seat)) for seat in everybody(match)]
    public = (match.over, match.actors, match.outcome, match.record)
    return (mlotek.encode(known), mlotek.encode(public), match._state.to_bytes())


def unchanged_by(match: mlotek.Match, question: Callable[..., Result], *args: Any) -> Result:
    """Ask, and assert that asking has changed nothing."""
    before = innards(match)
    answer = question(*args)
    assert innards(match) == before
    return answer


def innards(match: mlotek.Match) -> tuple[Any, ...]:
    """All that a match consists of; everything it can be asked follows from that."""
    luck = match._random.getstate() if isinstance(match._random, random.Random) else None
    return (
        match._state.to_bytes(),
        match._state.tape,
        match._entries.copy(),
        match._events.copy(),
        match._given[:],
        luck,
    )


def some_seat_acts_until_the_end(match: mlotek.Match) -> None:
    assert match.over == (not match.actors)
    assert match.over == (match.outcome is not None)
    assert len(set(match.actors)) == len(match.actors)
    assert match.due is None
    if match.over:
        assert not any(match.legal(seat) for seat in range(match.game.players))


def actors_have_a_legal_default(match: mlotek.Match) -> None:
    for seat in match.actors:
        default = match.default(seat)
        assert default in match.legal(seat)
        match.copy().play(seat, default)


def legal_is_a_set(match: mlotek.Match, seat: int) -> None:
    listed = list(match.legal(seat))
    assert len(listed) == len(match.legal(seat)) == len(set(listed))
    assert bool(match.legal(seat)) == bool(listed)
    assert listed == list(match.legal(seat))


def listed_actions_are_accepted(match: mlotek.Match, seat: int) -> None:
    for action in islice(match.legal(seat), LISTED):
        assert action in match.legal(seat)
        match.copy().play(seat, action)


def samples_are_accepted(match: mlotek.Match, seat: int, rng: random.Random) -> None:
    if match.legal(seat):
        for _ in range(3):
            sample = match.legal(seat).sample(rng)
            assert sample in match.legal(seat)
            match.copy().play(seat, sample)


def text_and_code_round_trip(game: mlotek.Game, action: mlotek.Action) -> None:
    assert game.action(str(action)) == action
    assert game.action(action) == action
    assert game.kind.actions.action(*action.code()) == action
    assert mlotek.encode(game.action(str(action))) == mlotek.encode(action)


def listed_actions_round_trip(match: mlotek.Match, seat: int) -> None:
    for action in islice(match.legal(seat), LISTED):
        text_and_code_round_trip(match.game, action)


def refused_exactly_when_not_legal(match: mlotek.Match, seat: int, text: str) -> None:
    """What is legal is accepted; what is not is refused with reason, and nothing has changed."""
    if text in match.legal(seat):
        match.copy().play(seat, text)
    else:
        check_refusal(match, unchanged_by(match, refusal_of, match, seat, text), seat)


def refusal_of(match: mlotek.Match, seat: int, action: mlotek.Action | str) -> mlotek.Refused:
    try:
        match.play(seat, action)
    except mlotek.Refused as refused:
        return refused
    raise AssertionError(f"seat {seat} may not {action}, yet it was accepted")


def check_refusal(match: mlotek.Match, refused: mlotek.Refused, seat: int) -> None:
    assert KEBAB.fullmatch(refused.code)
    assert str(refused)
    assert refused.seat == seat
    assert refused.clause is None or is_clause(refused.clause)
    legal = match.legal(seat)
    assert refused.suggestion in legal if legal else refused.suggestion is None, "a way on wherever there is one"


@cache
def is_clause(name: str) -> bool:
    return name in clauses()


def probes_are_judged_alike(match: mlotek.Match, table: Table, rng: random.Random) -> None:
    for text in probes(table, rng, 6):
        for seat in range(table.players):
            refused_exactly_when_not_legal(match, seat, text)


def replays(match: mlotek.Match) -> None:
    """A match is its record, also by way of JSON, and also in the middle."""
    for record in (match.record, mlotek.Record.from_json(match.record.to_json())):
        again = mlotek.replay(record)
        assert again == match
        assert again.record == match.record
        assert snapshot(again) == snapshot(match)


def chance_alone_reproduces(match: mlotek.Match) -> None:
    """The chance outcomes of a record, given one by one, and the same actions make the same match."""
    outcomes = [text for actor, text in match.record.entries if actor == "chance"]
    again = mlotek.Match(match.game, chance=outcomes, names=match.names)
    for actor, text in match.record.entries:
        if isinstance(actor, int):
            again.play(actor, text)
    assert again == match
    assert again._given == []


def chance_round_trips(match: mlotek.Match) -> None:
    for actor, text in match.record.entries:
        if actor == "chance":
            outcome = match.game.chance_outcome(text)
            assert str(outcome) == text
            assert match.game.chance_outcome(outcome) == outcome


def copies_are_independent(match: mlotek.Match, rng: random.Random) -> None:
    twin = match.copy()
    assert twin == match
    assert snapshot(twin) == snapshot(match)
    if not match.over:
        seat = match.actors[0]
        action = match.legal(seat).sample(rng)
        unchanged_by(match, twin.play, seat, action)
        third = match.copy()
        third.play(seat, action)
        assert third == twin, "a copy has the same chance to come"


def questions_change_nothing(match: mlotek.Match, rng: random.Random) -> None:
    def ask() -> None:
        for seat in range(match.game.players):
            repr(match.legal(seat))
            len(match.legal(seat))
            if match.legal(seat):
                match.legal(seat).sample(rng)
            if seat in match.actors:
                match.default(seat)
        repr(match)

    unchanged_by(match, ask)


def encodes_alike_each_time(match: mlotek.Match) -> None:
    replayed = replay_as(match.game, match.record)
    for seat in everybody(match):
        view = match.view(seat)
        assert mlotek.encode(view) == mlotek.encode(match.view(seat)) == mlotek.encode(replayed.view(seat))
        assert view.seat == seat
        assert (view.players, view.over, view.actors) == (match.game.players, match.over, match.actors)


def state_is_conserved(match: mlotek.Match) -> None:
    """What a game itself says can never be lost: ``check(state)`` in its tests/games/<game>/invariants.py."""
    part_of_tests(match.game.name, "invariants").check(match._state)


def outcome_is_coherent(match: mlotek.Match) -> None:
    outcome, players = match.outcome, match.game.players
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.ranks) == players
    assert all(outcome.ranks[seat] == 1 for seat in outcome.winners)
    assert sorted(set(outcome.winners)) == list(outcome.winners)
    for rank in outcome.ranks:
        assert rank == 1 + sum(other < rank for other in outcome.ranks)
    assert mlotek.encode(outcome) == mlotek.encode(match.outcome)
