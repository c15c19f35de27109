"""The moves that set one stick, as a table: made into moves, or into action ids without making any."""

from typing import NamedTuple

import numpy as np

from baumeister.games.talo import actions
from baumeister.games.talo.moves import HoldStick, Move, PlaceStick
from baumeister.games.talo.sticks import AXES
from baumeister.jit import Array


class Builds(NamedTuple):
    kind: type[PlaceStick] | type[HoldStick]
    length: int
    boxes: Array  # int64 (k, 6)

    def moves(self) -> list[Move]:
        axes = (AXES[axis] for axis in self._axes().tolist())
        corners = self.boxes[:, :3].tolist()
        return [self.kind(self.length, axis, *corner) for axis, corner in zip(axes, corners, strict=True)]

    def action_ids(self) -> Array:
        kinds = (self.length - 1) * len(AXES) + self._axes()
        ids: Array = actions.first_id(self.kind) + actions.place_ids(kinds, *self.boxes[:, :3].T)
        return ids

    def _axes(self) -> Array:
        """int64 (k,), an index into AXES; a stick of length 1 stands."""
        sizes = self.boxes[:, 3:] - self.boxes[:, :3]
        return np.where(sizes[:, 0] > 1, 0, np.where(sizes[:, 1] > 1, 1, 2))


Group = Builds | tuple[Move, ...]  #: builds, or moves of other kinds one by one


def moves_of(group: Group) -> list[Move]:
    return group.moves() if isinstance(group, Builds) else list(group)


def action_ids_of(group: Group) -> Array:
    if isinstance(group, Builds):
        return group.action_ids()
    return np.array([actions.action_id(move) for move in group], dtype=np.int64)
