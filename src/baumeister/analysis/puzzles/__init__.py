"""Puzzles, each proved by a solver before anyone sees it."""

from baumeister.analysis.puzzles.making import faults, finders, line_faults, make_puzzles
from baumeister.analysis.puzzles.puzzle import NUM_GRADES, Puzzle, dump_puzzle, load_puzzle
from baumeister.analysis.puzzles.shipped import puzzle_of_the_day, shipped, write_puzzles

__all__ = [
    "NUM_GRADES",
    "Puzzle",
    "dump_puzzle",
    "faults",
    "finders",
    "line_faults",
    "load_puzzle",
    "make_puzzles",
    "puzzle_of_the_day",
    "shipped",
    "write_puzzles",
]
