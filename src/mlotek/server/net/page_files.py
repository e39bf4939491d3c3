"""The page's files on their way to the browser: read once, compressed once (when the page was built), never by request.

Files in `assets/` have names that change with what is in them, so browsers keep them for good. Of all others a browser
asks whether they have changed. The first file has a form for each language: what it says of itself to search engines
and to those who pass on its address stands in it as `{{page-title}}`, the name of a message.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from mlotek.games import games
from mlotek.server.common.guests import language_of
from mlotek.server.net.addresses import address_of
from mlotek.server.net.long_answers import takes
from mlotek.speech import LANGUAGES, Speaker

NO_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Młotek</title>
<h1>Młotek</h1><p>The house is open, but its page has not been built: run <code>make page</code> and reload.</p>
<p>Dom jest otwarty, ale strona nie jest zbudowana: uruchom <code>make page</code> i odśwież.</p></html>
"""
FIRST = "index.html"
PAGES = (
    "/",
    "/t/{table}",
    "/t/{table}/tv",
    "/tv/{table}",
    "/replay/{table}",
    "/learn/{game}",
    "/rules/{game}",
    "/try/{game}/{number}",
)
"""The addresses that the page itself understands."""
LeadsSomewhere = Callable[[str, str], Awaitable[bool]]
"""Whether there is a table of this name, as far as somebody at this address may know."""
BLANK = re.compile(r"{{([\w-]+)}}")
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How files are compressed, the best first, and how their names end then."""
WORTHWHILE = 1024
"""Smaller files are not compressed."""
TEXTS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True)
class PageFile:
    """A file in every form it travels in."""

    kind: str
    tag: str
    cached: str
    bodies: dict[str, bytes]
    """By encoding; the file as it is has none."""
    vary: str = "accept-encoding"

    def answer(self, request: Request, status: int = 200) -> Response:
        """The smallest form that the browser takes, or only that it has not changed."""
        headers = {"cache-control": self.cached, "etag": self.tag, "vary": self.vary}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        encoding = next((e for e in ENCODINGS if e in self.bodies and takes(request, e)), "")
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], status, headers, media_type=self.kind)


class PageFiles:
    """All files of the page, in memory; read anew when it has been built anew.

    `address` is where others find the house: whoever passes on a link to it fetches the picture from there. The page of
    a table is one only where the table is.
    """

    def __init__(self, folder: Path, address: str | None = None, leads_somewhere: LeadsSomewhere | None = None) -> None:
        self._folder = folder
        self._leads_somewhere = leads_somewhere
        self._address = address or ""
        self._built = 0.0
        self._files: dict[str, PageFile] = {}
        self._first: dict[str, PageFile] = {}
        self._read_if_new()

    def routes(self) -> list[Route]:
        """The addresses of the page and its files."""
        return [
            Route("/assets/{name}", self._asset),
            *(Route(path, self._page) for path in PAGES),
            Route("/{name}", self._file),
        ]

    def _read_if_new(self) -> None:
        first = self._folder / FIRST
        built = first.stat().st_mtime if first.is_file() else 0.0
        if built != self._built:
            self._built = built
            self._files = {
                str(path.relative_to(self._folder).as_posix()): _read(path) for path in _originals(self._folder)
            }
            text = first.read_text(encoding="utf-8") if built else ""
            self._first = {language: _first_in(language, text, self._address) for language in LANGUAGES if built}

    async def _asset(self, request: Request) -> Response:
        return self._found(request, f"assets/{request.path_params['name']}")

    async def _file(self, request: Request) -> Response:
        self._read_if_new()
        return self._found(request, request.path_params["name"])

    def _found(self, request: Request, name: str) -> Response:
        found = self._files.get(name)
        if found is None:
            raise HTTPException(404)
        return found.answer(request)

    async def _page(self, request: Request) -> Response:
        if request.path_params.get("game", games()[0]) not in games():
            raise HTTPException(404)
        table = request.path_params.get("table")
        if table and self._leads_somewhere and not await self._leads_somewhere(table, address_of(request.scope)):
            raise HTTPException(404)
        return self.first(request)

    def first(self, request: Request, status: int = 200) -> Response:
        """The page itself, in the visitor's language; with 404 it says that nothing is here."""
        self._read_if_new()
        page = self._first.get(language_of(request.headers.get("accept-language", "")))
        return HTMLResponse(NO_PAGE, status) if page is None else page.answer(request, status)


def _first_in(language: str, text: str, address: str) -> PageFile:
    speaker = Speaker(language, games()[0], ())
    known = {"language": language, "address": address}
    said = BLANK.sub(lambda blank: html.escape(known[blank[1]] if blank[1] in known else speaker.say(blank[1])), text)
    return _page_in_memory(said.encode())


def _page_in_memory(said: bytes) -> PageFile:
    bodies = {"": said} | ({"gzip": gzip.compress(said, mtime=0)} if len(said) >= WORTHWHILE else {})
    return PageFile("text/html", _tag(said), ASK_AGAIN, bodies, "accept-encoding, accept-language")


def _originals(folder: Path) -> list[Path]:
    """The page's files without their compressed forms and what the builder left for itself."""
    paths = [*folder.glob("*"), *folder.glob("assets/*")]
    passed_over = {*ENCODINGS.values(), ".html"}
    return [path for path in paths if path.is_file() and path.suffix not in passed_over and path.stem[:1] != "."]


def _read(path: Path) -> PageFile:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    bodies = {"": data} | (_compressed(path, data) if kind.startswith(TEXTS) and len(data) >= WORTHWHILE else {})
    cached = FOR_GOOD if path.parent.name == "assets" else ASK_AGAIN
    return PageFile(kind, _tag(data), cached, bodies)


def _tag(data: bytes) -> str:
    return f'"{hashlib.sha256(data).hexdigest()[:20]}"'


def _compressed(path: Path, data: bytes) -> dict[str, bytes]:
    """The compressed forms that came with the page; where none did, one that is made now."""
    beside = {encoding: path.with_name(path.name + end) for encoding, end in ENCODINGS.items()}
    shipped = {encoding: file.read_bytes() for encoding, file in beside.items() if file.is_file()}
    return shipped or {"gzip": gzip.compress(data, mtime=0)}
