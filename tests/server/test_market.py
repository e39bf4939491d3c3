"""Claims and wishes in a market: taking turns, STOP, and links of different speed; and those who look on."""

from __future__ import annotations

from typing import Any

import pytest

from mlotek.server.workers.bot_protocol import BotAnswer, BotQuestion
from tests.counting import each
from tests.server.hall import Hall, Phone, in_hall
from tests.server.tables import goods, market, seated


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
        assert [told["seats"] for told in watcher.of("voted")] == [[], [], [phones.index(third)]], "who, and no more"
        assert (await hall.connect(table, "somebody")).of("voted")[-1]["seats"] == [phones.index(third)]
        await phones[view["decider"]].act("take")
        [votes] = [message for message in phones[0].messages if message["type"] == "votes"]
        assert votes["counts"] == {"take": 2}
        assert votes["seats"] == {str(phones.index(third)): "take"}, "a watcher has no seat"

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
        for phone in each(phones):
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
        table.people.visitors["guest-iga"].lag = 0.16
        await phones[0].act(f"offer 1 {next(iter(goods(phones[0])))} for nothing")
        slow, quick = await phones[1].act("accept 1"), await phones[2].act("accept 1")
        assert phones[1].answer(slow)["hold"] == 0
        assert phones[2].answer(quick) is None
        await hall.clock.advance(0.1)
        assert phones[2].answer(quick)["hold"] == 80

    in_hall(test)


# ── In turns, and by the gong ────────────────────────────────────────────────────────────────────────


def test_a_market_in_turns_asks_one_after_the_other() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, style="turns")
        first, second, third = phones[0].view["actors"]
        late = phones[second].answer(await phones[second].act("done"))
        assert (late["type"], late["code"]) == ("refused", "not-your-turn")
        assert phones[second].answer(await phones[second].act("stop"))["code"] == "not-your-turn"
        give = next(iter(goods(phones[first])))
        assert phones[first].answer(await phones[first].act(f"offer 1 {give} for nothing"))["type"] == "ack"
        assert phones[0].view["actors"][0] == second
        clocks = {clock["seat"]: clock["deadline"] for clock in phones[0].last["clocks"]["seats"]}
        assert clocks[second] is not None, "a turn has a clock of its own"
        assert clocks[first] is clocks[third] is None

    in_hall(test)


def test_bots_wait_for_their_turn() -> None:
    async def test(hall: Hall) -> None:
        table = await alone_with_bots(hall, "turns")
        phone = await hall.connect(table)
        await hall.clock.advance(600)
        assert phone.view["actors"][0] == 0, "nobody goes on without me"
        before = phone.version
        await phone.act("done")
        await hall.clock.advance(10)
        assert phone.version >= before + 3

    in_hall(test)


async def alone_with_bots(hall: Hall, style: str, **form: object) -> str:
    """A table of Targ for one person and two bots; returns its id."""
    wish = {"game": "targ", "players": 3, "seats": [{"who": "me"}], "tempo": {"name": "none", "market": style}}
    return str((await hall.post("/api/tables", {**wish, **form, "start": True}))["table"]["id"])


def test_a_gong_gives_everybody_a_while_to_think() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, tempo="none", style="gong")
        assert 19 < clocks(phones[0])["gong"] / 1000 - hall.clock.now() <= 20
        await hall.clock.advance(19.9)
        assert thinking(phones[0]) is None
        await hall.clock.advance(0.2)
        assert thinking(phones[0]) == "thinking", "also where no ceremonies are wished for"
        assert clocks(phones[0])["gong"] is None
        assert phones[0].answer(await phones[0].act("done"))["code"] == "intermission"
        await hall.clock.advance(9.9)
        assert thinking(phones[0]) is None
        assert phones[0].answer(await phones[0].act("done"))["type"] == "ack"
        await hall.clock.advance(20)
        for phone in phones:
            await phone.send("ready", moment="thinking")
        assert thinking(phones[0]) is None, "whoever has thought enough need not wait"

    in_hall(test)


def thinking(phone: Phone) -> str | None:
    shown = clocks(phone)["intermission"]
    return None if shown is None else str(shown["moment"])


def clocks(phone: Phone) -> dict[str, Any]:
    """The clocks as a phone was last told them."""
    told = next(m for m in reversed(phone.messages) if m["type"] in ("welcome", "update", "clocks"))
    return dict(told["clocks"])


def test_a_claim_made_before_the_gong_is_judged_before_it() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, tempo="none", style="gong")
        await phones[0].act(f"offer 1 {next(iter(goods(phones[0])))} for nothing")
        await hall.clock.advance(19.9)
        accept = await phones[1].act("accept 1")
        await hall.clock.advance(0.3)
        assert phones[1].answer(accept)["type"] == "ack"
        await hall.clock.advance(0.3)
        assert thinking(phones[1]) == "thinking"

    in_hall(test)


# ── Bots at a market ─────────────────────────────────────────────────────────────────────────────────


def test_bots_that_are_done_do_not_wait_minutes_for_somebody_who_does_nothing() -> None:
    async def test(hall: Hall) -> None:
        phone = await hall.connect(await alone_with_bots(hall, "open"))
        await hall.clock.advance(20)
        assert phone.view["actors"] == [0], "all bots are done"
        closes = phone.last["clocks"]["market"] / 1000 - hall.clock.now()
        assert 40 < closes <= 60
        await hall.clock.advance(closes - 1)
        assert phone.view["round"] == 1
        await hall.clock.advance(2)
        assert phone.view["round"] == 2

    in_hall(test)


class Stoppers:
    """Bots that have nothing but a STOP in mind."""

    async def decide(self, question: BotQuestion) -> BotAnswer | None:  # noqa: ARG002
        return BotAnswer("stop", None)


@pytest.mark.parametrize(
    ("level", "pace", "least", "most"),
    [("master", 1, 7.5, 9.9), ("master", 2, 15, 19.8), ("step-3", 1, 15.9, 20.9), ("master", 0, 0, 0.1)],
)
def test_bots_keep_a_stop_to_themselves_for_a_while_and_beginners_longer(
    level: str, pace: float, least: float, most: float
) -> None:
    async def test(hall: Hall) -> None:
        seats = [{"who": "me"}, *[{"who": "bot", "level": level}] * 2]
        phone = await hall.connect(await alone_with_bots(hall, "open", pace=pace, seats=seats))
        if least:
            await hall.clock.advance(least)
            assert phone.view["round"] == 1
        await hall.clock.advance(most - least)
        assert phone.view["round"] > 1

    in_hall(test, bots=Stoppers())


def test_a_stop_is_not_kept_back_where_nobody_else_may_speak() -> None:
    async def test(hall: Hall) -> None:
        phone = await hall.connect(await alone_with_bots(hall, "turns", options={"starts": "first"}))
        await phone.act("done")
        await hall.clock.advance(2)
        assert phone.view["round"] > 1

    in_hall(test, bots=Stoppers())


class Takers:
    """Bots that take whatever is offered, and else wait."""

    async def decide(self, question: BotQuestion) -> BotAnswer | None:
        view: Any = question.view
        offers = [offer.number for offer in view.offers if offer.seat != view.seat]
        return BotAnswer(f"accept {offers[0]}" if offers else "done", None)


def test_an_offer_is_seen_for_a_while_before_a_bot_takes_it() -> None:
    async def test(hall: Hall) -> None:
        seats = [{"who": "me"}, {"who": "bot", "level": "step-1"}, {"who": "bot", "level": "step-1"}]
        phone = await hall.connect(await alone_with_bots(hall, "open", seats=seats))
        await hall.clock.advance(20)
        await phone.act(f"offer 1 {next(iter(goods(phone)))} for nothing")
        await hall.clock.advance(1.5 * 2.5 + 1.5 * 2.5 - 0.1)
        assert len(phone.view["offers"]) == 1
        await hall.clock.advance(3.5 * 2.5)
        assert phone.view["offers"] == []

    in_hall(test, bots=Takers())
