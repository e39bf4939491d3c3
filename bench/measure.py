"""How a figure is taken: CPU time of this process, several rounds, the median."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

ROUNDS = 5


def per_cpu_second(work: Callable[[], int], seconds: float = 0.6) -> float:
    """How many things `work` does in a CPU-second; it is called until a round has taken long enough."""
    work()
    return statistics.median(_round(work, seconds) for _ in range(ROUNDS))


def _round(work: Callable[[], int], seconds: float) -> float:
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def import_milliseconds(module: str) -> float:
    """CPU time of importing a module in a fresh interpreter, less that of the interpreter itself."""
    timed = "import time; start = time.process_time(); {}; print(time.process_time() - start)"
    command = [sys.executable, "-c", timed.format(f"import {module}")]
    runs = [float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(9)]
    return 1000 * statistics.median(runs)


def seconds(code: str, **environment: str) -> float:
    """How long a fresh interpreter needs for a piece of code, by its own clock."""
    timed = f"import time; start = time.perf_counter()\n{code}\nprint(time.perf_counter() - start)"
    run = subprocess.run(
        [sys.executable, "-c", timed], capture_output=True, text=True, check=True, env=os.environ | environment
    )
    return float(run.stdout.split()[-1])
