"""An action may be taken back, but never across another's action, something hidden, or chance (a property)."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

import mlotek
from mlotek.games import table_of
from mlotek.games.milionerzy.table.manners import Milionerzy
from mlotek.server.play.takeback import MOST, TAKEN_BACK, revocable, standing
from mlotek.server.store.memory import MemoryStore
from mlotek.server.workers.bot_protocol import BotAnswer, BotQuestion
from mlotek.tables.manners import Manners
from tests.conformance.tables import Table, part_of_tests, tables_named
from tests.server.hall import Hall, Phone, Timing, VirtualClock, in_hall, open_hall
from tests.server.tables import PEOPLE, seated
from tests.server.test_restart import left

# ── The property ─────────────────────────────────────────────────────────────────────────────────────

Step = tuple[mlotek.Match, int, mlotek.Action, mlotek.Match]


def steps(table: Table, seed: int, most: int = 60) -> Iterator[Step]:
    """The steps of a random game: the match before, who did what, the match after with everything chance answered."""
    rng, match = random.Random(seed), table.match(seed)
    for _ in range(most):
        if match.over:
            return
        seat = rng.choice(match.actors)
        action = match.legal(seat).sample(rng)
        after = match.copy()
        after.play(seat, action)
        yield match, seat, action, after
        match = after


def told(match: mlotek.Match, seat: int | None) -> tuple[bytes, bytes]:
    return mlotek.encode(match.events(seat)), mlotek.encode(match.view(seat))


def tells_something(step: Step, rng: random.Random) -> bool:
    """Whether the action shows anybody something hidden: in a world that looked the same before, it looks different."""
    before, actor, action, after = step
    alternate = part_of_tests(before.game.name, "alternate").alternate
    for onlooker in (None, *range(before.game.players)):
        other = alternate(before.record, onlooker, rng)
        world = None if other is None else mlotek.replay(other)
        if world is not None and action in world.legal(actor):
            world.play(actor, action)
            if told(world, onlooker) != told(after, onlooker):
                return True
    return False


def sample(name: str) -> list[Table]:
    return random.Random(name).sample([table for table in tables_named(name) if table.players <= 4], 4)


@pytest.mark.parametrize("name", mlotek.games())
def test_taking_back_never_crosses_what_was_hidden_nor_chance_nor_another(name: str) -> None:
    manners, allowed, all_steps = table_of(name).manners, 0, 0
    for table in sample(name):
        for seed in range(3):
            rng = random.Random(seed)
            for step in steps(table, seed):
                before, actor, _, after = step
                all_steps += 1
                if revocable(manners, before.view(None), before, after):
                    allowed += 1
                    assert [entry[0] for entry in after.entries(before.length)] == [actor]
                    assert not tells_something(step, rng), step[2]
    assert (allowed > 0) == (name != "targ"), "in a market everything is binding"
    assert allowed < all_steps


class Careless(Milionerzy):
    """Manners that would let a tile that was turned up be turned down again."""

    harmless = Milionerzy.harmless | {"tile-won", "tile-revealed"}


def test_the_property_can_fail() -> None:
    assert any(breaks(Careless(), step) for seed in range(8) for step in steps(tables_named("milionerzy")[0], seed))


def breaks(manners: Manners, step: Step) -> bool:
    return revocable(manners, step[0].view(None), step[0], step[3]) and tells_something(step, random.Random(1))


# ── At a table ───────────────────────────────────────────────────────────────────────────────────────


def plain(phone: Phone) -> Any:
    return phone.view, phone.last["legal"], phone.last["outcome"]


def test_a_slip_is_taken_back_and_everything_is_as_before() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall, tempo="brisk")
        watcher = await hall.connect(table, "someone")
        before = [plain(phone) for phone in (*phones, watcher)]
        await hall.clock.advance(20)
        await phones[0].act("bid 25")
        assert phones[0].last["take_back"] - phones[0].last["clocks"]["now"] == 3_000
        assert all(phone.last["take_back"] is None for phone in (*phones[1:], watcher))
        assert (await phones[1].ask("take-back"))["code"] == "too-late-to-take-back"
        version = phones[0].version
        await hall.clock.advance(2)
        assert (await phones[0].ask("take-back"))["type"] == "ack"
        assert [plain(phone) for phone in (*phones, watcher)] == before
        assert phones[1].last["type"] == "welcome"
        assert phones[1].version == version + 1
        assert phones[1].of("said")[-1]["phrase"] == TAKEN_BACK
        assert left(phones[0], 0) == 75 - 22, "its clock has gone on"
        assert phones[0].last["clocks"]["seats"][0]["bank"] == 60_000
        assert (await phones[0].ask("take-back"))["code"] == "too-late-to-take-back"
        assert phones[0].answer(await phones[0].act("bid 2"))["type"] == "ack"
        assert phones[1].view["actors"] == [1]

    in_hall(test)


def test_not_after_three_seconds_nor_after_somebody_has_acted() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall)
        await phones[0].act("bid 4")
        await hall.clock.advance(3.3)
        assert (await phones[0].ask("take-back"))["code"] == "too-late-to-take-back"
        await phones[1].act("bid 6")
        await phones[2].act("bid 8")
        assert (await phones[1].ask("take-back"))["code"] == "too-late-to-take-back"
        assert (await phones[2].ask("take-back"))["type"] == "ack"
        assert phones[0].view["actors"] == [2]

    in_hall(test)


def test_the_log_does_not_grow_without_end() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall, tempo="none")
        for _ in range(MOST // 2):
            await phones[0].act("bid 4")
            assert (await phones[0].ask("take-back"))["type"] == "ack"
            await hall.clock.advance(0.5)
        await phones[0].act("bid 4")
        assert phones[0].last["take_back"] is None
        assert (await phones[0].ask("take-back"))["code"] == "too-late-to-take-back"

    in_hall(test)


def test_not_when_a_tile_was_turned_up() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall)
        await phones[0].act("bid 4")
        await phones[1].act("pass")
        assert phones[1].last["take_back"] is not None
        await phones[2].act("pass")
        assert phones[2].last["take_back"] is None
        assert (await phones[2].ask("take-back"))["code"] == "too-late-to-take-back"

    in_hall(test)


def test_a_closed_hand_is_opened_again_for_its_owner_only() -> None:
    async def test(hall: Hall) -> None:
        for _ in range(20):
            _, phones = await seated(hall, "modern-art", "none")
            card = next((one for one in phones[0].last["legal"]["actions"] if one.endswith("-sealed")), None)
            if card is not None:
                break
        await phones[0].act(card or "")
        await phones[1].act("seal 7")
        assert (await phones[1].ask("take-back"))["type"] == "ack"
        assert phones[2].view["auction"]["sealed"] == []
        assert [event.get("amount") for event in phones[2].of("update")[-1]["events"]] == [None]
        await phones[2].act("seal 1")
        await phones[1].act("seal 9")
        await phones[0].act("seal 2")
        assert phones[0].last["take_back"] is None, "all hands are open"

    in_hall(test)


def test_a_program_does_not_do_again_what_was_taken_back() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall)
        await phones[1].send("programs", programs=[{"program": "do", "action": "pass"}])
        await phones[0].act("bid 1")
        await hall.clock.advance(1)
        assert phones[0].view["actors"] == [2]
        assert (await phones[1].ask("take-back"))["type"] == "ack"
        assert phones[1].of("programs")[-1]["off"] == TAKEN_BACK
        await hall.clock.advance(2)
        assert phones[0].view["actors"] == [1]

    in_hall(test)


class Quick:
    """Bots that bid the least they can."""

    async def decide(self, question: BotQuestion) -> BotAnswer | None:
        view: Any = question.view
        return BotAnswer(f"bid {view.highest + 1}" if view.highest < 4 else "pass", None)


def test_a_bot_that_was_thinking_answers_what_stands() -> None:
    async def test(hall: Hall) -> None:
        wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "start": True}
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        ola = await hall.connect(table)
        await ola.act("bid 3")
        await hall.clock.advance(0.2)
        assert (await ola.ask("take-back"))["type"] == "ack"
        await hall.clock.advance(5)
        assert ola.view["actors"] == [0], "nobody acts for her, and nobody acts out of turn"
        await ola.act("bid 1")
        await hall.clock.advance(1.5)
        assert ola.view["seats"][1]["total"] == 2

    in_hall(test, bots=Quick())


def test_what_was_taken_back_stays_so_after_a_kill_and_nothing_acknowledged_is_lost() -> None:
    async def main() -> None:
        store, clock = MemoryStore(), VirtualClock()
        async with open_hall(store=store, clock=clock) as hall:
            table, phones = await seated(hall)
            await phones[0].act("bid 4")
            await phones[0].ask("take-back")
            await phones[0].act("bid 2")
            await phones[1].act("bid 6")
            version, views = phones[0].version, [phone.view for phone in phones]
            kept = await store.load(table)
            assert kept is not None
            store = copy.deepcopy(store)
        actors = [entry[0] for entry in kept.entries]
        assert actors == ["chance", 0, TAKEN_BACK, 0, 1], "the log only grows"
        assert [entry[1] for entry in standing(kept.entries)[1:]] == ["bid 2", "bid 6"]
        async with open_hall(store=store, clock=clock) as again:
            back = [await again.connect(table, who) for who in PEOPLE]
            assert [phone.view for phone in back] == views
            assert back[0].version == version == len(kept.entries)
            assert back[2].answer(await back[2].act("pass"))["type"] == "ack"

    Timing.run(main())


@pytest.mark.parametrize("seed", range(4))
def test_a_game_full_of_slips_is_the_game_without_them(seed: int) -> None:
    """Random people who change their minds: the record is legal, and views are those of the record."""

    async def test(hall: Hall) -> None:
        rng, taken = random.Random(seed), 0
        table, phones = await seated(hall, ("milionerzy", "nie-blefuj")[seed % 2], "none")
        for _ in range(60):
            seat = phones[0].view["actors"][0]
            before = [plain(phone) for phone in phones]
            await phones[seat].act(rng.choice(phones[seat].last["legal"]["actions"]))
            if phones[0].view["over"]:
                break
            if phones[seat].last["take_back"] is not None and rng.random() < 0.5:
                assert (await phones[seat].ask("take-back"))["type"] == "ack"
                assert [plain(phone) for phone in phones] == before
                taken += 1
            await hall.clock.advance(0.5)
        assert taken
        playing = hall.house.tables[table].playing
        assert playing is not None
        again = mlotek.replay(playing.log.match.record)
        assert [mlotek.encode(again.view(seat)) for seat in range(3)] == [
            mlotek.encode(playing.log.match.view(seat)) for seat in range(3)
        ]

    in_hall(test)
