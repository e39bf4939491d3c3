"""Work that is begun at once, and finished by a task only where it waits."""

from __future__ import annotations

import asyncio

import pytest

from mlotek.server.begun import begun


def test_what_does_not_wait_is_done_at_once() -> None:
    done: list[str] = []

    async def work() -> None:
        done.append("all")

    assert begun(work()) is None
    assert done == ["all"]


def test_what_waits_goes_on_in_a_task() -> None:
    done: list[str] = []

    async def work(first: asyncio.Event, second: asyncio.Event) -> None:
        done.append("begun")
        await first.wait()
        done.append("waited")
        await second.wait()
        done.append("waited again")

    async def main() -> None:
        first, second = asyncio.Event(), asyncio.Event()
        rest = begun(work(first, second))
        assert rest is not None
        assert done == ["begun"]
        first.set()
        second.set()
        await rest

    asyncio.run(main())
    assert done == ["begun", "waited", "waited again"]


@pytest.mark.parametrize("waited", [0, 1])
def test_it_can_be_cancelled_wherever_it_waits(waited: int) -> None:
    tidied: list[str] = []

    async def work(events: list[asyncio.Event]) -> None:
        try:
            for event in events:
                await event.wait()
        finally:
            tidied.append("up")

    async def main() -> None:
        events = [asyncio.Event() for _ in range(2)]
        rest = begun(work(events))
        assert rest is not None
        for event in events[:waited]:
            event.set()
        for _ in range(5):
            await asyncio.sleep(0)
        rest.cancel()
        with pytest.raises(asyncio.CancelledError):
            await rest

    asyncio.run(main())
    assert tidied == ["up"]
