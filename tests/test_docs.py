"""The code in README and docs runs and says what it says it does."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest
from docs import house, rulings
from docs.generate import WALK, up_to_date, with_code

import mlotek
from mlotek.server.table import pings
from mlotek.server.wire.messages import Ping
from mlotek.speech import LANGUAGES

ROOT = Path(__file__).parent.parent
PAGES = [path for path in (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))) if path.is_file()]
BLOCK = re.compile(r"^```(?:python|pycon)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(path: Path) -> list[str]:
    """The Python blocks of a page; those marked ``python no-run`` do not count, for they stand for something longer."""
    return BLOCK.findall(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_code_of_a_page_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "page"}
    for number, code in enumerate(blocks(path)):
        run(code, names, f"{path.name}, block {number}")


def run(code: str, names: dict[str, Any], where: str) -> None:
    """A block with prompts is a doctest; one without just has to run. Names live on from block to block."""
    if ">>>" not in code:
        exec(compile(code, where, "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(code, names, where, None, 0)
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, clear_globs=False)
    assert result.failed == 0, f"{where}: see above"
    names.update(test.globs)


def test_a_wrong_page_fails() -> None:
    with pytest.raises(AssertionError):
        run(">>> 1 + 1\n3\n", {}, "a page")


@pytest.mark.parametrize("name", mlotek.games())
def test_the_tables_of_a_game_page_are_what_the_code_says(name: str) -> None:
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
    assert page == up_to_date(name, page), "stale: run `make docs`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulings_are_what_the_rules_pages_say(language: str) -> None:
    page = (ROOT / "docs" / rulings.PAGES[language]).read_text(encoding="utf-8")
    assert page == rulings.page(language), "stale: run `make docs`"


@pytest.mark.parametrize("name", house.PAGES)
def test_the_tables_about_the_house_are_what_the_code_says(name: str) -> None:
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    assert "<!-- table: " in page
    assert page == house.up_to_date(page), "stale: run `make docs`"


def test_the_architecture_lists_every_module_of_the_server() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    modules = house.modules_of_server()
    assert len(modules) > 50
    assert [module for module in sorted(modules) if f"| `{module}` |" not in page] == []


def test_the_protocol_says_how_often_the_house_pings() -> None:
    said = " ".join((Ping.__doc__ or "").split())
    assert f"every {pings.EVERY:.0f} seconds" in said
    assert f"silent for {pings.SILENCE:.0f}" in said


def test_the_walk_through_a_game_shows_the_code_of_its_files() -> None:
    page = WALK.read_text(encoding="utf-8")
    assert page.count("<!-- code: ") > 10
    assert page == with_code(page), "stale: run `make docs`"
