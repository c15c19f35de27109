"""Run the server in this process until it is told to stop."""

import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any

import uvicorn
from fastapi import FastAPI

from baumeister.core.errors import InvalidArgument, problem_of
from baumeister.server.app import make_app
from baumeister.server.door import Config, Door
from baumeister.server.logs import set_up_logs
from baumeister.server.metrics import serve_metrics
from baumeister.server.settings import Settings

logger = logging.getLogger("baumeister")

STOP_S = 2  #: for connections to end by themselves
ACCEPTED = 50  #: connections that asyncio takes at once, before the door has counted any of them
WAITING = 1024  #: connections that the system keeps for us meanwhile
SWITCH_S = 0.0001  #: after so long a thread that judges lets the loop go on
#: objects more than before until the new ones are searched for garbage, and how often until survivors are;
#: a list of legal moves is gone by then, and a search takes a few milliseconds
YOUNG, ROUNDS = 5_000, 3


def serve(settings: Settings, host: str, port: int, tell: Callable[[int], None]) -> None:
    """Serve until Ctrl-C or SIGTERM; `tell` hears the port once the server is ready."""
    settle_in(settings)
    with (
        listen(host, port) as listening,
        metrics_apart(settings),
        asyncio.Runner(loop_factory=loop_factory()) as runner,
    ):
        runner.run(_serve(make_server(make_app(settings), settings), listening, tell))
        logger.info("stopped")


@contextmanager
def metrics_apart(settings: Settings) -> Iterator[None]:
    end = serve_metrics(settings.metrics_host, settings.metrics_port) if settings.metrics_port else None
    try:
        yield
    finally:
        if end is not None:
            end()


def settle_in(settings: Settings) -> None:
    """What a process of the server sets for itself."""
    set_up_logs(settings.log_format, settings.log_level)
    sys.setswitchinterval(SWITCH_S)
    gc.set_threshold(YOUNG, ROUNDS)
    gc.callbacks.append(_set_survivors_aside)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """That of uvloop where it is installed (the extra `fast`), else Python's own."""
    if find_spec("uvloop") is None:
        return asyncio.new_event_loop
    from uvloop import new_event_loop

    return new_event_loop


def _set_survivors_aside(phase: str, info: dict[str, int]) -> None:
    """What lives on is not searched for garbage again, which would stop all rooms for a third of a second.

    Rooms hold no cycles, so they are freed without a search once they are forgotten; what connections
    leave behind is searched when nobody is connected (`Sweeper`).
    """
    if phase == "stop" and info["generation"] > 0:
        gc.freeze()


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except (OSError, UnicodeError) as error:  # a name can be none that can be asked for
        problem = problem_of(error).partition(" (while")[0]  # Python repeats the address
        raise InvalidArgument("address-unusable", host=host, port=str(port), problem=problem) from error


async def _serve(server: uvicorn.Server, listening: socket.socket, tell: Callable[[int], None]) -> None:
    asyncio.get_running_loop().set_exception_handler(say_briefly)
    telling = asyncio.create_task(_tell_when_ready(server, lambda: tell(listening.getsockname()[1])))
    try:
        await server.serve([listening])
    finally:
        telling.cancel()


class Server(uvicorn.Server):
    """Ends by itself on Ctrl-C and SIGTERM; uvicorn's own dies by the signal after all was tidied up."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(WAITING)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)


def make_server(app: FastAPI, settings: Settings) -> Server:
    return Server(make_config(app, settings, Door(settings.limits, settings.proxies)))


def make_config(app: FastAPI, settings: Settings, door: Door) -> Config:
    return Config(
        app,
        door,
        port=0,
        backlog=ACCEPTED,
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_S,
    )


def say_briefly(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the system refuses, such as one more open file, is told in one line."""
    error = context.get("exception")
    if isinstance(error, OSError):
        logger.error("%s: %s", context["message"], error)
    else:
        loop.default_exception_handler(context)


async def _tell_when_ready(server: uvicorn.Server, tell: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.02)
    logger.info("listening")
    tell()
