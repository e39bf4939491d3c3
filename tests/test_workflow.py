"""The workflow of the forge calls the project's own commands, on the Pythons the project promises."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE))


@pytest.fixture(scope="module")
def jobs() -> Any:
    return yaml.safe_load((ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8"))["jobs"]


def test_it_runs_on_every_python_the_project_promises(jobs: Any) -> None:
    promised = [c.rpartition(" ")[2] for c in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", c)]
    assert jobs["test"]["strategy"]["matrix"]["python"] == promised
    assert PROJECT["requires-python"] == f">={promised[0]}"


def test_it_runs_on_every_system(jobs: Any) -> None:
    systems = jobs["test"]["strategy"]["matrix"]["os"]
    assert [name.partition("-")[0] for name in systems] == ["ubuntu", "macos", "windows"]


def test_it_calls_commands_that_exist(jobs: Any) -> None:
    commands = [step["run"].split() for job in jobs.values() for step in job["steps"] if "run" in step]
    assert {command[1] for command in commands if command[0] == "make"} == {"test", "docs"} <= TARGETS
    assert [command for command in commands if command[0] != "make"] == [[".ci/run"]]
    assert (ROOT / ".ci" / "run").exists()


def test_every_test_run_begins_with_the_checks_of_python_and_of_the_page() -> None:
    recipes = dict(re.findall(r"^([a-z]+): ([^#\n]*)", MAKEFILE, re.MULTILINE))
    assert "check" in recipes["test"].split()
    assert "hatch_build.py check" in MAKEFILE
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    for tool in ("prettier", "eslint", "svelte-check"):
        assert tool in scripts["check"]


WITHOUT_TORCH = "import sys, pytest; sys.modules['torch'] = None; sys.exit(pytest.main(sys.argv[1:]))"


def test_a_plain_make_test_needs_nothing_but_the_lock() -> None:
    """Torch is no part of it: the sources that need torch are not collected where it is missing."""
    environment = {name: value for name, value in os.environ.items() if name != "MLOTEK_REQUIRE_PEERS"}
    words = ["--collect-only", "-p", "no:cacheprovider", "src/mlotek/learn", "src/mlotek/cli"]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_TORCH, *words],
        cwd=ROOT,
        env=environment,
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:]
    assert "src/mlotek/cli/" in done.stdout
    assert "src/mlotek/learn" not in done.stdout


WITHOUT_UNIX = """
import os, sys, hypothesis, pytest
del os.sysconf, os.getuid
sys.modules["pwd"] = None
import tests.conftest
"""


def test_the_tests_can_be_collected_on_a_system_that_is_no_unix() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_UNIX], cwd=ROOT, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
