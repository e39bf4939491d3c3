"""Tables that tests begin with: three people, an open auction, a market; and bots that bid."""

from __future__ import annotations

from typing import Any

from mlotek.server.workers.bot_protocol import BotAnswer, BotQuestion
from tests.server.hall import Hall, Passers, Phone

PEOPLE = ("ola", "iga", "leon")


async def seated(
    hall: Hall, game: str = "milionerzy", tempo: str = "friendly", led: bool = False, style: str = "open", **form: Any
) -> tuple[str, list[Phone]]:
    """A table of three people, begun."""
    wish = {
        "game": game,
        "players": 3,
        "seats": [{"who": "me"}],
        "tempo": {"name": tempo, "led": led, "market": style},
        **form,
    }
    table = (await hall.post("/api/tables", wish))["table"]["id"]
    for who in PEOPLE[1:]:
        await hall.post(f"/api/tables/{table}/sit", {}, who)
    phones = [await hall.connect(table, who) for who in PEOPLE]
    await hall.post(f"/api/tables/{table}/start")
    return table, phones


async def open_auction(hall: Hall, **form: Any) -> tuple[list[Phone], list[int]]:
    """Modern Art at an open auction of seat 0."""
    _, phones = await seated(hall, "modern-art", **form)
    card = next(action for action in phones[0].last["legal"]["actions"] if action.endswith("-open"))
    await phones[0].act(card)
    assert phones[0].view["phase"] == "open"
    return phones, [0, 1, 2]


async def market(hall: Hall, **form: Any) -> list[Phone]:
    _, phones = await seated(hall, "targ", **form)
    return phones


def goods(phone: Phone) -> dict[str, int]:
    return {stock["good"]: stock["count"] for stock in phone.view["hand"]}


class Bidders(Passers):
    """Bots that bid one more, up to a limit, and put up open auctions."""

    async def decide(self, question: BotQuestion) -> BotAnswer | None:
        view: Any = question.view
        if view.phase == "put":
            hand = view.seats[view.seat].hand
            return BotAnswer(f"put {next((card for card in hand if card.endswith('-open')), hand[0])}", None)
        bid = view.auction is not None and view.auction.price < 40 and view.phase == "open"
        return BotAnswer(f"bid {view.auction.price + 1}", None) if bid else None
