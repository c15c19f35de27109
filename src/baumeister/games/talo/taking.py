"""What may be taken from the store for a roll."""

from baumeister.games.talo.building import can_build
from baumeister.games.talo.state import TaloState

Lengths = tuple[int, ...]


def splits(number: int) -> tuple[Lengths, ...]:
    """One stick or two that add up to a roll, whether the store has them or not (TAL-03)."""
    return ((number,), *((short, number - short) for short in range(1, number // 2 + 1)))


def choices(state: TaloState) -> tuple[Lengths, ...]:
    """What may be taken for the roll: a stick or two, one of which can be built (TAL-03, TAL-04i)."""
    return tuple(
        lengths
        for lengths in splits(state.number)
        if all(state.store[n] >= lengths.count(n) for n in lengths)
        and any(can_build(state.sticks, state.figures, n) for n in lengths)
    )


def can_build_something(state: TaloState) -> bool:
    """Whether a stick of the store could be built anywhere by itself (TAL-21i)."""
    lengths = (length for length, count in enumerate(state.store) if count)
    return any(can_build(state.sticks, state.figures, length) for length in lengths)
