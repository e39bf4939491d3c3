"""Where no browser is found these tests are skipped, loudly; with MLOTEK_REQUIRE_BROWSER=1 that is a failure."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.house import PAGE, ServedHouse
from tests.page.theatre import Theatre
from tests.page.visitor import Visitor
from tests.page.window import PATIENCE

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The shell is the same browser without windows: a visit costs two thirds of the processor time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=PATIENCE)


def missing(what: str) -> None:
    """Skip where the page cannot be tested, unless that is forbidden."""
    sentence = f"THE PAGE IS NOT TESTED: {what}"
    if os.environ.get("MLOTEK_REQUIRE_BROWSER"):
        pytest.fail(sentence)
    pytest.skip(sentence)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        missing("no Chromium is installed (on Debian and Ubuntu: apt install chromium)")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    """A house for all tests of this process."""
    if not (PAGE / "index.html").is_file():
        missing("it has not been built (python hatch_build.py)")
    served = ServedHouse(tmp_path_factory.mktemp("house"))
    served.start()
    yield served
    served.stop()


@pytest.fixture(scope="session")
def theatre() -> Iterator[Theatre]:
    """A house in which tests set the scene, for all tests of this process."""
    if not (PAGE / "index.html").is_file():
        missing("it has not been built (python hatch_build.py)")
    opened = Theatre()
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def visitor(browser: Browser, house: ServedHouse) -> Iterator[Visitor]:
    """Somebody with a browser of their own, speaking Polish, on a wide screen."""
    person = Visitor(browser, house.url)
    yield person
    person.leave()
