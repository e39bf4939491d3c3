"""What a seat may do: the one source of legality."""

from __future__ import annotations

from mlotek.core.dialect import Move, put
from mlotek.games.targ.edition import OFFERS_EACH
from mlotek.games.targ.rules.bundles import COUNTS, KINDS_OF_GOODS, WHOLE_DECK, count_of, goods_in, holds
from mlotek.games.targ.rules.state import ADDRESSEE, NOWHERE, Phase, Reason, State, Verb, slot_of


def refusal(s: State, seat: int, kind: int, x: int, y: int) -> int:
    """0 if the seat may do this now, else the reason why not."""
    if s.phase != Phase.MARKET:
        return Reason.NOT_NOW
    if kind == Verb.OFFER:
        return refusal_of_offer(s, seat, x, y)
    if kind == Verb.ACCEPT:
        return refusal_of_accept(s, seat, x)
    if kind == Verb.WITHDRAW:
        return refusal_of_withdrawal(s, seat, x)
    if kind == Verb.SWAP:
        return refusal_of_swap(s, seat, x)
    if kind == Verb.STOP:
        return refusal_of_stop(s, seat)
    if kind == Verb.DONE:
        return Reason.ALREADY_DONE if s.done >> seat & 1 else 0  # TG-DONE-1
    return Reason.NOT_NOW


def refusal_of_stop(s: State, seat: int) -> int:
    if s.hand[seat] == 0:  # TG-STOP-1
        return Reason.STOP_WITH_EMPTY_HAND
    return Reason.STOP_MISSED if s.missed[s.round] >> seat & 1 else 0  # TG-STOP-3


def refusal_of_offer(s: State, seat: int, give: int, wish: int) -> int:
    want = wish & (1 << ADDRESSEE) - 1
    if give & ~COUNTS or want & ~COUNTS or wish < 0:
        return Reason.NO_SUCH_GOODS
    if give == 0:
        return Reason.NOTHING_GIVEN
    if goods_in(give) & goods_in(want):
        return Reason.SAME_GOOD_BOTH_WAYS
    if not holds(WHOLE_DECK, want):
        return Reason.WANTS_TOO_MANY
    addressee = wish >> ADDRESSEE
    if addressee == seat + 1:
        return Reason.OFFER_TO_ONESELF
    if addressee > s.players:
        return Reason.NO_SUCH_ADDRESSEE
    if not holds(s.hand[seat], give):
        return Reason.CARDS_NOT_HELD
    return 0


def refusal_of_accept(s: State, seat: int, number: int) -> int:
    slot = slot_of(s, number)
    if slot == NOWHERE:
        return Reason.OFFER_GONE if 0 < number <= s.shouted else Reason.NO_SUCH_OFFER
    return refusal_of_trade(s, seat, slot)


def refusal_of_trade(s: State, seat: int, slot: int) -> int:
    """Why a seat may not accept the offer that stands in a slot."""
    if slot // OFFERS_EACH == seat:
        return Reason.OWN_OFFER
    addressee = s.want[slot] >> ADDRESSEE
    if addressee and addressee != seat + 1:
        return Reason.NOT_ADDRESSED_TO_YOU
    if not holds(s.hand[seat], s.want[slot] & COUNTS):
        return Reason.WANTED_NOT_HELD
    return 0  # the offerer holds what it gives, or the offer would have disappeared


def refusal_of_withdrawal(s: State, seat: int, number: int) -> int:
    slot = slot_of(s, number)
    if slot == NOWHERE:
        return Reason.NOTHING_TO_WITHDRAW
    if slot // OFFERS_EACH != seat:
        return Reason.NOT_YOUR_OFFER
    return 0


def refusal_of_swap(s: State, seat: int, good: int) -> int:
    if good < 0 or good >= KINDS_OF_GOODS:
        return Reason.NO_SUCH_GOODS
    if s.hand[seat] == 0:
        return Reason.SWAP_WITH_EMPTY_HAND
    if good == s.centre:
        return Reason.SAME_AS_CENTRE
    if count_of(s.hand[seat], good) == 0:
        return Reason.SWAP_NOT_HELD
    return 0


def default(s: State, seat: int, move: Move) -> None:
    """What the seat does when its time runs out: it is done for now."""
    put(move, seat, Verb.DONE, 0, 0)
