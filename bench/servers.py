"""Servers to be measured: `baumeister serve` of a checkout, on a port of its own, and what it uses."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

MANY = 1_000_000
#: all that is measured comes from one address
GENEROUS = (
    "connections_per_address",
    "messages_per_address",
    "num_rooms",
    "open_per_address",
    "request_burst",
    "requests_per_s",
    "rooms_per_address",
)


@dataclass(frozen=True, slots=True)
class Served:
    """A server that runs; it may be several processes."""

    port: int
    process: int

    def cpu_s(self) -> float:
        return sum(map(cpu_s, family(self.process)))

    def peak_mb(self) -> float:
        """The most memory that its processes have had, each at its own worst."""
        return sum(map(_peak_kb, family(self.process))) / 1024


@contextmanager
def served(source: Path, database: str, *flags: str) -> Iterator[Served]:
    """The server of a checkout, until it is asked to stop."""
    limits = {
        f"BAUMEISTER_{name.upper()}": str(MANY) for name in GENEROUS
    }  # an older server may not know all
    quietly = ("--port", "0", "--no-warmup", "--lang", "en")
    server = subprocess.Popen(
        [sys.executable, "-m", "baumeister", "serve", *quietly, "--database", database, *flags],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **limits, "PYTHONPATH": str(source / "src"), "PYTHONUNBUFFERED": "1"},
    )
    assert server.stdout is not None
    try:
        said = server.stdout.readline()
        port = re.search(r":(\d+)/", said)
        assert port is not None, said
        yield Served(int(port[1]), server.pid)
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate()


def cpu_s(process: int) -> float:
    """Seconds that a process has had of a core, its threads included; of Linux."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family(process: int) -> list[int]:
    """A process, its children and theirs; of Linux."""
    found = [process]
    with suppress(OSError):
        for listed in Path(f"/proc/{process}/task").glob("*/children"):
            found += [member for child in listed.read_text().split() for member in family(int(child))]
    return found


def _peak_kb(process: int) -> int:
    told = re.search(r"VmHWM:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return 0 if told is None else int(told[1])
