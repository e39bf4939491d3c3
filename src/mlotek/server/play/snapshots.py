"""Snapshots: every so many entries a game's state is kept beside its record, so that not all of it is played again.

A snapshot is never the truth. It carries a digest of the game, its rules and every entry before it; where that is not
what the record says, the snapshot is passed over, and the record decides.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

import msgspec

from mlotek import __version__
from mlotek.core import Event, Game, Match
from mlotek.core.match import resumed
from mlotek.core.packing import packed_events, unpacked_events
from mlotek.server.store import Entry

EVERY = 256
"""So many entries, at least, lie between two snapshots."""


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A game after so many entries, and what had happened since the snapshot before."""

    version: Literal[1] = 1
    before: int
    """After how many entries the snapshot before was taken."""
    length: int
    digest: bytes
    state: bytes
    events: bytes
    known: tuple[int, ...]
    """How many events each seat knows of so far; the last number is a spectator's."""

    def known_to(self, seat: int | None) -> int:
        """How many events a seat knows of."""
        return self.known[-1 if seat is None else seat]


_WRITE = msgspec.msgpack.Encoder()
_READ = msgspec.msgpack.Decoder(Snapshot)


class Place(NamedTuple):
    """How far a game had come at a snapshot, or at its beginning."""

    length: int
    happened: int
    digest: bytes
    known: tuple[int, ...]


def beginning(game: Game) -> Place:
    """Before anything happened. What a state means is in the digest: the rules, their version, how it is laid out."""
    meaning = (
        *(__version__, game.name, game.kind.edition_hash, game.rules_version, game.players, sorted(game.chosen)),
        *(sys.byteorder, type(game.new_state()).fields),
    )
    return Place(0, 0, hashlib.sha256(repr(meaning).encode()).digest(), (0,) * (game.players + 1))


class Snapshots:
    """Takes snapshots of a game as it goes on."""

    def __init__(self, last: Place) -> None:
        self._last = last

    def due(self, match: Match) -> bool:
        """Whether it is time for another."""
        return match.length - self._last.length >= EVERY

    def take(self, match: Match) -> tuple[int, bytes]:
        """A snapshot of the game as it is, as it is kept, and its place. Nothing before it may be taken back later."""
        last, events = self._last, match.open_events(self._last.happened)
        seats = (*range(match.game.players), None)
        known = tuple(n + _heard(events, seat) for n, seat in zip(last.known, seats, strict=True))
        digest = _digest(last.digest, match.entries(last.length))
        self._last = Place(match.length, match.happened, digest, known)
        snapshot = Snapshot(
            before=last.length,
            length=match.length,
            digest=digest,
            state=match.packed_state(),
            events=packed_events(events),
            known=known,
        )
        return match.length, _WRITE.encode(snapshot)


def _heard(events: Iterable[Event], seat: int | None) -> int:
    return sum(event.seen_by(seat) is not None for event in events)


def _digest(before: bytes, entries: Sequence[Entry]) -> bytes:
    return hashlib.sha256(before + msgspec.json.encode(entries)).digest()


def fitting(game: Game, entries: Sequence[Entry], kept: Iterable[bytes]) -> Iterator[Snapshot]:
    """The snapshots that are of this game and these entries, as far as one follows the other."""
    length, digest = 0, beginning(game).digest
    for data in kept:
        try:
            snapshot = _READ.decode(data)
        except msgspec.DecodeError:
            return
        digest = _digest(digest, entries[length : snapshot.length])
        if snapshot.before != length or snapshot.length > len(entries) or snapshot.digest != digest:
            return
        length = snapshot.length
        yield snapshot


class Resuming:
    """A game being read again: from its snapshots, one at a time, then from the entries after the last of them."""

    def __init__(self, game: Game, names: Sequence[str], entries: Sequence[Entry], kept: Iterable[bytes]) -> None:
        self._game = game
        self._names = names
        self._entries = entries
        self._fitting = fitting(game, entries, kept)
        self._events: list[Event] = []
        self._last: Snapshot | None = None

    def follow(self, _: bytes) -> None:
        """Look at the next snapshot, if it fits."""
        snapshot = next(self._fitting, None)
        if snapshot is not None:
            self._events += unpacked_events(self._game.kind, snapshot.events)
            self._last = snapshot

    def match(self) -> tuple[Match, Snapshots]:
        """The game as the last snapshot that fits has it, or before anything happened; and who takes the next one."""
        last = self._last
        if last is None:
            return Match(self._game, chance=[], names=self._names), Snapshots(beginning(self._game))
        match = resumed(self._game, self._names, self._entries[: last.length], last.state, self._events)
        return match, Snapshots(Place(last.length, match.happened, last.digest, last.known))


def resumed_before(
    game: Game,
    names: Sequence[str],
    entries: Sequence[Entry],
    kept: Iterable[bytes],
    wanted: Callable[[Snapshot], bool],
) -> tuple[Match, Snapshot | None]:
    """The game at the last of the snapshots that are wanted, which are the first ones, without what happened before."""
    last = None
    for snapshot in fitting(game, entries, kept):
        if not wanted(snapshot):
            break
        last = snapshot
    if last is None:
        return Match(game, chance=[], names=names), None
    return resumed(game, names, entries[: last.length], last.state, ()), last
