"""Copies of a SQLite database: taken while a server runs, as it was at one moment; and put back."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from baumeister.core.errors import InvalidArgument, StorageFailure, UnusableFile
from baumeister.storage.claim import PRIVATE, claim
from baumeister.storage.engine import make_engine

ASIDE = ".before-restore"


def backup(url: str, file: Path) -> None:
    """Write a copy of the database to a new file; all of it or none of it."""
    database = _file_of(url)
    if not database.exists():
        raise StorageFailure("database-unreachable")
    if file.exists():
        raise UnusableFile("backup-exists", file=str(file))
    _copy(database, file)


def restore(url: str, file: Path) -> Path | None:
    """Put a copy in the place of the database, which no server may use; returns where the old one is now."""
    database = _file_of(url)
    _require_backup(file)
    release = claim(url)
    try:
        aside = _set_aside(database)
        _copy(file, database)
    finally:
        release()
    return aside


def _file_of(url: str) -> Path:
    make_engine(url)  # or it says what is wrong with the address
    if make_url(url).get_backend_name() != "sqlite":
        raise InvalidArgument("backup-by-postgres")
    return Path(str(make_url(url).database))


def _copy(source: Path, target: Path) -> None:
    """In one step, which sees one moment; a server writes on meanwhile."""
    partly = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(partly, os.O_RDWR | os.O_CREAT | os.O_TRUNC, PRIVATE))
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as reading,
            closing(sqlite3.connect(partly)) as writing,
        ):
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode=DELETE")
        with partly.open("rb") as written:
            os.fsync(written.fileno())
        partly.replace(target)
    except (OSError, sqlite3.Error) as error:
        partly.unlink(missing_ok=True)
        raise UnusableFile("backup-failed", file=str(target), problem=str(error)) from error


def _require_backup(file: Path) -> None:
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as reading:
            is_whole = reading.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            reading.execute("SELECT room_id, version FROM entries LIMIT 1")
    except sqlite3.Error as error:
        raise UnusableFile("no-backup", file=str(file)) from error
    if not is_whole:
        raise UnusableFile("no-backup", file=str(file))


def _set_aside(database: Path) -> Path | None:
    """What is there is kept, with what SQLite has beside it; a claim alone leaves an empty file."""
    if database.stat().st_size == 0:
        return None
    aside = database.with_name(database.name + ASIDE)
    for suffix in ("-wal", "-shm", ""):
        beside = Path(f"{database}{suffix}")
        if beside.exists():
            beside.replace(f"{aside}{suffix}")
    return aside
