"""What every room needs: time, logs, counters, limits, who a guest is."""
