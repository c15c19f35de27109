"""Tables on disk: whole or not at all, and never taken for what they are not."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import baumeister
from baumeister.games.tulum import TulumRules
from baumeister.search.mcts import Budget
from baumeister.solvers import known_value, tulum
from baumeister.solvers.stored import PREFACE, load_table, store_table, table_path

TABLE = np.linspace(0, 1, 5000, dtype=np.float32).reshape(-1, 2)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    forget_tables(monkeypatch)


def forget_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a new process: what another test has loaded is not there."""
    monkeypatch.setattr(tulum, "_tables", {})
    tulum._turn.cache_clear()


def test_a_table_comes_back_as_it_was_and_cannot_be_written() -> None:
    assert load_table("some") is None
    assert store_table("some", TABLE)
    found = load_table("some")
    assert found is not None
    assert (found == TABLE).all()
    with pytest.raises(ValueError, match="read-only"):
        found[0, 0] = 1


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-100])


def lengthen(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"more")


def turn_a_bit(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[PREFACE + 777] ^= 1
    path.write_bytes(bytes(data))


def spoil_the_preface(path: Path) -> None:
    path.write_bytes(b"{" + path.read_bytes()[1:PREFACE].replace(b":", b";") + path.read_bytes()[PREFACE:])


def empty(path: Path) -> None:
    path.write_bytes(b"")


def swap_for_another(path: Path) -> None:
    store_table("other", TABLE)
    table_path("other").replace(path)


@pytest.mark.parametrize("damage", [cut, lengthen, turn_a_bit, spoil_the_preface, empty, swap_for_another])
def test_a_table_that_is_not_whole_is_taken_for_missing(damage: Callable[[Path], None]) -> None:
    store_table("some", TABLE)
    damage(table_path("some"))
    assert load_table("some") is None
    assert store_table("some", TABLE)
    assert load_table("some") is not None


def test_a_folder_that_cannot_be_written_harms_nobody(tmp_path: Path) -> None:
    (tmp_path / "baumeister").write_text("a file where the folder should be")
    assert not store_table("some", TABLE)
    assert load_table("some") is None


def test_what_a_killed_writer_leaves_is_not_read() -> None:
    """Killed between the first and the last byte: the half is under another name."""
    code = (
        "import os, signal, numpy as np\n"
        "from baumeister.solvers import stored\n"
        "os.fsync = lambda _: os.kill(os.getpid(), signal.SIGKILL)\n"
        "stored.store_table('some', np.zeros(9999, dtype=np.float32))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], env=dict(os.environ), check=False)
    assert done.returncode != 0
    assert len(list(table_path("some").parent.iterdir())) == 1
    assert load_table("some") is None
    assert store_table("some", TABLE)


def test_two_who_write_at_once_leave_a_whole_table() -> None:
    code = (
        "import numpy as np\n"
        "from baumeister.solvers import stored\n"
        "for _ in range(40):\n"
        "    stored.store_table('some', np.full((100_000, 2), {number}, dtype=np.float32))\n"
        "    assert stored.load_table('some') is not None\n"
    )
    writers = [
        subprocess.Popen([sys.executable, "-c", code.format(number=number)], env=dict(os.environ))
        for number in (1, 2)
    ]
    assert [writer.wait(timeout=120) for writer in writers] == [0, 0]
    found = load_table("some")
    assert found is not None
    assert found.min() == found.max()
    assert [path.name for path in table_path("some").parent.iterdir()] == ["some.table"]


def test_a_spoiled_table_of_tulum_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = baumeister.rules("tulum")
    assert isinstance(rules, TulumRules)
    before = tulum.value(rules, rules.start())
    path = table_path(tulum._table_name(2, False))
    turn_a_bit(path)
    forget_tables(monkeypatch)
    assert tulum.value(rules, rules.start()) == before
    assert load_table(path.stem) is not None


def test_three_seats_are_a_race_until_their_table_is_there() -> None:
    rules = baumeister.rules("tulum", seats=3)
    found = known_value(rules, rules.start(), Budget())
    assert found is not None
    assert not found.is_exact
    assert found.worth == pytest.approx((0.390, 0.329, 0.281), abs=0.03)
