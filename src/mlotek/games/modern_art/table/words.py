"""The table of Modern Art in words."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any

from mlotek.games.modern_art.view import ModernArtView, Player
from mlotek.lexicon import lexicon_of
from mlotek.speech import Speaker
from mlotek.tables.drawing import Drawn, Piece, Pile, covered, pile


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


def drawn(view: ModernArtView, speaker: Speaker) -> Drawn:
    """The market and the auction; before every seat its cards, the paintings it has bought, and its money."""
    market = tuple(
        Piece(f"{speaker.say(f'modern-art-artist-{column.artist}')} {column.played} · {column.value}", 1 + place)
        for place, column in enumerate(view.market)
    )
    places = {column.artist: 1 + place for place, column in enumerate(view.market)}
    cards = () if view.auction is None else _cards(view.auction.cards, places, speaker)
    price = [view.auction.price] if view.auction and view.auction.price else []
    middle = Pile("drawing-market", market), Pile("drawing-auction", cards), pile("drawing-highest", price)
    return Drawn(middle, tuple(_drawn_seat(player, places, speaker) for player in view.seats))


def _drawn_seat(player: Player, places: Mapping[str, int], speaker: Speaker) -> tuple[Pile, ...]:
    hidden = covered("drawing-cards", player.held)
    hand = hidden if player.hand is None else Pile("drawing-cards", _cards(player.hand, places, speaker))
    bought = tuple(Piece(speaker.say(f"modern-art-artist-{artist}"), places[artist]) for artist in player.paintings)
    money = covered("drawing-money", None) if player.money is None else pile("drawing-money", [player.money])
    return hand, Pile("drawing-bought", bought), money


def _cards(cards: Iterable[str], places: Mapping[str, int], speaker: Speaker) -> tuple[Piece, ...]:
    return tuple(Piece(speaker.say(f"modern-art-card-{card}"), places[card.split("-")[0]]) for card in cards)


def auction(view: ModernArtView) -> Hashable | None:
    """An open auction, where one may be asked again and again."""
    if view.phase != "open" or view.auction is None:
        return None
    return view.round, view.auction.cards, tuple(column.played for column in view.market)


def _own(view: ModernArtView) -> Player:
    assert view.seat is not None
    return view.seats[view.seat]
