"""The rules as pages for the terminal: headings and clauses, from the one rules text."""

from __future__ import annotations

from collections.abc import Sequence

from mlotek.speech import Speaker, chapters


def pages(speaker: Speaker, game: str, beginnings: Sequence[str] = ("",)) -> list[str]:
    """The clauses whose ids start with one of the beginnings, under their headings."""
    lines: list[str] = []
    for heading, names in chapters(speaker.language, game):
        wanted = [name for name in names if name.startswith(tuple(beginnings))]
        if wanted:
            lines += ["", heading, *(clause(speaker, name) for name in wanted)]
    return lines[1:]


def clause(speaker: Speaker, name: str) -> str:
    """A clause with its id."""
    return f"{name}: {speaker.say(name)}"
