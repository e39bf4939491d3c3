"""A visitor's lines to the house, which a test may cut and mend."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute

from tests.page.visitor import Visitor


class Lines:
    """Everything a visitor's sockets say goes through here, unless it is cut: then no new line holds either."""

    def __init__(self, visitor: Visitor) -> None:
        self.opened: list[WebSocketRoute] = []
        self._cut = False
        visitor.page.route_web_socket(re.compile("/socket"), self._through)

    def _through(self, line: WebSocketRoute) -> None:
        if self._cut:
            line.close()
        else:
            line.connect_to_server()
            self.opened.append(line)

    def cut(self) -> None:
        """From now on the house is out of reach."""
        self._cut = True
        self.opened[-1].close()

    def mend(self) -> None:
        """The next attempt gets through."""
        self._cut = False
