"""The page can be installed: without a server its shell, the rules and one's records still open."""

import json

from playwright.sync_api import expect

from baumeister.play import format_json, record_of
from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.test_access import violations
from tests.web.test_replay import play_match
from tests.web.visitors import GLANCE_MS, PATIENCE_MS, Visitor

say = Texts("en")

KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const urls = [];
  for (const name of names) for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
  return active?.state === "activated" ? urls : [];
}"""


def wait_until_kept(visitor: Visitor, *parts: str) -> None:
    """Until the worker has all of these for later; a function that is waited for must not be asynchronous."""
    urls: list[str] = []
    for _ in range(PATIENCE_MS // GLANCE_MS):
        urls = visitor.page.evaluate(KEPT)
        if all(any(part in url for url in urls) for part in parts):
            return
        visitor.page.wait_for_timeout(GLANCE_MS)
    raise AssertionError(f"{parts} are not all among {urls}")


def test_shell_rules_and_records_open_without_a_server(visit: MakeVisitor) -> None:
    visitor = visit(installs=True)
    visitor.open()
    wait_until_kept(visitor, "/assets/en-", "/assets/index-", "api/games")
    visitor.page.reload()
    wait_until_kept(visitor, "/assets/talo-", "/assets/lessons-")
    match = play_match("rumis")
    visitor.open("replay")
    record = format_json(record_of(match, ["Ada", "Ben"]))
    paste(visitor, record)
    wait_until_kept(visitor, "api/records/")
    visitor.page.context.set_offline(True)

    visitor.open()
    visitor.page.reload()
    expect(visitor.page.locator(".card")).to_have_count(4)
    expect(visitor.page.locator(".offline")).to_have_text(say("offline"))
    assert violations(visitor) == []
    visitor.open("rules/rumis")
    expect(visitor.page.locator(".minute li")).to_have_count(3)
    visitor.open("replay")
    paste(visitor, record)
    visitor.page.keyboard.press("Home")
    visitor.page.keyboard.press(".")
    expect(visitor.page.locator(".timeline p")).to_contain_text(f"Step 1 of {len(match.events)}")

    visitor.open("room/some-room")
    expect(visitor.page.get_by_role("heading", name=say("offline-room"))).to_be_visible()
    visitor.open()
    visitor.page.get_by_role("button", name=say("card-play", game="Tulum")).click()
    expect(visitor.page.get_by_role("alert")).to_have_text(say("unreachable"))
    visitor.page.context.set_offline(False)
    expect(visitor.page.locator(".offline")).to_have_count(0)


def paste(visitor: Visitor, record: str) -> None:
    visitor.page.get_by_label(say("replay-paste")).fill(record)
    visitor.button(say("replay-open")).click()
    expect(visitor.page.locator(".timeline")).to_be_visible()


def test_a_browser_may_install_it(visitor: Visitor) -> None:
    """Name, icons as large as they say, and a worker beside the page."""
    visitor.open()
    link = visitor.page.locator('link[rel="manifest"]').get_attribute("href") or ""
    get = visitor.page.request.get
    manifest = json.loads(get(f"{visitor.address}/{link}").text())
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    for icon in manifest["icons"]:
        png = get(f"{visitor.address}/{icon['src']}").body()
        width, height = (int.from_bytes(png[at : at + 4]) for at in (16, 20))
        assert f"{width}x{height}" == icon["sizes"]
    worker = get(f"{visitor.address}/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "@shell@" not in worker.text()
