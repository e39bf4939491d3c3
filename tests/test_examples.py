"""The example learns, saves, and what it saved sits down in the arena. It needs torch, which nothing else does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from mlotek.arena import Tournament, run
from tests.env.peers import peer

EXAMPLE = Path(__file__).parents[1] / "examples" / "ppo_milionerzy.py"


def test_the_example_ends_with_a_player(tmp_path: Path) -> None:
    peer("torch", "torch")
    out = tmp_path / "policy.npz"
    little = ["--minutes", "0.01", "--games", "64", "--width", "16", "--exam", "80", "--out", str(out)]
    done = subprocess.run([sys.executable, str(EXAMPLE), *little], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "decisions; saved" in done.stdout
    for rival in ("novice", "regular", "shrewd"):
        assert f"at a table of {rival}: " in done.stdout
    plan = Tournament(
        game="milionerzy", players=4, options={}, lineups=((f"net:{out}", "shrewd", "shrewd", "shrewd"),), deals=5
    )
    assert run(plan).games == 20
