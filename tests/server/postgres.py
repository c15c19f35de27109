"""A real PostgreSQL of the tests' own, in a temporary folder, reached by its socket only."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

USER = "postgres"


def _find(program: str) -> str | None:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return str(found[-1]) if found else shutil.which(program)


def _as_user(*command: str) -> None:
    """`initdb` refuses root, so root steps down."""
    if os.getuid() == 0:
        entry = pwd.getpwnam(USER)
        subprocess.run(
            command, check=True, capture_output=True, user=entry.pw_uid, group=entry.pw_gid, cwd="/"
        )
    else:
        subprocess.run(command, check=True, capture_output=True, cwd="/")


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database; the test is left out where PostgreSQL cannot be had."""
    initdb, pg_ctl = _find("initdb"), _find("pg_ctl")
    if initdb is None or pg_ctl is None:
        pytest.skip("PostgreSQL is not installed on this machine")
    folder = Path(tempfile.mkdtemp(prefix="bm-pg-", dir="/tmp"))
    try:
        if os.getuid() == 0:
            shutil.chown(folder, USER, USER)
        data = folder / "data"
        _as_user(initdb, "-D", str(data), "-U", USER, "-A", "trust", "--no-sync", "-E", "UTF8")
    except (OSError, KeyError, LookupError, subprocess.CalledProcessError):
        shutil.rmtree(folder, ignore_errors=True)
        pytest.skip("PostgreSQL cannot be set up on this machine")
    try:
        options = f"-c listen_addresses='' -c unix_socket_directories='{folder}'"
        _as_user(pg_ctl, "-D", str(data), "-w", "-o", options, "-l", str(folder / "log"), "start")
        yield f"postgresql+psycopg://{USER}@/postgres?host={folder}"
    finally:
        _as_user(pg_ctl, "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
