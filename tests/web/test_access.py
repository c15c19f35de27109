"""For everyone: axe finds nothing on any page, light or dark; no script is too big."""

import gzip
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from baumeister import catalog
from baumeister.server.client import FOLDER
from tests.web.conftest import MakeVisitor
from tests.web.visitors import Visitor

MOST_SCRIPT = 260_000  #: bytes of script, compressed, until the first table can be played


def violations(visitor: Visitor) -> list[str]:
    found = Axe().run(visitor.page).response["violations"]
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages(scheme: str, visit: MakeVisitor) -> None:
    visitor = visit(color_scheme=scheme)
    paths = [
        "",
        "replay",
        *(f"new/{game}" for game in catalog.games()),
        *(f"rules/{g}" for g in catalog.games()),
    ]
    for path in paths:
        visitor.open(path)
        expect(visitor.page.locator("h1").first).to_be_visible()
        expect(visitor.page.get_by_text("One moment")).to_have_count(0)
        assert violations(visitor) == [], path
    visitor.button("Settings").click()
    assert violations(visitor) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("flat", [False, True])
def test_axe_finds_nothing_at_the_table(scheme: str, flat: bool, visit: MakeVisitor) -> None:
    visitor = visit(flat, color_scheme=scheme, viewport={"width": 900, "height": 480})
    visitor.set_up("tulum", "Together here")
    visitor.wait_for_table()
    expect(visitor.page.locator(".twin .cell").first).to_be_attached()
    assert violations(visitor) == []


def test_the_first_load_is_small(visit: MakeVisitor) -> None:
    visitor = visit(flat=False)
    scripts: set[str] = set()
    visitor.page.on("request", lambda request: scripts.update(re.findall(r"/assets/(.+\.js)", request.url)))
    visitor.set_up("tulum", "Together here")
    visitor.wait_for_table()
    sizes = {name: len(gzip.compress((FOLDER / "assets" / name).read_bytes())) for name in scripts}
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes
