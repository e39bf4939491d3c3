"""Views: what one seat may know, built by naming what is shown."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="view"):
    """The table as one seat sees it; `seat` is None for a spectator. Every game adds its own fields."""

    seat: int | None
    players: int
    phase: str
    actors: tuple[int, ...]
    over: bool
