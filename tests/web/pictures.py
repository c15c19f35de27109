"""Pictures of real matches in a real browser: `python -m tests.web.pictures FOLDER` (`make pictures`).

Every game in the middle of a match, for the README. `--review` takes more: start, middle and end, on a
desktop and on a phone held upright and across, light and dark, in three languages, to be looked at.
"""

import argparse
import asyncio
import json
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright
from rich.progress import track

from baumeister import catalog
from baumeister.bots import make_bot
from baumeister.core.codec import encode_event
from baumeister.core.variant import dump_variant
from baumeister.play import Match
from tests.server.clients import SECRET, Client, new_room
from tests.server.servers import thread_server
from tests.web.browsers import FLAGS, HOW, find_chromium

NAMES = ("Ada", "Ben", "Cleo", "Dan")
#: how large a window is, and whether it is touched
SCREENS: dict[str, dict[str, Any]] = {
    "readme": {"viewport": {"width": 1280, "height": 800}},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "upright": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "across": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
}
PATIENCE_MS = 120_000
QUALITY = 85

expect.set_options(timeout=PATIENCE_MS)


@dataclass(frozen=True)
class Shot:
    """One picture: which match, after how many moves of people, and how it is looked at."""

    name: str
    game: str
    moves: int
    variant: dict[str, Any] = field(default_factory=dict)
    language: str = "en"
    scheme: str = "light"
    screen: str = "readme"

    @property
    def match(self) -> str:
        return json.dumps([self.game, self.variant, self.moves])


README = (
    Shot("tulum", "tulum", 14),
    Shot("pyramido", "pyramido", 30, {"mode": "contest", "seats": 2}),
    Shot("rumis", "rumis", 12, {"scenario": "pisac", "seats": 4}),
    Shot("talo", "talo", 40),
)
MIDDLES = (
    *README,
    Shot("pyramido-coop", "pyramido", 30, {"mode": "coop", "seats": 2}),
    Shot("pyramido-solo", "pyramido", 20, {"mode": "solo"}),
    Shot("rumis-chullpa", "rumis", 6),
    Shot("rumis-cube", "rumis", 3, {"mode": "cube", "edge": 3, "colours": 1}),
)
END = 100_000
LOOKS = (("en", "light", "desktop"), ("de", "dark", "upright"), ("fr", "light", "across"))


def review() -> list[Shot]:
    """Start, middle and end of every game in three ways of looking at it."""
    return [
        Shot(f"{shot.name}-{when}-{screen}-{language}-{scheme}", shot.game, moves, shot.variant, language,
             scheme, screen)
        for shot in MIDDLES
        for when, moves in (("start", 0), ("middle", shot.moves), ("end", END))
        for language, scheme, screen in LOOKS
    ]  # fmt: skip


def take(shot: Shot, address: str, room: str, browser: Browser, path: Path) -> None:
    """Sit down where these people have played, and take the picture once all is still."""
    looks: dict[str, Any] = {"locale": shot.language, "color_scheme": shot.scheme, "reduced_motion": "reduce"}
    context = browser.new_context(**looks, **SCREENS[shot.screen])
    context.add_init_script(_memory(room, shot))
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(f"{address}/#/room/{room}")
    expect(page.locator(".turn h1")).to_be_visible()
    expect(page.locator(".stage canvas")).to_have_attribute("data-still", "true")
    page.wait_for_timeout(500)
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    context.close()


async def _play(port: int, shot: Shot) -> str:
    """A room where people have played sensibly for so many moves."""
    rules = catalog.load_rules(shot.game, shot.variant)
    variant = dump_variant(rules.options, rules.variant)
    seats = [{"kind": "here", "name": name} for name in NAMES[: rules.seats]]
    room = new_room(port, shot.game, seats, variant=variant)
    bot, match, seen = make_bot("greedy", rules, 1), Match(rules), 0
    async with Client(port, room) as client:
        if client.state["room"]["phase"] == "waiting":
            await client.do("start")
        for _ in range(shot.moves):
            seen = _follow(match, client.events, seen)
            if client.is_over:
                break
            seat = client.my_turn
            assert seat is not None
            move = encode_event(bot.choose(rules, match.state))
            await client.do("move", seat=seat, version=client.state["version"], move=move)
    return room


def _follow(match: Match, events: list[Any], seen: int) -> int:
    """Let the moves and draws that the server told happen here too."""
    for event in events[seen:]:
        if event["kind"] == "MovePlayed":
            match.play(event["seat"], match.rules.parse_move(event["notation"]))
        elif event["kind"] == "Drawn":
            match.draw(match.rules.parse_draw(event["notation"]))
    return len(events)


def _memory(room: str, shot: Shot) -> str:
    """What the browser remembers: the seats are its own, no guide in the way."""
    visit = {"id": room, "game": shot.game, "secret": SECRET.format("host"), "at": 0, "isOver": False}
    settings = {"guide": False, "language": shot.language, "reflections": True}
    memory = {"baumeister/rooms": [visit], "baumeister/settings": settings}
    return "".join(
        f"localStorage.setItem({json.dumps(k)}, {json.dumps(json.dumps(v))});" for k, v in memory.items()
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--review", action="store_true")
    parser.add_argument("--only", default="", help="names that contain this")
    chosen = parser.parse_args()
    path = find_chromium()
    if path is None:
        raise SystemExit(HOW)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    shots = [shot for shot in (review() if chosen.review else README) if chosen.only in shot.name]
    with tempfile.TemporaryDirectory() as folder, thread_server(Path(folder)) as server:
        rooms = play_all(server.port, shots)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            for shot in track(shots, "pictures"):
                address = f"http://127.0.0.1:{server.port}"
                take(shot, address, rooms[shot.match], browser, chosen.folder / f"{shot.name}.jpg")


def play_all(port: int, shots: list[Shot]) -> dict[str, str]:
    """The room of each match that is to be seen; several pictures may show the same one."""
    rooms: dict[str, str] = {}
    for shot in track(shots, "matches"):
        if shot.match not in rooms:
            rooms[shot.match] = asyncio.run(_play(port, shot))
    return rooms


if __name__ == "__main__":
    main()
