"""What stands before every request: addresses, origins, body sizes, rates, and headers on the way out."""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Iterator, MutableMapping
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from baumeister.core import BaumeisterError
from baumeister.core.codec import is_whole, parse_json
from baumeister.core.errors import Failed, InvalidMessage, NotAllowed, Stopping, TooLarge, TooMany
from baumeister.server.failures import failure_of, status_of
from baumeister.server.hosts import Hosts, is_own_origin, socket_sources
from baumeister.server.limits import Buckets, counted_as
from baumeister.server.settings import Limits

logger = logging.getLogger("baumeister")

POLICY = "Content-Security-Policy"
HEADERS = {
    POLICY: (
        "default-src 'self'; connect-src 'self'; img-src 'self' data: blob:; "
        "style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

ASKING = (None, "GET", "HEAD", "OPTIONS")  #: methods that change nothing

PAUSE_S = 0.5  #: until a request too many is refused
HEAR_OUT_S = 5.0  #: for the rest of a body that nobody looks at

TRY_LATER = 1013  #: of a socket

#: the only paths that take more than a message
RECORDS, RECORD_PICTURE = "/api/records", "/api/records/picture.svg"
RECORD_REVIEW = "/api/records/review"

#: the rest of such a body is not waited for
UNREAD = ("body-too-large", "body-too-slow")


def client_address(connection: HTTPConnection) -> str:
    """Who is calling, as limits count them; behind a proxy uvicorn puts the forwarded address here."""
    return counted_as(connection.client.host) if connection.client else "local"


class Visitors:
    """How many of something each address has open, and all of them together."""

    def __init__(self, most: int, most_in_all: int | None = None) -> None:
        self._most = most
        self._most_in_all = most_in_all
        self._open: Counter[str] = Counter()

    @contextmanager
    def visit(self, address: str) -> Iterator[None]:
        is_full = self._most_in_all is not None and self._open.total() >= self._most_in_all
        if is_full or self._open[address] >= self._most:
            raise TooMany("too-many-connections", wait=10)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Guard:
    """ASGI middleware: opening a socket counts as a request; what is said there has its own limits.

    Only a server that stops cancels what it still does, and it waits for nobody.
    """

    def __init__(
        self, app: ASGIApp, limits: Limits, hosts: tuple[str, ...] = (), origins: tuple[str, ...] = ()
    ) -> None:
        self._app = app
        self._limits = limits
        self._hosts = Hosts(hosts, origins)
        self._origins = origins
        self._records = Visitors(limits.bodies_per_address, limits.num_bodies)
        # who waits for the next part of a review keeps nobody from looking at a record
        self._reviews = Visitors(limits.reviews_per_address, limits.num_bodies)
        self._requests = Buckets(limits.requests_per_s, limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._open_socket(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        guarded = _with_headers(connection, send)
        address, body = client_address(connection), Body(receive)
        try:
            await self._count(address)
            self._hosts.check(connection)
            if scope.get("method") not in ASKING and not is_own_origin(connection, self._origins):
                raise NotAllowed("foreign-origin")
            with self._visit(scope, address):
                await self._answer(scope, body, guarded)
        except BaumeisterError as error:
            await body.hear_out(self._limits.body_bytes)
            await _send_failure(error, guarded)
        except asyncio.CancelledError:
            with suppress(RuntimeError):  # half of the answer is out already
                await _send_failure(Stopping("server-stops"), guarded)
        except Exception:
            logger.exception("a request was not answered")
            with suppress(RuntimeError):
                await _send_failure(Failed("failed"), guarded)

    def _visit(self, scope: Scope, address: str) -> AbstractContextManager[None]:
        if scope.get("path") == RECORD_REVIEW:
            return self._reviews.visit(address)
        return self._records.visit(address) if _is_record(scope) else nullcontext()

    async def _answer(self, scope: Scope, sent: "Body", send: Send) -> None:
        """A record is read where it is looked at; any other body is small enough to be looked into here."""
        limits = self._limits
        most_bytes = limits.body_bytes if _is_record(scope) else min(limits.body_bytes, limits.message_bytes)
        body = await self._read_in_time(sent, most_bytes)
        if body is None:
            return
        if not _is_record(scope):
            _require_readable(body)
        if scope.get("method") == "HEAD":  # whoever sends the answer leaves its body out
            scope = {**scope, "method": "GET"}
        await self._app(scope, _giving(body, sent), send)

    async def _count(self, address: str) -> None:
        """One more request; who asks too often waits for the refusal, which costs as much as an answer."""
        try:
            self._requests.take(address, "too-many-requests")
        except TooMany:
            await asyncio.sleep(PAUSE_S)
            raise

    async def _open_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] == "websocket":
                await self._count(client_address(HTTPConnection(scope)))
                self._hosts.check(HTTPConnection(scope))
            await self._app(scope, receive, send)
        except (TooMany, NotAllowed):
            await send({"type": "websocket.close", "code": TRY_LATER})
        except asyncio.CancelledError:
            pass

    async def _read_in_time(self, sent: "Body", most_bytes: int) -> bytes | None:
        try:
            async with asyncio.timeout(self._limits.body_s):
                return await _read(sent, most_bytes)
        except TimeoutError:
            sent.is_heard = True  # nobody waits for it any longer
            raise InvalidMessage("body-too-slow", seconds=self._limits.body_s) from None


class Body:
    """What a client sends; who is refused before all of it was heard would see a broken line, not why."""

    def __init__(self, receive: Receive) -> None:
        self.is_heard = False  #: to its end
        self._receive = receive

    async def __call__(self) -> Message:
        message = await self._receive()
        self.is_heard = not message.get("more_body", False)
        return message

    async def hear_out(self, most_bytes: int) -> None:
        """Let the rest pass by, within reason."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HEAR_OUT_S):
                while not self.is_heard and most_bytes > 0:
                    most_bytes -= len((await self()).get("body", b""))


async def _read(receive: Receive, most_bytes: int) -> bytes | None:
    """The whole body, None if the client hung up; one beyond the limit is not read on."""
    body, more = bytearray(), True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most_bytes:
            raise TooLarge("body-too-large", most=most_bytes)
    return bytes(body)


def _is_record(scope: Scope) -> bool:
    return scope.get("path") in (RECORDS, RECORD_PICTURE, RECORD_REVIEW)


def _require_readable(body: bytes) -> None:
    """JSON can name half of a character, which nothing can write down, and be deeper than Python's stack."""
    if not body:
        return
    try:
        whole = is_whole(parse_json(body))
    except ValueError:
        raise InvalidMessage("invalid-message", place="body") from None
    if not whole:
        raise InvalidMessage("invalid-message", place="body")


def _giving(body: bytes, receive: Receive) -> Receive:
    given = False

    async def receive_body() -> MutableMapping[str, Any]:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_body


def _with_headers(connection: HTTPConnection, send: Send) -> Send:
    policy = HEADERS[POLICY].replace("connect-src 'self'", f"connect-src 'self'{socket_sources(connection)}")

    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            headers[POLICY] = policy
        await send(message)

    return send_guarded


async def _send_failure(error: BaumeisterError, send: Send) -> None:
    body = json.dumps(failure_of(error).model_dump()).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if error.because in UNREAD:
        headers.append((b"connection", b"close"))
    if isinstance(error, TooMany):
        headers.append((b"retry-after", str(max(1, round(float(str(error.details["wait"]))))).encode()))
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})
