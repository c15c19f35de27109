"""Positions of Pyramido as pictures: letters r y g b w, rows from the far side to the near one."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from baumeister.catalog import rules as catalogue_rules
from baumeister.core.variant import Value
from baumeister.games.pyramido import DrawStone, Move, PyramidoRules, PyramidoState
from baumeister.games.pyramido.notation import LETTERS
from baumeister.games.pyramido.state import COLOURS, Stone, Stones
from baumeister.games.pyramido.variant import PyramidoVariant

Levels = Sequence[str]  #: a picture a level, its near left stone at `corner`

#: a complete 3 × 3 pyramid, and the same without its top
THREE = ("rry rry rry", "ry ry", "r")
NO_TOP = THREE[:2]

#: 29 of the 30 stones of the small pyramid, in stripes; red or yellow completes it
ALMOST = ("rryy rryy rryy rryy", "ryy ryy ryy", "ry ry")


def rules_of(**options: Value) -> PyramidoRules:
    rules = catalogue_rules("pyramido", **options)
    assert isinstance(rules, PyramidoRules)
    return rules


def colours(letters: str) -> Stones:
    return tuple(sorted(LETTERS.index(letter) for letter in letters))


def pyramid(levels: Levels, corner: tuple[int, int] = (0, 0)) -> tuple[Stone, ...]:
    """Stones of pictures such as "ry .g": a row a word, a dot where nothing lies."""
    stones = [
        (number, corner[0] + x, corner[1] + y, LETTERS.index(letter))
        for number, level in enumerate(levels, start=1)
        for y, row in enumerate(reversed(level.split()))
        for x, letter in enumerate(row)
        if letter != "."
    ]
    return tuple(sorted(stones))


def together(
    rules: PyramidoRules,
    levels: Levels,
    hands: Sequence[str],
    bag: str | None = None,
    corner: tuple[int, int] = (0, 0),
    **more: Value,
) -> PyramidoState:
    """A cooperative or solo position; without `bag` it holds all stones that are nowhere else."""
    state = PyramidoState(
        laid=(pyramid(levels, corner),),
        bag=(0,) * 5,
        hands=tuple(colours(hand) for hand in hands),
        seat=0,
    )
    return replace(state, bag=_bag(rules.variant, state, bag), **more)


def contest(
    rules: PyramidoRules,
    pyramids: Sequence[Levels],
    quarry: str = "",
    stores: Sequence[str] | None = None,
    bag: str | None = None,
    **more: Value,
) -> PyramidoState:
    """A position of a contest; without `bag` it holds all stones that are nowhere else."""
    state = PyramidoState(
        laid=tuple(pyramid(levels) for levels in pyramids),
        bag=(0,) * 5,
        stores=tuple(colours(store) for store in stores or ("",) * rules.seats),
        quarry=colours(quarry),
        seat=0,
    )
    return replace(state, bag=_bag(rules.variant, state, bag), **more)


def _bag(variant: PyramidoVariant, state: PyramidoState, bag: str | None) -> tuple[int, ...]:
    if bag is not None:
        return tuple(bag.count(letter) for letter in LETTERS)
    seen = Counter(stone[3] for stones in state.laid for stone in stones)
    for stones in (*state.held, state.quarry):
        seen.update(stones)
    return tuple(variant.per_colour - seen[colour] for colour in COLOURS)


def almost(rules: PyramidoRules, *hands: str, bag: str = "") -> PyramidoState:
    return together(rules, ALMOST, hands, bag, corner=(-1, -1))


def drawn(rules: PyramidoRules, state: PyramidoState, letters: str) -> PyramidoState:
    for colour in (LETTERS.index(letter) for letter in letters):
        state = rules.draw(state, DrawStone(colour))
    return state


def played(rules: PyramidoRules, state: PyramidoState, *moves: Move) -> PyramidoState:
    for move in moves:
        state = rules.play(state, move)
    return state
