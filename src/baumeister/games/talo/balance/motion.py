"""How a building that does not stand begins to move: of all motions the one nearest to free fall.

That is Gauss's principle of least constraint: masses fall as freely as the faces between them allow. Faces
that bear a load resist sliding by friction as in the statics, so what stands does not move. Contacts give
way a little (1 / STIFFNESS), so the motion is the least point of a smooth bowl; Newton's method finds it.
"""

import numpy as np

from baumeister.games.talo.balance.model import TILTS
from baumeister.games.talo.balance.programme import push_columns
from baumeister.jit import Array

STIFFNESS = 1e8
MOST_STEPS = 100
HALVINGS = 30
STILL = 1e-4
"""Of gravity. Contacts give way by a tenth of that; a building that tips for real is faster."""


def first_motion(boxes: Array) -> Array:
    """The accelerations of a building that falls, in units of gravity: along x, y, z, then about them.

    Upright gravity first; a building that falls by a hair needs one of the tilts of the statics.
    boxes: int64 (n, 6) → float64 (n, 6)
    """
    pushes = _dense_pushes(boxes)
    upright = _motion(boxes, pushes, np.zeros(2))
    if np.abs(upright).max() > STILL:
        return upright
    tilted = [_motion(boxes, pushes, tilt) for tilt in TILTS]
    return max(tilted, key=lambda motion: float(np.abs(motion).max()))


def _motion(boxes: Array, pushes: Array, tilt: Array) -> Array:
    """The least point of: distance from free fall, squared, plus stiffness × overlap, squared."""
    roots = _roots_of_inertia(boxes)
    gravity = np.tile([*tilt, -1.0, 0.0, 0.0, 0.0], len(boxes)) * roots
    columns = pushes / roots[:, None]
    motion, size, pressed = gravity, 0.0, np.zeros(columns.shape[1], dtype=np.bool_)
    for _ in range(MOST_STEPS):
        before, closing = pressed, columns.T @ motion
        pressed = closing < 0
        if size == 1.0 and np.array_equal(before, pressed):
            break
        held = columns[:, pressed]
        hessian = np.eye(len(motion)) + STIFFNESS * (held @ held.T)
        step = np.linalg.solve(hessian, gravity) - motion
        size = _step_size(motion - gravity, step, closing, columns.T @ step)
        motion = motion + size * step
    return (motion / roots).reshape(-1, 6)


def _step_size(pull: Array, step: Array, closing: Array, change: Array) -> float:
    """How far along a step the bowl goes down: all of it, unless contacts that close on the way forbid it."""

    def slope(size: float) -> float:
        overlap = np.minimum(closing + size * change, 0.0)
        return float((pull + size * step) @ step + STIFFNESS * (overlap @ change))

    if slope(1.0) <= 0:
        return 1.0
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (low, middle) if slope(middle) > 0 else (middle, high)
    return high


def _dense_pushes(boxes: Array) -> Array:
    """What each push does to the sticks: float64 (6n, pushes)."""
    starts, rows, entries = push_columns(boxes)
    pushes = np.zeros((6 * len(boxes), len(starts) - 1))
    pushes[rows, np.repeat(np.arange(len(starts) - 1), np.diff(starts))] = entries
    return pushes


def _roots_of_inertia(boxes: Array) -> Array:
    """The square roots of mass, three times, and of the moments about the three axes: float64 (6n,)."""
    sizes = (boxes[:, 3:] - boxes[:, :3]).astype(float)
    masses = sizes.prod(axis=1, keepdims=True)
    squares = sizes**2
    moments = masses * (squares.sum(axis=1, keepdims=True) - squares) / 12
    roots: Array = np.sqrt(np.hstack((masses, masses, masses, moments))).ravel()
    return roots
