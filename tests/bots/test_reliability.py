"""A master speaks of the share it has, not of the one its net foresees; of other weights nothing is known."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bench.reliability import fitted

import mlotek
from mlotek import bots
from mlotek.bots import reliability
from mlotek.bots.net import NetBot, load
from mlotek.bots.reliability import Reliability, reliability_of
from mlotek.fast.nets import play_with_nets
from tests.counting import each

HALF = Reliability((0.0, 1.0), (0.0, 0.5))


def test_the_share_that_is_spoken_of_is_the_corrected_one() -> None:
    match = mlotek.Match(mlotek.game("milionerzy", players=4), seed=3)
    net = load(str(bots.learned(match.game)), match.game)
    said = []
    for trust in (Reliability(), HALF):
        bot = NetBot(net, match.game, match.actors[0], random.Random(1), reliability=trust)
        bot.watch(match.events(bot.seat))
        said.append(int(bot.decide(match.view(bot.seat)).why.values["percent"]))
    assert said[0] > 10
    assert abs(said[0] - 2 * said[1]) <= 1


def test_what_was_measured_of_other_weights_corrects_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reliability, "measured", lambda: {"targ 4": Reliability((0.0, 1.0), (0.5, 1.0), "another")})
    weights = tmp_path / "targ.npz"
    weights.write_bytes(b"weights")
    assert reliability_of(str(weights), 4).honest(0.25) == 0.25


def test_what_was_measured_rises_from_nothing_to_everything() -> None:
    found = reliability.measured()
    assert {key.split()[0] for key in found} <= set(mlotek.games())
    for measured in each(list(found.values())):
        assert measured.foreseen[0] == measured.had[0] == 0
        assert measured.foreseen[-1] == measured.had[-1] == 1
        assert all(low < high for low, high in pairwise(measured.foreseen))
        assert all(low <= high for low, high in pairwise(measured.had))


def test_a_correction_is_what_was_had_where_so_much_was_foreseen_and_never_falls() -> None:
    seen = [(0.12, 0.3)] * 300 + [(0.47, 0.6)] * 300 + [(0.52, 0.5)] * 300 + [(0.93, 1.0)] * 3
    found = fitted(np.array(seen))
    assert found.foreseen == (0.0, 0.12, 0.495, 1.0)
    assert found.had == (0.0, 0.3, 0.55, 1.0)


def test_whoever_listens_hears_every_decision_of_a_net_and_changes_nothing() -> None:
    game = mlotek.game("targ", players=3)
    net = load(str(bots.learned(game)), game)
    heard: list[Any] = []
    with_ear = play_with_nets(game, [net, "novice", net], 3, seed=5, listener=lambda *told: heard.append(told))
    without = play_with_nets(game, [net, "novice", net], 3, seed=5)
    assert with_ear.scores.tolist() == without.scores.tolist()
    assert with_ear.decisions.tolist() == without.decisions.tolist()
    assert {int(seat) for _, seats, _ in heard for seat in seats} == {0, 2}
    assert all(((shares >= 0) & (shares <= 1)).all() for _, _, shares in heard)
