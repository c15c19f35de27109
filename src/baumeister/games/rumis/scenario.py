"""Scenarios: where and how high may be built (RUM-02). Data files, one each, and users' own."""

import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from baumeister.core.errors import InvalidVariant, UnusableFile
from baumeister.games.rumis.tables import MAX_CELLS, MAX_HEIGHT

FOLDER = Path(__file__).parent / "scenarios"
NAMES = ("chullpa", "coricancha", "pisac", "pirka", "tambo", "cucho")
OUTSIDE = "."
PLAYERS = (2, 3, 4)
MAX_SIDE = 16
MAX_NAME = 40
MAX_TEXT = 4096  #: letters of a file; reading TOML takes the square of what it holds
#: control and direction characters, halves of characters, ends of lines and paragraphs
UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")

Plan = tuple[str, ...]  #: rows of cells: a digit, the height of the cell, or OUTSIDE
Limits = tuple[tuple[int, ...], ...]  #: the allowed height by row and column, 0 outside


@dataclass(frozen=True, slots=True)
class Scenario:
    """The plan and the greatest height for two, three and four players."""

    name: str
    plans: tuple[Plan, Plan, Plan]
    max_height: tuple[int, int, int]

    def __post_init__(self) -> None:
        _check_name(self.name)
        _check_heights(self)
        for players, plan in zip(PLAYERS, self.plans, strict=True):
            _check_plan(self, players, plan)

    @classmethod
    def parse(cls, text: str) -> "Scenario":
        """The scenario of a TOML text: name, plan, max_height; plan_for_2, plan_for_3 where they differ."""
        if len(text) > MAX_TEXT:
            raise InvalidVariant("scenario-too-long", most=MAX_TEXT)
        try:
            data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # also a number of thousands of digits
            raise InvalidVariant("scenario-not-toml", problem=str(error)) from error
        return _read(data)

    def limits(self, players: int) -> Limits:
        """The smaller of a cell's number and the greatest height (RUM-02)."""
        at = PLAYERS.index(players)
        highest = self.max_height[at]
        return tuple(
            tuple(0 if cell == OUTSIDE else min(int(cell), highest) for cell in row) for row in self.plans[at]
        )


def load_scenario(path: str | Path) -> Scenario:
    """The scenario of a file, as `Scenario.parse` reads it."""
    file = Path(path)
    try:
        with file.open(encoding="utf-8") as opened:
            text = opened.read(MAX_TEXT + 1)
    except (OSError, UnicodeDecodeError) as error:
        raise UnusableFile("scenario-unreadable", file=str(file)) from error
    return Scenario.parse(text)


@cache
def named_scenario(name: str) -> Scenario:
    """One of the scenarios of the game."""
    return load_scenario(FOLDER / f"{name}.toml")


def _read(data: Mapping[str, Any]) -> Scenario:
    known = {"name", "plan", "max_height", "plan_for_2", "plan_for_3"}
    if unknown := sorted(set(data) - known):
        raise InvalidVariant(
            "scenario-unknown-field", field=unknown[0][:MAX_NAME], accepts=", ".join(sorted(known))
        )
    for field in ("plan", "max_height"):
        if field not in data:
            raise InvalidVariant("scenario-field-missing", field=field)
    plan = _rows(data, "plan")
    heights = data["max_height"]
    is_numbers = isinstance(heights, list) and all(type(height) is int for height in heights)
    if not is_numbers or len(heights) != len(PLAYERS):
        raise InvalidVariant("scenario-max-height", highest=MAX_HEIGHT)
    smaller = [
        _rows(data, f"plan_for_{players}") if f"plan_for_{players}" in data else plan for players in (2, 3)
    ]
    return Scenario(str(data.get("name", "own")), (smaller[0], smaller[1], plan), (*heights,))


def _rows(data: Mapping[str, Any], field: str) -> Plan:
    rows = data[field]
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise InvalidVariant("scenario-rows", field=field)
    return tuple(rows)


def _check_name(name: str) -> None:
    if len(name) > MAX_NAME or any(unicodedata.category(letter) in UNSEEN for letter in name):
        raise InvalidVariant("scenario-name", most=MAX_NAME)


def _check_heights(scenario: Scenario) -> None:
    heights = scenario.max_height
    if len(heights) != len(PLAYERS) or not all(1 <= height <= MAX_HEIGHT for height in heights):
        raise InvalidVariant("scenario-max-height", highest=MAX_HEIGHT)


def _check_plan(scenario: Scenario, players: int, plan: Plan) -> None:
    """Raise InvalidVariant for the first thing that is wrong with a plan."""
    widths = [len(row) for row in plan]
    for number, row in enumerate(plan, start=1):
        if len(row) != widths[0]:
            raise InvalidVariant("scenario-ragged", row=number, width=len(row), first=widths[0])
        for cell in row:
            if cell != OUTSIDE and cell not in "123456789":
                raise InvalidVariant("scenario-letter", row=number, cell=cell)
            if cell != OUTSIDE and int(cell) > max(scenario.max_height):
                raise InvalidVariant(
                    "scenario-too-high", row=number, height=int(cell), highest=max(scenario.max_height)
                )
    if max(len(plan), *widths, 0) > MAX_SIDE or sum(widths) > MAX_CELLS:
        raise InvalidVariant("scenario-too-large", cells=MAX_CELLS, side=MAX_SIDE)
    cells = {(x, y) for y, row in enumerate(plan) for x, cell in enumerate(row) if cell != OUTSIDE}
    if len(cells) < 2:
        raise InvalidVariant("scenario-no-cells", players=players)
    if island := cells - _connected(cells):
        x, y = min(island, key=lambda cell: (cell[1], cell[0]))
        raise InvalidVariant("scenario-island", row=y + 1, column=x + 1)


def _connected(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The cells that can be reached from the first in reading order."""
    reached: set[tuple[int, int]] = set()
    waiting = [min(cells, key=lambda cell: (cell[1], cell[0]))]
    while waiting:
        x, y = waiting.pop()
        if (x, y) in cells and (x, y) not in reached:
            reached.add((x, y))
            waiting += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return reached
