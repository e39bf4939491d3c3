"""The table of Modern Art in words."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from mlotek.games.modern_art.view import ModernArtView, Player
from mlotek.lexicon import lexicon_of
from mlotek.speech import Speaker


def situation(view: ModernArtView, speaker: Speaker) -> list[str]:
    """What is asked, with what is up for auction, and the viewer's money; its cards where one may be played."""
    asked = speaker.say(f"modern-art-table-{view.phase}", round=view.round, mystery=view.mystery, **_lot(view, speaker))
    if view.phase in ("put", "add"):
        return [_played(view, speaker), asked, *hand(view, speaker)]
    return [asked, speaker.say("modern-art-table-money", money=_own(view).money)]


def _lot(view: ModernArtView, speaker: Speaker) -> dict[str, Any]:
    auction = view.auction
    if auction is None:
        return {}
    return {
        "cards": auction.cards,
        **speaker.seats(organiser=auction.organiser),
        "price": auction.price,
        "leader": "" if auction.leader is None else speaker.names[auction.leader],
        "ready": len(auction.sealed),
    }


def _played(view: ModernArtView, speaker: Speaker) -> str:
    counts = ", ".join(
        speaker.say("modern-art-table-played-artist", artist=column.artist, played=column.played)
        for column in view.market
    )
    return speaker.say("modern-art-table-played", counts=counts)


def describe(view: ModernArtView, speaker: Speaker) -> list[str]:
    """The round, the market, the auction, and every seat."""
    return [
        speaker.say("modern-art-table-round", round=view.round, deck=view.deck, mystery=view.mystery),
        *_market(view, speaker),
        *_auction(view, speaker),
        *(_player(player, speaker) for player in view.seats),
        *(hand(view, speaker) if view.seat is not None else []),
    ]


def _market(view: ModernArtView, speaker: Speaker) -> list[str]:
    return [
        speaker.say(
            "modern-art-table-artist",
            artist=column.artist,
            played=column.played,
            markers=tuple(marker for marker in column.markers if marker),
            value=column.value,
        )
        for column in view.market
    ]


def _auction(view: ModernArtView, speaker: Speaker) -> list[str]:
    if view.auction is None:
        return []
    declined = tuple(speaker.names[seat] for seat in view.auction.declined)
    return [
        speaker.say("modern-art-table-auction", kind=view.auction.kind, **_lot(view, speaker)),
        *([speaker.say("modern-art-table-declined", names=declined)] if declined else []),
    ]


def _player(player: Player, speaker: Speaker) -> str:
    return speaker.say(
        "modern-art-table-player",
        seat=speaker.names[player.seat],
        held=player.held,
        money=player.money,
        artists=player.paintings,
    )


def hand(view: ModernArtView, speaker: Speaker) -> list[str]:
    """The viewer's cards, as they are typed, and its money."""
    own = _own(view)
    words = lexicon_of("modern-art")
    typed = tuple(words.show(card, speaker.language) for card in own.hand or ())
    return [speaker.say("modern-art-table-hand", hand=typed, money=own.money)]


def odds(view: ModernArtView, speaker: Speaker) -> list[str]:
    """Nothing in Modern Art can be reckoned from what everybody knows."""
    return []


def auction(view: ModernArtView) -> Hashable | None:
    """An open auction, where one may be asked again and again."""
    if view.phase != "open" or view.auction is None:
        return None
    return view.round, view.auction.cards, tuple(column.played for column in view.market)


def _own(view: ModernArtView) -> Player:
    assert view.seat is not None
    return view.seats[view.seat]
