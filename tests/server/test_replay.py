"""A finished game can be looked at again through anybody's eyes, a running one moment by moment through one's own."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mlotek
from mlotek.core import Match
from mlotek.server.house.replays import moment_shown, replay_shown
from mlotek.server.wire.messages import TableShown, Tempo
from mlotek.server.wire.refusals import HouseRefused
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
    table = TableShown(
        id="x",
        code="ABCD",
        game=match.game.name,
        edition=match.game.edition,
        players=3,
        options={},
        tempo=Tempo(),
        pace=1,
        ceremonies="none",
        banter=False,
        listed=False,
        stage="over",
        seats=(),
        watchers=0,
        watching=(),
        screens=0,
        latecomers=False,
        asking=(),
        commitment="",
        rematch=None,
        evening=(),
    )
    return replay_shown(table, match.game, match.record, seat, match.outcome)


@pytest.mark.parametrize("name", mlotek.games())
def test_a_replay_tells_every_event_and_ends_where_the_game_ended(name: str) -> None:
    match = played(name)
    for seat in (None, 1):
        replay = shown(match, seat)
        assert [event for frame in replay.frames for event in frame.events] == match.events(seat)
        assert replay.frames[-1].view == match.view(seat)
        assert replay.outcome == match.outcome


@pytest.mark.parametrize("name", mlotek.games())
def test_a_moment_is_what_the_seat_saw_right_after_the_event(name: str) -> None:
    rng = random.Random(6)
    match = Match(mlotek.game(name, players=3), seed=6)
    saw: dict[int | None, list[tuple[int, int, Any]]] = {seat: [] for seat in (None, 0, 2)}
    told = 0
    while match.length < 25 and not match.over:
        for seat, seen in saw.items():
            seen.append(
                (len(match.events(seat)) - len(match.events(seat, told)), len(match.events(seat)), match.view(seat))
            )
        told = match.happened
        match.play(match.actors[0], match.legal(match.actors[0]).sample(rng))
    for seat, seen in saw.items():
        for first, until, view in seen:
            moment = moment_shown(match.game, match.record, seat, rng.randrange(first, until))
            assert (moment.first, moment.until, moment.view) == (first, until, view)
    with pytest.raises(HouseRefused, match="no-such-moment"):
        moment_shown(match.game, match.record, 0, len(match.events(0)))


def test_a_running_game_shows_its_moments_but_no_replay() -> None:
    async def test(hall: Hall) -> None:
        form = {"game": "milionerzy", "seats": [{"who": "me"}], "start": True}
        table = (await hall.request("POST", "/api/tables", form))[1]["table"]["id"]
        assert (await hall.request("GET", f"/api/tables/{table}/replay"))[1]["code"] == "not-over"
        moment = (await hall.request("GET", f"/api/tables/{table}/moments/0"))[1]
        assert moment["view"]["seat"] == 0
        watched = (await hall.request("GET", f"/api/tables/{table}/moments/0", who="iga"))[1]
        assert watched["view"]["seat"] is None
        for number in ("9999", "x"):
            assert (await hall.request("GET", f"/api/tables/{table}/moments/{number}"))[0] == 404

    in_hall(test)
