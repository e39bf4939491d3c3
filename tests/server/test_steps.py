"""What an action costs the house, counted in steps: calls of its own functions, which do not depend on the machine."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

from tests.server.hall import Hall, Phone, in_hall

MOST_STEPS = 199
"""For an action that five people are told of; it was 385 before the house's steps were counted, 269 before it asked
only those who have something to do, and 217 before what all are told was put into words in one go."""
PLAYERS = ("ola", "iga", "leon", "ewa", "jan")


class Steps:
    """Counts how often functions of the house are entered, or gone on with."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> Steps:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _argument: Any) -> None:
        self.count += event == "call" and "/mlotek/" in frame.f_code.co_filename.replace("\\", "/")


async def five_at_a_table(hall: Hall, query: str) -> list[Phone]:
    """A begun game of Milionerzy without clocks."""
    wish = {"game": "milionerzy", "players": 5, "seats": [{"who": "me"}], "tempo": {"name": "none"}}
    table = (await hall.post("/api/tables", wish))["table"]["id"]
    for who in PLAYERS[1:]:
        await hall.post(f"/api/tables/{table}/sit", {}, who)
    phones = [await hall.connect(table, who, query=query) for who in PLAYERS]
    await hall.post(f"/api/tables/{table}/start")
    return phones


def test_an_action_that_five_people_are_told_of_takes_few_steps() -> None:
    async def scenario(hall: Hall) -> None:
        phones = await five_at_a_table(hall, "legal=0&own=1")
        taken = []
        for card in (1, 2, 3, 4):
            acting = phones[phones[0].view["actors"][0]]
            with Steps() as steps:
                reference = await acting.act(f"bid {card}")
            assert acting.answer(reference)["type"] == "ack"
            assert len({phone.version for phone in phones}) == 1
            taken.append(steps.count)
        assert min(taken) <= MOST_STEPS

    in_hall(scenario)
