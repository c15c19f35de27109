"""A server with the built client, one Chromium for all browser tests, and visitors with clean consoles."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.servers import thread_server
from tests.web.browsers import FLAGS, HOW, find_chromium
from tests.web.visitors import Visitor

WIDE = {"width": 1100, "height": 700}
SMALL = {"width": 480, "height": 480}  # for 3D: software rendering is slow
FLAT = """localStorage.getItem("baumeister/settings")
  ?? localStorage.setItem("baumeister/settings", JSON.stringify({ flat: true, guide: false }))"""

MakeVisitor = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    if not request.config.getoption("--browser"):
        pytest.skip("the tests in a real browser run with --browser, by `make browser`")
    path = find_chromium()
    if path is None:
        pytest.skip(HOW)
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=path, args=FLAGS)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("rooms")
    with thread_server(folder) as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[MakeVisitor]:
    """Make visitors; afterwards none of them may have seen an error, a warning or a foreign request."""
    visitors: list[Visitor] = []

    def make(flat: bool = True, **wanted: Any) -> Visitor:
        settings = {
            "viewport": WIDE if flat else SMALL,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            **wanted,
        }
        context = browser.new_context(**settings)
        if flat:
            context.add_init_script(FLAT)
        visitors.append(Visitor(context, address))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.page.context.close()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []


@pytest.fixture
def visitor(visit: MakeVisitor) -> Visitor:
    return visit()
