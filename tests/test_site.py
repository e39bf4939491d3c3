"""The docs as a site: it builds without a warning, every link leads somewhere, everything public is in it."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag

import pytest

import mlotek
from tests.counting import each

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"\]\(([^)\s]+)\)")
PUBLIC = re.findall(r"^::: (mlotek(?:\.\w+)?)$", (ROOT / "docs" / "api.md").read_text(encoding="utf-8"), re.MULTILINE)


class Page(HTMLParser):
    """What a page links to, and what can be linked to on it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given: dict[str, Any] = dict(attrs)
        self.anchors |= {given[name] for name in ("id", "name") if given.get(name)}
        if tag == "a" and given.get("href"):
            self.links.append(given["href"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built from this checkout into a folder of its own."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copy(ROOT / "mkdocs.yml", folder)
    for part in ("docs", "src/mlotek"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("page", "__pycache__"))
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "build" / "site"


def test_every_link_and_anchor_of_the_site_leads_somewhere(site: Path) -> None:
    pages = {path.resolve(): Page(path) for path in site.rglob("*.html")}
    lost = []
    for path, page in each(pages.items(), least=10):
        for link in page.links:
            address, anchor = urldefrag(link)
            if path.name == "404.html" or re.match(r"[a-z]+:|/", address):
                continue
            target = (path.parent / unquote(address)).resolve() if address else path
            if target.is_dir():
                target /= "index.html"
            known = pages[target].anchors | {""} if target in pages else {""}
            if not target.exists() or unquote(anchor) not in known:
                lost.append(f"{path.name}: {link}")
    assert lost == []


def exported(module: str) -> list[str]:
    """The names a module is public with, read from its text: what it needs may not be installed."""
    found = find_spec(module)
    assert found is not None
    body = ast.parse(Path(found.origin or "").read_text(encoding="utf-8")).body
    lists = (one.value for one in body if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "__all__")
    return [name for names in lists for name in ast.literal_eval(names)]


def test_what_is_exported_is_read_without_importing_it() -> None:
    assert exported("mlotek") == mlotek.__all__
    assert "recipe_of" in exported("mlotek.learn")


@pytest.mark.parametrize("module", PUBLIC)
def test_everything_public_is_in_the_reference(module: str, site: Path) -> None:
    anchors = Page(site / "api.html").anchors
    names = exported(module)
    # a function that has its module's name is found there
    assert [name for name in names if not {f"{module}.{name}", f"{module}.{name}.{name}"} & anchors] == []
    assert module in anchors


def test_the_site_can_be_searched(site: Path) -> None:
    index = json.loads((site / "search.json").read_text(encoding="utf-8"))
    assert "milionerzy" in json.dumps(index).lower()


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")), ids=lambda page: page.name)
def test_every_link_of_the_root_pages_leads_to_a_file(page: Path) -> None:
    links = [urldefrag(link)[0] for link in LINK.findall(page.read_text(encoding="utf-8"))]
    inside = [link for link in links if link and not re.match(r"[a-z]+:", link)]
    assert [link for link in inside if not (ROOT / link).exists()] == []
