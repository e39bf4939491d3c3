"""The fairness receipt: what was dealt can be checked, and whatever is changed is noticed."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mlotek
from mlotek.core.receipt import Stream, commitment, deal_key, seal, sealed, settle

SEED = "5f0c" * 8
CUTS = ("ola's rabbit", "", "42")


def dealt(name: str, seed: str = SEED, cuts: tuple[str, ...] = CUTS) -> mlotek.Record:
    """A whole game of random moves, dealt the way a house deals."""
    rng, key = random.Random(3), deal_key(seed, cuts)
    match = mlotek.Match(mlotek.game(name, players=3), chance=[])
    settle(match, key)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.default(seat) if rng.random() < 0.5 else match.legal(seat).sample(rng))
        settle(match, key)
    return sealed(match.record, seed, cuts)


@pytest.fixture(scope="module", params=mlotek.games())
def record(request: pytest.FixtureRequest) -> mlotek.Record:
    return dealt(request.param)


def test_an_honest_record_passes_and_survives_its_text(record: mlotek.Record) -> None:
    again = mlotek.Record.from_json(record.to_json())
    assert again == record
    assert mlotek.verify(again) == mlotek.replay(record)
    assert mlotek.verify(again).over


def test_an_altered_byte_fails(record: mlotek.Record) -> None:
    """Any letter or digit of the text: in the seed, the cuts, a card, a name, an option, the seal itself."""
    text, rng = record.to_json(), random.Random(1)
    places = [place for place, char in enumerate(text) if char.isalnum()]
    for place in rng.sample(places, min(150, len(places))):
        other = rng.choice([char for char in "0123456789abcdefXYZ" if char != text[place]])
        with pytest.raises(mlotek.BadRecord):
            mlotek.verify(mlotek.Record.from_json(text[:place] + other + text[place + 1 :]))


def changed(record: mlotek.Record, **fields: object) -> mlotek.Record:
    """A forger's record: some of it changed, and the seal made anew."""
    forged = msgspec.structs.replace(record, **fields)
    assert isinstance(forged.receipt, mlotek.Receipt)
    return msgspec.structs.replace(forged, receipt=msgspec.structs.replace(forged.receipt, seal=seal(forged)))


def code_of(record: mlotek.Record) -> str:
    with pytest.raises(mlotek.BadRecord) as refused:
        mlotek.verify(record)
    return refused.value.code


def test_another_deal_is_noticed_even_under_a_fresh_seal(record: mlotek.Record) -> None:
    other = dealt(record.game, seed="0bad" * 8)
    assert code_of(changed(record, entries=other.entries)) == "wrong-deal"


def test_another_seed_cut_or_seal_is_noticed(record: mlotek.Record) -> None:
    receipt = record.receipt
    assert isinstance(receipt, mlotek.Receipt)

    def with_receipt(**fields: object) -> mlotek.Record:
        return msgspec.structs.replace(record, receipt=msgspec.structs.replace(receipt, **fields))

    assert code_of(with_receipt(seed="0" * 32)) == "wrong-commitment"
    assert code_of(with_receipt(seed="0" * 32, commitment=commitment("0" * 32))) == "wrong-deal"
    assert code_of(with_receipt(cuts=("", "", ""))) == "wrong-deal"
    assert code_of(with_receipt(cuts=CUTS[::-1])) == "wrong-deal"
    assert code_of(with_receipt(seal="0" * 64)) == "wrong-seal"
    assert code_of(msgspec.structs.replace(record, names=("A", "B", "C"))) == "wrong-seal"
    assert code_of(msgspec.structs.replace(record, receipt=msgspec.UNSET)) == "no-receipt"


def test_a_record_without_a_receipt_is_written_as_ever() -> None:
    record = mlotek.Match(mlotek.game("milionerzy", players=3), seed=1).record
    assert "receipt" not in record.to_json()
    assert mlotek.encode(record) == mlotek.encode(mlotek.Record.from_json(record.to_json()))


@given(st.text(max_size=40), st.lists(st.text(max_size=64), max_size=6))
def test_any_seed_and_cuts_give_numbers_between_nought_and_one(seed: str, cuts: list[str]) -> None:
    seed = seed.encode(errors="ignore").decode()
    cuts = [cut.encode(errors="ignore").decode() for cut in cuts]
    stream = Stream(deal_key(seed, cuts), 0)
    assert all(0 <= stream.random() < 1 for _ in range(20))
    assert Stream(deal_key(seed, cuts), 0).random() != Stream(deal_key(seed, cuts), 1).random()


def test_a_die_from_the_stream_is_a_fair_die() -> None:
    """A chi-squared test with five degrees of freedom; 20.5 is its 99.9th percentile."""
    stream = Stream(deal_key(SEED, ()), 0)
    faces = Counter(int(stream.random() * 6) for _ in range(6_000))
    assert sum((faces[face] - 1_000) ** 2 / 1_000 for face in range(6)) < 20.5
