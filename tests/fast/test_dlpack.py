"""Memory that is lent to others: it is the same, and lives until they have done with it."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from mlotek.fast import dlpack


class Lender:
    """Lends an array as a GPU's array does, from a core's memory."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0

    def __dlpack__(self, **_wishes: Any) -> Any:
        array = self.array
        return dlpack.capsule(self, array.ctypes.data, array.shape, array.strides, array.dtype, (dlpack.CPU, 0))


@pytest.mark.parametrize("dtype", ["int8", "int64", "uint16", "float32", "bool"])
@pytest.mark.parametrize("order", ["C", "F"])
def test_what_is_borrowed_is_the_same_memory(dtype: str, order: Any) -> None:
    array = np.arange(12).reshape(3, 4).astype(dtype, order=order)
    borrowed = np.from_dlpack(Lender(array))
    assert borrowed.dtype == array.dtype
    assert (borrowed == array).all()
    array[1, 2] = 0
    assert borrowed[1, 2] == 0


def test_it_lives_until_it_is_given_back_and_no_longer() -> None:
    before = len(dlpack._lent)
    borrowed = np.from_dlpack(Lender(np.arange(5)))
    gc.collect()
    assert len(dlpack._lent) == before + 1
    assert borrowed.sum() == 10
    del borrowed
    gc.collect()
    assert len(dlpack._lent) == before


def test_what_nobody_takes_is_given_back_too() -> None:
    before = len(dlpack._lent)
    Lender(np.arange(5)).__dlpack__()
    gc.collect()
    assert len(dlpack._lent) == before


def test_records_are_not_lent() -> None:
    with pytest.raises(BufferError, match="only numbers"):
        Lender(np.zeros(2, [("seat", np.int8)])).__dlpack__()
