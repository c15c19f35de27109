"""Run the server in this process until it is told to stop."""

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from fastapi import FastAPI

from baumeister.server.app import make_app
from baumeister.server.settings import Settings

STOP_S = 3  #: for connections to end by themselves


def serve(settings: Settings, host: str, port: int, tell: Callable[[int], None]) -> None:
    """Serve until Ctrl-C or SIGTERM; `tell` hears the port once the server listens."""
    asyncio.run(_serve(settings, host, port, tell))


async def _serve(settings: Settings, host: str, port: int, tell: Callable[[int], None]) -> None:
    server = make_server(make_app(settings), settings, host, port)
    telling = asyncio.create_task(_tell_port(server, tell))
    try:
        await server.serve()
    finally:
        telling.cancel()


class Server(uvicorn.Server):
    """Ends by itself on Ctrl-C and SIGTERM; uvicorn's own dies by the signal after all was tidied up."""

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


def make_server(app: FastAPI, settings: Settings, host: str, port: int) -> Server:
    return Server(
        uvicorn.Config(
            app,
            host=host,
            port=port,
            log_level="warning",
            access_log=False,
            ws_max_size=settings.limits.message_bytes,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=STOP_S,
        )
    )


async def _tell_port(server: uvicorn.Server, tell: Callable[[int], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.02)
    tell(server.servers[0].sockets[0].getsockname()[1])
