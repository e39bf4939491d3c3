"""Learning, in small: a course runs, goes on, and what it wrote sits down in the arena and thinks the same there."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

import mlotek
from mlotek.arena import Tournament, run
from mlotek.bots.net import load
from mlotek.fast.players import compiled_levels
from tests.env.peers import peer

SMALL = {"players": {3: 1.0}, "width": 16, "blocks": 1, "steps": 8}
MINUTES = 0.02


@pytest.fixture(autouse=True)
def few_exams(monkeypatch: pytest.MonkeyPatch) -> None:
    peer("torch", "torch")
    monkeypatch.setattr("mlotek.learn.course.EXAMS", {"cpu": 6})


def test_a_course_goes_on_where_it_was_stopped_and_plays_in_the_arena(tmp_path: Path) -> None:
    from mlotek import learn

    told: list[learn.Progress] = []
    recipe = learn.recipe_of("milionerzy", advisor="shrewd", mixes=True, **SMALL)
    first = learn.learn("milionerzy", tmp_path, minutes=MINUTES, recipe=recipe, games=12, tell=told.append)
    longer = first.spent + MINUTES
    second = learn.learn("milionerzy", tmp_path, minutes=longer, recipe=recipe, games=12, tell=told.append)
    assert second.decisions > first.decisions > 0
    assert [progress.decisions for progress in told] == sorted(progress.decisions for progress in told)
    assert second.history[: len(first.history)] == first.history
    net = f"net:{tmp_path / 'policy.npz'}"
    plan = Tournament(game="milionerzy", players=3, options={}, lineups=((net, "novice", "novice"),), deals=2)
    assert run(plan).games == 6


def test_what_is_written_thinks_as_what_was_learned(tmp_path: Path) -> None:
    import torch

    from mlotek import learn

    recipe = learn.recipe_of("milionerzy", advisor="shrewd", **SMALL)
    course = learn.learn("milionerzy", tmp_path, minutes=MINUTES, recipe=recipe, games=12)
    rows, masks, _ = course.tables.envs[0].look()
    advice = course.tables.envs[0].advice
    written = load(str(tmp_path / "policy.npz"), mlotek.game("milionerzy", players=3))
    likes, share = written.likes(rows, masks, advice)
    with torch.no_grad():
        logs, value = course.net(*map(torch.from_numpy, (rows, masks, advice)))
    assert np.allclose(likes, logs.exp().numpy(), atol=0.02)
    assert np.allclose(share, torch.sigmoid(value).numpy(), atol=0.02)


def test_another_recipe_does_not_go_on_with_what_is_there(tmp_path: Path) -> None:
    from mlotek import learn

    learn.learn("milionerzy", tmp_path, minutes=MINUTES, recipe=learn.recipe_of("milionerzy", **SMALL), games=12)
    with pytest.raises(ValueError, match="another recipe"):
        learn.Course("milionerzy", tmp_path, minutes=MINUTES, recipe=learn.recipe_of("milionerzy", **SMALL, clip=0.3))


def test_a_net_that_trusts_its_advisor_plays_like_it(tmp_path: Path) -> None:
    """Before it has learned anything, the best move of an advised net is what the shrewd bot would do."""
    from mlotek import learn

    recipe = learn.recipe_of("targ", **SMALL)
    course = learn.Course("targ", tmp_path, minutes=MINUTES, recipe=recipe, games=12)
    course.save()
    env = course.tables.envs[0]
    likes, _ = load(str(tmp_path / "policy.npz"), env.game).likes(*env.look()[:2], env.advice)
    assert (likes.argmax(axis=1) == env.advice).all()


def test_a_hunter_learns_against_nobody_but_its_prey(tmp_path: Path) -> None:
    from mlotek import learn

    recipe = learn.recipe_of("milionerzy", **SMALL)
    learn.learn("milionerzy", tmp_path / "prey", minutes=MINUTES, recipe=recipe, games=12)
    prey = tmp_path / "prey" / "policy.npz"
    hunter = learn.learn("milionerzy", tmp_path / "hunter", minutes=MINUTES, recipe=recipe, games=12, hunted=prey)
    assert set(hunter.history[-1].shares) == {"hunted"}
    assert int(hunter.tables.mine.sum()) == hunter.tables.games


def test_a_course_can_begin_with_given_weights_and_play_on_several_cores(tmp_path: Path) -> None:
    """With no time to learn, what is written is what was given; games on two cores are as many as on one."""
    from mlotek import learn

    recipe = learn.recipe_of("milionerzy", advisor="shrewd", **SMALL)
    learn.learn("milionerzy", tmp_path / "first", minutes=MINUTES, recipe=recipe, games=12)
    given = tmp_path / "first" / "policy.npz"
    course = learn.Course(
        "milionerzy", tmp_path / "second", minutes=MINUTES, recipe=recipe, games=12, cores=2, start=given
    )
    course.save()
    with np.load(given) as one, np.load(tmp_path / "second" / "policy.npz") as other:
        assert all((one[name] == other[name]).all() for name in ("scale", "told", "w0", "b1", "w2"))
    assert [[env.games for env in tables.envs] for tables in course.sets] == [[3, 3], [3, 3]]
    course.run()
    assert course.decisions > 0


def test_what_is_played_ahead_is_played_by_the_learner_as_it_was_when_that_began(tmp_path: Path) -> None:
    """A learner that changes meanwhile changes nothing in what is being played, only in what begins later."""
    import torch

    from mlotek import learn

    recipe = learn.recipe_of("milionerzy", **SMALL)
    course = learn.Course("milionerzy", tmp_path, minutes=MINUTES, recipe=recipe, games=12, cores=1)
    with closing(course._rollouts.played(course.net, course.past, lambda: None)) as rollouts:
        for expected in (0.0, 0.0, 3.0, 3.0):
            rollout = next(rollouts)
            values = torch.logit(rollout.values[rollout.own])
            assert torch.allclose(values, torch.full_like(values, expected), atol=0.05)
            with torch.no_grad():
                course.net.layers[-1].bias[-1] = 3.0


def test_lessons_are_mixed_and_of_one_size() -> None:
    import torch

    from mlotek.learn.ppo import lessons

    parts = lessons(torch.arange(100, 125), 10)
    assert [len(part) for part in parts] == [10, 10]
    assert len(set(torch.cat(parts).tolist())) == 20
    assert [len(part) for part in lessons(torch.arange(7), 10)] == [7]


def test_rivals_may_be_all_of_one_kind_or_opponents_of_the_arena(tmp_path: Path) -> None:
    from mlotek import learn

    company = {"learner": 0.4, "shrewd": 0.3, "thrifty": 0.2, "miser": 0.1}
    recipe = learn.recipe_of("milionerzy", company=company, alike=0.5, exams=("thrifty", "miser"), **SMALL)
    course = learn.learn("milionerzy", tmp_path, minutes=MINUTES, recipe=recipe, games=400)
    seats = np.concatenate([env.seats for env in course.tables.envs])
    alike = [set(row[row >= 0]) for row in seats if (row >= 0).sum() == 2]
    kinds = {kind for row in alike if len(row) == 1 for kind in row}
    assert {compiled_levels("milionerzy")[kind] for kind in kinds} == {"shrewd", "thrifty", "miser"}
    assert sum(len(row) == 1 for row in alike) / len(alike) > 0.5
    assert set(course.history[-1].shares) == {"thrifty", "miser"}


@pytest.mark.parametrize("name", mlotek.games())
def test_a_net_that_goes_on_keeps_its_shape_and_meets_no_fewer_shrewd_rivals(name: str) -> None:
    from mlotek import learn

    first, then = learn.recipe_of(name), learn.further_recipe_of(name)
    assert then.company["shrewd"] >= first.company["shrewd"]
    assert set(then.players) == set(first.players)
    assert all(sum(parts.values()) == pytest.approx(1) for parts in (then.company, then.players))
    assert {
        getattr(then, part) == getattr(first, part) for part in ("width", "blocks", "advisor", "reach", "mixes")
    } == {True}


def test_given_weights_are_taught_further_by_their_own_recipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from mlotek import learn
    from mlotek.cli import learn as command

    class Noted:
        def __init__(self, *_words: object, recipe: learn.Recipe, **_more: object) -> None:
            self.recipe = recipe

    monkeypatch.setattr(command, "Course", Noted)
    parser = argparse.ArgumentParser()
    command.add_parser(parser.add_subparsers())
    words = ["learn", "targ", "--out", str(tmp_path)]
    recipes = [
        command._course(parser.parse_args([*words, *more]), "cpu").recipe for more in ([], ["--start", "policy.npz"])
    ]
    assert recipes == [learn.recipe_of("targ"), learn.further_recipe_of("targ")]


@pytest.mark.parametrize("part", [0.0, 0.5, 1.0])
def test_of_what_hardly_was_a_choice_a_part_is_learned_from(part: float) -> None:
    import torch

    from mlotek.learn.ppo import worth_a_lesson

    logs = torch.tensor([-0.001, -0.5]).repeat(1000)[:, None]
    chosen = worth_a_lesson(logs, torch.arange(1000, 2000), part)
    sure = (chosen % 2 == 0).sum()
    assert len(chosen) - sure == 500
    assert abs(sure / 500 - part) < 0.15
    assert set(chosen.tolist()) <= set(range(1000, 2000))


@pytest.mark.parametrize("has_it", [True, False])
def test_cores_compute_with_half_precision_where_they_have_it(has_it: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    import torch

    from mlotek.learn import network

    monkeypatch.setattr(network, "_has_half_precision", lambda: has_it)
    net = network.Network(np.ones(3, np.float32), 2, 4, 1)
    with network.halved("cpu"):
        inner = net.layers[0](torch.ones(1, 3))
        logs, value = net(torch.ones(1, 3), torch.ones(1, 2), torch.zeros(1, dtype=torch.int64))
    assert inner.dtype == (torch.bfloat16 if has_it else torch.float32)
    assert logs.dtype == value.dtype == torch.float32
