"""The names the house gives its bots. A name tells the level, so that a record knows who was a bot."""

from __future__ import annotations

from collections.abc import Iterable

LEVELS = {
    "random": ("Kapsel", "Kluska", "Korba", "Kostka", "Kulka"),
    "novice": ("Nugat", "Nutka", "Norka", "Nektar", "Nitka"),
    "regular": ("Ryś", "Rufus", "Rukola", "Ramzes", "Rozmaryn"),
    "shrewd": ("Sokół", "Szelma", "Szafir", "Sowa", "Spryciarz"),
    "searcher": ("Zenit", "Zegar", "Zodiak", "Zefir", "Zawisza"),
}
_LEVEL_OF = {name: level for level, names in LEVELS.items() for name in names}


def level_of(name: str) -> str | None:
    """The level of the bot with this name; None is a person.

    >>> level_of("Szelma"), level_of("Ola")
    ('shrewd', None)
    """
    return _LEVEL_OF.get(name)


def bot_names(levels: Iterable[str]) -> list[str]:
    """A name for each bot, no two alike.

    >>> bot_names(["regular", "shrewd", "regular"])
    ['Ryś', 'Sokół', 'Rufus']
    """
    waiting = {level: iter(names) for level, names in LEVELS.items()}
    return [next(waiting[level]) for level in levels]
