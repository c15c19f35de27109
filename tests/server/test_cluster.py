"""Real servers behind a real HAProxy: whatever happens to one of them, matches go on and nothing is lost."""

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from itertools import chain, cycle, islice

import pytest

from baumeister import catalog
from baumeister.server.thinkers import play_a_little
from baumeister.storage import Log, Tenant
from tests.server.clients import SECRET, Json, new_room
from tests.server.clusters import Cluster, cluster
from tests.server.stubborn import Stubborn, check_log, read_logs

LEASE_S = 8.0
LASTING_S = 90.0  #: renewed three times in it, so that two thirds are left when a server goes
HERE = {"kind": "here", "name": "Ada"}
BOT = {"kind": "bot", "level": "random"}
TABLES = ([HERE, BOT], [HERE, HERE], [BOT, BOT])
CLOCK = {"kind": "move", "seconds": 600}


@pytest.fixture(scope="module")
def servers() -> Iterator[Cluster]:
    for game in catalog.games():
        play_a_little(game)  # what is compiled is compiled
    with cluster(LEASE_S) as running:
        yield running


@pytest.fixture
def lasting_servers() -> Iterator[Cluster]:
    with cluster(LASTING_S) as running:
        yield running


Pair = tuple[Stubborn, Stubborn]  #: who plays, and somebody who looks on


class Evening:
    """Tables of all games where one match follows another, until everybody wants to go home."""

    def __init__(self, port: int, rng: random.Random) -> None:
        self._port = port
        self._rng = rng
        self._is_late = False
        self._tables: list[asyncio.Task[list[Pair]]] = []

    def begin(self, num_tables: int) -> None:
        kinds = [(game, seats) for seats in TABLES for game in catalog.games()]
        self._tables = [asyncio.create_task(self._sit(*kind)) for kind in islice(cycle(kinds), num_tables)]

    async def end(self, limit_s: float) -> list[Pair]:
        """All that was played; the last matches are played quickly."""
        self._is_late = True
        async with asyncio.timeout(limit_s):
            return [pair for pairs in await asyncio.gather(*self._tables) for pair in pairs]

    def _pace(self) -> float:
        return 0.0 if self._is_late else self._rng.uniform(0.3, 1.0)

    async def _sit(self, game: str, seats: list[Json]) -> list[Pair]:
        played: list[Pair] = []
        while not (played and self._is_late):
            room_id = await self._open(game, seats)
            player, watcher = (
                Stubborn(self._port, room_id, self._rng, self._pace, SECRET.format(name))
                for name in ("host", "watcher")
            )
            await asyncio.gather(player.play_through(), watcher.play_through())
            played.append((player, watcher))
        return played

    async def _open(self, game: str, seats: list[Json]) -> str:
        while True:
            try:
                return await asyncio.to_thread(new_room, self._port, game, seats, clock=CLOCK)
            except OSError:  # the server was lost before it answered
                await asyncio.sleep(0.2)


async def check(servers: Cluster, played: list[Pair]) -> None:
    """Nothing is lost, doubled, or different for whoever looked on."""
    players = [player for player, _ in played]
    log = Log(servers.database, Tenant("reader", LEASE_S))
    for entries, player in zip(await read_logs(log, players), players, strict=True):
        check_log(entries, player)
        assert player.version == len(entries)
    for player, watcher in played:
        assert player.events == watcher.events


def stuck_s(pair: Pair, deeds: Sequence[float] = ()) -> float:
    """The longest that nothing new came to somebody in this room, counted from the last deed meanwhile."""
    waits = [wait for client in pair for wait in client.waits]
    return max((end - max([begin, *(at for at in deeds if at < end)]) for begin, end in waits), default=0.0)


def has_bots(pair: Pair) -> bool:
    """Theirs wait for a process to start, too."""
    return any(seat["level"] for seat in pair[0].state["room"]["seats"])


async def test_servers_that_are_killed_frozen_and_stopped_lose_nothing(
    servers: Cluster, rng: random.Random, full: bool
) -> None:
    count, kills, freezes, stops = (100, 50, 20, 20) if full else (9, 2, 1, 1)
    deeds = [servers.kill] * kills + [servers.freeze] * freezes + [servers.replace] * stops
    rng.shuffle(deeds)
    evening = Evening(servers.port, rng)
    evening.begin(count)
    done: list[float] = []
    for deed in deeds:
        await asyncio.sleep(rng.uniform(0.5, 2))
        done.append(time.monotonic())
        await deed(rng.choice(servers.servers))
        done.append(time.monotonic())
    played = await evening.end(1800 if full else 600)
    await check(servers, played)
    most_s = 2 * LEASE_S + (0 if full else 2 * servers.slowest_start_s)  # full counts are for quiet machines
    for pair in played:
        assert stuck_s(pair, done) < most_s, has_bots(pair)


async def test_an_upgrade_of_all_servers_is_a_reconnect_each(
    lasting_servers: Cluster, rng: random.Random, full: bool
) -> None:
    """All are replaced one by one while matches go on: nobody hears of a mistake or waits for a lease."""
    servers = lasting_servers
    evening = Evening(servers.port, rng)
    evening.begin(100 if full else 9)
    await asyncio.sleep(3)
    for server in servers.servers:
        await servers.replace(server)
        await asyncio.sleep(2)
    played = await evening.end(600)
    await check(servers, played)
    for client in chain(*played):
        assert client.refusals == []
        assert client.num_opened <= 1 + len(servers.servers)
    assert max(stuck_s(pair) for pair in played if not has_bots(pair)) < LASTING_S / 2
