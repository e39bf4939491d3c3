"""Guests and addresses that may not come in for a time, kept in a file of the data folder."""

from __future__ import annotations

from pathlib import Path

import msgspec

from mlotek.server.common.clock import Clock
from mlotek.server.common.files import keep_private
from mlotek.server.wire.refusals import HouseRefused


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """Who is banned: a guest's id, or an address as limits count it."""

    who: str
    since: float
    until: float
    why: str = ""


class Bans:
    """All bans. Those that are over are forgotten."""

    def __init__(self, clock: Clock, path: Path | None = None) -> None:
        self._clock = clock
        self._path = path
        found = path.read_bytes() if path is not None and path.exists() else b"[]"
        self._bans = {ban.who: ban for ban in msgspec.json.decode(found, type=list[Ban])}

    def check(self, *names: str) -> None:
        """Refuse whoever is banned under one of these names."""
        if self._bans and any(name in self._bans and self._holds(name) for name in names):
            raise HouseRefused("banned")

    def _holds(self, who: str) -> bool:
        return self._bans[who].until > self._clock.now()

    def add(self, who: str, seconds: float, why: str = "") -> Ban:
        """Ban somebody from now on."""
        now = self._clock.now()
        self._bans[who] = Ban(who=who, since=now, until=now + seconds, why=why)
        self._keep()
        return self._bans[who]

    def lift(self, who: str) -> bool:
        """Let somebody in again; whether they were banned."""
        found = self._bans.pop(who, None) is not None
        self._keep()
        return found

    def listed(self) -> list[Ban]:
        """The bans that hold, the one that ends first first."""
        return sorted((ban for ban in self._bans.values() if self._holds(ban.who)), key=lambda ban: ban.until)

    def _keep(self) -> None:
        self._bans = {ban.who: ban for ban in self.listed()}
        if self._path is not None:
            keep_private(self._path, msgspec.json.encode(list(self._bans.values())))
