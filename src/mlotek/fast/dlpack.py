"""Arrays handed to other frameworks by DLPack: a small struct that says where memory lies and what is in it.

NumPy's arrays do that by themselves; a GPU's, which are Numba's, are taught it here.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

CPU, CUDA = 1, 2
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
"""What DLPack calls the kinds of numbers that NumPy knows by a letter."""
NAME = b"dltensor"


class _Managed(ctypes.Structure):
    """DLManagedTensor of DLPack's header, with the parts of its DLTensor in their places."""

    _fields_: ClassVar[list[tuple[str, Any]]] = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("dimensions", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    ]


_lent: dict[int, tuple[Any, ...]] = {}
"""What must live until whoever borrowed it has done with it, by the struct's address."""


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def _give_back(address: int) -> None:
    _lent.pop(address, None)


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def _nobody_took(capsule: int) -> None:
    """A capsule goes; if nobody has taken what is in it, neither will anybody give it back."""
    if _is_valid(capsule, NAME):
        _give_back(_pointer(capsule, NAME))


_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.argtypes, _is_valid.restype = [ctypes.c_void_p, ctypes.c_char_p], ctypes.c_int
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.argtypes, _pointer.restype = [ctypes.c_void_p, ctypes.c_char_p], ctypes.c_void_p
_new = ctypes.pythonapi.PyCapsule_New
_new.argtypes, _new.restype = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p], ctypes.py_object


def capsule(
    owner: Any,
    address: int,
    shape: Sequence[int],
    strides: Sequence[int],
    dtype: np.dtype[Any],
    device: tuple[int, int],
) -> Any:
    """What `__dlpack__` returns. `strides` are in bytes; `owner` lives until the borrower has done with its memory."""
    if dtype.kind not in CODES:
        raise BufferError(f"DLPack knows no {dtype}: only numbers")
    count = len(shape)
    sizes = (ctypes.c_int64 * count)(*shape)
    steps = (ctypes.c_int64 * count)(*(stride // dtype.itemsize for stride in strides))
    deleter = ctypes.cast(_give_back, ctypes.c_void_p)
    kind = CODES[dtype.kind], 8 * dtype.itemsize, 1
    struct = _Managed(address, *device, count, *kind, sizes, steps, 0, None, deleter)
    _lent[ctypes.addressof(struct)] = owner, struct, sizes, steps
    return _new(ctypes.addressof(struct), NAME, ctypes.cast(_nobody_took, ctypes.c_void_p))


def teach(cuda: Any, arrays: type[Any]) -> None:
    """Let a class of arrays in a GPU's memory be borrowed by DLPack."""

    def device_of(_array: Any) -> tuple[int, int]:
        return CUDA, int(cuda.get_current_device().id)

    def lend(array: Any, **_wishes: Any) -> Any:
        cuda.synchronize()  # whoever borrows it may work on another stream
        address = int(array.device_ctypes_pointer.value or 0)
        return capsule(array, address, array.shape, array.strides, array.dtype, device_of(array))

    arrays.__dlpack__, arrays.__dlpack_device__ = lend, device_of
