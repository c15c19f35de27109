"""What costs a stranger six bytes and the server the time of everybody: frames and bodies in crumbs."""

import asyncio
import contextlib
import http.client
import json
import logging
import socket
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from baumeister import catalog
from baumeister.play import Match, format_json, record_of
from baumeister.server import guard
from baumeister.server.door import MOST_SMALL, PIECE, UNWELCOME, Config, Door, GuestSocket
from baumeister.server.limits import Buckets
from baumeister.server.settings import Limits
from tests.server.attackers import Stranger
from tests.server.clients import Client, new_room
from tests.server.quiet import house_in, open_live, until
from tests.server.servers import GENEROUS, PATIENCE_S, Serve

HERE = {"kind": "here", "name": "Ada"}
NOTHING = Frame(Opcode.CONT, b"", fin=False)
BEGINNING = Frame(Opcode.TEXT, b"", fin=False)
OPENING = (
    b"GET /api/rooms/nowhere/socket HTTP/1.1\r\nHost: localhost\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    b"Sec-WebSocket-Version: 13\r\n\r\n"
)


def sent(frame: Frame) -> bytes:
    return frame.serialize(mask=True)


@pytest.mark.parametrize("frame", [Frame(Opcode.PING, b""), Frame(Opcode.PONG, b""), NOTHING])
async def test_a_socket_that_sends_nothing_but_frames_is_ended(port: int, frame: Frame) -> None:
    """One that sent pings, or parts of a message that never ended, held up everyone for half a minute."""
    async with Client(port, new_room(port, "tulum", [HERE, HERE])) as ada:
        before = sent(BEGINNING) if frame is NOTHING else b""
        ada.socket.transport.write(before + sent(frame) * 20_000)
        await asyncio.wait_for(ada.socket.wait_closed(), PATIENCE_S)
        assert (ada.socket.close_code, ada.socket.close_reason) == (UNWELCOME, "too-many-messages")


async def test_a_message_in_parts_and_a_ping_in_between_are_fine(port: int) -> None:
    async with Client(port, new_room(port, "tulum", [HERE, HERE])) as ada:
        parts = '{"type": "ping", "id": "in parts"}'
        await ada.socket.send(iter(parts))
        await (await ada.socket.ping())
        while (await ada.receive()).get("id") != "in parts":
            pass


class Pipe(asyncio.Transport):
    """What a connection writes to; it notes how the connection ends."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.is_reading_now = True
        self.is_aborted = False

    def write(self, data: Any) -> None: ...

    def is_closing(self) -> bool:
        return self.is_aborted

    def pause_reading(self) -> None:
        self.is_reading_now = False

    def resume_reading(self) -> None:
        self.is_reading_now = True

    def abort(self) -> None:
        self.is_aborted = True

    def close(self) -> None: ...


async def listen(_: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.sleep(3600)


@pytest.fixture
def pipe() -> Pipe:
    return Pipe()


@pytest.fixture
async def guest(pipe: Pipe) -> AsyncIterator[GuestSocket]:
    limits = Limits(body_s=0.2)
    made = GuestSocket(Config(listen, Door(limits, ())), ServerState(), {})
    made.config.door.enter("127.0.0.1")
    made.connection_made(pipe)
    made.data_received(OPENING)
    while not made.handshake_complete:
        await asyncio.sleep(0)
    yield made
    for task in made.tasks.copy():
        task.cancel()


async def test_messages_wait_as_they_came_until_those_before_are_answered(
    guest: GuestSocket, pipe: Pipe
) -> None:
    """Each of 6 bytes became 300, of each socket 9 MB."""
    text = sent(Frame(Opcode.TEXT, b"{}"))
    guest.data_received(text * 20_000)
    assert not pipe.is_reading_now
    for number in range(20_000):
        assert guest.queue.qsize() <= PIECE // len(text) + 1
        assert (await guest.receive())["type"] == "websocket.receive", number
    assert pipe.is_reading_now


async def test_who_does_not_take_what_was_sent_is_hung_up_on(guest: GuestSocket, pipe: Pipe) -> None:
    guest.pause_writing()
    guest.resume_writing()
    await asyncio.sleep(0.4)
    assert not pipe.is_aborted
    guest.pause_writing()
    await asyncio.sleep(0.4)
    assert pipe.is_aborted


async def test_who_does_not_answer_pings_is_hung_up_on(guest: GuestSocket, pipe: Pipe) -> None:
    """To close a connection waits until the other side has taken everything, which may be never."""
    guest.keepalive_timeout()
    await asyncio.sleep(0.4)
    assert pipe.is_aborted


def crumbs(text: bytes, size: int) -> Iterator[bytes]:
    return (text[first : first + size] for first in range(0, len(text), size))


@pytest.mark.parametrize(("size", "is_heard"), [(1, False), (1000, True)])
def test_a_body_in_crumbs_is_refused(port: int, size: int, is_heard: bool) -> None:
    """Two megabytes of them, in pieces of one byte, held up everyone for most of a minute."""
    record = format_json(record_of(Match(catalog.rules("tulum", seats=2)), ["Ada", "Bob"])).encode()
    text = record + b" " * (2 * MOST_SMALL)
    assert (status_of(port, crumbs(text, size)) == HTTPStatus.OK) is is_heard


def status_of(port: int, pieces: Iterator[bytes]) -> int | None:
    """How a record in these pieces is answered; None if its sender is hung up on before all is sent."""
    asking = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
    with contextlib.closing(asking), contextlib.suppress(ConnectionError):
        asking.request("POST", "/api/records", pieces, {"Content-Type": "text/plain"})
        with asking.getresponse() as answer:
            return answer.status
    return None


def heard_by(talking: socket.socket) -> bytes:
    """All that is said until the other side hangs up, however it does."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := talking.recv(10_000):
            heard += piece
    return heard


def test_nonsense_after_a_refusal_leaves_no_traceback(
    port: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(guard, "HEAR_OUT_S", 0.1)
    head = b"POST /api/rooms HTTP/1.1\r\nHost: example.org\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n"
    with socket.create_connection(("127.0.0.1", port), PATIENCE_S) as talking:
        talking.sendall(head)
        answer = talking.recv(10_000)
        talking.sendall(b"nonsense\r\n")
        answer += heard_by(talking)
    assert answer.count(b"HTTP/1.1") == 1
    assert no_traceback(caplog)


def test_nonsense_before_a_socket_is_open_leaves_no_traceback(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Who asks too often is let in, or not, only after a while."""
    asking: list[str] = []
    take = Buckets.take

    def take_noted(buckets: Buckets, address: str, because: str) -> None:
        asking.append(because)
        take(buckets, address, because)

    monkeypatch.setattr(guard, "PAUSE_S", 3600.0)
    monkeypatch.setattr(Buckets, "take", take_noted)
    port = serve(replace(GENEROUS, requests_per_s=0.001, request_burst=1)).port
    with socket.create_connection(("127.0.0.1", port), PATIENCE_S) as first:
        first.sendall(OPENING)
        first.recv(10_000)
    with socket.create_connection(("127.0.0.1", port), PATIENCE_S) as second:
        second.sendall(OPENING)
        while len(asking) < 2:
            time.sleep(0.01)
        second.sendall(b"\xff" * 20)
        assert heard_by(second) == b""
    assert no_traceback(caplog)


def no_traceback(caplog: pytest.LogCaptureFixture) -> bool:
    return not any(record.exc_info for record in caplog.records if record.levelno >= logging.WARNING)


class Onlooker:
    """Somebody connected, who keeps what they are told."""

    holder: str | None = None
    address = "somewhere"

    def __init__(self) -> None:
        self.told: list[str] = []

    def send_text(self, text: str) -> None:
        self.told.append(text)

    def tell_state(self, live: object, now: float) -> None: ...

    def dismiss(self, error: Exception) -> None: ...

    def cut_off(self) -> None: ...


async def test_those_who_come_and_go_all_the_time_are_told_of_once_in_a_while(tmp_path: Path) -> None:
    """Each time everyone in the room was told: a few addresses kept the loop busy for all rooms."""
    async with house_in(tmp_path) as house:
        live = await open_live(house)
        staying, late = Onlooker(), Onlooker()
        house.join(live, staying)
        for _ in range(50):
            passing = Onlooker()
            house.join(live, passing)
            house.part(live, passing)
        house.join(live, late)
        assert len(staying.told) == 1
        assert json.loads(late.told[0])["spectators"] == 2  # who comes hears at once
        await until(lambda: len(staying.told) > 1)
        assert json.loads(staying.told[1])["spectators"] == 2


async def test_a_room_is_pointed_at_so_often_from_all_addresses_together(serve: Serve) -> None:
    """Everyone in the room is told each time, and one secret may be used from anywhere."""
    port = serve(replace(GENEROUS, messages_per_s=0.001, message_burst=3)).port
    room_id = new_room(port, "tulum", [HERE, HERE])
    async with Client(port, room_id) as ada, Stranger(port, room_id) as elsewhere:
        for _ in range(3):
            await ada.do("point", at=[1])
        assert (await elsewhere.ask("point", at=[1]))["because"] == "too-many-messages"
        await elsewhere.do("ping")
