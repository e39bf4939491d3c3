"""A game is one folder: Goofspiel is added from outside, and all that holds for the house's games holds for it.

It is added by one line for the registry, in processes of its own, so that the other tests go on with four games.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import mlotek
from mlotek.games import OUTSIDE
from tests.env.peers import peer

MLOTEK = ("-c", "import sys; from mlotek.cli import main; sys.exit(main(sys.argv[1:]))")
ROOT = Path(__file__).parents[2]
LINE = "goofspiel=tests.fifth.goofspiel"
LAWS = ["tests/conformance", "--ignore-glob=*/test_tensor*.py", "--ignore=tests/conformance/test_golden.py"]
PLACES = {
    "laws": LAWS,
    "bots": ["tests/bots/test_bots.py", "tests/bots/test_worlds.py", "tests/bots/test_compiled.py"],
    "terminal": ["tests/cli/test_whole_games.py", "tests/cli/test_secrets.py", "tests/cli/test_fuzz.py"],
    "server": ["tests/server/test_leaks.py", "tests/server/test_takeback.py", "tests/server/test_lessons.py"],
    "words": ["tests/test_misreading.py", "tests/test_lexicon.py"],
}
"""Tests that are written for all games: here they run for the fifth."""


def run(*command: str) -> str:
    environment = os.environ | {OUTSIDE: LINE, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, text=True, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize("place", PLACES)
def test_what_holds_for_every_game_holds_for_the_fifth(place: str) -> None:
    told = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "goofspiel", *PLACES[place])
    assert "passed" in told or "[100%]" in told


def test_bots_play_it_in_the_arena(tmp_path: Path) -> None:
    out = str(tmp_path / "out")
    told = run(*MLOTEK, "arena", "goofspiel", "--bots", "shrewd,novice", "--deals", "200", "--out", out)
    assert "shrewd" in told


def test_it_is_simulated_compiled() -> None:
    assert "52 to 52" in run(*MLOTEK, "sim", "goofspiel", "--games", "500", "--lang", "en"), "13 prizes, 4 players"


def test_it_has_an_edition_of_its_own() -> None:
    program = """
import mlotek
match = mlotek.Match(mlotek.game("goofspiel", 2, edition="short"), seed=1)
assert match.view(0).seats[0].cards == (1, 2, 3, 4, 5, 6, 7)
assert mlotek.replay(match.record).game.edition == "short"
"""
    run("-c", program)


def test_a_language_model_is_told_of_it() -> None:
    peer("mcp", "'mlotek[mcp]'")
    program = """
import asyncio
from mlotek.cli.mcp import server
told = {tool.name: tool.description for tool in asyncio.run(server().list_tools())}
assert "targ, goofspiel" in told["rules"], told
"""
    run("-c", program)


def test_a_registered_game_is_known_in_processes_started_from_here() -> None:
    program = """
import subprocess, sys, mlotek
mlotek.register("another", "tests.fifth.goofspiel")
assert mlotek.games()[-2:] == ("goofspiel", "another")
asked = "import mlotek; print(mlotek.games())"
assert "another" in subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True).stdout
"""
    run("-c", program)


def test_without_that_line_there_are_four() -> None:
    assert mlotek.games() == ("modern-art", "milionerzy", "nie-blefuj", "targ")
    with pytest.raises(mlotek.BadGame, match="there is no game 'goofspiel'"):
        mlotek.game("goofspiel")
