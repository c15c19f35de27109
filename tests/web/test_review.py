"""A finished match looked at again in the browser: the graph, keys, the better move, luck and skill."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Locator, expect

from baumeister import catalog
from baumeister.analysis import review
from baumeister.bots import make_bot
from baumeister.core.codec import encode, encode_event
from baumeister.games.tulum.moves import PlaceBlock
from baumeister.play import Match, SeededDraws, format_json, play_on, record_of
from baumeister.texts import LANGUAGES, Texts
from tests.server.clients import Client, new_room
from tests.web.conftest import MakeVisitor
from tests.web.test_access import violations
from tests.web.test_layout import PHONE, troubles
from tests.web.test_stage import picture
from tests.web.visitors import Visitor

say = Texts("en")
SHAPES = "paths => paths.map((path) => [path.dataset.mark, path.getAttribute('d')])"
FAULTS = ".moves li:has([data-mark=doubtful], [data-mark=mistake], [data-mark=blunder])"


@pytest.fixture(scope="module")
def match() -> Match:
    """One of newcomers, in which a lot can be found."""
    rules = catalog.rules("tulum")
    played = Match(rules)
    play_on(played, [make_bot("newcomer", rules, seat) for seat in range(2)], SeededDraws("a review"))
    return played


@pytest.fixture(scope="module")
def room(address: str, match: Match) -> str:
    """A room in which that match was played to its end."""
    port = int(address.rpartition(":")[2])
    rules, events = match.rules, match.events
    last = max(number for number in range(len(events)) if match.seat_of(number) is not None)
    given = [
        rules.format_draw(event) if match.seat_of(number) is None else rules.format_move(event)
        for number, event in enumerate(events[:last])
    ]

    async def finish() -> str:
        seats = [{"kind": "here", "name": name} for name in ("Ada", "Ben")]
        room_id = new_room(port, "tulum", seats, events=given)
        async with Client(port, room_id) as host:
            move = encode_event(events[last])
            await host.do("move", seat=match.seat_of(last), version=host.state["version"], move=move)
        return room_id

    with ThreadPoolExecutor(1) as thread:  # this one has the loop of the browser
        return thread.submit(asyncio.run, finish()).result()


def open_review(visitor: Visitor, room: str) -> Locator:
    """The graph, once all of it is there."""
    visitor.page.goto(f"{visitor.address}/#/replay/{room}/0")
    visitor.button(say("review-open")).click()
    expect(visitor.page.locator(".accounts")).to_be_attached()
    return visitor.page.get_by_role("slider", name=say("review-graph"))


def test_a_record_from_a_file_is_reviewed_as_a_match_of_a_room(visitor: Visitor, match: Match) -> None:
    visitor.open("replay")
    visitor.page.get_by_label(say("replay-paste")).fill(format_json(record_of(match, ["Ada", "Ben"])))
    visitor.button(say("replay-open")).click()
    visitor.button(say("review-open")).click()
    expect(visitor.page.locator(".accounts")).to_be_attached()
    graph = visitor.page.get_by_role("slider", name=say("review-graph"))
    marks = [event.mark for event in review(match).events if event.mark is not None]
    assert [mark for mark, _ in graph.locator("path.move-mark").evaluate_all(SHAPES)] == marks
    visitor.page.locator(FAULTS).first.get_by_role("button").click()
    expect(visitor.button(say("review-what-if"))).to_have_count(0)  # the table shows what was played
    assert violations(visitor) == []


def test_a_match_is_gone_through_by_arrow_keys(visitor: Visitor, room: str, match: Match) -> None:
    """From decision to decision; a fault shows the table before it, and the better move."""
    page = visitor.page
    graph = open_review(visitor, room)
    expect(graph.locator("polyline")).to_have_count(2)
    decisions = [number for number in range(len(match.events)) if match.seat_of(number) is not None]
    expect(graph.locator("path.move-mark")).to_have_count(len(decisions))
    expect(page.locator(".moves li .move-mark")).to_have_count(len(decisions))
    graph.focus()
    stage, instead = page.locator(".stage"), page.locator(".verdict em")
    found = 0
    for number in decisions[:30]:
        page.keyboard.press("ArrowRight")
        expect(graph).to_have_attribute("aria-valuenow", str(number + 1))
        fault = page.locator(".moves li").nth(number).locator("[data-mark]")
        is_fault = fault.get_attribute("data-mark") in ("doubtful", "mistake", "blunder")
        expect(stage).to_have_attribute("data-version", str(number if is_fault else number + 1))
        told = page.locator(".verdict p").inner_text()
        assert re.search(r"(Ada|Ben): .*\d", told)
        assert (graph.get_attribute("aria-valuetext") or "") in told
        found += is_fault
        if is_fault:
            expect(instead).to_contain_text(re.compile(r"Better: (Ada|Ben) (places|rolls|stops)"))
    assert found
    page.keyboard.press("ArrowLeft")
    expect(graph).to_have_attribute("aria-valuenow", str(decisions[28] + 1))
    page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", str(decisions[0] + 1))


def test_luck_and_skill_add_up_in_the_summary(visitor: Visitor, room: str) -> None:
    open_review(visitor, room)
    for column in (0, 1):
        start, luck, lost, given, result = (figure(visitor, row, column) for row in (0, 1, 2, 3, 4))
        assert start + luck + lost + given == pytest.approx(result, abs=1e-6)  # as they are written
        assert lost <= 0 <= given
    expect(visitor.page.locator(".accounts")).to_contain_text(say("review-exact"))


def figure(visitor: Visitor, row: int, column: int) -> float:
    cell = visitor.page.locator(".accounts tbody tr").nth(row).locator("td").nth(column)
    return float(cell.inner_text().replace("−", "-").rstrip("\u00a0 %"))


def test_the_better_move_is_shown_and_can_be_tried(visitor: Visitor, room: str, match: Match) -> None:
    page = visitor.page
    open_review(visitor, room)
    item = page.locator(FAULTS).first
    number = page.locator(".moves li").evaluate_all(
        "(all, selector) => all.findIndex((one) => one.matches(selector))", FAULTS
    )
    item.get_by_role("button").click()
    stage = page.locator(".stage")
    expect(stage).to_have_attribute("data-version", str(number + 1))  # what was played
    visitor.button(say("review-show-better")).click()
    expect(stage).to_have_attribute("data-version", str(number))
    visitor.button(say("review-what-if")).click()
    visitor.wait_for_table()
    visitor.wait_for_my_move()
    assert visitor.view == encode(match.rules.view(match.state_at(number)))


def test_the_better_move_is_a_ghost_on_the_table(visit: MakeVisitor, room: str, match: Match) -> None:
    """The same position with it and without it."""
    visitor = visit(flat=False, viewport={"width": 900, "height": 640})
    page, canvas = visitor.page, visitor.page.locator(".stage canvas")
    open_review(visitor, room)
    number = block_missed(match)
    page.get_by_role("slider", name=say("replay-timeline")).fill(str(number))
    expect(page.locator(".stage")).to_have_attribute("data-version", str(number))
    expect(canvas).to_have_attribute("data-still", "true")
    plain = picture(canvas)
    page.get_by_role("slider", name=say("replay-timeline")).fill(str(number + 1))
    visitor.button(say("review-show-better")).click()
    expect(page.locator(".stage")).to_have_attribute("data-version", str(number))
    expect(canvas).to_have_attribute("data-still", "true")
    assert picture(canvas) != plain
    visitor.button(say("review-show-played")).click()
    expect(page.locator(".stage")).to_have_attribute("data-version", str(number + 1))


def block_missed(match: Match) -> int:
    """The first decision of which the review says that another block should have been placed."""
    return next(
        event.number
        for event in review(match).events
        if event.mark in ("doubtful", "mistake", "blunder") and isinstance(event.best[0].move, PlaceBlock)
    )


def test_the_ending_leads_to_the_review(visitor: Visitor) -> None:
    visitor.open_room("tulum", {"seats": 2}, ["Ada", "Ben"])
    visitor.give_up()
    visitor.page.get_by_role("dialog").get_by_role("link", name=say("review-open")).click()
    expect(visitor.page.locator(".timeline")).to_be_visible()
    expect(visitor.page.locator(".review-progress")).to_have_count(0)  # nothing, or done


def test_of_a_match_without_a_move_the_review_says_so(visitor: Visitor) -> None:
    visitor.open_room("rumis", {"seats": 2}, ["Ada", "Ben"])
    visitor.give_up()
    visitor.page.get_by_role("dialog").get_by_role("link", name=say("review-open")).click()
    expect(visitor.page.locator(".review")).to_have_text(say("review-nothing"))


def test_a_review_is_for_everyone(visitor: Visitor, room: str) -> None:
    graph = open_review(visitor, room)
    visitor.page.locator(FAULTS).first.get_by_role("button").click()
    visitor.button(say("review-show-better")).click()
    graph.focus()
    assert violations(visitor) == []
    shapes = dict(visitor.page.locator(".graph path").evaluate_all(SHAPES))
    assert len(shapes) >= 3
    assert len(set(shapes.values())) == len(shapes)  # told apart without colours


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_fits_a_phone(language: str, visit: MakeVisitor, room: str) -> None:
    phone = visit(**{**PHONE, "locale": language})
    phone.page.goto(f"{phone.address}/#/replay/{room}/0/review")
    expect(phone.page.locator(".accounts")).to_be_attached()
    phone.page.locator(".graph").tap()
    expect(phone.page.locator(".verdict p")).not_to_be_empty()
    assert troubles(phone) == []
    phone.button(Texts(language)("replay-moves")).tap()
    expect(phone.page.locator(".accounts")).to_be_visible()
    assert troubles(phone) == []
