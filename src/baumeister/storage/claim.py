"""One server a database: a second one would change rooms that the first holds in memory.

The system itself lets go of a claim when its process ends, however it ends. A PostgreSQL database is claimed
by the connection that writes (`postgres.py`), a file by a lock beside it.
"""

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

from baumeister.core.errors import StorageFailure
from baumeister.storage.engine import make_engine, unreachable

PRIVATE = 0o600

Release = Callable[[], None]


def claim(url: str) -> Release:
    """Have this file for this server alone until the claim is released; StorageFailure if it is taken."""
    engine = make_engine(url)
    if engine.dialect.name != "sqlite":
        return lambda: None
    if engine.url.database in (None, "", ":memory:"):
        raise StorageFailure("database-in-memory")
    return _claim_file(Path(str(engine.url.database)).resolve())


def _claim_file(database: Path) -> Release:
    """By a lock on a file beside the database, which stays there: to remove it would let two have it."""
    try:
        file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, PRIVATE)
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, PRIVATE))  # seeds and chats are nobody else's
        database.chmod(PRIVATE)
    except OSError as error:
        raise unreachable(f"sqlite:///{database}", error) from error
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(file)
        raise StorageFailure("database-in-use") from error
    return lambda: os.close(file)
