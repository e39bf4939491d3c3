"""Games by the thousand for a learner: it sees rows, chooses numbers, and is asked again; bots may fill other seats.

>>> from mlotek import fast
>>> env = fast.env("milionerzy", players=4, games=16, seed=1, seats=["learner", "regular", "shrewd", "learner"])
>>> observations, masks, seats = env.look()     # the environment's own arrays, no copies
>>> rewards, done = env.step(env.sample())      # a random action for each game; what has ended is dealt anew
>>> rewards.shape, set(seats.tolist()) <= {0, 3}
((16, 4), True)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from mlotek.core.dialect import Move, Traits, below, count_bits
from mlotek.core.errors import BadGame
from mlotek.core.game import Game, Kind
from mlotek.core.match import Match
from mlotek.core.record import Record
from mlotek.fast.arrays import Array, Fields, Kernel
from mlotek.fast.batch import fresh_states
from mlotek.fast.compiled import MOVE, registered
from mlotek.fast.lens import Form, form_of, registered_form
from mlotek.fast.luck import Stream, streams
from mlotek.fast.players import LEVELS, keep_with_players, neutral_traits
from mlotek.fast.space import Space
from mlotek.games import game as find_game
from mlotek.games import heuristics_of, tensors_of

LEARNER = -1
"""Who sits somewhere, as compiled code knows it: the number of a level, or a learner."""


class Steps(NamedTuple):
    """The compiled loops of an environment."""

    begin: Kernel
    step: Kernel
    sample: Kernel


class Env:
    """Many games at once. `look` shows what each asks, `step` answers all of them and deals anew what has ended."""

    def __init__(
        self,
        game: Game,
        games: int,
        seed: int = 0,
        seats: Sequence[str] | Sequence[Sequence[str]] | None = None,
        actions: str = "compact",
        memory: str = "perfect",
    ) -> None:
        if games < 1:
            raise BadGame("bad-games", f"games must be at least 1, not {games}")
        self.game, self.games, self.space = game, games, Space(game, actions, memory)
        self.seats = seating(game, games, seats)
        self._steps = steps(game.kind, actions)
        self._fresh = fresh_states(game, 1)
        self._states = fresh_states(game, games)
        self._lucks = streams(seed, 0, games)
        self._seat_lucks = streams(seed + 1, 0, games * game.players).reshape(games, game.players)
        self._choices = streams(seed + 2, 0, games)
        self._traits = neutral_traits(games * game.players).reshape(games, game.players)
        self._moves = np.zeros(games, MOVE)
        self._asked = np.zeros(games, np.int8)
        self._observations = np.zeros((games, self.space.observation), np.int8)
        self._masks = np.zeros((games, self.space.actions), np.int8)
        self._drafts = np.zeros((games, form_of(game.kind, actions).draft), np.int8)
        self._rewards = np.zeros((games, game.players), np.float32)
        self._done = np.zeros(games, np.bool_)
        self._log = np.zeros((games, 256), np.int16)
        self._length = np.zeros(games, np.int64)
        self._dealt = np.zeros((games, 1 + game.players), self._lucks.dtype)
        self._steps.begin(*self._table())

    def _table(self) -> tuple[object, ...]:
        """What every compiled loop works on."""
        return (
            self._states,
            self._fresh,
            self._lucks,
            self._seat_lucks,
            self.seats,
            self._traits,
            self._moves,
            self.space.remembers,
            self._observations,
            self._masks,
            self._drafts,
            self._asked,
            self._dealt,
            self._length,
        )

    def look(self) -> tuple[Array, Array, Array]:
        """What each game asks: observations, masks, and the seat that is asked. The arrays change with every step."""
        return self._observations, self._masks, self._asked

    def step(self, actions: Array) -> tuple[Array, Array]:
        """Choose an action in every game; returns rewards (a seat's share of the win, once a game is over) and which
        games have ended. Those are dealt anew. A masked action is a ValueError, and nothing has changed."""
        chosen = self._checked(actions)
        wrong = self._steps.step(*self._table(), chosen, self._log, self._rewards, self._done)
        if wrong >= 0:
            raise self._masked(int(wrong), int(chosen[wrong]))
        if self._length.max() == self._log.shape[1]:
            self._log = np.concatenate([self._log, np.zeros_like(self._log)], axis=1)
        return self._rewards, self._done

    def sample(self) -> Array:
        """A random action for each game, all that are allowed equally likely."""
        chosen = np.zeros(self.games, np.int64)
        self._steps.sample(self._masks, self._choices, chosen)
        return chosen

    def match(self, number: int) -> Match:
        """One of the games as a Match, played again from its deal."""
        if not 0 <= number < self.games:
            raise IndexError(f"there is no game {number}; they are 0 to {self.games - 1}")
        chosen = self._log[number, : self._length[number]].tolist()
        lucks = [Stream(luck["state"]) for luck in self._dealt[number]]
        return played_again(self.space, self.seats[number].tolist(), lucks, chosen)

    def record(self, number: int) -> Record:
        """One of the games so far, written down."""
        return self.match(number).record

    def _checked(self, actions: Array) -> Array:
        given = np.asarray(actions)
        if given.shape != (self.games,) or not np.issubdtype(given.dtype, np.integer):
            wanted = f"{self.games} whole numbers, one for each game"
            raise ValueError(f"actions must be {wanted}, not an array of {given.dtype} with shape {given.shape}")
        return np.ascontiguousarray(given, np.int64)

    def _masked(self, number: int, index: int) -> ValueError:
        if not 0 <= index < self.space.actions:
            return ValueError(f"game {number}: there is no action {index}; they are 0 to {self.space.actions - 1}")
        allowed = np.flatnonzero(self._masks[number]).tolist()
        shown = ", ".join(map(str, allowed[:12])) + (" …" if len(allowed) > 12 else "")
        name = self.space.names[index]
        return ValueError(f"game {number}: {index} ({name}) is masked; seat {self._asked[number]} may choose {shown}")


def env(
    name: str,
    players: int | None = None,
    *,
    games: int,
    seed: int = 0,
    seats: Sequence[str] | Sequence[Sequence[str]] | None = None,
    actions: str = "compact",
    memory: str = "perfect",
    **options: Any,
) -> Env:
    """Games for a learner. `seats` says who sits where, the same in all games or a row for each; all are learners if
    it is left out."""
    return Env(find_game(name, players, **options), games, seed, seats, actions, memory)


def seating(game: Game, games: int, seats: Sequence[str] | Sequence[Sequence[str]] | None) -> Array:
    """Who sits where, a row a game; raises BadGame with what is allowed."""
    known = ("learner", *LEVELS)
    table: Array = np.array(["learner"] * game.players if seats is None else seats)
    if table.shape not in ((game.players,), (games, game.players)):
        raise BadGame("bad-seats", f"seats must name {game.players} players, or {games} times {game.players}")
    unknown = sorted(set(table.ravel().tolist()) - set(known))
    if unknown:
        raise BadGame("unknown-level", f"nobody is called {unknown[0]!r}; seats are: {', '.join(known)}")
    codes = np.full(table.shape, LEARNER, np.int64)
    for number, level in enumerate(LEVELS):
        codes[table == level] = number
    rows = np.ascontiguousarray(np.broadcast_to(codes, (games, game.players)))
    if not (rows == LEARNER).any(axis=1).all():
        raise BadGame("nobody-learns", "every game needs a learner at one of its seats")
    return rows


def played_again(space: Space, seats: list[int], lucks: list[Stream], chosen: list[int]) -> Match:
    """A game from its deal: learners as they chose, bots as they think, chance from its stream."""
    game, form = space.game, form_of(space.game.kind, space.form)
    match, move, traits, draft = Match(game, luck=lucks[0]), Move(), Traits(), [0] * form.draft
    traits.thrift = traits.boldness = traits.honesty = traits.patience = 50
    left = iter(chosen)
    while not match.over:
        seat = game.kind.rules.asked(match._state)
        if seats[seat] == LEARNER:
            index = next(left, None)
            if index is None:
                return match
            if not form.extend(match._state, seat, draft, index):
                continue
            form.decode(match._state, seat, draft, index, move)
            draft[:] = [0] * form.draft
        else:
            policy_at(game, seats[seat])(match._state, seat, traits, lucks[1 + seat], move)
        match.play(seat, game.kind.actions.action(move.kind, move.x, move.y))
    return match


def policy_at(game: Game, level: int) -> Kernel:
    """A level's policy in CPython, by its number."""
    if LEVELS[level] == "random":
        return lambda s, seat, _traits, luck, move: game.kind.luck.choose(s, seat, luck, move)
    policy: Kernel = getattr(heuristics_of(game.kind), LEVELS[level])
    return policy


# ── Compiled ─────────────────────────────────────────────────────────────────────────────────────


@cache
def steps(kind: Kind, actions: str) -> Steps:
    """Compile a game's environment, or fetch what an earlier run compiled."""
    form = registered_form(kind, actions)
    keep_with_players(kind, tensors_of(kind))
    return _build(kind, form)


def _build(kind: Kind, form: Form) -> Steps:
    settle, share, show = _settle(kind), _share(kind), _show(kind, form)
    play_bots, deal = _play_bots(kind, settle), _deal(kind, settle)
    return Steps(
        _begin(kind, deal, play_bots, show), _step(kind, form, settle, play_bots, share, deal, show), _sampling()
    )


def _settle(kind: Kind) -> Kernel:
    due, chance, draw = kind.rules.due, kind.rules.chance, kind.luck.draw

    def settle(s: Fields, luck: Fields) -> None:
        while due(s):
            chance(s, draw(s, luck))

    return registered(settle)


def _decide(kind: Kind) -> Kernel:
    heuristics, choose = heuristics_of(kind), kind.luck.choose
    novice, regular, shrewd = heuristics.novice, heuristics.regular, heuristics.shrewd

    def decide(level: int, s: Fields, seat: int, traits: Fields, luck: Fields, move: Fields) -> None:
        if level == 1:
            novice(s, seat, traits, luck, move)
        elif level == 2:
            regular(s, seat, traits, luck, move)
        elif level == 3:
            shrewd(s, seat, traits, luck, move)
        else:
            choose(s, seat, luck, move)

    return registered(decide)


def _share(kind: Kind) -> Kernel:
    winners = kind.rules.winners

    def share(s: Fields, rewards: Array) -> None:
        """Each seat's share of the win."""
        won = winners(s)
        for seat in range(s.players):
            rewards[seat] = (won >> seat & 1) / max(count_bits(won), 1)

    return registered(share)


def _show(kind: Kind, form: Form) -> Kernel:
    tensors, mask = tensors_of(kind), form.mask
    observe, glance, width = tensors.observe, tensors.glance, tensors.WIDTH

    def show(s: Fields, seat: int, memory: int, draft: Array, observation: Array, allowed: Array) -> None:
        if memory < 0:
            observe(s, seat, observation)
        else:
            glance(s, seat, memory, observation)
        observation[width:] = draft
        mask(s, seat, draft, allowed)

    return registered(show)


def _play_bots(kind: Kind, settle: Kernel) -> Kernel:
    over, asked, apply, decide = kind.rules.over, kind.rules.asked, kind.rules.apply, _decide(kind)

    def play_bots(s: Fields, luck: Fields, lucks: Array, who: Array, traits: Array, move: Fields) -> None:
        """Go on until the game is over or a learner is asked."""
        while not over(s) and who[asked(s)] >= 0:
            seat = asked(s)
            decide(who[seat], s, seat, traits[seat], lucks[seat], move)
            apply(s, move.seat, move.kind, move.x, move.y)
            settle(s, luck)

    return registered(play_bots)


def _deal(kind: Kind, settle: Kernel) -> Kernel:
    setup = kind.rules.setup

    def deal(states: Array, fresh: Array, luck: Array, lucks: Array, dealt: Array, lengths: Array, i: int) -> None:
        """Begin a game anew, and keep where its chance stood, so that it can be played again."""
        lengths[i] = 0
        dealt[i, 0] = luck[i]
        for seat in range(lucks.shape[1]):
            dealt[i, 1 + seat] = lucks[i, seat]
        states[i] = fresh[0]
        setup(states[i])
        settle(states[i], luck[i])

    return registered(deal)


def _begin(kind: Kind, deal: Kernel, play_bots: Kernel, show: Kernel) -> Kernel:
    over, asked = kind.rules.over, kind.rules.asked

    @njit(cache=True)
    def begin(
        states: Array, fresh: Array, luck: Array, lucks: Array, who: Array, traits: Array, moves: Array, memory: int,
        observations: Array, masks: Array, drafts: Array, seats: Array, dealt: Array, lengths: Array,
    ) -> None:  # fmt: skip
        for i in range(states.shape[0]):
            deal(states, fresh, luck, lucks, dealt, lengths, i)
            play_bots(states[i], luck[i], lucks[i], who[i], traits[i], moves[i])
            while over(states[i]):  # before any learner was asked
                deal(states, fresh, luck, lucks, dealt, lengths, i)
                play_bots(states[i], luck[i], lucks[i], who[i], traits[i], moves[i])
            seats[i] = asked(states[i])
            show(states[i], seats[i], memory, drafts[i], observations[i], masks[i])

    return begin


def _step(
    kind: Kind, form: Form, settle: Kernel, play_bots: Kernel, share: Kernel, deal: Kernel, show: Kernel
) -> Kernel:
    over, asked, apply = kind.rules.over, kind.rules.asked, kind.rules.apply
    extend, decode = form.extend, form.decode

    @njit(cache=True)
    def step(
        states: Array, fresh: Array, luck: Array, lucks: Array, who: Array, traits: Array, moves: Array, memory: int,
        observations: Array, masks: Array, drafts: Array, seats: Array, dealt: Array, lengths: Array,
        actions: Array, log: Array, rewards: Array, done: Array,
    ) -> int:  # fmt: skip
        for i in range(states.shape[0]):
            if actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0:
                return i
        for i in range(states.shape[0]):
            s, m = states[i], moves[i]
            log[i, lengths[i]] = actions[i]
            lengths[i] += 1
            done[i] = False
            rewards[i, :] = 0
            if extend(s, seats[i], drafts[i], actions[i]):
                decode(s, seats[i], drafts[i], actions[i], m)
                drafts[i, :] = 0
                apply(s, m.seat, m.kind, m.x, m.y)
                settle(s, luck[i])
                play_bots(s, luck[i], lucks[i], who[i], traits[i], m)
            while over(s):
                if not done[i]:
                    share(s, rewards[i])
                    done[i] = True
                deal(states, fresh, luck, lucks, dealt, lengths, i)
                play_bots(s, luck[i], lucks[i], who[i], traits[i], m)
            seats[i] = asked(s)
            show(s, seats[i], memory, drafts[i], observations[i], masks[i])
        return -1

    return step


def _sampling() -> Kernel:
    @njit(cache=True)
    def sample(masks: Array, luck: Array, chosen: Array) -> None:
        for i in range(masks.shape[0]):
            count = 0
            for k in range(masks.shape[1]):
                count += masks[i, k]
            left = below(luck[i], count)
            k = 0
            while left >= masks[i, k]:
                left -= masks[i, k]
                k += 1
            chosen[i] = k

    return sample
