"""Time at a table, on a clock that tests turn: clocks and defaults, the hammer, claims, programs, bots' pauses."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from mlotek.server import pacing
from mlotek.server.hammer import GRACE, NO_SNIPING, Hammer
from mlotek.server.manners import manners_of
from mlotek.server.messages import Tempo
from mlotek.server.playing import Playing
from mlotek.server.store.memory import MemoryStore
from mlotek.server.tempo import HammerTimes, times
from mlotek.server.thought import Question, Thought
from tests.server.hall import Hall, Passers, Phone, VirtualClock, in_hall

PEOPLE = ("ola", "iga", "leon")


async def seated(
    hall: Hall, game: str = "milionerzy", tempo: str = "friendly", led: bool = False, **form: Any
) -> tuple[str, list[Phone]]:
    """A table of three people, begun."""
    wish = {"game": game, "players": 3, "seats": [{"who": "me"}], "tempo": {"name": tempo, "led": led}, **form}
    table = (await hall.post("/api/tables", wish))["table"]["id"]
    for who in PEOPLE[1:]:
        await hall.post(f"/api/tables/{table}/sit", {}, who)
    phones = [await hall.connect(table, who) for who in PEOPLE]
    await hall.post(f"/api/tables/{table}/start")
    return table, phones


# ── Clocks ───────────────────────────────────────────────────────────────────────────────────────────


def test_when_time_runs_out_the_default_is_played_and_the_reserve_is_spent() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall, tempo="brisk")
        clock = phones[0].last["clocks"]["seats"][0]
        assert clock["deadline"] - phones[0].last["clocks"]["now"] == 75_000
        await hall.clock.advance(20)
        await phones[0].act("bid 1")
        assert phones[0].last["clocks"]["seats"][0]["bank"] == 55_000
        await hall.clock.advance(74.9)
        assert phones[1].view["actors"] == [1]
        await hall.clock.advance(0.2)
        assert phones[1].view["actors"] != [1]
        assert phones[1].last["clocks"]["seats"][1]["bank"] == 0

    in_hall(test)


def test_without_a_clock_nobody_is_hurried() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall, tempo="none")
        assert all(clock["deadline"] is None for clock in phones[0].last["clocks"]["seats"])
        await hall.clock.advance(3600)
        assert phones[0].version == 1

    in_hall(test)


def test_by_the_day_the_clock_runs_while_nobody_is_there() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall, tempo="daily")
        for phone in phones:
            await phone.hang_up()
        await hall.clock.advance(23 * 3600)
        assert hall.house.tables[table].playing is not None
        assert hall.house.tables[table].playing.version == 1  # type: ignore[union-attr]
        await hall.clock.advance(2 * 3600)
        assert hall.house.tables[table].playing.version == 2  # type: ignore[union-attr]

    in_hall(test)


def test_by_the_day_a_restart_does_not_move_the_deadline() -> None:
    store, clock = MemoryStore(), VirtualClock()

    async def first(hall: Hall) -> None:
        _, phones = await seated(hall, tempo="daily")
        await hall.clock.advance(3600)
        await phones[0].act("bid 1")
        deadlines.append(phones[0].last["clocks"]["seats"][1]["deadline"])

    async def second(hall: Hall) -> None:
        await hall.clock.advance(3600)
        iga = await hall.connect(next(iter(hall.house.tables)), "iga")
        deadlines.append(iga.last["clocks"]["seats"][1]["deadline"])

    deadlines: list[int] = []
    in_hall(first, store=store, clock=clock)
    in_hall(second, store=store, clock=clock)
    assert deadlines[0] == deadlines[1]


def test_an_empty_table_stands_still() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall, tempo="brisk")
        for phone in phones:
            await phone.hang_up()
        await hall.clock.advance(3600)
        back = await hall.connect(table, "ola")
        assert back.version == 1

    in_hall(test)


def test_whoever_misses_twice_is_helped_until_they_act() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall, tempo="brisk")
        for _ in range(40):
            await hall.clock.advance(5)
            for seat in (1, 2):
                if phones[seat].view["actors"] == [seat]:
                    await phones[seat].act("pass")
            if phones[0].of("table")[-1]["table"]["seats"][0]["standin"]:
                break
        assert phones[0].of("table")[-1]["table"]["seats"][0]["standin"]
        await phones[0].act("pass")
        assert not phones[0].of("table")[-1]["table"]["seats"][0]["standin"]

    in_hall(test)


@pytest.mark.parametrize(("name", "allowance"), [("none", None), ("brisk", 15), ("friendly", 30), ("calm", 90)])
def test_presets(name: Any, allowance: float | None) -> None:
    assert times(Tempo(name)).allowance == allowance
    if allowance is not None:
        assert times(Tempo(name, factor=10)).allowance == 10 * allowance


# ── The hammer ───────────────────────────────────────────────────────────────────────────────────────


async def open_auction(hall: Hall, **form: Any) -> tuple[list[Phone], list[int]]:
    """Modern Art at an open auction of seat 0."""
    _, phones = await seated(hall, "modern-art", **form)
    card = next(action for action in phones[0].last["legal"]["actions"] if action.endswith("-open"))
    await phones[0].act(card)
    assert phones[0].view["phase"] == "open"
    return phones, [0, 1, 2]


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

    in_hall(test, thinkers=Bidders())


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


# ── Claims in a market ───────────────────────────────────────────────────────────────────────────────


async def market(hall: Hall, **form: Any) -> list[Phone]:
    _, phones = await seated(hall, "targ", **form)
    return phones


def goods(phone: Phone) -> dict[str, int]:
    return {stock["good"]: stock["count"] for stock in phone.view["hand"]}


def test_contested_accepts_take_turns() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, tempo="none")
        winners = []
        for _ in range(4):
            give = max(goods(phones[0]), key=lambda good: goods(phones[0])[good])
            await phones[0].act(f"offer 1 {give} for nothing")
            number = phones[0].view["offers"][-1]["number"]
            both = [(phone, await phone.act(f"accept {number}")) for phone in phones[1:]]
            await hall.clock.advance(0.4)
            winners.append([phone.answer(reference)["type"] for phone, reference in both].index("ack"))
        assert winners == [0, 1, 0, 1]

    in_hall(test)


def test_stop_comes_before_a_trade_of_the_same_moment() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, tempo="none")
        give = next(iter(goods(phones[0])))
        await phones[0].act(f"offer 1 {give} for nothing")
        accept = await phones[1].act("accept 1")
        stop = await phones[0].act("stop")
        await hall.clock.advance(0.4)
        assert phones[0].answer(stop)["type"] == "ack"
        assert phones[1].answer(accept)["code"] == "too-late"
        assert phones[0].view["round"] == 2

    in_hall(test)


def test_what_was_meant_for_a_round_counts_for_nothing_in_the_next() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, tempo="none")
        stop = await phones[0].act("stop")
        done = await phones[1].act("done")
        await hall.clock.advance(0.4)
        assert phones[0].answer(stop)["type"] == "ack"
        assert (phones[1].answer(done)["code"], phones[1].answer(done)["suggestion"]) == ("too-late", "done")
        assert not phones[1].view["seats"][1]["done"]

    in_hall(test)


def test_stop_is_not_judged_on_cards_its_caller_has_not_seen() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, tempo="none")
        give = next(iter(goods(phones[0])))
        await phones[0].act(f"offer 1 {give} for nothing")
        seen = phones[0].version
        await phones[1].act("accept 1")
        await hall.clock.advance(0.4)
        refused = phones[0].answer(await phones[0].act("stop", seen=seen))
        assert (refused["code"], refused["suggestion"]) == ("moved-on", "stop")
        assert phones[2].answer(await phones[2].act("stop", seen=seen))["type"] == "held", "its own cards are the same"

    in_hall(test)


def test_a_swap_is_for_the_card_that_was_seen_in_the_centre() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, tempo="none")
        seen, centre = phones[0].version, phones[0].view["centre"]
        first, second = (next(good for good in goods(phones[seat]) if good != centre) for seat in (0, 1))
        both = await phones[0].act(f"swap {first}"), await phones[1].act(f"swap {second}")
        await hall.clock.advance(0.4)
        assert phones[0].answer(both[0])["type"] == "ack"
        late = [phones[1].answer(both[1]), phones[1].answer(await phones[1].act(f"swap {second}", seen=seen))]
        for answer in late if first != second else ():
            assert (answer["code"], answer["suggestion"]) == ("centre-moved", f"swap {second}")
        again = await phones[1].act(late[0]["suggestion"])
        await hall.clock.advance(0.4)
        assert phones[1].answer(again)["type"] == "ack", "the suggestion is a way on"

    in_hall(test)


def test_a_wish_stands_at_a_stall_until_the_round_is_over() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall, "targ", tempo="none")
        assert (await phones[0].ask("wish", good="sheep"))["type"] == "ack"
        assert (await phones[1].ask("wish", good="fish"))["type"] == "ack"
        assert wishes(phones[2]) == ["sheep", "fish", None]
        assert (await phones[0].ask("wish", good="unicorns"))["code"] == "no-such-wish"
        assert (await phones[1].ask("wish", good=None))["type"] == "ack"
        assert wishes(await hall.connect(table, "someone")) == ["sheep", None, None]
        await phones[2].act("stop")
        await hall.clock.advance(0.4)
        assert phones[2].view["round"] == 2
        assert wishes(phones[2]) == [None, None, None]
        answers = [await phones[0].ask("wish", good="gold") for _ in range(6)]
        assert answers[-1]["code"] == "too-fast"

    in_hall(test)


def wishes(phone: Phone) -> list[str | None]:
    """What every seat is looking for, as somebody sees it."""
    told = [message["table"] for message in phone.messages if "table" in message]
    return [seat["wish"] for seat in told[-1]["seats"]]


def test_nobody_wishes_for_anything_where_nothing_is_traded() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall)
        assert (await phones[0].ask("wish", good="sheep"))["code"] == "no-such-wish"

    in_hall(test)


def test_those_who_look_on_vote_and_nobody_knows_before_it_is_decided() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall, "nie-blefuj", tempo="none")
        watcher = await hall.connect(table, "someone")
        assert (await watcher.ask("vote", choice="take"))["code"] == "no-such-vote"
        await offered(phones)
        view = watcher.view
        third = phones[({0, 1, 2} - {view["offerer"], view["decider"]}).pop()]
        assert (await watcher.ask("vote", choice="open"))["type"] == "ack"
        assert (await watcher.ask("vote", choice="take"))["type"] == "ack"
        assert (await third.ask("vote", choice="take"))["type"] == "ack"
        assert (await third.ask("vote", choice="run"))["code"] == "no-such-vote"
        for faced in (view["offerer"], view["decider"]):
            assert (await phones[faced].ask("vote", choice="take"))["code"] == "no-such-vote"
        assert not any(message["type"] == "votes" for phone in phones for message in phone.messages)
        await phones[view["decider"]].act("take")
        assert [message["counts"] for message in phones[0].messages if message["type"] == "votes"] == [{"take": 2}]

    in_hall(test)


async def offered(phones: list[Phone]) -> None:
    """Let whoever has the gun name somebody, if asked, and lay suitcases down."""
    while phones[0].view["phase"] != "decision":
        phone = phones[phones[0].view["actors"][0]]
        await phone.act(phone.last["legal"]["actions"][0])


def test_updates_of_a_race_are_shown_at_the_same_moment() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, tempo="none")
        await phones[0].act(f"offer 1 {next(iter(goods(phones[0])))} for nothing")
        for phone in phones:
            assert phone.last["show_at"] - phone.last["clocks"]["now"] == 150

    in_hall(test)


def test_a_quiet_market_closes() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, tempo="brisk")
        await hall.clock.advance(29)
        assert phones[0].view["round"] == 1
        await hall.clock.advance(2)
        assert phones[0].view["round"] == 2

    in_hall(test)


def test_a_market_does_not_wait_long_for_somebody_who_has_gone() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, tempo="calm")
        await phones[2].hang_up()
        await hall.clock.advance(9.9)
        assert not phones[0].of("table")[-1]["table"]["seats"][2]["standin"]
        await hall.clock.advance(0.2)
        assert phones[0].of("table")[-1]["table"]["seats"][2]["standin"]

    in_hall(test)


def test_a_quicker_link_is_held_back() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, tempo="none")
        table = next(iter(hall.house.tables.values()))
        table.visitors["guest-iga"].lag = 0.16
        await phones[0].act(f"offer 1 {next(iter(goods(phones[0])))} for nothing")
        slow, quick = await phones[1].act("accept 1"), await phones[2].act("accept 1")
        assert phones[1].answer(slow)["hold"] == 0
        assert phones[2].answer(quick) is None
        await hall.clock.advance(0.1)
        assert phones[2].answer(quick)["hold"] == 80

    in_hall(test)


# ── Programs ─────────────────────────────────────────────────────────────────────────────────────────


def test_pass_when_it_comes_to_me_and_off_with_the_next_tile() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall)
        await phones[1].send("programs", programs=[{"program": "do", "action": "pass"}])
        await phones[0].act("bid 1")
        await hall.clock.advance(1)
        assert not phones[1].view["seats"][1]["bidding"]
        await phones[2].act("pass")
        assert phones[1].of("programs")[-1] == {"type": "programs", "programs": [], "off": "new-lot"}
        assert phones[0].of("programs") == []

    in_hall(test)


def test_bid_up_to_a_limit() -> None:
    async def test(hall: Hall) -> None:
        phones, _ = await open_auction(hall)
        await phones[1].send("programs", programs=[{"program": "bid-up-to", "limit": 8}])
        await phones[0].act("bid 4")
        await hall.clock.advance(1.5)
        assert (phones[0].view["auction"]["leader"], phones[0].view["auction"]["price"]) == (1, 5)
        await phones[0].act("bid 8")
        await hall.clock.advance(1.5)
        assert (phones[0].view["auction"]["leader"], phones[0].view["auction"]["price"]) == (0, 8)

    in_hall(test)


def test_a_price_that_jumps_switches_the_program_off() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall)
        await phones[0].act("pass")
        await phones[1].act("bid 1 2 3 4")
        assert (await phones[1].ask("programs", programs=[{"program": "bid-up-to", "limit": 60}]))["type"] == "ack"
        await phones[2].act("bid 1 10")
        assert phones[1].of("programs")[-1]["off"] == "price-jumped", "the cheapest bid above 11 would be 16"
        await hall.clock.advance(2)
        assert phones[1].view["seats"][1]["total"] == 10

    in_hall(test)


def test_accept_what_fits_a_pattern() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, tempo="none")
        give = next(iter(goods(phones[0])))
        await phones[1].send("programs", programs=[{"program": "accept-like", "get": {give: 1}, "give": {}}])
        before = goods(phones[1]).get(give, 0)
        await phones[0].act(f"offer 1 {give} for nothing")
        await hall.clock.advance(1.5)
        assert goods(phones[1])[give] == before + 1

    in_hall(test)


def test_a_program_that_is_no_action_is_refused() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall)
        answer = await phones[0].ask("programs", programs=[{"program": "do", "action": "dance"}])
        assert answer["code"] == "unreadable"
        many = [{"program": "do", "action": "pass"}] * 5
        assert (await phones[0].ask("programs", programs=many))["code"] == "unreadable"

    in_hall(test)


# ── Bots ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bot_keeps_its_pause_and_knows_only_its_own_view() -> None:
    passers = Passers()

    async def test(hall: Hall) -> None:
        wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "start": True}
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        ola = await hall.connect(table)
        await ola.act("bid 4")
        await hall.clock.advance(0.39)
        assert ola.view["actors"] == [1]
        await hall.clock.advance(1.1)
        assert ola.view["actors"] != [1]
        view: Any = passers.questions[0].view
        assert view.seat == 1
        assert view.seats[0].money is None

    in_hall(test, thinkers=passers)


def test_a_bot_that_fails_plays_its_default_and_is_counted() -> None:
    async def test(hall: Hall) -> None:
        wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "start": True, "pace": 0}
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        ola = await hall.connect(table)
        await ola.act("bid 4")
        await hall.clock.advance(0.1)
        assert ola.view["actors"] == [0]
        assert b"mlotek_bot_failures_total 2.0" in hall.house.services.metrics.text()

    in_hall(test)


def test_skip_lets_bots_hurry_only_where_one_person_plays() -> None:
    async def test(hall: Hall) -> None:
        wish = {"game": "milionerzy", "players": 5, "seats": [{"who": "me"}], "start": True}
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        ola = await hall.connect(table)
        await ola.act("bid 4")
        assert (await ola.ask("skip"))["type"] == "ack"
        await hall.clock.advance(0.01)
        assert ola.view["actors"] == [0]
        _, phones = await seated(hall)
        assert (await phones[0].ask("skip"))["code"] == "not-alone"

    in_hall(test, thinkers=Passers())


def test_pauses_rest_on_what_is_public() -> None:
    """The same public view, seed and version give the same pause, whatever is in the hands."""
    import mlotek

    matches = [mlotek.Match(mlotek.game("modern-art", players=3), seed=seed) for seed in range(8)]
    manners = manners_of("modern-art")
    assert len({pacing.beat(manners, match.view(None), 7, 3, 1) for match in matches}) == 1


class Bidders(Passers):
    """Bots that bid one more, up to a limit, and put up open auctions."""

    async def decide(self, question: Question) -> Thought | None:
        view: Any = question.view
        if view.phase == "put":
            hand = view.seats[view.seat].hand
            return Thought(f"put {next((card for card in hand if card.endswith('-open')), hand[0])}", None)
        bid = view.auction is not None and view.auction.price < 40 and view.phase == "open"
        return Thought(f"bid {view.auction.price + 1}", None) if bid else None


def test_bots_at_a_table_do_not_snipe(monkeypatch: pytest.MonkeyPatch) -> None:
    margins = []
    honest = Playing.act

    async def watched(self: Playing, seat: int, text: str, *rest: Any) -> None:
        if self.hammer is not None and self.table.bot_level(seat):
            margins.append(self.hammer.ends - self.table.clock.now())
        await honest(self, seat, text, *rest)

    monkeypatch.setattr(Playing, "act", watched)

    async def test(hall: Hall) -> None:
        tempo = {"name": "custom", "factor": 0.5}
        wish = {"game": "modern-art", "players": 4, "seats": [{"who": "me"}], "start": True, "tempo": tempo}
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        await hall.connect(table)
        await hall.clock.advance(300)
        assert len(margins) > 30
        assert not any(0 <= margin < NO_SNIPING for margin in margins)

    in_hall(test, thinkers=Bidders())


class BotActed(NamedTuple):
    """When a bot acted, over which lot, and whether only bots had a say."""

    when: float
    seat: int
    lot: str
    alone: bool


def acts_of_bots(monkeypatch: pytest.MonkeyPatch) -> list[BotActed]:
    """Filled with what bots do."""
    acts: list[BotActed] = []
    honest = Playing.act

    async def watched(self: Playing, seat: int, text: str, *rest: Any) -> None:
        if self.table.bot_level(seat):
            alone = None not in map(self.table.bot_level, self.manners.involved(self.public))
            acts.append(BotActed(self.table.clock.now(), seat, self.lot(), alone))
        await honest(self, seat, text, *rest)

    monkeypatch.setattr(Playing, "act", watched)
    return acts


class Traders(Passers):
    """Bots that do whatever comes to mind."""

    async def decide(self, question: Question) -> Thought | None:
        view: Any = question.view
        stock = view.hand[question.seed % len(view.hand)].good
        wanted = next(good for good in ("fish", "wood") if good != stock)
        return Thought(f"offer 1 {stock} for 1 {wanted}", None)


@pytest.mark.parametrize("pace", [1, 0.5])
def test_a_market_of_bots_can_be_followed(pace: float, monkeypatch: pytest.MonkeyPatch) -> None:
    acts = acts_of_bots(monkeypatch)

    async def test(hall: Hall) -> None:
        wish = {"game": "targ", "players": 6, "seats": [{"who": "me"}], "start": True, "pace": pace}
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        await hall.connect(table)
        await hall.clock.advance(60)

    in_hall(test, thinkers=Traders())
    assert len(acts) > 80
    for seat in range(1, 6):
        own = [act.when for act in acts if act.seat == seat]
        assert min(later - sooner for sooner, later in pairwise(own)) >= 1.5 * pace
    assert min(fourth.when - act.when for act, fourth in zip(acts, acts[3:], strict=False)) > pace, "three a second"


class Stubborn(Passers):
    """Bots that bid the least they can as long as they can."""

    async def decide(self, question: Question) -> Thought | None:
        view: Any = question.view
        bids = (total for total in range(view.highest + 1, 26) if total - view.seats[view.seat].total in MONEY)
        mine = next((total - view.seats[view.seat].total for total in bids), None)
        return Thought("pass" if mine is None else f"bid {mine}", None)


MONEY = (1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25)


def test_bots_among_themselves_settle_a_lot_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    acts = acts_of_bots(monkeypatch)

    async def test(hall: Hall) -> None:
        wish = {"game": "milionerzy", "players": 5, "seats": [{"who": "me"}], "start": True, "tempo": {"name": "none"}}
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        ola = await hall.connect(table)
        for _ in range(500):
            if ola.view["over"]:
                break
            if ola.view["actors"] == [0]:
                await ola.act("pass")
            await hall.clock.advance(0.1)

    in_hall(test, thinkers=Stubborn())
    duels: dict[str, list[float]] = {}
    for act in acts:
        if act.alone:
            duels.setdefault(act.lot, []).append(act.when)
    assert len(duels) > 1
    assert max(map(len, duels.values())) > 6, "at half a normal pause each this would take longer"
    assert max(whens[-1] - whens[0] for whens in duels.values()) <= 2.5


def test_a_bot_takes_a_persons_time_while_a_person_is_in_the_auction() -> None:
    async def test(hall: Hall) -> None:
        wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "start": True}
        ola = await hall.connect((await hall.post("/api/tables", wish))["table"]["id"])
        await ola.act("bid 4")
        await hall.clock.advance(0.79)
        assert ola.view["actors"] == [1]
        await hall.clock.advance(0.62)
        assert ola.view["actors"] == [2]

    in_hall(test, thinkers=Passers())


def test_bots_never_act_in_the_last_moments_of_a_stage() -> None:
    hammer = Hammer(HammerTimes(8, 2, 1.5, 1.5), 100.0)
    for step in range(1, 200):
        when = hammer.unhurried(100 + step / 20)
        assert not hammer.ends - NO_SNIPING < when <= hammer.ends
