"""Table manners: what the clock, the collect window, programs and bots' pauses need to know of a game.

Everything here looks at views only, and what concerns the whole table at the public view only, so no timing can depend
on anything hidden.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from mlotek.core import Action, Event, View


class TradeWish(Protocol):
    """What somebody would trade: at least `get` for at most `give`."""

    @property
    def get(self) -> Mapping[str, int]: ...
    @property
    def give(self) -> Mapping[str, int]: ...


@dataclass(frozen=True)
class Ceremony:
    """A moment of a game that everybody should see: its name, and how long it is looked at, at most.

    `always`: it belongs to how the game is played, and is not shortened where fewer ceremonies are wished for.
    """

    moment: str
    seconds: float
    always: bool = False


class Manners:
    """The manners of a game in which everything goes in turn."""

    ceremonies: ClassVar[Mapping[str, Ceremony]] = {}
    """The events that are moments, by their names."""

    harmless: ClassVar[frozenset[str]] = frozenset()
    """Events that tell nobody anything that was hidden: an action with no others may be taken back."""
    moved: ClassVar[Mapping[str, str]] = {}
    """Actions that are judged only if their ground is still what their seat saw, and the refusal when it is not."""

    held: ClassVar[Mapping[str, float]] = {}
    """Actions that take something from everybody else, and for how many seconds bots keep them to themselves."""

    wishes: ClassVar[Collection[str]] = ()
    """What somebody may say they are looking for."""

    one_in: ClassVar[int] = 3
    """Of so many occasions for a word of a bot's one is taken."""

    def advises(self, options: Mapping[str, object]) -> bool:
        """Whether the house says, when asked, what a good bot would do."""
        return True

    def rash(self, view: View, action: Action) -> bool:
        """Whether an action ends something for everybody at a price: right for who only wants to win, and no advice."""
        return False

    def repeats(self, view: View, action: Action) -> bool:
        """Whether an action says what its seat has said already, and still stands: no advice either."""
        return False

    def hammered(self, view: View) -> bool:
        """Whether an open auction is going on."""
        return False

    def auctioneer(self, view: View) -> int | None:
        """The seat that puts up the lot."""
        return None

    def market(self, view: View) -> bool:
        """Whether everybody trades at once, so that no seat has a clock of its own."""
        return False

    def involved(self, view: View) -> Collection[int]:
        """The seats that still have a say about the lot."""
        return range(view.players)

    def stirs(self, action: Action) -> bool:
        """Whether the action keeps a market going."""
        return True

    def claim(self, view: View, action: Action) -> tuple[int, int] | None:
        """Where an action is a claim others may contest: its rank among claims (0 first) and what it bids."""
        return None

    def ties(self, view: View) -> Sequence[int] | None:
        """The order of seats for equal bids, where the rules have one."""
        return None

    def ground(self, view: View) -> Mapping[str, object]:
        """The part of a seat's own view that each such action rests on."""
        return {}

    def lot(self, view: View) -> str:
        """A name for what is being decided; programs are made for one lot."""
        return ""

    def scene(self, view: View) -> str:
        """A name for the round or auction; what was claimed in one counts for nothing in the next."""
        return self.lot(view)

    def price(self, view: View) -> int:
        """The price to beat."""
        return 0

    def acceptable(self, view: View, wish: TradeWish) -> str | None:
        """The action that accepts an offer such as is wished for."""
        return None

    def moments(self, events: Sequence[Event]) -> tuple[Ceremony, ...]:
        """The moments among events that everybody has seen, each once, in the order of their last events."""
        found: dict[str, Ceremony] = {}
        for event in events:
            ceremony = self.ceremony(event)
            if ceremony is not None:
                found.pop(ceremony.moment, None)
                found[ceremony.moment] = ceremony
        return tuple(found.values())

    def ceremony_named(self, moment: str) -> Ceremony:
        """The moment of a name."""
        return next(ceremony for ceremony in self.ceremonies.values() if ceremony.moment == moment)

    def ceremony(self, event: Event) -> Ceremony | None:
        """The moment that an event is."""
        return self.ceremonies.get(tag(event))

    def occasions(self, event: Event) -> Iterable[tuple[int, str]]:
        """What an event that everybody has seen is to some seats, in a word: their bots may remark on it."""
        return ()

    def polled(self, view: View) -> Collection[str]:
        """What those who only look on may vote for."""
        return ()

    def tense(self, view: View) -> bool:
        """Whether the decision is one that a person would take a breath for."""
        return False


def tag(what: Action | Event) -> str:
    """The word an action begins with; the name of an event."""
    return str(what.__struct_config__.tag)
