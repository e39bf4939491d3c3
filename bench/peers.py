"""The peers of the field, driven at random in the same run: OpenSpiel, RLCard, catanatron."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

Peer = tuple[str, Callable[[], int]]


def open_spiel_python(name: str) -> Peer:
    """OpenSpiel's states driven by a Python loop, as its examples do."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)

    def one_game() -> int:
        return _decisions_to_the_end(game.new_initial_state(), rng)

    return f"OpenSpiel {name}, Python loop", one_game


def _decisions_to_the_end(state: Any, rng: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def open_spiel_rollouts(name: str) -> Peer:
    """OpenSpiel's own C++ rollouts: one search step that evaluates a position by a thousand random games.

    It does not tell how many decisions they took, so they are counted by the mean length of such games.
    """
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    start = game.new_initial_state()
    while start.is_chance_node():  # the deal is done once; rollouts begin at a decision
        start.apply_action(rng.choice(start.legal_actions()))
    rollouts = 1000
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 1, False)
    length = sum(_decisions_to_the_end(start.clone(), rng) for _ in range(300)) / 300

    def thousand_games() -> int:
        bot.step(start)
        return round(rollouts * length)

    return f"OpenSpiel {name}, C++ rollouts", thousand_games


def rlcard_uno() -> Peer:
    """RLCard's environment with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def one_game() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return "RLCard uno", one_game


def catanatron_random() -> Peer:
    """catanatron with four random players."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def one_game() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    return "catanatron", one_game


def peers() -> Iterator[Peer]:
    """Every peer that is installed; one that is not is named with the reason."""
    makers: list[tuple[str, Callable[[], Peer]]] = [
        ("OpenSpiel", lambda: open_spiel_python("leduc_poker")),
        ("OpenSpiel", lambda: open_spiel_python("hearts")),
        ("OpenSpiel", lambda: open_spiel_rollouts("leduc_poker")),
        ("OpenSpiel", lambda: open_spiel_rollouts("hearts")),
        ("RLCard", rlcard_uno),
        ("catanatron", catanatron_random),
    ]
    for name, make in makers:
        try:
            yield make()
        except Exception as error:
            print(f"({name} left out: {error})", file=sys.stderr)
