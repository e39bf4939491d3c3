"""Measurements, per CPU-second and beside the peers of the field. `make bench` prints the tables."""
