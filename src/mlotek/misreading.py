"""What is wrong with words that are nearly an action: the first that does not fit, and what was asked for in its place.

The rules answer only what can be read; this is for the rest, so that nobody is told no more than "I cannot read that".

>>> found = misreading("modern-art", "put korico-open")
>>> found
Misreading(trouble='artist', word='korico')
>>> tell(found, Speaker("en", "modern-art"))
'There is no artist “korico”; there are Nex, Bahut, Darmoir, Sadland and Koriko. Perhaps “koriko”?'
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from mlotek.core.action import whole_number
from mlotek.games.milionerzy.edition import HIGHEST_LUXURY, MONEY
from mlotek.games.modern_art.edition import ARTISTS, KINDS
from mlotek.games.nie_blefuj.edition import VALUES
from mlotek.games.targ.edition import GOODS
from mlotek.lexicon import fold, lexicon_of
from mlotek.speech import Speaker

LONGEST_SHOWN = 30
MOST_SUITCASES = 127
MISSING = "-missing"


@dataclass(frozen=True)
class Misreading:
    """The sentence about it is ``<game>-misread-<trouble>``, or ``misread-<trouble>`` for all games.

    The word is as it was typed; where one is missing, the trouble ends in ``-missing``.
    """

    trouble: str
    word: str = ""


Check = Callable[[Sequence[str]], Misreading | None]
"""Looks for the first fault in the words after the verb."""


def misreading(game: str, line: str, names: Sequence[str] = ()) -> Misreading | None:
    """The first fault of a line in the words of either language, or None if there is none to name."""
    verb, *words = lexicon_of(game).read(line, names).split() or [""]
    if not verb:
        return None
    check = GRAMMARS[game].get(verb)
    found = check(words) if check else Misreading("verb", verb)
    return found and Misreading(found.trouble, _as_typed(game, found.word, line))


def _as_typed(game: str, word: str, line: str) -> str:
    read = lexicon_of(game).read
    wholes = line.replace(",", " ").split()
    parts = (part for whole in wholes for part in (whole, *whole.split("-")))
    return next((part for part in parts if read(part) == word), word)


def tell(found: Misreading, speaker: Speaker) -> str:
    """What is wrong in one sentence, with what there is instead, and what may have been meant."""
    name = f"{speaker.game}-misread-{found.trouble}"
    sentence = speaker.say(name if speaker.knows(name) else f"misread-{found.trouble}", **_values(found, speaker))
    near = _nearest(found, speaker)
    return f"{sentence} {speaker.say('misread-near', near=near)}" if near else sentence


def _values(found: Misreading, speaker: Speaker) -> dict[str, Any]:
    """All that a sentence may name."""
    show = lexicon_of(speaker.game).show
    shown = found.word if len(found.word) <= LONGEST_SHOWN else found.word[: LONGEST_SHOWN - 1] + "…"
    return {
        "typed": shown,
        "verbs": tuple(show(verb, speaker.language) for verb in GRAMMARS[speaker.game]),
        "kinds": tuple(show(kind, speaker.language) for kind in KINDS),
        "artists": ARTISTS,
        "goods": GOODS,
    }


def _nearest(found: Misreading, speaker: Speaker) -> str | None:
    """The word that looks most like the one that was typed, among those that would have fitted there."""
    forms = {fold(form): form for form in _fitting(found.trouble, speaker)}
    near = get_close_matches(fold(found.word), forms, 1, 0.7)
    return forms[near[0]] if near else None


def _fitting(trouble: str, speaker: Speaker) -> Iterator[str]:
    fitting = {"verb": GRAMMARS[speaker.game], "artist": ARTISTS, "kind": KINDS, "good": GOODS}
    for word in fitting.get(trouble, ()):
        name = f"{speaker.game}-word-{word}"
        yield from speaker.say(name).split() if speaker.knows(name) else (word,)
    if trouble == "seat":
        yield from speaker.names


# ── Checks of the words after a verb ─────────────────────────────────────────────────────────────


def nothing(words: Sequence[str]) -> Misreading | None:
    """The verb stands alone."""
    return Misreading("extra", words[0]) if words else None


def one(trouble: str, fits: Callable[[str], bool]) -> Check:
    """One word follows."""

    def check(words: Sequence[str]) -> Misreading | None:
        if not words:
            return Misreading(trouble + MISSING)
        return nothing(words[1:]) if fits(words[0]) else Misreading(trouble, words[0])

    return check


def some(trouble: str, fits: Callable[[str], bool]) -> Check:
    """One word or more follow."""

    def check(words: Sequence[str]) -> Misreading | None:
        strange = [word for word in words if not fits(word)]
        if not words:
            return Misreading(trouble + MISSING)
        return Misreading(trouble, strange[0]) if strange else None

    return check


def is_number(word: str) -> bool:
    return whole_number(word) is not None


def number_among(values: Collection[int]) -> Callable[[str], bool]:
    return lambda word: whole_number(word) in values


def money(words: Sequence[str]) -> Misreading | None:
    """Money cards, each of which exists once."""
    found = some("money", number_among(MONEY))(words)
    numbers = [whole_number(word) for word in words]
    twice = [word for i, word in enumerate(words) if numbers[i] in numbers[:i]]
    return found or (Misreading("money-twice", twice[0]) if twice else None)


def painting(words: Sequence[str]) -> Misreading | None:
    """An artist and a kind of auction, with a hyphen or without."""
    parts = [part for word in words for part in word.split("-") if part]
    if not parts or parts[0] not in ARTISTS:
        return Misreading("artist", parts[0]) if parts else Misreading("artist" + MISSING)
    return one("kind", KINDS.__contains__)(parts[1:])


def suitcases(words: Sequence[str]) -> Misreading | None:
    """Suitcases, no more than there are."""
    return some("suitcase", number_among(VALUES))(words) or nothing(words[MOST_SUITCASES:])


def suitcases_and_claim(words: Sequence[str]) -> Misreading | None:
    """Suitcases, and perhaps what is said of them."""
    cards, said = _parted(words, "claim")
    return suitcases(cards) or (None if said is None else one("claim", is_number)(said))


def trade(words: Sequence[str]) -> Misreading | None:
    """Goods for goods, perhaps to somebody."""
    goods, whom = _parted(words, "to")
    give, want = _parted(goods, "for")
    found = Misreading("good" + MISSING) if give == ["nothing"] else lots(give)
    found = found or (Misreading("for" + MISSING) if want is None else lots(want))
    return found or (None if whom is None else seat(whom))


def lots(words: Sequence[str]) -> Misreading | None:
    """Numbers, each with a good; or nothing at all."""
    if words == ["nothing"]:
        return None
    for i in range(0, len(words), 2):
        count, *good = words[i : i + 2]
        if not whole_number(count):
            return Misreading("count", count)
        if good and good[0] not in GOODS:
            return Misreading("good", good[0])
    return Misreading("good" + MISSING) if len(words) % 2 or not words else None


def _parted(words: Sequence[str], at: str) -> tuple[list[str], list[str] | None]:
    """The words before and after one of them; None if it is not there."""
    before = list(words)
    if at not in before:
        return before, None
    place = before.index(at)
    return before[:place], before[place + 1 :]


seat = one("seat", is_number)
amount = one("amount", is_number)
number = one("number", is_number)

GRAMMARS: dict[str, dict[str, Check]] = {
    "milionerzy": {
        "bid": money,
        "pass": nothing,
        "discard": one("luxury", number_among(range(1, HIGHEST_LUXURY + 1))),
    },
    "modern-art": {
        "put": painting,
        "add": lambda words: None if words == ["none"] else painting(words),
        "bid": amount,
        "pass": nothing,
        "seal": amount,
        "price": amount,
        "buy": nothing,
        "flip": nothing,
        "keep": nothing,
    },
    "nie-blefuj": {
        "target": seat,
        "offer": suitcases_and_claim,
        "take": nothing,
        "open": nothing,
        "add": suitcases,
        "pay": suitcases,
    },
    "targ": {
        "offer": trade,
        "accept": number,
        "withdraw": number,
        "swap": one("good", GOODS.__contains__),
        "stop": nothing,
        "done": nothing,
    },
}
