"""What is wrong with words that are nearly an action: the first that does not fit, and what was asked for in its place.

The rules answer only what can be read; this is for the rest, so that nobody is told no more than "I cannot read that".

>>> found = misreading("modern-art", "put korico-open")
>>> found
Misreading(trouble='artist', word='korico')
>>> tell(found, Speaker("en", "modern-art"))
'There is no artist “korico”; there are Nex, Bahut, Darmoir, Sadland and Koriko. Perhaps “koriko”?'
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from difflib import get_close_matches
from typing import Any

from mlotek.core.game import Kind
from mlotek.games import table_of
from mlotek.lexicon import Lexicon, fold, lexicon_of
from mlotek.speech import Speaker
from mlotek.tables.grammar import Grammar, Misreading

LONGEST_SHOWN = 30


def misreading(game: str | Kind, line: str, names: Sequence[str] = ()) -> Misreading | None:
    """The first fault of a line in the words of either language, or None if there is none to name."""
    lexicon = lexicon_of(game.name if isinstance(game, Kind) else game)
    verb, *words = lexicon.read(line, names).split() or [""]
    if not verb:
        return None
    check = table_of(game).grammar.verbs.get(verb)
    found = check(words) if check else Misreading("verb", verb)
    return found and Misreading(found.trouble, _in_the_line(lexicon, found.word, line))


def _in_the_line(lexicon: Lexicon, word: str, line: str) -> str:
    wholes = line.replace(",", " ").split()
    parts = (part for whole in wholes for part in (whole, *whole.split("-")))
    return next((part for part in parts if lexicon.read(part) == word), word)


def tell(found: Misreading, speaker: Speaker, game: str | Kind | None = None) -> str:
    """What is wrong in one sentence, with what there is instead, and what may have been meant."""
    grammar = table_of(game or speaker.game).grammar
    name = f"{speaker.game}-misread-{found.trouble}"
    values = _values(found, grammar, speaker)
    sentence = speaker.say(name if speaker.knows(name) else f"misread-{found.trouble}", **values)
    near = _nearest(found, grammar, speaker)
    return f"{sentence} {speaker.say('misread-near', near=near)}" if near else sentence


def _values(found: Misreading, grammar: Grammar, speaker: Speaker) -> dict[str, Any]:
    """All that a sentence may name."""
    shown = found.word if len(found.word) <= LONGEST_SHOWN else found.word[: LONGEST_SHOWN - 1] + "…"
    lists = {f"{trouble}s": tuple(words) for trouble, words in grammar.fitting.items()}
    typed = {f"{trouble}s": _as_typed(grammar.fitting[trouble], speaker) for trouble in grammar.listed_as_typed}
    return {"typed": shown, "verbs": _as_typed(grammar.verbs, speaker), **lists, **typed}


def _as_typed(words: Collection[str], speaker: Speaker) -> tuple[str, ...]:
    show = lexicon_of(speaker.game).show
    return tuple(show(word, speaker.language) for word in words)


def _nearest(found: Misreading, grammar: Grammar, speaker: Speaker) -> str | None:
    """The word that looks most like the one that was typed, among those that would have fitted there."""
    forms = {fold(form): form for form in _forms(found.trouble, grammar, speaker)}
    near = get_close_matches(fold(found.word), forms, 1, 0.7)
    return forms[near[0]] if near else None


def _forms(trouble: str, grammar: Grammar, speaker: Speaker) -> Iterator[str]:
    """What could have been typed there."""
    for word in grammar.verbs if trouble == "verb" else grammar.fitting.get(trouble, ()):
        name = f"{speaker.game}-word-{word}"
        yield from speaker.say(name).split() if speaker.knows(name) else (word,)
    if trouble == "seat":
        yield from speaker.names
