"""The golden playthroughs show what the code does today."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance.tables import Table
from tests.golden import FOLDER, files, playthrough


@pytest.mark.parametrize(("path", "table"), list(files()), ids=lambda part: part.stem if isinstance(part, Path) else "")
def test_a_golden_playthrough_is_what_the_rules_say(path: Path, table: Table) -> None:
    assert path.read_text(encoding="utf-8") == playthrough(table), "run `make golden` and read the diff"


def test_there_is_no_golden_playthrough_without_a_game() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(path for path, _ in files())
