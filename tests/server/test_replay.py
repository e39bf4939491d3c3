"""A finished game can be looked at again, through anybody's eyes; a running one cannot."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mlotek
from mlotek.core import Match
from mlotek.server.messages import Table, Tempo
from mlotek.server.replays import replay_shown
from tests.server.hall import Hall, in_hall


def played(name: str) -> Match:
    """A whole game of random moves."""
    rng = random.Random(5)
    match = Match(mlotek.game(name, players=3), seed=5)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.default(seat) if rng.random() < 0.5 else match.legal(seat).sample(rng))
    return match


def shown(match: Match, seat: int | None) -> Any:
    table = Table(
        id="x",
        code="ABCD",
        game=match.game.name,
        players=3,
        options={},
        tempo=Tempo(),
        pace=1,
        listed=False,
        stage="over",
        seats=(),
        watchers=0,
        watching=(),
        commitment="",
        rematch=None,
    )
    return replay_shown(table, match.game, match.record, seat)


@pytest.mark.parametrize("name", mlotek.games())
def test_a_replay_tells_every_event_and_ends_where_the_game_ended(name: str) -> None:
    match = played(name)
    for seat in (None, 1):
        replay = shown(match, seat)
        assert [event for frame in replay.frames for event in frame.events] == match.events(seat)
        assert replay.frames[-1].view == match.view(seat)
        assert replay.outcome == match.outcome


def test_a_running_game_has_no_replay() -> None:
    async def test(hall: Hall) -> None:
        form = {"game": "milionerzy", "seats": [{"who": "me"}], "start": True}
        table = (await hall.request("POST", "/api/tables", form))[1]["table"]["id"]
        assert (await hall.request("GET", f"/api/tables/{table}/replay"))[1]["code"] == "not-over"

    in_hall(test)
