"""What a seat can find out about a match, as bytes: everything it may ask, and every way to be refused."""

from __future__ import annotations

from itertools import islice

import mlotek

MOST_LISTED = 3000


def knowledge(match: mlotek.Match, seat: int | None, texts: list[str]) -> list[bytes]:
    """All that the seat (None: a spectator) can see or try."""
    known = [
        mlotek.encode(match.view(seat)),
        mlotek.encode(match.events(seat)),
        mlotek.encode((match.over, match.due, match.actors, match.outcome)),
    ]
    return known if seat is None else known + experience(match, seat, texts)


def experience(match: mlotek.Match, seat: int, texts: list[str]) -> list[bytes]:
    """What the seat learns from what it may do, and from trying what it may not."""
    legal = match.legal(seat)
    return [
        mlotek.encode([str(action) for action in islice(legal, MOST_LISTED)]),
        mlotek.encode([text in legal for text in texts]),
        mlotek.encode([rebuff(match, seat, text) for text in texts]),
        mlotek.encode(str(match.default(seat)) if seat in match.actors else None),
    ]


def rebuff(match: mlotek.Match, seat: int, text: str) -> tuple[str, ...] | None:
    """How an action is refused, in every detail; None if it would be accepted."""
    try:
        match.copy().play(seat, text)
    except mlotek.Refused as refused:
        return refused.code, str(refused.clause), str(refused), str(refused.suggestion)
    return None


def can_tell_apart(match: mlotek.Match, other: mlotek.Record, seat: int | None, texts: list[str]) -> bool:
    """Whether the seat can tell the match from another that should look the same to it."""
    twin = mlotek.replay(other)
    twin.game = match.game  # whose views and words may be those of a test
    return knowledge(match, seat, texts) != knowledge(twin, seat, texts)
