"""The house's log: one JSON object a line, whoever writes it. It names tables and codes, never people, cards, seeds or
cookies."""

from __future__ import annotations

import json
import logging
import sys
import threading
from types import TracebackType
from typing import TextIO

LOGGER = logging.getLogger("mlotek.server")


def log(event: str, **facts: object) -> None:
    """Write what happened. The facts are numbers, codes and table ids' first letters."""
    LOGGER.info(event, extra={"facts": facts})


def brief(table: str) -> str:
    """A table's name in the log: too short to be a key to it."""
    return table[:4]


class JsonLines(logging.Formatter):
    """A log line as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": self.formatTime(record), "level": record.levelname.lower(), "event": _event(record)}
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record)
        return json.dumps(line, ensure_ascii=False)


def _event(record: logging.LogRecord) -> str:
    """What happened, in one line: what libraries add below it could hold what was being played."""
    return (record.getMessage().splitlines() or [""])[0]


def _where(record: logging.LogRecord) -> str:
    """File and line of an error, without its message, which could hold what was being played."""
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else ""


def start_log(stream: TextIO = sys.stderr) -> None:
    """Send the house's log to a stream, and what uvicorn and asyncio have to say with it."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOGGER.setLevel(logging.INFO)


def log_crashes() -> None:
    """Put what Python itself has to say into the log too."""
    logging.captureWarnings(True)
    sys.excepthook = _crashed
    sys.unraisablehook = lambda failed: _crashed(failed.exc_type, failed.exc_value, failed.exc_traceback)
    threading.excepthook = lambda failed: _crashed(failed.exc_type, failed.exc_value, failed.exc_traceback)


def _crashed(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    LOGGER.critical("crashed", exc_info=(kind, error or kind(), trace))
