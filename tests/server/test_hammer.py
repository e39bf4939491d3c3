"""The hammer over an open auction: going once, going twice, sold."""

from __future__ import annotations

import random

from mlotek.server.play.hammer import GRACE, Hammer
from mlotek.server.play.tempo import HammerTimes
from tests.server.hall import Hall, Phone, in_hall
from tests.server.tables import Bidders, open_auction


def stages(phone: Phone) -> list[str]:
    return [message["clocks"]["hammer"]["stage"] for message in phone.of("clocks") if message["clocks"]["hammer"]]


def test_going_once_going_twice_sold() -> None:
    async def test(hall: Hall) -> None:
        phones, _ = await open_auction(hall)
        hammer = phones[0].last["clocks"]["hammer"]
        assert (hammer["stage"], hammer["ends"] - phones[0].last["clocks"]["now"]) == ("open", 12_000)
        await phones[1].act("bid 5")
        await hall.clock.advance(0.5)
        await hall.clock.advance(2.9)
        assert stages(phones[0]) == ["once"]
        await hall.clock.advance(2)
        assert stages(phones[0]) == ["once", "twice"]
        await hall.clock.advance(1.9)
        assert phones[0].view["phase"] == "open", "a bid under way still counts"
        await hall.clock.advance(GRACE)
        assert phones[0].view["phase"] != "open"
        assert len(phones[0].view["seats"][1]["paintings"]) == 1

    in_hall(test)


def test_any_bid_restarts_the_hammer() -> None:
    async def test(hall: Hall) -> None:
        phones, _ = await open_auction(hall)
        await phones[1].act("bid 5")
        await hall.clock.advance(6)
        assert stages(phones[0])[-1] == "twice"
        await phones[2].act("bid 6")
        await hall.clock.advance(0.3)
        hammer = phones[0].last["clocks"]["hammer"]
        assert hammer["stage"] == "open"
        await hall.clock.advance(2.5)
        assert phones[0].view["auction"]["leader"] == 2
        await hall.clock.advance(10)
        assert phones[0].view["auction"] is None or phones[0].view["auction"]["leader"] != 2

    in_hall(test)


def test_early_hammer_when_all_others_decline() -> None:
    async def test(hall: Hall) -> None:
        phones, _ = await open_auction(hall)
        await phones[1].act("bid 5")
        await hall.clock.advance(0.3)
        await phones[0].act("pass")
        await phones[2].act("pass")
        assert phones[0].view["phase"] != "open"

    in_hall(test)


def test_nobody_bids_and_the_organiser_takes_it_free() -> None:
    async def test(hall: Hall) -> None:
        phones, _ = await open_auction(hall)
        await hall.clock.advance(12 + 2 + 2 + GRACE)
        assert len(phones[0].view["seats"][0]["paintings"]) == 1

    in_hall(test)


def test_a_bid_that_is_being_judged_goes_before_the_last_blow() -> None:
    async def test(hall: Hall) -> None:
        phones, _ = await open_auction(hall)
        await hall.clock.advance(12 + 2 + 2 + GRACE - 0.01)
        reference = await phones[1].act("bid 5")
        assert phones[1].answer(reference)["type"] == "held"
        await hall.clock.advance(0.4)
        assert phones[1].answer(reference)["type"] == "ack"
        assert phones[0].view["auction"]["leader"] == 1

    in_hall(test)


def test_of_bids_at_the_same_time_the_highest_wins_then_the_organiser() -> None:
    async def test(hall: Hall) -> None:
        phones, _ = await open_auction(hall)
        references = [(phone, await phone.act("bid 7")) for phone in reversed(phones)]
        await hall.clock.advance(0.4)
        answers = [phone.answer(reference) for phone, reference in references]
        assert [answer.get("code", "ack") for answer in answers] == ["too-late", "too-late", "ack"]
        assert answers[0]["suggestion"] == "bid 8"
        low, high = await phones[1].act("bid 9"), await phones[2].act("bid 20")
        await hall.clock.advance(0.4)
        assert phones[1].answer(low)["code"] == "too-late"
        assert phones[2].answer(high)["type"] == "ack"

    in_hall(test)


def test_declining_does_not_overtake_a_bid_that_is_being_judged() -> None:
    async def test(hall: Hall) -> None:
        phones, _ = await open_auction(hall)
        await phones[1].act("bid 5")
        await hall.clock.advance(0.3)
        await phones[0].act("pass")
        bid, declined = await phones[2].act("bid 6"), await phones[0].act("bid 9")
        await hall.clock.advance(0.3)
        assert phones[2].answer(bid)["code"] == "too-late"
        assert phones[0].answer(declined)["type"] == "ack"
        await phones[1].act("pass")
        bid, declined = await phones[1].act("bid 20"), await phones[2].act("pass")
        await hall.clock.advance(0.3)
        assert phones[1].answer(bid)["type"] == "ack", "it came before the last seat declined"
        assert phones[2].answer(declined)["type"] == "ack"
        assert phones[0].view["auction"]["leader"] == 1

    in_hall(test)


def test_the_auctioneer_calls_once_twice_sold() -> None:
    async def test(hall: Hall) -> None:
        phones, _ = await open_auction(hall, led=True)
        hammer = phones[0].last["clocks"]["hammer"]
        assert (hammer["by"], hammer["ends"] - hammer["ready"]) == (0, 13_500)
        assert (await phones[0].ask("call", stage="open"))["code"] == "too-soon"
        assert (await phones[1].ask("call", stage="open"))["code"] == "not-auctioneer"
        await hall.clock.advance(1.5)
        assert (await phones[0].ask("call", stage="open"))["type"] == "ack"
        await hall.clock.advance(0.01)
        assert stages(phones[1])[-1] == "once"
        await phones[1].act("bid 5")
        await hall.clock.advance(0.3)
        await hall.clock.advance(1.5)
        assert (await phones[0].ask("call", stage="once"))["code"] == "too-late", "a bid has opened it again"
        for stage in ("open", "once", "twice"):
            assert (await phones[0].ask("call", stage=stage))["type"] == "ack"
            await hall.clock.advance(1.6 if stage != "twice" else GRACE)
        assert phones[0].view["phase"] != "open"
        assert len(phones[0].view["seats"][1]["paintings"]) == 1

    in_hall(test)


def test_a_bid_under_way_counts_after_the_last_call() -> None:
    async def test(hall: Hall) -> None:
        phones, _ = await open_auction(hall, led=True)
        for stage in ("open", "once", "twice"):
            await hall.clock.advance(1.6)
            await phones[0].ask("call", stage=stage)
        await hall.clock.advance(GRACE - 0.01)
        reference = await phones[2].act("bid 3")
        await hall.clock.advance(0.4)
        assert phones[2].answer(reference)["type"] == "ack"
        assert phones[0].view["auction"]["leader"] == 2

    in_hall(test)


def test_an_auctioneer_who_is_silent_holds_nobody_up() -> None:
    async def test(hall: Hall) -> None:
        phones, _ = await open_auction(hall, led=True)
        await hall.clock.advance(3 * 15 + GRACE - 0.01)
        assert phones[0].view["phase"] == "open"
        await hall.clock.advance(0.02)
        assert phones[0].view["phase"] != "open"

    in_hall(test)


def test_the_house_calls_for_a_bot() -> None:
    async def test(hall: Hall) -> None:
        wish = {"game": "modern-art", "players": 3, "seats": [{"who": "bot"}, {"who": "me"}], "start": True}
        table = (await hall.post("/api/tables", {**wish, "tempo": {"led": True}}))["table"]["id"]
        ola = await hall.connect(table)
        for _ in range(40):
            await hall.clock.advance(0.5)
            hammer = ola.last["clocks"]["hammer"]
            if hammer is not None:
                break
        assert hammer["by"] is None
        assert hammer["ends"] - ola.last["clocks"]["now"] == 12_000

    in_hall(test, bots=Bidders())


def test_the_hammer_rings_for_what_a_slow_player_sees() -> None:
    """The ring is drawn one round trip early, with grace on top: presses in its last 300 ms arrive in time."""
    rng = random.Random(5)
    late = 0
    for _ in range(5_000):
        down, up = (max(0.005, rng.gauss(0.12, 0.035)) for _ in range(2))
        ring_ends = 2.0 + down - 0.24
        pressed = rng.uniform(ring_ends - 0.3, ring_ends)
        late += pressed + up > Hammer(HammerTimes(2, 2, 2, 2), 0).ends + GRACE
    assert late / 5_000 <= 0.005
