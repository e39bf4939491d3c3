"""The limits a house has chosen for itself: a file of the data folder, over the usual ones."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

from mlotek.server.common.files import keep_private
from mlotek.server.common.limits import Limits, Rate

FILE = "limits.json"


def limits_in(folder: Path) -> Limits:
    """The limits of a house. ValueError, with what is wrong, if the file cannot be meant."""
    chosen = _read(folder / FILE)
    return dataclasses.replace(Limits(), **{name: _value(name, value) for name, value in chosen.items()})


def changed_limits(folder: Path, name: str, value: object) -> Limits:
    """Write a limit into the file, or take it out; returns the limits from the next start on."""
    chosen = {other: kept for other, kept in _read(folder / FILE).items() if other != name}
    _value(name, value if value is not None else _plain(getattr(Limits(), name, None)))
    if value is not None:
        chosen[name] = value
    keep_private(folder / FILE, json.dumps(chosen, indent=1).encode() + b"\n")
    return limits_in(folder)


def _read(path: Path) -> dict[str, object]:
    try:
        found = json.loads(path.read_text("utf-8")) if path.exists() else {}
    except ValueError as error:
        raise ValueError(f"{path} is not JSON: {error}") from None
    if not isinstance(found, dict):
        raise ValueError(f"{path} must be an object of limits by name")
    return found


def _value(name: str, value: object) -> Any:
    """A limit as the house has it: a number, or [burst, each second] for a rate."""
    usual = getattr(Limits(), name, None)
    if usual is None:
        names = ", ".join(field.name for field in dataclasses.fields(Limits))
        raise ValueError(f"there is no limit {name}; there are: {names}")
    if isinstance(usual, Rate):
        if not isinstance(value, list | tuple) or len(value) != 2 or not all(map(_positive, value)):
            raise ValueError(f"{name} must be two numbers above 0: so many at once, and so many each second")
        return Rate(*value)
    if not _positive(value):
        raise ValueError(f"{name} must be a number above 0")
    return type(usual)(value)


def _positive(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 < value < 1e12


def _plain(usual: object) -> object:
    return (usual.burst, usual.each_second) if isinstance(usual, Rate) else usual
