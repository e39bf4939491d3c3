"""The games of the house, found by name and imported when first asked for."""

from __future__ import annotations

import copyreg
from importlib import import_module
from typing import TYPE_CHECKING, Any

from mlotek.core import receipt
from mlotek.core.errors import BadGame, BadRecord
from mlotek.core.game import Game, Kind, choose_game
from mlotek.core.heuristics import Heuristics, Worlds
from mlotek.core.match import Match, replay_as
from mlotek.core.record import Record, checked_record

if TYPE_CHECKING:
    from mlotek.tables import GameTable

HOMES = {
    "modern-art": "mlotek.games.modern_art",
    "milionerzy": "mlotek.games.milionerzy",
    "nie-blefuj": "mlotek.games.nie_blefuj",
    "targ": "mlotek.games.targ",
}
"""The package of each game: the one line a new game needs."""
NICKNAMES = {"nie-bluffuj": "nie-blefuj"}


def games() -> tuple[str, ...]:
    """The names of the games."""
    return tuple(HOMES)


def kind_of(name: str) -> Kind:
    """A game's rules, words and views; raises BadGame for an unknown name."""
    kind: Kind = import_module(_home(name)).KIND
    return kind


def table_of(name: str) -> GameTable:
    """A game's table: its words, manners, lessons, and what else is told of it."""
    table: GameTable = _part(name, "table").TABLE
    return table


def heuristics_of(name: str) -> Heuristics:
    """A game's policies: the module `heuristics`, in the rules dialect."""
    heuristics: Heuristics = _part(name, "heuristics")
    return heuristics


def worlds_of(name: str) -> Worlds:
    """A game's `worlds` module, which builds full states from what one seat knows."""
    worlds: Worlds = _part(name, "worlds")
    return worlds


def tensors_of(name: str) -> Any:
    """A game's `tensors` module: what a learner sees and does, as numbers, in the rules dialect."""
    return _part(name, "tensors")


def _part(name: str, part: str) -> Any:
    return import_module(f"{_home(name)}.{part}")


def _home(name: str) -> str:
    try:
        return HOMES[NICKNAMES.get(name, name)]
    except (KeyError, TypeError):  # a name that cannot be looked up at all is unknown too
        raise BadGame("unknown-game", f"there is no game {name!r}; there are: {', '.join(HOMES)}") from None


def game(name: str, players: int | None = None, **options: Any) -> Game:
    """A game with its options, immutable. A wrong name, option or count is a ValueError that says what is allowed."""
    return choose_game(kind_of(name), players, options)


def replay(record: Record, seed: int | str | None = None) -> Match:
    """Play a record again; the match equals the one it was taken from.

    An unfinished game goes on from there, with chance drawn from `seed` (None: fresh chance).
    Raises BadRecord if the record is of an unknown game or another edition, or breaks the rules.
    """
    record = checked_record(record)
    return replay_as(_game_of(record), record, seed)


def verify(record: Record) -> Match:
    """Check the receipt of a finished game: its seed, every deal, the whole transcript. Returns the match.

    Raises BadRecord with the code `no-receipt`, `wrong-commitment`, `wrong-seal` or `wrong-deal`, or as `replay` does.
    """
    record = checked_record(record)
    return receipt.verify(_game_of(record), record)


def _game_of(record: Record) -> Game:
    try:
        return choose_game(kind_of(record.game), record.players, record.options)
    except BadGame as error:
        raise BadRecord(error.code, str(error)) from None


copyreg.pickle(Kind, lambda kind: (kind_of, (kind.name,)))  # a kind travels between processes by its name
