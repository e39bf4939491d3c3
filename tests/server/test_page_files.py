"""The page's files on their way to the browser."""

from __future__ import annotations

import asyncio
import gzip
import os
import runpy
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from mlotek.server.net import page_files
from mlotek.server.net.page_files import PageFiles

BUILDER = runpy.run_path(str(Path(__file__).parents[2] / "hatch_build.py"))
SCRIPT = "let gavel = 1;\n" * 500


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as it is built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>first</p>" * 200)
    (tmp_path / "assets" / "house-1a2b.js").write_text(SCRIPT)
    (tmp_path / "assets" / "house-1a2b.js.br").write_bytes(b"as brotli has it")
    (tmp_path / "assets" / "house-1a2b.js.gz").write_bytes(gzip.compress(b"as it was shipped"))
    (tmp_path / "assets" / "face.woff2").write_bytes(bytes(5000))
    return tmp_path


def fetched(page: Path | PageFiles, path: str, **headers: str) -> httpx.Response:
    """What a browser gets."""
    files = page if isinstance(page, PageFiles) else PageFiles(page)

    async def main() -> httpx.Response:
        browser = httpx.AsyncClient(transport=httpx.ASGITransport(Starlette(routes=files.routes())))
        takes = {"accept-encoding": "gzip"} | headers
        async with browser, browser.stream("GET", f"http://house{path}", headers=takes) as answer:
            answer.extensions["raw"] = b"".join([part async for part in answer.aiter_raw()])
            return answer

    return asyncio.run(main())


def test_scripts_and_styles_travel_as_they_were_compressed_when_built(page: Path) -> None:
    for takes, encoding in (("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip")):
        answer = fetched(page, "/assets/house-1a2b.js", **{"accept-encoding": takes})
        shipped = page / "assets" / f"house-1a2b.js.{'br' if encoding == 'br' else 'gz'}"
        assert answer.headers["content-encoding"] == encoding
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.extensions["raw"] == shipped.read_bytes()
    plain = fetched(page, "/assets/house-1a2b.js", **{"accept-encoding": "identity"})
    assert plain.extensions["raw"] == SCRIPT.encode()


def test_nothing_is_compressed_by_request(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = PageFiles(page)
    monkeypatch.setattr(gzip, "compress", None)
    answer = fetched(files, "/")
    assert gzip.decompress(answer.extensions["raw"]).startswith(b"<!doctype html>")


def test_assets_are_kept_for_good_and_the_rest_is_asked_about(page: Path) -> None:
    assert "immutable" in fetched(page, "/assets/face.woff2").headers["cache-control"]
    first = fetched(page, "/")
    assert first.headers["cache-control"] == "no-cache"
    again = fetched(page, "/t/ABCD", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.extensions["raw"]) == (304, b"")
    assert fetched(page, "/", **{"if-none-match": '"another"'}).status_code == 200


def test_a_page_built_anew_is_seen_at_once(page: Path) -> None:
    files = PageFiles(page)
    fetched(files, "/")
    (page / "index.html").write_text("<!doctype html>second")
    os.utime(page / "index.html", (1, 1))
    assert fetched(files, "/").extensions["raw"] == b"<!doctype html>second"


def test_without_a_page_the_house_says_how_to_build_it(tmp_path: Path) -> None:
    assert b"make page" in fetched(tmp_path / "nothing", "/", **{"accept-encoding": "identity"}).extensions["raw"]


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/assets/..%2findex.html", "/assets/house-1a2b.js.br"])
def test_only_files_of_the_page_are_served(page: Path, path: str) -> None:
    assert fetched(page, path).status_code == 404


FIRST = Path(__file__).parents[2] / "web" / "index.html"


@pytest.mark.parametrize(
    ("reads", "language", "says"), [("de, en;q=0.8", "en", "four games"), ("", "pl", "cztery gry")]
)
def test_the_page_introduces_itself_in_the_visitors_language(page: Path, reads: str, language: str, says: str) -> None:
    """Search engines and previews of links run no script."""
    (page / "index.html").write_text(FIRST.read_text(encoding="utf-8"))
    files = PageFiles(page, "https://games.example")
    answer = fetched(files, "/", **{"accept-encoding": "identity", "accept-language": reads})
    told = answer.extensions["raw"].decode()
    assert f'<html lang="{language}">' in told
    assert says in told.split("<title>")[1].split("</title>")[0]
    assert '<meta property="og:image" content="https://games.example/sharing.png" />' in told
    assert "{{" not in told
    assert answer.headers["vary"] == "accept-encoding, accept-language"


def test_each_language_of_the_page_has_a_tag_of_its_own(page: Path) -> None:
    (page / "index.html").write_text('<p lang="{{language}}">')
    files = PageFiles(page)
    polish = fetched(files, "/", **{"accept-language": "pl"}).headers["etag"]
    assert fetched(files, "/", **{"accept-language": "en", "if-none-match": polish}).status_code == 200
    assert fetched(files, "/", **{"accept-language": "pl", "if-none-match": polish}).status_code == 304


@pytest.mark.parametrize("path", ["/nothing", "/index.html", "/learn/chess", "/rules/chess", "/a/b/c"])
def test_an_address_that_leads_nowhere_is_no_page(page: Path, path: str) -> None:
    assert fetched(page, path).status_code == 404


def freshly_built() -> bool:
    """Whether the page was built from what is here."""
    stamp: Path = BUILDER["PAGE"] / ".built-from"
    return stamp.is_file() and stamp.read_text() == BUILDER["sources_fingerprint"]()


@pytest.mark.skipif(not freshly_built(), reason="THE BUILT PAGE IS NOT TESTED: run make page")
def test_the_built_page_ships_compressed() -> None:
    files = [path for path in BUILDER["PAGE"].rglob("*") if path.suffix in (".js", ".css")]
    large = [path for path in files if path.stat().st_size >= page_files.WORTHWHILE]
    assert large
    for path in large:
        for ending in (".br", ".gz"):
            assert path.with_name(path.name + ending).stat().st_size < path.stat().st_size
