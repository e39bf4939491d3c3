"""Nets in the arena: the same games in batches as at a table, and clear words for weights that do not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlotek
from mlotek.arena import Tournament, run
from mlotek.arena.play import bot_named
from mlotek.bots import BadBot, Chair, learned, make
from mlotek.bots.mixed import MixedBot
from mlotek.bots.net import NetBot, load
from mlotek.cli import main
from mlotek.fast.luck import Stream, streams
from mlotek.fast.nets import Mixed, play_with_nets
from mlotek.fast.tables import play_tables
from tests.counting import each

GAME = mlotek.game("milionerzy", players=3)


def weights(game: mlotek.Game, form: str = "compact", memory: str = "perfect", **changed: Any) -> dict[str, Any]:
    """A small net of no skill, with the given parts changed."""
    space, rng = mlotek.tensors(game.name, game.players, actions=form, memory=memory), np.random.default_rng(1)
    sizes = (space.observation, 16, space.actions + (2 if "advisor" in changed else 1))
    arrays: dict[str, Any] = {"version": np.array(space.version), "scale": np.full(sizes[0], 0.1, np.float32)}
    for i in range(2):
        arrays[f"w{i}"] = rng.normal(size=sizes[i : i + 2]).astype(np.float16)
        arrays[f"b{i}"] = rng.normal(size=sizes[i + 1]).astype(np.float32)
    return arrays | changed


def saved(path: Path, **arrays: Any) -> str:
    np.savez(path, **arrays)
    return str(path)


def at_a_table(game: mlotek.Game, path: str, rivals: str, deal: int, seed: int) -> tuple[tuple[int, ...], int]:
    """The scores of a deal played through a Match, the net in seat 0, and how many decisions it took."""
    names = [f"net:{path}", rivals, rivals]
    lucks = [Stream(luck["state"]) for luck in streams(seed + 1, deal * 3, 3)]
    chairs = [Chair(bot_named(name, game, seat, lucks[seat], 1, None), 60) for seat, name in enumerate(names)]
    match, decisions = mlotek.Match(game, luck=Stream(streams(seed, deal, 1)[0]["state"])), 0
    while not match.over:
        seat = match.actors[0]
        match.play(seat, chairs[seat].answer(match).action)
        decisions += 1
    assert match.outcome is not None
    return match.outcome.scores, decisions


def test_a_net_plays_the_same_games_in_a_batch_as_at_a_table(tmp_path: Path) -> None:
    path = saved(tmp_path / "policy.npz", **weights(GAME))
    results = play_with_nets(GAME, [load(path, GAME), "regular", "regular"], 4, seed=5)
    played = list(zip(map(tuple, results.scores.tolist()), results.decisions.tolist(), strict=True))
    assert played == [at_a_table(GAME, path, "regular", deal, seed=5) for deal in range(4)]


@pytest.mark.parametrize(
    ("name", "form", "memory"),
    [
        ("milionerzy", "exact", "perfect"),
        ("milionerzy", "sets", "view"),
        ("nie-blefuj", "compact+claim", "perfect"),
        ("targ", "factored", "perfect"),
    ],
)
def test_a_net_plays_in_the_space_that_its_file_names(name: str, form: str, memory: str, tmp_path: Path) -> None:
    game = mlotek.game(name, players=3, **({"max_actions": 20} if name == "targ" else {}))
    for more in each(({}, {"mixes": np.array(True), "advisor": np.array("novice")})):
        path = saved(tmp_path / "policy.npz", **weights(game, form, memory, **more))
        load.cache_clear()
        results = play_with_nets(game, [load(path, game), "novice", "novice"], 2, seed=5)
        played = list(zip(map(tuple, results.scores.tolist()), results.decisions.tolist(), strict=True))
        assert played == [at_a_table(game, path, "novice", deal, seed=5) for deal in range(2)]


def test_a_master_is_told_the_advice_with_which_it_learned_in_a_batch_and_at_a_table() -> None:
    """The shrewd of Nie blefuj! were mended after its master had learned with them; the `tutor` stayed as it was."""
    game = mlotek.game("nie-blefuj", players=3)
    path = str(learned(game))
    net = load(path, game)
    assert net.advisor == "tutor"
    results = play_with_nets(game, [net, "shrewd", "shrewd"], 2, seed=5)
    played = list(zip(map(tuple, results.scores.tolist()), results.decisions.tolist(), strict=True))
    assert played == [at_a_table(game, path, "shrewd", deal, seed=5) for deal in range(2)]


def test_a_mixture_with_a_net_plays_the_same_games_in_a_batch_as_at_a_table(tmp_path: Path) -> None:
    path = saved(tmp_path / "policy.npz", **weights(GAME, advisor=np.array("novice")))
    net = load(path, GAME)
    results = play_with_nets(GAME, [Mixed("shrewd", net, 400), "random~regular~500", "regular"], 4, seed=6)
    for deal in range(4):
        lucks = [Stream(luck["state"]) for luck in streams(7, deal * 3, 3)]
        parts = make("shrewd", GAME, 0, luck=lucks[0]), NetBot(net, GAME, 0, lucks[0])
        rivals = [
            make(name, GAME, seat, luck=lucks[seat]) for seat, name in ((1, "random~regular~500"), (2, "regular"))
        ]
        chairs = [Chair(bot) for bot in (MixedBot(*parts, 400, lucks[0]), *rivals)]
        match = mlotek.Match(GAME, luck=Stream(streams(6, deal, 1)[0]["state"]))
        while not match.over:
            match.play(match.actors[0], chairs[match.actors[0]].answer(match).action)
        assert match.outcome is not None
        assert match.outcome.scores == tuple(results.scores[deal])


def test_a_draw_next_to_one_still_hits_an_action(tmp_path: Path) -> None:
    """The sum of many small numbers depends on the order; whoever draws must not fall off its end."""
    net = load(saved(tmp_path / "policy.npz", **weights(GAME, mixes=np.array(True))), GAME)
    likes = np.random.default_rng(3).random((4000, 37), np.float32)
    likes[:, 0] = likes[:, -1] = 0
    chosen = net.choose(likes, np.full(4000, 1 - 2.0**-31))
    assert (likes[np.arange(4000), chosen] > 0).all()


def test_a_net_of_a_space_that_the_game_has_not_is_told_which_there_are(tmp_path: Path) -> None:
    other = weights(GAME) | {"version": np.array("milionerzy standard factored perfect 1")}
    with pytest.raises(BadBot, match="milionerzy standard exact perfect 1") as caught:
        load(saved(tmp_path / "policy.npz", **other), GAME)
    assert caught.value.code == "other-version"


def test_without_a_net_the_games_are_those_of_compiled_tables() -> None:
    levels = ["shrewd", "regular", "novice"]
    mine, theirs = play_with_nets(GAME, levels, 20, seed=3), play_tables(GAME, levels, 20, seed=3)
    assert (mine.scores == theirs.scores).all()
    assert (mine.decisions == theirs.decisions).all()


@pytest.mark.parametrize("name", mlotek.games())
def test_a_net_of_any_game_enters_a_tournament(name: str, tmp_path: Path) -> None:
    game = mlotek.game(name, players=3)
    net = f"net:{saved(tmp_path / 'policy.npz', **weights(game))}"
    plan = Tournament(game=name, players=3, options={}, lineups=((net, "novice", "novice"),), deals=2)
    assert run(plan).games == 6


def test_the_command_line_enters_a_net_and_reports_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path / "policy.npz", **weights(GAME))
    words = ["arena", "milionerzy", "--players", "3", "--bots", f"novice,net:{path}", "--deals", "4"]
    assert main([*words, "--out", str(tmp_path / "out")]) == 0
    assert f"net:{path}" in capsys.readouterr().out
    assert (tmp_path / "out" / "report.html").is_file()


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"version": np.array("milionerzy 0 compact perfect 0")}, "other-version"),
        ({"b1": np.full(37, np.nan, np.float32)}, "bad-weights"),
        ({"scale": np.zeros(3, np.float32)}, "bad-weights"),
    ],
)
def test_weights_that_do_not_fit_are_told_what_is_wrong(changed: dict[str, Any], code: str, tmp_path: Path) -> None:
    path = saved(tmp_path / "policy.npz", **weights(GAME, **changed))
    with pytest.raises(BadBot) as caught:
        load(path, GAME)
    assert caught.value.code == code
    assert path in str(caught.value)


def test_a_part_that_is_missing_is_named(tmp_path: Path) -> None:
    arrays = weights(GAME)
    del arrays["b0"]
    with pytest.raises(BadBot, match="has no b0"):
        load(saved(tmp_path / "policy.npz", **arrays), GAME)


def test_what_is_no_file_of_weights_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "policy.npz").write_text("hello")
    with pytest.raises(BadBot, match="cannot be read"):
        load(str(tmp_path / "policy.npz"), GAME)
    with pytest.raises(BadBot, match="cannot be read"):
        load(str(tmp_path / "nobody.npz"), GAME)


def test_logits_that_are_no_numbers_are_no_choice(tmp_path: Path) -> None:
    """Finite weights can still give them, where their products do not fit."""
    huge = np.full((16, 37), 3e38, np.float32)
    path = saved(tmp_path / "policy.npz", **weights(GAME, w1=huge))
    with pytest.raises(BadBot, match="gave logits that are no numbers") as caught, np.errstate(all="ignore"):
        play_with_nets(GAME, [load(path, GAME).best, "regular", "regular"], 4, seed=5)
    assert caught.value.code == "bad-logits"


@pytest.mark.parametrize(
    ("choose", "message"),
    [
        (lambda _, masks: masks.argmin(axis=1), "which is masked; there were 0, "),
        (lambda _, masks: np.full(len(masks), 36), "a net chose 36; actions are 0 to 35"),
        (lambda _, masks: np.full(len(masks), -1), "a net chose -1; actions are 0 to 35"),
        (
            lambda _, masks: np.zeros(len(masks)),
            "must choose 4 whole numbers, one for each row, not",
        ),
        (lambda _, masks: np.zeros(len(masks) + 1, int), r"with shape \(5,\)"),
        (lambda _, masks: np.full(len(masks), np.nan), "not an array of float64"),
    ],
)
def test_a_policy_that_chooses_what_it_may_not_is_told_what_it_may(choose: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        play_with_nets(GAME, [choose, "regular", "regular"], 4, seed=5)
