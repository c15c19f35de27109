"""Worths in words, with the same numbers as `web/src/store/worth.test.ts`."""

import pytest

from baumeister.analysis.coaching import Measure
from baumeister.cli.worth import rounded_changes, worth_text
from baumeister.texts import Texts

say = Texts("en")


@pytest.mark.parametrize(
    ("worth", "digits", "expected"),
    [
        (1.0, 0, "100 %"),
        (0.99999, 0, "100 %"),
        (0.996, 0, ">99 %"),
        (0.994, 0, "99 %"),
        (0.004, 0, "<1 %"),
        (0.00001, 0, "0 %"),
        (0.0, 0, "0 %"),
        (0.9996, 1, ">99.9 %"),
        (0.9994, 1, "99.9 %"),
        (0.0004, 1, "<0.1 %"),
    ],
)
def test_what_is_neither_certain_nor_impossible_is_not_told_as_if_it_were(
    worth: float, digits: int, expected: str
) -> None:
    assert worth_text(say, Measure.WIN, worth, digits) == expected


def test_alone_at_tulum_there_are_points_else_a_chance() -> None:
    assert [worth_text(say, kind, 0.5) for kind in (Measure.POINTS, Measure.COMPLETE)] == [
        "50 points",
        "50 %",
    ]
    assert worth_text(say, Measure.POINTS, 0.004) == "0 points"


@pytest.mark.parametrize(
    ("start", "changes", "result", "expected"),
    [
        (0.55049, [0.20044, 0.00034, 0.24873], 1.0, [0.201, 0.0, 0.249]),
        (0.5505, [-0.20044, -0.10044, -0.24962], 0.0, [-0.201, -0.1, -0.25]),
        (0.5, [], 0.5, []),
    ],
)
def test_rounded_changes_still_lead_from_start_to_result(
    start: float, changes: list[float], result: float, expected: list[float]
) -> None:
    assert rounded_changes(start, changes, result) == expected
