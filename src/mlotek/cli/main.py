"""Finds the command that was asked for and runs it; only that command's module is imported."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

import mlotek


@dataclass(frozen=True)
class Command:
    """A command: the module that has its `add_parser` and `run`, and the extra it needs, if any."""

    module: str
    about: str
    extra: str | None = None


COMMANDS = {
    "play": Command("mlotek.cli.play", "play in the terminal, against bots or friends"),
    "sim": Command("mlotek.cli.sim", "play many random games and sum them up"),
    "replay": Command("mlotek.cli.replay", "tell a recorded game line by line"),
    "verify": Command("mlotek.cli.verify", "check that a house dealt a recorded game fairly"),
    "rules": Command("mlotek.cli.rules", "show the rules, clause by clause"),
    "games": Command("mlotek.cli.games", "list the games and their options"),
    "arena": Command("mlotek.cli.arena", "let bots play tournaments", "arena"),
    "learn": Command("mlotek.cli.learn", "train a player, best on a GPU", "learn"),
    "dataset": Command("mlotek.cli.dataset", "write games between bots into a file of data", "data"),
    "mcp": Command("mlotek.cli.mcp", "let a language model play, over the Model Context Protocol", "mcp"),
    "serve": Command("mlotek.server.command", "open the house to browsers", "server"),
    "admin": Command("mlotek.server.admin.command", "look after an open house", "server"),
    "backup": Command("mlotek.server.admin.backup", "copy everything a house keeps into a file", "server"),
    "restore": Command("mlotek.server.admin.restore", "make a data folder from a copy", "server"),
}

ONE_THREAD = ("OPENBLAS_NUM_THREADS", "1")
"""For NumPy, before it is imported: a net is so small that on a busy machine several threads wait for each other ten
times as long as one of them works."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    name = next((word for word in words if not word.startswith("-")), "")
    _forgive_encodings()
    os.environ.setdefault(*ONE_THREAD)
    try:
        return _run(name, words)
    except ModuleNotFoundError as missing:
        return _name_the_extra(name, missing)
    except BrokenPipeError:
        return _nobody_listens()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _run(name: str, words: list[str]) -> int:
    module = import_module(COMMANDS[name].module) if name in COMMANDS else None
    args = _parser(name, module).parse_args(words)
    assert module is not None  # the parser has refused everything else
    try:
        status: int = module.run(args)
        sys.stdout.flush()
    except mlotek.MlotekError as error:
        return _complain(error, args)
    return status


def _name_the_extra(name: str, missing: ModuleNotFoundError) -> int:
    """Say what to install; a module that no extra brings is a fault of ours, and is shown as one."""
    extra = COMMANDS[name].extra
    if extra is None or (missing.name or "").startswith("mlotek"):
        raise missing
    print(f"mlotek: {name} needs {missing.name}: pip install 'mlotek[{extra}]'", file=sys.stderr)
    return 2


def _parser(chosen: str, module: ModuleType | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="mlotek", description="A house for four games of auction, bluff and barter.")
    parser.add_argument("--version", action="version", version=f"mlotek {mlotek.__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, command in COMMANDS.items():
        if name == chosen and module is not None:
            module.add_parser(subparsers)
        else:
            subparsers.add_parser(name, help=command.about)
    return parser


def _complain(error: mlotek.MlotekError, args: argparse.Namespace) -> int:
    from mlotek.cli.complaint import told
    from mlotek.cli.console import printable

    sentence = told(error, getattr(args, "lang", "en"), getattr(args, "game", None))
    print(f"mlotek: {printable(sentence)}", file=sys.stderr)
    return 2


def _nobody_listens() -> int:
    """The reader of our output has gone: leave quietly, and keep Python from complaining at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 141


def _forgive_encodings() -> None:
    """A letter the terminal cannot show, or bytes that are no text, must not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
