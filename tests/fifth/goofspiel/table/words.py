"""The table of Goofspiel in words."""

from __future__ import annotations

from collections.abc import Hashable

from mlotek.speech import Speaker
from mlotek.tables.drawing import Drawn, Pile, covered, pile
from tests.fifth.goofspiel.view import GoofspielView, Player


def situation(view: GoofspielView, speaker: Speaker) -> list[str]:
    """What is at stake, and the viewer's cards."""
    return [_stake(view, speaker), *hand(view, speaker)]


def _stake(view: GoofspielView, speaker: Speaker) -> str:
    return speaker.say("goofspiel-table-stake", stake=view.stake, left=view.left)


def describe(view: GoofspielView, speaker: Speaker) -> list[str]:
    """What is at stake, and every seat."""
    return [_stake(view, speaker), *(_player(player, speaker) for player in view.seats)]


def _player(player: Player, speaker: Speaker) -> str:
    return speaker.say(
        "goofspiel-table-player",
        seat=speaker.names[player.seat],
        points=player.points,
        ready=player.ready,
        cards=player.cards,
    )


def hand(view: GoofspielView, speaker: Speaker) -> list[str]:
    """The viewer's cards."""
    assert view.seat is not None
    return [speaker.say("goofspiel-table-hand", cards=view.seats[view.seat].cards)]


def odds(view: GoofspielView, speaker: Speaker) -> list[str]:
    """The prizes that are still to come."""
    return [speaker.say("goofspiel-odds", left=view.left)]


def drawn(view: GoofspielView, speaker: Speaker) -> Drawn:
    """The prizes turned up and what is at stake; before every seat its card, its cards and its points."""
    middle = pile("drawing-prizes", view.prizes, 1), pile("drawing-stake", [view.stake])
    return Drawn(middle, tuple(_drawn_seat(player) for player in view.seats))


def _drawn_seat(player: Player) -> tuple[Pile, ...]:
    laid = covered("drawing-laid", int(player.ready)) if player.bid is None else pile("drawing-laid", [player.bid], 3)
    return laid, pile("drawing-cards", player.cards, 3), pile("drawing-points", [player.points])


def auction(view: GoofspielView) -> Hashable | None:
    """Each bids once for a prize: nobody can bid on for the person."""
    return None
