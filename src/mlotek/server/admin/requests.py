"""What can be asked of an open house over its admin socket: a line of JSON, answered by a line of JSON."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

SOCKET = "admin.sock"
LONGEST = 64 << 20
"""Bytes of a line: a table that is put back is one."""


class Ask(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that is asked."""


class ListTables(Ask, frozen=True, tag="tables"):
    """All tables, or those of a stage, game or guest."""

    stage: str | None = None
    game: str | None = None
    guest: str | None = None


class LookInto(Ask, frozen=True, tag="table"):
    """A table: who sits there, what was said, how far it is."""

    name: str


class Close(Ask, frozen=True, tag="close"):
    """Send everybody away from a table and archive it."""

    name: str


class Forget(Ask, frozen=True, tag="forget"):
    """Remove a table for good, also a damaged one."""

    name: str


class Export(Ask, frozen=True, tag="export"):
    """A table as a file."""

    name: str


class Import(Ask, frozen=True, tag="import"):
    """A table from a file."""

    file: str


class ListReports(Ask, frozen=True, tag="reports"):
    """What visitors have reported; with those that are settled."""

    settled: bool = False


class Settle(Ask, frozen=True, tag="settle"):
    """A report has been dealt with."""

    number: int
    note: str = ""


class MakeBan(Ask, frozen=True, tag="ban"):
    """Keep a guest or an address out for a time."""

    who: str
    seconds: float
    why: str = ""


class LiftBan(Ask, frozen=True, tag="unban"):
    """Let them in again."""

    who: str


class ListBans(Ask, frozen=True, tag="bans"):
    """Who is kept out."""


class ListLimits(Ask, frozen=True, tag="limits"):
    """Every limit: what it is now, usually, and in the file."""


class SetLimit(Ask, frozen=True, tag="limit"):
    """Write a limit into the file; None takes it out. It holds from the next start on."""

    name: str
    value: float | tuple[float, float] | None


class Check(Ask, frozen=True, tag="check"):
    """Read every table, and tell which are damaged."""


Request: TypeAlias = (
    ListTables
    | LookInto
    | Close
    | Forget
    | Export
    | Import
    | ListReports
    | Settle
    | MakeBan
    | LiftBan
    | ListBans
    | ListLimits
    | SetLimit
    | Check
)


class Reply(msgspec.Struct, frozen=True, kw_only=True):
    """The answer, or why there is none."""

    answer: object = None
    problem: str | None = None
