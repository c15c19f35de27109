"""The options of Rumis, and what follows from them: colours, players' limits, turns."""

from collections.abc import Mapping
from dataclasses import dataclass

from baumeister.core import Case, Option, Variant
from baumeister.core.errors import InvalidVariant
from baumeister.core.variant import Value
from baumeister.games.rumis.scenario import NAMES, Limits, Scenario, named_scenario
from baumeister.games.rumis.stones import NUM_CUBES

BUILDING = ("standard", "four-colours", "ruinas")
NO_CUBE = {"mode": BUILDING}
NO_RUIN = {"mode": ("standard", "four-colours", "cube")}

OPTIONS = (
    Option("mode", choices=(*BUILDING, "cube"), default="standard"),
    Option(
        "seats",
        choices=(2, 3, 4),
        cases=(
            Case({"mode": ("four-colours",)}, (2,)),
            Case({"mode": ("ruinas",)}, (2, 3)),
            Case({"mode": ("cube",)}, (1,)),
        ),
    ),
    Option(
        "scenario",
        choices=NAMES,
        default="chullpa",
        cases=(Case({"mode": ("cube",)}, ("chullpa",)),),
        content=Scenario,
    ),
    Option("ruin", choices=("laid", "random"), default="laid", cases=(Case(NO_RUIN, ("laid",)),)),
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
    {"mode": "four-colours"},
    *({"mode": "ruinas", "seats": seats, "ruin": ruin} for seats in (2, 3) for ruin in ("laid", "random")),
    {"mode": "ruinas", "seats": 3, "scenario": "coricancha"},  # the one that leaves much of the ground free
    {"mode": "cube", "edge": 3, "colours": 1},
    {"mode": "cube", "edge": 4, "colours": 2, "contact": True},
    {"mode": "cube", "edge": 5, "colours": 4},
    {"mode": "cube", "edge": 5, "colours": 4, "contact": True, "alternate": True},
)


@dataclass(frozen=True, slots=True)
class RumisVariant(Variant):
    mode: str
    scenario: str | Scenario  #: a name, or the content of a user's own
    ruin: str
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
        return self.mode == "cube"

    @property
    def has_ruin(self) -> bool:
        return self.mode == "ruinas"

    @property
    def num_colours(self) -> int:
        """The colours that are played; a ruin has one more."""
        return {"four-colours": 4, "cube": self.colours}.get(self.mode, self.seats)

    @property
    def limits(self) -> Limits:
        """The allowed heights; ruinas play with those for one player more, two with four colours as four."""
        if self.is_cube:
            return ((self.edge,) * self.edge,) * self.edge
        scenario = self.scenario if isinstance(self.scenario, Scenario) else named_scenario(self.scenario)
        return scenario.limits(self.num_colours + self.has_ruin)
