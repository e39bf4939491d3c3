"""The terminal tells a person what its seat may know, and nothing else.

Two games that must look the same to a seat are put on two screens; what the seat gets to read must be the same text.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress

import mlotek
from mlotek.cli.session import Session
from tests.cli.keyboard import NAMES, answers, new_match, random_lines, seated, shown
from tests.conformance.tables import GAMES, every_game, part_of_tests


def prefixes(game: str, seeds: range) -> Iterator[tuple[mlotek.Record, int, mlotek.Record]]:
    """Games cut somewhere, a seat, and another game that it must not be able to tell from the first."""
    alternate = part_of_tests(game, "alternate")
    for seed in seeds:
        rng = random.Random(seed)
        record = begun(game, seed, rng.randint(5, 50))
        for seat in range(record.players):
            other = alternate.alternate(record, seat, rng)
            if other is not None:
                yield record, seat, other


def begun(game: str, seed: int, decisions: int) -> mlotek.Record:
    """The first decisions of a random game at one keyboard."""
    match = new_match(game, seed)
    lines = random_lines(seed)

    def typed(session: Session) -> str:
        if sum(actor != "chance" for actor, _ in match.entries()) == decisions:
            raise EOFError
        return lines(session)

    with suppress(EOFError):
        seated(match, "en", range(match.game.players), typed).run()
    return match.record


def on_screen(record: mlotek.Record) -> Session:
    """Friends play this record at one keyboard, up to its end."""
    chance = [text for actor, text in record.entries if actor == "chance"]
    game = mlotek.game(record.game, record.players, **record.options)
    match = mlotek.Match(game, chance=chance, names=record.names)
    lines = iter([text for actor, text in record.entries if actor != "chance"])

    def typed(session: Session) -> str:
        with suppress(StopIteration):
            return session.show(next(lines))
        raise EOFError

    session = seated(match, "en", range(game.players), typed)
    with suppress(EOFError):
        session.run()
    assert match.record == record
    return session


def read_by(session: Session, seat: int) -> list[str]:
    """What stood on the screen while this person had the keyboard: from a curtain to the next."""
    parts = shown(session).split("Pass the keyboard on. ")[1:]
    return [part for part in parts if part.startswith(f"{NAMES[seat]}, ")]


@every_game
def test_between_two_curtains_stands_only_what_the_person_may_know(name: str) -> None:
    compared = 0
    for record, seat, other in prefixes(name, range(4)):
        screen, twin = on_screen(record), on_screen(other)
        assert read_by(screen, seat) == read_by(twin, seat)
        assert answers(screen, seat) == answers(twin, seat)
        compared += bool(read_by(screen, seat))
    assert compared


def test_the_screens_differ_for_those_who_may_know() -> None:
    """The comparison can fail: the one whose cards were changed reads something else."""
    game = next(name for name in GAMES if name != "milionerzy")
    assert any(
        read_by(on_screen(record), whose) != read_by(on_screen(other), whose)
        for record, seat, other in prefixes(game, range(3))
        for whose in range(record.players)
        if whose != seat
    )
