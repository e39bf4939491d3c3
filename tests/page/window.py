"""The window somebody looks through.

One that was left as it was found serves the next visitor. It has read the page before: a visit costs a third.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page
from playwright.sync_api import Error as BrowserError

PATIENCE = 90_000
"""Milliseconds; a busy machine is slow."""
NOWHERE = -1
TIDY = """() => {
    localStorage.clear()
    sessionStorage.clear()
    return [Date, WebSocket].every((one) => Function.prototype.toString.call(one).includes('[native code]'))
}"""
"""Forget everything; whether clock and line are the browser's own, as they were."""


_used: dict[tuple[Any, ...], list[Window]] = defaultdict(list)
"""Tidy windows that nobody looks through, by browser, house and kind."""


def window_of(browser: Browser, url: str, size: dict[str, int], **kind: Any) -> Window:
    """A used window of this kind, if there is one."""
    used = _used[browser, url, *sorted(kind.items())]
    used[:] = [window for window in used if not window.page.is_closed()]
    window = used.pop() if used else Window(browser, used, **kind)
    window.page.set_viewport_size(size)  # type: ignore[arg-type]
    return window


class Window:
    """A browser of somebody's own, with one page in it, and what that page is told before it begins."""

    def __init__(self, browser: Browser, used: list[Window], **kind: Any) -> None:
        self.shared = True
        """Whether it may serve others: nothing has been done to it that cannot be undone."""
        self._used = used
        self.context: BrowserContext = browser.new_context(**kind)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self._session: CDPSession | None = None
        self._told = ""
        self._known_as = ""

    def tell(self, script: str) -> None:
        """Run this in every page from the next one on, until the window is tidied."""
        if self._session is None:
            self._session = self.context.new_cdp_session(self.page)
            self._session.send("Page.enable")
        if self._told:
            self._session.send("Page.removeScriptToEvaluateOnNewDocument", {"identifier": self._known_as})
        self._told += f"{script};\n"
        added = self._session.send("Page.addScriptToEvaluateOnNewDocument", {"source": self._told})
        self._known_as = added["identifier"]

    def leave(self, url: str) -> None:
        """Leave it to the next visitor, or close it."""
        if self.shared and self._tidied(url):
            self._used.append(self)
        else:
            self.context.close()

    def _tidied(self, url: str) -> bool:
        """Go out of the house and forget everything; false if the window is not what it was."""
        try:
            if self._session is not None:
                self._session.detach()
            self._session, self._told = None, ""
            self.page.set_default_timeout(PATIENCE)
            self.page.goto(f"{url}/robots.txt")
            self.page.mouse.move(NOWHERE, NOWHERE)
            self.context.clear_cookies()
            return len(self.context.pages) == 1 and bool(self.page.evaluate(TIDY))
        except BrowserError:
            return False
