"""What one seat may know of a game of Goofspiel, and the story of the final scores."""

from __future__ import annotations

from mlotek.core.game import Game
from mlotek.core.match import actors
from mlotek.core.outcome import Outcome, ranks_of, seats_in
from mlotek.core.value import Value
from mlotek.core.view import Part, View
from tests.fifth.goofspiel.actions import cards_in
from tests.fifth.goofspiel.rules import Phase, State, score, winners


class Player(Value, frozen=True, kw_only=True):
    """A seat at the table. None is what the viewer may not know."""

    seat: int
    points: int
    ready: bool
    """Whether it has bid for this prize."""
    bid: int | None
    """The card it has laid face down: one's own."""
    cards: tuple[int, ...]
    """What it has not been seen to play: a card laid face down is still among them for others."""


class GoofspielView(View, frozen=True, kw_only=True, tag="goofspiel"):
    """The table as one seat sees it."""

    prizes: tuple[int, ...]
    """The prizes turned up so far, the current one last."""
    stake: int
    """What the highest bid takes."""
    left: int
    """How many prizes are still face down."""
    seats: tuple[Player, ...]


def public_view(game: Game, s: State) -> GoofspielView:
    """The table as a spectator sees it."""
    return GoofspielView(
        seat=None,
        players=s.players,
        phase=Phase(s.phase).name.lower(),
        actors=actors(game, s),
        over=s.phase == Phase.OVER,
        prizes=tuple(s.prizes[: s.turned]),
        stake=s.stake,
        left=len(s.prizes) - s.turned,
        seats=tuple(_player(s, seat) for seat in range(s.players)),
    )


def own_part(game: Game, s: State, seat: int) -> Part:
    """What the seat alone knows: the card it has laid."""
    return {"seat": seat, "seats": {seat: {"bid": s.bid[seat] or None, "cards": cards_in(s.hand[seat])}}}


def _player(s: State, seat: int) -> Player:
    laid = s.bid[seat]
    unseen = s.hand[seat] | (1 << laid if laid else 0)
    return Player(seat=seat, points=s.points[seat], ready=laid > 0, bid=None, cards=cards_in(unseen))


class Reckoning(Value, frozen=True, kw_only=True):
    """How one seat's score came about."""

    points: int


def outcome(game: Game, s: State) -> Outcome:
    """Winners, scores, ranks, and each seat's reckoning."""
    scores = tuple(score(s, seat) for seat in range(s.players))
    return Outcome(
        winners=seats_in(winners(s)),
        scores=scores,
        ranks=ranks_of(scores),
        breakdown=tuple(Reckoning(points=points) for points in scores),
    )
