"""What a player of Talō may do, and what the die gives."""

from dataclasses import dataclass

from baumeister.games.talo.sticks import Axis, Stick


@dataclass(frozen=True, slots=True)
class TakeSticks:
    """Take one stick or two from the store, together as long as the roll; named in any order, kept sorted."""

    lengths: tuple[int, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "lengths", tuple(sorted(self.lengths)))


@dataclass(frozen=True, slots=True)
class PlaceStick:
    """Build a stick; (x, y, z) is its lowest corner. A stick of length 1 has axis "z"."""

    length: int
    axis: Axis
    x: int
    y: int
    z: int

    @property
    def stick(self) -> Stick:
        return Stick(self.length, self.axis, self.x, self.y, self.z)


@dataclass(frozen=True, slots=True)
class HoldStick:
    """Hold a stick where it cannot stand alone, until the other one is set (TAL-10)."""

    length: int
    axis: Axis
    x: int
    y: int
    z: int

    @property
    def stick(self) -> Stick:
        return Stick(self.length, self.axis, self.x, self.y, self.z)


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the held stick back into the hand."""


@dataclass(frozen=True, slots=True)
class Walk:
    """Walk to a place. Before the roll, to its own place: the figure stays instead of starting again."""

    x: int
    y: int
    level: int


@dataclass(frozen=True, slots=True)
class Restart:
    """Begin again on a free cell of the ground."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Hand the die on. Sticks that can be built nowhere go back to the store."""


@dataclass(frozen=True, slots=True)
class Roll:
    """What the die shows, 1–10."""

    number: int


Move = TakeSticks | PlaceStick | HoldStick | TakeBack | Walk | Restart | EndTurn
