"""The first page and the lobby for everybody. The phases of the games are in test_phases."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page.inspection import LETTERS, WIDTHS, ask, serious_findings, trouble_with_airy_letters, write
from tests.page.visitor import DESK, PHONE, Visitor


@pytest.mark.parametrize("light", ["light", "dark"])
def test_home_has_no_serious_findings(light: Any, visitor: Visitor) -> None:
    visitor.page.emulate_media(color_scheme=light)
    visitor.enter()
    visitor.page.wait_for_selector("article")
    assert serious_findings(visitor) == []


@pytest.mark.parametrize("path", ["home", "lobby"])
def test_every_screen_holds_what_comes_before_a_game(path: str, visitor: Visitor) -> None:
    if path == "lobby":
        visitor.open_table("modern-art")
    else:
        visitor.enter()
        visitor.page.wait_for_selector("article")
    for width, height in WIDTHS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.expect_no_overflow()
        assert ask(visitor, "smallTargets") == []
    write(visitor, 2 * LETTERS)
    for width, height in (PHONE, DESK):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.expect_no_overflow()
    write(visitor, LETTERS)
    assert trouble_with_airy_letters(visitor) == []
    assert "⟨" not in visitor.page.inner_text("body")
    assert serious_findings(visitor) == []
