"""The space of Talō: a ground of 10 × 10, ten levels, and ten cells around for overhanging sticks (TAL-06i).

Arrays over space are indexed [x + REACH, y + REACH, z].
"""

GROUND = 10
LEVELS = 10
REACH = 10
SPAN = GROUND + 2 * REACH
LOW, HIGH = -REACH, GROUND + REACH
FIGURE_HEIGHT = 2
