"""A game of dice, small enough to see through: two dice fall after every action; three turns."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import mlotek
from mlotek.core.action import Action, ChanceOutcome, unreadable, whole_number
from mlotek.core.dialect import below, note, put
from mlotek.core.edition import Edition
from mlotek.core.event import Event
from mlotek.core.game import Game, Kind
from mlotek.core.layout import Layout, int8
from mlotek.core.outcome import Outcome
from mlotek.core.view import View


class Dice(Layout):
    """Two dice are thrown after each action."""

    players: int = int8()
    turn: int = int8()
    throws: int = int8()
    total: int = int8()


class Throw(Action, frozen=True, tag="throw"):
    """Ask for two dice."""

    def code(self) -> tuple[int, int, int]:
        return 1, 0, 0

    def __str__(self) -> str:
        return "throw"


class Die(ChanceOutcome, frozen=True, tag="die"):
    """What a die shows."""

    pips: int

    def put(self, state: Any) -> int:
        return self.pips

    def __str__(self) -> str:
        return f"die {self.pips}"


class Thrown(Event, frozen=True, tag="thrown"):
    """A number fell."""

    pips: int


def parse_die(text: str) -> Die:
    pips = whole_number(text.removeprefix("die "))
    if pips is None:
        raise unreadable(text, "'die' and a number")
    return Die(pips)


def throw(s: Dice, seat: int, kind: int, x: int, y: int) -> None:
    s.throws = 2


def fall(s: Dice, pips: int) -> None:
    s.throws -= 1
    s.total += pips
    note(s, pips)
    if s.throws == 0:
        s.turn += 1


DICE = Kind(
    name="dice",
    players=range(1, 3),
    options=(),
    home=__name__,
    edition=Edition(),
    editions=(Edition(),),
    rules=SimpleNamespace(
        State=Dice,
        Chance=lambda due: SimpleNamespace(name="DIE"),
        setup=lambda s: None,
        over=lambda s: s.turn == 3,
        due=lambda s: s.throws > 0,
        chance=fall,
        waiting=lambda s: int(s.turn < 3 and not s.throws),
        asked=lambda s: 0,
        refusal=lambda s, seat, kind, x, y: 0,
        apply=throw,
        default=lambda s, seat, move: put(move, seat, 1, 0, 0),
    ),
    luck=SimpleNamespace(draw=lambda s, luck: 1 + below(luck, 6)),
    actions=SimpleNamespace(
        ACTIONS=(Throw,),
        parse=lambda text: Throw(),
        action=lambda kind, x, y: Throw(),
        parse_chance=parse_die,
        chance_outcome=lambda s, pips: Die(pips),
        refusal_of_outcome=lambda s, die: None if die.pips in range(1, 7) else "a die shows 1 to 6",
    ),
    events=SimpleNamespace(decode=lambda game, line: Thrown(*line)),
    public=lambda game, s: View(seat=None, players=s.players, phase="", actors=(), over=False),
    own=lambda game, s, seat: {"seat": seat},
    outcome=lambda game, s: Outcome((0,), (s.total,), (1,), None),
)


def dice(*chance: str) -> mlotek.Match:
    return mlotek.Match(Game(DICE, 1, ()), chance=chance)
