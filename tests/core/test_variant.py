"""Options: what is left out, what is refused, and what depends on what."""

from dataclasses import dataclass

import pytest

from baumeister.core import Case, Option, Variant
from baumeister.core.errors import InvalidRecord, InvalidVariant
from baumeister.core.variant import dump_variant, load_variant, make_variant


@dataclass(frozen=True, slots=True)
class Plan:
    name: str
    size: int


@dataclass(frozen=True, slots=True)
class Toy(Variant):
    mode: str
    base: int
    quick: bool
    plan: str | Plan


OPTIONS = (
    Option("mode", choices=("solo", "contest"), default="contest"),
    Option(
        "seats",
        choices=(1, 2, 3),
        cases=(Case({"mode": ("solo",)}, (1,)), Case({"mode": ("contest",)}, (2, 3))),
    ),
    Option("base", choices=(5, 4), cases=(Case({"mode": ("contest",), "seats": (3,)}, (3,)),)),
    Option("quick", choices=(False, True), default=False),
    Option("plan", choices=("tower", "wall"), default="wall", content=Plan),
)


def make(**given: object) -> Toy:
    return make_variant(Toy, OPTIONS, given)


def test_what_is_left_out_takes_its_default_or_the_first_that_suits() -> None:
    assert make() == Toy(seats=2, mode="contest", base=5, quick=False, plan="wall")
    assert make(mode="solo").seats == 1
    assert make(seats=3).base == 3
    assert make(seats=None, base=None) == make()


def test_a_value_that_does_not_suit_is_refused_with_what_does() -> None:
    with pytest.raises(InvalidVariant) as caught:
        make(mode="solo", seats=2)
    assert caught.value.details == {"option": "seats", "value": "2", "accepts": "1", "others": "mode=solo"}
    with pytest.raises(InvalidVariant) as caught:
        make(base=6)
    assert caught.value.details["accepts"] == "5, 4"


@pytest.mark.parametrize("value", [1, "yes", 0.0])
def test_a_value_of_another_type_is_refused(value: object) -> None:
    with pytest.raises(InvalidVariant):
        make(quick=value)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(InvalidVariant) as caught:
        make(colour="red")
    assert caught.value.because == "unknown-option"
    assert caught.value.details["accepts"] == "mode, seats, base, quick, plan"


def test_content_is_accepted_beside_names_and_survives_json() -> None:
    variant = make(plan=Plan("mine", 7))
    data = dump_variant(OPTIONS, variant)
    assert data["plan"] == {"name": "mine", "size": 7}
    assert load_variant(Toy, OPTIONS, data) == variant
    with pytest.raises(InvalidRecord):
        load_variant(Toy, OPTIONS, {"plan": {"name": 3}})
    with pytest.raises(InvalidRecord):
        load_variant(Toy, OPTIONS, "contest")


def test_people_type_yes_and_no() -> None:
    assert OPTIONS[3].parse("yes") is True
    assert OPTIONS[3].parse("NO") is False
    assert OPTIONS[1].parse("2") == 2
    assert OPTIONS[1].parse("two") == "two"
