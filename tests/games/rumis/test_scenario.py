"""The scenarios of Rumis, and those of users."""

import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import baumeister
from baumeister.catalog import load_rules
from baumeister.core.errors import InvalidVariant, UnusableFile
from baumeister.core.variant import dump_variant
from baumeister.games.rumis import Scenario, load_scenario
from baumeister.games.rumis.scenario import FOLDER, NAMES, named_scenario
from baumeister.texts import LANGUAGES, Texts
from tests.games.rumis.positions import rumis
from tests.tables import random_match

HEIGHTS = {
    "chullpa": (4, 6, 8),
    "coricancha": (4, 4, 4),
    "pisac": (4, 5, 8),
    "pirka": (2, 3, 4),
    "tambo": (2, 3, 4),
    "cucho": (3, 4, 7),
}
SYMMETRIES = {"chullpa": 3, "coricancha": 7, "pisac": 1, "pirka": 0, "tambo": 7, "cucho": 1}
PLANS = {
    "coricancha": (2, (6, 6), {2: 20, 3: 12, 4: 4}),
    "pisac": (4, (4, 8), dict.fromkeys(range(1, 9), 4)),
    "pirka": (4, (6, 8), {4: 33}),
    "tambo": (4, (7, 7), {4: 40}),
    "cucho": (4, (7, 7), {height: 2 * (7 - height) + 1 for height in range(1, 8)}),
}


@pytest.mark.rule("RUM-21", "RUM-22", "RUM-23", "RUM-24", "RUM-25")
@pytest.mark.parametrize("name", PLANS)
def test_the_plans_of_the_scenarios(name: str) -> None:
    seats, (width, depth), cells = PLANS[name]
    limits = rumis(scenario=name, seats=seats).start().limits
    xs, ys = [x for x, _ in limits], [y for _, y in limits]
    assert (max(xs) - min(xs) + 1, max(ys) - min(ys) + 1) == (width, depth)
    assert Counter(limits.values()) == cells


@pytest.mark.rule("RUM-20", "RUM-21", "RUM-22", "RUM-23", "RUM-24", "RUM-25")
def test_the_greatest_heights_of_the_scenarios() -> None:
    assert {name: named_scenario(name).max_height for name in HEIGHTS} == HEIGHTS


@pytest.mark.rule("RUM-21")
def test_three_players_build_outside_the_red_line_too() -> None:
    assert len(rumis(scenario="coricancha", seats=3).start().limits) == 64
    assert len(rumis(scenario="coricancha", seats=2).start().limits) == 36


@pytest.mark.rule("RUM-22")
def test_the_whole_plan_of_the_stairs_is_open_but_not_the_whole_height() -> None:
    limits = rumis(scenario="pisac", seats=2).start().limits
    assert len(limits) == 32
    assert max(limits.values()) == 4


def test_the_symmetries_of_the_plans() -> None:
    assert {name: len(rumis(scenario=name).symmetries()) for name in SYMMETRIES} == SYMMETRIES


GOOD = """
name = "bridge"
max_height = [2, 3, 4]
plan = ["44.44", "44444", "44.44"]
plan_for_2 = ["444"]
"""


@pytest.mark.rule("RUM-02")
def test_a_file_of_your_own(tmp_path: Path) -> None:
    file = tmp_path / "bridge.toml"
    file.write_text(GOOD, encoding="utf-8")
    scenario = load_scenario(file)
    assert scenario.name == "bridge"
    assert baumeister.rules("rumis", scenario=scenario, seats=2).start().ground == ((2, 2, 2),)
    assert baumeister.rules("rumis", scenario=scenario, seats=3).start().ground[0] == (3, 3, 0, 3, 3)


def test_a_variant_holds_the_content_of_the_scenario_and_no_path() -> None:
    rules = baumeister.rules("rumis", scenario=Scenario.parse(GOOD), seats=4)
    data = json.loads(json.dumps(dump_variant(rules.options, rules.variant)))
    assert data["scenario"]["plans"][0] == ["444"]
    assert load_rules("rumis", data) == rules


def test_the_text_of_a_file_makes_the_same_variant() -> None:
    given = load_rules("rumis", {"scenario": {"file": GOOD}, "seats": 4})
    assert given.variant == baumeister.rules("rumis", scenario=Scenario.parse(GOOD), seats=4).variant


def test_a_match_on_a_scenario_of_your_own_ends(rng: random.Random) -> None:
    rules = baumeister.rules("rumis", scenario=Scenario.parse(GOOD), seats=3)
    assert random_match(rules, rng).outcome is not None


def test_there_is_a_file_for_each_scenario_and_no_other() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(NAMES)
    assert [named_scenario(name).name for name in NAMES] == list(NAMES)


@pytest.mark.parametrize(
    ("text", "because"),
    [
        ('plan = ["44"', "scenario-not-toml"),
        ("max_height = [1, 2, 3]", "scenario-field-missing"),
        ('plan = ["44"]', "scenario-field-missing"),
        ('plan = ["44"]\nmax_height = [4, 4, 4]\ncolour = 1', "scenario-unknown-field"),
        ('plan = ["444", "44"]\nmax_height = [4, 4, 4]', "scenario-ragged"),
        ('plan = ["4x4"]\nmax_height = [4, 4, 4]', "scenario-letter"),
        ('plan = ["404"]\nmax_height = [4, 4, 4]', "scenario-letter"),
        ('plan = ["...", "..."]\nmax_height = [4, 4, 4]', "scenario-no-cells"),
        ("plan = []\nmax_height = [4, 4, 4]", "scenario-no-cells"),
        ('plan = ["445"]\nmax_height = [2, 3, 4]', "scenario-too-high"),
        ('plan = ["44.44"]\nmax_height = [4, 4, 4]', "scenario-island"),
        ('plan = ["44"]\nplan_for_2 = ["4.4"]\nmax_height = [4, 4, 4]', "scenario-island"),
        ('plan = ["44"]\nmax_height = [4, 4]', "scenario-max-height"),
        ('plan = ["44"]\nmax_height = [0, 4, 4]', "scenario-max-height"),
        ('plan = ["44"]\nmax_height = "tall"', "scenario-max-height"),
        ("plan = [44]\nmax_height = [4, 4, 4]", "scenario-rows"),
        ('plan = ["44444444444444444"]\nmax_height = [4, 4, 4]', "scenario-too-large"),
        (f'name = "{"x" * 41}"\nplan = ["44"]\nmax_height = [4, 4, 4]', "scenario-name"),
        ('name = "a\\u0007b"\nplan = ["44"]\nmax_height = [4, 4, 4]', "scenario-name"),
        ('name = "a\\u202eb"\nplan = ["44"]\nmax_height = [4, 4, 4]', "scenario-name"),
        (f"plan = {'[' * 4_000}", "scenario-not-toml"),
        (f"max_height = [{'9' * 5000}]", "scenario-too-long"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_in_one_sentence(text: str, because: str) -> None:
    with pytest.raises(InvalidVariant) as caught:
        Scenario.parse(text)
    assert caught.value.because == because
    for language in LANGUAGES:
        sentence = Texts(language).error(caught.value)
        assert sentence.endswith(".")
        assert "\n" not in sentence


def test_half_a_character_is_no_name() -> None:
    content = {"name": "\ud800", "plans": [["44"]] * 3, "max_height": [4, 4, 4]}
    with pytest.raises(InvalidVariant):
        load_rules("rumis", {"scenario": content, "seats": 2})


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnusableFile):
        load_scenario(tmp_path / "nothing.toml")


@pytest.mark.parametrize(
    ("options", "accepts"),
    [
        ({"scenario": "machu-picchu"}, ", ".join(NAMES)),
        ({"seats": 1}, "2, 3, 4"),
        ({"seats": 5}, "2, 3, 4"),
        ({"mode": "four-colours", "seats": 3}, "2"),
        ({"mode": "ruinas", "seats": 4}, "2, 3"),
        ({"mode": "cube", "seats": 2}, "1"),
        ({"mode": "cube", "edge": 6}, "3, 4, 5"),
        ({"contact": True}, "no"),
    ],
)
def test_an_option_that_is_not_accepted_is_told_what_is(options: dict[str, object], accepts: str) -> None:
    with pytest.raises(InvalidVariant) as caught:
        baumeister.rules("rumis", **options)
    assert caught.value.details["accepts"] == accepts


def test_a_text_longer_than_any_board_is_not_read_at_all(tmp_path: Path) -> None:
    """TOML's dotted keys take the square of their number: 90 kB took 44 s and 4.7 GB."""
    dotted = ".".join("a" * 45_000) + " = 1"
    file = tmp_path / "dotted.toml"
    file.write_text(dotted)
    readers: tuple[Callable[[], Scenario], ...] = (
        lambda: Scenario.parse(dotted),
        lambda: load_scenario(file),
    )
    for read in readers:
        with pytest.raises(InvalidVariant) as caught:
            read()
        assert caught.value.because == "scenario-too-long"


def test_the_largest_board_fits_into_a_file() -> None:
    rows = ",\n  ".join(f'"{"9" * 16}"' for _ in range(4))
    plans = "\n".join(f"{field} = [\n  {rows},\n]" for field in ("plan", "plan_for_2", "plan_for_3"))
    assert Scenario.parse(f'name = "{"n" * 40}"\nmax_height = [9, 9, 9]\n{plans}').max_height == (9, 9, 9)
