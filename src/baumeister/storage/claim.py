"""One server a database: a second one would change rooms that the first holds in memory.

The system itself lets go of a claim when its process ends, however it ends.
"""

import fcntl
import os
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, Engine, NullPool, func, select
from sqlalchemy.exc import SQLAlchemyError

from baumeister.core.errors import StorageFailure
from baumeister.storage.engine import make_engine

PRIVATE = 0o600
KEY = int.from_bytes(b"baumeist")  #: of the advisory lock in a PostgreSQL database

ATTEMPTS, WAIT_S = 20, 0.25  #: PostgreSQL may need a moment to notice that the last server is gone

Release = Callable[[], None]


def claim(url: str) -> Release:
    """Have this database for this server alone until the claim is released; StorageFailure if it is taken."""
    engine = make_engine(url, poolclass=NullPool)
    if engine.dialect.name != "sqlite":
        return _claim_session(engine)
    if engine.url.database in (None, "", ":memory:"):
        raise StorageFailure("database-in-memory")
    return _claim_file(Path(str(engine.url.database)).resolve())


def _claim_file(database: Path) -> Release:
    """By a lock on a file beside the database, which stays there: to remove it would let two have it."""
    try:
        file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, PRIVATE)
    except OSError as error:
        raise StorageFailure("database-unreachable") from error
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(file)
        raise StorageFailure("database-in-use") from error
    return lambda: os.close(file)


def _claim_session(engine: Engine) -> Release:
    """By an advisory lock of a connection that is kept for nothing else."""
    try:
        connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        is_ours = any(_try_lock(connection) for _ in range(ATTEMPTS))
    except SQLAlchemyError as error:
        raise StorageFailure("database-unreachable") from error
    if not is_ours:
        connection.close()
        raise StorageFailure("database-in-use")
    return connection.close


def _try_lock(connection: Connection) -> bool:
    if connection.scalar(select(func.pg_try_advisory_lock(KEY))):
        return True
    time.sleep(WAIT_S)
    return False
