"""Answers whoever runs the house, while it is open. Nothing here can be reached from the network."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from functools import singledispatchmethod
from pathlib import Path

import msgspec

from mlotek.core import MlotekError
from mlotek.server.admin import requests
from mlotek.server.admin.requests import Reply, Request
from mlotek.server.common.limit_file import changed_limits, limits_in
from mlotek.server.common.limits import Limits
from mlotek.server.common.log import log
from mlotek.server.house import archive, reports
from mlotek.server.net.addresses import household
from mlotek.server.net.gateway import Gateway
from mlotek.server.store import Damaged
from mlotek.server.store.documents import TableDoc, unpack_table
from mlotek.server.wire.refusals import HouseRefused

_DECODER = msgspec.json.Decoder(Request)


class Office:
    """Does what is asked over the admin socket."""

    def __init__(self, gateway: Gateway, folder: Path) -> None:
        self._gateway = gateway
        self._house = gateway.house
        self._store = gateway.house.services.store
        self._folder = folder

    async def reply(self, line: bytes) -> bytes:
        """The reply to a line, whatever it is."""
        try:
            request = _DECODER.decode(line)
            log("admin", do=type(request).__name__)
            reply = Reply(answer=await self.do(request))
        except (MlotekError, msgspec.DecodeError, OSError, ValueError) as error:
            reply = Reply(problem=str(error))
        return msgspec.json.encode(reply) + b"\n"

    @singledispatchmethod
    async def do(self, request: object) -> object:
        """The answer to a request."""
        raise ValueError(f"nobody knows how to do this: {request}")

    # ── Tables ───────────────────────────────────────────────────────────────────────────────────────

    @do.register
    async def _(self, request: requests.ListTables) -> object:
        docs = [_read(doc) for _, doc in await self._store.documents() if doc]
        found = sorted((doc for doc in docs if doc and _fits(doc, request)), key=lambda doc: -doc.touched)
        aside = [{"table": table, "stage": "set aside"} for table in sorted(self._house.set_aside)]
        return aside + [self._line(doc) for doc in found if doc.id not in self._house.set_aside]

    def _line(self, doc: TableDoc) -> dict[str, object]:
        awake = self._house.tables.get(doc.id)
        return {
            "table": doc.id,
            "code": doc.code,
            "game": doc.game,
            "stage": doc.stage,
            "people": ", ".join(seat.name for seat in doc.seats if seat.who == "person"),
            "here": len(awake.people.visitors) if awake is not None else 0,
            "touched": _when(doc.touched),
        }

    @do.register
    async def _(self, request: requests.LookInto) -> object:
        kept = await self._store.load(await self._named(request.name))
        if kept is None:
            raise HouseRefused("no-such-table")
        doc = unpack_table(kept.doc)
        seats = [
            f"{number}: {seat.name} ({seat.guest or seat.level or seat.who})" for number, seat in enumerate(doc.seats)
        ]
        return self._line(doc) | {
            "players": doc.players,
            "options": doc.options,
            "host": doc.host,
            "seats": seats,
            "entries": len(kept.entries),
            "rules": doc.rules,
            "created": _when(doc.created),
            "kicked": doc.kicked,
            "muted": doc.muted,
            "said": [f"{line.name}: {line.text or line.phrase}" for line in doc.said],
        }

    async def _named(self, name: str) -> str:
        return await self._house.index.by_code(name.upper()) or name

    @do.register
    async def _(self, request: requests.Close) -> object:
        table = await self._known(request.name)
        path = await self._house.put_away(table)
        return {"closed": table, "archived": str(path) if path else "nothing was played"}

    @do.register
    async def _(self, request: requests.Forget) -> object:
        table = await self._known(request.name)
        await self._house.forget(table)
        return {"forgotten": table}

    async def _known(self, name: str) -> str:
        table = await self._named(name)
        if not await self._house.index.has(table) and table not in self._house.set_aside:
            raise HouseRefused("no-such-table")
        return table

    @do.register
    async def _(self, request: requests.Export) -> object:
        kept = await self._store.load(await self._known(request.name))
        assert kept is not None
        return {"name": archive.name_of(unpack_table(kept.doc)), "file": archive.file_of(kept).decode()}

    @do.register
    async def _(self, request: requests.Import) -> object:
        doc = await self._house.bring_back(request.file.encode())
        return self._line(doc)

    @do.register
    async def _(self, request: requests.Check) -> object:  # noqa: ARG002
        tables, damaged = await self._store.documents(), []
        for table, _ in tables:
            try:
                await self._store.load(table)
            except Damaged as error:
                damaged.append(str(error))
        return {"tables": len(tables), "damaged": damaged}

    # ── Reports and bans ─────────────────────────────────────────────────────────────────────────────

    @do.register
    async def _(self, request: requests.ListReports) -> object:
        found = await asyncio.to_thread(reports.read, self._reports())
        return [_report_line(one) for one in found if request.settled or one.settled is None]

    @do.register
    async def _(self, request: requests.Settle) -> object:
        now = self._house.services.clock.now()
        await asyncio.to_thread(reports.settle, self._reports(), request.number, request.note, now)
        return {"settled": request.number}

    def _reports(self) -> Path:
        return self._house.services.reports or self._folder / "reports.jsonl"

    @do.register
    async def _(self, request: requests.MakeBan) -> object:
        who = household(request.who)
        sent_away = await self._gateway.ban(who, request.seconds, request.why)
        if self._gateway.neighbours is not None:
            await self._gateway.neighbours.banned(who, request.seconds, request.why)
        log("banned", sent_away=sent_away)
        until = self._house.services.clock.now() + request.seconds
        return {"banned": who, "until": _when(until), "sent away": sent_away}

    @do.register
    async def _(self, request: requests.LiftBan) -> object:
        who = household(request.who)
        if not self._gateway.bans.lift(who):
            raise ValueError(f"{who} is not banned")
        if self._gateway.neighbours is not None:
            await self._gateway.neighbours.banned(who, 0)
        return {"let in again": who}

    @do.register
    async def _(self, request: requests.ListBans) -> object:  # noqa: ARG002
        return [{"who": ban.who, "until": _when(ban.until), "why": ban.why} for ban in self._gateway.bans.listed()]

    # ── Limits ───────────────────────────────────────────────────────────────────────────────────────

    @do.register
    async def _(self, request: requests.ListLimits) -> object:  # noqa: ARG002
        now, usual, filed = self._gateway.limits, Limits(), limits_in(self._folder)
        names = [field.name for field in dataclasses.fields(Limits)]
        return [
            {
                "limit": name,
                "now": _said(now, name),
                "usually": _said(usual, name),
                "from the next start": _said(filed, name),
            }
            for name in names
        ]

    @do.register
    async def _(self, request: requests.SetLimit) -> object:
        limits = changed_limits(self._folder, request.name, request.value)
        return {"limit": request.name, "from the next start": _said(limits, request.name)}


def _read(data: bytes) -> TableDoc | None:
    try:
        return unpack_table(data)
    except msgspec.DecodeError:
        return None


def _fits(doc: TableDoc, wanted: requests.ListTables) -> bool:
    guests = {doc.host, *(seat.guest for seat in doc.seats)}
    return (
        wanted.stage in (None, doc.stage)
        and wanted.game in (None, doc.game)
        and (wanted.guest is None or wanted.guest in guests)
    )


def _report_line(one: reports.Filed) -> dict[str, object]:
    report = one.report
    said = " / ".join(line.text or line.phrase or "" for line in report.said)
    settled = {} if one.settled is None else {"settled": _when(one.settled.at), "note": one.settled.note}
    return {
        "number": one.number,
        "when": _when(report.at),
        "table": report.table,
        "who": report.name,
        "guest": report.guest,
        "about": report.about,
        "said": said,
    } | settled


def _said(limits: Limits, name: str) -> str:
    value = getattr(limits, name)
    return f"{value.burst:g} at once, {value.each_second:g}/s" if hasattr(value, "burst") else f"{value:g}"


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
