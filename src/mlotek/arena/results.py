"""From chunks to answers: shares, differences, ratings, incidents, pace."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import numpy as np

from mlotek.arena.plan import Lineup, Tournament, chunk_size
from mlotek.arena.play import Chunk, Pace, Played, seated
from mlotek.arena.statistics import Array, Estimate, estimate, inflation, of_shares, settled


@dataclass
class Meeting:
    """All games of one line-up that count, deal by deal. The first bot of the line-up is the one in question."""

    lineup: Lineup
    shares: Array
    """Its share of the win: a row a deal, a column a rotation."""
    games: list[tuple[Played, ...]]
    settled: bool = False

    @property
    def hero(self) -> str:
        return self.lineup[0]

    @property
    def table(self) -> str:
        """Its opponents, in short."""
        others = self.lineup[1:]
        return others[0] if len(set(others)) == 1 else "+".join(others)

    @property
    def share(self) -> Estimate:
        return of_shares(estimate(self.shares.mean(axis=1)))

    @property
    def inflation(self) -> float:
        return inflation(self.shares)


@dataclass
class Results:
    """What a tournament has come to so far."""

    tournament: Tournament
    meetings: list[Meeting]
    incidents: dict[str, dict[str, int]] = field(default_factory=dict)
    questions: dict[str, int] = field(default_factory=dict)
    details: list[str] = field(default_factory=list)
    pace: dict[str, Pace] = field(default_factory=dict)

    @property
    def par(self) -> float:
        return 1 / self.tournament.players

    @property
    def bots(self) -> list[str]:
        """Every bot that takes part, in the order in which they were named."""
        return list(dict.fromkeys(bot for lineup in self.tournament.lineups for bot in lineup))

    @property
    def games(self) -> int:
        return sum(meeting.shares.size for meeting in self.meetings)

    def invalid(self) -> dict[str, float]:
        """By bot that is asked in words: the part of its answers that could not be done."""
        return {
            bot: self.incidents.get(bot, {}).get("invalid", 0) / max(asked, 1) for bot, asked in self.questions.items()
        }

    def differences(self) -> Iterator[tuple[str, str, str, Estimate]]:
        """Pairs of bots that met the same table on the same deals: (one, other, table, share of one minus other)."""
        for i, one in enumerate(self.meetings):
            for other in self.meetings[i + 1 :]:
                if one.lineup[1:] == other.lineup[1:]:
                    deals = min(len(one.shares), len(other.shares))
                    gap = one.shares[:deals].mean(axis=1) - other.shares[:deals].mean(axis=1)
                    yield one.hero, other.hero, one.table, estimate(gap)

    def seat_shares(self) -> list[Estimate]:
        """The share of the win each seat had, over all games: every line-up sits everywhere equally often."""
        players = self.tournament.players
        by_deal = np.concatenate([_by_seat(meeting.games, players) for meeting in self.meetings])
        return [of_shares(estimate(by_deal[:, seat])) for seat in range(players)]


def results_of(tournament: Tournament, chunks: Iterable[Chunk]) -> Results:
    """Judge chunks: each line-up's deals in order, as far as they are without a gap and count."""
    kept = list(counting(tournament, chunks))
    results = Results(tournament, [])
    for number, lineup in enumerate(tournament.lineups):
        mine = [chunk for chunk in kept if chunk.lineup == number]
        if mine:
            results.meetings.append(_meeting(tournament, lineup, mine))
    for chunk in kept:
        _count(results, chunk)
    return results


def counting(tournament: Tournament, chunks: Iterable[Chunk]) -> Iterator[Chunk]:
    """The chunks that count: without gaps, and up to the point where a question is settled, if that ends it."""
    longest: dict[tuple[int, int], Chunk] = {}
    for chunk in chunks:
        place = (chunk.lineup, chunk.first)
        if place not in longest or len(longest[place].games) < len(chunk.games):
            longest[place] = chunk
    for number, lineup in enumerate(tournament.lineups):
        yield from _counting_of(tournament, number, chunk_size(tournament.table, lineup), longest)


def _counting_of(
    tournament: Tournament, number: int, size: int, longest: dict[tuple[int, int], Chunk]
) -> Iterator[Chunk]:
    shares: list[Array] = []
    for first in range(0, tournament.deals, size):
        chunk = longest.get((number, first))
        if chunk is None or len(chunk.games) < min(size, tournament.deals - first):
            return
        yield chunk
        shares.append(hero_shares(chunk.games).mean(axis=1))
        if tournament.settle and settled(np.concatenate(shares), 1 / tournament.players):
            return


def _meeting(tournament: Tournament, lineup: Lineup, chunks: list[Chunk]) -> Meeting:
    games = [deal for chunk in chunks for deal in chunk.games][: tournament.deals]
    shares = hero_shares(games)
    return Meeting(lineup, shares, games, settled(shares.mean(axis=1), 1 / tournament.players))


def hero_shares(games: Iterable[tuple[Played, ...]]) -> Array:
    """The share of the win of a line-up's first bot, who sits in seat r of rotation r."""
    return np.array([[share_of(game.winners, seat) for seat, game in enumerate(deal)] for deal in games])


def share_of(winners: int, seat: int) -> float:
    """A seat's share of a win.

    >>> share_of(0b101, 2), share_of(0b101, 1)
    (0.5, 0.0)
    """
    return 1 / winners.bit_count() if winners >> seat & 1 else 0.0


def _by_seat(games: list[tuple[Played, ...]], players: int) -> Array:
    return np.array(
        [[sum(share_of(game.winners, seat) for game in deal) / players for seat in range(players)] for deal in games]
    )


def _count(results: Results, chunk: Chunk) -> None:
    for bot, kinds in chunk.incidents.items():
        mine = results.incidents.setdefault(bot, {})
        for kind, count in kinds.items():
            mine[kind] = mine.get(kind, 0) + count
    for bot, asked in chunk.questions.items():
        results.questions[bot] = results.questions.get(bot, 0) + asked
    results.details += chunk.details
    for bot, pace in chunk.pace.items():
        results.pace.setdefault(bot, Pace()).add(pace)


def bots_in(meeting: Meeting, rotation: int) -> Lineup:
    """Who sat where in a rotation of a meeting."""
    return seated(meeting.lineup, rotation)
