"""What the server writes down about itself: a line an event, with time and level, as text or as JSON."""

import json
import logging
import sys
import time
from typing import Any

FORMS = TEXT, JSON = "text", "json"
LEVELS = ("debug", "info", "warning", "error")
OURS = "baumeister"
QUIETER = ("uvicorn", "websockets", "asyncio", "alembic")  #: of others only what went wrong


def set_up_logs(form: str, level: str) -> None:
    """Write to the error stream from now on."""
    writing = logging.StreamHandler(sys.stderr)
    writing.setFormatter(AsJson() if form == JSON else AsText())
    logging.basicConfig(handlers=[writing], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(level.upper())
    for name in QUIETER:
        logging.getLogger(name).setLevel(logging.ERROR)


class AsText(logging.Formatter):
    """`2026-11-16T18:30:00.123Z ERROR baumeister.server.house: rooms are not resumed yet`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802  # its name
        del datefmt
        return time_text(record.created)


class AsJson(logging.Formatter):
    """One JSON object a line, a traceback included."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": time_text(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def time_text(at: float) -> str:
    """UTC to the millisecond, as ISO 8601 has it."""
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(at))}.{int(at % 1 * 1000):03}Z"
