"""Bring a database to the present tables, by the steps in `migrations/versions`."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine

from baumeister.core.errors import StorageFailure

FOLDER = Path(__file__).parent / "migrations"


def migrate(engine: Engine) -> None:
    """Take every step that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:  # a step that we do not know
            raise StorageFailure("database-newer") from error
