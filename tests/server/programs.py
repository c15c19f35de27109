"""PostgreSQL and HAProxy for the tests of clusters, found or fetched: `python -m tests.server.programs`."""

import os
import shutil
import sys
from pathlib import Path

from tests.packages import install, starts_services

HOW = "Tests of clusters are left out, for {missing} cannot be had here: apt-get install postgresql haproxy."
#: the command that is looked for, and the package of Debian that brings it
PACKAGES = {"pg_ctl": "postgresql", "haproxy": "haproxy"}


def find(program: str) -> str | None:
    """The path of a program, also of those that Debian keeps apart."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    if found:
        return str(found[-1])
    return shutil.which(program, path=f"{os.environ.get('PATH', os.defpath)}:/usr/sbin")


def missing() -> list[str]:
    return [package for program, package in PACKAGES.items() if find(program) is None]


def main() -> None:
    """A machine that would start a database or a proxy of its own with the package is asked, not told."""
    if missing() and not starts_services():
        install(*missing())
    if missing():
        sys.stderr.write(HOW.format(missing=" and ".join(missing())) + "\n")


if __name__ == "__main__":
    main()
