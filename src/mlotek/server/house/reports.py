"""What visitors report of each other, for whoever runs the house: a line of JSON each, in a file of the data folder."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from mlotek.server.common.guests import Guest, screen_of
from mlotek.server.common.log import brief, log
from mlotek.server.table.hosting import name_of, named
from mlotek.server.table.table import Table
from mlotek.server.wire.forms import Report
from mlotek.server.wire.messages import Said
from mlotek.server.wire.refusals import HouseRefused


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
