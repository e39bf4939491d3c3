"""Programs: what a seat wants done for it. They act through the same checks as people, and switch themselves off."""

from __future__ import annotations

from mlotek.core import Action, Match
from mlotek.server.wire.messages import AcceptLike, BidUpTo, Do, Program
from mlotek.tables.manners import Manners

LARGEST_JUMP = 3


def wish(programs: tuple[Program, ...], match: Match, seat: int, manners: Manners) -> str | None:
    """The action the seat's programs want now: the first that wants a legal one."""
    for program in programs:
        action = _wanted(program, match, seat, manners)
        if action is not None and action in match.legal(seat):
            return str(action)
    return None


def _wanted(program: Program, match: Match, seat: int, manners: Manners) -> Action | str | None:
    match program:
        case Do(action):
            return action if seat in match.actors else None
        case BidUpTo(limit):
            return _bid(match, seat, limit)
        case AcceptLike():
            return manners.acceptable(match.view(seat), program)


def _bid(match: Match, seat: int, limit: int) -> Action | None:
    if seat not in match.actors:
        return None
    cheapest = match.legal(seat).cheapest_bid()
    return cheapest[0] if cheapest is not None and cheapest[1] <= limit else None


def off(programs: tuple[Program, ...], made_for: str, match: Match, seat: int, manners: Manners) -> str | None:
    """Why the programs should switch themselves off now, or None."""
    if match.over or manners.lot(match.view(None)) != made_for:
        return "new-lot"
    if any(isinstance(program, BidUpTo) for program in programs) and _price_jumped(match, seat, manners):
        return "price-jumped"
    return None


def _price_jumped(match: Match, seat: int, manners: Manners) -> bool:
    """Whether the cards left make the next bid much dearer than the price asks for."""
    cheapest = match.legal(seat).cheapest_bid() if seat in match.actors else None
    return cheapest is not None and cheapest[1] > manners.price(match.view(None)) + LARGEST_JUMP
