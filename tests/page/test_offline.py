"""Without a network: the page opens, says what is wrong, and heals by itself."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.page.house import ServedHouse
from tests.page.visitor import Visitor


def test_a_page_without_a_network_says_so_and_heals(browser: Browser, house: ServedHouse) -> None:
    visitor = Visitor(browser, house.url, offline=True)
    visitor.play_with_bots("nie-blefuj")
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.context.set_offline(True)
    expect(visitor.page.locator(".banner")).to_contain_text("Nie ma połączenia z domem")
    visitor.context.set_offline(False)
    expect(visitor.page.locator(".banner")).to_have_count(0)
    assert visitor.wait_for_my_turn()
    visitor.context.set_offline(True)
    visitor.enter()
    alert = visitor.page.get_by_role("alert").first
    expect(alert).to_contain_text("Serwer nie odpowiada")
    expect(visitor.tile("targ")).to_contain_text("Targ")
    visitor.context.set_offline(False)
    expect(alert).to_be_empty()
    expect(visitor.page.locator(".alive").first).to_contain_text("runda")
    visitor.errors.clear()  # the browser itself logs what it could not load
    visitor.leave()
