"""The balance model in numbers (TAL-18i), all in one place.

Blocks are rigid and push each other at the corners of the faces where they touch. Bearing faces have
friction, side faces none. A building stands if pushing forces exist that hold every stick still, with
gravity tilted a little in each of four directions: so a stick whose centre lies exactly over an edge falls.
"""

import numpy as np

FRICTION = 0.4
"""Of bearing faces. Above 0.5 an odd stick one cell off its centre could lean on a wall (TAL-09)."""

TILT = 0.005
"""Sideways part of gravity. Over ten levels a load drifts by 0.05 of a cell: less than any lever here."""

TILTS = np.array([[TILT, 0.0], [-TILT, 0.0], [0.0, TILT], [0.0, -TILT]])

DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1))
"""The tilts without their size, in the same order."""

STEEPEST_TILT = 1.0
"""A margin is not sought beyond 45 degrees."""

BALANCED = 1e-9
"""Forces missing below this are rounding: the building stands."""

UNBALANCED = 1e-6
"""Forces missing above this are real: it falls. What lies between is asked of HiGHS."""

PIVOT = 1e-9
"""Numbers below this are not divided by, and prices below it promise nothing."""

MAX_PIVOTS = 800
"""A programme that takes longer is asked of HiGHS."""

STANDS, FALLS, UNSURE = 1, 0, -1
