"""What an inspector of the page looks at: findings of axe-core, what is covered, cut off or too small."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.page.visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
QUESTIONS = Path(__file__).parent / "inspection.js"
WIDTHS = ((320, 640), (360, 740), (390, 844), (768, 1024), (1280, 800))
TWICE = "212.5%"
"""Twice the letters: the page's own size is 106.25 %."""


def ask(visitor: Visitor, question: str) -> Any:
    """What the page answers to a question of the inspector."""
    if not visitor.page.evaluate("'inspection' in window"):
        visitor.page.evaluate(QUESTIONS.read_text(encoding="utf-8"))
    return visitor.page.evaluate(f"inspection.settle().then(() => inspection.{question}())")


def serious_findings(visitor: Visitor) -> list[str]:
    """What axe-core holds to be serious or critical."""
    ask(visitor, "settle")
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
    visitor.page.evaluate(f"document.documentElement.style.fontSize = '{TWICE}'")
    found += [f"letters twice as big: {one}" for one in ask(visitor, "trouble")]
    visitor.page.evaluate("document.documentElement.style.fontSize = ''")
    if before is not None:
        visitor.page.set_viewport_size(before)
    return found


def shown(visitor: Visitor) -> str:
    """The table as the page shows it when its log is whole, without what ticks."""
    visitor.page.wait_for_selector(".log[aria-busy=true]", state="detached")
    return str(ask(visitor, "shown"))
