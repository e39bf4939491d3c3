"""What compiled loops are, and what they work on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, runtime_checkable

import numpy as np
import numpy.typing as npt

Array: TypeAlias = npt.NDArray[Any]
"""States, moves, streams of chance, numbers: one for each game. A GPU's arrays answer to the same, and stay there."""
Fields: TypeAlias = Any
"""An element of a structured array: compiled code reads and writes its fields as attributes."""
Kernel: TypeAlias = Callable[..., Any]
"""A compiled loop; Numba types it by what it is called with."""
Records: TypeAlias = np.dtype[np.void]
"""The layout of states, moves or traits."""
Shape: TypeAlias = int | tuple[int, ...]


@runtime_checkable
class OnGpu(Protocol):
    """An array in a GPU's memory, of whatever framework."""

    @property
    def __cuda_array_interface__(self) -> Mapping[str, object]: ...


Chosen: TypeAlias = Array | Sequence[int] | OnGpu
"""A number for each game, as a learner gives them."""
