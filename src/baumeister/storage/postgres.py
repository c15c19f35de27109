"""What a PostgreSQL connection needs: to be the only server's, to be given up in time, and to be hung up on.

The connection that writes holds the claim itself, as an advisory lock of its session: after a restart of the
database nothing is written before the new connection has claimed it again.
"""

import os
import socket
import time
from typing import Any

from baumeister.core.errors import StorageFailure

KEY = int.from_bytes(b"baumeist")  #: of the advisory lock

CONNECT_S = 5
STATEMENT_S = 10  #: the database gives up by itself
IDLE_S = 20  #: in the middle of a transaction
PATIENCE_S = 15.0  #: then it is taken for frozen, and hung up on
ATTEMPTS, WAIT_S = 20, 0.25  #: it may need a moment to notice that the last server is gone

#: of the driver: a lost machine is noticed by the network, too
CONNECT = {
    "connect_timeout": CONNECT_S,
    "keepalives_idle": STATEMENT_S,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 1000 * STATEMENT_S,
}


def claim_session(connection: Any, is_shared: bool, patience_s: float) -> None:
    """Runs for each new connection of the driver; StorageFailure if another server has the database.

    Servers of a cluster share the claim, so a server that is alone and a cluster never meet in one database.
    """
    connection.autocommit = True
    try:
        connection.execute(f"SET statement_timeout = {1000 * STATEMENT_S}")
        connection.execute(f"SET idle_in_transaction_session_timeout = {round(1000 * patience_s)}")
        if not any(_try_lock(connection, is_shared) for _ in range(ATTEMPTS)):
            raise StorageFailure("database-in-use")
    finally:
        connection.autocommit = False


def hang_up(connection: Any) -> None:
    """End the conversation under the thread that waits for an answer, which then fails."""
    with socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)


def _try_lock(connection: Any, is_shared: bool) -> bool:
    lock = "pg_try_advisory_lock_shared" if is_shared else "pg_try_advisory_lock"
    row = connection.execute(f"SELECT {lock}({KEY})").fetchone()
    if row[0]:
        return True
    time.sleep(WAIT_S)
    return False
