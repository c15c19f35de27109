"""Renamings that leave Pyramido as it is: of the colours, and the mirror image of a contest.

The plus of the other modes is drawn stone by stone at fixed places, so only colours can be renamed there.
"""

from collections.abc import Callable
from dataclasses import replace

from baumeister.core import Symmetry
from baumeister.games.pyramido.moves import (
    BuildFromQuarry,
    BuildFromStore,
    BuildStone,
    DrawStone,
    EndTurn,
    ExchangeStones,
    Move,
    Pass,
    StoreStone,
)
from baumeister.games.pyramido.state import COLOURS, PyramidoState, Stone, Stones
from baumeister.games.pyramido.variant import PyramidoVariant

Renaming = Symmetry[PyramidoState, Move, DrawStone]


def symmetries(variant: PyramidoVariant) -> tuple[Renaming, ...]:
    """The swap and the cycle together make every order of the colours."""
    swap = _renaming("swap two colours", (1, 0, 2, 3, 4))
    cycle = _renaming("cycle the colours", (1, 2, 3, 4, 0))
    return (swap, cycle, MIRROR) if variant.is_contest else (swap, cycle)


def _renaming(name: str, new: tuple[int, ...]) -> Renaming:
    return Symmetry(
        name,
        state=lambda state: _renamed_state(state, new),
        move=lambda move: _renamed_move(move, new),
        draw=lambda draw: DrawStone(new[draw.colour]),
    )


def _renamed_state(state: PyramidoState, new: tuple[int, ...]) -> PyramidoState:
    return replace(
        _with_stones(state, lambda stone: (*stone[:3], new[stone[3]])),
        bag=tuple(state.bag[new.index(colour)] for colour in COLOURS),
        hands=tuple(_renamed(hand, new) for hand in state.hands),
        stores=tuple(_renamed(store, new) for store in state.stores),
        quarry=_renamed(state.quarry, new),
    )


def _renamed(stones: Stones, new: tuple[int, ...]) -> Stones:
    return tuple(sorted(new[colour] for colour in stones))


def _renamed_move(move: Move, new: tuple[int, ...]) -> Move:
    match move:
        case ExchangeStones(colours):
            return ExchangeStones(tuple(new[colour] for colour in colours))
        case EndTurn() | Pass():
            return move
        case BuildStone() | BuildFromQuarry() | BuildFromStore() | StoreStone():
            return replace(move, colour=new[move.colour])


def _with_stones(state: PyramidoState, change: Callable[[Stone], Stone]) -> PyramidoState:
    return replace(state, laid=tuple(tuple(sorted(map(change, stones))) for stones in state.laid))


def _mirrored(level: int, y: int) -> int:
    """The pair of the start lies at y = 0; each level is shifted by half a stone against the one below."""
    return 1 - level - y


def _mirrored_state(state: PyramidoState) -> PyramidoState:
    return _with_stones(state, lambda stone: (stone[0], stone[1], _mirrored(stone[0], stone[2]), stone[3]))


def _mirrored_move(move: Move) -> Move:
    match move:
        case BuildFromQuarry() | BuildFromStore():
            return replace(move, y=_mirrored(move.level, move.y))
        case _:
            return move


MIRROR: Renaming = Symmetry("mirror", _mirrored_state, _mirrored_move, lambda draw: draw)
