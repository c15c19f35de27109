"""Rumis told slowly: stones turned by hand, dropped from above, and looked at cube by cube."""

from collections.abc import Iterator, Sequence
from itertools import product

from baumeister.core import Chance
from baumeister.games.rumis import PlaceStone, RumisRules, RumisState
from baumeister.jit import Array
from baumeister.jit.random import below

Cube = tuple[int, int, int]

DRAWINGS = {
    "I2": "##",
    "I3": "###",
    "V3": "##/#",
    "I4": "####",
    "O4": "##/##",
    "T4": "###/.#",
    "L4": "###/#",
    "S4": "##/.##",
}
SPACE = {
    "Y4": {(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)},
    "A4": {(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 0, 1)},
    "B4": {(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 1, 1)},
}


def flat(drawing: str) -> set[Cube]:
    rows = drawing.split("/")
    return {(x, y, 0) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"}


def turned(cubes: frozenset[Cube]) -> Iterator[frozenset[Cube]]:
    """A quarter turn about each axis, pushed back to the corner."""
    for quarter in (
        {(y, -x, z) for x, y, z in cubes},
        {(x, z, -y) for x, y, z in cubes},
        {(z, y, -x) for x, y, z in cubes},
    ):
        low = [min(cube[axis] for cube in quarter) for axis in range(3)]
        yield frozenset((x - low[0], y - low[1], z - low[2]) for x, y, z in quarter)


def all_turns(cubes: set[Cube]) -> frozenset[frozenset[Cube]]:
    found: set[frozenset[Cube]] = set()
    waiting = [frozenset(cubes)]
    while waiting:
        shape = waiting.pop()
        if shape not in found:
            found.add(shape)
            waiting += turned(shape)
    return frozenset(found)


TURNS = {
    name: all_turns(cubes) for name, cubes in {**{n: flat(d) for n, d in DRAWINGS.items()}, **SPACE}.items()
}


def legal_moves(rules: RumisRules, state: RumisState) -> set[PlaceStone]:
    colours = range(rules.variant.num_colours) if state.colour is None else [state.colour]
    return {
        PlaceStone(stone, tuple(sorted(cubes)), colour)
        for colour in colours
        for stone, cubes in touching(rules, state, colour, list(dropped(state, colour)))
    }


def dropped(state: RumisState, colour: int) -> Iterator[tuple[str, frozenset[Cube]]]:
    """Every stone in every turn, let fall onto every place of the plan, if it leaves no hole there."""
    for stone in state.left[colour]:
        for shape in TURNS[stone]:
            for x, y in product(range(len(state.ground[0])), range(len(state.ground))):
                cubes = drop(state, shape, x, y)
                if cubes is not None and fits(state, cubes):
                    yield stone, cubes


def drop(state: RumisState, shape: frozenset[Cube], x: int, y: int) -> frozenset[Cube] | None:
    ground = {(x + dx, y + dy) for dx, dy, _ in shape}
    if not ground <= state.limits.keys():
        return None
    z = max(state.heights[x + dx, y + dy] - dz for dx, dy, dz in shape)
    return frozenset((x + dx, y + dy, z + dz) for dx, dy, dz in shape)


def fits(state: RumisState, cubes: frozenset[Cube]) -> bool:
    for x, y, z in cubes:
        if z >= state.limits[x, y]:
            return False
        below = (x, y, z - 1)
        if z > 0 and below not in cubes and below not in state.cubes:
            return False
    return True


def touching(
    rules: RumisRules, state: RumisState, colour: int, stones: list[tuple[str, frozenset[Cube]]]
) -> list[tuple[str, frozenset[Cube]]]:
    """Those that touch what they must."""
    if not rules.variant.has_contact or not state.cubes:
        return stones
    own = {cube for cube, its in state.cubes.items() if its == colour}
    if own:
        return [(stone, cubes) for stone, cubes in stones if neighbours(cubes) & own]
    if rules.variant.has_ruin and all(colour == rules.variant.num_colours for colour in state.cubes.values()):
        standing = [(stone, cubes) for stone, cubes in stones if any(z == 0 for _, _, z in cubes)]
        return standing or stones
    beside = [(stone, cubes) for stone, cubes in stones if neighbours(cubes) & state.cubes.keys()]
    standing = [(stone, cubes) for stone, cubes in beside if any(z == 0 for _, _, z in cubes)]
    return beside if rules.variant.has_ruin and not standing else standing


def neighbours(cubes: frozenset[Cube]) -> set[Cube]:
    steps = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
    return {(x + dx, y + dy, z + dz) for x, y, z in cubes for dx, dy, dz in steps}


def ranks(rules: RumisRules, state: RumisState) -> Sequence[int]:
    if rules.variant.is_cube:
        return [1]
    seen = {(x, y): state.cubes[x, y, z] for x, y, z in sorted(state.cubes, key=lambda cube: cube[2])}
    points = [list(seen.values()).count(c) - len(state.left[c]) for c in range(rules.variant.num_colours)]
    best = [max(points[seat :: rules.seats]) for seat in range(rules.seats)]
    return [1 + sum(other > own for other in best) for own in best]


def broken_rules(rules: RumisRules, state: RumisState, move: PlaceStone) -> set[str]:
    """Every rule that this stone breaks; what it should touch is asked only where it could lie."""
    if not is_stone(move):
        return {"RUM-01"}
    if not 0 <= move.colour < rules.variant.num_sets or state.colour not in (None, move.colour):
        return {rule_of_turns(rules, state)}
    cubes = frozenset(move.cells)
    if any((x, y) not in state.limits or not 0 <= z < state.limits[x, y] for x, y, z in cubes):
        return {"RUM-06"} | ({"RUM-01"} if move.stone not in state.left[move.colour] else set())
    broken = {"RUM-01"} if move.stone not in state.left[move.colour] else set()
    if cubes & state.cubes.keys() or not fits(state, cubes):
        broken.add("RUM-07")
    if not broken and not touching(rules, state, move.colour, [(move.stone, cubes)]):
        broken.add(rule_of_touching(rules, state, move.colour))
    if not broken and move not in legal_moves(rules, state):  # it could stand on the ground elsewhere
        broken.add(rule_of_touching(rules, state, move.colour))
    return broken


def rule_of_turns(rules: RumisRules, state: RumisState) -> str:
    """The rule that says which colour is laid now."""
    if rules.variant.has_ruin and len(state.cubes) == list(state.cubes.values()).count(rules.seats):
        return "RUM-14i" if state.colour == rules.seats else "RUM-03"
    return {"four-colours": "RUM-12", "cube": "RUM-15"}.get(rules.variant.mode, "RUM-03")


def is_stone(move: PlaceStone) -> bool:
    if not move.cells or len(set(move.cells)) < len(move.cells):
        return False
    low = [min(cell[axis] for cell in move.cells) for axis in range(3)]
    shape = frozenset((x - low[0], y - low[1], z - low[2]) for x, y, z in move.cells)
    return shape in TURNS.get(move.stone, ())


def rule_of_touching(rules: RumisRules, state: RumisState, colour: int) -> str:
    """The rule that says what the next stone of a colour must touch."""
    lying = set(state.cubes.values())
    if colour in lying:
        return "RUM-05"
    return "RUM-04" if lying - {rules.variant.num_colours} or not rules.variant.has_ruin else "RUM-03"


def what_counts(state: RumisState) -> tuple[object, ...]:
    """The cubes, not which of them are one stone; stones left; whose turn; who is out."""
    return frozenset(state.cubes.items()), state.left, state.seat, state.colour, state.out


def drawn(rules: RumisRules, state: RumisState, stream: Array) -> PlaceStone:
    """What kernels lay of a ruin: one of the placements in their order."""
    turn = rules.turn(state)
    assert isinstance(turn, Chance)
    return turn.odds[below(stream, len(turn.odds))][0]
