"""Who sits where: people first, clockwise from seat 0, then the bots."""

from __future__ import annotations

import mlotek
from mlotek import bots
from mlotek.cli.complaint import Complaint
from mlotek.cli.opponents import USUAL_LEVEL
from mlotek.lexicon import fold

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
    ['Ola', 'Ryś', 'Sokół', 'Hektor']
    """
    vacant = players - len(people)
    if len(levels) > vacant:
        raise Complaint("table-full", players=players, people=len(people), bots=len(levels))
    cycle = levels or [USUAL_LEVEL]
    seated = bots.personas(cycle[i % len(cycle)] for i in range(vacant))
    return people + [somebody.name for somebody in seated]


def check_people(names: list[str]) -> None:
    """Complain about a name the prompt could not tell from a number, another person or a bot."""
    for name in names:
        if name.split() != [name] or not name.isprintable() or name.isdigit() or len(name) > LONGEST_NAME:
            raise Complaint("bad-name", name=name, longest=LONGEST_NAME)
        if bots.persona(name):
            raise Complaint("name-of-a-bot", name=name)
    if len({fold(name) for name in names}) < len(names):
        raise Complaint("same-name", names=tuple(names))


def check_levels(game: str, levels: list[str]) -> None:
    """Complain about a level that no bot of a game has."""
    known = (*bots.levels(game), *bots.steps(game))
    for level in levels:
        if level not in known:
            raise Complaint("unknown-bot", level=level, levels=known)


def people_in(match: mlotek.Match, named: list[str]) -> frozenset[int]:
    """The seats of people: those named, else everybody whose name is not a bot's."""
    for name in named:
        if name not in match.names:
            raise Complaint("nobody-called", name=name, names=match.names)
    wanted = named or [name for name in match.names if bots.persona(name) is None]
    if not wanted:
        raise Complaint("nobody-to-ask", names=match.names)
    return frozenset(seat for seat, name in enumerate(match.names) if name in wanted)
