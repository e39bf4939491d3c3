"""Pictures of every phase of every game: `python -m tests.page.screenshots [folder]`; two screens, two languages."""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from mlotek.games import table_of
from tests.page.conftest import FLAGS, NAMES
from tests.page.hands import CLICKS, play_through
from tests.page.house import ServedHouse
from tests.page.scenes import SEAT, STAGED, staged
from tests.page.theatre import Theatre
from tests.page.visitor import DESK, GAMES, PHONE, Visitor

FOLDER = Path("build/screenshots")


class Photographer:
    """Takes each scene once."""

    def __init__(self, visitor: Visitor, folder: Path, name: str) -> None:
        self._visitor = visitor
        self._folder = folder
        self._name = name
        self._taken: set[str] = set()

    def take(self, scene: str) -> None:
        """A picture of what is on the screen, if this scene has none yet."""
        if scene not in self._taken:
            self._taken.add(scene)
            self._visitor.page.wait_for_timeout(400)
            self._visitor.page.screenshot(path=self._folder / f"{self._name}-{len(self._taken):02d}-{scene}.png")


def photograph_game(visitor: Visitor, game: str, camera: Photographer) -> None:
    """Play a game through and take a picture of every decision, the first log and rules, and the end."""
    visitor.play_with_bots(game)
    play_through(visitor, CLICKS[game], seed=2, look=lambda one: camera.take(scene_of(one)))
    camera.take("end")
    visitor.page.locator("dialog[open] .content").evaluate("one => one.scrollTop = one.scrollHeight")
    camera.take("end-of-story")


def scene_of(visitor: Visitor) -> str:
    """The phase, and whether a round has just been settled."""
    settled = visitor.page.locator(".summary, .result").count() > 0
    offers = visitor.page.locator(".stalls li:not(.none)").count() > 2
    return visitor.phase + ("-settled" if settled else "") + ("-busy" if offers else "")


def photograph_house(visitor: Visitor, camera: Photographer) -> None:
    """The first page, the lobby, the rules, the settings."""
    visitor.enter()
    visitor.page.wait_for_selector("article")
    camera.take("home")
    visitor.page.get_by_label("⚙").or_(visitor.page.locator("header .button").last).click()
    camera.take("settings")
    visitor.page.keyboard.press("Escape")
    visitor.open_table("modern-art")
    camera.take("lobby")
    visitor.sit_beside("Iga")
    camera.take("lobby-one-screen")
    visitor.start()
    visitor.page.locator(".pass").wait_for()
    camera.take("pass-on")
    visitor.play_with_bots("milionerzy")
    visitor.page.keyboard.press("r")
    camera.take("rules")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("l")
    camera.take("log")
    visitor.page.locator("dialog[open] .line").first.click()
    visitor.page.locator(".past").wait_for()
    camera.take("past")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("/")
    camera.take("command")
    visitor.enter()
    visitor.page.wait_for_selector("article")
    camera.take("home-again")


def photograph_newcomer(visitor: Visitor, game: str, camera: Photographer) -> None:
    """The first minute, and the beginning and the end of every lesson."""
    visitor.enter()
    visitor.tile(game).locator(".primary").click()
    visitor.page.locator(".intro").wait_for()
    camera.take("intro")
    visitor.page.locator(".intro .primary").click()
    visitor.page.locator(".coach .try").wait_for()
    camera.take("coach")
    for number, lesson in enumerate(table_of(game).lessons, start=1):
        for done in ([], [step.wanted[0] for step in lesson.steps]):
            leave_off(visitor, game, lesson.name, done)
            visitor.enter(f"/learn/{game}")
            visitor.page.locator(".lesson h2").wait_for()
            camera.take(f"lesson-{number}{'-done' if done else ''}")


def leave_off(visitor: Visitor, game: str, lesson: str, actions: list[str]) -> None:
    """Let the browser remember this as the place where a lesson was left."""
    kept = json.dumps({"lesson": lesson, "number": 0, "actions": actions})
    visitor.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [f"mlotek.lesson.{game}", kept])


def photograph_plays(browser: Browser, folder: Path, size: tuple[int, int], language: str) -> None:
    """What is played before it is shown, in the middle of it."""
    theatre = Theatre()
    theatre.start()
    visitor = theatre.visitor(browser, theatre.guest(SEAT), size, language)
    visitor.take_time()
    for game in STAGED:
        moment = staged(game)
        theatre.lead(visitor, moment)
        Photographer(visitor, folder, f"{size[0]}-{language}-{game}-play").take(moment.name)
    visitor.leave()
    theatre.stop()


@contextmanager
def opened_browser() -> Iterator[Browser]:
    """The system's Chromium."""
    path = next(filter(None, map(shutil.which, NAMES)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


def main(folder: Path, games: tuple[str, ...] = GAMES) -> None:
    """All pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    house = ServedHouse(Path(tempfile.mkdtemp()))
    house.start()
    with opened_browser() as browser:
        for size in (PHONE, DESK):
            for language in ("pl", "en"):
                name = f"{size[0]}-{language}"
                visitor = Visitor(browser, house.url, size, language)
                photograph_house(visitor, Photographer(visitor, folder, f"{name}-house"))
                for game in games:
                    photograph_game(visitor, game, Photographer(visitor, folder, f"{name}-{game}"))
                visitor.leave()
                newcomer = Visitor(browser, house.url, size, language, newcomer=True)
                newcomer.take_time()
                for game in games:
                    photograph_newcomer(newcomer, game, Photographer(newcomer, folder, f"{name}-{game}-new"))
                newcomer.leave()
                photograph_plays(browser, folder, size, language)
    house.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
