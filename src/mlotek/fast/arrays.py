"""What compiled loops are, and what they work on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray[Any, Any]
"""States, moves, streams of chance, numbers: one for each game."""
Fields: TypeAlias = Any
"""An element of a structured array: compiled code reads and writes its fields as attributes."""
Kernel: TypeAlias = Callable[..., Any]
"""A compiled loop; Numba types it by what it is called with."""
