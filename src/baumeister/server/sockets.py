"""The socket of a room: the first message says who you are, then messages are translated and answered."""

import asyncio
import json
import logging
import time
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from baumeister.bots import strongest
from baumeister.core import BaumeisterError
from baumeister.core.codec import encode, encode_event, is_whole
from baumeister.core.errors import (
    Failed,
    InvalidMessage,
    NoSolver,
    RoomElsewhere,
    Stopping,
    StorageFailure,
    TooLarge,
    TooMany,
)
from baumeister.server import clocks, decisions, metrics
from baumeister.server import messages as wire
from baumeister.server.coaching import Coaching, require_hints
from baumeister.server.connections import MOVED, UNWANTED, Connection, close
from baumeister.server.desks import Asker
from baumeister.server.entries import OVER
from baumeister.server.failures import failure_of, invalid_message, refusal_info
from baumeister.server.guard import TRY_LATER, client_address
from baumeister.server.hosts import is_own_origin
from baumeister.server.house import House
from baumeister.server.live import LiveRoom
from baumeister.server.played import positions_of, require_unplayed, require_untold
from baumeister.server.replies import Answer, HintAnswer, Pointed, Reply, SolveAnswer, WhyNotAnswer
from baumeister.server.tokens import hash_secret
from baumeister.solvers import find_solver
from baumeister.solvers.answers import GaveUp, ProvedNone, Solved

HELLO_S = 10.0
PAUSE_S = 0.5  #: that nothing is read from who says too much: to refuse costs as much as to answer
REFUSED = 4003
#: it may work a while later, so the client is told to come back
PASSING = (TooMany, StorageFailure, Stopping, Failed)
#: what sending and receiving raise when the client is gone
HUNG_UP = (WebSocketDisconnect, RuntimeError)

logger = logging.getLogger(__name__)

router = APIRouter()


@router.websocket("/api/rooms/{room_id}/socket")
async def serve_socket(socket: WebSocket, room_id: str) -> None:
    """One connection, from its hello to its end."""
    house: House = socket.app.state.house
    if not is_own_origin(socket, house.settings.origins):
        await socket.close(REFUSED)
        return
    await socket.accept()
    try:
        with socket.app.state.visitors.visit(client_address(socket)):
            await house.rooms.find(room_id)  # an unknown room is told at once
            hello = await _hear_hello(socket, house.settings.limits.message_bytes)
            live, connection = await _greet(socket, house, room_id, hello)
            await _serve(socket, house, live, connection)
    except RoomElsewhere:
        await _hang_up(socket)
    except BaumeisterError as error:
        await _say_why(socket, error)
    except HUNG_UP:
        pass


async def _hear_hello(socket: WebSocket, most_bytes: int) -> wire.Hello:
    try:
        async with asyncio.timeout(HELLO_S):
            message = _parse(await socket.receive_text(), most_bytes)
    except (TimeoutError, KeyError):
        raise InvalidMessage("hello-missing") from None
    if not isinstance(message, wire.Hello):
        raise InvalidMessage("hello-missing")
    return message


async def _greet(
    socket: WebSocket, house: House, room_id: str, hello: wire.Hello
) -> tuple[LiveRoom, Connection]:
    """Tell the state before anything else."""
    while True:
        live = await house.rooms.find(room_id)
        async with house.rooms.hold(live):
            if not house.rooms.knows(live):
                continue  # it was put away meanwhile
            room, secret = live.room, hello.secret
            holder = None if secret is None else hash_secret(room.opened.salt, secret)
            connection = Connection(socket, holder, hello.since, house.settings.limits)
            await house.rooms.prepare(live, holder)
            connection.tell_state(live, clocks.now())
            house.join(live, connection)
            return live, connection


async def _serve(socket: WebSocket, house: House, live: LiveRoom, connection: Connection) -> None:
    """Send and receive until either ends, or the client falls too far behind."""
    metrics.CONNECTIONS.inc()
    receiving = asyncio.create_task(_receive(socket, house, live, connection))
    tasks = [receiving, *map(asyncio.create_task, (connection.pump(), connection.wait_for_end()))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        metrics.CONNECTIONS.dec()
        house.part(live, connection)
        connection.is_over = True
        for task in tasks:
            if task is not receiving or not connection.is_changing:  # what has begun to change is finished
                task.cancel()
        for problem in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(problem, Exception) and not isinstance(problem, HUNG_UP):
                logger.error("a connection broke", exc_info=problem)


async def _receive(socket: WebSocket, house: House, live: LiveRoom, connection: Connection) -> None:
    coaching = Coaching(house, live, connection)
    try:
        while not connection.is_over:
            try:
                text = await socket.receive_text()
            except KeyError:  # a binary frame
                text = ""
            try:
                connection.allowance.take_message(connection.address, live.room.id)
            except TooMany as error:
                connection.send(failure_of(error, _id_of(text), live.room.version))
                await asyncio.sleep(PAUSE_S)
                continue
            try:
                if (reply := await _answer(text, house, live, connection, coaching)) is not None:
                    connection.send(reply)
            except RoomElsewhere:  # it is asked again there
                connection.cut_off()
    finally:
        coaching.stop()


async def _answer(
    text: str, house: House, live: LiveRoom, connection: Connection, coaching: Coaching
) -> Reply | None:
    """The answer to one message, whatever it holds; None: it comes later."""
    message_id = None
    began = time.perf_counter()
    try:
        message = _parse(text, house.settings.limits.message_bytes)
        message_id = message.id
        metrics.MESSAGES.labels(message.type).inc()
        if isinstance(message, wire.Coach):
            coaching.look(message)
            return None
        reply = await _do(message, house, live, connection)
    except RoomElsewhere:
        raise
    except BaumeisterError as error:
        return failure_of(error, message_id or _id_of(text), live.room.version)
    except Exception:
        logger.exception("a message was not answered")
        return failure_of(Failed("failed"), message_id or _id_of(text), live.room.version)
    metrics.ANSWER_S.observe(time.perf_counter() - began)
    return reply


async def _do(
    message: wire.Hello | wire.Told | wire.Asked, house: House, live: LiveRoom, connection: Connection
) -> Reply:
    match message:
        case wire.Hello() | wire.Coach():
            raise InvalidMessage("hello-twice")
        case wire.Ping():
            return Answer(id=message.id, version=live.room.version)
        case wire.Point():
            return _point(message, house, live, connection)
        case wire.WhyNot():
            return await _why_not(message, house, live, connection.address)
        case wire.Hint():
            return await _hint(message, house, live, connection)
        case wire.Solve():
            return await _solve(message, house, live, connection)
        case wire.Review():
            return await _review(message, house, live, connection)
        case wire.Chat():
            connection.allowance.take_chat(connection.address, live.room.id)
        case wire.Rematch():
            return await _rematch(message, house, live, connection)
    with connection.finishing():
        return Answer(id=message.id, version=await house.tell(live, connection.holder, message))


async def _rematch(message: wire.Rematch, house: House, live: LiveRoom, connection: Connection) -> Reply:
    """A room like any other that its address opens, in the lobby, too."""
    async with connection.shown.place(connection.address, live.room.opened.is_public) as show:
        connection.count_room()
        with connection.finishing():
            version = await house.tell(live, connection.holder, message)
        if live.room.next_room is not None:
            show(live.room.next_room)
    return Answer(id=message.id, version=version)


def _point(message: wire.Point, house: House, live: LiveRoom, connection: Connection) -> Reply:
    seat = decisions.speaking_seat(live.room, house.sender(live, connection.holder))
    connection.allowance.take_point(live.room.id)
    text = Pointed(seat=seat, at=message.at).model_dump_json()
    live.audience.tell(text)
    return Answer(id=message.id, version=live.room.version)


async def _why_not(message: wire.WhyNot, house: House, live: LiveRoom, address: str) -> Reply:
    room = live.room
    match_ = room.playing
    decisions.check_version(room, message.version)
    move = decisions.parse_move(room, message.move)
    refusal = await house.advise(address, room.rules.why_not, match_.state, move)
    outlook = await house.advise(address, room.rules.outlook, match_.state, move)
    return WhyNotAnswer(
        id=message.id,
        refusal=None if refusal is None else refusal_info(refusal),
        outlook=encode(outlook),
    )


async def _review(message: wire.Review, house: House, live: LiveRoom, connection: Connection) -> Reply:
    room = live.room
    connection.allowance.take_review(connection.address)
    if room.phase == OVER and room.match is not None:
        require_untold(house.rooms, room.rules, positions_of(room.match))
    return await house.reviews.ask(live, connection.address, message.id)


async def _hint(message: wire.Hint, house: House, live: LiveRoom, connection: Connection) -> Reply:
    room = live.room
    decisions.held_seat(room, house.sender(live, connection.holder), message.seat)
    require_hints(room)
    match_ = room.playing
    decisions.check_version(room, message.version)
    decisions.require_turn(room, message.seat)
    require_unplayed(house.rooms, room)
    connection.hints.take("too-many-hints")
    version = room.version
    thinkers, asker = house.thinkers, Asker(connection.address, room.id)
    move = await thinkers.think(room.rules, match_.state, strongest(room.rules), thinkers.hints, asker)
    return HintAnswer(
        id=message.id, version=version, move=encode_event(move), notation=room.rules.format_move(move)
    )


async def _solve(message: wire.Solve, house: House, live: LiveRoom, connection: Connection) -> Reply:
    room = live.room
    decisions.held_seat(room, house.sender(live, connection.holder), message.seat)
    match_ = room.playing
    decisions.check_version(room, message.version)
    if find_solver(room.rules) is None:
        raise NoSolver("no-solver", game=room.rules.game)
    require_hints(room)
    connection.hints.take("too-many-hints")
    version = room.version
    asker = Asker(connection.address, room.id)
    match await house.thinkers.solve(room.rules, match_.state, house.settings.solve_s, asker):
        case Solved(moves):
            encoded = [encode_event(move) for move in moves]
            return SolveAnswer(id=message.id, version=version, verdict="solved", moves=encoded)
        case ProvedNone():
            return SolveAnswer(id=message.id, version=version, verdict="none", moves=None)
        case GaveUp():
            return SolveAnswer(id=message.id, version=version, verdict="unknown", moves=None)


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
    return found if isinstance(found, str) and len(found) <= wire.MOST_ID and is_whole(found) else None


async def _hang_up(socket: WebSocket) -> None:
    """Without a word: the client comes back, and is led to the server that has the room."""
    with suppress(*HUNG_UP):
        await close(socket, MOVED)


async def _say_why(socket: WebSocket, error: BaumeisterError) -> None:
    try:
        await socket.send_text(failure_of(error).model_dump_json())
        await close(socket, TRY_LATER if isinstance(error, PASSING) else UNWANTED)
    except HUNG_UP:
        pass
