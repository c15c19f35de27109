"""The page at `/` and the files that it loads."""

import gzip
import re
import urllib.error
import urllib.request
import zlib
from email.message import Message
from pathlib import Path

import pytest

from baumeister.server import client, http
from tests.server.servers import thread_server


def ask(port: int, path: str, method: str = "GET", packed: bool = False) -> tuple[Message, bytes]:
    """Headers and body of what is there."""
    accepts = {"Accept-Encoding": "gzip"} if packed else {}
    asked = urllib.request.Request(f"http://127.0.0.1:{port}{path}", method=method, headers=accepts)
    with urllib.request.urlopen(asked, timeout=60) as answer:
        return answer.headers, answer.read()


def status_of(port: int, path: str) -> tuple[int, Message]:
    with pytest.raises(urllib.error.HTTPError) as caught:
        ask(port, path)
    with caught.value as error:
        return error.code, error.headers


def test_a_file_whose_name_tells_its_content_is_kept_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-0a1b.js").write_text("export {};", encoding="utf-8")
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    monkeypatch.setattr(client, "FOLDER", tmp_path)
    for module in (client, http):
        monkeypatch.setattr(module, "INDEX", tmp_path / "index.html")
    with thread_server(tmp_path) as server:
        kept, _ = ask(server.port, "/assets/main-0a1b.js")
        assert kept["Cache-Control"] == "public, max-age=31536000, immutable"
        assert ask(server.port, "/")[0]["Cache-Control"] == "no-cache"
        status, headers = status_of(server.port, "/assets/gone.js")
        assert (status, headers["Cache-Control"]) == (404, None)


def test_a_file_is_compressed_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time it took a thirtieth of a second, in which nobody else was heard."""
    (tmp_path / "assets").mkdir()
    text, font = b"export {};" * 1000, b"wOF2" * 1000
    (tmp_path / "assets" / "main-0a1b.js").write_bytes(text)
    (tmp_path / "assets" / "letters-0a1b.woff2").write_bytes(font)
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    monkeypatch.setattr(client, "FOLDER", tmp_path)
    for module in (client, http):
        monkeypatch.setattr(module, "INDEX", tmp_path / "index.html")
    compressed: list[int] = []
    compress = gzip.compress

    def compress_noted(data: bytes, **how: int) -> bytes:
        compressed.append(len(data))
        return compress(data, **how)

    monkeypatch.setattr(gzip, "compress", compress_noted)
    monkeypatch.setattr(zlib, "compressobj", None)  # nor is it done piece by piece
    with thread_server(tmp_path) as server:
        asked = {
            name: [
                ask(server.port, f"/assets/{name}-0a1b.{kind}", packed=is_packed)
                for is_packed in (True, True, False)
            ]
            for name, kind in (("main", "js"), ("letters", "woff2"))
        }
    assert compressed == [len(text)]
    (headers, body), again, (plain_headers, plain) = asked["main"]
    assert (headers["Content-Encoding"], int(headers["Content-Length"])) == ("gzip", len(body))
    assert headers["ETag"] == plain_headers["ETag"]
    assert gzip.decompress(body) == gzip.decompress(again[1]) == plain == text
    assert {told["Vary"] for told, _ in asked["main"]} == {"Accept-Encoding"}
    assert [(told["Content-Encoding"], body) for told, body in asked["letters"]] == [(None, font)] * 3


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games"])
def test_head_is_answered_like_get(port: int, path: str) -> None:
    """Those who look after a server ask so whether it is there."""
    (headers, body), (head, nothing) = ask(port, path), ask(port, path, "HEAD")
    assert head["Content-Type"] == headers["Content-Type"]
    assert (int(head["Content-Length"]), nothing) == (len(body), b"")


@pytest.mark.parametrize("path", ["/docs", "/redoc"])
def test_no_page_loads_from_elsewhere(port: int, path: str) -> None:
    assert status_of(port, path)[0] == 404


def test_the_plain_page_leads_to_pages_that_there_are(
    port: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(http, "INDEX", tmp_path / "nothing.html")
    page = ask(port, "/")[1].decode()
    paths = re.findall('href="(.+?)"', page)
    assert "/openapi.json" in paths
    assert all(ask(port, path)[1] for path in paths)
