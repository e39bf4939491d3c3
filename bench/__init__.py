"""Measurements, per CPU-second and beside the peers of the field. `make bench` prints the tables."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the command line has it
