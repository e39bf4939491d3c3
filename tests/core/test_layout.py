"""States: slots, copies, equality, and the same bytes as NumPy and C."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlotek.core.layout import Layout, int8, int16, int32, int64
from tests.counting import each


class Mixed(Layout):
    """Every width, in an order that needs padding in the middle and at the end."""

    flag: int = int8()
    big: int = int64()
    row: list[int] = int16(3)
    table: list[list[int]] = int8(2, 3)
    wide: int = int32()
    last: int = int8()


class Small(Layout):
    """Nothing wider than two bytes: padded to two, not to eight."""

    a: int = int8()
    b: int = int16()
    c: int = int8()


def numbers(width: str) -> st.SearchStrategy[int]:
    bits = 8 * int(width[1]) - 1
    return st.integers(-(2**bits), 2**bits - 1)


def values(layout: type[Layout]) -> st.SearchStrategy[dict[str, Any]]:
    fields = {}
    for name, width, shape in layout.fields:
        cell: st.SearchStrategy[Any] = numbers(width)
        for size in reversed(shape):
            cell = st.lists(cell, min_size=size, max_size=size)
        fields[name] = cell
    return st.fixed_dictionaries(fields)


def filled(layout: type[Layout], content: dict[str, Any]) -> Layout:
    state = layout()
    for name, value in content.items():
        setattr(state, name, value)
    return state


@given(content=values(Mixed))
def test_bytes_are_those_of_an_aligned_numpy_record(content: dict[str, Any]) -> None:
    record = np.zeros((), np.dtype(list(Mixed.fields), align=True))
    for name, value in content.items():
        record[name] = value
    assert filled(Mixed, content).to_bytes() == record.tobytes()


def test_the_end_is_padded_as_c_does() -> None:
    assert len(Small().to_bytes()) == np.dtype(list(Small.fields), align=True).itemsize == 6
    assert len(Mixed().to_bytes()) == np.dtype(list(Mixed.fields), align=True).itemsize


def test_a_new_state_is_all_zero() -> None:
    assert repr(Mixed()) == "Mixed(flag=0, big=0, row=[0, 0, 0], table=[[0, 0, 0], [0, 0, 0]], wide=0, last=0)"
    assert set(Mixed().to_bytes()) == {0}


def test_a_state_has_slots_only() -> None:
    with pytest.raises(AttributeError):
        Mixed().other = 1  # type: ignore[attr-defined]
    assert not hasattr(Mixed(), "__dict__")


@given(content=values(Mixed))
def test_a_copy_is_equal_and_independent(content: dict[str, Any]) -> None:
    state: Any = filled(Mixed, content)
    twin = state.copy()
    assert twin == state
    assert type(twin) is Mixed
    twin.row[1] ^= 1
    assert twin != state
    twin.row[1] ^= 1
    twin.table[1][2] ^= 1
    assert twin != state
    assert state == filled(Mixed, content)


def test_the_tape_is_neither_copied_nor_compared() -> None:
    state = Mixed()
    state.tape = [(1, 2)]
    assert state == Mixed()
    assert state.copy().tape is None


def test_every_field_counts_in_equality() -> None:
    for name, _, shape in each(Mixed.fields):
        state: Any = Mixed()
        cell = getattr(state, name)
        if not shape:
            setattr(state, name, 1)
        elif len(shape) == 1:
            cell[0] = 1
        else:
            cell[0][0] = 1
        assert state != Mixed(), name


def test_states_of_different_kinds_are_never_equal() -> None:
    others: list[object] = [Small(), 0, None]
    assert Mixed() not in others


def test_states_cannot_be_hashed_for_they_change() -> None:
    with pytest.raises(TypeError):
        hash(Mixed())


def test_a_number_too_wide_for_its_field_is_noticed_when_packed() -> None:
    state = Small()
    state.a = 128
    with pytest.raises(Exception, match="format"):
        state.to_bytes()


@given(content=values(Mixed))
def test_a_state_can_be_pickled(content: dict[str, Any]) -> None:
    state = filled(Mixed, content)
    assert pickle.loads(pickle.dumps(state)) == state


@given(content=values(Mixed))
def test_a_state_is_found_in_its_bytes_again(content: dict[str, Any]) -> None:
    state = filled(Mixed, content)
    assert Mixed.from_bytes(state.to_bytes()) == state


def test_too_few_bytes_are_no_state() -> None:
    with pytest.raises(ValueError, match="Small takes 6 bytes, not 5"):
        Small.from_bytes(bytes(5))
