"""What was found out about a match is kept once, read by any server, and goes with its room."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from baumeister.storage import Addition, Entry, Log
from baumeister.storage.housekeeping import delete_room
from baumeister.storage.reviews import keep_reviewed, read_reviewed
from tests.server.postgres import database_of


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with database_of(request.param, tmp_path) as found:
        yield found


async def test_a_review_is_kept_with_its_room(url: str) -> None:
    log = Log(url)
    await log.append(Addition("a", "over", False, (Entry(1, 10.0, None, "{}"),)))
    await keep_reviewed(log, "a", 0, ["first", "second"])
    await keep_reviewed(log, "a", 1, ["again", "third"])  # a server that had not heard of it
    await keep_reviewed(log, "a", 4, ["fifth"])
    assert await read_reviewed(log, "a") == ["first", "second", "third"]  # up to the gap
    await log.close()
    log = Log(url)
    assert await read_reviewed(log, "a") == ["first", "second", "third"]
    await delete_room(log, "a")
    await keep_reviewed(log, "a", 3, ["fourth"])  # too late
    assert await read_reviewed(log, "a") == []
    await log.close()
