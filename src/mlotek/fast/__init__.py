"""The same rules, compiled: many games side by side as NumPy records.

>>> from mlotek import fast
>>> batch = fast.batch("milionerzy", players=4, games=100, seed=1)
>>> int(batch.playout().min()) > 10        # decisions each game took
True
>>> bool(batch.over.all())
True
"""

try:
    import numba as _numba
    import numpy as _numpy
except ImportError as missing:
    raise ImportError("mlotek.fast needs NumPy and Numba: pip install 'mlotek[fast]'") from missing

from mlotek.fast.batch import Batch, batch
from mlotek.fast.compiled import MOVE, moves
from mlotek.fast.env import Env, env
from mlotek.fast.records import Records, records
from mlotek.fast.simulate import Tally, simulate

__all__ = ["MOVE", "Batch", "Env", "Records", "Tally", "batch", "env", "moves", "records", "simulate"]
