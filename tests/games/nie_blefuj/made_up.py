"""Actions nobody lists, for tests of all games: suitcases with any claim."""

from __future__ import annotations

import random
from collections.abc import Iterator

import mlotek
from mlotek.games.nie_blefuj.actions import Add, Offer
from mlotek.games.nie_blefuj.edition import HIGHEST_CLAIM


def made_up(match: mlotek.Match, seat: int, rng: random.Random) -> Iterator[mlotek.Action]:
    """What is listed, with a claim where there can be one."""
    laid = [action for action in match.legal(seat) if isinstance(action, Offer | Add)]
    for action in rng.sample(laid, min(8, len(laid))):
        yield type(action)(action.cards, rng.randint(0, HIGHEST_CLAIM))
