"""The table of Milionerzy i Bankruci in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from mlotek.games.milionerzy.edition import LAST_RED, TILE_NAMES, TILES
from mlotek.games.milionerzy.view import MilionerzyView, Player
from mlotek.speech import Speaker
from mlotek.tables.drawing import Drawn, Pile, covered, pile

MISFORTUNES = ("casino", "cba", "thief")


def situation(view: MilionerzyView, speaker: Speaker) -> list[str]:
    """The tile, the price to beat, and the viewer's money."""
    if view.phase == "theft":
        return [speaker.say("milionerzy-table-theft", luxuries=_luxuries(_own(view)))]
    return [_price(view, speaker), *hand(view, speaker)]


def _price(view: MilionerzyView, speaker: Speaker) -> str:
    leader = next((player.seat for player in view.seats if player.total and player.total == view.highest), None)
    return speaker.say(
        "milionerzy-table-price",
        tile=view.tile,
        misfortune=view.tile in MISFORTUNES,
        highest=view.highest,
        leader="" if leader is None else speaker.names[leader],
    )


def describe(view: MilionerzyView, speaker: Speaker) -> list[str]:
    """The tile, the stack, and every seat with what lies in front of it."""
    stack = speaker.say("milionerzy-table-stack", red=view.red, stack=view.stack, tile=_unseen(view))
    return [*_series(view, speaker), _price(view, speaker), stack, *(_player(player, speaker) for player in view.seats)]


def _series(view: MilionerzyView, speaker: Speaker) -> list[str]:
    """In a series, which game it is and who has how many points (MB-SERIES-2)."""
    if view.games == 1:
        return []
    totals = [sum(0 if game[seat].out else game[seat].points for game in view.results) for seat in range(view.players)]
    points = speaker.joined([f"{name} {total}" for name, total in zip(speaker.names, totals, strict=True)])
    return [speaker.say("milionerzy-table-series", game=view.game, games=view.games, points=points)]


def _player(player: Player, speaker: Speaker) -> str:
    return speaker.say(
        "milionerzy-table-player",
        seat=speaker.names[player.seat],
        laid=player.laid,
        total=player.total,
        tile=player.tiles,
        money=player.money,
        sum=sum(player.money or ()),
        bidding=player.bidding,
    )


def hand(view: MilionerzyView, speaker: Speaker) -> list[str]:
    """The viewer's money and what it has laid."""
    own = _own(view)
    money = own.money or ()
    return [speaker.say("milionerzy-table-hand", money=money, sum=sum(money), laid=own.laid, total=own.total)]


def odds(view: MilionerzyView, speaker: Speaker) -> list[str]:
    """How likely the next tile is red, and that it ends the game."""
    red = LAST_RED - view.red
    last = "yes" if red == 1 else "no"
    percent = round(100 * red / view.stack)
    return [speaker.say("milionerzy-odds", red=red, stack=view.stack, percent=percent, last=last)]


def drawn(view: MilionerzyView, speaker: Speaker) -> Drawn:
    """The tile, the stack and the bid to beat; before every seat what it has laid, its money and its tiles."""
    tile = [speaker.say(f"milionerzy-tile-{view.tile}")] if view.tile else []
    middle = (
        pile("drawing-tile", tile, 7 if view.tile in MISFORTUNES else 1),
        covered("drawing-stack", view.stack),
        pile("drawing-highest", [view.highest] if view.highest else []),
    )
    return Drawn(middle, tuple(_drawn_seat(player, speaker) for player in view.seats))


def _drawn_seat(player: Player, speaker: Speaker) -> tuple[Pile, ...]:
    tiles = [speaker.say(f"milionerzy-tile-{tile}") for tile in player.tiles or ()]
    money = covered("drawing-money", None) if player.money is None else pile("drawing-money", player.money, 3)
    return pile("drawing-laid", player.laid, 3), money, pile("drawing-tiles", tiles, 1)


def auction(view: MilionerzyView) -> Hashable | None:
    """The auction of a tile."""
    return len(view.revealed) if view.phase == "auction" else None


def _own(view: MilionerzyView) -> Player:
    assert view.seat is not None
    return view.seats[view.seat]


def _luxuries(player: Player) -> tuple[str, ...]:
    return tuple(tile for tile in player.tiles or () if tile.isdigit())


def _unseen(view: MilionerzyView) -> tuple[str, ...]:
    unseen = Counter(TILE_NAMES[tile] for tile in TILES) - Counter(view.revealed)
    return tuple(unseen.elements())
