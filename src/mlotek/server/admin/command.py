"""`mlotek admin`: looks after an open house, over a socket in its data folder."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from mlotek.server.admin import move
from mlotek.server.admin.reporting import add_data

Wishes: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
SECONDS = {"m": 60, "h": 3600, "d": 86400, "w": 7 * 86400}


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `admin` to the command line."""
    parser = commands.add_parser("admin", help="look after an open house: tables, reports, bans, limits")
    _add_common(parser)
    wishes = parser.add_subparsers(metavar="WISH", required=True)
    _add_tables(wishes)
    _add_people(wishes)
    _add_limits(wishes)
    move.add_parser(wishes)
    for wish in wishes.choices.values():
        _add_common(wish, again=True)
    parser.set_defaults(run=run)


def _add_common(parser: argparse.ArgumentParser, *, again: bool = False) -> None:
    """What may be said before a wish, and `again` after it."""
    add_data(parser, again=again)
    default = argparse.SUPPRESS if again else False
    parser.add_argument("--json", action="store_true", default=default, help="print the answer as JSON")


def _add(
    wishes: Wishes, name: str, about: str, ask: Callable[[argparse.Namespace], dict[str, object]]
) -> argparse.ArgumentParser:
    parser = wishes.add_parser(name, help=about)
    parser.set_defaults(ask=ask, name_of_wish=name)
    return parser


def _add_tables(wishes: Wishes) -> None:
    tables = _add(wishes, "tables", "list tables", lambda a: {"stage": a.stage, "game": a.game, "guest": a.guest})
    tables.add_argument("--stage", choices=("waiting", "playing", "over"))
    tables.add_argument("--game")
    tables.add_argument("--guest", help="a guest's id, as `table` and `reports` show it")
    for name, about in (
        ("table", "look into a table"),
        ("close", "send everybody away from a table and archive it"),
        ("forget", "remove a table for good, also a damaged one"),
    ):
        _add(wishes, name, about, lambda a: {"name": a.table}).add_argument("table", help="its id or code")
    export = _add(wishes, "export", "write a table into a file", lambda a: {"name": a.table})
    export.add_argument("table", help="its id or code")
    export.add_argument("file", type=Path, help="it tells the deal and who plays: keep it to yourself")
    bring = _add(wishes, "import", "put a table back from a file", lambda a: {"file": a.source.read_text("utf-8")})
    bring.add_argument("source", metavar="file", type=Path, help="what `export` wrote, or a file of archive/")
    _add(wishes, "check", "read every table and tell which are damaged", lambda _: {})


def _add_people(wishes: Wishes) -> None:
    reports = _add(wishes, "reports", "read what visitors have reported", lambda a: {"settled": a.all})
    reports.add_argument("--all", action="store_true", help="with those that are settled")
    settle = _add(wishes, "settle", "a report has been dealt with", lambda a: {"number": a.number, "note": a.note})
    settle.add_argument("number", type=int)
    settle.add_argument("--note", default="")
    ban = _add(wishes, "ban", "keep a guest or an address out for a time", _ban)
    ban.add_argument("who", help="a guest's id, or an address")
    ban.add_argument("--for", dest="time", default="1d", help="30m, 12h, 7d, 4w (1d)")
    ban.add_argument("--why", default="")
    _add(wishes, "unban", "let them in again", lambda a: {"who": a.who}).add_argument("who")
    _add(wishes, "bans", "who is kept out", lambda _: {})


def _ban(args: argparse.Namespace) -> dict[str, object]:
    return {"who": args.who, "seconds": seconds(args.time), "why": args.why}


def seconds(text: str) -> float:
    """A time in words.

    >>> seconds("12h")
    43200.0
    """
    found = re.fullmatch(r"(\d{1,6})([mhdw])", text)
    if found is None:
        raise SystemExit(f"{text!r} is no time: write 30m, 12h, 7d or 4w")
    return float(int(found[1]) * SECONDS[found[2]])


def _add_limits(wishes: Wishes) -> None:
    _add(wishes, "limits", "list all limits", lambda _: {})
    limit = _add(wishes, "limit", "change a limit in limits.json, from the next start on", _limit)
    limit.add_argument("limit")
    limit.add_argument("value", nargs="*", type=float, help="a number; for rates: at once, and each second")


def _limit(args: argparse.Namespace) -> dict[str, object]:
    value = None if not args.value else args.value[0] if len(args.value) == 1 else tuple(args.value)
    return {"name": args.limit, "value": value}


def run(args: argparse.Namespace) -> int:
    """Ask, and print the answer."""
    if args.name_of_wish == "move":
        return move.run(args)
    try:
        answer = _answered(args)
    except (OSError, ValueError) as error:
        print(f"mlotek: {error}", file=sys.stderr)
        return 2
    print(json.dumps(answer, ensure_ascii=False, indent=1) if args.json else "\n".join(lines(answer)))
    return 0


def _answered(args: argparse.Namespace) -> Any:
    """What the house answers; what it exports goes into its file."""
    from mlotek.server.common.files import keep_private

    reply = asked(args.data, {"do": args.name_of_wish, **args.ask(args)})
    if reply["problem"] is not None:
        raise ValueError(reply["problem"])
    if args.name_of_wish != "export":
        return reply["answer"]
    keep_private(args.file, reply["answer"]["file"].encode())
    return {"written": str(args.file)}


def asked(folder: Path, request: dict[str, object]) -> Any:
    """The reply of the house that is open on a folder."""
    import socket

    from mlotek.server.admin.requests import SOCKET

    if not hasattr(socket, "AF_UNIX"):
        raise ConnectionError("this system has no sockets in files, and a house no other way to be asked")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(120)
        try:
            line.connect(str(folder / SOCKET))
        except OSError as error:
            raise ConnectionError(f"no house is open on {folder}: {error}") from error
        line.sendall(json.dumps(request).encode() + b"\n")
        with line.makefile("rb") as replies:
            reply = replies.readline()
    if not reply:
        raise ConnectionError("the house did not answer")
    return json.loads(reply)


def lines(answer: dict[str, object] | list[dict[str, object]]) -> list[str]:
    """An answer for people: a list as a table, anything else by name.

    >>> lines([{"who": "a", "until": "noon"}, {"who": "bcd", "until": "night"}])
    ['who  until', 'a    noon', 'bcd  night']
    >>> lines({"tables": 3, "damaged": []})
    ['tables: 3', 'damaged: none']
    """
    if isinstance(answer, dict):
        return [line for name, value in answer.items() for line in _named(name, value)]
    if not answer:
        return ["none"]
    names = list(dict.fromkeys(name for row in answer for name in row))
    rows = [names, *([str(row.get(name, "")) for name in names] for row in answer)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(names))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _named(name: str, value: object) -> list[str]:
    if isinstance(value, list) and value:
        return [f"{name}:", *(f"  {one}" for one in value)]
    return [f"{name}: {value if value not in ([], {}, '') else 'none'}"]
