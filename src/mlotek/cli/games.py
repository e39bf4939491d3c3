"""`mlotek games`: what is played in this house."""

from __future__ import annotations

import argparse
from typing import Any

import mlotek
from mlotek.cli.language import add_language
from mlotek.core.game import Kind, Option
from mlotek.games import kind_of
from mlotek.speech import Speaker


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    add_language(subparsers.add_parser("games", help="list the games and their options"))


def run(args: argparse.Namespace) -> int:
    """List the games; returns the exit status."""
    for name in mlotek.games():
        print("\n".join(_entry(kind_of(name), Speaker(args.lang, name))))
    return 0


def _entry(kind: Kind, speaker: Speaker) -> list[str]:
    name = speaker.say(f"{kind.name}-name")
    fewest, most = kind.players[0], kind.players[-1]
    return [
        speaker.say("terminal-game", game=kind.name, name=name, fewest=fewest, most=most),
        "  " + speaker.say(f"{kind.name}-hook"),
        *(_option(option, speaker) for option in kind.options),
        *(_edition(edition.name, kind, speaker) for edition in kind.editions if edition != kind.edition),
    ]


def _option(option: Option, speaker: Speaker) -> str:
    about = speaker.say(f"page-option-{option.name.replace('_', '-')}")
    return f"  --option {option.name}={str(option.default).lower()}: {about}{_choices(option, speaker)}"


def _choices(option: Option, speaker: Speaker) -> str:
    """What else a number or a word may be; of a switch everybody knows it."""
    if isinstance(option.allowed, range):
        return f" ({option.allowed[0]}–{option.allowed[-1]})"
    name = option.name.replace("_", "-")
    words = [
        f"{value}: {speaker.say(f'page-option-{name}-{value}')}"
        for value in option.allowed
        if value not in (False, True)
    ]
    return f" ({'; '.join(words)})" if words else ""


def _edition(name: str, kind: Kind, speaker: Speaker) -> str:
    return f"  --edition {name}: {speaker.say(f'{kind.name}-edition-{name}')}"
