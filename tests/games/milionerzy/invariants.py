"""What never changes in a game of Milionerzy i Bankruci, whatever is played."""

from __future__ import annotations

from mlotek.games.milionerzy.edition import CBA, FORTUNE, TILES
from mlotek.games.milionerzy.rules import HAS_CASINO, HAS_CBA, HAS_THIEF, Phase, State, worth


def check(s: State) -> None:
    """Every card and tile is in exactly one place."""
    if s.phase != Phase.STACK:
        assert sorted(s.stack) == sorted(TILES)
    for seat in range(s.players):
        assert s.hand[seat] & s.laid[seat] == 0
        assert 0 <= s.hand[seat] | s.laid[seat] < 1 << 11
        if s.phase != Phase.AUCTION:
            assert s.laid[seat] == 0
    check_tiles(s)
    check_auction(s)


def check_tiles(s: State) -> None:
    """What lies before the players, and what the Thief took, is what was turned up and auctioned."""
    seen = s.stack[: s.revealed]
    assert s.red == sum(tile in (FORTUNE, CBA) for tile in seen)
    auctioned = seen[:-1] if s.phase in (Phase.AUCTION, Phase.OVER) else seen
    owned = sum(s.luxuries) + sum(1 << luxury for luxury in s.stolen if luxury)
    assert owned == sum(1 << tile for tile in auctioned if tile <= 10)
    assert sum(s.fortunes) == auctioned.count(FORTUNE)
    for bit in (HAS_CASINO, HAS_CBA, HAS_THIEF):
        assert sum(bool(held & bit) for held in s.misfortunes) <= 1


def check_auction(s: State) -> None:
    """The highest total is on the table, alone, and only bidders have laid anything."""
    if s.phase == Phase.AUCTION:
        totals = [worth(cards) for cards in s.laid[: s.players]]
        assert s.highest == max(totals)
        assert not s.highest or totals.count(s.highest) == 1
        assert all(s.bidders >> seat & 1 for seat, total in enumerate(totals) if total)
        assert s.bidders >> s.turn & 1
