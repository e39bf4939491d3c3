"""The rules as pages for the terminal: headings and clauses, from the one rules text."""

from __future__ import annotations

from collections.abc import Sequence

from mlotek.speech import Speaker, chapters, reading


def pages(speaker: Speaker, game: str, beginnings: Sequence[str] = ("",)) -> list[str]:
    """The clauses whose ids start with one of the beginnings, under their headings."""
    lines: list[str] = []
    for heading, names in chapters(speaker.language, game):
        wanted = [name for name in names if name.startswith(tuple(beginnings))]
        if wanted:
            lines += ["", heading, *(clause(speaker, name) for name in wanted)]
    return lines[1:]


def clause(speaker: Speaker, name: str) -> str:
    """A clause with its id, and a mark where it is not the book's."""
    return f"{name}{mark(speaker, name)}: {speaker.say(name)}"


def mark(speaker: Speaker, name: str) -> str:
    """Whose reading a clause is, in brackets; nothing for the book's."""
    whose = reading(name)
    return "" if whose == "book" else f" ({speaker.say(f'terminal-reading-{whose}')})"


def ruling(speaker: Speaker, name: str) -> list[str]:
    """What we decided about a clause, and why."""
    parts = [part for part in ("ruling", "reason", "other") if speaker.knows(f"{part}-{name}")]
    return [speaker.say(f"terminal-{part}", text=speaker.say(f"{part}-{name}")) for part in parts]
