"""How much memory a room needs, game by game: `python -m bench.rooms`.

Each game in a process of its own: what Python holds for rooms that wait, and for the same rooms with 30
moves played.
"""

import subprocess
import sys
import tempfile

from baumeister import catalog

WAITING, PLAYING, MOVES = 200, 10, 30
#: runs in a process of its own, so that no game counts what another left behind
MEASURE = """
import asyncio, gc, os, random, sys, tracemalloc
from baumeister.server.house import House
from baumeister.server.decisions import moved
from baumeister.server.openings import RoomRequest, open_room
from baumeister.server.settings import Settings
from baumeister.server import decisions, messages
from baumeister.server.tokens import hash_secret

game, database, num_waiting, num_playing, num_moves = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])
HERE = {"kind": "here", "name": "Ada"}

def used_kb():
    gc.collect()
    return tracemalloc.get_traced_memory()[0] / 1024

async def open_one(house):
    wanted = {"game": game, "seats": [HERE, HERE], "secret": "s" * 30}
    opened = open_room(RoomRequest.model_validate(wanted))
    return await house.open(decisions.Decided([opened]))

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
    tracemalloc.start()
    before = used_kb()
    rooms = [await open_one(house) for _ in range(num_waiting)]
    waiting = used_kb()
    for live in rooms[:num_playing]:
        await play(house, live, rng)
    print((waiting - before) / num_waiting, (used_kb() - waiting) / num_playing, flush=True)
    os._exit(0)

asyncio.run(main())
"""


def measure(game: str) -> tuple[float, float]:
    """Kilobytes of a room that waits, and how many more once moves are played."""
    with tempfile.TemporaryDirectory() as folder:
        arguments = [game, f"sqlite:///{folder}/rooms.sqlite", *map(str, (WAITING, PLAYING, MOVES))]
        told = subprocess.run(
            [sys.executable, "-c", MEASURE, *arguments], stdout=subprocess.PIPE, text=True, check=True
        ).stdout
    waiting, more = map(float, told.split())
    return waiting, more


def main() -> None:
    for game in catalog.games():
        waiting, more = measure(game)
        print(f"| {game} | {waiting:.1f} kB | {waiting + more:.0f} kB |", flush=True)  # noqa: T201  # the table


if __name__ == "__main__":
    main()
