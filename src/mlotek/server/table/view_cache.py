"""The parts of a view that are the same for everybody, put into bytes once."""

from __future__ import annotations

from msgspec import Raw
from msgspec.structs import replace

from mlotek.core import View
from mlotek.server.table.visitor import encode


class ViewCache:
    """The larger parts of a table's public view, each with its text. What has not changed keeps the text it had."""

    def __init__(self) -> None:
        self._parts: dict[str, tuple[object, Raw]] = {}

    def update(self, public: View) -> None:
        """This is the view now."""
        parts = ((name, getattr(public, name)) for name in public.__struct_fields__)
        self._parts = {name: self._with_text(name, part) for name, part in parts if part and isinstance(part, tuple)}

    def _with_text(self, name: str, part: object) -> tuple[object, Raw]:
        before = self._parts.get(name)
        return part, before[1] if before is not None and before[0] == part else Raw(encode(part))

    def filled(self, view: View) -> View:
        """A seat's view, with the text of every part that is the very one of the public view in its place."""
        same = {name: text for name, (part, text) in self._parts.items() if getattr(view, name) is part}
        return replace(view, **same)
