"""What a shared link shows before it is opened: a title, a sentence, and a picture of the position."""

from collections import OrderedDict
from html import escape
from importlib.util import find_spec

from baumeister import pictures
from baumeister.core.errors import Failed
from baumeister.server.room import Room
from baumeister.server.turns import Turns
from baumeister.server.workers import Worker, WorkerFailed
from baumeister.texts import Texts

WIDTH = 1200  #: in pixels, as those who show links ask for
MOST_KEPT = 64  #: pictures, of some 70 kB each
NICENESS = 5  #: how far painting steps back for other processes
CAN_PAINT = find_spec("resvg_py") is not None  #: the extra `previews`: hardly any of them shows SVG


def draw_room(room: Room, language: str) -> str:
    """The position of a room as SVG; before its match, the table as it will be set."""
    state = room.rules.start() if room.match is None else room.match.state
    return pictures.svg(room.rules, state, width=WIDTH, language=language)


class Painter:
    """Makes PNGs in a process of its own: painting holds Python's lock for a tenth of a second and more.

    A picture is painted once, however many ask: a link is shown to everybody whom it was sent to.
    """

    def __init__(self, limit_s: float) -> None:
        self._limit_s = limit_s
        self._worker = Worker(NICENESS)
        self._turns = Turns(1)
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def paint(self, address: str, svg: str) -> bytes:
        """This picture as PNG; addresses take turns."""
        if svg not in self._kept:
            async with self._turns.turn(address):
                if svg not in self._kept:  # nobody had it painted meanwhile
                    self._keep(svg, await self._paint(svg))
        self._kept.move_to_end(svg)
        return self._kept[svg]

    async def _paint(self, svg: str) -> bytes:
        try:
            painted: bytes = await self._worker.run(self._limit_s, paint, svg)
        except WorkerFailed:
            raise Failed("failed") from None
        return painted

    def _keep(self, svg: str, painted: bytes) -> None:
        """The longest unasked for goes."""
        self._kept[svg] = painted
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        self._worker.end()


def paint(svg: str) -> bytes:
    """Runs in a worker."""
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=svg))


def with_preview(html: str, room: Room, language: str, address: str) -> str:
    """The page with what is told about this room, which is served at `address`."""
    say = Texts(language)
    names = ", ".join(seat.name for seat in room.seats if seat.name)
    game = say(f"game-{room.opened.game}")
    told = {
        "og:type": "website",
        "og:site_name": "baumeister",
        "og:title": f"{game} · {names}" if names else game,
        "og:description": say(f"game-{room.opened.game}-about"),
        "og:locale": language,
    }
    if CAN_PAINT:
        told["og:image"] = f"{address}/api/rooms/{room.id}/picture.png?lang={language}"
        told["og:image:width"] = str(WIDTH)
        told["twitter:card"] = "summary_large_image"
    tags = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    return html.replace("</head>", "".join(f"{tag}\n  " for tag in tags) + "</head>", 1)
