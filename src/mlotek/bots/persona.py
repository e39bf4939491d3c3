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
        ("Fistaszek", "calm"),
        ("Bączek", "bold"),
        ("Guzik", "lavish"),
        ("Psota", "sly"),
        ("Wafel", "calm"),
    ),
    "novice": (
        ("Nugat", "lavish"),
        ("Melisa", "honest"),
        ("Tymianek", "bold"),
        ("Cynamon", "hasty"),
        ("Lukrecja", "thrifty"),
        ("Daktyl", "calm"),
    ),
    "regular": (
        ("Ryś", "calm"),
        ("Hektor", "bold"),
        ("Estragon", "thrifty"),
        ("Jaśmin", "lavish"),
        ("Anyż", "patient"),
        ("Oregano", "honest"),
    ),
    "shrewd": (
        ("Sokół", "calm"),
        ("Lis", "sly"),
        ("Granit", "careful"),
        ("Puchacz", "patient"),
        ("Mruk", "thrifty"),
        ("Bazalt", "bold"),
    ),
    "searcher": (
        ("Zenit", "calm"),
        ("Wega", "patient"),
        ("Uran", "sly"),
        ("Feniks", "bold"),
        ("Tytan", "honest"),
        ("Aurora", "careful"),
    ),
    "master": (
        ("Hetman", "calm"),
        ("Diadem", "patient"),
        ("Maestro", "sly"),
        ("Nestor", "careful"),
        ("Wezyr", "bold"),
        ("Sfinks", "honest"),
    ),
    "step-1": (
        ("Kleks", "calm"),
        ("Pompon", "lavish"),
        ("Żelek", "bold"),
        ("Bąbel", "hasty"),
        ("Muszka", "honest"),
        ("Figiel", "sly"),
    ),
    "step-2": (
        ("Pestka", "thrifty"),
        ("Groszek", "calm"),
        ("Trampek", "bold"),
        ("Iskra", "hasty"),
        ("Supeł", "sly"),
        ("Chrupek", "lavish"),
    ),
    "step-3": (
        ("Rzepka", "honest"),
        ("Malwa", "calm"),
        ("Wrotek", "hasty"),
        ("Konik", "patient"),
        ("Tulipan", "lavish"),
        ("Bratek", "bold"),
    ),
    "step-4": (
        ("Szpak", "bold"),
        ("Zięba", "calm"),
        ("Czyżyk", "thrifty"),
        ("Dudek", "lavish"),
        ("Jaskółka", "hasty"),
        ("Pliszka", "honest"),
    ),
    "step-5": (
        ("Jarząb", "patient"),
        ("Modrzew", "calm"),
        ("Olcha", "thrifty"),
        ("Klon", "bold"),
        ("Wiąz", "honest"),
        ("Dereń", "lavish"),
    ),
    "step-6": (
        ("Nutria", "lavish"),
        ("Borsuk", "thrifty"),
        ("Jenot", "sly"),
        ("Kuna", "bold"),
        ("Łoś", "calm"),
        ("Gronostaj", "careful"),
    ),
    "step-7": (
        ("Agat", "calm"),
        ("Beryl", "patient"),
        ("Onyks", "sly"),
        ("Topaz", "bold"),
        ("Jaspis", "honest"),
        ("Cyrkon", "thrifty"),
    ),
    "step-8": (
        ("Orkan", "bold"),
        ("Halny", "hasty"),
        ("Tajfun", "lavish"),
        ("Pasat", "calm"),
        ("Monsun", "patient"),
        ("Bryza", "careful"),
    ),
    "step-9": (
        ("Atlas", "calm"),
        ("Kronos", "patient"),
        ("Temida", "honest"),
        ("Herkules", "bold"),
        ("Orion", "careful"),
        ("Pegaz", "sly"),
    ),
}
"""The house's bots by level, rungs and steps; no name stands for two of them, so a name in a record tells who it was.
Within a level all begin with different letters: at a table bots are known by their initials, too."""

RETIRED: dict[str, tuple[tuple[str, str], ...]] = {
    "random": (("Kluska", "calm"), ("Korba", "bold"), ("Kostka", "lavish"), ("Kulka", "sly"), ("Kropka", "calm")),
    "novice": (("Nutka", "honest"), ("Norka", "bold"), ("Nektar", "hasty"), ("Nitka", "thrifty"), ("Nalewka", "calm")),
    "regular": (
        ("Rufus", "bold"),
        ("Rukola", "thrifty"),
        ("Ramzes", "lavish"),
        ("Rozmaryn", "patient"),
        ("Rumianek", "honest"),
    ),
    "shrewd": (
        ("Szelma", "sly"),
        ("Szafir", "careful"),
        ("Sowa", "patient"),
        ("Spryciarz", "thrifty"),
        ("Skała", "bold"),
    ),
    "searcher": (
        ("Zegar", "patient"),
        ("Zodiak", "sly"),
        ("Zefir", "bold"),
        ("Zawisza", "honest"),
        ("Zorza", "careful"),
    ),
}
"""Bots that take no new seats; records still have their names."""


@dataclass(frozen=True)
class Persona:
    """A bot as people meet it.

    >>> persona("Lis")
    Persona(name='Lis', level='shrewd', temper='sly')
    """

    name: str
    level: str
    temper: str

    @property
    def traits(self) -> Traits:
        """The inclinations the temper stands for."""
        return inclined(**TEMPERS[self.temper])


_PLAYING = [Persona(name, level, temper) for level, people in CAST.items() for name, temper in people]
_GONE = [Persona(name, level, temper) for level, people in RETIRED.items() for name, temper in people]
_PERSONAS = {who.name: who for who in (*_PLAYING, *_GONE)}


def persona(name: str) -> Persona | None:
    """The bot with this name; None if it is not one of the house's."""
    return _PERSONAS.get(name)


def names() -> frozenset[str]:
    """The names of all bots of the house, of those who have gone too: records tell of them."""
    return frozenset(_PERSONAS)


def personas(levels: Iterable[str], taken: Collection[str] = ()) -> list[Persona]:
    """Somebody for each level, all different, none with a name that is taken or, if possible, with its first letter.

    >>> [somebody.name for somebody in personas(["regular", "shrewd", "regular"], taken=["Ryś"])]
    ['Hektor', 'Sokół', 'Estragon']
    """
    used = set(taken)
    found = []
    for level in levels:
        found.append(min(_free(level, used), key=lambda who: _initial(who.name) in map(_initial, used)))
        used.add(found[-1].name)
    return found


def _free(level: str, used: Collection[str]) -> list[Persona]:
    return [who for who in _PLAYING if who.level == level and who.name not in used]


def _initial(name: str) -> str:
    return name[:1].casefold()
