"""The application: addresses, sockets, the page, and opening and closing the house with it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from mlotek.server.common.log import LOGGER
from mlotek.server.net.gateway import Gateway
from mlotek.server.net.http import problem, routes
from mlotek.server.net.security import SecurityHeaders
from mlotek.server.net.socket import socket
from mlotek.server.wire.refusals import HouseRefused

PAGE = Path(str(files("mlotek.server"))) / "page"
NO_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Młotek</title>
<h1>Młotek</h1><p>The house is open, but its page has not been built: run <code>make page</code> and reload.</p>
<p>Dom jest otwarty, ale strona nie jest zbudowana: uruchom <code>make page</code> i odśwież.</p></html>
"""

PAGES = ("/", "/t/{table}", "/tv/{table}", "/replay/{table}", "/learn/{game}", "/{name}")
"""The addresses that the page itself understands, and its files."""

Opened = Callable[[], contextlib.AbstractAsyncContextManager[Gateway]]


class Application:
    """The house as an ASGI application. `opened` opens it when the application starts and closes it at the end.

    Sockets go straight to their table; everything else goes through Starlette.
    """

    def __init__(self, opened: Opened, page: Path = PAGE) -> None:
        self.gateway: Gateway | None = None
        self._opened = opened
        self._page = page
        self.pages = Starlette(
            lifespan=self._lifespan,
            middleware=[Middleware(SecurityHeaders)],
            exception_handlers={404: _no_such_page, 405: _not_allowed, Exception: _broken},
        )

    @contextlib.asynccontextmanager
    async def _lifespan(self, pages: Starlette) -> AsyncIterator[None]:
        async with self._opened() as self.gateway:
            pages.router.routes[:] = [*routes(self.gateway), *_page_routes(self._page)]
            yield

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and self.gateway is not None:
            await socket(self.gateway, scope, receive, send)
        else:
            await self.pages(scope, receive, send)


def _page_routes(page: Path) -> list[BaseRoute]:
    found: list[BaseRoute] = [Route(path, _page(page)) for path in PAGES]
    if (page / "assets").is_dir():
        found.insert(0, Mount("/assets", GZipMiddleware(StaticFiles(directory=page / "assets"))))
    return found


def _page(page: Path) -> Callable[[Request], Awaitable[Response]]:
    """The page's files by name; its first file for every address that the page itself understands."""
    names = {path.name: path for path in page.iterdir() if path.is_file()} if page.is_dir() else {}

    async def endpoint(request: Request) -> Response:
        path = names.get(request.path_params.get("name", "")) or names.get("index.html")
        if path is None:
            return HTMLResponse(NO_PAGE)
        return FileResponse(path, headers={"cache-control": "no-cache"})

    return endpoint


async def _no_such_page(request: Request, error: Exception) -> Response:  # noqa: ARG001
    return problem(HouseRefused("no-such-page"))


async def _not_allowed(request: Request, error: Exception) -> Response:  # noqa: ARG001
    return problem(HouseRefused("not-allowed"))


async def _broken(request: Request, error: Exception) -> Response:
    LOGGER.error("a request failed", exc_info=error, extra={"facts": {"method": request.method}})
    return problem(HouseRefused("broken"))
