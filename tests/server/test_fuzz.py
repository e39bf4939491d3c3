"""Nonsense at the doors: whatever comes, the house answers, keeps its word and stays open."""

from __future__ import annotations

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mlotek.server.common.limits import Limits, Rate
from tests.server.hall import Hall, in_hall

PLENTY = Rate(1e9, 1e9)
NO_LIMITS = Limits(messages=PLENTY, requests=PLENTY, openings=PLENTY, guesses=PLENTY, talk=PLENTY)
WISH = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "start": True, "tempo": {"name": "none"}}

KINDS = st.sampled_from(["act", "say", "programs", "hint", "skip", "resync", "pong", "welcome", "nonsense"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
ACTIONS = st.sampled_from(["pass", "bid 1", "bid 25 20", "discard 3", "bid", "stop", ""]) | st.text(max_size=40)
PROGRAMS = st.lists(
    st.builds(lambda a: {"program": "do", "action": a}, ACTIONS)
    | st.builds(lambda n: {"program": "bid-up-to", "limit": n}, st.integers(-5, 99))
    | st.just({"program": "accept-like", "get": {"fish": 1}, "give": {}})
    | JSON,
    max_size=5,
)
MESSAGES = st.fixed_dictionaries(
    {"type": KINDS},
    optional={
        "id": st.integers(0, 50) | JSON,
        "action": ACTIONS | JSON,
        "seen": st.integers(-2, 40) | JSON,
        "text": st.text(max_size=220) | st.none(),
        "phrase": st.sampled_from(["hello", "deal", "rude"]) | st.none(),
        "programs": PROGRAMS,
    },
)
TEXTS = MESSAGES.map(json.dumps) | JSON.map(json.dumps) | st.text(max_size=60)


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.integers(0, 2), TEXTS), max_size=25))
def test_nothing_sent_over_the_socket_breaks_a_table(sent: list[tuple[int, str]]) -> None:
    async def test(hall: Hall) -> None:
        table = (await hall.post("/api/tables", WISH))["table"]["id"]
        phones = [await hall.connect(table, who) for who in ("ola", "someone", "another")]
        for who, text in sent:
            await phones[who].raw(text)
        await hall.clock.advance(1)
        for phone in phones:
            assert phone.closed is None
            assert all(isinstance(message["type"], str) for message in phone.messages)
        await phones[0].raw('{"type": "resync"}')
        assert phones[0].last["type"] == "welcome"

    in_hall(test, limits=NO_LIMITS)
