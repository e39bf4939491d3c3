"""What the lessons of Modern Art say."""

from __future__ import annotations

from mlotek.games.modern_art.events import PaintingPut, PaintingsSold
from mlotek.tables.lesson import LEARNER
from tests.lessons import (
    ASKED,
    HEKTOR,
    RYS,
    Fact,
    Moment,
    Sayings,
    after,
    instead,
    may,
    may_not,
    sees,
    told,
)


def holds(seat: int, card: str) -> Fact:
    return lambda moment: card in moment.seat(seat).hand


def owns(seat: int, artist: str, number: int) -> Fact:
    """The seat has bought so many paintings of the artist this round."""
    return lambda moment: moment.seat(seat).paintings.count(artist) == number


def owned(seat: int, artist: str, number: int) -> Fact:
    """The seat has sold so many paintings of the artist to the bank."""

    def check(moment: Moment) -> bool:
        sold = [event for event in moment.since if isinstance(event, PaintingsSold) and event.seat == seat]
        return [event.artists.count(artist) for event in sold] == [number]

    return check


def has_money(seat: int, amount: int) -> Fact:
    return lambda moment: moment.seat(seat).money == amount


def are_out(artist: str, number: int) -> Fact:
    """So many paintings of the artist have been played this round."""
    return lambda moment: next(one.played for one in moment.view().market if one.artist == artist) == number


def has_marker(artist: str, played: int, marker: int) -> Fact:
    return lambda moment: (
        next(one.markers[played - 1] for one in moment.view().market if one.artist == artist) == marker
    )


def brings_nothing(artist: str) -> Fact:
    """The artist was not ranked when the round ended."""
    return lambda moment: not told("artist-ranked", artist=artist)(moment)


def as_many_played(artist: str, other: str) -> Fact:
    """Two artists had as many paintings when the round ended."""

    def check(moment: Moment) -> bool:
        put = [event.card.split("-")[0] for event in moment.match.open_events() if isinstance(event, PaintingPut)]
        return put.count(artist) == put.count(other)

    return check


SAYS: Sayings = {
    "paid-0": (
        (holds(LEARNER, "bahut-once"),),
        (after("put bahut-once", sees("actors", (RYS,)), sees("phase", "once")),),
    ),
    "paid-1": (
        (told("bid-made", seat=HEKTOR, amount=12),),
        (after("bid 13", told("painting-bought-in", seat=LEARNER, price=13), has_money(LEARNER, 87)),),
    ),
    "paid-done": (
        (told("painting-bought", seat=HEKTOR, organiser=LEARNER, price=12), has_money(LEARNER, 112)),
        (has_money(HEKTOR, 88), instead((LEARNER, "bid 13"), then=has_money(LEARNER, 87))),
    ),
    "aloud-0": (
        (told("painting-put", seat=RYS, card="nex-open"),),
        tuple(may("bid 10", seat) for seat in (LEARNER, RYS, HEKTOR)),
        ASKED,
    ),
    "aloud-1": (
        (told("bid-made", seat=HEKTOR, amount=15),),
        ASKED,
        (after("bid 20", sees("actors", (HEKTOR, RYS))),),
    ),
    "aloud-2": (
        (told("painting-bought", seat=LEARNER, organiser=RYS, price=20), owns(LEARNER, "nex", 2)),
        (told("painting-put", seat=HEKTOR, card="darmoir-once"), sees("phase", "once")),
        ASKED,
    ),
    "aloud-done": (
        (told("painting-bought-in", seat=HEKTOR, price=9), may_not("bid 10")),
        ASKED,
    ),
    "hands-and-prices-0": (
        (told("painting-put", seat=RYS, card="sadland-sealed"),),
        (may("seal 15"),),
    ),
    "hands-and-prices-1": (
        (told("hand-opened", seat=LEARNER), told("hand-opened", seat=RYS), told("hand-opened", seat=HEKTOR)),
        (told("price-named", seat=HEKTOR, price=10), may("buy"), may("pass")),
        ASKED,
    ),
    "hands-and-prices-done": (
        (told("painting-bought", seat=LEARNER, organiser=HEKTOR, price=10), sees("auction", None)),
        (instead((LEARNER, "pass"), (RYS, "pass"), then=told("painting-bought-in", seat=HEKTOR, price=10)),),
    ),
    "double-0": (
        (
            told("painting-put", seat=RYS, card="koriko-double"),
            told("nothing-added", seat=RYS),
            told("nothing-added", seat=HEKTOR),
        ),
        (holds(LEARNER, "koriko-fixed"),),
    ),
    "double-1": (
        (
            lambda moment: moment.view().auction.organiser == LEARNER,
            may("price 30"),
            lambda moment: len(moment.view().auction.cards) == 2,
        ),
        ASKED,
    ),
    "double-done": (
        (told("painting-bought", seat=RYS, organiser=LEARNER, price=30), has_money(LEARNER, 130)),
        (has_money(RYS, 70), owns(RYS, "koriko", 2)),
    ),
    "top-three-0": (
        (are_out("bahut", 4),),
        (owns(LEARNER, "koriko", 1),),
        (holds(LEARNER, "koriko-open"),),
    ),
    "top-three-1": (
        (sees("phase", "open"), lambda moment: moment.view().auction.leader is None),
        (after("pass", told("painting-taken-free", seat=LEARNER), owns(LEARNER, "koriko", 2)),),
    ),
    "top-three-done": (
        (told("painting-put", seat=HEKTOR, card="bahut-fixed", played=5), told("round-ended", cause="fifth")),
        tuple(told("artist-ranked", place=place, marker=marker) for place, marker in ((1, 30), (2, 20), (3, 10))),
        (told("artist-ranked", artist="koriko", place=3), brings_nothing("nex"), brings_nothing("sadland")),
    ),
    "markers-0": (
        (sees("round", 2),),
        (has_marker("bahut", 1, 30), told("price-named", seat=RYS, price=35)),
        (may("buy"),),
    ),
    "markers-done": (
        (told("artist-ranked", artist="bahut", place=2, marker=20, value=50), owned(LEARNER, "bahut", 1)),
        (has_marker("nex", 1, 20), brings_nothing("nex")),
    ),
    "fifth-0": (
        (are_out("bahut", 4), owns(LEARNER, "bahut", 2)),
        (after("put bahut-open", told("round-ended", cause="fifth")),),
    ),
    "fifth-done": (
        (told("round-ended", cause="fifth", seat=LEARNER), told("paintings-sold", seat=LEARNER, income=80)),
        (
            as_many_played("darmoir", "sadland"),
            told("artist-ranked", artist="darmoir", place=3),
            brings_nothing("sadland"),
        ),
    ),
}
