"""Tournaments of bots whose numbers can be trusted: duplicate deals, all rotations, intervals clustered by deal.

>>> from mlotek import arena
>>> pairs = arena.matrix(["novice", "random"], 3)
>>> plan = arena.Tournament(game="milionerzy", players=3, options={}, lineups=pairs, deals=20)
>>> results = arena.run(plan)
>>> results.games
120
"""

from mlotek.arena.plan import BadTournament, Tournament, ladder, matrix, mixtures
from mlotek.arena.ratings import ratings
from mlotek.arena.results import Results
from mlotek.arena.run import run
from mlotek.arena.speed import speeds
from mlotek.arena.store import read

__all__ = [
    "BadTournament",
    "Results",
    "Tournament",
    "ladder",
    "matrix",
    "mixtures",
    "ratings",
    "read",
    "run",
    "speeds",
]
