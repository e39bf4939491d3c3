"""OpenSkill ratings (Plackett-Luce), put on a scale on which `random` is 0 and `regular` is 1000."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from openskill.models import PlackettLuce

from mlotek.arena.play import Played
from mlotek.arena.results import Meeting, Results, bots_in

MOST_GAMES_A_MEETING = 1000
ANCHORS = {"random": 0.0, "regular": 1000.0}


@dataclass(frozen=True)
class Rating:
    """A bot's skill and how sure of it we are; on the anchors' scale if both took part, else OpenSkill's own."""

    bot: str
    skill: float
    sigma: float


def ratings(results: Results) -> list[Rating]:
    """Rate all bots by their games, the meetings taken in turns; the best first."""
    model = PlackettLuce()
    skills: dict[str, Any] = {bot: model.rating(name=bot) for bot in results.bots}
    for seats, game in _in_turns(results.meetings):
        _rate(model, skills, seats, game)
    low, high = (skills[bot].mu if bot in skills else None for bot in ANCHORS)
    scale, zero = (1.0, 0.0) if low is None or high is None or low == high else (1000 / (high - low), low)
    rated = [Rating(bot, (skill.mu - zero) * scale, skill.sigma * abs(scale)) for bot, skill in skills.items()]
    return sorted(rated, key=lambda rating: -rating.skill)


def _in_turns(meetings: list[Meeting]) -> Iterator[tuple[tuple[str, ...], Played]]:
    """Games of all meetings, one of each in turn, so that none is rated long before the others."""
    queues = [_games_of(meeting) for meeting in meetings]
    for row in zip_longest(*queues):
        yield from (item for item in row if item is not None)


def _games_of(meeting: Meeting) -> Iterator[tuple[tuple[str, ...], Played]]:
    count = 0
    for deal in meeting.games:
        for rotation, game in enumerate(deal):
            if count == MOST_GAMES_A_MEETING:
                return
            count += 1
            yield bots_in(meeting, rotation), game


def _rate(model: Any, skills: dict[str, Any], seats: tuple[str, ...], game: Played) -> None:
    """A game's winners rank before all others; copies of a bot share one rating, the mean of what they become."""
    ranks = [0 if game.winners >> seat & 1 else 1 for seat in range(len(seats))]
    if len(set(ranks)) == 1:
        return  # nobody won, or everybody: it says nothing
    rated = model.rate([[skills[bot]] for bot in seats], ranks=ranks)
    for bot in set(seats):
        copies = [team[0] for team, name in zip(rated, seats, strict=True) if name == bot]
        skills[bot] = model.rating(
            mu=sum(copy.mu for copy in copies) / len(copies),
            sigma=sum(copy.sigma for copy in copies) / len(copies),
            name=bot,
        )
