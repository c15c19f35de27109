"""A first match in a few steps, each a move of one's own, by keys or by finger; then the match goes on."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from baumeister import catalog
from baumeister.core.codec import encode, encode_event
from baumeister.play import Match, parse_record, replay
from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.hands import Hands
from tests.web.manners import Keys
from tests.web.test_access import violations
from tests.web.test_ending import are_apart, box
from tests.web.test_layout import PHONE
from tests.web.visitors import Visitor

PAGE = Path(__file__).parents[2] / "web" / "src"
say = Texts("en")


def course(game: str) -> Match:
    return replay(parse_record((PAGE / "games" / game / "course.txt").read_text(encoding="utf-8")))


def own_moves(match: Match) -> list[int]:
    return [number for number in range(len(match.events)) if match.seat_of(number) == 0]


def take_course(visitor: Visitor, match: Match, rng: random.Random, but: int = 0) -> None:
    """Make every move that is asked for, but the last ones; each step says what to do before it is done."""
    game, mine = match.rules.game, own_moves(match)
    coach = visitor.page.locator(".coach")
    for step, number in enumerate(mine[: len(mine) - but], start=1):
        expect(coach).to_contain_text(say("learn-step", at=step, last=len(mine)))
        expect(coach).to_contain_text(say(f"learn-{game}-{step}"))
        expect(visitor.page.locator(".stage")).to_have_attribute("data-version", str(number))
        visitor.state = {"room": {"game": game}, "view": encode(match.rules.view(match.state_at(number)))}
        Hands(visitor, Keys(visitor), rng).carry_out(encode_event(match.events[number]))


@pytest.mark.parametrize("game", catalog.games())
def test_a_game_is_learnt_by_keys_alone_and_the_match_goes_on(
    game: str, visitor: Visitor, rng: random.Random
) -> None:
    match = course(game)  # its kernels are compiled here: the server does not wait so long for a record
    visitor.open()
    visitor.page.get_by_role("link", name=say("learn-of", game=say(f"game-{game}"))).press("Enter")
    expect(visitor.page.locator(".coach")).to_be_visible()
    assert violations(visitor) == []
    take_course(visitor, match, rng)
    expect(visitor.page.locator(".coach")).to_contain_text(say("learn-done"))
    visitor.button(say("learn-go")).press("Enter")
    visitor.wait_for_table()
    visitor.wait_for_my_move()
    assert visitor.view == encode(match.rules.view(match.state))
    levels = [seat["level"] for seat in visitor.state["room"]["seats"]]
    assert levels == [None, "newcomer"]


@pytest.mark.parametrize(
    ("game", "language", "spot", "last"), [("rumis", "it", "2,1", 3), ("pyramido", "fr", "1,0,1", 4)]
)
def test_the_first_step_is_made_with_a_finger_in_the_language_of_the_phone(
    game: str, language: str, spot: str, last: int, visit: MakeVisitor
) -> None:
    visitor, speak = visit(flat=False, locale=language, device_scale_factor=0.5, **PHONE), Texts(language)
    course(game)
    visitor.open(f"learn/{game}")
    coach, tray = visitor.page.locator(".coach"), visitor.page.locator(".tray")
    expect(coach).to_contain_text(speak(f"learn-{game}-1"))
    expect(tray.get_by_role("button").first).to_be_visible()
    assert are_apart(box(coach), box(tray))
    assert box(tray)["y"] + box(tray)["height"] <= 844 + 1
    for _ in range(2):
        visitor.page.touchscreen.tap(*visitor.place_of(spot))
    expect(coach).to_contain_text(speak("learn-step", at=2, last=last))
    expect(coach).to_contain_text(speak(f"learn-{game}-2"))


def test_a_stone_that_is_tapped_is_taken_and_no_more(visit: MakeVisitor, rng: random.Random) -> None:
    """It is taken when it is touched; the button that then comes under the finger is not meant."""
    visitor, match = visit(**PHONE), course("pyramido")
    visitor.open("learn/pyramido")
    take_course(visitor, match, rng, but=1)
    last = len(own_moves(match))
    coach, tray = visitor.page.locator(".coach"), visitor.page.locator(".tray")
    expect(coach).to_contain_text(say("learn-step", at=last, last=last))
    white = tray.get_by_role("button", name=say("table-tone-white"), exact=True)
    expect(white).to_be_enabled()
    touched = box(white)
    white.tap()
    expect(white).to_have_attribute("aria-pressed", "true")
    assert box(white) != touched, "nothing came under the finger"
    store = visitor.button(say("table-pyramido-store-it"))
    expect(store).to_be_visible()
    store.tap()
    expect(coach).to_contain_text(say("learn-done"))
