"""Ways to play Goofspiel, in the rules dialect: they run at the table, in arenas and inside search."""

from __future__ import annotations

from enum import IntEnum

from mlotek.core.dialect import Luck, Move, Traits, below, note, put, swayed
from mlotek.core.heuristics import Search
from tests.fifth.goofspiel.edition import HIGHEST
from tests.fifth.goofspiel.luck import choose
from tests.fifth.goofspiel.rules import State, Verb, lowest_card


class Because(IntEnum):
    """Why a move was chosen; `SAYS` names the values that follow."""

    WORTH_AS_MUCH = 1
    ONE_ABOVE = 2
    NOT_WORTH_IT = 3


SAYS = {
    Because.WORTH_AS_MUCH: ("card", "stake"),
    Because.ONE_ABOVE: ("card", "stake"),
    Because.NOT_WORTH_IT: ("card", "stake"),
}
NAMES: dict[str, tuple[str, ...]] = {}
SEARCH = Search()
STEPS: tuple[str, ...] = ()


def novice(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Bids anything."""
    choose(s, seat, luck, move)
    note(s, Because.WORTH_AS_MUCH, move.x, s.stake)


def regular(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Bids what the prize is worth: more if bold or honest, less if thrifty. The patient leave small ones to others."""
    if 200 * s.stake < HIGHEST * traits.patience:
        bid(s, seat, lowest_card(s, seat), Because.NOT_WORTH_IT, move)
    else:
        wanted = swayed(s.stake + traits.boldness // 25 - traits.thrift // 25, traits.honesty)
        bid(s, seat, nearest_card(s, seat, wanted), Because.WORTH_AS_MUCH, move)


def shrewd(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Goes one above what the prize is worth where that is much, and gives up what is worth little."""
    if 3 * s.stake < HIGHEST:
        bid(s, seat, lowest_card(s, seat), Because.NOT_WORTH_IT, move)
    else:
        bid(s, seat, nearest_card(s, seat, s.stake + 1 + below(luck, 2)), Because.ONE_ABOVE, move)


def idea(s: State, seat: int, luck: Luck, move: Move) -> None:
    """Something worth trying in search: any card."""
    choose(s, seat, luck, move)


def bid(s: State, seat: int, card: int, because: int, move: Move) -> None:
    note(s, because, card, s.stake)
    put(move, seat, Verb.BID, card, 0)


def nearest_card(s: State, seat: int, wanted: int) -> int:
    """The card in hand that is nearest to a number, the higher of two."""
    best = lowest_card(s, seat)
    for card in range(best + 1, HIGHEST + 1):
        if s.hand[seat] >> card & 1 and abs(card - wanted) <= abs(best - wanted):
            best = card
    return best
