"""Small files of the data folder: whole or not there, and for their owner alone."""

from __future__ import annotations

import os
from pathlib import Path


def keep_private(path: Path, data: bytes) -> None:
    """Write a file in one go: after a kill there is the old one or the new one."""
    part = path.with_name(f".{path.name}.part")
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
