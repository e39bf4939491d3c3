"""Games on a GPU: the same ones. Where there is no GPU, what its threads do is done through Numba's simulator."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

import mlotek
from mlotek import fast
from mlotek.core.errors import MlotekError
from mlotek.fast.devices import NoDevice, device_named
from tests.conformance.tables import every_game

SIMULATED = """
import numpy as np
from mlotek.fast.devices import Cuda

def add(i, ones, others, count):
    ones[i] += others[i] + count

device = Cuda()
ones = device.array(np.arange(300))
device.for_each(add)(ones, device.array(np.arange(300)), 7)
print((device.host(ones) - 2 * np.arange(300)).tolist() == [7] * 300)
print(device.host(device.rows((2, 3), np.int8)).shape)
"""


def has_gpu() -> bool:
    try:
        device_named("cuda")
    except NoDevice:
        return False
    return True


def test_a_device_that_is_not_there_is_told_in_a_sentence() -> None:
    with pytest.raises(MlotekError, match=r"no device 'abacus'; there are: cpu, cuda"):
        fast.batch("milionerzy", games=1, device="abacus")
    if not has_gpu():
        with pytest.raises(NoDevice, match="no GPU"):
            fast.env("milionerzy", games=1, device="cuda")


def test_threads_of_a_gpu_do_to_each_game_what_a_loop_does() -> None:
    """Numba's simulator runs the kernel. (It cannot copy records into a thread's own memory; only a GPU shows that.)"""
    simulator = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
    told = subprocess.run([sys.executable, "-c", SIMULATED], env=simulator, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert told.stdout.splitlines() == ["True", "(2, 3)"]


@every_game
def test_games_that_go_on_are_dealt_anew_and_the_streams_of_chance_agree(name: str) -> None:
    """To keep playing is to play out and to deal anew, again and again."""
    kept, dealt = fast.batch(name, games=3, seed=4), fast.batch(name, games=3, seed=4)
    kept.keep_playing(700)
    left = np.full(3, 700)
    while left.any():
        dealt.redeal()
        before = dealt.states.copy(), dealt.lucks.copy()
        taken = dealt.playout()
        for i in np.flatnonzero(taken > left):
            dealt.states[i], dealt.lucks[i] = before[0][i], before[1][i]
        for i in np.flatnonzero(taken > left):
            one = fast.Batch(dealt.game, 1, 0)
            one.states[0], one.lucks[0] = dealt.states[i], dealt.lucks[i]
            one.playout(int(left[i]))
            dealt.states[i], dealt.lucks[i] = one.states[0], one.lucks[0]
        left = np.maximum(left - taken, 0)
        if not left.all():
            break
    same = left == 0
    assert same.any()
    assert (kept.states[same] == dealt.states[same]).all()


@every_game
def test_a_seat_that_there_is_not_has_its_own_refusal(name: str) -> None:
    batch = fast.batch(name, games=2, seed=1)
    moves, reasons = batch.choose(), np.zeros(2, np.int64)
    moves["seat"][1] = 100
    before = batch.states.copy()
    batch._machine.step(batch.states, batch.lucks, moves, reasons)
    assert reasons.tolist() == [0, -2]
    assert (batch.states[1] == before[1]).all()


@every_game
def test_what_may_not_be_done_is_replaced_by_the_default(name: str) -> None:
    """On a GPU nobody can be told in time: a stale action must not corrupt a game."""
    env = fast.env(name, games=8, seed=2)
    forbidden = np.array([int(np.flatnonzero(mask == 0)[0]) for mask in env.look()[1]])
    with pytest.raises(ValueError, match="masked"):
        env.step(forbidden)
    env._go_on(np.concatenate([forbidden[:7], [-5]]))
    assert env.faults == 8
    for number in range(8):
        state = type(mlotek.Match(env.game, seed=1)._state).from_bytes(env._states[number].tobytes())
        assert not env.game.kind.rules.due(state)


@every_game
def test_advice_is_what_the_advisor_would_choose(name: str) -> None:
    """A learner that always follows its advisor plays the very games of that level."""
    advised = fast.env(name, games=5, seed=6, seats=["learner", "regular", "novice", "shrewd"], advisor="shrewd")
    for _ in range(40):
        told = advised.advice
        allowed = advised.look()[1][np.arange(5), np.maximum(told, 0)]
        assert allowed[told >= 0].all()
        advised.step(np.where(told >= 0, told, advised.look()[1].argmax(axis=1)))


@pytest.mark.skipif(not has_gpu(), reason="NO GPU HERE: the same games on it are not compared")
@every_game
def test_a_gpu_plays_the_same_games_state_by_state(name: str) -> None:
    here, there = fast.batch(name, games=256, seed=7), fast.batch(name, games=256, seed=7, device="cuda")
    for _ in range(20):
        assert (there.device.host(there.states) == here.states).all()
        assert (there.device.host(there.step(there.choose())) == here.step(here.choose())).all()
    assert (there.device.host(there.playout()) == here.playout()).all()
    assert (there.device.host(there.states) == here.states).all()
    seats = ["learner", "shrewd", "regular", "novice"]
    mine = fast.env(name, games=64, seed=3, seats=seats, advisor="shrewd")
    theirs = fast.env(name, games=64, seed=3, seats=seats, advisor="shrewd", device="cuda")
    for _ in range(30):
        for one, other in zip((*mine.look(), mine.advice), (*theirs.look(), theirs.advice), strict=True):
            assert (one == theirs.device.host(other)).all()
        mine.step(mine.sample())
        theirs.step(theirs.sample())
