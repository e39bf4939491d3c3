"""Bots at a table: their pauses, their failures, and what they do among themselves."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from mlotek.games import table_of
from mlotek.server.play import pacing
from mlotek.server.play.hammer import NO_SNIPING, Hammer
from mlotek.server.play.playing import Playing
from mlotek.server.play.tempo import HammerTimes
from mlotek.server.workers.bot_protocol import BotAnswer, BotQuestion
from tests.server.hall import Hall, Passers, in_hall
from tests.server.tables import Bidders, seated


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

    in_hall(test, bots=passers)


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

    in_hall(test, bots=Passers())


def test_pauses_rest_on_what_is_public() -> None:
    """The same public view, seed and version give the same pause, whatever is in the hands."""
    import mlotek

    matches = [mlotek.Match(mlotek.game("modern-art", players=3), seed=seed) for seed in range(8)]
    manners = table_of("modern-art").manners
    assert len({pacing.beat(manners, match.view(None), 7, 3, 1) for match in matches}) == 1


def test_bots_at_a_table_do_not_snipe(monkeypatch: pytest.MonkeyPatch) -> None:
    margins = []
    honest = Playing.act

    async def watched(self: Playing, seat: int, text: str, *rest: Any) -> None:
        if self._auctioneer.hammer is not None and self._company.doc.bot_level(seat):
            margins.append(self._auctioneer.hammer.ends - self._timers.now())
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

    in_hall(test, bots=Bidders())


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
        if self._company.doc.bot_level(seat):
            alone = None not in map(self._company.doc.bot_level, self.log.manners.involved(self.log.public))
            acts.append(BotActed(self._timers.now(), seat, self.log.lot(), alone))
        await honest(self, seat, text, *rest)

    monkeypatch.setattr(Playing, "act", watched)
    return acts


class Traders(Passers):
    """Bots that do whatever comes to mind."""

    async def decide(self, question: BotQuestion) -> BotAnswer | None:
        view: Any = question.view
        stock = view.hand[question.seed % len(view.hand)].good
        wanted = next(good for good in ("fish", "wood") if good != stock)
        return BotAnswer(f"offer 1 {stock} for 1 {wanted}", None)


@pytest.mark.parametrize("pace", [1, 0.5])
def test_a_market_of_bots_can_be_followed(pace: float, monkeypatch: pytest.MonkeyPatch) -> None:
    acts = acts_of_bots(monkeypatch)

    async def test(hall: Hall) -> None:
        seats = [{"who": "me"}, *[{"who": "bot", "level": "master"}] * 5]
        wish = {"game": "targ", "players": 6, "seats": seats, "start": True, "pace": pace}
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        await hall.connect(table)
        await hall.clock.advance(60)

    in_hall(test, bots=Traders())
    assert len(acts) > 80
    for seat in range(1, 6):
        own = [act.when for act in acts if act.seat == seat]
        assert min(later - sooner for sooner, later in pairwise(own)) >= 1.5 * pace
    assert min(fourth.when - act.when for act, fourth in zip(acts, acts[3:], strict=False)) > pace, "three a second"


class Stubborn(Passers):
    """Bots that bid the least they can as long as they can."""

    async def decide(self, question: BotQuestion) -> BotAnswer | None:
        view: Any = question.view
        bids = (total for total in range(view.highest + 1, 26) if total - view.seats[view.seat].total in MONEY)
        mine = next((total - view.seats[view.seat].total for total in bids), None)
        return BotAnswer("pass" if mine is None else f"bid {mine}", None)


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

    in_hall(test, bots=Stubborn())
    duels: dict[str, list[float]] = {}
    for act in acts:
        if act.alone:
            duels.setdefault(act.lot, []).append(act.when)
    assert len(duels) > 1
    assert max(map(len, duels.values())) > 6, "at half a normal pause each this would take longer"
    assert max(whens[-1] - whens[0] for whens in duels.values()) <= 2.5


class Bluffers(Passers):
    """Bots that offer what they have first and believe everything."""

    async def decide(self, question: BotQuestion) -> BotAnswer | None:
        view: Any = question.view
        if view.phase == "decision":
            return BotAnswer("take", None)
        others = [seat for seat in range(view.players) if seat not in (0, view.seat)]
        return BotAnswer(f"target {others[0]}" if view.phase == "target" else "offer 1", None)


@pytest.mark.parametrize("pace", [1, 0.5])
def test_people_who_may_vote_have_the_time_to_read_what_bots_say_to_each_other(
    pace: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    acts = acts_of_bots(monkeypatch)

    async def test(hall: Hall) -> None:
        wish = {
            "game": "nie-blefuj",
            "players": 6,
            "seats": [{"who": "me"}],
            "start": True,
            "pace": pace,
            "tempo": {"name": "none"},
        }
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        ola = await hall.connect(table)
        for _ in range(500):
            if ola.view["actors"] == [0]:
                phase = ola.view["phase"]
                await ola.act("take" if phase == "decision" else "target 1" if phase == "target" else "offer 0")
            await hall.clock.advance(0.2)

    in_hall(test, bots=Bluffers())
    asked = [(sooner, later) for sooner, later in pairwise(acts) if later.alone and later.lot.endswith("decision")]
    assert len(asked) > 3
    assert min(later.when - sooner.when for sooner, later in asked) >= 2.8 * pace


def test_a_bot_takes_a_persons_time_while_a_person_is_in_the_auction() -> None:
    async def test(hall: Hall) -> None:
        wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "start": True}
        ola = await hall.connect((await hall.post("/api/tables", wish))["table"]["id"])
        await ola.act("bid 4")
        await hall.clock.advance(0.79)
        assert ola.view["actors"] == [1]
        await hall.clock.advance(0.62)
        assert ola.view["actors"] == [2]

    in_hall(test, bots=Passers())


def test_bots_never_act_in_the_last_moments_of_a_stage() -> None:
    hammer = Hammer(HammerTimes(8, 2, 1.5, 1.5), 100.0)
    for step in range(1, 200):
        when = hammer.unhurried(100 + step / 20)
        assert not hammer.ends - NO_SNIPING < when <= hammer.ends
