"""Actions nobody lists, for tests of all games: offers of several goods, to everyone or to one seat."""

from __future__ import annotations

import random
from collections.abc import Iterator

import mlotek
from mlotek.core.lot import Lot
from mlotek.games.targ.actions import Offer
from mlotek.games.targ.edition import GOODS, PRINTED


def made_up(match: mlotek.Match, seat: int, rng: random.Random) -> Iterator[mlotek.Action]:
    """Offers of any size; most of them are legal."""
    hand = {stock.good: stock.count for stock in match.view(seat).hand or ()}  # type: ignore[attr-defined]
    for _ in range(12):
        give = rng.sample(sorted(hand), min(rng.randint(1, 4), len(hand)))
        want = rng.sample([good for good in GOODS if good not in give], rng.randint(0, 4))
        yield Offer(
            give=tuple(Lot(good, rng.randint(1, hand[good])) for good in GOODS if good in give),
            want=tuple(Lot(good, rng.randint(1, PRINTED[GOODS.index(good)])) for good in GOODS if good in want),
            to=rng.choice([None, *(other for other in range(match.game.players) if other != seat)]),
        )
