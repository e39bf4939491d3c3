"""What is written once for everybody is, byte for byte, what would be written for each."""

from __future__ import annotations

import random

import pytest

import mlotek
from mlotek.server.table.view_cache import ViewCache
from mlotek.server.table.visitor import encode


@pytest.mark.parametrize("name", mlotek.games())
def test_shared_parts_do_not_change_a_byte(name: str) -> None:
    match, rng, cache = mlotek.Match(mlotek.game(name), seed=3), random.Random(3), ViewCache()
    for _ in range(120):
        if match.over:
            break
        seat = match.actors[0]
        match.play(seat, match.legal(seat).sample(rng))
        cache.update(match.view(None))  # the same, but no part of it the very one
        views = match.views()
        cache.update(views.public)
        for viewer in (None, *range(match.game.players)):
            assert encode(cache.filled(views.of(viewer))) == encode(views.of(viewer))
