"""What the house shows to whoever comes in: its games, their options and rules."""

from __future__ import annotations

from functools import cache

import mlotek
import mlotek.bots as bots
from mlotek.core import Option
from mlotek.core.game import Kind
from mlotek.games import games, kind_of
from mlotek.server.play.tempo import TEMPOS
from mlotek.server.table.hosting import at_a_table
from mlotek.server.table.inbox import PHRASES
from mlotek.server.wire.forms import Clause, GameShown, HouseShown, OptionShown, RulesShown
from mlotek.server.wire.messages import PROTOCOL, Text
from mlotek.server.wire.refusals import HouseRefused
from mlotek.speech import Speaker, clauses, reading


@cache
def house_shown() -> HouseShown:
    """The games of the house and what can be chosen."""
    return HouseShown(
        version=mlotek.__version__,
        protocol=PROTOCOL,
        games=tuple(_game_shown(name) for name in games()),
        tempos=TEMPOS,
        phrases=PHRASES,
        address=None,
        source=None,
    )


def _game_shown(name: str) -> GameShown:
    kind = kind_of(name)
    return GameShown(
        name=name,
        title=in_both(name, f"{name}-name"),
        hook=in_both(name, f"{name}-hook"),
        least_players=kind.players[0],
        most_players=kind.players[-1],
        editions=tuple(edition.name for edition in kind.editions),
        options=tuple(_option_shown(kind, option) for option in kind.options),
        levels=bots.levels(name),
        steps=bots.steps(name),
    )


def _option_shown(kind: Kind, option: Option) -> OptionShown:
    allowed = at_a_table(option).allowed
    numbers = allowed if isinstance(allowed, range) else None
    return OptionShown(
        name=option.name,
        default=option.default,
        choices=option.allowed if isinstance(option.default, str) else (),
        least=numbers[0] if numbers else None,
        most=numbers[-1] if numbers else None,
        about=option.about,
        players=tuple(kind.only_with.get(option.name, kind.players)),
    )


def in_both(game: str, message: str) -> Text:
    """A message in both languages."""
    return Text(pl=Speaker("pl", game).say(message), en=Speaker("en", game).say(message))


@cache
def rules_shown(name: str) -> RulesShown:
    """The rules of a game, clause by clause."""
    if name not in games():
        raise HouseRefused("no-such-game")
    return RulesShown(game=name, clauses=tuple(_clause(name, clause) for clause in clauses(_prefix(name))))


def _clause(game: str, clause: str) -> Clause:
    return Clause(
        id=clause,
        text=in_both(game, clause),
        reading=reading(clause),
        ruling=_if_said(game, f"ruling-{clause}"),
        reason=_if_said(game, f"reason-{clause}"),
        other=_if_said(game, f"other-{clause}"),
    )


def _if_said(game: str, message: str) -> Text | None:
    return in_both(game, message) if Speaker("en", game).knows(message) else None


def _prefix(name: str) -> str:
    """The first letters of a game's clauses, as its refusals cite them."""
    citation: str = next(iter(kind_of(name).actions.REFUSALS.values()))[0]
    return citation.split("-")[0] + "-"
