"""The table of Nie blefuj! in words."""

from __future__ import annotations

from collections.abc import Hashable

from mlotek.games.nie_blefuj.edition import BLACK_DIE
from mlotek.games.nie_blefuj.view import NieBlefujView, Player
from mlotek.speech import Speaker
from mlotek.tables.drawing import Drawn, Pile, covered, pile


def situation(view: NieBlefujView, speaker: Speaker) -> list[str]:
    """What is asked, what lies on the table, and the viewer's suitcases."""
    asked = speaker.say(
        f"nie-blefuj-table-{view.phase}",
        offerer=_name(view.offerer, speaker),
        decider=_name(view.decider, speaker),
        unopened=view.unopened,
        claim=view.claim,
        owed=view.owed,
    )
    return [asked, *_opened(view, speaker), *hand(view, speaker)]


def _opened(view: NieBlefujView, speaker: Speaker) -> list[str]:
    if not view.opened:
        return []
    return [speaker.say("nie-blefuj-table-opened", cards=suitcases(view.opened, speaker), total=view.total)]


def describe(view: NieBlefujView, speaker: Speaker) -> list[str]:
    """The round, the gun, the bank, the table, and every seat."""
    return [
        speaker.say("nie-blefuj-table-round", round=view.round, bank=view.bank, **speaker.seats(gun=view.gun)),
        *_facedown(view, speaker),
        *_opened(view, speaker),
        *(_player(player, speaker) for player in view.seats),
        *(hand(view, speaker) if view.seat is not None else []),
    ]


def _facedown(view: NieBlefujView, speaker: Speaker) -> list[str]:
    if not view.unopened:
        return []
    lying = speaker.say(
        "nie-blefuj-table-facedown",
        **speaker.seats(offerer=view.offerer, decider=view.decider),
        unopened=view.unopened,
        claim=view.claim,
    )
    if view.laid is None:
        return [lying]
    return [lying, speaker.say("nie-blefuj-table-laid", cards=suitcases(view.laid, speaker))]


def _player(player: Player, speaker: Speaker) -> str:
    return speaker.say(
        "nie-blefuj-table-player",
        seat=speaker.names[player.seat],
        colours=player.colours,
        number=player.cards,
        known="unknown" if player.known is None else suitcases(player.known, speaker),
    )


def hand(view: NieBlefujView, speaker: Speaker) -> list[str]:
    """The viewer's suitcases and what they are worth."""
    assert view.seat is not None
    own = view.seats[view.seat]
    return [speaker.say("nie-blefuj-table-hand", cards=suitcases(own.hand or (), speaker), money=own.money)]


def odds(view: NieBlefujView, speaker: Speaker) -> list[str]:
    """What the black die does to an opening, for every worth it can turn out to have."""
    if view.phase not in ("offer", "decision", "addition"):
        return []
    certain = len(BLACK_DIE) + 1
    lines = [_chances(total, speaker) for total in range(view.total, certain)]
    return [
        speaker.say("nie-blefuj-odds"),
        *lines,
        speaker.say("nie-blefuj-odds-certain", total=max(view.total, certain)),
    ]


def _chances(total: int, speaker: Speaker) -> str:
    faces = len(BLACK_DIE)
    lower, equal, higher = (
        round(100 * sum(hit(roll) for roll in BLACK_DIE) / faces) for hit in (total.__gt__, total.__eq__, total.__lt__)
    )
    return speaker.say("nie-blefuj-odds-total", total=total, lower=lower, equal=equal, higher=higher)


def drawn(view: NieBlefujView, speaker: Speaker) -> Drawn:
    """The suitcases on the table, open and closed, and the bank; before every seat its own."""
    laid = covered("drawing-laid", view.unopened) if view.laid is None else pile("drawing-laid", view.laid, 3)
    said = [] if view.claim is None else [view.claim]
    middle = (
        pile("drawing-opened", view.opened, 1),
        laid,
        pile("drawing-claim", said),
        covered("drawing-bank", view.bank),
    )
    return Drawn(middle, tuple(_drawn_seat(player) for player in view.seats))


def _drawn_seat(player: Player) -> tuple[Pile, ...]:
    return (covered("drawing-cards", player.cards) if player.hand is None else pile("drawing-cards", player.hand, 3),)


def auction(view: NieBlefujView) -> Hashable | None:
    """There are no auctions in Nie blefuj!."""
    return None


def suitcases(cards: tuple[int, ...], speaker: Speaker) -> str:
    """Suitcases in words: the values, and how many bluffs.

    >>> suitcases((5, 2, 0, 0), Speaker("en", "nie-blefuj"))
    '5, 2 and 2 bluffs'
    """
    shown = [str(card) for card in cards if card]
    bluffs = cards.count(0)
    if bluffs:
        shown.append(speaker.say("nie-blefuj-table-bluffs", bluffs=bluffs))
    return speaker.joined(shown)


def _name(seat: int | None, speaker: Speaker) -> str:
    return "" if seat is None else speaker.names[seat]
