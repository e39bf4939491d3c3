"""Somebody at the page: a browser of their own, what they clicked and what the house told them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect

from tests.page.window import PATIENCE, window_of
from tests.told import Told

GAMES = ("modern-art", "milionerzy", "nie-blefuj", "targ")
PHONE = (360, 740)
DESK = (1280, 800)
A_LITTLE = 20
"""Milliseconds between two looks."""
A_WHILE = 500
"""Milliseconds in which something usually happens at a table."""
MY_BAR = ".actions .bar:not(.waiting, .ahead)"
"""What can be done now; where a market goes in turns one may look ahead, too."""
UNREADY = ".actions .pause .primary[aria-disabled=false]"
"""The button of a moment that this one has not been ready for yet."""
REST = (Path(__file__).parent / "rest.js").read_text(encoding="utf-8")
QUICK = {"pace": 0, "caution": "never", "volume": 0}
EXPERIENCED = "".join(f"localStorage.setItem('mlotek.acted.{game}', '9');" for game in GAMES)
"""Somebody who has played before: the coach stays away."""


class Visitor:
    """A person with a browser; complains about every error the page logs."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESK,
        language: str = "pl",
        newcomer: bool = False,
        offline: bool = False,
        **context: Any,
    ) -> None:
        """Whether the page is kept for when there is no network is for the tests to say: it costs more than a visit."""
        self.url = url
        viewport = {"width": size[0], "height": size[1]}
        workers = "allow" if offline else "block"
        self._window = window_of(browser, url, viewport, locale=language, service_workers=workers, **context)
        self._window.shared = not offline
        self.page: Page = self._window.page
        self.errors: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self._ears: dict[Any, Callable[[Any], None]] = {
            "pageerror": lambda error: self.errors.append(str(error)),
            "console": lambda line: self.errors.append(line.text) if line.type == "error" else None,
            "websocket": self._listen_to,
        }
        for event, ear in self._ears.items():
            self.page.on(event, ear)
        self.choose()
        if not newcomer:
            self.tell(EXPERIENCED)

    @property
    def context(self) -> BrowserContext:
        """The browser around the page: whoever does something to it keeps it."""
        self._window.shared = False
        return self._window.context

    def carry(self, cookie: str, value: str) -> None:
        """Have this cookie of the house."""
        self._window.context.add_cookies([{"name": cookie, "value": value, "url": self.url}])

    def tell(self, script: str) -> None:
        """Let the page begin with this, from the next one on."""
        self._window.tell(script)

    def choose(self, **settings: Any) -> None:
        """Set something for this browser, from the next page on."""
        stored = json.dumps({**QUICK, **settings})
        self.tell(f"localStorage.setItem('mlotek.settings', '{stored}')")

    def take_time(self) -> None:
        """Let bots play at a humane pace, at the tables opened from now on."""
        self.choose(pace=1)

    def know(self, game: str) -> None:
        """Have read what a game is about before."""
        self.tell(f"localStorage.setItem('mlotek.intro.{game}', 'seen')")

    def _listen_to(self, socket: WebSocket) -> None:
        told = Told()
        socket.on("framereceived", lambda frame: self.heard.append(told.read(frame)))

    def leave(self) -> None:
        """Go away, once: the window may be somebody else's already. An error the page logged is a failure."""
        if not self._ears:
            return
        for event, ear in self._ears.items():
            self.page.remove_listener(event, ear)
        self._ears = {}
        self._window.leave(self.url)
        assert not self.errors, self.errors

    # ── Going about ──────────────────────────────────────────────────────────────────────────────────

    def enter(self, path: str = "/") -> None:
        """Go to an address of the house."""
        self.page.goto(self.url + path)

    def tile(self, game: str) -> Locator:
        """The tile of a game on the first page."""
        return self.page.locator("article").filter(has=self.page.locator(f"a[href='/learn/{game}']"))

    def play_with_bots(self, game: str) -> None:
        """Two taps: the house, the button."""
        self.enter()
        self.tile(game).locator(".primary").click()
        self.sit_down()

    def sit_down(self) -> None:
        """Wait for the table, and put the three sentences aside."""
        self.page.wait_for_selector("#status")
        self._put_intro_aside()
        while self._awaited():
            self.page.wait_for_timeout(A_LITTLE)
            self._put_intro_aside()

    def _put_intro_aside(self) -> None:
        """By a script: a market may be over before a mouse gets there."""
        self.page.evaluate("document.querySelector('.intro .primary')?.click()")

    def _awaited(self) -> bool:
        """Whether the house still waits for this one to read what the game is about."""
        told = [message for message in self.heard if message.get("clocks")]
        you = next((message["you"]["seat"] for message in reversed(told) if message.get("you")), None)
        shown = told[-1]["clocks"]["intermission"] if told else None
        return shown is not None and shown["moment"] == "introduction" and you not in shown["ready"]

    def open_table(self, game: str) -> str:
        """A table for people; returns its code."""
        self.enter()
        self.tile(game).locator(".button:not(.primary)").click()
        return self.page.locator(".invitation .code").inner_text()

    def sit_beside(self, name: str) -> None:
        """Let somebody at the same screen sit down in the lobby; on a phone what one can do there is folded."""
        folded = self.page.locator("details:not([open]) summary", has_text=re.compile("Przy stole|At the table"))
        if folded.count():
            folded.click()
        self.page.locator("button.beside").first.click()
        self.page.locator("form.beside input").fill(name)
        self.page.locator("form.beside button").click()
        expect(self.page.locator(".lobby li").filter(has_text=name).last).to_be_visible()

    def start(self) -> None:
        """Begin the game, as the host."""
        self.page.locator(".lobby .start .primary").last.click()

    # ── At the table ─────────────────────────────────────────────────────────────────────────────────

    @property
    def status(self) -> str:
        """What is asked of whom."""
        return self.page.locator("#status").inner_text()

    @property
    def version(self) -> int:
        """How much has happened at the table, as the page shows it."""
        return int(self.page.locator("[data-version]").get_attribute("data-version") or 0)

    @property
    def view(self) -> dict[str, Any]:
        """The last view the house sent."""
        return dict(next(message["view"] for message in reversed(self.heard) if message.get("view")))

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    @property
    def over(self) -> bool:
        return self.page.locator("dialog[open] .ranking").count() > 0

    def bar(self, selector: str = "") -> Locator:
        """The action bar, or something in it."""
        return self.page.locator(f"{MY_BAR} {selector}".strip())

    def wait_for_my_turn(self) -> bool:
        """Wait until something can be done here; False when the game is over."""
        ready = f"{MY_BAR}:not(.busy), dialog[open] .ranking, {UNREADY}"
        self.page.wait_for_selector(ready, timeout=PATIENCE)
        return not self.over

    @property
    def pausing(self) -> bool:
        """Whether everybody looks at a moment, and waits for this one too."""
        return self.page.locator(UNREADY).count() > 0

    def be_ready(self) -> None:
        """Say that the moment has been seen."""
        self.page.evaluate("button => document.querySelector(button)?.click()", UNREADY)  # it may be over by now
        self.page.wait_for_timeout(A_LITTLE)

    @property
    def ceremonies(self) -> set[str]:
        """The moments everybody has looked at together."""
        pauses = [message.get("clocks", {}).get("intermission") for message in self.heard]
        return {pause["moment"] for pause in pauses if pause}

    def wait_until(self, happened: Callable[[], bool]) -> None:
        """Wait until the house has told something."""
        assert self._waited_for(happened, PATIENCE), "the house did not tell"

    def listen(self) -> None:
        """Wait for news of the table, but not for long: they may be up to somebody else in the same test."""
        told = len(self.heard)
        self._waited_for(lambda: any(message.get("view") for message in self.heard[told:]), A_WHILE)

    def _waited_for(self, happened: Callable[[], bool], longest: int) -> bool:
        """Whether something has happened before so many milliseconds have passed."""
        for _ in range(longest // A_LITTLE):
            if happened():
                return True
            self.page.wait_for_timeout(A_LITTLE)
        return happened()

    def acts(self) -> None:
        """Wait until what was just done has happened."""
        self.page.wait_for_selector(".actions .bar.busy", state="detached")

    # ── Looking closely ──────────────────────────────────────────────────────────────────────────────

    def rest(self) -> None:
        """Let the page come to rest: before that, no place on it and no size is worth measuring."""
        self.page.evaluate(REST)

    def resize(self, size: tuple[int, int]) -> None:
        """Look at the same page on another screen."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.rest()

    def expect_no_overflow(self) -> None:
        """The page never scrolls sideways."""
        self.rest()
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"the page is {wide} px too wide"

    def expect_text(self, text: str) -> None:
        expect(self.page.locator("body")).to_contain_text(text)
