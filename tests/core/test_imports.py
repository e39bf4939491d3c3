"""The house opens fast and lightly, and says what to install for more."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BLOCK = """
import sys
class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {blocked}:
            raise ImportError(name)
sys.meta_path.insert(0, Blocker())
"""


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_the_games_need_neither_numpy_nor_numba_nor_the_web() -> None:
    code = (
        "import sys, mlotek\n"
        "for name in mlotek.games():\n"
        "    match = mlotek.Match(mlotek.game(name), seed=1)\n"
        "    match.play(match.actors[0], match.default(match.actors[0]))\n"
        "print(sorted({'numpy', 'numba', 'starlette', 'uvicorn', 'matplotlib'} & set(sys.modules)))"
    )
    result = python(code)
    assert (result.stdout, result.stderr) == ("[]\n", "")


def test_fast_without_numba_says_in_one_sentence_what_to_install() -> None:
    result = python(BLOCK.format(blocked="{'numba'}") + "import mlotek.fast")
    assert result.returncode == 1
    last = result.stderr.strip().splitlines()[-1]
    assert last == "ImportError: mlotek.fast needs NumPy and Numba: pip install 'mlotek[fast]'"


def test_the_house_opens_without_numba() -> None:
    result = python(BLOCK.format(blocked="{'numba', 'numpy'}") + "import mlotek; print(mlotek.games()[0])")
    assert (result.stdout, result.stderr) == ("modern-art\n", "")


@pytest.mark.parametrize(
    ("words", "module", "extra"),
    [
        (["mcp"], "mcp", "mcp"),
        (["dataset", "milionerzy", "--levels", "novice", "--games", "2", "--out", "games.parquet"], "pyarrow", "data"),
        (["arena", "milionerzy"], "openskill", "arena"),
    ],
)
def test_a_command_without_its_extra_says_what_to_install(
    words: list[str], module: str, extra: str, tmp_path: Path
) -> None:
    absent = BLOCK.replace("ImportError(name)", "ModuleNotFoundError(name, name=name)").format(blocked={module})
    there = f"import os; os.chdir({str(tmp_path)!r})\nfrom mlotek.cli import main\nsys.exit(main({words}))"
    result = python(absent + there)
    assert result.returncode == 2
    last = result.stderr.strip().splitlines()[-1]
    assert last.startswith(f"mlotek: {words[0]} needs {module}")
    assert last.endswith(f"pip install 'mlotek[{extra}]'")
