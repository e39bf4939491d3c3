"""Writes docs/rulings.md and its Polish twin from the Fluent files: `make docs`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import mlotek
from docs.generate import table
from mlotek.games import kind_of
from mlotek.speech import LANGUAGES, Speaker, chapters, message_ids, reading

HERE = Path(__file__).parent
PAGES = {"en": "rulings.md", "pl": "rulings.pl.md"}
HEADS = {
    "en": (
        "# Rulings\n\nWhere a rulebook is silent or can be read in two ways, we decided, and say so here. "
        "A clause that is not listed is the book's. "
        "Po polsku: [rozstrzygnięcia](rulings.pl.md).\n",
        "## All games\n",
        "clause|ruling|reason",
        "Option",
        "The other reading",
    ),
    "pl": (
        "# Rozstrzygnięcia\n\nGdzie instrukcja milczy albo można ją czytać dwojako, "
        "zdecydowaliśmy sami i mówimy o tym tutaj. "
        "Punkt, którego tu nie ma, jest z instrukcji. "
        "In English: [rulings](rulings.md).\n",
        "## Wszystkie gry\n",
        "punkt|rozstrzygnięcie|powód",
        "Opcja",
        "Drugie odczytanie",
    ),
}


def main() -> None:
    """Write both pages."""
    for language in LANGUAGES:
        (HERE / PAGES[language]).write_text(page(language), encoding="utf-8")


def page(language: str) -> str:
    """All rulings in a language: of all games, then game by game in the order of the rules."""
    head, all_games, columns, *_ = HEADS[language]
    parts = [head, all_games, table("|".join(columns.split("|")[1:]), _for_all(language))]
    for game in mlotek.games():
        speaker = Speaker(language, game)
        parts += [f"## {speaker.say(f'{game}-name')}\n", table(columns, _of_game(speaker, game))]
    return "\n".join(parts)


def _for_all(language: str) -> Iterator[tuple[str, ...]]:
    speaker = Speaker(language, mlotek.games()[0])
    for message in message_ids("en"):
        if message.startswith("ruling-all-"):
            yield speaker.say(message), speaker.say(message.replace("ruling", "reason", 1))


def _of_game(speaker: Speaker, game: str) -> Iterator[tuple[str, ...]]:
    *_, option, other = HEADS[speaker.language]
    for _, clauses in chapters(speaker.language, game):
        for clause in clauses:
            if reading(clause) != "book":
                chosen = [f"{option}: `{name}`." for name in options_of(game, clause)]
                why = [speaker.say(f"reason-{clause}")]
                if reading(clause) == "two":
                    why.append(f"{other}: {speaker.say(f'other-{clause}')}")
                yield clause, " ".join([speaker.say(f"ruling-{clause}"), *chosen]), " ".join(why)


def options_of(game: str, clause: str) -> list[str]:
    """The options that decide a clause."""
    return [option.name for option in kind_of(game).options if option.clause == clause]
