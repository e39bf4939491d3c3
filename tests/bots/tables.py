"""Tables with bots in every chair, for tests."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import mlotek
from mlotek import bots
from mlotek.arena.plan import parts_of
from mlotek.games import opponents_of

LADDER = ("random", "novice", "regular", "shrewd")


def policies(game: mlotek.Game) -> list[str]:
    """Who decides for a game's bots without search or nets: the rungs, and opponents that steps are made of."""
    parts = {part for step in bots.steps(game.name) for part in parts_of(step, game)}
    return [*LADDER, *(who for who in opponents_of(game.name) if who in parts)]


def games_with_bots() -> list[str]:
    """The games whose heuristics are written."""
    return [name for name in mlotek.games() if find_spec(f"{mlotek.game(name).kind.home}.heuristics")]


def tables() -> Iterator[mlotek.Game]:
    """Every game with bots, at every number of players and with every switch on."""
    for name in games_with_bots():
        kind = mlotek.game(name).kind
        for players in kind.players:
            yield mlotek.game(name, players=players)
        for option in kind.options:
            if option.allowed == (False, True):
                counts = kind.only_with.get(option.name, kind.players)
                yield mlotek.game(name, players=counts[0], **{option.name: not option.default})


Position = tuple[mlotek.Match, int]


def positions(game: mlotek.Game, seed: int, level: str = "random", every: int = 7) -> Iterator[Position]:
    """Positions of a game between bots of one level, each with the seat that is asked."""
    match = mlotek.Match(game, seed=seed)
    rng = random.Random(seed)
    chairs = [bots.Chair(bots.make(level, game, seat, seed=seed + seat)) for seat in range(game.players)]
    for count in itertools.count():
        if match.over:
            return
        seat = match.actors[0]
        if count % every == 0:
            yield match, seat
        chosen = match.legal(seat).sample(rng) if level == "random" else chairs[seat].answer(match).action
        match.play(seat, chosen)


def sampled(match: mlotek.Match, seat: int, seed: int) -> Any:
    """A world that a seat of a match may believe in."""
    from mlotek.games import worlds_of

    sample_world = worlds_of(match.game.kind).sample_world
    return sample_world(match.game, match.view(seat), match.events(seat), random.Random(seed))
