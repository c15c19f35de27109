"""A person deletes a match for everyone, in the page."""

import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from baumeister.texts import Texts
from tests.web.test_access import violations
from tests.web.test_mine import ADA, BOT
from tests.web.visitors import Visitor

say = Texts("en")


def test_a_match_is_deleted_from_the_server_by_who_played_it(visitor: Visitor) -> None:
    visitor.open_room("tulum", {"seats": 2}, [], seats=[ADA, BOT])
    visitor.wait_for_my_move()
    visitor.give_up()
    record = visitor.page.url.partition("#")[0] + f"api/rooms/{visitor.state['room']['id']}/record"
    with urllib.request.urlopen(record, timeout=60) as answer:
        assert answer.status == 200
    visitor.open("mine")
    visitor.button(say("mine-delete-room")).click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("mine-delete-room-what"))
    assert violations(visitor) == []
    dialog.get_by_role("button", name=say("mine-delete-room-do")).click()
    expect(visitor.page.locator("main")).to_contain_text(say("mine-none"))
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(record, timeout=60)
