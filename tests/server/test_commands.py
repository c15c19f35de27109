"""`baumeister play` and `serve` as people start them."""

import asyncio
import os
import re
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from baumeister.cli.main import run
from baumeister.cli.serve import own_database
from baumeister.storage import claim
from tests.server.clients import Client, new_room, request
from tests.server.servers import PATIENCE_S, ProcessServer, free_port

STOP_WITHIN_S = 30  #: 3 s of it are given to others; the rest is for a machine that has much else to do
ENDLESS = """
import time
from baumeister.cli.main import main
from baumeister.games.rumis import RumisRules
RumisRules.legal_moves = lambda *_: time.sleep(3600)
main()
"""


def test_play_serves_here_and_opens_the_browser(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f"#!/bin/sh\necho $1 > {opened}\n")
    browser.chmod(browser.stat().st_mode | stat.S_IEXEC)
    command = [sys.executable, "-m", "baumeister", "play", "--lang", "en"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path / 'rooms.sqlite'}"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "BROWSER": f"{browser} %s", "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
        assert found
        assert request(int(found[1]), "GET", "/healthz") == {"ok": True}
        process.stdout.readline()
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE_S)
    assert opened.read_text().strip() == found[0]
    assert process.returncode == 0


def test_a_server_serves_what_another_one_left(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.sqlite'}"
    body = {
        "game": "tulum",
        "seats": [{"kind": "here", "name": "Ada"}, {"kind": "open"}],
        "secret": "x" * 22,
        "is_public": True,
    }
    server = ProcessServer(database, port=free_port())
    server.start()
    room = request(server.port, "POST", "/api/rooms", body)
    server.stop(signal.SIGTERM)
    server.start()
    try:
        assert request(server.port, "GET", "/api/rooms") == [room]
    finally:
        server.stop(signal.SIGTERM)


@pytest.mark.parametrize(
    ("database", "code"),
    [
        ("nonsense", "StorageFailure"),
        ("sqlite:////nowhere/at/all.sqlite", "StorageFailure"),
        ("sqlite://", "StorageFailure"),
    ],
)
def test_a_bad_database_is_one_sentence(database: str, code: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", "0", "--database", database, "--no-warmup", "--lang", "en"]) == 2
    err = capfd.readouterr().err
    assert code in err
    assert "Traceback" not in err


def test_a_database_in_use_is_one_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.sqlite'}"
    release = claim(database)
    assert run(["serve", "--port", "0", "--database", database, "--no-warmup", "--lang", "en"]) == 2
    err = capfd.readouterr().err
    assert "Another server is already using this database; stop it first, or choose another one" in err
    assert "Traceback" not in err
    release()


def test_the_own_folder_is_for_its_owner_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    folder = Path(own_database().removeprefix("sqlite:///")).parent
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_port_in_use_is_one_sentence(port: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.sqlite'}"
    assert run(["serve", "--port", str(port), "--database", database, "--no-warmup", "--lang", "en"]) == 2
    told = f"The server cannot listen on 127.0.0.1, port {port}: Address already in use."
    assert capfd.readouterr().err == f"InvalidArgument: {told}\n"


@pytest.mark.parametrize("setting", ["metrics_host=club..example", "metrics_host=nowhere.invalid"])
def test_a_host_that_is_none_is_one_sentence(
    setting: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    words = ["--database", f"sqlite:///{tmp_path / 'rooms.sqlite'}", "--set", setting]
    words += ["--set", f"metrics_port={free_port()}", "--port", "0", "--no-warmup", "--lang", "en"]
    assert run(["serve", *words]) == 2
    err = capfd.readouterr().err
    assert err.startswith(f"InvalidArgument: The server cannot listen on {setting.partition('=')[2]}")
    assert err.count("\n") == 1


async def begin(server: ProcessServer) -> asyncio.Task[Any]:
    """A match of Rumis that the server needs longer to begin."""
    server.start()
    seats = [{"kind": "here", "name": name} for name in ("Ada", "Bob")]
    client = Client(server.port, new_room(server.port, "rumis", seats))
    await client.open()
    starting = asyncio.create_task(client.do("start"))
    await asyncio.sleep(1)
    assert not starting.done()
    return starting


async def test_a_server_that_compiles_a_kernel_ends_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an empty cache the first match of Rumis compiles for a while; SIGTERM does not wait for it."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "empty"))
    server = ProcessServer(f"sqlite:///{tmp_path / 'rooms.sqlite'}")
    starting = await begin(server)
    began = time.monotonic()
    out, err = await asyncio.to_thread(server.stop, signal.SIGTERM)
    assert time.monotonic() - began < STOP_WITHIN_S
    assert "Traceback" not in out + err
    starting.cancel()


async def test_a_server_that_looks_for_moves_without_end_is_not_waited_for(tmp_path: Path) -> None:
    server = ProcessServer(f"sqlite:///{tmp_path / 'rooms.sqlite'}")
    server._command[1:3] = ["-c", ENDLESS]
    starting = await begin(server)
    out, err = await asyncio.to_thread(server.stop, signal.SIGTERM)
    assert out.endswith("Stopped. Every match is kept.\n")
    assert "Traceback" not in err
    starting.cancel()
