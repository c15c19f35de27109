"""The puzzles that come with the package: one compressed file a game, a line a puzzle."""

import gzip
import json
from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache
from pathlib import Path

from baumeister.analysis.puzzles.puzzle import Puzzle, dump_puzzle, load_puzzle
from baumeister.core.files import draft_of

FOLDER = Path(__file__).parent / "data"
GOLDEN = 2_654_435_769  #: the golden section of 2**32; what multiplicative hashing takes


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easiest first."""
    file = FOLDER / f"{game}.jsonl.gz"
    if not file.exists():
        return ()
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        return tuple(load_puzzle(json.loads(line)) for line in lines)


def puzzle_of_the_day(day: date, puzzles: Sequence[Puzzle]) -> Puzzle:
    """One of these, the same for everyone on a date; the page counts alike (`web/src/store/puzzles.ts`).

    Days are a golden section of the list apart, so that kinds and grades change, and none comes back soon.
    """
    number = day.toordinal() * GOLDEN % 2**32
    return puzzles[number * len(puzzles) >> 32]


def write_puzzles(file: Path, puzzles: Iterable[Puzzle]) -> None:
    """The same bytes for the same puzzles."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.grade, puzzle.name))
    lines = [json.dumps(dump_puzzle(puzzle), ensure_ascii=False, sort_keys=True) for puzzle in ordered]
    text = "".join(f"{line}\n" for line in lines)
    file.parent.mkdir(parents=True, exist_ok=True)
    with draft_of(file) as draft:
        draft.write_bytes(gzip.compress(text.encode(), mtime=0))
