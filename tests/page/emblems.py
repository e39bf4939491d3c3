"""Draws the house's icons and the picture that goes with its links, from the page's own drawings, into `web/public`:
`python -m tests.page.emblems`."""

from __future__ import annotations

import base64
import struct
from pathlib import Path

from playwright.sync_api import Browser

from tests.page.theatre import Theatre

PUBLIC = Path(__file__).parents[2] / "web" / "public"
SHARED = (1200, 630)
TOUCH = 180
FAVICON = 32
ARRANGE = """() => {
    const pictures = [...document.querySelectorAll('article .frame')].map((one) => one.cloneNode(true))
    const gavel = document.querySelector('.gavel').cloneNode(true)
    const board = document.createElement('div')
    board.style.cssText = `position: fixed; inset: 0; z-index: 9; display: grid; padding: 56px; gap: 64px;
        align-items: center; grid-template-columns: auto 1fr;
        background: radial-gradient(ellipse at 50% 0, #8a5533, #3b1d12 80%)`
    const name = document.createElement('div')
    name.style.cssText = `display: grid; justify-items: center; gap: 32px; color: #fdf3dc; font: 116px/1 'Young Serif'`
    gavel.style.cssText = 'inline-size: 232px; block-size: 232px'
    name.append(gavel, 'Młotek')
    const wall = document.createElement('div')
    wall.style.cssText = 'display: grid; grid-template-columns: repeat(2, 1fr); gap: 24px'
    for (const picture of pictures) picture.style.cssText = 'block-size: 246px; border-width: 12px'
    wall.append(...pictures)
    board.append(name, wall)
    document.body.replaceChildren(board)
}"""


def sharing_picture(browser: Browser, url: str) -> bytes:
    """The four games on a wall, and the name of the house."""
    page = browser.new_page(viewport={"width": SHARED[0], "height": SHARED[1]}, locale="pl")
    page.goto(url)
    page.wait_for_selector("article .frame svg")
    page.evaluate(ARRANGE)
    page.evaluate("document.fonts.ready")
    picture = page.screenshot()
    page.close()
    return picture


def icon(browser: Browser, size: int) -> bytes:
    """The gavel on its plate, filling a square."""
    drawing = base64.b64encode((PUBLIC / "icon.svg").read_bytes()).decode()
    page = browser.new_page(viewport={"width": size, "height": size})
    style = "<style>body{margin:0}img{display:block;inline-size:100vw}</style>"
    page.set_content(f'{style}<img src="data:image/svg+xml;base64,{drawing}">')
    page.wait_for_function("document.images[0].complete")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def as_ico(picture: bytes, size: int) -> bytes:
    """A PNG as the one picture of an ICO file."""
    header = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(picture), len(header) + 16)
    return header + entry + picture


def drawn(browser: Browser, url: str) -> dict[str, bytes]:
    """Every picture by the name of its file."""
    return {
        "sharing.png": sharing_picture(browser, url),
        "touch-icon.png": icon(browser, TOUCH),
        "favicon.ico": as_ico(icon(browser, FAVICON), FAVICON),
    }


def main() -> None:
    """Write them all."""
    from tests.page.screenshots import opened_browser

    theatre = Theatre()
    theatre.start()
    with opened_browser() as browser:
        for name, picture in drawn(browser, theatre.url).items():
            (PUBLIC / name).write_bytes(picture)
    theatre.stop()


if __name__ == "__main__":
    main()
