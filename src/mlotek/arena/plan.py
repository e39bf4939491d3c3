"""What a tournament is: who meets whom, on which deals. The same plan always means the same games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any

import msgspec

from mlotek.bots import DEEP, BadBot, learned, levels, rung_of, steps
from mlotek.bots.net import PREFIX, Net, load
from mlotek.core.errors import MlotekError
from mlotek.core.game import Game
from mlotek.core.heuristics import mixture_of
from mlotek.fast.players import compiled_levels
from mlotek.games import game as find_game
from mlotek.games import opponents_of

MASTER = "master"
Lineup = tuple[str, ...]
"""Bots around a table. A deal is played with the line-up turned around to every seat."""


class BadTournament(MlotekError):
    """A tournament that cannot be played as asked."""


class Tournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that decides the results, and the first line of a results file."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    lineups: tuple[Lineup, ...]
    deals: int
    seed: int = 0
    budget: float = 0.2
    playouts: int | None = None
    settle: bool = False
    recorded: int = 0
    """How many deals of each line-up are also kept as records."""

    @property
    def table(self) -> Game:
        """The game that is played."""
        return find_game(self.game, self.players, **self.options)

    @property
    def limit(self) -> float:
        """Seconds after which a bot's decision counts as late."""
        return max(5.0, 10 * self.budget)


class Job(msgspec.Struct, frozen=True):
    """A few deals of one line-up: the piece of work that travels to a worker."""

    tournament: Tournament
    lineup: int
    first: int
    deals: int

    @property
    def bots(self) -> Lineup:
        return self.tournament.lineups[self.lineup]


def matrix(bots: Sequence[str], players: int) -> tuple[Lineup, ...]:
    """One against a table, for every two bots.

    >>> matrix(["a", "b"], 3)
    (('a', 'b', 'b'), ('b', 'a', 'a'))
    """
    return tuple((one, *[other] * (players - 1)) for one in bots for other in bots if one != other)


def ladder(bots: Sequence[str], players: int) -> tuple[Lineup, ...]:
    """Every bot against a table of the one below it.

    >>> ladder(["a", "b", "c"], 3)
    (('b', 'a', 'a'), ('c', 'b', 'b'))
    """
    return tuple((upper, *[lower] * (players - 1)) for lower, upper in pairwise(bots))


def mixtures(texts: Iterable[str], players: int) -> tuple[Lineup, ...]:
    """Line-ups as they are written: ``shrewd+regular+novice``."""
    found = tuple(tuple(text.split("+")) for text in texts)
    for lineup in found:
        if len(lineup) != players:
            raise BadTournament(
                "bad-lineup", f"{'+'.join(lineup)} names {len(lineup)} bots; the table has {players} seats"
            )
    return found


def factory_of(name: str) -> Any:
    """Your own bot's factory, written ``module:factory``."""
    module, _, factory = name.partition(":")
    try:
        return getattr(import_module(module), factory)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadBot("unknown-bot", f"there is no bot {name}: {error}") from None


def is_net(name: str, game: str) -> bool:
    """Whether a bot is a file of weights: ``net:policy.npz``, or the master of a game that has been learned."""
    return name.startswith(PREFIX) or (name == MASTER and learned(find_game(game)) is not None)


def net_named(name: str, game: Game) -> Net:
    """The net of a bot; raises BadBot if it is none for this game."""
    return load((learned(game) or name) if name == MASTER else name.removeprefix(PREFIX), game)


def parts_of(name: str, game: Game) -> tuple[str, ...]:
    """The bots that a bot is made of: two where it is a mixture, or a step that is one.

    >>> parts_of("novice~regular~400", find_game("targ")), parts_of("shrewd", find_game("targ"))
    (('novice', 'regular'), ('shrewd',))
    """
    rung = rung_of(game, name)
    mixture = mixture_of(rung)
    return (mixture.lower, mixture.upper) if mixture else (rung,)


def check(tournament: Tournament) -> None:
    """Raise an error in one sentence unless every bot is known and there is something to play."""
    known = (*levels(tournament.game), DEEP, *opponents_of(tournament.game))
    table = tournament.table
    for name in {part for lineup in tournament.lineups for bot in lineup for part in parts_of(bot, table)}:
        if is_net(name, tournament.game):
            net_named(name, table)
        elif ":" in name:
            factory_of(name)
        elif name not in known:
            own = "mixtures (novice~regular~400), or your own as module:factory or net:weights.npz"
            listed = ", ".join((*known, *steps(tournament.game)))
            raise BadBot("unknown-bot", f"there is no bot {name!r}; there are: {listed}, {own}")
    if not tournament.lineups:
        raise BadTournament("nothing-to-play", "name at least two bots, or a mixture")
    if tournament.deals < 1:
        raise BadTournament("bad-count", f"there must be at least 1 deal, not {tournament.deals}")


def is_compiled(game: Game, lineup: Lineup) -> bool:
    """Whether a line-up can be played entirely by compiled policies, and nets that answer for many games at once."""
    parts = {part for name in lineup for part in parts_of(name, game)}
    return {part for part in parts if not is_net(part, game.name)} <= set(compiled_levels(game.kind))


def chunk_size(game: Game, lineup: Lineup) -> int:
    """How many deals make a job: enough to be worth sending, few enough to stop and resume well."""
    if is_compiled(game, lineup):
        return 250
    return 1 if {"searcher", MASTER, DEEP} & set(lineup) else 5


def jobs_of(tournament: Tournament, lineup: int) -> list[Job]:
    """A line-up's jobs, in the order in which its results are judged."""
    size = chunk_size(tournament.table, tournament.lineups[lineup])
    starts = range(0, tournament.deals, size)
    return [Job(tournament, lineup, first, min(size, tournament.deals - first)) for first in starts]
