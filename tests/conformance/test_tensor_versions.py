"""Trained weights mean something as long as a version stands for the same rows, masks and numbers.

``make golden`` writes the fingerprints anew. One that differs under the same version means that VERSION in the game's
`tensors.py` must be raised: weights of the old one would play nonsense, and nobody would notice.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import mlotek
from mlotek.forms import MEMORIES, forms_of
from mlotek.games import kind_of
from tests.conformance.tables import every_game
from tests.golden import FOLDER

FINGERPRINTS = FOLDER / "tensors.json"
RECORDS = FOLDER / "tensors"


def record_of(name: str) -> mlotek.Record:
    """A game that was recorded once, so that other chance or other bots change nothing here."""
    return mlotek.Record.from_json((RECORDS / f"{name}.json").read_text(encoding="utf-8"))


def fingerprints(name: str) -> dict[str, str]:
    """A hash for each form and memory, over all positions of the recorded game and all seats."""
    record = record_of(name)
    game = mlotek.replay(record).game
    spaces = [
        mlotek.tensors(name, game.players, actions=form, memory=memory, **record.options)
        for form in forms_of(kind_of(name))
        for memory in MEMORIES
    ]
    hashes = {space.version: hashlib.sha256() for space in spaces}
    match = mlotek.Match(game, chance=[], names=record.names)
    for actor, text in record.entries:
        if actor == "chance":
            match.supply(text)
            continue
        match.play(int(actor), text)
        for space in spaces:
            for seat in range(game.players):
                for part in space.see(match, seat):
                    hashes[space.version].update(part.tobytes())
    return {version: found.hexdigest()[:16] for version, found in hashes.items()}


@every_game
def test_a_version_stands_for_the_same_numbers(name: str) -> None:
    expected = json.loads(FINGERPRINTS.read_text(encoding="utf-8"))[name]
    assert fingerprints(name) == expected, "raise VERSION in tensors.py, then run `make golden`"


def write() -> None:
    """Record games that are not there yet, and write the fingerprints."""
    RECORDS.mkdir(exist_ok=True)
    for name in mlotek.games():
        path: Path = RECORDS / f"{name}.json"
        if not path.exists():
            options = {"targ": {"max_actions": 60}}.get(name, {})
            path.write_text(_random_game(mlotek.game(name, **options)).to_json(), encoding="utf-8")
    found = {name: fingerprints(name) for name in mlotek.games()}
    FINGERPRINTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def _random_game(game: mlotek.Game) -> mlotek.Record:
    match, rng = mlotek.Match(game, seed=14), random.Random(14)
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0]).sample(rng))
    return match.record
