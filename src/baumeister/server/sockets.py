"""The socket of a room: the first message says who you are, then messages are translated and answered."""

import asyncio
import json
import time
from typing import assert_never

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from baumeister.core import BaumeisterError
from baumeister.core.codec import encode_event
from baumeister.core.errors import InvalidMessage, TooLarge
from baumeister.server import decisions, metrics
from baumeister.server import messages as wire
from baumeister.server.connections import Connection, close
from baumeister.server.failures import failure_of, invalid_message, refusal_info
from baumeister.server.guard import client_address, is_own_origin
from baumeister.server.replies import Answer, HintAnswer, Pointed, Reply, WhyNotAnswer
from baumeister.server.rooms import Rooms, Table
from baumeister.server.tokens import hash_secret

HELLO_S = 10.0
HINT_LEVEL = "mcts"
REFUSED, NO_HELLO = 4003, 4001

router = APIRouter()


@router.websocket("/api/rooms/{room_id}/socket")
async def serve_socket(socket: WebSocket, room_id: str) -> None:
    """One connection, from its hello to its end."""
    rooms: Rooms = socket.app.state.rooms
    if not is_own_origin(socket, rooms.settings.origins):
        await socket.close(REFUSED)
        return
    await socket.accept()
    try:
        with socket.app.state.visitors.visit(client_address(socket)):
            table = await rooms.find(room_id)
            connection = await _greet(socket, rooms, table)
            await _serve(socket, rooms, table, connection)
    except BaumeisterError as error:
        await _say_why(socket, error)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client hung up


async def _greet(socket: WebSocket, rooms: Rooms, table: Table) -> Connection:
    """Read the hello, and tell the state before anything else."""
    limits = rooms.settings.limits
    try:
        async with asyncio.timeout(HELLO_S):
            message = _parse(await socket.receive_text(), limits.message_bytes)
    except (TimeoutError, KeyError):
        raise InvalidMessage("hello-missing") from None
    if not isinstance(message, wire.Hello):
        raise InvalidMessage("hello-missing")
    secret = message.secret
    holder = None if secret is None else hash_secret(table.room.opened.salt, secret)
    connection = Connection(socket, holder, message.since, limits)
    connection.tell_state(table, time.time())
    return connection


async def _serve(socket: WebSocket, rooms: Rooms, table: Table, connection: Connection) -> None:
    """Send and receive until either ends, or the client falls too far behind."""
    rooms.join(table, connection)
    metrics.CONNECTIONS.inc()
    work = (connection.pump(), connection.cut_off_if_slow(), _receive(socket, rooms, table, connection))
    tasks = [asyncio.create_task(each) for each in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        metrics.CONNECTIONS.dec()
        rooms.part(table, connection)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _receive(socket: WebSocket, rooms: Rooms, table: Table, connection: Connection) -> None:
    while True:
        try:
            text = await socket.receive_text()
        except KeyError:  # a binary frame
            text = ""
        connection.send(await _answer(text, rooms, table, connection))


async def _answer(text: str, rooms: Rooms, table: Table, connection: Connection) -> Reply:
    """The answer to one message, whatever it holds."""
    message_id = None
    began = time.perf_counter()
    try:
        connection.messages.take("too-many-messages")
        message = _parse(text, rooms.settings.limits.message_bytes)
        message_id = message.id
        metrics.MESSAGES.labels(message.type).inc()
        reply = await _do(message, rooms, table, connection)
    except BaumeisterError as error:
        return failure_of(error, message_id or _id_of(text), table.room.version)
    metrics.ANSWER_S.observe(time.perf_counter() - began)
    return reply


async def _do(
    message: wire.Hello | wire.Told | wire.Asked, rooms: Rooms, table: Table, connection: Connection
) -> Reply:
    match message:
        case wire.Hello():
            raise InvalidMessage("hello-twice")
        case wire.Ping():
            return Answer(id=message.id, version=table.room.version)
        case wire.Point():
            return _point(message, table, connection)
        case wire.WhyNot():
            return _why_not(message, table)
        case wire.Hint():
            return await _hint(message, rooms, table, connection)
        case _:
            version = await rooms.tell(table, connection.holder, message)
            return Answer(id=message.id, version=version)
    assert_never(message)


def _point(message: wire.Point, table: Table, connection: Connection) -> Reply:
    seat = decisions.speaking_seat(table.room, table.asker(connection.holder))
    for listener in tuple(table.listeners):
        listener.send(Pointed(seat=seat, at=message.at))
    return Answer(id=message.id, version=table.room.version)


def _why_not(message: wire.WhyNot, table: Table) -> Reply:
    room = table.room
    match_ = room.playing
    decisions.check_version(room, message.version)
    refusal = room.rules.why_not(match_.state, decisions.parse_move(room, message.move))
    return WhyNotAnswer(id=message.id, refusal=None if refusal is None else refusal_info(refusal))


async def _hint(message: wire.Hint, rooms: Rooms, table: Table, connection: Connection) -> Reply:
    room = table.room
    decisions.held_seat(room, table.asker(connection.holder), message.seat)
    match_ = room.playing
    decisions.check_version(room, message.version)
    decisions.require_turn(room, message.seat)
    connection.hints.take("too-many-hints")
    version = room.version
    move = await rooms.thinkers.think(room.rules, match_.state, HINT_LEVEL)
    return HintAnswer(
        id=message.id, version=version, move=encode_event(move), notation=room.rules.format_move(move)
    )


def _parse(text: str, most_bytes: int) -> wire.Hello | wire.Told | wire.Asked:
    if len(text.encode("utf-8", "surrogatepass")) > most_bytes:
        raise TooLarge("message-too-large", most=most_bytes)
    try:
        return wire.client_message.validate_json(text)
    except ValidationError as error:
        raise invalid_message(error) from None


def _id_of(text: str) -> str | None:
    """The id of a message that is otherwise not understood, if it has one."""
    try:
        found = json.loads(text).get("id")
    except (ValueError, AttributeError, RecursionError):
        return None
    return found if isinstance(found, str) and len(found) <= wire.MOST_ID else None


async def _say_why(socket: WebSocket, error: BaumeisterError) -> None:
    try:
        await socket.send_text(failure_of(error).model_dump_json())
        await close(socket, NO_HELLO)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client hung up
