"""The application: addresses, sockets, the page, and opening and closing the house with it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from mlotek.server.common.log import LOGGER
from mlotek.server.net.gateway import Gateway
from mlotek.server.net.http import problem, routes, warm_up
from mlotek.server.net.page_files import PageFiles
from mlotek.server.net.security import SecurityHeaders
from mlotek.server.net.socket import socket
from mlotek.server.wire.refusals import HouseRefused

BUILT_PAGE = Path(str(files("mlotek.server"))) / "page"
FOR_PROGRAMS = ("/api/", "/assets/")
Opened = Callable[[], contextlib.AbstractAsyncContextManager[Gateway]]


class Application:
    """The house as an ASGI application. `opened` opens it when the application starts and closes it at the end.

    Sockets go straight to their table; everything else goes through Starlette.
    """

    def __init__(self, opened: Opened, page: Path = BUILT_PAGE) -> None:
        self.gateway: Gateway | None = None
        self._opened = opened
        self._page = page
        self._files: PageFiles | None = None
        self.pages = Starlette(
            lifespan=self._lifespan,
            middleware=[Middleware(SecurityHeaders)],
            exception_handlers={404: self._no_such_page, 405: _not_allowed, Exception: _broken},
        )

    @contextlib.asynccontextmanager
    async def _lifespan(self, pages: Starlette) -> AsyncIterator[None]:
        warm_up()
        async with self._opened() as self.gateway:
            self._files = PageFiles(self._page, self.gateway.address, self.gateway.leads_somewhere)
            pages.router.routes[:] = [*routes(self.gateway), *self._files.routes()]
            yield

    async def _no_such_page(self, request: Request, error: Exception) -> Response:  # noqa: ARG002
        """People get a page that says so, programs a refusal."""
        if self._files is None or request.url.path.startswith(FOR_PROGRAMS):
            return problem(HouseRefused("no-such-page"))
        return self._files.first(request, 404)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        relay = self.gateway.relay if self.gateway is not None else None
        if relay is not None and scope["type"] in ("http", "websocket") and not relay.admits(scope):
            await _turned_away(scope, receive, send)
        elif scope["type"] == "websocket" and self.gateway is not None:
            await socket(self.gateway, scope, receive, send)
        else:
            await self.pages(scope, receive, send)


async def _turned_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Somebody at the inner door who is no house of ours."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
    else:
        await problem(HouseRefused("foreign-origin"))(scope, receive, send)


async def _not_allowed(request: Request, error: Exception) -> Response:  # noqa: ARG001
    return problem(HouseRefused("not-allowed"))


async def _broken(request: Request, error: Exception) -> Response:
    LOGGER.error("a request failed", exc_info=error, extra={"facts": {"method": request.method}})
    return problem(HouseRefused("broken"))
