"""What is measured all the time: how late the loop is, and how many rooms there are."""

import asyncio
import time

from baumeister.server import metrics
from baumeister.server.entries import OVER, PLAYING, WAITING
from baumeister.server.rooms import Rooms

LOOK_S = 0.25  #: how often the loop is asked to be on time
COUNT_EVERY = 8  #: rounds


async def watch(rooms: Rooms) -> None:
    """Runs as long as the server does."""
    count = 0
    while True:
        due = time.perf_counter() + LOOK_S
        await asyncio.sleep(LOOK_S)
        metrics.LOOP_LAG_S.observe(max(0.0, time.perf_counter() - due))
        if count % COUNT_EVERY == 0:
            count_rooms(rooms)
        count += 1


def count_rooms(rooms: Rooms) -> None:
    phases = [live.room.phase for live in rooms]
    for phase in (WAITING, PLAYING, OVER):
        metrics.ROOMS.labels(phase).set(phases.count(phase))
