"""Somebody to play against: the names of the house's bots, and how each of them is inclined."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from mlotek.bots.bot import inclined
from mlotek.core.dialect import Traits

TEMPERS: dict[str, dict[str, int]] = {
    "calm": {},
    "thrifty": {"thrift": 85, "boldness": 40},
    "lavish": {"thrift": 20, "boldness": 60},
    "bold": {"boldness": 85, "patience": 40},
    "careful": {"boldness": 20, "patience": 60},
    "honest": {"honesty": 95, "thrift": 60, "patience": 60},
    "sly": {"honesty": 5, "boldness": 60},
    "patient": {"patience": 85, "boldness": 40},
    "hasty": {"patience": 15, "boldness": 60},
}
"""One word for how somebody plays (`bots-temper-…` says it), and the traits behind it. Honesty shows only in claims and
patience only where one can wait, so that every temper has some thrift or boldness too: nobody plays like another."""

CAST: dict[str, tuple[tuple[str, str], ...]] = {
    "random": (
        ("Kapsel", "hasty"),
        ("Kluska", "calm"),
        ("Korba", "bold"),
        ("Kostka", "lavish"),
        ("Kulka", "sly"),
        ("Kropka", "calm"),
    ),
    "novice": (
        ("Nugat", "lavish"),
        ("Nutka", "honest"),
        ("Norka", "bold"),
        ("Nektar", "hasty"),
        ("Nitka", "thrifty"),
        ("Nalewka", "calm"),
    ),
    "regular": (
        ("Ryś", "calm"),
        ("Rufus", "bold"),
        ("Rukola", "thrifty"),
        ("Ramzes", "lavish"),
        ("Rozmaryn", "patient"),
        ("Rumianek", "honest"),
    ),
    "shrewd": (
        ("Sokół", "calm"),
        ("Szelma", "sly"),
        ("Szafir", "careful"),
        ("Sowa", "patient"),
        ("Spryciarz", "thrifty"),
        ("Skała", "bold"),
    ),
    "searcher": (
        ("Zenit", "calm"),
        ("Zegar", "patient"),
        ("Zodiak", "sly"),
        ("Zefir", "bold"),
        ("Zawisza", "honest"),
        ("Zorza", "careful"),
    ),
}
"""The house's bots by level; no name stands for two of them, so a name in a record tells who it was."""


@dataclass(frozen=True)
class Persona:
    """A bot as people meet it.

    >>> persona("Szelma")
    Persona(name='Szelma', level='shrewd', temper='sly')
    """

    name: str
    level: str
    temper: str

    @property
    def traits(self) -> Traits:
        """The inclinations the temper stands for."""
        return inclined(**TEMPERS[self.temper])


_PERSONAS = {name: Persona(name, level, temper) for level, people in CAST.items() for name, temper in people}


def persona(name: str) -> Persona | None:
    """The bot with this name; None if it is not one of the house's."""
    return _PERSONAS.get(name)


def personas(levels: Iterable[str], taken: Collection[str] = ()) -> list[Persona]:
    """Somebody for each level, all different, none with a name that is taken.

    >>> [somebody.name for somebody in personas(["regular", "shrewd", "regular"], taken=["Ryś"])]
    ['Rufus', 'Sokół', 'Rukola']
    """
    used = set(taken)
    found = []
    for level in levels:
        found.append(next(who for who in _PERSONAS.values() if who.level == level and who.name not in used))
        used.add(found[-1].name)
    return found
