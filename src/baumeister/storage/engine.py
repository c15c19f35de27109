"""The address of a database, made into something to work with, or refused in a sentence."""

from typing import Any

from sqlalchemy import Engine, create_engine, make_url
from sqlalchemy.exc import NoSuchModuleError, SQLAlchemyError

from baumeister.core.errors import MissingExtra, StorageFailure

BACKENDS = ("sqlite", "postgresql")


def make_engine(url: str, **wanted: Any) -> Engine:
    """Nothing is connected yet. Parameters are hidden: a seed must not stand in a traceback."""
    try:
        if make_url(url).get_backend_name() not in BACKENDS:
            raise StorageFailure("bad-database-url")
        return create_engine(url, hide_parameters=True, **wanted)
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise MissingExtra("missing-extra", extra="postgres") from error
    except SQLAlchemyError as error:
        raise StorageFailure("bad-database-url") from error
