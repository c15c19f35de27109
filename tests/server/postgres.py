"""A real PostgreSQL of the tests' own, in a temporary folder, reached by its socket only."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.server.programs import find

USER = "postgres"


def _as_user(*command: str) -> None:
    """`initdb` refuses root, so root steps down."""
    if os.getuid() == 0:
        entry = pwd.getpwnam(USER)
        subprocess.run(
            command, check=True, capture_output=True, user=entry.pw_uid, group=entry.pw_gid, cwd="/"
        )
    else:
        subprocess.run(command, check=True, capture_output=True, cwd="/")


class Postgres:
    """A running PostgreSQL that can be restarted and frozen."""

    def __init__(self, pg_ctl: str, folder: Path) -> None:
        self._pg_ctl = pg_ctl
        self._folder = folder
        self.url = f"postgresql+psycopg://{USER}@/postgres?host={folder}"

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self._folder}'"
        self._control("-w", "-o", options, "-l", str(self._folder / "log"), "start")

    def stop(self) -> None:
        self._control("-m", "immediate", "stop")

    def restart(self) -> None:
        self.stop()
        self.start()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Nobody answers, and nobody hangs up either."""
        main = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
        everyone = [main, *children_of(main)]
        for process in everyone:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in everyone:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    def _control(self, *arguments: str) -> None:
        _as_user(self._pg_ctl, "-D", str(self._folder / "data"), *arguments)


def children_of(parent: int) -> list[int]:
    listed = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    return [int(child) for child in listed.split()]


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database; the test is left out where PostgreSQL cannot be had."""
    with postgres_server() as server:
        yield server.url


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    """The URL of an empty database of either kind."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'rooms.sqlite'}"
    else:
        with postgres() as url:
            yield url


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """The same, to do something to it."""
    initdb, pg_ctl = find("initdb"), find("pg_ctl")
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
    server = Postgres(pg_ctl, folder)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
