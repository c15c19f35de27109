"""Settings by flag, variable and file: each can be set, a mistake is one sentence, and all can be shown."""

import json
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from baumeister.cli.main import run
from baumeister.core.errors import InvalidArgument, UnusableFile
from baumeister.server.configure import format_settings, make_settings, parse_flags
from baumeister.server.settings import Limits, Settings


def test_a_flag_comes_before_a_variable_and_a_variable_before_a_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("body_bytes = 1\nqueue = 2\nchat_burst = 3\norigins = ['https://a.example']\n")
    environment = {"BAUMEISTER_QUEUE": "20", "BAUMEISTER_CHAT_BURST": "30", "OTHER": "x"}
    made = make_settings({"chat_burst": "300"}, environment, file)
    limits = made.limits
    assert (limits.body_bytes, limits.queue, limits.chat_burst) == (1, 20, 300)
    assert made.origins == ("https://a.example",)
    assert limits.message_burst == Limits().message_burst


def test_every_setting_can_be_given_and_is_shown() -> None:
    shown = tomllib.loads(format_settings(Settings("sqlite:///x")))
    names = {f.name for owner in (Settings, Limits) for f in fields(owner)} - {"limits"}
    assert shown.keys() == names
    as_text = {f"BAUMEISTER_{name.upper()}": _text(value) for name, value in shown.items()}
    assert tomllib.loads(format_settings(make_settings({}, as_text))) == shown


def _text(value: Any) -> str:
    return ",".join(value) if isinstance(value, list) else json.dumps(value).strip('"')


def test_a_password_is_not_shown() -> None:
    shown = format_settings(Settings("postgresql+psycopg://ada:secret@db:5432/rooms"))
    assert "secret" not in shown
    assert "postgresql+psycopg://ada:***@db:5432/rooms" in shown
    shown = format_settings(
        Settings("postgresql+psycopg://db/rooms?user=ada&password=secret&sslpassword=secret&sslmode=require")
    )
    assert "db/rooms?user=ada&password=***&sslpassword=***&sslmode=require" in shown


@pytest.mark.parametrize(
    ("flags", "because"),
    [
        ({"bodybytes": "1"}, "unknown-setting"),
        ({"body_bytes": "many"}, "bad-setting"),
        ({"body_bytes": "-1"}, "bad-setting"),
        ({"think_s": "inf"}, "bad-setting"),
        ({"warms_up": "perhaps"}, "bad-setting"),
        ({"body_bytes": True}, "bad-setting"),
        ({"body_bytes": 1.5}, "bad-setting"),
        ({"chats_per_s": "0"}, "bad-setting"),
        ({"workers": "0"}, "bad-setting"),
        ({"metrics_port": "70000"}, "bad-setting"),
        ({"log_level": "loud"}, "bad-setting"),
        ({"queue": float("inf")}, "bad-setting"),
        ({"rooms_window_s": "0"}, "bad-setting"),
        ({"rooms_per_address": "0"}, "bad-setting"),
        ({"hosts": {"club.org": 1}}, "bad-setting"),
        ({"origins": [1]}, "bad-setting"),
        ({"database": 5}, "bad-setting"),
        ({"request_burst": 0}, "bad-setting"),
        ({"open_per_address": 0}, "bad-setting"),
        ({"headers_s": 0}, "bad-setting"),
        ({"num_thinkers": "1000000000"}, "bad-setting"),
    ],
)
def test_a_mistake_in_a_setting_is_said(flags: dict[str, Any], because: str) -> None:
    with pytest.raises(InvalidArgument) as caught:
        make_settings(flags, {})
    assert caught.value.because == because


def test_a_text_is_asked_for_by_an_example() -> None:
    with pytest.raises(InvalidArgument) as caught:
        make_settings({"database": 5}, {})
    assert caught.value.details["accepts"] == "sqlite:///FILE"


def test_a_file_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    for text, problem in ((None, "No such file or directory"), ("= nonsense", "Invalid statement")):
        file = tmp_path / "settings.toml"
        if text is not None:
            file.write_text(text)
        with pytest.raises(UnusableFile) as caught:
            make_settings({}, {}, file)
        assert str(caught.value.details["problem"]).startswith(problem)
    with pytest.raises(InvalidArgument):
        parse_flags(["body_bytes"])


def test_serve_shows_its_settings_and_stops(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.sqlite'}"
    words = [
        "--database",
        database,
        "--set",
        "queue=7",
        "--no-warmup",
        "--name",
        "club.org",
        "--show-settings",
    ]
    assert run(["serve", *words, "--lang", "en"]) == 0
    shown = tomllib.loads(capfd.readouterr().out)
    assert (shown["database"], shown["queue"], shown["warms_up"]) == (database, 7, False)
    assert "club.org" in shown["hosts"]
    assert not (tmp_path / "rooms.sqlite").exists()


def test_a_variable_that_is_no_setting_is_told_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BAUMEISTER_QUEUE", "8")
    monkeypatch.setenv("BAUMEISTER_BODYBYTES", "7")
    words = ["--database", f"sqlite:///{tmp_path / 'rooms.sqlite'}", "--show-settings"]
    assert run(["serve", *words, "--lang", "en"]) == 0
    told = capfd.readouterr()
    assert told.err.count("is not a setting") == 1
    assert "WARNING baumeister: BAUMEISTER_BODYBYTES is not a setting and changes nothing" in told.err
    assert tomllib.loads(told.out)["queue"] == 8


def test_the_version_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capfd.readouterr().out.startswith("baumeister 0.")
