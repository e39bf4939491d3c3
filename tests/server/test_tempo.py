"""Tempo changes when things happen, not what comes of them: the same bots at the same deals, live and in turns."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

import mlotek
from mlotek.core.receipt import settle
from mlotek.server.play import dealer
from mlotek.server.store.documents import TableDoc
from mlotek.server.table.table import Table
from mlotek.server.workers.bot_protocol import BotAnswer, BotQuestion
from mlotek.server.workers.worker import answer
from tests.server.hall import Timing, open_hall

LEVELS = ("regular", "novice", "regular", "novice")


class Here:
    """Bots that think in the test's own process."""

    async def decide(self, question: BotQuestion) -> BotAnswer | None:
        assert question.seat in question.view.actors, "a market may end while a bot makes up its mind"
        return answer(question)


def live(game: str, seed: int, tempo: str = "friendly", pace: float = 1) -> Table:
    """A game of bots at a table of the house, on a virtual clock."""

    async def main() -> Table:
        async with open_hall(bots=Here(), seed=seed) as hall:
            seats = [{"who": "bot", "level": level} for level in LEVELS]
            wish = {"game": game, "seats": seats, "tempo": {"name": tempo}, "pace": pace, "start": True}
            table = (await hall.post("/api/tables", wish))["table"]["id"]
            await hall.connect(table)
            here = hall.house.tables[table]
            while here.doc.stage != "over":
                await hall.clock.advance(5)
            return here

    here: Table = Timing.run(main())
    return here


def match_of(table: Table) -> mlotek.Match:
    assert table.playing is not None
    return table.playing.log.match


def in_turns(doc: TableDoc) -> mlotek.Match:
    """The same deal and bots without a clock: one seat is asked after the other, as in the terminal and the arena."""
    match = mlotek.Match(mlotek.game(doc.game, doc.players, **doc.options), chance=[], names=doc.names)
    settle(match, dealer.key_of(doc))
    last = -1
    while not match.over:
        last = next_after(last, match)
        match.play(last, chosen(doc, match, last))
        settle(match, dealer.key_of(doc))
    return match


def next_after(seat: int, match: mlotek.Match) -> int:
    """The next seat that is waited for, clockwise."""
    players = match.game.players
    return next(other % players for other in range(seat + 1, seat + 1 + players) if other % players in match.actors)


def chosen(doc: TableDoc, match: mlotek.Match, seat: int) -> mlotek.Action:
    bot, seed = doc.seats[seat], dealer.bot_seed(doc.seed, seat) + match.length
    asked = BotQuestion(bot.level or "", bot.name, match.game, seat, seed, match.events(seat), match.view(seat))
    thought = answer(asked)
    return match.default(seat) if thought is None else match.game.action(thought.action)


@pytest.mark.parametrize("game", ["milionerzy", "nie-blefuj"])
def test_a_game_in_turns_is_the_same_at_every_tempo(game: str) -> None:
    for seed in range(2):
        table = live(game, seed)
        record = match_of(table).record
        assert match_of(live(game, seed, "brisk", 0)).record == record
        assert match_of(live(game, seed, "calm", 2)).record == record
        assert in_turns(table.doc).record == record


def test_in_a_market_skill_pays_the_same_live_and_in_turns() -> None:
    """The same deals live and in turns: what the regulars have above the novices differs by chance only.

    Three standard errors are allowed: a change of the bots should not trip over the one case in twenty. Open auctions
    are another matter: live, whoever thinks of a bid first makes it, which is not the order in turns.
    """
    games = 10
    tables = [live("targ", seed) for seed in range(games)]
    edges = [(edge(match_of(table)), edge(in_turns(table.doc))) for table in tables]
    differences = [there - here for there, here in edges]
    error = stdev(differences) / games**0.5
    assert abs(mean(differences)) <= 3 * error
    assert mean(there for there, _ in edges) > error, "a difference of that size would be seen"


def edge(match: mlotek.Match) -> float:
    assert match.outcome is not None
    scores = match.outcome.scores
    return scores[0] + scores[2] - scores[1] - scores[3]
