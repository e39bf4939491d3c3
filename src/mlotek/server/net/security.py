"""Where requests may come from, and what a page may load: hosts, origins, headers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mlotek.server.wire.refusals import HouseRefused

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # widths and positions of drawings; no style sheet comes from outside
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def check_origin(headers: Headers, allowed: Iterable[str]) -> None:
    """Refuse what a page of somebody else sends in a guest's name. Programs that are no browser send no Origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return
    if _place(origin) != headers.get("host", ""):
        raise HouseRefused("foreign-origin")


def _place(origin: str) -> str | None:
    """Host and port of an origin; None if it cannot be read."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def check_host(headers: Headers, names: Container[str]) -> None:
    """Refuse what calls the house by a name that is not its own. Only browsers can be led astray, and they name it."""
    host = headers.get("host")
    if host is not None and host not in names:
        raise HouseRefused("foreign-host")


class SecurityHeaders:
    """Adds the headers that tell a browser what the page may do."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        await self._app(scope, receive, _with_headers(send))


def _with_headers(send: Send) -> Callable[[Message], Awaitable[None]]:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
        await send(message)

    return sending
