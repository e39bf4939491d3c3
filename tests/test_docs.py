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
from mlotek.server.common.limits import Limits
from mlotek.server.table import pings
from mlotek.server.wire.messages import Bye, Ping
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


def test_the_protocol_names_every_goodbye() -> None:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "src/mlotek/server").rglob("*.py")]
    said = {code for text in texts for code in re.findall(r'(?:dismiss|shut|send_away)\("([a-z-]+)"', text)}
    assert {"moved", "kicked", "too-slow"} <= said
    assert [code for code in sorted(said) if f"`{code}`" not in (Bye.__doc__ or "")] == []


def test_contributors_are_told_of_every_file_that_all_games_have() -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    homes = [ROOT / "src/mlotek/games" / name.replace("-", "_") for name in mlotek.games()]
    shared = set.intersection(*({path.stem for path in home.iterdir() if path.stem[0] != "_"} for home in homes))
    assert {"rules", "opponents", "table"} <= shared
    assert [name for name in sorted(shared) if not re.search(rf"^    {name}(?:\.py|/) ", told, re.MULTILINE)] == []


def test_the_page_is_described_folder_by_folder() -> None:
    told = (ROOT / "docs" / "page.md").read_text(encoding="utf-8")
    folders = {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
    assert set(re.findall(r"^\| `(\w+)/", told, re.MULTILINE)) == folders


def test_whoever_runs_a_house_is_told_its_limits() -> None:
    told = " ".join((ROOT / "docs" / "host.md").read_text(encoding="utf-8").split())
    limits = Limits()
    for sentence in (
        f"{limits.visitors_per_table} people",
        f"those who watch together {limits.crowd.each_second} messages a second (bursts of {limits.crowd.burst})",
        f"{limits.watchers_per_guest} with one cookie, {limits.watchers_per_address} of one address",
        f"{limits.messages.each_second} messages a second (bursts of {limits.messages.burst})",
        f"{limits.frames.each_second} frames of any kind (bursts of {limits.frames.burst})",
        f"{limits.requests.each_second} requests a second (bursts of {limits.requests.burst};",
        f"{limits.sockets_per_address} sockets, {limits.connections_per_address} connections",
        f"{limits.tables_per_guest} unfinished tables, {limits.daily_per_guest} of them by the day",
        f"an address {limits.tables_per_address:,} and {limits.daily_per_address}",
        f"{limits.tables:,} tables, {limits.live_tables:,} of them in memory",
        f"does not read for {limits.stalled:.0f} seconds",
    ):
        assert sentence in told


def test_the_walk_through_a_game_shows_the_code_of_its_files() -> None:
    page = WALK.read_text(encoding="utf-8")
    assert page.count("<!-- code: ") > 10
    assert page == with_code(page), "stale: run `make docs`"
