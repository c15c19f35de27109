"""The application: routes, limits, and a life that begins by resuming every room."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from baumeister.core import BaumeisterError
from baumeister.core.errors import InvalidMessage
from baumeister.server import http, sockets
from baumeister.server.client import serve_client
from baumeister.server.failures import failure_of, status_of
from baumeister.server.guard import Guard, Visitors
from baumeister.server.house import House
from baumeister.server.limits import Allowance, Buckets
from baumeister.server.lobby import Shown
from baumeister.server.previews import Painter
from baumeister.server.puzzles import Puzzles
from baumeister.server.records import Reader
from baumeister.server.settings import Settings
from baumeister.storage import claim

UNREADABLE = 400  #: what FastAPI raises for JSON too deep or with numbers too long
WRONG_METHOD = 405
MOST_METHOD = 20  #: letters of it that are told


def make_app(settings: Settings) -> FastAPI:
    """The application, with a database for itself until it ends; StorageFailure if it cannot be had."""
    release = claim(settings.database)
    house = House(settings)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await house.resume()
        yield
        reader.close()
        painter.close()
        puzzles.close()
        await house.close()
        release()

    # FastAPI's pages about the API load from elsewhere, which our headers forbid; /openapi.json says all
    app = FastAPI(title="baumeister", lifespan=life, docs_url=None, redoc_url=None)
    limits = settings.limits
    app.state.house = house
    app.state.visitors = Visitors(limits.connections_per_address)
    app.state.new_rooms = Buckets(limits.rooms_per_address / limits.rooms_window_s, limits.rooms_per_address)
    app.state.allowance = Allowance(limits)
    app.state.shown = Shown(house.log, limits.public_per_address)
    app.state.reader = reader = Reader(settings.think_s)
    app.state.painter = painter = Painter(settings.think_s)
    app.state.puzzles = puzzles = Puzzles()
    app.include_router(http.router)
    app.include_router(sockets.router)
    serve_client(app)
    app.add_middleware(Guard, limits=limits, hosts=settings.hosts, origins=settings.origins)
    app.add_exception_handler(BaumeisterError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_form)
    app.add_exception_handler(HTTPException, _refuse_path)
    return app


async def _refuse(request: Request, error: Exception) -> JSONResponse:
    del request
    assert isinstance(error, BaumeisterError)
    return JSONResponse(failure_of(error).model_dump(), status_code=status_of(error))


async def _refuse_form(request: Request, error: Exception) -> JSONResponse:
    del request
    assert isinstance(error, RequestValidationError)
    place = ".".join(map(str, error.errors()[0]["loc"]))[:100]
    invalid = InvalidMessage("invalid-message", place=place)
    return JSONResponse(failure_of(invalid).model_dump(), status_code=422)


async def _refuse_path(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if error.status_code == UNREADABLE:
        invalid = InvalidMessage("invalid-message", place="body")
    elif error.status_code == WRONG_METHOD:
        invalid = InvalidMessage("wrong-method", method=request.method[:MOST_METHOD])
    else:
        invalid = InvalidMessage("no-such-path", status=error.status_code)
    return JSONResponse(
        failure_of(invalid).model_dump(), status_code=error.status_code, headers=dict(error.headers or {})
    )
