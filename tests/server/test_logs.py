"""What the server writes down, and what it counts, for those who run it."""

import json
import logging
import re
import signal
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from baumeister.core.errors import InvalidArgument
from baumeister.server.configure import make_settings
from baumeister.server.logs import AsJson, AsText
from tests.server.clients import Client, new_room
from tests.server.servers import PATIENCE_S, ProcessServer, ThreadServer, free_port
from tests.server.test_rooms import BOT, HERE


def a_record() -> logging.LogRecord:
    record = logging.LogRecord("baumeister.server", logging.ERROR, "f.py", 1, "room %s is lost", ("é",), None)
    record.created = 1794777748.5
    return record


def test_a_line_has_time_and_level() -> None:
    assert AsText().format(a_record()) == "2026-11-15T21:22:28.500Z ERROR baumeister.server: room é is lost"
    assert json.loads(AsJson().format(a_record())) == {
        "time": "2026-11-15T21:22:28.500Z",
        "level": "error",
        "logger": "baumeister.server",
        "message": "room é is lost",
    }


@pytest.mark.parametrize(("form", "level"), [("xml", "info"), ("text", "loud")])
def test_another_form_or_level_is_refused(form: str, level: str) -> None:
    with pytest.raises(InvalidArgument, match="bad-setting"):
        make_settings({"log_format": form, "log_level": level}, {})


def test_logs_as_json_and_metrics_apart(tmp_path: Path) -> None:
    port = free_port()
    chosen = {"log_format": "json", "log_level": "info", "metrics_port": port}
    flags = [word for name, value in chosen.items() for word in ("--set", f"{name}={value}")]
    server = ProcessServer(f"sqlite:///{tmp_path / 'rooms.sqlite'}", *flags)
    server.start()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        assert "baumeister_loop_lag_seconds_count" in answer.read().decode()
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics", timeout=60)
    _, errors = server.stop(signal.SIGTERM)
    told = [json.loads(line) for line in errors.splitlines()]
    assert [line["message"] for line in told] == ["listening", "stopped"]
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+Z", line["time"]) for line in told)


async def test_rooms_sockets_commits_and_the_loop_are_counted(server: ThreadServer) -> None:
    async with Client(server.port, new_room(server.port, "tulum", [HERE, BOT])) as ada:
        await ada.do("start")
        deadline = time.monotonic() + PATIENCE_S
        while not (figures := read_metrics(server.port)).get('baumeister_rooms{phase="playing"}'):
            assert time.monotonic() < deadline
            await ada.do("ping")
            time.sleep(0.2)
        assert figures["baumeister_connections"] >= 1
        assert figures["baumeister_commit_seconds_count"] >= 2
        assert figures["baumeister_loop_lag_seconds_count"] >= 1
        assert {'baumeister_bot_queue{desk="people"}', 'baumeister_bot_queue{desk="hints"}'} <= figures.keys()


def read_metrics(port: int) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    return {
        line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")
    }
