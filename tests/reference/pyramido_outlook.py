"""How a Pyramido builder rates its moves, the slow and obvious way: all places anew after every move."""

import math
from collections import Counter
from collections.abc import Sequence

from baumeister.bots.pyramido_kinds import (
    BEGUN,
    CUSHION,
    DEAD,
    GAP,
    MINORITY,
    PROGRESS,
    SHORTAGE,
    SINGLE,
    SPARE,
    THREE,
    TOP,
    TWO,
    WEIGHTS,
)
from baumeister.games.pyramido import (
    BuildFromQuarry,
    BuildFromStore,
    BuildStone,
    EndTurn,
    ExchangeStones,
    Move,
    Pass,
    PyramidoRules,
    PyramidoState,
    StoreStone,
)
from baumeister.games.pyramido.state import COLOURS, Place
from tests.reference.pyramido import ALL, Pyramid, fitting, makes_four_colours, square

LOST, WON = -1e6, 1e6


class Outlook:
    """Of one pyramid, with the stones that can still come to it."""

    def __init__(self, rules: PyramidoRules, pyramid: Pyramid, supply: Sequence[int]) -> None:
        self.base, self.pyramid, self.supply = rules.variant.base, pyramid, supply
        self.weights = WEIGHTS["contest" if rules.variant.is_contest else "together", self.base]
        self.missing = rules.variant.total - len(pyramid)
        self.asked = dict.fromkeys(COLOURS, 0.0)
        self.value = (
            sum(map(self.of_gap, self.gaps())) + sum(map(self.of_top, self.tops())) + self.of_stones()
        )

    def gaps(self) -> list[Place]:
        around = [(1, x, y) for x in range(-4, 5) for y in range(-4, 5)]
        return [place for place in around if place not in self.pyramid]

    def of_gap(self, place: Place) -> float:
        takes = {colour for colour in ALL if not makes_four_colours(self.pyramid, place, colour)}
        return 0.0 if takes == ALL else self.of_place(place, takes, self.weights[GAP])

    def of_place(self, place: Place, takes: set[int], weight: float) -> float:
        for colour in takes:
            self.asked[colour] += 1 / len(takes)
        suiting = sum(self.supply[colour] for colour in takes)
        if suiting:
            return weight * math.log(suiting / sum(self.supply))
        level = place[0]
        above = sum(min(h - level + 1, self.base + 1 - h) ** 2 for h in range(level, self.base + 1))
        return float(-self.weights[DEAD] * above)

    def tops(self) -> set[Place]:
        """The places above squares with a stone; squares of the base must lie inside it."""
        found = set()
        for level, x, y in self.pyramid:
            for _, left, near in square(level, x - 1, y - 1):
                top = (level + 1, left, near)
                is_on_grid = 8 * (near + 3) + left + 3 >= 0  # of the kernels, which see nothing beyond
                if level < self.base and top not in self.pyramid and is_on_grid:
                    found.add(top)
        return {top for top in found if top[0] > 2 or all(map(self.is_inside, square(1, *top[1:])))}

    def is_inside(self, place: Place) -> bool:
        ground = [place, *(stone for stone in self.pyramid if stone[0] == 1)]
        return all(max(values) - min(values) < self.base for values in list(zip(*ground, strict=True))[1:])

    def of_top(self, top: Place) -> float:
        level, x, y = top
        below = Counter(self.pyramid[at] for at in square(level - 1, x, y) if at in self.pyramid)
        if below.total() == 4:
            return self.of_place(top, fitting(self.base, self.pyramid, top), self.weights[TOP])
        return self.of_begun(below) if below.total() > 1 else 0.0

    def of_begun(self, below: Counter[int]) -> float:
        """A colour that lies twice will suit, one that lies once may."""
        single = self.weights[SINGLE if max(below.values()) == 1 else MINORITY]
        chances = {colour: 1.0 if number > 1 else single for colour, number in below.items()}
        asks, weight = (1.0, THREE) if below.total() == 3 else (self.weights[BEGUN], TWO)
        for colour, chance in chances.items():
            self.asked[colour] += asks * chance / sum(chances.values())
        suiting = 0.5 + sum(chance * self.supply[colour] for colour, chance in chances.items())
        return float(self.weights[weight] * math.log(suiting / (0.5 + sum(self.supply))))

    def of_stones(self) -> float:
        """What will be short, what is spare, what is built."""
        short = [self.asked[colour] + self.weights[CUSHION] - self.supply[colour] for colour in COLOURS]
        spare = sum(self.supply) - self.missing
        value = -self.weights[SHORTAGE] * sum(max(stones, 0.0) ** 2 for stones in short)
        value += self.weights[SPARE] * math.log(1 + spare) if spare >= 0 else LOST
        return float(value - self.weights[PROGRESS] * self.missing)


def supply_of(rules: PyramidoRules, state: PyramidoState) -> list[int]:
    """The stones that can still come to the pyramid of the seat to move."""
    held = [state.stores[state.seat or 0]] if rules.variant.is_contest else state.hands
    stones = Counter(state.quarry) + sum(map(Counter, held), Counter())
    return [state.bag[colour] + stones[colour] for colour in COLOURS]


def outlook(rules: PyramidoRules, pyramid: Pyramid, supply: Sequence[int]) -> float:
    return WON if len(pyramid) == rules.variant.total else Outlook(rules, pyramid, supply).value


def rating(rules: PyramidoRules, state: PyramidoState, move: Move) -> float:
    """How well the own pyramid looks after a move."""
    seat, supply = state.seat or 0, supply_of(rules, state)
    pyramid = state.pyramids[seat if rules.variant.is_contest else 0]
    match move:
        case BuildStone() | BuildFromQuarry() | BuildFromStore():
            after = {**pyramid, (move.level, move.x, move.y): move.colour}
            return outlook(rules, after, without(supply, [move.colour]))
        case ExchangeStones(colours):
            return outlook(rules, pyramid, without(supply, colours))
        case StoreStone(colour):
            return outlook(rules, pyramid, supply) + worth_storing(rules, state, colour)
        case EndTurn():
            may_wait = state.built or state.idle < rules.seats - 1
            return outlook(rules, pyramid, supply) if may_wait else -math.inf
        case Pass():
            return outlook(rules, pyramid, supply)


def worth_storing(rules: PyramidoRules, state: PyramidoState, colour: int) -> float:
    seat = state.seat or 0
    store = state.stores[seat]
    asked = Outlook(rules, state.pyramids[seat], supply_of(rules, state)).asked[colour]
    if asked > store.count(colour):
        return 0.5 * (asked - store.count(colour))
    return 0.01 if len(store) < 4 and any(state.bag) else -0.01


def without(supply: Sequence[int], colours: Sequence[int]) -> list[int]:
    return [number - list(colours).count(colour) for colour, number in enumerate(supply)]
