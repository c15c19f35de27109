"""Large tables in the user's cache folder: written whole or not at all, checked when opened, memory-mapped.

A file is a line of JSON padded to PREFACE bytes, then the numbers. One that is cut short, changed or of
another make is taken for missing. Whoever makes a table writes it aside and moves it into place, so several
processes may do so at once: the last one stays, and those who read an older one keep what they read.
"""

import json
import os
import tempfile
import zlib
from contextlib import suppress
from pathlib import Path

import numpy as np

from baumeister.core.folders import user_cache
from baumeister.jit import Array

PREFACE = 1024
CHUNK = 1 << 20  #: numbers that are summed at a time


def table_path(name: str) -> Path:
    return user_cache() / "tables" / f"{name}.table"


def load_table(name: str) -> Array | None:
    """The table of this name, read-only; None if there is none, or none that is whole."""
    try:
        # opened once: by its name, another file may lie there the next moment
        with table_path(name).open("rb") as file:
            about = json.loads(file.read(PREFACE))
            dtype, shape = np.dtype(about["dtype"]), tuple(about["shape"])
            table: Array = np.memmap(file, dtype, "r", offset=PREFACE, shape=shape)
            size = os.fstat(file.fileno()).st_size
    except (OSError, ValueError, KeyError, TypeError):
        return None
    is_whole = size == PREFACE + table.nbytes and about["name"] == name
    return table if is_whole and about["checksum"] == checksum(table) else None


def store_table(name: str, table: Array) -> bool:
    """Keep a table; False if the folder cannot be written."""
    about = {"name": name, "dtype": table.dtype.str, "shape": table.shape, "checksum": checksum(table)}
    path = table_path(name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(prefix=f".{name}.", suffix=".part", dir=path.parent)
    except OSError:
        return False
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(json.dumps(about).encode().ljust(PREFACE))
            table.tofile(file)
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(path)
    except OSError:
        with suppress(OSError):
            Path(draft).unlink()
        return False
    return True


def checksum(table: Array) -> int:
    """CRC-32 of the numbers as they lie in memory."""
    numbers, found = table.reshape(-1), 0
    for first in range(0, len(numbers), CHUNK):
        found = zlib.crc32(numbers[first : first + CHUNK].tobytes(), found)
    return found
