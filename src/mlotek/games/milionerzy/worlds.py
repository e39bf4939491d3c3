"""Worlds a seat may believe to live in: full states that agree with everything it has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from mlotek.core.event import Event
from mlotek.core.game import Game
from mlotek.games.milionerzy.actions import mask_of
from mlotek.games.milionerzy.edition import HIGHEST_LUXURY, TILE_OF, TILES
from mlotek.games.milionerzy.events import CardsLaid, GameScored, LuxuryStolen, Passed, StarterDrawn
from mlotek.games.milionerzy.rules import Phase, State, Verb, apply, chance
from mlotek.games.milionerzy.view import MilionerzyView

STORIES = None
ANY_WORLD = None
SAMPLE_DEAL = None


def sample_world(game: Game, view: MilionerzyView, events: Iterable[Event], rng: Random) -> State:
    """A state the seat cannot tell from the true one: the game so far played again over a stack it may believe in."""
    s: State = game.new_state()
    _recall_results(s, view)
    s.stack[:] = _stack(view, rng)
    chance(s, 0)
    for event in _of_this_game(events):
        _play_again(s, event, rng)
    return s


def _recall_results(s: State, view: MilionerzyView) -> None:
    """The games before, which everybody knows."""
    s.game = len(view.results)
    for played, seats in enumerate(view.results):
        s.past_points[played][: view.players] = [had.points for had in seats]
        s.past_money[played][: view.players] = [had.money for had in seats]
        s.past_out[played] = sum(1 << seat for seat, had in enumerate(seats) if had.out)


def _of_this_game(events: Iterable[Event]) -> list[Event]:
    """What has happened since a game of the series was scored."""
    story = list(events)
    scored = [place for place, event in enumerate(story) if isinstance(event, GameScored)]
    return story[scored[-1] + 1 :] if scored else story


def _stack(view: MilionerzyView, rng: Random) -> list[int]:
    seen = [TILE_OF[name] for name in view.revealed]
    unseen = list((Counter(TILES) - Counter(seen)).elements())
    rng.shuffle(unseen)
    return seen + unseen


def _play_again(s: State, event: Event, rng: Random) -> None:
    match event:
        case StarterDrawn(seat):
            chance(s, seat)
        case CardsLaid(seat, cards, _):
            apply(s, seat, Verb.BID, mask_of(cards), 0)
        case Passed(seat, _):
            apply(s, seat, Verb.PASS, 0, 0)
        case LuxuryStolen(seat, luxury, _) if s.phase == Phase.THEFT:
            apply(s, seat, Verb.DISCARD, luxury or _some_luxury(s, seat, rng), 0)


def _some_luxury(s: State, seat: int, rng: Random) -> int:
    """What the thief may have taken secretly (MB-HIDDEN-2)."""
    return rng.choice([luxury for luxury in range(1, HIGHEST_LUXURY + 1) if s.luxuries[seat] >> luxury & 1])
