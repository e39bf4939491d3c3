"""The results file: the plan, then a line for every job done. It only ever grows, so a stopped run can go on."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from mlotek.arena.plan import BadTournament, Tournament
from mlotek.arena.play import Chunk

T = TypeVar("T")


class Store:
    """A results file, or only memory where no path is given."""

    def __init__(self, tournament: Tournament, path: Path | None = None) -> None:
        self.tournament = tournament
        self.path = path
        self.chunks: list[Chunk] = []
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            planned, self.chunks = read(path, mend=True)
            _check_same(tournament, planned, path)
        else:
            _append(path, tournament)

    def add(self, chunk: Chunk) -> None:
        """Keep a chunk."""
        self.chunks.append(chunk)
        if self.path is not None:
            _append(self.path, chunk)


def read(path: Path, *, mend: bool = False) -> tuple[Tournament, list[Chunk]]:
    """The plan and the chunks of a results file. A last line cut short by a stop is left out (and removed, to mend)."""
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    lines = whole.splitlines()
    if not lines:
        raise BadTournament("broken-results", f"{path} is no results file: it has no whole line")
    tournament = _decoded(path, 1, lines[0], Tournament)
    chunks = [_decoded(path, number, line, Chunk) for number, line in enumerate(lines[1:], 2)]
    if mend and len(whole) < len(text):
        with path.open("rb+") as file:
            file.truncate(len(whole))
    return tournament, chunks


def _decoded(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadTournament("broken-results", f"{path}, line {number}: cannot be read ({error})") from None


def _append(path: Path, value: Tournament | Chunk) -> None:
    with path.open("ab") as file:
        file.write(msgspec.json.encode(value) + b"\n")


def _check_same(asked: Tournament, planned: Tournament, path: Path) -> None:
    """Only more deals may be asked for: anything else would mix different games."""
    if msgspec.structs.replace(planned, deals=asked.deals) != asked:
        differing = [name for name in asked.__struct_fields__ if getattr(asked, name) != getattr(planned, name)]
        message = f"{path} holds another tournament (other {', '.join(differing)}); choose another file or remove it"
        raise BadTournament("other-tournament", message)
