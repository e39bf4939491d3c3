"""Wrong things to say, and how to ask what comes of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import mlotek
from tests.conformance.laws import KEBAB

WORDS = ("", " ", "0", "-1", "1.5", "9" * 20, "٣", "x2", "nothing", "to", "for", "\x00", "ż", "PASS", "pass pass")
NONSENSE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2,
    7,
    99,
    10**30,
    1.5,
    "",
    "4",
    b"4",
    "no",
    [],
    {},
    (1,),
    ...,
    float("nan"),
)


def mangled(text: str, rng: random.Random) -> str:
    """A text with a word dropped, doubled, swapped, replaced, or a letter changed."""
    words = text.split()
    spot = rng.randrange(len(words))
    change = rng.randrange(6)
    if change == 0:
        del words[spot]
    elif change == 1:
        words.insert(spot, words[rng.randrange(len(words))])
    elif change == 2:
        words[spot] = rng.choice(WORDS)
    elif change == 3:
        rng.shuffle(words)
    elif change == 4:
        words.append(rng.choice(WORDS))
    else:
        cut = rng.randrange(len(text))
        return text[:cut] + chr(rng.choice((32, 48, 57, 97, 0x105, 0x2028, 0x1F4B0))) + text[cut + 1 :]
    return " ".join(words)


def distorted(action: Any, rng: random.Random) -> Any:
    """The action with one field, or one number in a field, replaced by something else."""
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    if not fields:
        return rng.choice((None, 5, b"pass", ...))
    name = rng.choice(list(fields))
    value = fields[name]
    if isinstance(value, tuple) and value and rng.random() < 0.7:
        items = list(value)
        items[rng.randrange(len(items))] = rng.choice(NONSENSE)
        fields[name] = rng.choice((tuple, list))(items)
    else:
        fields[name] = rng.choice(NONSENSE)
    return type(action)(**fields)


def caught(ask: Callable[..., object], *args: Any, **options: Any) -> mlotek.MlotekError | None:
    """The error an attempt ends with; any other exception passes through and fails the test."""
    try:
        ask(*args, **options)
    except mlotek.MlotekError as error:
        return checked(error)
    return None


def checked(error: mlotek.MlotekError) -> mlotek.MlotekError:
    assert KEBAB.fullmatch(error.code)
    assert str(error)
    return error


def error_of(ask: Callable[..., object], *args: Any, **options: Any) -> str | None:
    """The code of the error an attempt ends with."""
    error = caught(ask, *args, **options)
    return error.code if error else None
