"""A clerk's process: reads work, does it, writes what came of it."""

from __future__ import annotations

import pickle
import sys
from typing import BinaryIO

from mlotek.core import MlotekError
from mlotek.server.workers.clerks import DONE, compressed
from mlotek.server.workers.worker import step_back


def done(question: bytes) -> bytes:
    """What the work answers; the code of a refusal, if it is refused."""
    try:
        work, arguments = pickle.loads(question)  # from our own house only
        return DONE + compressed(work(*arguments))
    except MlotekError as error:
        return error.code.encode()
    except Exception:  # whatever is wrong, the house says so and goes on
        return b"broken"


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Work until the house closes."""
    while header := source.read(4):
        answer = done(source.read(int.from_bytes(header, "big")))
        sink.write(len(answer).to_bytes(4, "big") + answer)
        sink.flush()


if __name__ == "__main__":
    step_back()
    serve(sys.stdin.buffer, sys.stdout.buffer)
