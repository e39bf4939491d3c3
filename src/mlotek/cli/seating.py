"""Who sits where: people first, clockwise from seat 0, then the bots."""

from __future__ import annotations

import mlotek
from mlotek.cli import cast

DEFAULT_LEVEL = "regular"
LONGEST_NAME = 30


def listed(text: str | None) -> list[str]:
    """The parts of a comma-separated text.

    >>> listed("Ola, Iga")
    ['Ola', 'Iga']
    """
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def seat_names(players: int, people: list[str], levels: list[str]) -> list[str]:
    """The names around a table; bots of the given levels, in turn, take the seats that people leave.

    >>> seat_names(4, ["Ola"], ["regular", "shrewd"])
    ['Ola', 'Ryś', 'Sokół', 'Rufus']
    """
    check_people(people)
    check_levels(levels)
    vacant = players - len(people)
    if len(levels) > vacant:
        said = f"{len(people)} at the keyboard and {len(levels)} bots are too many for {players} players"
        raise mlotek.BadGame("table-full", said)
    cycle = levels or [DEFAULT_LEVEL]
    return people + cast.bot_names(cycle[i % len(cycle)] for i in range(vacant))


def check_people(names: list[str]) -> None:
    """Raise BadGame for a name the prompt could not tell from a number, another person or a bot."""
    for name in names:
        if not name.isprintable() or name.split() != [name] or name.isdigit() or len(name) > LONGEST_NAME:
            raise mlotek.BadGame(
                "bad-name", f"{name!r} cannot be a name: one word, no number, {LONGEST_NAME} letters at most"
            )
        if cast.level_of(name):
            raise mlotek.BadGame("bad-name", f"{name} is the name of one of the house's bots")
    if len({name.casefold() for name in names}) < len(names):
        raise mlotek.BadGame("bad-name", f"two people have the same name: {', '.join(names)}")


def check_levels(levels: list[str]) -> None:
    """Raise BadGame for a level that no bot has."""
    for level in levels:
        if level not in cast.LEVELS:
            raise mlotek.BadGame("unknown-bot", f"there is no bot {level!r}; there are: {', '.join(cast.LEVELS)}")


def people_in(match: mlotek.Match, named: list[str]) -> frozenset[int]:
    """The seats of people: those named, else everybody whose name is not a bot's."""
    for name in named:
        if name not in match.names:
            raise mlotek.BadGame("bad-name", f"nobody here is called {name!r}; there are: {', '.join(match.names)}")
    wanted = named or [name for name in match.names if cast.level_of(name) is None]
    if not wanted:
        raise mlotek.BadGame("nobody-to-ask", f"say with --humans who plays: {', '.join(match.names)}")
    return frozenset(seat for seat, name in enumerate(match.names) if name in wanted)
