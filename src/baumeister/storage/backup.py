"""Copies of a SQLite database: taken while a server runs, as it was at one moment; and put back."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import quote

from baumeister.core.errors import InvalidArgument, UnusableFile, problem_of
from baumeister.storage.claim import PRIVATE, claim
from baumeister.storage.engine import file_of, make_engine, require_there, unreachable

ASIDE = ".before-restore"


def backup(url: str, file: Path) -> None:
    """Write a copy of the database to a new file; all of it or none of it."""
    database = _file_of(url)
    require_there(url)
    try:
        _require_matches(database)
    except sqlite3.Error as error:
        raise unreachable(url, error) from error
    if file.exists():
        raise UnusableFile("backup-exists", file=str(file))
    _copy(database, file).replace(file)


def restore(url: str, file: Path) -> Path | None:
    """Put a copy in the place of the database, which no server may use; returns where the old one is now."""
    database = _file_of(url)
    _require_backup(file)
    owner = _owner_of(database)
    release = claim(url)
    try:
        copy = _copy(file, database)  # whole before anything is moved
        for made in (copy, Path(f"{database.resolve()}.lock")):
            _give(made, owner)
        aside = _set_aside(database)
        copy.replace(database)
    finally:
        release()
    return aside


def _owner_of(database: Path) -> os.stat_result | None:
    """Whose server uses this database: its own, or the folder's where it is new."""
    for path in (database, database.parent):
        with suppress(OSError):
            return path.stat()
    return None


def _give(file: Path, owner: os.stat_result | None) -> None:
    """Root restores for a server that is not root, and must be able to read it afterwards."""
    if owner is not None and os.geteuid() == 0:
        with suppress(OSError):  # a file system that knows no owners
            os.chown(file, owner.st_uid, owner.st_gid)


def _file_of(url: str) -> Path:
    if make_engine(url).dialect.name != "sqlite":
        raise InvalidArgument("backup-by-postgres")
    return file_of(url)


def _copy(source: Path, target: Path) -> Path:
    """Beside the target, in one step, which sees one moment; a server writes on meanwhile."""
    partly = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(partly, os.O_RDWR | os.O_CREAT | os.O_TRUNC, PRIVATE))
        with closing(_read_only(source)) as reading, closing(sqlite3.connect(partly)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode=DELETE")
        with partly.open("rb") as written:
            os.fsync(written.fileno())
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            partly.unlink(missing_ok=True)
        raise UnusableFile("backup-failed", file=str(target), problem=problem_of(error)) from error
    return partly


def _require_backup(file: Path) -> None:
    try:
        file.open("rb").close()
        _require_matches(file)
        with closing(_read_only(file)) as reading:
            is_whole = reading.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    except OSError as error:
        raise UnusableFile("unreadable-file", path=str(file), problem=problem_of(error)) from error
    except sqlite3.Error as error:
        raise UnusableFile("no-backup", file=str(file)) from error
    if not is_whole:
        raise UnusableFile("no-backup", file=str(file))


def _require_matches(file: Path) -> None:
    with closing(_read_only(file)) as reading:
        reading.execute("SELECT room_id, version FROM entries LIMIT 1")


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)


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
