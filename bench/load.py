"""How much one server takes: `python -m bench.load` (`make load`).

500 matches at once, two sockets each, a move a second, of Tulum alone and of all games in equal
parts; the generator is a process of its own. Then the most entries a second that the log persists.
With `--processes 2` the server is two processes on a PostgreSQL that is started for it.
`--beside FOLDER` measures another checkout in the same run, each row once for it and once for this one.
"""

import argparse
import asyncio
import gc
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from baumeister import catalog
from baumeister.storage import Addition, Entry, Log
from bench.load_matches import LoadedMatch, count_moves, open_room
from bench.servers import Served, served
from tests.server.postgres import postgres

MIX = "mix"
LEAD_S = 3.0  #: played before it counts: kernels are read from their cache, connections settle


async def drive(server: Served, games: list[str], seconds: float, pace_s: float) -> dict[str, float]:
    """Play one match of each of these, all at once."""
    port = server.port
    matches = [LoadedMatch(port, game, open_room(port, game), pace_s) for game in games]
    for match in matches:
        await match.sit_down()
    playing = asyncio.gather(*(match.play(LEAD_S, seconds) for match in matches))
    await asyncio.sleep(LEAD_S)
    began, used_s = time.monotonic(), server.cpu_s()
    await playing
    took, used_s = time.monotonic() - began, server.cpu_s() - used_s
    lost = sum(match.acknowledged - sum(count_moves(port, room) for room in match.rooms) for match in matches)
    for match in matches:
        await match.close()
    delays = sorted(delay for match in matches for delay in match.delays_s)
    return {
        "moves": len(delays),
        "moves/s": len(delays) / took,
        "p50 ms": 1000 * statistics.median(delays),
        "p99 ms": 1000 * delays[int(len(delays) * 0.99)],
        "max ms": 1000 * delays[-1],
        "lost": lost,
        "server CPU ms a move": 1000 * used_s / len(delays),
        "server MB": server.peak_mb(),
    }


def measure_matches(
    source: Path, games: list[str], seconds: float, pace_s: float, num_processes: int
) -> dict[str, float]:
    """The server of a checkout beside the generator, which is this process and makes no pauses of its own."""
    gc.disable()
    with (
        database_for(num_processes) as database,
        served(source, database, "--workers", str(num_processes)) as server,
    ):
        figures = asyncio.run(drive(server, games, seconds, pace_s))
    gc.collect()
    return figures


@contextmanager
def database_for(num_processes: int) -> Iterator[str]:
    """SQLite for one server process; several need PostgreSQL, of which one is started."""
    if num_processes > 1:
        with postgres() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/rooms.sqlite"


async def persist(database: str, seconds: float, num_rooms: int) -> float:
    """Entries a second when that many rooms write as fast as they can, one entry a time."""
    log = Log(database)
    end = time.monotonic() + seconds

    async def write(room: int) -> int:
        version = 0
        while time.monotonic() < end:
            version += 1
            body = '{"kind":"MovePlayed","seat":0,"move":"a1"}'
            entry = Entry(version, time.time(), f"{room:032}{version:032}", body)
            await log.append(Addition(f"room-{room}", "playing", False, (entry,)))
        return version

    began = time.monotonic()
    written = sum(await asyncio.gather(*(write(room) for room in range(num_rooms))))
    rate = written / (time.monotonic() - began)
    await log.close()
    return rate


def measure_log(seconds: float, num_rooms: int) -> float:
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        return asyncio.run(persist(f"sqlite:///{folder}/rooms.sqlite", seconds, num_rooms))


def games_of(wanted: str, num_matches: int) -> list[str]:
    """So many games: all in equal parts, or one only."""
    names = catalog.games() if wanted == MIX else (catalog.game(wanted).name,)
    return [names[number % len(names)] for number in range(num_matches)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument(
        "--pace", type=float, default=1.0, help="seconds from one move of a match to the next"
    )
    parser.add_argument("--games", nargs="+", default=["tulum", MIX], help="games, or mix for all of them")
    parser.add_argument("--processes", type=int, default=1, help="of the server; several on PostgreSQL")
    parser.add_argument("--beside", type=Path, help="another checkout to measure in the same run")
    parser.add_argument("--log-seconds", type=float, default=5.0)
    wanted = parser.parse_args()
    here = Path(__file__).parents[1]
    sources = [here] if wanted.beside is None else [wanted.beside.resolve(), here]
    for games in wanted.games:
        for source in sources:
            name = games if source == here else f"{games} ({source.name})"
            played = games_of(games, wanted.matches)
            _show(
                name,
                measure_matches(source, played, wanted.seconds, wanted.pace, wanted.processes),
            )
    if wanted.log_seconds:
        _show("log", {"persisted entries/s": measure_log(wanted.log_seconds, wanted.matches)})


def _show(name: str, figures: dict[str, float]) -> None:
    told = ", ".join(f"{what} {figure:,.1f}" for what, figure in figures.items())
    print(f"| {name} | {told} |", flush=True)  # noqa: T201  # the table is what it is for


if __name__ == "__main__":
    main()
