"""Bring a database to the present tables, by the steps in `migrations/versions`."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, text

from baumeister.core.errors import StorageFailure

FOLDER = Path(__file__).parent / "migrations"
MIGRATING = int.from_bytes(b"baumigra")  #: of PostgreSQL's advisory lock
LIMIT_S = 300  #: for a step and between two: many rooms, or a machine that has much else to do


def migrate(engine: Engine) -> None:
    """Take every step that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        if connection.dialect.name == "postgresql":  # servers of a cluster may start at the same time
            for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
                connection.execute(text(f"SET LOCAL {limit} = '{LIMIT_S}s'"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        try:
            command.upgrade(config, "head")
        except CommandError as error:  # a step that we do not know
            raise StorageFailure("database-newer") from error
