"""The options of Rumis, and what follows from them: colours, players' limits, turns."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from baumeister.core import Case, Option, Variant
from baumeister.core.errors import InvalidVariant
from baumeister.core.variant import Value
from baumeister.games.rumis.scenario import NAMES, Limits, Scenario, named_scenario
from baumeister.games.rumis.stones import NUM_CUBES


class Mode(StrEnum):
    """A building for each seat's colour, for two colours each, beside a ruin, or a cube alone."""

    STANDARD = "standard"
    FOUR_COLOURS = "four-colours"
    RUINAS = "ruinas"
    CUBE = "cube"


class Ruin(StrEnum):
    """Who lays the ruin: the players in turn, or chance (RUM-14i)."""

    LAID = "laid"
    RANDOM = "random"


NO_CUBE = {"mode": (Mode.STANDARD, Mode.FOUR_COLOURS, Mode.RUINAS)}
NO_RUIN = {"mode": (Mode.STANDARD, Mode.FOUR_COLOURS, Mode.CUBE)}

VERSION = 2

OPTIONS = (
    Option("mode", choices=tuple(Mode), default=Mode.STANDARD),
    Option(
        "seats",
        choices=(2, 3, 4),
        cases=(
            Case({"mode": (Mode.FOUR_COLOURS,)}, (2,)),
            Case({"mode": (Mode.RUINAS,)}, (2, 3)),
            Case({"mode": (Mode.CUBE,)}, (1,)),
        ),
    ),
    Option(
        "scenario",
        choices=NAMES,
        default="chullpa",
        cases=(Case({"mode": (Mode.CUBE,)}, ("chullpa",)),),
        content=Scenario,
    ),
    Option("ruin", choices=tuple(Ruin), default=Ruin.LAID, cases=(Case(NO_RUIN, (Ruin.LAID,)),)),
    Option("edge", choices=(3, 4, 5), default=3, cases=(Case(NO_CUBE, (3,)),)),
    Option("colours", choices=(1, 2, 3, 4), default=4, cases=(Case(NO_CUBE, (4,)),)),
    Option("contact", choices=(False, True), default=False, cases=(Case(NO_CUBE, (False,)),)),
    Option(
        "alternate",
        choices=(False, True),
        default=False,
        cases=(Case(NO_CUBE, (False,)), Case({"contact": (False,)}, (False,))),  # RUM-15: on top of contact
    ),
)

SETUPS: tuple[Mapping[str, Value], ...] = (
    *({"scenario": name, "seats": seats} for name in NAMES for seats in (2, 3, 4)),
    {"mode": Mode.FOUR_COLOURS},
    *({"mode": Mode.RUINAS, "seats": seats, "ruin": ruin} for seats in (2, 3) for ruin in Ruin),
    {
        "mode": Mode.RUINAS,
        "seats": 3,
        "scenario": "coricancha",
    },  # much of the ground stays free
    {"mode": Mode.CUBE, "edge": 3, "colours": 1},
    {"mode": Mode.CUBE, "edge": 4, "colours": 2, "contact": True},
    {"mode": Mode.CUBE, "edge": 5, "colours": 4},
    {"mode": Mode.CUBE, "edge": 5, "colours": 4, "contact": True, "alternate": True},
)


@dataclass(frozen=True, slots=True)
class RumisVariant(Variant):
    mode: Mode
    scenario: str | Scenario  #: a name, or the content of a user's own
    ruin: Ruin
    edge: int
    colours: int
    contact: bool
    alternate: bool

    def __post_init__(self) -> None:
        needed, there = self.edge**3, self.colours * NUM_CUBES
        if self.is_cube and needed > there:
            raise InvalidVariant(
                "too-few-cubes", edge=self.edge, needed=needed, colours=self.colours, there=there
            )

    @property
    def is_cube(self) -> bool:
        return self.mode == Mode.CUBE

    @property
    def has_ruin(self) -> bool:
        return self.mode == Mode.RUINAS

    @property
    def num_colours(self) -> int:
        """The colours that are played; a ruin has one more."""
        return {Mode.FOUR_COLOURS: 4, Mode.CUBE: self.colours}.get(self.mode, self.seats)

    @property
    def num_sets(self) -> int:
        """The sets of stones that are laid, a ruin's included."""
        return self.num_colours + self.has_ruin

    @property
    def draws_ruin(self) -> bool:
        return self.ruin == Ruin.RANDOM

    @property
    def has_contact(self) -> bool:
        """Whether stones must touch (RUM-04, RUM-05)."""
        return self.contact or not self.is_cube

    @property
    def picks_colour(self) -> bool:
        """Whether the player chooses the colour of each stone."""
        return self.is_cube and not self.alternate

    @property
    def limits(self) -> Limits:
        """The allowed heights; ruinas play with those for one player more, two with four colours as four."""
        return _limits(self)

    @property
    def width(self) -> int:
        return len(self.limits[0])

    @property
    def num_cells(self) -> int:
        return len(self.limits) * self.width

    @property
    def num_cubes(self) -> int:
        """The cubes that the limits leave room for."""
        return sum(map(sum, self.limits))


@lru_cache(maxsize=256)
def _limits(variant: RumisVariant) -> Limits:
    if variant.is_cube:
        return ((variant.edge,) * variant.edge,) * variant.edge
    scenario = variant.scenario
    if not isinstance(scenario, Scenario):
        scenario = named_scenario(scenario)
    return scenario.limits(variant.num_sets)
