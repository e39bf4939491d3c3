"""What one seat may know of a game of Milionerzy i Bankruci, and the story of the final scores."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import repeat

from mlotek.core.game import Game
from mlotek.core.match import actors
from mlotek.core.outcome import Outcome, ranks_of, seats_in
from mlotek.core.value import Value
from mlotek.core.view import Part, View
from mlotek.games.milionerzy.actions import cards_in
from mlotek.games.milionerzy.edition import FORTUNE, HIGHEST_LUXURY, MOST_PLAYERS, TILE_NAMES
from mlotek.games.milionerzy.rules import (
    HAS_CASINO,
    HAS_CBA,
    HAS_THIEF,
    Phase,
    State,
    is_out,
    is_poorest,
    luxury_points,
    points_now,
    score,
    standing,
    winners,
    worth,
)

RECENT = 1 << 15
"""So many seats as they were seen lately are remembered."""
SEATS = range(MOST_PLAYERS)


class Player(Value, frozen=True, kw_only=True):
    """A seat at the table. None is what the viewer may not know."""

    seat: int
    laid: tuple[int, ...]
    total: int
    bidding: bool
    money: tuple[int, ...] | None
    """The money cards in hand: one's own, everybody's with the ledger (MB-SECRET-1) or at the end."""
    tiles: tuple[str, ...] | None
    """The tiles won and not stolen; one that was stolen secretly is still among them for others."""
    robbed: bool
    """Whether the thief has taken a luxury."""
    stolen: int | None
    """Which luxury the thief has taken, where the viewer may know."""


class Played(Value, frozen=True, kw_only=True):
    """What a seat had at the end of a game of a series."""

    points: int
    money: int
    out: bool


class MilionerzyView(View, frozen=True, kw_only=True, tag="milionerzy"):
    """The table as one seat sees it."""

    game: int
    """Which game of the series it is, from 1."""
    games: int
    results: tuple[tuple[Played, ...], ...]
    """The games of a series that are over: what each seat had."""
    tile: str | None
    highest: int
    red: int
    revealed: tuple[str, ...]
    """The tiles turned up so far, the current one last."""
    stack: int
    """How many tiles are still face down."""
    seats: tuple[Player, ...]


def public_view(game: Game, s: State) -> MilionerzyView:
    """The table as a spectator sees it."""
    over = s.phase == Phase.OVER
    return MilionerzyView(
        seat=None,
        players=s.players,
        phase=Phase.word(s.phase),
        actors=actors(game, s),
        over=over,
        game=min(s.game + 1, s.games),
        games=s.games,
        results=tuple(_played(s, played) for played in range(s.game)) if s.games > 1 else (),
        tile=TILE_NAMES[s.tile] if s.revealed else None,
        highest=s.highest,
        red=s.red,
        revealed=_named(tuple(s.stack[: s.revealed])),
        stack=len(s.stack) - s.revealed,
        seats=_seats(game, s),
    )


@lru_cache(RECENT)
def _named(tiles: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(TILE_NAMES[tile] for tile in tiles)


def own_part(game: Game, s: State, seat: int) -> Part:
    """A seat's own money and tiles."""
    return _own(seat, s.hand[seat], s.luxuries[seat], s.fortunes[seat], s.misfortunes[seat], s.stolen[seat])


@lru_cache(RECENT)
def _own(seat: int, hand: int, luxuries: int, fortunes: int, misfortunes: int, stolen: int) -> Part:
    tiles = _tiles(luxuries, fortunes, misfortunes)
    return {"seat": seat, "seats": {seat: {"money": cards_in(hand), "tiles": tiles, "stolen": stolen or None}}}


def _played(s: State, played: int) -> tuple[Played, ...]:
    out, points, money = s.past_out[played], s.past_points[played], s.past_money[played]
    return tuple(Played(points=points[seat], money=money[seat], out=bool(out >> seat & 1)) for seat in range(s.players))


def _seats(game: Game, s: State) -> tuple[Player, ...]:
    """The seats as everybody sees them."""
    over, hidden = s.phase == Phase.OVER, game.options["hidden_tiles"]
    open_purse = over or game.options["ledger"]
    open_theft = over or not hidden
    tiles = zip(s.luxuries, s.fortunes, s.misfortunes, strict=True) if open_purse or not hidden else repeat(None)
    bidders = s.bidders if s.phase == Phase.AUCTION else 0
    purses = s.hand if open_purse else repeat(None)
    return tuple(
        map(_player, SEATS[: s.players], _in_mask(bidders), s.laid, purses, tiles, s.stolen, repeat(open_theft))
    )


@cache
def _in_mask(bidders: int) -> tuple[bool, ...]:
    return tuple(bool(bidders >> seat & 1) for seat in SEATS)


@lru_cache(RECENT)
def _player(
    seat: int, bidding: bool, laid: int, purse: int | None, won: tuple[int, int, int] | None, stolen: int, theft: bool
) -> Player:
    """With an action hardly anybody changes: whoever has not is the same value as before."""
    return Player(
        seat=seat,
        laid=cards_in(laid),
        total=worth(laid),
        bidding=bidding,
        money=None if purse is None else cards_in(purse),
        tiles=None if won is None else _tiles_seen(*won, 0 if theft else stolen),
        robbed=stolen > 0,
        stolen=stolen or None if theft else None,
    )


def _tiles_seen(luxuries: int, fortunes: int, misfortunes: int, secretly_stolen: int) -> tuple[str, ...]:
    return _tiles(luxuries | (1 << secretly_stolen if secretly_stolen else 0), fortunes, misfortunes)


@cache
def _tiles(luxuries: int, fortunes: int, misfortunes: int) -> tuple[str, ...]:
    names = [TILE_NAMES[v] for v in range(1, HIGHEST_LUXURY + 1) if luxuries >> v & 1]
    names += [TILE_NAMES[FORTUNE]] * fortunes
    for bit, name in ((HAS_CASINO, "casino"), (HAS_CBA, "cba"), (HAS_THIEF, "thief")):
        if misfortunes & bit:
            names.append(name)
    return tuple(names)


class Reckoning(Value, frozen=True, kw_only=True):
    """How one seat's points of the last game came about (MB-SCORE-1), and those of the games before it."""

    money: int
    out: bool
    luxury: int
    casino: bool
    fortunes: int
    cba: bool
    points: int
    earlier: tuple[Played, ...]


def outcome(game: Game, s: State) -> Outcome:
    """Winners, scores, ranks, and each seat's reckoning."""
    seats = range(s.players)
    return Outcome(
        winners=seats_in(winners(s)),
        scores=tuple(score(s, seat) for seat in seats),
        ranks=ranks_of([standing(s, seat) for seat in seats]),
        out=tuple(seat for seat in seats if is_out(s, seat)),
        breakdown=tuple(_reckoning(s, seat) for seat in seats),
    )


def _reckoning(s: State, seat: int) -> Reckoning:
    return Reckoning(
        money=worth(s.hand[seat]),
        out=is_poorest(s, seat),
        luxury=luxury_points(s, seat),
        casino=bool(s.misfortunes[seat] & HAS_CASINO),
        fortunes=s.fortunes[seat],
        cba=bool(s.misfortunes[seat] & HAS_CBA),
        points=points_now(s, seat),
        earlier=tuple(_played(s, played)[seat] for played in range(s.games - 1)),
    )
