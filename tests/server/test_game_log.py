"""The log of a game at a table: what was allowed at one version is allowed at that version alone."""

from __future__ import annotations

import pytest

import mlotek
from tests.server.hall import Hall, in_hall
from tests.server.tables import seated


def test_an_action_is_judged_again_where_the_game_has_gone_on() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall, "milionerzy")
        playing = hall.house.tables[table].playing
        assert playing is not None
        log, seat = playing.log, playing.log.match.actors[0]
        bid, version = log.match.checked(seat, "bid 1"), log.version
        await phones[seat].act("bid 1")
        assert log.version == version + 1
        with pytest.raises(mlotek.Refused):
            log.trial(seat, bid, version)

    in_hall(test)
