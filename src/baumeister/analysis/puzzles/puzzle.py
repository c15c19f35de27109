"""A puzzle: a position with one thing to find, and the proof that it can be found."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from baumeister.catalog import load_rules
from baumeister.core import AnyRules, Decision
from baumeister.core.codec import Json
from baumeister.core.errors import InvalidRecord

NUM_GRADES = 5


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What is asked of a position (`puzzle-<game>-<kind>`), and everything that proves the answer.

    The position is whole: the game's own rules say what can be played in it. Moves stand in notation.
    """

    game: str
    kind: str
    position: Mapping[str, Json]  #: as `Rules.dump` writes it
    answers: tuple[str, ...]  #: every first move that solves it
    line: tuple[
        str, ...
    ]  #: one way to the end of the proof, both sides at their best; the first is an answer
    worth: float  #: of an answer to the seat to move
    next_best: float  #: of the best move that is no answer
    grade: int = 0  #: 1 to NUM_GRADES, the hardest

    @property
    def name(self) -> str:
        """The same for the same position and question, wherever it was found."""
        text = f"{self.game}/{self.kind}/{self.position!r}"
        return f"{self.game}-{sha256(text.encode()).hexdigest()[:10]}"

    def open(self) -> tuple[AnyRules, Any]:
        """The rules and the state, checked as any stored state is."""
        rules = load_rules(self.game, self.position["variant"])
        state = rules.load(dict(self.position))
        if not isinstance(rules.turn(state), Decision):
            raise InvalidRecord("impossible-state", game=self.game)
        return rules, state


def dump_puzzle(puzzle: Puzzle) -> dict[str, Json]:
    return {
        "game": puzzle.game,
        "kind": puzzle.kind,
        "position": dict(puzzle.position),
        "answers": list(puzzle.answers),
        "line": list(puzzle.line),
        "worth": puzzle.worth,
        "next_best": puzzle.next_best,
        "grade": puzzle.grade,
    }


def load_puzzle(data: Mapping[str, Any]) -> Puzzle:
    """The puzzle of what `dump_puzzle` wrote."""
    return Puzzle(**{**data, "answers": tuple(data["answers"]), "line": tuple(data["line"])})
