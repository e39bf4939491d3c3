"""Where Fluent files are: the house's own, and those that games from outside bring along."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

_PACKAGES = ["mlotek"]


def add_locales(package: str) -> None:
    """Let a package's ``locales`` be read, too. Call it before anything is said."""
    if package not in _PACKAGES:
        _PACKAGES.append(package)


def fluent_files(language: str) -> Iterator[Traversable]:
    """All files of a language, package by package, each in the order of its names."""
    for package in _PACKAGES:
        folder = files(package) / "locales" / language
        yield from sorted(folder.iterdir(), key=lambda item: item.name)
