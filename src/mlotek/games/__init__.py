"""The games of the house, found by name and imported when first asked for."""

from __future__ import annotations

import copyreg
import os
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from mlotek.core import receipt
from mlotek.core.edition import Edition, as_edition, package_for
from mlotek.core.errors import BadGame, BadPosition, BadRecord
from mlotek.core.game import Game, Kind, choose_game
from mlotek.core.heuristics import Heuristics, Policy, Worlds
from mlotek.core.locales import add_locales
from mlotek.core.match import Match, replay_as
from mlotek.core.position import table_named
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
OUTSIDE = "MLOTEK_GAMES"
"""Names games from outside the house, with their packages: ``goofspiel=my.games.goofspiel,…``."""
NICKNAMES = {"nie-bluffuj": "nie-blefuj"}


def games() -> tuple[str, ...]:
    """The names of the games."""
    return tuple(HOMES)


def register(name: str, home: str) -> None:
    """Add a game from outside the house: a package made as those in `mlotek.games`, with its `locales` beside it.

    It is noted in the environment, too, so that processes started from here know the game.
    """
    HOMES[name] = home
    add_locales(home)
    others = os.environ.get(OUTSIDE, "").split(",")
    os.environ[OUTSIDE] = ",".join(dict.fromkeys([*filter(None, others), f"{name}={home}"]))


def kind_of(name: str, edition: str | Edition | None = None) -> Kind:
    """A game's rules, words and views; raises BadGame for an unknown game or edition."""
    usual: Kind = import_module(_home(name)).KIND
    wanted = usual.edition if edition is None else _edition(usual, edition)
    if wanted.fingerprint == usual.edition_hash:
        return usual
    other: Kind = import_module(package_for(usual.home, wanted)).KIND
    return other


def _edition(kind: Kind, asked: str | Edition) -> Edition:
    if isinstance(asked, Edition) and asked.facts.keys() == kind.edition.facts.keys():
        return as_edition(asked, type(kind.edition))
    found = next((edition for edition in kind.editions if edition.name == asked), None)
    if found is None:
        there_are = ", ".join(edition.name for edition in kind.editions)
        raise BadGame("unknown-edition", f"{kind.name} has no edition {asked!r}; there are: {there_are}")
    return found


def table_of(game: str | Kind) -> GameTable:
    """A game's table: its words, manners, lessons, and what else is told of it."""
    table: GameTable = _part(game, "table").TABLE
    return table


def heuristics_of(game: str | Kind) -> Heuristics:
    """A game's policies: the module `heuristics`, in the rules dialect."""
    heuristics: Heuristics = _part(game, "heuristics")
    return heuristics


def opponents_module(game: str | Kind) -> ModuleType:
    """A game's `opponents`: simple strategies, in the rules dialect, that a good player must not lose to."""
    module: ModuleType = _part(game, "opponents")
    return module


def opponents_of(game: str | Kind) -> Mapping[str, Policy]:
    """The opponents of the arena, by name."""
    found: Mapping[str, Policy] = opponents_module(game).OPPONENTS
    return found


def worlds_of(game: str | Kind) -> Worlds:
    """A game's `worlds` module, which builds full states from what one seat knows."""
    worlds: Worlds = _part(game, "worlds")
    return worlds


def tensors_of(game: str | Kind) -> Any:
    """A game's `tensors` module: what a learner sees and does, as numbers, in the rules dialect."""
    return _part(game, "tensors")


def _part(game: str | Kind, part: str) -> Any:
    return import_module(f"{game.home if isinstance(game, Kind) else _home(game)}.{part}")


def _home(name: str) -> str:
    try:
        return HOMES[NICKNAMES.get(name, name)]
    except (KeyError, TypeError):  # a name that cannot be looked up at all is unknown too
        raise BadGame("unknown-game", f"there is no game {name!r}; there are: {', '.join(HOMES)}") from None


def game(name: str, players: int | None = None, *, edition: Any = None, **options: Any) -> Game:
    """A game with its options, immutable. A wrong name, option or count is a ValueError that says what is allowed.

    An edition is one the game lists, by name, or a value of one's own:

    >>> import mlotek
    >>> mlotek.game("modern-art", 3, edition="pigments").action("put cobalt-open")
    Put(card='cobalt-open')
    """
    return choose_game(kind_of(name, edition), players, options)


def position(text: str, seed: int | str | None = None) -> Match:
    """A match that goes on from a position's text, whose first line names the table: `Match.position` wrote it.

    Raises BadPosition if it cannot be read, or no game could come to it.
    """
    name, facts = table_named(text)
    players, edition, rules = facts.pop("players", None), facts.pop("edition", None), facts.pop("rules", None)
    try:
        return choose_game(kind_of(name, edition), players, facts, rules).position(text, seed)
    except BadGame as error:
        raise BadPosition(error.code, str(error)) from None


def replay(record: Record, seed: int | str | None = None) -> Match:
    """Play a record again; the match equals the one it was taken from.

    An unfinished game goes on from there, with chance drawn from `seed` (None: fresh chance).
    Raises BadRecord if the record is of an unknown game or another edition, or breaks the rules.
    """
    record = checked_record(record)
    return replay_as(game_in(record), record, seed)


def verify(record: Record) -> Match:
    """Check the receipt of a finished game: its seed, every deal, the whole transcript. Returns the match.

    Raises BadRecord with the code `no-receipt`, `wrong-commitment`, `wrong-seal`, `wrong-deal` or `wrong-outcome`, or
    as `replay` does.
    """
    record = checked_record(record)
    return receipt.verify(game_in(record), record)


def game_in(record: Record) -> Game:
    """The game a record is of, with the edition, options and rules it was begun with; raises BadRecord."""
    try:
        kind = kind_printed(record.game, record.edition)
        return choose_game(kind, record.players, record.options, record.rules_version)
    except BadGame as error:
        raise BadRecord(error.code, str(error)) from None


def kind_printed(name: str, fingerprint: str) -> Kind:
    """The game in the edition with this fingerprint; the usual one if none fits, which replaying then refuses."""
    usual = kind_of(name)
    return kind_of(name, next((one for one in usual.editions if one.fingerprint == fingerprint), None))


for line in filter(None, os.environ.get(OUTSIDE, "").split(",")):
    register(*line.split("=", 1))

copyreg.pickle(Kind, lambda kind: (kind_of, (kind.name, kind.edition)))  # what travels between processes
