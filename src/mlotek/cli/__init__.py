"""The command line: play in the terminal, simulate, replay, read the rules."""

from mlotek.cli.main import main

__all__ = ["main"]
