"""The address of a database, made into something to work with, or refused in a sentence."""

import re
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, make_url
from sqlalchemy.exc import NoSuchModuleError, SQLAlchemyError

from baumeister.core.errors import MissingExtra, StorageFailure, problem_of

BACKENDS = ("sqlite", "postgresql")


def make_engine(url: str, **wanted: Any) -> Engine:
    """Nothing is connected yet. Parameters are hidden: a seed must not stand in a traceback."""
    try:
        if make_url(url).get_backend_name() not in BACKENDS:
            raise StorageFailure("bad-database-url")
        return create_engine(url, hide_parameters=True, **wanted)
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        if url.startswith("sqlite"):  # whose driver comes with Python
            raise StorageFailure("bad-database-url") from error
        raise MissingExtra("missing-extra", extra="postgres") from error
    except (SQLAlchemyError, ValueError) as error:  # a port that is no number
        raise StorageFailure("bad-database-url") from error


def file_of(url: str) -> Path:
    """Of a SQLite database."""
    return Path(str(make_url(url).database))


def require_there(url: str) -> None:
    """Whoever only looks at a SQLite database does not make it by looking."""
    try:
        file_of(url).stat()
    except OSError as error:
        raise unreachable(url, error) from error


def unreachable(url: str, error: Exception) -> StorageFailure:
    """The failure that names the database and what its driver or the system says."""
    cause = getattr(error, "orig", None) or error  # SQLAlchemy adds the statement and a link
    return StorageFailure("database-unreachable", database=shown(url), problem=problem_of(cause))


def shown(url: str) -> str:
    """An address as it may be told: without its passwords."""
    url = re.sub(r"([?&]\w*password=)[^&]*", r"\1***", url)
    before, at, after = url.rpartition("@")
    if not at or ":" not in before.partition("//")[2]:
        return url
    return f"{before.rpartition(':')[0]}:***@{after}"
