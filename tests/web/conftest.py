"""A server with the built client, Chromium for all browser tests, and visitors with clean consoles."""

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from baumeister.server import decisions
from tests.server.servers import thread_server
from tests.web.browsers import FLAGS, FLAT_FLAGS, HOW, find_chromium
from tests.web.visitors import PATIENCE_MS, Json, Visitor

WIDE = {"width": 1100, "height": 700}
#: for 3D: rendering by software is slow, and pointers do not care for pixels
COARSE = {"viewport": {"width": 480, "height": 480}, "device_scale_factor": 0.5}
REMEMBERED = """localStorage.getItem("baumeister/settings")
  ?? localStorage.setItem("baumeister/settings", JSON.stringify({settings}))"""

expect.set_options(timeout=PATIENCE_MS)

MakeVisitor = Callable[..., Visitor]
FindBrowser = Callable[[bool], Browser]


@pytest.fixture(scope="session")
def browsers() -> Iterator[FindBrowser]:
    """One Chromium for flat pages and one for those in 3D, each started when it is needed."""
    path = find_chromium()
    if path is None:
        pytest.skip(HOW)
    with sync_playwright() as playwright:
        yield cache(
            lambda flat: playwright.chromium.launch(executable_path=path, args=FLAT_FLAGS if flat else FLAGS)
        )


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("rooms")
    with thread_server(folder) as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.fixture(autouse=True)
def draws(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the server and its bots draw is the same in every run of a test."""
    random.seed(request.node.name)
    monkeypatch.setattr(decisions, "new_seed", lambda: f"{random.getrandbits(256):064x}")


@pytest.fixture
def visit(browsers: FindBrowser, address: str) -> Iterator[MakeVisitor]:
    """Make visitors; afterwards no console may have said anything, no request have left the origin."""
    visitors: list[Visitor] = []

    def make(flat: bool = True, remembered: Json = None, installs: bool = False, **wanted: Any) -> Visitor:
        settings = {
            **({"viewport": WIDE} if flat else COARSE),
            "locale": "en-GB",
            "reduced_motion": "reduce",
            **wanted,
        }
        context = browsers(flat).new_context(**settings)
        known = {
            "flat": flat,
            "guide": False,
            "coach": False,
            "pace": "quick",
            "name": "Ada",
            **(remembered or {}),
        }
        context.add_init_script(REMEMBERED.format(settings=json.dumps(known)))
        if not installs:
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        visitors.append(Visitor(context, address))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.page.context.close()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []


@pytest.fixture
def visitor(visit: MakeVisitor) -> Visitor:
    return visit()
