"""A table of Modern Art set up as a test wants it, as a chess problem is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import mlotek
from mlotek.games.modern_art.actions import CODES
from mlotek.games.modern_art.edition import ARTISTS, CARD_NAMES, DECK
from mlotek.games.modern_art.view import Auction, ModernArtView

EVERYTHING = tuple(CARD_NAMES[card] for card in DECK)


def deck_of(*first: str) -> str:
    """The text of a deck that begins with these cards; the others follow in board order."""
    rest = list(EVERYTHING)
    for card in first:
        rest.remove(card)
    return " ".join(["deck", *first, *rest])


def table(
    *hands: str,
    number: int = 1,
    turn: int = 0,
    money: Mapping[int, int] | None = None,
    played: Mapping[str, int] | None = None,
    markers: Sequence[Mapping[str, int]] = (),
    bought: Mapping[int, str] | None = None,
    mystery: str | None = None,
    **options: Any,
) -> mlotek.Match:
    """A match in round `number` with exactly these hands; the seat `turn` is to put up a painting."""
    game = mlotek.game("modern-art", players=len(hands), mystery_hand=mystery is not None, **options)
    match = mlotek.Match(game, seed=1)
    state: Any = match._state
    state.round, state.turn = number - 1, turn
    for seat, hand in enumerate([*hands, mystery] if mystery is not None else hands):
        _hold(state, seat, hand.split())
    for seat, amount in (money or {}).items():
        state.money[seat] = amount
    for artist, count in (played or {}).items():
        state.played[ARTISTS.index(artist)] = count
    for row, given in enumerate(markers):
        for artist, marker in given.items():
            state.marker[row][ARTISTS.index(artist)] = marker
    for seat, paintings in (bought or {}).items():
        for artist in paintings.split():
            state.bought[seat][ARTISTS.index(artist)] += 1
    return match


def _hold(state: Any, seat: int, cards: list[str]) -> None:
    state.hand[seat] = [0] * len(CARD_NAMES)
    state.held[seat] = len(cards)
    for card in cards:
        state.hand[seat][CODES[card]] += 1


def spare(players: int) -> tuple[str, ...]:
    """Hands that never run out in a short scene: two Koriko each, none of which need be played."""
    return ("koriko-open koriko-once",) * players


def view(match: mlotek.Match, seat: int | None = None) -> ModernArtView:
    """The table as the seat sees it."""
    seen = match.view(seat)
    assert isinstance(seen, ModernArtView)
    return seen


def auction(match: mlotek.Match, seat: int | None = None) -> Auction:
    """The auction that is going on, as the seat sees it."""
    going_on = view(match, seat).auction
    assert going_on is not None
    return going_on


def money(match: mlotek.Match) -> tuple[int | None, ...]:
    """What every seat has, as each knows of itself."""
    return tuple(view(match, seat).seats[seat].money for seat in range(match.game.players))


def paintings(match: mlotek.Match) -> tuple[tuple[str, ...], ...]:
    """What lies in front of every seat."""
    return tuple(player.paintings for player in view(match).seats)


def played(match: mlotek.Match) -> dict[str, int]:
    """How many cards of each artist have been played this round; artists without one are left out."""
    return {artist.artist: artist.played for artist in view(match).market if artist.played}


def told(match: mlotek.Match, kind: type[mlotek.Event]) -> list[Any]:
    """The events of one kind so far, as a spectator knows them."""
    return [event for event in match.events(None) if isinstance(event, kind)]


def everybody_passes(match: mlotek.Match) -> None:
    """Let an auction run out: every seat that is asked does what it does when its time is up."""
    while view(match).auction is not None:
        seat = match.actors[0]
        match.play(seat, match.default(seat))
