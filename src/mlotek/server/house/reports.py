"""What visitors report of each other, for whoever runs the house: a line of JSON each, in a file of the data folder."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from mlotek.server.common.guests import Guest, screen_of
from mlotek.server.common.log import brief, log
from mlotek.server.table.hosting import name_of, named
from mlotek.server.table.table import Table
from mlotek.server.wire.forms import Report
from mlotek.server.wire.messages import Said
from mlotek.server.wire.refusals import HouseRefused

T = TypeVar("T", bound=msgspec.Struct)


class Reported(msgspec.Struct, frozen=True, kw_only=True):
    """A report as it is kept: when, at which table, of whom, what about, and what they said there last."""

    at: float
    table: str
    guest: str = ""
    """Their id, which the house tells nobody else; names may be shared and change."""
    name: str
    seat: int | None
    about: str
    said: tuple[Said, ...]


class Settled(msgspec.Struct, frozen=True, kw_only=True):
    """That a report has been dealt with: a line of its own, so that the file only grows."""

    settled: int
    at: float
    note: str = ""


class Filed(NamedTuple):
    """A report with its number, which is its place among the reports, and whether it is settled."""

    number: int
    report: Reported
    settled: Settled | None


def reported(table: Table, guest: Guest, form: Report) -> Reported:
    """The report of somebody at the table; nobody reports a bot, or who shares their own screen."""
    whom = named(table, form)
    if whom is None or whom == screen_of(guest.id):
        raise HouseRefused("no-such-seat")
    doc = table.doc
    return Reported(
        at=table.clock.now(),
        table=doc.id,
        guest=whom,
        name=doc.seats[form.seat].name if form.seat is not None else name_of(table, whom),
        seat=form.seat,
        about=form.about,
        said=tuple(line for line in doc.said if doc.speakers.get(line.n) == whom),
    )


async def keep(report: Reported, file: Path | None) -> None:
    """Write it down, and say in the log that there is one."""
    log("reported", table=brief(report.table), about=report.about)
    if file is None:
        return
    try:
        await asyncio.to_thread(_append, file, msgspec.json.encode(report) + b"\n")
    except OSError as error:
        raise HouseRefused("store-failed", reason=type(error).__name__) from error


def _append(file: Path, line: bytes) -> None:
    with file.open("ab") as reports:
        reports.write(line)


def read(file: Path) -> list[Filed]:
    """All reports. A line that cannot be read counts, so that numbers stay, but is not shown."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    settled = {one.settled: one for line in lines if (one := _decoded(line, Settled)) is not None}
    numbered = enumerate((line for line in lines if _decoded(line, Settled) is None), start=1)
    found = ((number, _decoded(line, Reported)) for number, line in numbered)
    return [Filed(number, report, settled.get(number)) for number, report in found if report is not None]


def settle(file: Path, number: int, note: str, now: float) -> None:
    """Note that a report has been dealt with; ValueError if there is none of this number."""
    if number not in (one.number for one in read(file)):
        raise ValueError(f"there is no report {number}")
    _append(file, msgspec.json.encode(Settled(settled=number, at=now, note=note)) + b"\n")


def _decoded(line: bytes, kind: type[T]) -> T | None:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError:
        return None
