"""A plan of one's own for Rumis: drawn by tapping, kept, shared by a link, and played."""

from playwright.sync_api import expect

from baumeister.texts import Texts
from tests.web.conftest import MakeVisitor
from tests.web.visitors import Visitor

say = Texts("en")


def paint(visitor: Visitor, height: int, *places: str) -> None:
    visitor.button(f"Height {height}").click()
    for place in places:
        visitor.page.locator(f".grid [aria-label^='{place}:']").click()


def test_a_plan_is_drawn_by_tapping_and_played(visitor: Visitor) -> None:
    visitor.open("new/rumis")
    visitor.page.get_by_role("link", name="Draw a plan of your own").click()
    visitor.page.get_by_label("Name of the plan").fill("bridge")
    expect(visitor.button("Play it")).to_have_count(0)
    paint(visitor, 3, "b2", "c2", "d2")
    paint(visitor, 2, "b3", "c3", "d3", "b4", "c4", "d4", "d4")
    visitor.button("Play it").click()
    expect(visitor.page.get_by_role("radio", name="bridge")).to_be_checked()
    visitor.button(say("quick-here")).click()
    visitor.button("Play").click()
    visitor.wait_for_table()
    visitor.wait_for_my_move()
    assert visitor.view["limits"] == [[2, 2, 2], [2, 2, 2], [2, 2, 0]]  # two players: at most 2


def test_a_plan_is_kept_and_shared_by_a_link(visit: MakeVisitor) -> None:
    visitor = visit()
    visitor.open("plan")
    visitor.page.get_by_label("Name of the plan").fill("stair")
    paint(visitor, 4, "a1", "b1")
    visitor.button("Keep it").click()
    visitor.page.reload()
    kept = visitor.page.get_by_role("region", name="Your plans")
    expect(kept).to_contain_text("stair")

    guest = visit()
    guest.open("plan/stair~234~44")
    expect(guest.page.get_by_label("Name of the plan")).to_have_value("stair")
    expect(guest.page.locator(".grid [aria-label^='b1:']")).to_have_text("4")
    expect(guest.page.get_by_role("region", name="Your plans")).to_have_count(0)

    kept.get_by_role("button", name="Delete").click()
    expect(kept).to_have_count(0)


def test_a_plan_may_have_any_name(visit: MakeVisitor) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    visitor.open("plan")
    visitor.page.get_by_label("Name of the plan").fill("#1 ~ best")
    paint(visitor, 4, "a1", "b1")
    visitor.button("Keep it").click()
    expect(visitor.page.get_by_role("region", name="Your plans")).to_contain_text("#1 ~ best")
    visitor.button("Copy a link").click()
    expect(visitor.button("Copied")).to_be_visible()
    guest = visit()
    guest.page.goto(visitor.page.evaluate("navigator.clipboard.readText()"))
    expect(guest.page.get_by_label("Name of the plan")).to_have_value("#1 ~ best")


def test_a_plan_without_a_name_is_called_so_in_the_language_spoken(visit: MakeVisitor) -> None:
    words = Texts("fr")
    visitor = visit(locale="fr")
    visitor.open("plan")
    for place in ("a1", "b1"):
        visitor.page.locator(f".grid [aria-label^='{place}']").click()
    visitor.button(words("plan-play")).click()
    expect(visitor.page.get_by_role("radio", name=words("plan-unnamed"))).to_be_checked()


def test_every_scenario_is_chosen_by_its_picture(visitor: Visitor) -> None:
    visitor.open("new/rumis")
    expect(visitor.page.locator(".scenarios .thumbnail")).to_have_count(6)
    labels = " ".join(visitor.page.locator(".scenarios label").all_inner_texts())
    assert "econstructed" not in labels
