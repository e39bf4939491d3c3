"""Sentences for people, in Polish and English, from the Fluent files in `locales`.

Everything a person reads comes from there: what happened, why something is refused, the rules clause by clause.
A message's name says what it is for:

* ``milionerzy-event-cards-laid``: what happened; the event's fields are its variables, and of a field ``$seat`` that
  holds a seat ``$seat-is`` says whether it is ``me``, to whom the sentence is told, or somebody ``other``
* ``milionerzy-refusal-bid-too-low``: why an action is refused
* ``milionerzy-tile-casino``: the name of a value of the field ``tile``, or of one in the list ``tiles``
* ``targ-count-fish``: so many fish, for a `Lot`; ``$n`` is how many; ``targ-centre-fish``: the same in the field
  ``centre``, where the number goes without saying
* ``MB-BID-2``: a clause of the rules
* ``ruling-MB-FREE-1``, ``reason-MB-FREE-1``: what we decided where the book is silent, and why;
  ``other-MB-NEXT-1``: the other reading where the book can be read in two ways
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from mlotek.core.errors import Refused
from mlotek.core.event import Event
from mlotek.core.locales import fluent_files
from mlotek.core.lot import Lot

LANGUAGES = ("pl", "en")
Reading = Literal["book", "ours", "two"]
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""The hyphen that numbers are written with; people read a minus."""
CLAUSE = re.compile(r"^[A-Z]{2}(-[A-Z]+)+-\d+$")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for resource in fluent_files(language):
        bundle.add_resource(FluentResource(resource.read_text(encoding="utf-8")))
    return bundle


def message_ids(language: str) -> list[str]:
    """The names of all messages of a language, in the order they were written."""
    return list(_bundle(language)._messages)


def clauses(prefix: str = "") -> list[str]:
    """The clauses of the rules, in the order of the rules pages: the ids that start with a prefix ("MB-")."""
    return [name for name in message_ids("en") if CLAUSE.match(name) and name.startswith(prefix)]


def reading(clause: str) -> Reading:
    """Whose reading a clause is: the `book`'s, `ours` where it is silent, or ours of `two` that it allows.

    >>> reading("MB-BID-2"), reading("MB-TILES-2"), reading("NB-PAY-4")
    ('book', 'ours', 'two')
    """
    known = _bundle("en")
    if known.has_message(f"other-{clause}"):
        return "two"
    return "ours" if known.has_message(f"ruling-{clause}") else "book"


@cache
def chapters(language: str, game: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The headings of a game's rules, each with its clauses, in the order of the rules page."""
    page = next(file for file in fluent_files(language) if file.name == f"{game}-rules.ftl")
    found: list[tuple[str, list[str]]] = []
    for line in page.read_text(encoding="utf-8").splitlines():
        name = line.partition(" = ")[0]
        if line.startswith("## "):
            found.append((line[3:], []))
        elif CLAUSE.match(name):
            found[-1][1].append(name)
    return tuple((heading, tuple(names)) for heading, names in found)


def usual_language() -> str:
    """Polish where the system speaks Polish, English elsewhere."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "pl" if spoken.startswith("pl") else "en"


class Speaker:
    """Speaks one language at one table.

    >>> import mlotek
    >>> match = mlotek.Match(mlotek.game("milionerzy", players=3), seed=7, names=["Ola", "Iga", "Leon"])
    >>> Speaker("en", match.game.name, match.names).event(match.play(0, "bid 1 12")[0])
    'Ola lays 1 and 12: 13 in all.'
    >>> Speaker("en", match.game.name, match.names, me=0).event(match.events(0)[-1])
    'You lay 1 and 12: 13 in all.'
    >>> Speaker("en", match.game.name, match.names).event(match.play(1, "bid 15")[0])
    'Iga lays 15.'
    """

    def __init__(self, language: str, game: str, names: Sequence[str] = (), me: int | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.names = names
        self.me = me

    def to(self, seat: int | None) -> Speaker:
        """The same voice speaking to one of the seats: of that one in the second person."""
        return Speaker(self.language, self.game, self.names, seat)

    def say(self, name: str, /, **values: Any) -> str:
        """A message by its name; a missing message or variable is an error, never a silent gap."""
        bundle = _bundle(self.language)
        pattern = bundle.get_message(name).value if bundle.has_message(name) else None
        if pattern is None:
            raise KeyError(f"no message {name!r} in {self.language!r}")
        text, errors = bundle.format_pattern(pattern, {key: self._value(key, v) for key, v in values.items()})
        if errors:
            raise KeyError(f"message {name!r} in {self.language!r}: {errors[0]}")
        return HYPHEN.sub("−", str(text))

    def knows(self, name: str) -> bool:
        """Whether there is such a message."""
        return bool(_bundle(self.language).has_message(name))

    def event(self, event: Event) -> str:
        """What happened, in one sentence.

        Of a list ``$cards`` the message may also ask the length, ``$cards-size``, and beside a ``$total`` whether one
        number is all of it, ``$cards-alone``: what need not be said twice.
        """
        values: dict[str, Any] = {name: getattr(event, name) for name in event.__struct_fields__}
        lists = {name: value for name, value in values.items() if isinstance(value, tuple)}
        values |= {f"{name}-size": len(value) for name, value in lists.items()}
        if "total" in values:
            values |= {f"{name}-alone": value == (values["total"],) for name, value in lists.items()}
        values |= self.seats(**{name: values[name] for name in seat_fields(type(event))})
        return self.say(f"{self.game}-event-{event.__struct_config__.tag}", **values)

    def seats(self, **fields: int | tuple[int, ...] | None) -> dict[str, Any]:
        """Seats as variables of a message: the name, and whether it is the one we speak to.

        >>> Speaker("en", "targ", ["Ola", "Iga"], me=1).seats(seat=1)
        {'seat': 'Iga', 'seat-is': 'me'}
        """
        names = {field: self._names_of(seat) for field, seat in fields.items()}
        return names | {f"{field}-is": "me" if self._is_me(seat) else "other" for field, seat in fields.items()}

    def _is_me(self, seat: int | tuple[int, ...] | None) -> bool:
        return self.me is not None and (self.me in seat if isinstance(seat, tuple) else self.me == seat)

    def refusal(self, refused: Refused) -> str:
        """Why something was refused, in one sentence; the English wording of the error where no message fits."""
        for name in (f"{self.game}-refusal-{refused.code}", f"refusal-{refused.code}"):
            if self.knows(name):
                return self.say(name)
        return str(refused)

    def _names_of(self, seat: Any) -> Any:
        if isinstance(seat, tuple):
            return tuple(self._names_of(one) for one in seat)
        return seat if seat is None else self.names[seat]

    def _value(self, field: str, value: Any) -> Any:
        """A variable as Fluent takes it: numbers stay, lists are joined, names of things are translated."""
        if value is None:
            return "unknown"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            return self.joined([str(self._value(field.removesuffix("s"), one)) for one in value])
        if isinstance(value, Lot):
            if self.knows(f"{self.game}-{field}-{value.thing}"):
                return self.say(f"{self.game}-{field}-{value.thing}")
            return self.say(f"{self.game}-count-{value.thing}", n=value.count)
        if isinstance(value, str | int) and self.knows(f"{self.game}-{field}-{value}"):
            return self.say(f"{self.game}-{field}-{value}")
        return value

    def joined(self, items: Sequence[str]) -> str:
        """A list in words."""
        if len(items) < 2:
            return items[0] if items else self.say("list-empty")
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])


@cache
def seat_fields(event: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of an event that hold seats: those annotated with `Seat`.

    >>> from mlotek.games.milionerzy.events import CardsLaid
    >>> seat_fields(CardsLaid)
    ('seat',)
    """
    return tuple(name for name in event.__struct_fields__ if "Seat" in str(event.__annotations__.get(name, "")))
