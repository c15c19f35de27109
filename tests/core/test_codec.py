"""JSON of frozen dataclasses and back, and what does not fit."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baumeister.core.codec import decode, decode_event, encode, encode_event
from baumeister.core.errors import InvalidRecord


@dataclass(frozen=True)
class Thing:
    number: int
    name: str | None
    pair: tuple[int, str]
    many: tuple[int, ...]
    cells: frozenset[tuple[int, int]]
    colours: Mapping[tuple[int, int], int]
    share: Fraction
    weight: float


cells = st.tuples(st.integers(), st.integers())
things = st.builds(
    Thing,
    st.integers(),
    st.none() | st.text(),
    st.tuples(st.integers(), st.text()),
    st.lists(st.integers()).map(tuple),
    st.frozensets(cells),
    st.dictionaries(cells, st.integers()),
    st.fractions(),
    st.floats(allow_nan=False),
)


@given(thing=things)
def test_there_and_back(thing: Thing) -> None:
    assert decode_event(json.loads(json.dumps(encode_event(thing))), (Thing,)) == thing


GOOD = encode(Thing(1, None, (1, "a"), (1, 2), frozenset({(0, 0)}), {(1, 1): 2}, Fraction(1, 3), 0.5))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("number", True),
        ("number", 1.5),
        ("name", 3),
        ("pair", [1]),
        ("pair", "ab"),
        ("many", [1, "2"]),
        ("cells", {"0": 0}),
        ("colours", [[1, 2]]),
        ("share", "1/0"),
        ("share", 1),
        ("weight", "0.5"),
    ],
)
def test_what_does_not_fit_is_named(field: str, value: object) -> None:
    with pytest.raises(InvalidRecord) as caught:
        decode(Thing, {**GOOD, field: value}, "thing")
    assert str(caught.value.details["place"]).startswith(f"thing.{field}")


@pytest.mark.parametrize(
    "data", [None, [], {}, {"kind": "Other"}, {"kind": "Thing"}, {**GOOD, "kind": "Thing", "x": 1}]
)
def test_an_event_of_no_kind_is_refused(data: object) -> None:
    with pytest.raises(InvalidRecord):
        decode_event(data, (Thing,))


@dataclass(frozen=True)
class Older:
    size: int


@dataclass(frozen=True)
class Newer(Older):
    hue: str = "red"


def test_a_field_that_came_later_has_its_default_in_older_data() -> None:
    assert decode(Newer, encode(Older(3)), "thing") == Newer(3)
    with pytest.raises(InvalidRecord):
        decode(Newer, {"hue": "blue"}, "thing")


def test_what_has_no_json_form_is_a_mistake_of_ours() -> None:
    with pytest.raises(TypeError):
        encode(object())
