"""Programs: what a seat wants done for it, until something relevant changes."""

from __future__ import annotations

from tests.server.hall import Hall, in_hall
from tests.server.tables import goods, market, open_auction, seated


def test_pass_when_it_comes_to_me_and_off_with_the_next_tile() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall)
        await phones[1].send("programs", programs=[{"program": "do", "action": "pass"}])
        await phones[0].act("bid 1")
        await hall.clock.advance(1)
        assert not phones[1].view["seats"][1]["bidding"]
        await phones[2].act("pass")
        assert phones[1].of("programs")[-1] == {"type": "programs", "programs": [], "off": "new-lot"}
        assert phones[0].of("programs") == []

    in_hall(test)


def test_bid_up_to_a_limit() -> None:
    async def test(hall: Hall) -> None:
        phones, _ = await open_auction(hall)
        await phones[1].send("programs", programs=[{"program": "bid-up-to", "limit": 8}])
        await phones[0].act("bid 4")
        await hall.clock.advance(1.5)
        assert (phones[0].view["auction"]["leader"], phones[0].view["auction"]["price"]) == (1, 5)
        await phones[0].act("bid 8")
        await hall.clock.advance(1.5)
        assert (phones[0].view["auction"]["leader"], phones[0].view["auction"]["price"]) == (0, 8)

    in_hall(test)


def test_a_price_that_jumps_switches_the_program_off() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall)
        await phones[0].act("pass")
        await phones[1].act("bid 1 2 3 4")
        assert (await phones[1].ask("programs", programs=[{"program": "bid-up-to", "limit": 60}]))["type"] == "ack"
        await phones[2].act("bid 1 10")
        assert phones[1].of("programs")[-1]["off"] == "price-jumped", "the cheapest bid above 11 would be 16"
        await hall.clock.advance(2)
        assert phones[1].view["seats"][1]["total"] == 10

    in_hall(test)


def test_accept_what_fits_a_pattern() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, tempo="none")
        give = next(iter(goods(phones[0])))
        await phones[1].send("programs", programs=[{"program": "accept-like", "get": {give: 1}, "give": {}}])
        before = goods(phones[1]).get(give, 0)
        await phones[0].act(f"offer 1 {give} for nothing")
        await hall.clock.advance(1.5)
        assert goods(phones[1])[give] == before + 1

    in_hall(test)


def test_a_program_that_is_no_action_is_refused() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall)
        answer = await phones[0].ask("programs", programs=[{"program": "do", "action": "dance"}])
        assert answer["code"] == "unreadable"
        many = [{"program": "do", "action": "pass"}] * 5
        assert (await phones[0].ask("programs", programs=many))["code"] == "unreadable"

    in_hall(test)
