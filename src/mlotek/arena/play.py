"""Playing a job: compiled where the bots allow it, else at a table. The games are the same either way."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import msgspec
import numpy as np

from mlotek.arena.plan import Job, Lineup, factory_of, is_compiled, is_net, net_named
from mlotek.bots import Bot, Chair, Decision, Incident, TextBot, make, rung_of
from mlotek.bots.net import Net, NetBot
from mlotek.core.dialect import Luck
from mlotek.core.game import Game
from mlotek.core.heuristics import mixture_of
from mlotek.core.match import Match
from mlotek.core.view import View
from mlotek.fast.luck import Stream, streams
from mlotek.fast.nets import Mixed, play_with_nets
from mlotek.fast.tables import Results as TableResults
from mlotek.fast.tables import play_tables


class Played(msgspec.Struct, frozen=True):
    """One game: the set of seats that won (a bit mask), every seat's score, and how many decisions it took."""

    winners: int
    scores: tuple[int, ...]
    decisions: int


class Pace(msgspec.Struct):
    """How long a bot took at a table. Measured, so the one thing here that is never twice the same."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, other: Pace) -> None:
        """Take in another measurement."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)


class Chunk(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a job came to: for each deal, the game of every rotation. A line of a results file."""

    lineup: int
    first: int
    games: tuple[tuple[Played, ...], ...]
    incidents: dict[str, dict[str, int]] = {}
    """By bot: how often it raised, was late, answered illegally, or in words that could not be done ("invalid")."""
    questions: dict[str, int] = {}
    """By bot that is asked in words: how many questions it was asked."""
    details: tuple[str, ...] = ()
    pace: dict[str, Pace] = {}


class Finished(msgspec.Struct, frozen=True):
    """What comes back from a worker: the chunk, and the records that were asked for, by name."""

    chunk: Chunk
    records: dict[str, str]


def seated(lineup: Lineup, rotation: int) -> Lineup:
    """Who sits where when a line-up is turned.

    >>> seated(("a", "b", "c"), 1)
    ('c', 'a', 'b')
    """
    return tuple(lineup[(seat - rotation) % len(lineup)] for seat in range(len(lineup)))


def play_job(job: Job) -> Finished:
    """Play all deals of a job in all rotations."""
    at_tables = range(job.first, min(job.first + job.deals, job.tournament.recorded))
    if not is_compiled(job.tournament.table, job.bots):
        at_tables = range(job.first, job.first + job.deals)
    tables = _Tables(job)
    games = [tables.play_deal(deal) for deal in at_tables]
    games += _play_compiled(job, job.first + len(games), job.deals - len(games))
    chunk = Chunk(
        lineup=job.lineup,
        first=job.first,
        games=tuple(games),
        incidents=tables.incidents,
        questions=tables.questions,
        details=tuple(tables.details),
        pace=tables.pace,
    )
    return Finished(chunk, tables.records)


# ── Compiled ─────────────────────────────────────────────────────────────────────────────────────


def _play_compiled(job: Job, first: int, deals: int) -> list[tuple[Played, ...]]:
    if deals == 0:
        return []
    game, seed = job.tournament.table, job.tournament.seed
    turned = [
        _played(play_side_by_side(game, seated(job.bots, turn), deals, seed, first)) for turn in range(game.players)
    ]
    return list(zip(*turned, strict=True))


def play_side_by_side(game: Game, bots: Lineup, deals: int, seed: int, first: int = 0) -> TableResults:
    """Play deals between policies and nets, all games at once."""
    players = {name: _player(name, game) for name in bots}
    around = [players[name] for name in bots]
    rungs = [player for player in around if isinstance(player, str)]
    if len(rungs) < len(around):
        return play_with_nets(game, around, deals, seed=seed, first=first)
    return play_tables(game, rungs, deals, seed=seed, first=first)


def _player(name: str, game: Game) -> str | Net | Mixed:
    """Who answers for a bot in games side by side."""
    rung = rung_of(game, name)
    mixture = mixture_of(rung)
    if mixture and is_net(mixture.upper, game.name):
        return Mixed(mixture.lower, net_named(mixture.upper, game), mixture.permille)
    return net_named(rung, game) if is_net(rung, game.name) else rung


def _played(results: Any) -> list[Played]:
    if results.faults.any():
        raise AssertionError("a compiled policy made an illegal move")
    masks = ((results.shares > 0) << np.arange(results.shares.shape[1])).sum(axis=1)
    rows = zip(masks.tolist(), results.scores.tolist(), results.decisions.tolist(), strict=True)
    return [Played(mask, tuple(scores), decisions) for mask, scores, decisions in rows]


# ── At the table ─────────────────────────────────────────────────────────────────────────────────


class _Tables:
    """Games through `Match`, with what is counted on the way."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.game = job.tournament.table
        self.incidents: dict[str, dict[str, int]] = {}
        self.questions: dict[str, int] = {}
        self.details: list[str] = []
        self.pace: dict[str, Pace] = {}
        self.records: dict[str, str] = {}

    def play_deal(self, deal: int) -> tuple[Played, ...]:
        return tuple(self._play(deal, turn) for turn in range(self.game.players))

    def _play(self, deal: int, turn: int) -> Played:
        names = seated(self.job.bots, turn)
        seed = self.job.tournament.seed
        match = Match(self.game, luck=_stream(seed, deal), names=[f"{name} {seat}" for seat, name in enumerate(names)])
        chairs = [self._chair(name, seat, deal) for seat, name in enumerate(names)]
        decisions = 0
        while not match.over:
            seat = match.actors[0]
            match.play(seat, self._ask(names[seat], chairs[seat], match))
            decisions += 1
        for name, chair in zip(names, chairs, strict=True):
            self._count(name, chair.incidents, f"deal {deal}, turn {turn}")
            if isinstance(chair.bot, TextBot):
                self._count(name, chair.bot.incidents, f"deal {deal}, turn {turn}")
                self.questions[name] = self.questions.get(name, 0) + chair.bot.questions
        if deal < self.job.tournament.recorded:
            self.records[f"{'+'.join(self.job.bots)}-deal{deal}-turn{turn}.json".replace(":", ".")] = (
                match.record.to_json()
            )
        outcome = match.outcome
        assert outcome is not None
        return Played(sum(1 << seat for seat in outcome.winners), outcome.scores, decisions)

    def _chair(self, name: str, seat: int, deal: int) -> Chair:
        tournament = self.job.tournament
        luck = _stream(tournament.seed + 1, deal * self.game.players + seat)
        bot = bot_named(name, self.game, seat, luck, tournament.budget, tournament.playouts)
        return Chair(bot, tournament.limit)

    def _ask(self, name: str, chair: Chair, match: Match) -> Any:
        started = perf_counter()
        decision = chair.answer(match)
        spent = perf_counter() - started
        self.pace.setdefault(name, Pace()).add(Pace(1, spent, spent))
        return decision.action

    def _count(self, name: str, incidents: list[Incident], where: str) -> None:
        for incident in incidents:
            kinds = self.incidents.setdefault(name, {})
            kinds[incident.kind] = kinds.get(incident.kind, 0) + 1
            self.details.append(f"{name}, {where}, seat {incident.seat}: {incident.kind}: {incident.detail}")


def _stream(seed: int, number: int) -> Stream:
    return Stream(streams(seed, number, 1)[0]["state"])


def bot_named(name: str, game: Game, seat: int, luck: Luck, budget: float, playouts: int | None) -> Bot:
    """One of the house's bots, a net (``net:weights.npz``), or your own: ``module:factory``, called with the game, the
    seat and its luck."""
    if is_net(name, game.name):
        return NetBot(net_named(name, game), game, seat, luck)
    if ":" not in name:
        return make(name, game, seat, luck=luck, budget=budget, playouts=playouts)
    try:
        bot: Bot = factory_of(name)(game, seat, luck)
    except Exception as error:
        return FailedBot(game, seat, error)
    return bot


class FailedBot(Bot):
    """A bot that could not be made: every decision it is asked for is an incident, and the game goes on."""

    def __init__(self, game: Game, seat: int, error: Exception) -> None:
        super().__init__(game, seat)
        self._error = error

    def decide(self, _view: View) -> Decision:
        raise self._error
