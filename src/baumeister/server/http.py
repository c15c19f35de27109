"""The HTTP side: games, rooms, the lobby and records."""

from contextlib import suppress
from importlib.metadata import version
from typing import Annotated, Any

from fastapi import APIRouter, Header, HTTPException, Path, Query, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from baumeister import catalog
from baumeister.bots import engines
from baumeister.core.errors import InvalidMessage, UnknownRoom
from baumeister.play import format_text
from baumeister.server import clocks
from baumeister.server.branches import branched_off
from baumeister.server.client import INDEX
from baumeister.server.decisions import Decided
from baumeister.server.entries import dump_body
from baumeister.server.game_info import GameInfo, game_json, games_json
from baumeister.server.guard import RECORD_PICTURE, RECORD_REVIEW, RECORDS, client_address
from baumeister.server.house import House
from baumeister.server.lobby import Shown, list_public
from baumeister.server.openings import RoomRequest, open_room
from baumeister.server.page import language_of, page
from baumeister.server.previews import CAN_PAINT, Painter, draw_room, with_preview
from baumeister.server.puzzles import PuzzleInfo, Puzzles, PuzzleSheet
from baumeister.server.record_reviews import RecordToReview, review_record
from baumeister.server.records import LookedAt, Reader, record_json, room_record, table_of
from baumeister.server.replies import Failure, Reviewed, RoomAnswer
from baumeister.server.room import Room
from baumeister.server.states import answer_of
from baumeister.server.tokens import LEAST_SECRET, MOST_SECRET
from baumeister.storage import Entry
from baumeister.texts import DEFAULT, LANGUAGES

MOST_LISTED = 100
SVG = "image/svg+xml"
FRESH = {"Cache-Control": "no-cache"}

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Failure} for status in (400, 403, 404, 409, 413, 422, 429, 500, 503)
}

A_RECORD = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}
A_REVIEW = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": RecordToReview.model_json_schema()}},
    }
}

router = APIRouter(responses=REFUSALS)

RoomId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
RoomName = Annotated[str, Query(max_length=32, pattern=r"^[A-Za-z0-9_-]*$")]
EventNumber = Annotated[int | None, Query()]
Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]


@router.get("/api/games", response_model=list[GameInfo])
def list_games(lang: Language = DEFAULT) -> Response:
    """Every game with its options, the variants offered, and its rules, in one language."""
    return Response(games_json(lang, *engines.named), media_type="application/json")


@router.get("/api/games/{game}", response_model=GameInfo)
def show_game(game: str, lang: Language = DEFAULT) -> Response:
    text = game_json(catalog.game(game).name, lang, *engines.named)
    return Response(text, media_type="application/json")


@router.post("/api/rooms", status_code=201)
async def create_room(request: Request, wanted: RoomRequest) -> RoomAnswer:
    """Open a room; whoever has its id may look on and take a free seat."""
    house = _house(request)
    address = client_address(request)
    shown: Shown = request.app.state.shown
    decided = await house.advise(address, _rehearse, wanted)
    async with shown.place(address, wanted.is_public) as show:
        request.app.state.new_rooms.take(address, "too-many-rooms")
        live = await house.open(decided)
        show(live.room.id)
    return answer_of(live.room)


@router.get("/api/rooms", response_model=list[RoomAnswer])
async def list_rooms(request: Request) -> Response:
    """The lobby: public rooms that wait for players, last changed first."""
    house = _house(request)
    rooms = await list_public(house.log, house.rooms, MOST_LISTED)
    return Response(f"[{','.join(rooms)}]", media_type="application/json")


@router.get("/api/rooms/{room_id}")
async def show_room(request: Request, room_id: RoomId) -> RoomAnswer:
    return answer_of(await _house(request).rooms.look_at(room_id))


@router.delete("/api/rooms/{room_id}", status_code=204, response_model=None)
async def delete_room(
    request: Request, room_id: RoomId, authorization: Annotated[str, Header(max_length=200)]
) -> Response:
    """Delete a room with all it holds: for the host and those who hold seats, by `Bearer SECRET`.

    It must be over, or nobody else may sit there.
    """
    scheme, _, secret = authorization.partition(" ")
    if scheme.lower() != "bearer" or not LEAST_SECRET <= len(secret) <= MOST_SECRET:
        raise InvalidMessage("invalid-message", place="authorization")
    house = _house(request)
    await house.delete(await house.rooms.find(room_id), secret)
    return Response(status_code=204)


@router.get("/api/rooms/{room_id}/record", response_model=None)
async def download_record(request: Request, room_id: RoomId) -> Response:
    """The match so far as JSON; with its seed once it is over."""
    room = await _house(request).rooms.look_at(room_id)
    record, table = room_record(room), table_of(room)
    text = await _house(request).advise(client_address(request), record_json, record, table)
    return Response(text, headers=_as_file(room_id, "json"), media_type="application/json")


@router.get("/api/rooms/{room_id}/record.txt", response_model=None)
async def download_record_text(request: Request, room_id: RoomId) -> Response:
    """The match so far as text."""
    record = room_record(await _house(request).rooms.look_at(room_id))
    text = await _house(request).advise(client_address(request), format_text, record)
    return PlainTextResponse(text, headers=_as_file(room_id, "txt"))


@router.get("/api/rooms/{room_id}/picture.svg", response_model=None)
async def draw_position(request: Request, room_id: RoomId, lang: Language = DEFAULT) -> Response:
    """The position of a room as a picture."""
    return Response(await _draw(request, room_id, lang), media_type=SVG)


@router.get("/api/rooms/{room_id}/picture.png", response_model=None)
async def paint_position(request: Request, room_id: RoomId, lang: Language = DEFAULT) -> Response:
    """The same for those who show no SVG; only where the extra `previews` is installed."""
    if not CAN_PAINT:
        raise HTTPException(404)
    painter: Painter = request.app.state.painter
    drawn = await _draw(request, room_id, lang)
    return Response(await painter.paint(client_address(request), drawn), media_type="image/png")


@router.post(RECORDS, response_model=LookedAt, openapi_extra=A_RECORD)
async def look_at_record(request: Request, event: EventNumber = None, views: bool = False) -> Response:
    """Look at a record: it is checked, replayed and shown, and nothing of it is kept."""
    reader: Reader = request.app.state.reader
    looked_at = await reader.look_at(client_address(request), await request.body(), event, views)
    return Response(looked_at, media_type="application/json")


@router.post(RECORD_PICTURE, response_model=None, openapi_extra=A_RECORD)
async def draw_record(request: Request, event: EventNumber = None, lang: Language = DEFAULT) -> Response:
    """A position of a record as a picture."""
    reader: Reader = request.app.state.reader
    drawn = await reader.draw(client_address(request), await request.body(), event, lang)
    return Response(drawn, media_type=SVG)


@router.post(RECORD_REVIEW, response_model=Reviewed, openapi_extra=A_REVIEW)
async def look_at_record_again(request: Request) -> Response:
    """The next part of a review of a record: whoever asks sends what is known, and nothing of it is kept."""
    address = client_address(request)
    text = await review_record(_house(request), await request.body(), address)
    return Response(text, media_type="application/json")


@router.get("/api/puzzles", response_model=list[PuzzleInfo])
async def list_puzzles(request: Request) -> Response:
    """Every puzzle there is; a day has the one that the hash of its date picks."""
    return await _puzzles(request, None)


@router.get("/api/puzzles/{game}", response_model=list[PuzzleSheet])
async def show_puzzles(request: Request, game: str) -> Response:
    """All puzzles of a game with their answers and proofs, to be solved without asking again."""
    return await _puzzles(request, catalog.game(game).name)


async def _puzzles(request: Request, game: str | None) -> Response:
    puzzles: Puzzles = request.app.state.puzzles
    page = await puzzles.page(game)
    headers = {**FRESH, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(page.plain, media_type="application/json", headers=headers)
    return Response(
        page.packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"}
    )


@router.get("/healthz", response_model=None)
async def tell_health() -> Response:
    """Whether this process answers at all; it asks nobody else."""
    return JSONResponse({"ok": True})


@router.get("/readyz", response_model=None)
async def tell_readiness(request: Request) -> Response:
    """Whether rooms can be served: the database answers, and every match has been read again."""
    house = _house(request)
    is_ready = house.has_resumed and await house.log.is_alive()
    return JSONResponse({"ok": is_ready}, status_code=200 if is_ready else 503)


@router.get("/version", response_model=None)
def tell_version() -> Response:
    return JSONResponse({"version": version("baumeister")})


@router.get("/metrics", response_model=None)
def tell_metrics(request: Request) -> Response:
    """What Prometheus reads; elsewhere, if it has a port of its own."""
    if _house(request).settings.metrics_port:
        raise HTTPException(404)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@router.get("/", response_model=None, include_in_schema=False)
async def show_page(request: Request, room: RoomName = "") -> Response:
    """The client, or where the API is if it was not built; `room` is told to whoever shows a link to it."""
    accepted = request.headers.get("accept-language", "")
    if not INDEX.exists():
        return HTMLResponse(page(accepted))
    if not room:
        return FileResponse(INDEX, headers=FRESH)
    html = INDEX.read_text(encoding="utf-8")
    with suppress(UnknownRoom):
        shown = await _house(request).rooms.look_at(room)
        html = with_preview(html, shown, language_of(accepted), str(request.base_url).rstrip("/"))
    return HTMLResponse(html, headers=FRESH)


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _draw(request: Request, room_id: str, language: str) -> str:
    """The SVG of a room's position."""
    room = await _house(request).rooms.look_at(room_id)
    return await _house(request).advise(client_address(request), draw_room, room, language)


def _rehearse(wanted: RoomRequest) -> Decided:
    """The first entries of a room that can be written down, read and told: else none is on disk."""
    opened = open_room(wanted)
    room = Room("rehearsal")
    room.apply(Entry(1, clocks.now(), None, dump_body(opened)), opened)
    answer_of(room).model_dump_json()
    return branched_off(room.rules, opened, wanted.events) if wanted.events else Decided([opened])


def _as_file(room_id: str, suffix: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="baumeister-{room_id}.{suffix}"'}
