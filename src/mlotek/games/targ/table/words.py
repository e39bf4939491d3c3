"""The table of Targ in words."""

from __future__ import annotations

from collections.abc import Hashable

from mlotek.core.lot import Lot
from mlotek.games.targ.edition import GOODS
from mlotek.games.targ.view import Player, StandingOffer, Stock, TargView
from mlotek.speech import Speaker
from mlotek.tables.drawing import Drawn, Piece, Pile, covered, pile


def situation(view: TargView, speaker: Speaker) -> list[str]:
    """The centre, the standing offers, and the viewer's goods."""
    return [_round(view, speaker), *_offers(view, speaker), *hand(view, speaker)]


def _round(view: TargView, speaker: Speaker) -> str:
    return speaker.say("targ-table-round", round=view.round, rounds=view.rounds, good=view.centre)


def _offers(view: TargView, speaker: Speaker) -> list[str]:
    return [_offer(offer, view, speaker) for offer in view.offers]


def _offer(offer: StandingOffer, view: TargView, speaker: Speaker) -> str:
    return speaker.say(
        "targ-table-offer",
        number=offer.number,
        give=offer.give,
        want=offer.want,
        wanted=len(offer.want),
        acceptable=acceptable(offer, view),
        **speaker.seats(seat=offer.seat, to=offer.to),
    )


def acceptable(offer: StandingOffer, view: TargView) -> bool:
    """Whether the viewer may accept an offer: it is addressed to it, and it holds what is wanted."""
    held = {stock.good: stock.count for stock in view.hand or ()}
    for_viewer = offer.seat != view.seat and offer.to in (None, view.seat)
    return for_viewer and all(held.get(lot.thing, 0) >= lot.count for lot in offer.want)


def describe(view: TargView, speaker: Speaker) -> list[str]:
    """The round, the offers, every seat, and the viewer's goods."""
    players = [_player(player, speaker) for player in view.seats]
    mine = [] if view.seat is None else hand(view, speaker)
    return [_round(view, speaker), *_offers(view, speaker), *players, *mine]


def _player(player: Player, speaker: Speaker) -> str:
    return speaker.say(
        "targ-table-player",
        seat=speaker.names[player.seat],
        number=player.cards,
        score=player.score,
        done=player.done,
        known=player.known,
    )


def hand(view: TargView, speaker: Speaker) -> list[str]:
    """The viewer's goods, how many of how many, and what they would bring now."""
    if view.hand_points is None:  # TG-STOP-4
        goods = tuple(_bare_stock(stock, speaker) for stock in view.hand or ())
        return [speaker.say("targ-table-bare-hand", goods=speaker.joined(goods))]
    goods = tuple(_stock(stock, speaker) for stock in view.hand or ())
    return [
        speaker.say("targ-table-hand", goods=speaker.joined(goods), points=view.hand_points),
        *([speaker.say("targ-table-stop")] if view.stop_right else []),
    ]


def _stock(stock: Stock, speaker: Speaker) -> str:
    held = "all" if stock.count == stock.printed else "most" if stock.majority else "some"
    return speaker.say(
        "targ-table-stock", lot=Lot(stock.good, stock.count), printed=stock.printed, held=held, points=stock.points
    )


def _bare_stock(stock: Stock, speaker: Speaker) -> str:
    return speaker.say("targ-table-bare-stock", lot=Lot(stock.good, stock.count), printed=stock.printed)


def odds(view: TargView, speaker: Speaker) -> list[str]:
    """Nothing in Targ can be reckoned from what everybody knows."""
    return []


def drawn(view: TargView, speaker: Speaker) -> Drawn:
    """The centre and the standing offers; before every seat its goods and its points."""
    centre = (_good(view.centre, 1, speaker),) if view.centre else ()
    offers = tuple(Piece(_offer(offer, view, speaker)) for offer in view.offers)
    middle = Pile("drawing-centre", centre), Pile("drawing-offers", offers)
    return Drawn(middle, tuple(_drawn_seat(player, view, speaker) for player in view.seats))


def _drawn_seat(player: Player, view: TargView, speaker: Speaker) -> tuple[Pile, ...]:
    goods = covered("drawing-cards", player.cards)
    if view.hand is not None and view.seat == player.seat:
        goods = Pile("drawing-cards", tuple(_good(one.good, one.count, speaker) for one in view.hand if one.count))
    return goods, pile("drawing-points", [player.score])


def _good(good: str, count: int, speaker: Speaker) -> Piece:
    return Piece(speaker.say(f"targ-count-{good}", n=count), 1 + GOODS.index(good))


def auction(view: TargView) -> Hashable | None:
    """There are no auctions in Targ."""
    return None
