"""How much memory a room needs, game by game: `python -m bench.rooms`.

Each game in a process of its own: what the process grows by for rooms that wait, and for the same rooms with
some moves played. `--beside FOLDER` measures another checkout, too.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from baumeister import catalog

WAITING, PLAYING, MOVES = 3_000, 100, 30
#: runs in a process of its own, with either checkout's code: no more of it than both have
MEASURE = """
import asyncio, gc, os, random, sys
from baumeister.core import Decision
from baumeister.server.entries import MovePlayed
from baumeister.server.house import House
from baumeister.server.decisions import moved
from baumeister.server.lobby import RoomRequest, open_room
from baumeister.server.settings import Settings
from baumeister.server import decisions, messages
from baumeister.server.tokens import hash_secret

game, database, num_waiting, num_playing, num_moves = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])
HERE = {"kind": "here", "name": "Ada"}

def used_kb():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024

async def open_one(house):
    wanted = {"game": game, "seats": [HERE, HERE], "secret": "s" * 30}
    return await house.open(open_room(RoomRequest.model_validate(wanted)))

async def play(house, live, rng):
    holder = hash_secret(live.room.opened.salt, "s" * 30)
    await house.tell(live, holder, messages.Start(type="start", id="start"))
    for _ in range(num_moves):
        seat = live.room.seat_to_move()
        if seat is None:
            return
        move = rng.choice(live.room.rules.legal_moves(live.room.playing.state))
        await house._changes.submit(live, lambda room: moved(room, seat, move))

async def main():
    house, rng = House(Settings(database)), random.Random(1)
    await play(house, await open_one(house), rng)  # kernels and tables are here from now on
    before = used_kb()
    rooms = [await open_one(house) for _ in range(num_waiting)]
    waiting = used_kb()
    for live in rooms[:num_playing]:
        await play(house, live, rng)
    print((waiting - before) / num_waiting, (used_kb() - waiting) / num_playing)
    os._exit(0)

asyncio.run(main())
"""


def measure(source: Path, game: str) -> tuple[float, float]:
    """Kilobytes of a room that waits, and how many more once moves are played."""
    with tempfile.TemporaryDirectory() as folder:
        arguments = [game, f"sqlite:///{folder}/rooms.sqlite", *map(str, (WAITING, PLAYING, MOVES))]
        told = subprocess.run(
            [sys.executable, "-c", MEASURE, *arguments],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONPATH": str(source / "src")},
        ).stdout
    waiting, more = map(float, told.split())
    return waiting, more


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", type=Path, help="another checkout to measure in the same run")
    wanted = parser.parse_args()
    here = Path(__file__).parents[1]
    for game in catalog.games():
        for source in [here] if wanted.beside is None else [wanted.beside.resolve(), here]:
            name = game if source == here else f"{game} ({source.name})"
            waiting, more = measure(source, game)
            print(f"| {name} | {waiting:.1f} kB | {waiting + more:.0f} kB |", flush=True)  # noqa: T201  # the table


if __name__ == "__main__":
    main()
