"""The page's files on their way to the browser."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from starlette.applications import Starlette

from mlotek.server.net.app import _page_routes


def test_scripts_and_styles_travel_compressed(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "house.js").write_text("let gavel = 1;\n" * 500)
    answer = asyncio.run(fetched(tmp_path, "/assets/house.js"))
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("let gavel")


async def fetched(page: Path, path: str) -> httpx.Response:
    """What a browser gets that takes compressed files."""
    house = httpx.ASGITransport(Starlette(routes=_page_routes(page)))
    async with httpx.AsyncClient(transport=house, base_url="http://house") as browser:
        return await browser.get(path, headers={"accept-encoding": "gzip"})
