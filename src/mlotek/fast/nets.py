"""Games between nets and compiled policies, side by side: a net answers for all games that ask it in one call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import numpy as np

from mlotek.core.game import Game
from mlotek.fast.arrays import Array
from mlotek.fast.batch import Batch, win_shares
from mlotek.fast.compiled import MOVE, OVER, machine
from mlotek.fast.lens import lens
from mlotek.fast.luck import drawn, streams
from mlotek.fast.players import advising, level_code, neutral_traits, until_asked
from mlotek.fast.tables import Results
from mlotek.forms import form_of, memory_of
from mlotek.games import tensors_of

NET = -1
Choose = Callable[[Array, Array], Array]
"""A policy of one's own: rows and masks in, an action for each row out."""


@runtime_checkable
class Chooser(Protocol):
    """What a net is here (`mlotek.bots.net.Net`): it likes actions, and chooses one by a number between 0 and 1."""

    @property
    def form(self) -> str: ...
    @property
    def memory(self) -> str: ...
    @property
    def advisor(self) -> str: ...
    @property
    def mixes(self) -> bool: ...
    def likes(self, rows: Array, masks: Array, advice: Array) -> tuple[Array, Array]: ...
    def choose(self, likes: Array, draws: Array) -> Array: ...


@dataclass(frozen=True)
class Mixed:
    """Decides as a net so many times in a thousand, else as a compiled rung."""

    lower: str
    net: Chooser
    permille: int


Player = Choose | Chooser | Mixed


Listener = Callable[[Array, Array, Array], None]
"""Hears what nets expect when they are asked: games, seats, and shares of the win."""


def play_with_nets(
    game: Game,
    seats: Sequence[str | Player],
    games: int,
    *,
    seed: int,
    first: int = 0,
    listener: Listener | None = None,
) -> Results:
    """Play games `first` to `first + games - 1` of a seed. The deals, and what the policies draw, are those of
    `play_tables`, whoever sits beside them or listens."""
    batch = Batch(game, games, seed, first)
    codes = np.tile([level_code(game.kind, seat) if isinstance(seat, str) else NET for seat in seats], (games, 1))
    lucks = streams(seed + 1, first * game.players, games * game.players).reshape(games, game.players)
    traits = neutral_traits(games * game.players).reshape(games, game.players)
    moves, asked = np.zeros(games, MOVE), np.zeros(games, np.int8)
    faults, decisions = np.zeros((games, game.players), np.int64), np.zeros(games, np.int64)
    advance = until_asked(game.kind)
    while True:
        advance(batch.states, batch.lucks, codes, traits, lucks, moves, faults, decisions, asked)
        waiting = np.flatnonzero(asked != OVER)
        if not len(waiting):
            break
        for net, own in _seats_of(seats).items():
            some = waiting[np.isin(asked[waiting], own)]
            if len(some) and listener and isinstance(net, Chooser):
                shares = _expected(game, net, batch.states[some], asked[some], traits[some], lucks.copy(), some)
                listener(some, asked[some], shares)
            if len(some):
                moves[some] = _answers(game, net, batch.states[some], asked[some], traits[some], lucks, some)
        _step(game, batch.states, batch.lucks, waiting, moves[waiting])
        decisions[waiting] += 1
    masks, scores = batch.results()
    return Results(win_shares(masks, game.players), scores, faults, decisions)


def foreseen(game: Game, net: Chooser, states: Array, chance: Array, lucks: Array, seat: int) -> Array:
    """The share of the win that a seat may expect in each of some games: a net plays on for everybody else until that
    seat is asked, and tells what it expects for it then; where the game ends before, it is known.

    The states and their `chance` are played on; `lucks` has a stream for every seat, a row a game.
    """
    traits = neutral_traits(len(states) * game.players).reshape(len(states), -1)
    asked = np.zeros(len(states), np.int8)
    machine(game.kind).ask(states, asked)
    while len(playing := np.flatnonzero((asked != OVER) & (asked != seat))):
        moves = _answers(game, net, states[playing], asked[playing], traits[playing], lucks, playing)
        _step(game, states, chance, playing, moves)
        machine(game.kind).ask(states, asked)
    won, scores = np.zeros(len(states), np.int64), np.zeros((len(states), game.players), np.int64)
    machine(game.kind).results(states, won, scores)
    shares = np.asarray(win_shares(won, game.players)[:, seat])
    again = np.flatnonzero(asked == seat)
    shares[again] = _expected(game, net, states[again], asked[again], traits[again], lucks, again)
    return shares


def _expected(game: Game, net: Chooser, states: Array, who: Array, traits: Array, lucks: Array, some: Array) -> Array:
    """The share of the win that a net expects for the seat that is asked in each of some games."""
    if not len(some):
        return np.zeros(0)
    seen, everywhere = Seen(game, net, states, who), np.arange(len(some))
    if net.advisor:
        seen.advised = _advised(game, net.advisor, states, who, traits, lucks, some)
    rows, masks = seen.look(everywhere)
    return net.likes(rows, masks, seen.advice(everywhere) if net.advisor else np.full(len(some), -1))[1]


def _seats_of(seats: Sequence[str | Player]) -> dict[Player, list[int]]:
    by_net: dict[Player, list[int]] = {}
    for seat, net in enumerate(seats):
        if not isinstance(net, str):
            by_net.setdefault(net, []).append(seat)
    return by_net


def _answers(game: Game, net: Player, states: Array, who: Array, traits: Array, all_lucks: Array, some: Array) -> Array:
    """Let a net choose for all games in which one of its seats is asked, a part of an action at a time where it takes
    several; it draws from the luck of that seat."""
    if isinstance(net, Mixed):
        return _mixed_answers(game, net, states, who, traits, all_lucks, some)
    seen = Seen(game, net, states, who)
    if isinstance(net, Chooser) and net.advisor:
        seen.advised = _advised(game, net.advisor, states, who, traits, all_lucks, some)
    left = np.arange(len(some))
    while len(left):
        rows, masks = seen.look(left)
        if isinstance(net, Chooser):
            likes, _ = net.likes(rows, masks, seen.advice(left) if net.advisor else np.full(len(left), -1))
            draws = _drawn(all_lucks, some[left], who[left]) if net.mixes else np.zeros(len(left))
            chosen = net.choose(likes, draws)
        else:
            chosen = np.asarray(net(rows, masks))
        left = seen.say(left, checked(chosen, masks))
    return seen.moves


def _mixed_answers(
    game: Game, mixed: Mixed, states: Array, who: Array, traits: Array, all_lucks: Array, some: Array
) -> Array:
    """Let chance choose for each game who answers: the net, or the rung."""
    upper = _drawn(all_lucks, some, who) * 1000 < mixed.permille
    moves, lower = np.zeros(len(some), MOVE), ~upper
    moves[upper] = _answers(game, mixed.net, states[upper], who[upper], traits[upper], all_lucks, some[upper])
    moves[lower] = _advised(game, mixed.lower, states[lower], who[lower], traits[lower], all_lucks, some[lower])
    return moves


def _advised(game: Game, level: str, states: Array, who: Array, traits: Array, all_lucks: Array, some: Array) -> Array:
    """What a compiled rung would do in each of some games; it draws from the luck of the seat that is asked."""
    moves, lucks = np.zeros(len(some), MOVE), all_lucks[some]
    advising(game.kind)(states, who, level_code(game.kind, level), traits, lucks, moves)
    all_lucks[some] = lucks
    return moves


def _drawn(all_lucks: Array, games: Array, who: Array) -> Array:
    """A number between 0 and 1 for each of some games, from the luck of the seat that is asked."""
    own = all_lucks[games, who]
    draws = drawn(own)
    all_lucks[games, who] = own
    return draws


class Seen:
    """Games as the net that is asked in them sees them, and what it has said so far."""

    def __init__(self, game: Game, net: Player, states: Array, who: Array) -> None:
        form, memory = (net.form, net.memory) if isinstance(net, Chooser) else ("compact", "perfect")
        self._form, self._eyes = form_of(game.kind, form), lens(game.kind, form)
        self._width, self._memory = tensors_of(game.kind).WIDTH + self._form.draft, memory_of(game, memory)
        self._states, self._who = states, who
        self._drafts = np.zeros((len(states), self._form.draft), np.int8)
        self.moves, self.advised = np.zeros(len(states), MOVE), np.zeros(len(states), MOVE)

    def look(self, left: Array) -> tuple[Array, Array]:
        """Rows and masks of those games in which an action is not whole yet."""
        rows, masks = np.zeros((len(left), self._width), np.int8), np.zeros((len(left), self._form.actions), np.int8)
        self._eyes.see(self._states[left], self._who[left], self._drafts[left], self._memory, rows, masks)
        return rows, masks

    def advice(self, left: Array) -> Array:
        """The next part of what the advisor would do; -1 where it has none."""
        parts = np.full(len(left), -1)
        self._eyes.part(self._states[left], self._drafts[left], self.advised[left], parts)
        return parts

    def say(self, left: Array, chosen: Array) -> Array:
        """Say a part in each game; returns those in which there is more to say."""
        drafts, whole = self._drafts[left], np.zeros(len(left), np.int64)
        self._eyes.extend(self._states[left], self._who[left], drafts, chosen, whole)
        self._drafts[left] = drafts
        done, said = left[whole != 0], chosen[whole != 0]
        moves = self.moves[done]
        self._eyes.decode(self._states[done], self._who[done], self._drafts[done], said, moves)
        self.moves[done] = moves
        return np.asarray(left[whole == 0])


def _step(game: Game, states: Array, lucks: Array, some: Array, moves: Array) -> None:
    todo, drawing = states[some], lucks[some]
    reasons = np.zeros(len(some), np.int64)
    machine(game.kind).step(todo, drawing, moves, reasons)
    assert not reasons.any()
    states[some], lucks[some] = todo, drawing


def checked(actions: Array, masks: Array) -> Array:
    """What a net has chosen, if it is one allowed action for each row; a ValueError that says what is wrong if not."""
    count = masks.shape[1]
    if actions.shape != masks.shape[:1] or not np.issubdtype(actions.dtype, np.integer):
        wanted = f"{len(masks)} whole numbers, one for each row"
        raise ValueError(f"a net must choose {wanted}, not an array of {actions.dtype} with shape {actions.shape}")
    if ((actions < 0) | (actions >= count)).any():
        raise ValueError(f"a net chose {actions[(actions < 0) | (actions >= count)][0]}; actions are 0 to {count - 1}")
    masked = np.flatnonzero(masks[np.arange(len(masks)), actions] == 0)
    if len(masked):
        allowed = ", ".join(map(str, np.flatnonzero(masks[masked[0]])[:12]))
        raise ValueError(f"a net chose {actions[masked[0]]}, which is masked; there were {allowed}")
    return np.ascontiguousarray(actions, np.int64)
