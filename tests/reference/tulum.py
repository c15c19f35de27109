"""Tulum told slowly: sets of (row, place), one rule a line."""

from collections.abc import Sequence
from dataclasses import replace

from baumeister.games.tulum import Move, PlaceBlock, Roll, RollOn, Stop, TulumRules, TulumState
from baumeister.jit import Array
from baumeister.jit.random import below

ALL_PLACES = {(row, place) for row in range(6) for place in range(6 - row)}


def legal_moves(rules: TulumRules, state: TulumState) -> set[Move]:
    board = set(state.boards[state.seat]) | set(state.loose)
    blocks: set[Move] = {
        PlaceBlock(row, place)
        for row, place in ALL_PLACES - board
        if row in state.dice and is_carried(board, row, place)
    }
    if not blocks or (rules.variant.decline and state.placed):
        return blocks | {RollOn(), Stop()}
    return blocks


def is_carried(board: set[tuple[int, int]], row: int, place: int) -> bool:
    return row == 0 or ((row - 1, place) in board and (row - 1, place + 1) in board)


def ranks(rules: TulumRules, state: TulumState) -> Sequence[int]:
    del rules
    return [1 if set(board) == ALL_PLACES else 2 for board in state.boards]


def broken_rules(rules: TulumRules, state: TulumState, move: Move) -> set[str]:
    """Every rule that this move breaks."""
    if not isinstance(move, PlaceBlock):
        return set() if move in legal_moves(rules, state) else {"TUL-13i"}
    at, board = (move.row, move.place), set(state.boards[state.seat]) | set(state.loose)
    if at not in ALL_PLACES:
        return {"TUL-01i"}
    broken = {"TUL-06"} if move.row not in state.dice or at in board else set()
    return broken if is_carried(board, *at) else broken | {"TUL-07"}


def what_counts(state: TulumState) -> TulumState:
    """The state, but turns are counted no further than a plane can."""
    return replace(state, turns=min(state.turns, 255))


def drawn(rules: TulumRules, state: TulumState, stream: Array) -> Roll:
    """What kernels roll, die by die."""
    del rules
    return Roll(tuple(below(stream, 6) for _ in range(state.num_dice)))
