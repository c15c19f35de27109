"""Two servers never have one database, and a claim ends with its process."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from baumeister.core.errors import StorageFailure
from baumeister.storage import Log, claim
from tests.server.postgres import postgres

HOLD = (
    "import sys; from baumeister.storage import claim; claim(sys.argv[1]); print('held', flush=True); input()"
)


def refusal(url: str) -> str:
    with pytest.raises(StorageFailure) as caught:
        claim(url)
    return caught.value.because


def check_claims(url: str) -> None:
    release = claim(url)
    assert refusal(url) == "database-in-use"
    release()
    claim(url)()


def test_a_file_is_claimed_by_one_under_whatever_name(tmp_path: Path) -> None:
    check_claims(f"sqlite:///{tmp_path / 'rooms.sqlite'}")
    release = claim(f"sqlite:///{tmp_path / 'rooms.sqlite'}")
    claim(f"sqlite:///{tmp_path / 'others.sqlite'}")()
    (tmp_path / "also.sqlite").symlink_to(tmp_path / "rooms.sqlite")
    assert refusal(f"sqlite:///{tmp_path / 'also.sqlite'}") == "database-in-use"
    release()


async def test_only_its_owner_reads_the_file(tmp_path: Path) -> None:
    """It holds seeds and chats; the umask let everybody read them."""
    file = tmp_path / "rooms.sqlite"
    release = claim(f"sqlite:///{file}")
    log = Log(f"sqlite:///{file}")
    beside = [path for path in tmp_path.iterdir() if path.name.startswith("rooms.sqlite")]
    assert len(beside) >= 2
    assert {path.stat().st_mode & 0o777 for path in beside} == {0o600}
    await log.close()
    release()


async def test_a_postgresql_database_is_claimed_by_one_log() -> None:
    with postgres() as url:
        log = Log(url)
        with pytest.raises(StorageFailure, match="database-in-use"):
            Log(url)
        await log.close()
        await Log(url).close()


def test_a_process_that_is_killed_lets_go(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'rooms.sqlite'}"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        assert refusal(url) == "database-in-use"
        holder.send_signal(signal.SIGKILL)
        holder.wait()
    claim(url)()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///", "sqlite:///:memory:"])
def test_a_database_in_memory_is_refused(url: str) -> None:
    assert refusal(url) == "database-in-memory"


def test_what_cannot_be_claimed_is_told(tmp_path: Path) -> None:
    assert refusal("nonsense") == "bad-database-url"
    assert refusal(f"sqlite:///{tmp_path / 'nowhere' / 'rooms.sqlite'}") == "database-unreachable"
