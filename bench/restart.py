"""How soon a server answers that finds thousands of unfinished matches: `python -m bench.restart`.

Matches of all games in equal parts, each with a clock and 20 moves; then a server is started on them. From
that moment: when it answers, and how long the first room takes that somebody asks for, and a later one.
"""

import argparse
import asyncio
import random
import tempfile
import time
import urllib.request
from pathlib import Path

from baumeister import catalog
from baumeister.core.codec import encode_event
from baumeister.server import messages
from baumeister.server.decisions import Decided
from baumeister.server.house import House
from baumeister.server.openings import RoomRequest, open_room
from baumeister.server.settings import Settings
from baumeister.server.tokens import hash_secret
from baumeister.storage import Addition, Entry, Log
from bench.servers import served

SECRET = "s" * 30
NUM_MOVES = 20
HERE = Path(__file__).parents[1]


async def play(house: House, game: str) -> str:
    """The id of a room where so many moves of a match are played."""
    seats = [{"kind": "here", "name": name} for name in ("Ada", "Bob")]
    wanted = {"game": game, "seats": seats, "secret": SECRET, "clock": {"kind": "total", "seconds": 3600}}
    live = await house.open(Decided([open_room(RoomRequest.model_validate(wanted))]))
    holder = hash_secret(live.room.opened.salt, SECRET)
    await house.tell(live, holder, messages.Start(type="start", id="start"))
    rng = random.Random(game)
    for number in range(NUM_MOVES):
        room, seat = live.room, live.room.seat_to_move()
        assert seat is not None, "no match is over so soon"
        move = encode_event(rng.choice(room.rules.legal_moves(room.playing.state)))
        played = {"type": "move", "id": str(number), "seat": seat, "version": room.version, "move": move}
        await house.tell(live, holder, messages.PlayMove.model_validate(played))
    return live.room.id


async def fill(database: str, count: int) -> None:
    """So many matches, called room-0 and so on."""
    house = House(Settings(database))
    await house.resume()
    played = [await play(house, game) for game in catalog.games()]
    await house.close()
    log = Log(database)
    logs: list[tuple[Entry, ...]] = [await log.read(room_id) for room_id in played]
    await log.append(*(Addition(f"room-{n}", "playing", False, logs[n % len(logs)]) for n in range(count)))
    await log.close()


def ask(port: int, path: str) -> float:
    """Seconds until this is answered."""
    began = time.monotonic()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=60) as answer:
        answer.read()
    return time.monotonic() - began


def measure(count: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/rooms.sqlite"
        asyncio.run(fill(database, count))
        began = time.monotonic()
        with served(HERE, database) as server:
            ask(server.port, "/healthz")
            answered = time.monotonic() - began
            first, later = (ask(server.port, f"/api/rooms/room-{n}") for n in (count // 2, count // 3))
    return {"answers after s": answered, "first room s": first, "another s": later}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=5000)
    told = measure(parser.parse_args().matches)
    figures = ", ".join(f"{what} {figure:.2f}" for what, figure in told.items())
    print(f"| restart | {figures} |", flush=True)  # noqa: T201  # the table is what it is for


if __name__ == "__main__":
    main()
