"""The words of actions in both languages: what a person types becomes an action's text, and the other way round.

The words live in the Fluent files as ``<game>-word-<word>``: the forms a person may type, the one that is shown first.

>>> lexicon = lexicon_of("milionerzy")
>>> lexicon.read("licytuj 1, 12")
'bid 1 12'
>>> lexicon.show("bid 1 12", "pl")
'licytuj 1 12'
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache

from mlotek.speech import LANGUAGES, Speaker, message_ids

SEAT_FOLLOWS = ("to", "target")


def fold(word: str) -> str:
    """A word without case and accents, so that nobody needs a Polish keyboard.

    >>> fold("Złoto")
    'zloto'
    """
    plain = unicodedata.normalize("NFKD", word.casefold().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def forms(speaker: Speaker, family: str) -> dict[str, str]:
    """Every form of a family of words (``milionerzy-word-``), folded, with the word it stands for."""
    found: dict[str, str] = {}
    for name in message_ids(speaker.language):
        if name.startswith(family):
            found |= {fold(form): name.removeprefix(family) for form in speaker.say(name).split()}
    return found


@cache
def lexicon_of(game: str) -> Lexicon:
    """The words of a game."""
    return Lexicon(game)


class Lexicon:
    """Reads and shows the actions of one game."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._family = f"{game}-word-"
        self._speakers = {language: Speaker(language, game) for language in LANGUAGES}
        self._words: dict[str, str] = {}
        for speaker in self._speakers.values():
            self._words |= forms(speaker, self._family)
        self._words |= {word: word for word in self._words.values()}

    def read(self, text: str, names: Sequence[str] = ()) -> str:
        """An action's text from what a person typed, in either language; names of seats become numbers."""
        seats = {fold(name): str(seat) for seat, name in enumerate(names)}
        words = [""]
        for typed in fold(text).replace(",", " ").split():
            word = seats.get(typed, typed) if words[-1] in SEAT_FOLLOWS else self._translated(typed)
            if self._is_card(f"{words[-1]}-{word}"):  # typed without the hyphen
                words[-1] += f"-{word}"
            else:
                words.append(word)
        return " ".join(words[1:])

    def show(self, text: str, language: str, names: Sequence[str] = ()) -> str:
        """An action's text in the words of a language."""
        speaker = self._speakers[language]
        words = text.split()
        shown: list[str] = []
        for before, word in zip(["", *words], words, strict=False):
            if before in SEAT_FOLLOWS and word.isdigit() and int(word) < len(names):
                shown.append(names[int(word)])
            elif before.isdigit() and speaker.knows(f"{self._game}-count-{word}"):
                shown[-1] = speaker.say(f"{self._game}-count-{word}", n=int(before))
            else:
                shown.append("-".join(self._form(speaker, part) for part in word.split("-")))
        return " ".join(shown)

    def _translated(self, word: str) -> str:
        """The word, or its parts where it has a hyphen: ``koriko-otwarta``."""
        return self._words.get(word) or "-".join(self._words.get(part, part) for part in word.split("-"))

    def _is_card(self, word: str) -> bool:
        return self._speakers["en"].knows(f"{self._game}-card-{word}")

    def _form(self, speaker: Speaker, word: str) -> str:
        name = self._family + word
        if not speaker.knows(name):
            return word
        return speaker.say(name).split()[0]
