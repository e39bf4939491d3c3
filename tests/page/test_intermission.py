"""Moments that everybody looks at together: nothing goes on behind them, and a word ends them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.visitor import Visitor


def test_a_market_opens_when_i_am_ready(visitor: Visitor) -> None:
    visitor.take_time()
    visitor.open_table("targ")
    visitor.start()
    visitor.sit_down()
    expect(visitor.page.locator(".centre .back")).to_be_visible()
    assert visitor.bar().count() == 0, "nothing can be done meanwhile"
    before = visitor.version
    visitor.page.get_by_role("button", name="Gotowe").click()
    expect(visitor.page.locator(".centre .card:not(.back)")).to_be_visible()
    assert visitor.version >= before
    visitor.bar(".done").wait_for()
    visitor.leave()


def test_a_hurried_table_has_none(visitor: Visitor) -> None:
    visitor.play_with_bots("targ")
    visitor.bar(".done").wait_for()
    assert visitor.page.get_by_role("button", name="Gotowe").count() == 0
    visitor.leave()
