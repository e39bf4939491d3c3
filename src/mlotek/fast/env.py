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
from typing import NamedTuple

import numpy as np

from mlotek.core.dialect import Move, Traits, below, count_bits
from mlotek.core.errors import BadGame
from mlotek.core.game import Game, Kind
from mlotek.core.match import Match
from mlotek.core.record import Record
from mlotek.fast.arrays import Array, Chosen, Fields, Kernel, OnGpu
from mlotek.fast.batch import fresh_states
from mlotek.fast.compiled import MOVE, register, settling
from mlotek.fast.devices import CPU, Device, device_named
from mlotek.fast.lens import registered_form
from mlotek.fast.luck import LUCK, Stream, streams
from mlotek.fast.players import LEVELS, compiled_levels, deciding, keep_with_players, level_code, neutral_traits
from mlotek.fast.space import Space
from mlotek.forms import Form, form_of
from mlotek.games import game as find_game
from mlotek.games import heuristics_of, opponents_of, tensors_of

LEARNER = -1
"""Who sits somewhere, as compiled code knows it: the number of a level, or a learner."""


NOBODY = -2
"""The advisor of a learner that has none."""
OBEYED, UNFINISHED, FAULT = 0, 1, 2
"""What came of a learner's choice."""
NOT_BEGUN = -1
"""The length of a game that is not dealt yet."""


class Steps(NamedTuple):
    """The compiled functions of an environment."""

    step: Kernel
    sample: Kernel


class Env:
    """Many games at once. `look` shows what each asks, `step` answers all of them and deals anew what has ended.

    On a GPU (`device="cuda"`) all arrays stay there, and the games are the same. Nobody is told of a masked action: the
    default is played in its place and counted in `faults`.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        seed: int = 0,
        seats: Sequence[str] | Sequence[Sequence[str]] | None = None,
        actions: str = "compact",
        memory: str = "perfect",
        *,
        advisor: str | None = None,
        device: str = "cpu",
    ) -> None:
        if games < 1:
            raise BadGame("bad-games", f"games must be at least 1, not {games}")
        self.game, self.games, self.space = game, games, Space(game, actions, memory)
        self.device = device_named(device)
        self.seats = seating(game, games, seats)
        self._advisor = advising(advisor)
        self._steps = steps(game.kind, actions, self.device, opponents_among(game, self.seats))
        self._states = self.device.array(fresh_states(game, games))
        self._lay_out(seed)
        self._go_on(self.device.zeros(games, np.int64))

    def _lay_out(self, seed: int) -> None:
        """The arrays beside the states, with a row a game."""
        games, seats, there = self.games, self.game.players, self.device
        self._fresh = there.array(fresh_states(self.game, 1))
        self._lucks = there.array(streams(seed, 0, games))
        self._seat_lucks = there.array(streams(seed + 1, 0, games * seats).reshape(games, seats))
        self._choices = there.array(streams(seed + 2, 0, games))
        self._who = there.array(self.seats)
        self._traits = there.array(neutral_traits(games * seats).reshape(games, seats))
        self._moves = there.zeros(games, MOVE)
        self._asked = there.zeros(games, np.int8)
        self._observations = there.rows((games, self.space.observation), np.int8)
        self._masks = there.rows((games, self.space.actions), np.int8)
        self._drafts = there.zeros((games, max(1, form_of(self.game.kind, self.space.form).draft)), np.int8)
        self._advice = there.zeros(games, np.int64)
        self._rewards = there.zeros((games, seats), np.float32)
        self._done = there.zeros(games, np.bool_)
        self._faults = there.zeros(games, np.int64)
        self._log = there.zeros((games, 256 if there is CPU else 1), np.int16)
        self._length = there.array(np.full(games, NOT_BEGUN))
        self._dealt = there.array(np.zeros((games, 1 + seats), LUCK))

    def _go_on(self, chosen: Array | OnGpu) -> None:
        self._steps.step(
            self._states,
            self._fresh,
            self._lucks,
            self._seat_lucks,
            self._who,
            self._traits,
            self._moves,
            self.space.remembers,
            self._observations,
            self._masks,
            self._drafts,
            self._asked,
            self._dealt,
            self._length,
            self._advisor,
            self._advice,
            chosen,
            self._log,
            self._rewards,
            self._done,
            self._faults,
        )

    def look(self) -> tuple[Array, Array, Array]:
        """What each game asks: observations, masks, and the seat that is asked. The arrays change with every step."""
        return self._observations, self._masks, self._asked

    @property
    def advice(self) -> Array:
        """What the advisor would choose in the seat that is asked, by number; -1 where its move has none."""
        return self._advice

    @property
    def faults(self) -> int:
        """How many actions were not allowed, all games together, so that defaults were played. Only a GPU has any."""
        return int(self.device.host(self._faults).sum())

    def step(self, actions: Chosen) -> tuple[Array, Array]:
        """Choose an action in every game; returns rewards (a seat's share of the win, once a game is over) and which
        games have ended. Those are dealt anew. A masked action is a ValueError, and nothing has changed."""
        self._go_on(actions if isinstance(actions, OnGpu) and self.device is not CPU else self._checked(actions))
        if self.device is CPU and self._length.max() == self._log.shape[1]:
            self._log = np.concatenate([self._log, np.zeros_like(self._log)], axis=1)
        return self._rewards, self._done

    def sample(self) -> Array:
        """A random action for each game, all that are allowed equally likely."""
        chosen = self.device.zeros(self.games, np.int64)
        self._steps.sample(self._masks, self._choices, chosen)
        return chosen

    def match(self, number: int) -> Match:
        """One of the games as a Match, played again from its deal."""
        if self.device is not CPU:
            raise ValueError("a GPU keeps no log of its games; device='cpu' plays the same ones and does")
        if not 0 <= number < self.games:
            raise IndexError(f"there is no game {number}; they are 0 to {self.games - 1}")
        chosen = self._log[number, : self._length[number]].tolist()
        lucks = [Stream(luck["state"]) for luck in self._dealt[number]]
        return played_again(self.space, self.seats[number].tolist(), lucks, chosen)

    def record(self, number: int) -> Record:
        """One of the games so far, written down."""
        return self.match(number).record

    def _checked(self, actions: Chosen) -> Array:
        given = np.asarray(actions)
        if given.shape != (self.games,) or not np.issubdtype(given.dtype, np.integer):
            wanted = f"{self.games} whole numbers, one for each game"
            raise ValueError(f"actions must be {wanted}, not an array of {given.dtype} with shape {given.shape}")
        chosen = np.ascontiguousarray(given, np.int64)
        within = (chosen >= 0) & (chosen < self.space.actions)
        masks = self.device.host(self._masks)
        wrong = np.flatnonzero(~within | (masks[np.arange(self.games), np.where(within, chosen, 0)] == 0))
        if len(wrong):
            raise self._masked(int(wrong[0]), int(chosen[wrong[0]]), masks[wrong[0]])
        return self.device.array(chosen)

    def _masked(self, number: int, index: int, mask: Array) -> ValueError:
        if not 0 <= index < self.space.actions:
            return ValueError(f"game {number}: there is no action {index}; they are 0 to {self.space.actions - 1}")
        allowed = np.flatnonzero(mask).tolist()
        shown = ", ".join(map(str, allowed[:12])) + (" …" if len(allowed) > 12 else "")
        seat = self.device.host(self._asked)[number]
        return ValueError(
            f"game {number}: {index} ({self.space.names[index]}) is masked; seat {seat} may choose {shown}"
        )


def env(
    name: str,
    players: int | None = None,
    *,
    games: int,
    seed: int = 0,
    seats: Sequence[str] | Sequence[Sequence[str]] | None = None,
    actions: str = "compact",
    memory: str = "perfect",
    advisor: str | None = None,
    device: str = "cpu",
    **options: object,
) -> Env:
    """Games for a learner. `seats` says who sits where, the same in all games or a row for each; all are learners if
    it is left out. With an `advisor`, one of the levels, `env.advice` tells what it would choose."""
    game = find_game(name, players, **options)
    return Env(game, games, seed, seats, actions, memory, advisor=advisor, device=device)


def advising(advisor: str | None) -> int:
    """An advisor's number; raises BadGame with those there are."""
    if advisor is not None and advisor not in LEVELS:
        raise BadGame("unknown-level", f"nobody is called {advisor!r}; advisors are: {', '.join(LEVELS)}")
    return NOBODY if advisor is None else LEVELS.index(advisor)


def seating(game: Game, games: int, seats: Sequence[str] | Sequence[Sequence[str]] | None) -> Array:
    """Who sits where, a row a game; raises BadGame with what is allowed."""
    known = ("learner", *compiled_levels(game.kind))
    table: Array = np.array(["learner"] * game.players if seats is None else seats)
    if table.shape not in ((game.players,), (games, game.players)):
        raise BadGame("bad-seats", f"seats must name {game.players} players, or {games} times {game.players}")
    unknown = sorted(set(table.ravel().tolist()) - set(known))
    if unknown:
        raise BadGame("unknown-level", f"nobody is called {unknown[0]!r}; seats are: {', '.join(known)}")
    codes = np.full(table.shape, LEARNER, np.int64)
    for number, level in enumerate(known[1:]):
        codes[table == level] = number
    rows = np.ascontiguousarray(np.broadcast_to(codes, (games, game.players)))
    if not (rows == LEARNER).any(axis=1).all():
        raise BadGame("nobody-learns", "every game needs a learner at one of its seats")
    return rows


def opponents_among(game: Game, seats: Array) -> tuple[str, ...]:
    """The opponents of the arena who sit somewhere: only they are compiled beside the rungs."""
    return tuple(name for name in opponents_of(game.kind) if (seats == level_code(game.kind, name)).any())


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
    name = compiled_levels(game.kind)[level]
    if name == "random":
        return lambda s, seat, _traits, luck, move: game.kind.luck.choose(s, seat, luck, move)
    policy: Kernel = opponents_of(game.kind).get(name) or getattr(heuristics_of(game.kind), name)
    return policy


# ── Compiled ─────────────────────────────────────────────────────────────────────────────────────


@cache
def steps(kind: Kind, actions: str, device: Device, opponents: tuple[str, ...] = ()) -> Steps:
    """Compile a game's environment with these opponents of the arena, or fetch what an earlier run compiled."""
    form = registered_form(kind, actions)
    keep_with_players(kind, tensors_of(kind))
    return Steps(device.for_each(_build_step(kind, form, opponents)), device.for_each(_build_sample()))


def _build_step(kind: Kind, form: Form, opponents: tuple[str, ...]) -> Kernel:
    over, asked, part_of = kind.rules.over, kind.rules.asked, form.part_of
    act, share, show = _build_act(kind, form), _build_share(kind), _build_show(kind, form)
    deal, play_bots = _build_deal(kind), _build_play_bots(kind, opponents)

    def step(
        i: int, states: Array, fresh: Array, luck: Array, lucks: Array, who: Array, traits: Array, moves: Array,
        memory: int, observations: Array, masks: Array, drafts: Array, seats: Array, dealt: Array, lengths: Array,
        advisor: int, advice: Array,
        actions: Array, log: Array, rewards: Array, done: Array, faults: Array,
    ) -> None:  # fmt: skip
        """Do what was chosen, or deal where nothing has begun, and go on until a learner is asked."""
        s, m, begins, obeyed = states[i], moves[i], lengths[i] < 0, OBEYED
        done[i] = False
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0
        if not begins:
            if lengths[i] < log.shape[1]:
                log[i, lengths[i]] = actions[i]
            lengths[i] += 1
            obeyed = act(s, luck[i], seats[i], drafts[i], actions[i], masks[i], m)
            if obeyed == FAULT:
                faults[i] += 1
        anew = begins
        while obeyed != UNFINISHED:
            if anew:
                deal(i, states, fresh, luck, lucks, dealt, lengths)
            play_bots(s, luck[i], lucks[i], who[i], traits[i], m, advisor)
            anew = over(s)
            if not anew:
                break
            if not begins and not done[i]:
                share(s, rewards[i])
                done[i] = True
        seats[i] = asked(s)
        if advisor >= 0:
            advice[i] = part_of(s, seats[i], drafts[i], m.kind, m.x, m.y)
        show(s, seats[i], memory, drafts[i], observations[i], masks[i])

    register(step)
    return step


def _build_act(kind: Kind, form: Form) -> Kernel:
    apply, settle, parts, obey = kind.rules.apply, settling(kind), form.draft, _build_obey(kind, form)

    def act(s: Fields, luck: Fields, seat: int, draft: Array, action: int, allowed: Array, move: Fields) -> int:
        """Do what a learner has chosen, once all parts of it are said."""
        obeyed: int = obey(s, seat, draft, action, allowed, move)
        if obeyed != UNFINISHED:
            for part in range(parts):
                draft[part] = 0
            apply(s, move.seat, move.kind, move.x, move.y)
            settle(s, luck)
        return obeyed

    register(act)
    return act


def _build_obey(kind: Kind, form: Form) -> Kernel:
    refusal, default, extend, decode = kind.rules.refusal, kind.rules.default, form.extend, form.decode

    def obey(s: Fields, seat: int, draft: Array, action: int, allowed: Array, move: Fields) -> int:
        """What a learner has chosen, as a move, or one part of it more; what may not be done becomes the default."""
        if 0 <= action < allowed.shape[0] and allowed[action]:
            if not extend(s, seat, draft, action):
                return UNFINISHED
            decode(s, seat, draft, action, move)
            if refusal(s, seat, move.kind, move.x, move.y) == 0:
                return OBEYED
        default(s, seat, move)
        return FAULT

    register(obey)
    return obey


def _build_share(kind: Kind) -> Kernel:
    winners = kind.rules.winners

    def share(s: Fields, rewards: Array) -> None:
        """Each seat's share of the win."""
        won = winners(s)
        for seat in range(s.players):
            rewards[seat] = (won >> seat & 1) / max(count_bits(won), 1)

    register(share)
    return share


def _build_deal(kind: Kind) -> Kernel:
    setup, settle = kind.rules.setup, settling(kind)

    def deal(i: int, states: Array, fresh: Array, luck: Fields, lucks: Array, dealt: Array, lengths: Array) -> None:
        """Begin a game anew, and keep where its chance stood, so that it can be played again."""
        lengths[i] = 0
        dealt[i, 0] = luck[i]
        for seat in range(lucks.shape[1]):
            dealt[i, 1 + seat] = lucks[i, seat]
        states[i] = fresh[0]
        setup(states[i])
        settle(states[i], luck[i])

    register(deal)
    return deal


def _build_play_bots(kind: Kind, opponents: tuple[str, ...]) -> Kernel:
    over, asked, apply, settle = kind.rules.over, kind.rules.asked, kind.rules.apply, settling(kind)
    decide = deciding(kind, opponents)

    def play_bots(
        s: Fields, luck: Fields, lucks: Array, who: Array, traits: Fields, move: Fields, advisor: int
    ) -> None:
        """Go on until the game is over or a learner is asked, and put what its advisor would do."""
        while not over(s):
            seat = asked(s)
            level = who[seat] if who[seat] >= 0 else advisor
            if level >= 0:
                decide(level, s, seat, traits[seat], lucks[seat], move)
            if who[seat] < 0:
                break
            apply(s, move.seat, move.kind, move.x, move.y)
            settle(s, luck)

    register(play_bots)
    return play_bots


def _build_show(kind: Kind, form: Form) -> Kernel:
    tensors = tensors_of(kind)
    observe, glance, width, parts, mask = tensors.observe, tensors.glance, tensors.WIDTH, form.draft, form.mask

    def show(s: Fields, seat: int, memory: int, draft: Array, observation: Array, allowed: Array) -> None:
        if memory < 0:
            observe(s, seat, observation)
        else:
            glance(s, seat, memory, observation)
        for part in range(parts):
            observation[width + part] = draft[part]
        mask(s, seat, draft, allowed)

    register(show)
    return show


def _build_sample() -> Kernel:
    def sample(i: int, masks: Array, luck: Fields, chosen: Array) -> None:
        count = 0
        for k in range(masks.shape[1]):
            count += masks[i, k]
        left = below(luck[i], count)
        k = 0
        while left >= masks[i, k]:
            left -= masks[i, k]
            k += 1
        chosen[i] = k

    register(sample)
    return sample
