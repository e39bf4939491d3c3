"""Long answers: compressed where they were made, and sent in pieces, so that others have their turn in between."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

PIECE = 1 << 16
GZIP = 31
"""What zlib calls the format."""


def takes(request: Request, encoding: str) -> bool:
    """Whether a browser takes something compressed so."""
    accepted = request.headers.get("accept-encoding", "").replace(" ", "").split(",")
    return any(one.split(";")[0] == encoding and not one.endswith((";q=0", ";q=0.0")) for one in accepted)


class LongAnswer(Response):
    """What was compressed with gzip, for whoever takes it so and, unpacked on the way, for all others."""

    def __init__(self, request: Request, packed: bytes, media_type: str) -> None:
        super().__init__(b"", 200, {"cache-control": "no-store", "vary": "accept-encoding"}, media_type or None)
        self._packed = packed
        self._as_it_is = takes(request, "gzip")
        if self._as_it_is:
            self.headers["content-encoding"] = "gzip"
        self.headers["content-length"] = str(len(packed) if self._as_it_is else _size(packed))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        for piece in _pieces(self._packed) if self._as_it_is else _unpacked(self._packed):
            await send({"type": "http.response.body", "body": piece, "more_body": True})
            await asyncio.sleep(0)
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def _size(packed: bytes) -> int:
    """How much this was before it was compressed: gzip says so in its last four bytes."""
    return int.from_bytes(packed[-4:], "little")


def _pieces(packed: bytes) -> Iterator[bytes]:
    return (packed[start : start + PIECE] for start in range(0, len(packed), PIECE))


def _unpacked(packed: bytes) -> Iterator[bytes]:
    unpacking = zlib.decompressobj(GZIP)
    for piece in _pieces(packed):
        while piece:
            yield unpacking.decompress(piece, PIECE)
            piece = unpacking.unconsumed_tail
    yield unpacking.flush()
