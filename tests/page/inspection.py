"""What an inspector of the page looks at: findings of axe-core, what is covered, cut off or too small."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.page.visitor import DESK, PHONE, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
QUESTIONS = Path(__file__).parent / "inspection.js"
WIDTHS = ((320, 640), (360, 740), (390, 844), (768, 1024), (1280, 800))
LETTERS = 16
"""The size of letters that browsers come with, in pixels."""
LARGER = {PHONE: ((20, 1.1), (24, 1.28), (32, 1.28)), DESK: ((32, 1.7),)}
"""Sizes that somebody may choose instead, and how much a table grows with them; on a phone as far as its width goes."""
COVERED = """(bubble, selector) => {
    bubble.style.animation = 'none'
    const one = bubble.getBoundingClientRect()
    return [...document.querySelectorAll(selector)].filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        return left < one.right && right > one.left && top < one.bottom && bottom > one.top
    }).map(({ className }) => className)
}"""
"""What of a selector lies under a bubble that has just flown up."""

WRITTEN = """pixels => {
    const letter = document.body.appendChild(document.createElement('span'))
    letter.style.fontSize = 'medium'
    const size = parseFloat(getComputedStyle(letter).fontSize)
    letter.remove()
    return size === pixels
}"""
"""Whether the page is written in letters of this size: it hears of a setting a little later."""


def ask(visitor: Visitor, question: str) -> Any:
    """What the page answers to a question of the inspector."""
    if not visitor.page.evaluate("'inspection' in window"):
        visitor.page.evaluate(QUESTIONS.read_text(encoding="utf-8"))
    visitor.rest()
    return visitor.page.evaluate(f"inspection.{question}()")


def serious_findings(visitor: Visitor) -> list[str]:
    """What axe-core holds to be serious or critical."""
    visitor.rest()
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = visitor.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    bad = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}" for one in bad for node in one["nodes"][:4]
    ]


def trouble_on_all_screens(visitor: Visitor) -> list[str]:
    """Whatever is too wide, too small, covered or unsaid, on every screen, and with letters twice as big."""
    found = []
    before = visitor.page.viewport_size
    for width, height in WIDTHS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} px: {one}" for one in ask(visitor, "trouble")]
    found += trouble_with_large_letters(visitor)
    if before is not None:
        visitor.page.set_viewport_size(before)
    return found


def trouble_with_large_letters(visitor: Visitor) -> list[str]:
    """What is lost for whoever has told the browser to write larger, on a phone and on a desk."""
    found = []
    for (width, height), sizes in LARGER.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        before = ask(visitor, "letters")
        for size, least in sizes:
            write(visitor, size)
            grown = ask(visitor, "letters") / before
            found += [f"letters of {size} px, {width} px: {one}" for one in ask(visitor, "troubleWithLargeLetters")]
            found += [f"letters of {size} px, {width} px: grown by {grown:.2f} alone"] if grown < least else []
        write(visitor, LETTERS)
    return found


def trouble_with_airy_letters(visitor: Visitor) -> list[str]:
    """What is cut off or written over something else for whoever needs more air between letters and lines."""
    usual = {size: _crowded(visitor, size) for size in (PHONE, DESK)}
    ask(visitor, "space")
    return [
        f"{size[0]} px: {one}" for size in (PHONE, DESK) for one in _crowded(visitor, size) if one not in usual[size]
    ]


def _crowded(visitor: Visitor, size: tuple[int, int]) -> list[str]:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    found: list[str] = ask(visitor, "crowded")
    return found


def write(visitor: Visitor, pixels: int) -> None:
    """Choose the size of letters in the settings of the browser."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": pixels, "fixed": pixels}})
    session.detach()
    visitor.page.wait_for_function(WRITTEN, arg=pixels)


def shown(visitor: Visitor) -> str:
    """The table as the page shows it when its log is whole, without what ticks."""
    visitor.page.wait_for_selector(".log[aria-busy=true]", state="detached")
    return str(ask(visitor, "shown"))
