"""Moving pictures of one turn in each game: `python -m tests.web.moving FOLDER` (part of `make pictures`).

The first match of whoever learns a game is replayed step by step, and the table is filmed meanwhile.
"""

import argparse
import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright
from rich.progress import track

from baumeister import catalog
from baumeister.play import format_text, record_of
from baumeister.texts import Texts
from tests.server.servers import thread_server
from tests.web.browsers import FLAGS, HOW, find_chromium
from tests.web.pictures import PATIENCE_MS
from tests.web.test_learn import course
from tests.web.visitors import ON_SCREEN

WIDTH, HEIGHT = 640, 420
STEP_S, FRAME_S = 0.8, 0.2  #: what a step takes in the film, and a frame of it
QUALITY = 60
#: the events that are filmed: a turn, and where it is short the answer to it
FILMED = {"tulum": (0, 8), "pyramido": (9, 14), "rumis": (0, 5), "talo": (0, 6)}

#: the table alone, without the page around it
BARE = f"""
.bar, .timeline, .side, .tray, .table-told {{ display: none !important }}
.table {{ display: block !important }}
.stage {{ width: {WIDTH}px !important; height: {HEIGHT}px !important }}
"""

say = Texts("en")


def film(game: str, address: str, browser: Browser, path: Path) -> None:
    """Every step is begun, and filmed until its time is over."""
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT}, locale="en", color_scheme="light"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    first, last = FILMED[game]
    page.goto(f"{address}/#/replay")
    page.get_by_label(say("replay-paste")).fill(text_of(game))
    page.get_by_role("button", name=say("replay-open"), exact=True).click()
    page.get_by_role("slider").fill(str(first))
    page.add_style_tag(content=BARE)
    expect(page.locator(".stage")).to_have_attribute("data-version", str(first))
    page.evaluate(ON_SCREEN)
    expect(page.locator(".stage canvas")).to_have_attribute("data-still", "true")
    frames = [shoot(page)]
    for _ in range(first, last):
        page.keyboard.press(".")
        frames += step(page)
    frames += [frames[-1]] * 6
    context.close()
    save(frames, path)


def text_of(game: str) -> str:
    return format_text(record_of(course(game), ["Ada", "Ben"]))


def step(page: Page) -> list[Image.Image]:
    """As many frames as a step has, however long each of them takes to be drawn."""
    frames = [shoot(page) for _ in range(round(STEP_S / FRAME_S))]
    expect(page.locator(".stage canvas")).to_have_attribute("data-still", "true")
    return [*frames, shoot(page)]


def shoot(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def save(frames: list[Image.Image], path: Path) -> None:
    first, *others = frames
    first.save(
        path,
        save_all=True,
        append_images=others,
        duration=round(1000 * FRAME_S),
        loop=0,
        quality=QUALITY,
        method=4,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="games that contain this")
    chosen = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit(HOW)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    games = [game for game in catalog.games() if chosen.only in game]
    with (
        tempfile.TemporaryDirectory() as folder,
        thread_server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game in track(games, "films"):
            film(game, f"http://127.0.0.1:{server.port}", browser, chosen.folder / f"{game}.webp")


if __name__ == "__main__":
    main()
