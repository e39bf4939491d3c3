"""What never changes in a game of Targ, whatever is played."""

from __future__ import annotations

from mlotek.games.targ.edition import OFFERS_EACH
from mlotek.games.targ.rules import COUNTS, ONE, WHOLE_DECK, Phase, State, holds


def check(s: State) -> None:
    """Every card is in exactly one place, and what stands or is known can be relied upon."""
    assert all(hand & ~COUNTS == 0 for hand in s.hand)
    if s.phase == Phase.MARKET:
        assert sum(s.hand) + ONE[s.centre] == WHOLE_DECK
        assert s.done != (1 << s.players) - 1
        assert s.actions < s.max_actions
    else:
        assert not any(s.hand)
        assert not any(s.number)
    check_offers(s)
    check_rounds(s)


def check_offers(s: State) -> None:
    """Whoever has an offer standing holds what it gives, which everybody knows; and nothing known is wrong."""
    standing = [slot for slot, number in enumerate(s.number) if number]
    assert len({s.number[slot] for slot in standing}) == len(standing)
    for slot in standing:
        assert s.number[slot] <= s.shouted
        assert slot // OFFERS_EACH < s.players
        assert holds(s.known[slot // OFFERS_EACH], s.give[slot])
    assert all(holds(hand, known) for hand, known in zip(s.hand, s.known, strict=True))


def check_rounds(s: State) -> None:
    """The hands of a finished round and its centre card were the whole deck."""
    for played in range(s.round):
        assert sum(s.last_hand[played]) + ONE[s.last_centre[played]] == WHOLE_DECK
        assert s.stopper[played] <= s.players
