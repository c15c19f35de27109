"""Two browsers in one room of a real cluster see the same match, whatever happens to the servers."""

import random
import signal
from collections.abc import Callable, Iterator

import pytest

from tests.server.clusters import Cluster, cluster
from tests.server.servers import ProcessServer
from tests.web.conftest import MakeVisitor
from tests.web.hands import Hands
from tests.web.manners import FlatMouse
from tests.web.visitors import Visitor

LEASE_S = 6.0
SHOWS = "(version) => Number(document.querySelector('.stage')?.dataset.version ?? -1) === version"


@pytest.fixture(scope="module")
def servers() -> Iterator[Cluster]:
    with cluster(LEASE_S) as running:
        yield running


@pytest.fixture
def address(servers: Cluster) -> str:
    return f"http://127.0.0.1:{servers.port}"


def kill(server: ProcessServer, then: Callable[[], None]) -> None:
    server.kill()
    then()
    server.start()


def stop(server: ProcessServer, then: Callable[[], None]) -> None:
    server.stop(signal.SIGTERM)
    then()
    server.start()


def freeze(server: ProcessServer, then: Callable[[], None]) -> None:
    """It goes on once the match has gone on without it."""
    server.process.send_signal(signal.SIGSTOP)
    then()
    server.process.send_signal(signal.SIGCONT)


def test_two_browsers_stay_at_the_same_version(
    visit: MakeVisitor, servers: Cluster, rng: random.Random, full: bool
) -> None:
    ada, ben = visit(), visit()
    ada.open_room("tulum", {"seats": 2}, ("Ada", "Eve"))
    ben.open(ada.page.url.partition("#/")[2])
    hands = Hands(ada, FlatMouse(ada), rng)

    def play() -> None:
        ada.wait_for_my_move()
        hands.play(hands.pick())
        assert not ada.is_over
        see_the_same(ada, ben)

    for deed in (kill, freeze, stop) * 3 if full else (kill,):
        for server in servers.servers:  # one of them has the room
            deed(server, play)
    for visitor in (ada, ben):  # Chromium itself tells the console of a lost connection
        visitor.complaints = [told for told in visitor.complaints if "WebSocket" not in told]


def see_the_same(ada: Visitor, ben: Visitor) -> None:
    ben.page.wait_for_function(SHOWS, arg=ada.version)
    assert (ben.state["version"], ben.view) == (ada.state["version"], ada.view)
