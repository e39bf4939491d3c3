"""The page's files on their way to the browser: read once, compressed once (when the page was built), never by request.

Files in `assets/` have names that change with what is in them, so browsers keep them for good. Of all others a browser
asks whether they have changed.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

NO_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Młotek</title>
<h1>Młotek</h1><p>The house is open, but its page has not been built: run <code>make page</code> and reload.</p>
<p>Dom jest otwarty, ale strona nie jest zbudowana: uruchom <code>make page</code> i odśwież.</p></html>
"""
FIRST = "index.html"
PAGES = ("/", "/t/{table}", "/t/{table}/tv", "/tv/{table}", "/replay/{table}", "/learn/{game}", "/{name}")
"""The addresses that the page itself understands, and its files."""
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

    def answer(self, request: Request) -> Response:
        """The smallest form that the browser takes, or only that it has not changed."""
        headers = {"cache-control": self.cached, "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        encoding = next((e for e in ENCODINGS if e in self.bodies and _takes(request, e)), "")
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], headers=headers, media_type=self.kind)


def _takes(request: Request, encoding: str) -> bool:
    accepted = request.headers.get("accept-encoding", "").replace(" ", "").split(",")
    return any(one.split(";")[0] == encoding and not one.endswith((";q=0", ";q=0.0")) for one in accepted)


class PageFiles:
    """All files of the page, in memory; read anew when it has been built anew."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._built = 0.0
        self._files: dict[str, PageFile] = {}
        self._read_if_new()

    def routes(self) -> list[Route]:
        """The addresses of the page and its files."""
        return [Route("/assets/{name}", self._asset), *(Route(path, self._page) for path in PAGES)]

    def _read_if_new(self) -> None:
        first = self._folder / FIRST
        built = first.stat().st_mtime if first.is_file() else 0.0
        if built != self._built:
            self._built = built
            self._files = {
                str(path.relative_to(self._folder).as_posix()): _read(path) for path in _originals(self._folder)
            }

    async def _asset(self, request: Request) -> Response:
        found = self._files.get(f"assets/{request.path_params['name']}")
        if found is None:
            raise HTTPException(404)
        return found.answer(request)

    async def _page(self, request: Request) -> Response:
        """A file by its name; the first file for every address that the page itself understands."""
        self._read_if_new()
        found = self._files.get(request.path_params.get("name", FIRST)) or self._files.get(FIRST)
        return HTMLResponse(NO_PAGE) if found is None else found.answer(request)


def _originals(folder: Path) -> list[Path]:
    """The page's files without their compressed forms and what the builder left for itself."""
    paths = [*folder.glob("*"), *folder.glob("assets/*")]
    return [path for path in paths if path.is_file() and path.suffix not in ENCODINGS.values() and path.stem[:1] != "."]


def _read(path: Path) -> PageFile:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    bodies = {"": data} | (_compressed(path, data) if kind.startswith(TEXTS) and len(data) >= WORTHWHILE else {})
    cached = FOR_GOOD if path.parent.name == "assets" else ASK_AGAIN
    return PageFile(kind, f'"{hashlib.sha256(data).hexdigest()[:20]}"', cached, bodies)


def _compressed(path: Path, data: bytes) -> dict[str, bytes]:
    """The compressed forms that came with the page; where none did, one that is made now."""
    beside = {encoding: path.with_name(path.name + end) for encoding, end in ENCODINGS.items()}
    shipped = {encoding: file.read_bytes() for encoding, file in beside.items() if file.is_file()}
    return shipped or {"gzip": gzip.compress(data, mtime=0)}
