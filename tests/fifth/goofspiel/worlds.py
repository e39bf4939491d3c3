"""Worlds a seat may believe to live in: full states that agree with everything it has seen."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from mlotek.core.event import Event
from mlotek.core.game import Game
from tests.fifth.goofspiel.edition import HIGHEST
from tests.fifth.goofspiel.rules import Phase, State
from tests.fifth.goofspiel.view import GoofspielView, Player

STORIES = None
ANY_WORLD = None
SAMPLE_DEAL = None


def sample_world(game: Game, view: GoofspielView, events: Iterable[Event], rng: Random) -> State:
    """The prizes to come in some order, and some card of theirs for whoever has bid."""
    s: State = game.new_state()
    s.phase = next(phase for phase in Phase if phase.name.lower() == view.phase)
    to_come = [prize for prize in range(1, HIGHEST + 1) if prize not in view.prizes]
    rng.shuffle(to_come)
    s.prizes[:] = [*view.prizes, *to_come]
    s.turned, s.stake = len(view.prizes), view.stake
    for player in view.seats:
        _seat(s, player, player.seat == view.seat, rng)
    return s


def _seat(s: State, player: Player, own: bool, rng: Random) -> None:
    laid = player.bid or (rng.choice(player.cards) if player.ready and not own else 0)
    s.points[player.seat], s.bid[player.seat] = player.points, laid
    s.hand[player.seat] = sum(1 << card for card in player.cards if card != laid)
