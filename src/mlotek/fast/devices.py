"""Where games are played side by side: on a core, which goes through them in a loop, or on a GPU, a thread for each.

A device gets plain functions `body(i, *arrays)` that do something to game i, and makes of each a function of the
arrays. On a GPU arrays stay where they are and tell of themselves by `__cuda_array_interface__` and by DLPack, which
frameworks read:

    torch.as_tensor(batch.asked, device="cuda")     # no copy
    cupy.from_dlpack(batch.asked)                   # nor here
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Protocol

import numpy as np
import numpy.typing as npt
from numba import from_dtype, njit

from mlotek.core.dialect import CodesType
from mlotek.core.errors import MlotekError
from mlotek.fast import dlpack
from mlotek.fast.arrays import Array, Kernel, OnGpu, Records, Shape

cuda: ModuleType
"""Numba's CUDA part, once it is asked for: kernels find it by this name, in the simulator too."""
THREADS = 128
"""Of a block, on a GPU."""


class Grid(Protocol):
    """A kernel for a GPU: so many blocks of so many threads of it can be called."""

    def __getitem__(self, blocks_and_threads: tuple[int, int]) -> Kernel: ...


class NoDevice(MlotekError):
    """No such device, or none of that kind in this machine."""


class Cpu:
    """A core, and arrays of NumPy."""

    name = "cpu"

    def array(self, host: Array) -> Array:
        """An array of this device with these contents."""
        return host

    def zeros(self, shape: Shape, dtype: npt.DTypeLike) -> Array:
        """An array of this device that is all zeros."""
        return np.zeros(shape, dtype)

    def rows(self, shape: Shape, dtype: npt.DTypeLike) -> Array:
        """The same for rows that every game writes cell by cell: laid out so that neighbours write side by side."""
        return self.zeros(shape, dtype)

    def host(self, array: Array) -> Array:
        """An array of this device as one of NumPy."""
        return array

    def for_each(self, body: Kernel) -> Kernel:
        """A function that does something to every game of its arrays."""

        @njit(cache=True, nogil=True)
        def loop(*arrays: Array) -> None:
            for i in range(arrays[0].shape[0]):
                body(i, *arrays)

        return loop

    def for_each_alone(self, body: Kernel, *_records: Records) -> Kernel:
        """The same for long work on the first few arrays of records, which a GPU does on copies close at hand."""
        return self.for_each(body)


class Cuda:
    """An NVIDIA GPU, and arrays in its memory."""

    name = "cuda"

    def __init__(self) -> None:
        cuda_of_numba()

    def array(self, host: Array | OnGpu) -> Array:
        foreign = isinstance(host, OnGpu)  # another framework's, or one of ours
        there: Array = cuda.as_cuda_array(host, sync=False) if foreign else cuda.to_device(host)
        return there

    def zeros(self, shape: Shape, dtype: npt.DTypeLike) -> Array:
        return self.array(np.zeros(shape, dtype))

    def rows(self, shape: Shape, dtype: npt.DTypeLike) -> Array:
        return self.array(np.zeros(shape, dtype, order="F"))

    def host(self, array: Array) -> Array:
        here: Array = array.copy_to_host()  # type: ignore[attr-defined]
        return here

    def for_each(self, body: Kernel) -> Kernel:
        @cuda.jit(cache=True)
        def kernel(count: int, arrays: tuple[Array, ...]) -> None:
            i = cuda.grid(1)
            if i < count:
                body(i, *arrays)

        return self._launched(kernel)

    def for_each_alone(self, body: Kernel, *records: Records) -> Kernel:
        state, luck, move = map(from_dtype, records)

        @cuda.jit(cache=True)
        def kernel(count: int, arrays: tuple[Array, ...]) -> None:
            i = cuda.grid(1)
            if i < count:
                own, chances, made = cuda.local.array(1, state), cuda.local.array(1, luck), cuda.local.array(1, move)
                own[0], chances[0], made[0] = arrays[0][i], arrays[1][i], arrays[2][i]
                rest = arrays[3][i if arrays[3].shape[0] > 1 else 0 :]  # one for each game, or one for all of them
                body(0, own, chances, made, rest, arrays[4])
                arrays[0][i], arrays[1][i], arrays[2][i] = own[0], chances[0], made[0]

        return self._launched(kernel)

    def _launched(self, kernel: Grid) -> Kernel:
        """Launched on the stream that is current: torch's, where torch has set one up."""

        def launch(*arrays: Array) -> None:
            count = len(arrays[0])
            kernel[(count + THREADS - 1) // THREADS, THREADS](count, arrays)

        return launch


Device = Cpu | Cuda
CPU = Cpu()


@cache
def device_named(name: str) -> Device:
    """A device by its name; raises NoDevice with what there is."""
    if name == CPU.name:
        return CPU
    if name != Cuda.name:
        raise NoDevice("unknown-device", f"there is no device {name!r}; there are: {CPU.name}, {Cuda.name}")
    try:
        found = Cuda()
        cuda_of_numba().get_current_device()
    except Exception as error:
        raise NoDevice("no-gpu", f"there is no GPU that can be used here: {error}") from None
    return found


@cache
def cuda_of_numba() -> ModuleType:
    """Numba's CUDA part; numba-cuda still asks for a name that NumPy 2.5 no longer has."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    global cuda
    cuda = import_module("numba.cuda")
    _tell_about_codes(import_module("numba.cuda.extending"))
    arrays = getattr(import_module("numba.cuda.cudadrv.devicearray"), "DeviceNDArray", None)
    if arrays is not None:  # the simulator has NumPy's
        dlpack.teach(cuda, arrays)
    return cuda


def _tell_about_codes(extending: ModuleType) -> None:
    """numba-cuda has types of its own, so what `mlotek.fast.compiled` told Numba it must be told as well."""
    if hasattr(extending, "typeof_impl"):
        extending.typeof_impl.register(CodesType, lambda codes, _context: extending.types.Module(codes))
