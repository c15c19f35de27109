"""`baumeister serve --workers 2`: one port, two processes, and each room in one of them."""

import asyncio
import os
import random
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from baumeister.cli.main import run
from baumeister.server import porter
from baumeister.storage import Log, Tenant
from tests.server.clients import Client, new_room, request
from tests.server.postgres import children_of, postgres
from tests.server.servers import PATIENCE_S, ProcessServer
from tests.server.stubborn import Stubborn, check_log, read_logs

LEASE_S = 3.0
HERE = {"kind": "here", "name": "Ada"}
BOT = {"kind": "bot", "level": "random"}
MOST = 40


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[ProcessServer]:
    flags = ["--workers", "2", "--set", f"lease_s={LEASE_S}", "--set", f"open_per_address={MOST}"]
    flags += ["--set", "log_level=info", "--set", "headers_s=3600"]
    for name in ("messages_per_s", "messages_per_address"):
        flags += ["--set", f"{name}=1000000"]  # the last moves are played as quickly as it goes
    running = ProcessServer(database, *flags)
    running.start()
    yield running
    out, err = running.stop(signal.SIGTERM)
    assert out.endswith("Stopped. Every match is kept.\n")
    assert "Traceback" not in err
    assert {f"server process {number} {does}" for number in (0, 1) for does in ("is ready", "stops")} <= {
        line.partition(": ")[2] for line in err.splitlines()
    }


def processes(server: ProcessServer) -> list[int]:
    """Those that serve; their own children think for the bots."""
    found = []
    for child in children_of(server.process.pid):
        with suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
    return found


async def until_replaced(server: ProcessServer, ended: int, num_ready: int) -> None:
    """Another one serves in its place: so many have said so by then."""
    async with asyncio.timeout(600):
        while ended in processes(server) or server.complaints().count("is ready") < num_ready:
            await asyncio.sleep(0.1)


async def test_all_sockets_of_a_room_reach_one_process_and_rooms_both(
    server: ProcessServer, database: str
) -> None:
    clients = []
    for _ in range(10):
        room_id = new_room(server.port, "tulum", [HERE, HERE])
        ada, eve = Client(server.port, room_id), Client(server.port, room_id, None)
        await ada.open()
        await eve.open()
        while ada.presence is None or ada.presence["spectators"] != 1:
            await ada.receive()
        clients += [ada, eve]
    log = Log(database, Tenant("reader", LEASE_S))
    owners = "SELECT count(DISTINCT owner) FROM leases WHERE owner <> ''"
    assert await log.run(lambda connection: connection.exec_driver_sql(owners).scalar()) == 2
    await log.close()
    for client in clients:
        await client.do("ping")


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
async def test_matches_go_on_when_a_process_is_lost(
    sign: signal.Signals, server: ProcessServer, database: str, rng: random.Random
) -> None:
    is_late = asyncio.Event()

    def pace() -> float:
        return 0.0 if is_late.is_set() else 0.3

    rooms = [new_room(server.port, "tulum", seats) for seats in ([HERE, BOT], [HERE, HERE]) * 2]
    players = [Stubborn(server.port, room_id, rng, pace) for room_id in rooms]
    playing = [asyncio.create_task(player.play_through()) for player in players]
    await asyncio.sleep(1)
    lost, num_ready = rng.choice(processes(server)), server.complaints().count("is ready")
    os.kill(lost, sign)
    await until_replaced(server, lost, num_ready + 1)
    is_late.set()
    await asyncio.wait_for(asyncio.gather(*playing), 600)
    log = Log(database, Tenant("reader", LEASE_S))
    for entries, player in zip(await read_logs(log, players), players, strict=True):
        check_log(entries, player)


async def test_an_address_has_so_many_connections_in_all_processes_together(server: ProcessServer) -> None:
    def come() -> socket.socket:
        address = ("127.0.0.1", server.port)
        return socket.create_connection(address, PATIENCE_S, source_address=("127.0.0.2", 0))

    def ask(guest: socket.socket, number: int) -> bytes:
        """A room that there is not is asked for in either process."""
        with suppress(ConnectionError):
            guest.sendall(f"GET /api/rooms/nowhere{number} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            return guest.recv(12)
        return b""

    guests = [come() for _ in range(MOST + 5)]
    answers = [ask(guest, number) for number, guest in enumerate(guests)]
    assert answers == [b"HTTP/1.1 404"] * MOST + [b""] * 5
    for guest in guests:
        guest.close()
    async with asyncio.timeout(PATIENCE_S):  # until it is noticed who has gone
        while True:
            with come() as again:
                if ask(again, 0) == b"HTTP/1.1 404":
                    break
            await asyncio.sleep(0.05)
    assert request(server.port, "GET", "/healthz") == {"ok": True}


async def test_a_line_that_comes_in_pieces_is_waited_for_and_silence_is_not(database: str) -> None:
    server = ProcessServer(database, "--workers", "2", "--set", "headers_s=5")
    server.start()
    try:
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE_S) as guest:
            for piece in (b"GE", b"T /hea", b"lthz HTTP/1.1\r\nHost: localhost\r\n\r\n"):
                guest.sendall(piece)
                await asyncio.sleep(0.1)
            assert guest.recv(12) == b"HTTP/1.1 200"
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE_S) as silent:
            silent.sendall(b"GET")
            with suppress(ConnectionResetError):
                assert await asyncio.to_thread(silent.recv, 1) == b""
    finally:
        server.stop(signal.SIGINT)


class Looked(socket.socket):
    """It counts how often it was looked at what has come."""

    count = 0

    def recv(self, *wanted: int) -> bytes:
        self.count += 1
        return super().recv(*wanted)


async def test_who_says_one_letter_is_not_looked_at_again_and_again() -> None:
    """Fifty times a second each: a thousand of them took a third of a core."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        speaking = socket.create_connection(listening.getsockname())
        guest = Looked(fileno=listening.accept()[0].detach())
    guest.setblocking(False)
    with speaking, guest:
        reading = asyncio.create_task(porter._first_line(guest))
        speaking.sendall(b"GET /hea")
        await asyncio.sleep(0.5)
        assert guest.count == 1
        speaking.sendall(b"lthz HTTP/1.1\r\n")
        assert await asyncio.wait_for(reading, PATIENCE_S) == b"GET /healthz HTTP/1.1\r\n"
        reading = asyncio.create_task(porter._first_line(guest))
        assert await asyncio.wait_for(reading, PATIENCE_S)  # what was seen is still there
        guest.recv(100)
        speaking.sendall(b"half a li")
        speaking.shutdown(socket.SHUT_WR)
        assert await asyncio.wait_for(porter._first_line(guest), PATIENCE_S) == b"half a li"


def test_processes_go_with_their_porter(database: str) -> None:
    server = ProcessServer(database, "--workers", "2")
    server.start()
    left = processes(server)
    server.process.kill()
    server.process.wait()
    deadline = time.monotonic() + PATIENCE_S
    while any(Path(f"/proc/{pid}").exists() for pid in left):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    server.kill()


@pytest.mark.parametrize("last", [True, False])
def test_a_port_of_metrics_that_cannot_be_had_is_one_sentence(
    last: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    """Its process started again and again, with a traceback each time."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = 65_535 if last else taken.getsockname()[1]
        words = ["--workers", "2", "--set", f"metrics_port={port}", "--port", "0", "--lang", "en"]
        assert run(["serve", "--database", "postgresql+psycopg://ada@127.0.0.1:1/rooms", *words]) == 2
    err = capfd.readouterr().err
    told = "The setting metrics_port cannot be" if last else "The server cannot listen on 127.0.0.1, port"
    assert err.startswith(f"InvalidArgument: {told}")
    assert err.count("\n") == 1


def test_several_processes_need_postgresql(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.sqlite'}"
    assert run(["serve", "--port", "0", "--workers", "2", "--database", database, "--lang", "en"]) == 2
    assert "StorageFailure: Several servers need a PostgreSQL database" in capfd.readouterr().err
