"""Whoever shows a link to a room is told what it is: a title, a sentence, and a picture of the position."""

import asyncio
import urllib.request
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from typing import Any

import pytest

from baumeister.server import previews
from tests.server.clients import new_room

SEATS = [{"kind": "here", "name": 'Ada "<b>" & Co'}, {"kind": "bot", "level": "newcomer", "name": "Ben"}]
PNG = b"\x89PNG\r\n\x1a\n"


class Tags(HTMLParser):
    """The meta tags of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        fields = dict(attrs)
        if tag == "meta" and fields.get("property"):
            self.told[str(fields["property"])] = str(fields["content"])


def fetch(port: int, path: str, language: str = "") -> tuple[str, bytes]:
    asked = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers={"Accept-Language": language})
    with urllib.request.urlopen(asked, timeout=60) as answer:
        return answer.headers.get_content_type(), answer.read()


def told(port: int, path: str, language: str = "") -> dict[str, str]:
    return Tags(fetch(port, path, language)[1].decode()).told


def test_a_link_tells_game_and_players_in_the_language_asked_for(port: int) -> None:
    room = new_room(port, "rumis", SEATS, events=["rL4@b2,c2,d2,b3"])
    tags = told(port, f"/?room={room}", "de-CH,en")
    assert tags["og:title"] == 'Rumis · Ada "<b>" & Co, Ben'
    assert tags["og:locale"] == "de"
    assert told(port, f"/?room={room}", "fr")["og:description"] != tags["og:description"]
    kind, picture = fetch(port, tags["og:image"].removeprefix(f"http://127.0.0.1:{port}"))
    assert (kind, picture[:8]) == ("image/png", PNG)


def test_the_picture_is_that_of_the_position(port: int) -> None:
    empty = new_room(port, "rumis", SEATS)
    begun = new_room(port, "rumis", SEATS, events=["rL4@b2,c2,d2,b3"])
    kind, first = fetch(port, f"/api/rooms/{empty}/picture.svg")
    _, second = fetch(port, f"/api/rooms/{begun}/picture.svg")
    assert kind == "image/svg+xml"
    assert ElementTree.fromstring(first).tag.endswith("svg")
    assert first != second


def test_what_is_no_room_has_no_preview(port: int) -> None:
    assert told(port, "/?room=no-such-room") == told(port, "/") == {}


def test_without_a_painter_the_words_remain(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(previews, "CAN_PAINT", False)
    tags = told(port, f"/?room={new_room(port, 'tulum', SEATS)}")
    assert "og:title" in tags
    assert "og:image" not in tags


async def test_a_picture_is_painted_once_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who asked for one again and again kept all others waiting for theirs."""
    painter, num_painted = previews.Painter(60.0), 0

    async def paint(limit_s: float, work: Any, svg: str) -> bytes:
        nonlocal num_painted
        assert (limit_s, work) == (60.0, previews.paint)
        num_painted += 1
        await asyncio.sleep(0)
        return svg.encode()

    monkeypatch.setattr(painter._worker, "run", paint)
    asked = [painter.paint(f"address {number % 3}", "the same") for number in range(20)]
    assert set(await asyncio.gather(*asked)) == {b"the same"}
    assert num_painted == 1
    for number in range(previews.MOST_KEPT):
        await painter.paint("elsewhere", f"another {number}")
    assert len(painter._kept) == previews.MOST_KEPT
    await painter.paint("elsewhere", "the same")
    assert num_painted == previews.MOST_KEPT + 2
