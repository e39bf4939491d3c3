"""The peers' own suites, for every game: in small among the tests, at full length by ``python -m tests.env.suites``.

``--games targ`` and ``--suites pettingzoo,openspiel`` choose some. PettingZoo, Gymnasium and OpenSpiel come with
the tools of development; stable-baselines3 and sb3-contrib need ``pip install torch stable-baselines3 sb3-contrib``.
"""

from __future__ import annotations

import argparse
import sys
import time
import unittest
import warnings
from collections.abc import Callable
from typing import Any

import mlotek
from tests.env.peers import peer

SHORT: dict[str, dict[str, Any]] = {"targ": {"max_actions": 40}, "nie-blefuj": {"max_rounds": 12}}
"""Options with which a game of any length is over soon."""


def short(name: str) -> dict[str, Any]:
    return SHORT.get(name, {})


def pettingzoo(name: str, cycles: int, options: dict[str, Any], **how: Any) -> None:
    """`api_test` for so many cycles, and `seed_test`."""
    suite = peer("pettingzoo.test", "'mlotek[pettingzoo]'")
    suite.api_test(mlotek.env.aec(name, **how, **options), num_cycles=cycles)
    suite.seed_test(lambda: mlotek.env.aec(name, **how, **options), num_cycles=max(10, cycles // 20))


def gymnasium(name: str, **how: Any) -> None:
    """`check_env`."""
    check = peer("gymnasium.utils.env_checker", "'mlotek[gymnasium]'").check_env
    check(mlotek.env.solo(name, against="regular", **how, **short(name)), skip_render_check=True)


def stable_baselines(name: str, steps: int) -> None:
    """Its `check_env`, and MaskablePPO learns for so many steps."""
    check = peer("stable_baselines3.common.env_checker", "torch stable-baselines3").check_env
    maskable = peer("sb3_contrib", "sb3-contrib").MaskablePPO
    env = mlotek.env.solo(name, against="novice", **short(name))
    check(env)
    learner = maskable("MlpPolicy", env, n_steps=steps // 2, batch_size=64, n_epochs=1, seed=1, device="cpu")
    learner.learn(steps)
    assert learner.num_timesteps == steps


def spiel(name: str, **parameters: Any) -> Any:
    """A game as OpenSpiel loads it."""
    pyspiel = peer("pyspiel", "'mlotek[openspiel]'")
    mlotek.env.register_open_spiel()
    written = ",".join(f"{key}={value}" for key, value in parameters.items())
    return pyspiel.load_game(f"mlotek_{name.replace('-', '_')}({written})")


def open_spiel(name: str, simulations: int, **how: Any) -> None:
    """`random_sim_test`, every state serialised and read again."""
    game = spiel(name, players=3, **how, **short(name))
    peer("pyspiel", "'mlotek[openspiel]'").random_sim_test(game, simulations, serialize=True, verbose=False)


def open_spiel_api(name: str, states: int) -> int:
    """`integration_tests/api_test.py`: all that it enforces on so many states of the tree; returns how many tests."""
    module = peer("open_spiel.integration_tests.api_test", "'mlotek[openspiel]' absl-py")
    base = module.EnforceAPIOnPartialTreeBase

    class Enforced(base):  # type: ignore[misc,valid-type]
        game = spiel(name, players=3, **short(name))
        game_name = game.get_type().short_name

        @classmethod
        def setUpClass(cls) -> None:
            super(base, cls).setUpClass()
            cls.some_states = module.sample_some_states.sample_some_states(cls.game, max_states=states)
            cls.game_type = cls.game.get_type()

    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Enforced)
    result = unittest.TextTestRunner(stream=sys.stderr, verbosity=0).run(suite)
    problems = [trouble for _, trouble in [*result.failures, *result.errors]]
    assert result.wasSuccessful(), "\n".join(problems)
    return result.testsRun


LONG: dict[str, Callable[[str], object]] = {
    "pettingzoo": lambda name: pettingzoo(name, 1000, {}),
    "gymnasium": gymnasium,
    "stable-baselines3": lambda name: stable_baselines(name, 2048),
    "openspiel": lambda name: open_spiel(name, 10),
    "openspiel-api": lambda name: open_spiel_api(name, 400),
}


def main() -> None:
    """Run the suites at full length, and say how long each took."""
    parser = argparse.ArgumentParser(prog="tests.env.suites", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", default=",".join(mlotek.games()))
    parser.add_argument("--suites", default=",".join(LONG))
    chosen = parser.parse_args()
    warnings.simplefilter("ignore")
    for suite in chosen.suites.split(","):
        for name in chosen.games.split(","):
            began = time.process_time()
            found = LONG[suite](name)
            told = f", {found} tests" if found else ""
            print(f"{suite}: {name}: content ({time.process_time() - began:.0f} CPU-s{told})", flush=True)


if __name__ == "__main__":
    main()
