"""The puzzles as the page needs them: what can be played, what each choice is worth, and the proof.

A page that has them needs no server: it can tell a right move from a wrong one, and what a wrong one loses.
"""

import asyncio
import gzip
from hashlib import sha256
from typing import Any

from pydantic import BaseModel, Field, TypeAdapter

from baumeister import catalog
from baumeister.analysis.puzzles import Puzzle, shipped
from baumeister.core import AnyRules, Chance, Decision
from baumeister.core.codec import encode, encode_event
from baumeister.core.errors import Failed
from baumeister.core.variant import dump_variant
from baumeister.search.mcts import Budget
from baumeister.server.game_json import Draw, GameName, Move, View
from baumeister.server.legal import pack_moves
from baumeister.server.workers import Worker, WorkerFailed
from baumeister.solvers import known_value

MAKING_S = 120  #: on a busy machine, with tables and machine code to be made first
AT_ONCE = Budget(iterations=1)  #: tables are asked, nothing is searched


class PuzzleInfo(BaseModel):
    """One puzzle of the list; its question is `puzzle-<game>-<kind>`."""

    name: str
    game: GameName
    kind: str
    grade: int


class PuzzleStep(BaseModel):
    seat: int | None = Field(description="null for a draw")
    move: Move | Draw
    notation: str


class PuzzleSheet(PuzzleInfo):
    """Everything to ask it, to judge every try, and to show why."""

    variant: dict[str, Any]
    view: View
    seat: int = Field(description="who is to move")
    legal: str = Field(description="as in the state of a room")
    answers: list[int] = Field(description="every move that solves it, by its number among the legal ones")
    views: list[View] = Field(description="after each of the answers")
    worths: list[float] | None = Field(
        description="what each legal move is worth, where it is not simply right or wrong"
    )
    line: list[PuzzleStep] = Field(description="the proof, an answer first")


class Page:
    """A text to be sent, compressed or not, and what tells it from others."""

    def __init__(self, text: str) -> None:
        self.plain = text.encode()
        self.packed = gzip.compress(self.plain, mtime=0)
        self.tag = f'"{sha256(self.plain).hexdigest()[:16]}"'


class Puzzles:
    """The list and one page a game, made in a process of its own when somebody first asks."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._pages: dict[str | None, Page] = {}
        self._turn = asyncio.Lock()

    async def page(self, game: str | None) -> Page:
        """All puzzles of a game, or the list of all there are."""
        if game in self._pages:
            return self._pages[game]
        async with self._turn:
            if game not in self._pages:
                try:
                    text = await self._worker.run(MAKING_S, sheets_of if game else listed, game)
                except WorkerFailed:
                    raise Failed("failed") from None
                finally:
                    self._worker.end()
                self._pages[game] = Page(text)
        return self._pages[game]

    def close(self) -> None:
        self._worker.end()


def listed(_: None = None) -> str:
    """Runs in a worker: every puzzle there is, in the order from which a day takes one."""
    infos = [
        PuzzleInfo(name=puzzle.name, game=game, kind=puzzle.kind, grade=puzzle.grade)
        for game in catalog.games()
        for puzzle in shipped(game)
    ]
    return TypeAdapter(list[PuzzleInfo]).dump_json(infos).decode()


def sheets_of(game: str) -> str:
    """Runs in a worker: all puzzles of a game."""
    return TypeAdapter(list[PuzzleSheet]).dump_json([sheet_of(puzzle) for puzzle in shipped(game)]).decode()


def sheet_of(puzzle: Puzzle) -> PuzzleSheet:
    rules, state = puzzle.open()
    seat, moves = _mover(rules, state), _by_kind(rules.legal_moves(state))
    texts = [rules.format_move(move) for move in moves]
    answers = [texts.index(text) for text in puzzle.answers]
    return PuzzleSheet(
        name=puzzle.name,
        game=puzzle.game,
        kind=puzzle.kind,
        grade=puzzle.grade,
        variant=dump_variant(rules.options, rules.variant),
        view=encode(rules.view(state)),
        seat=seat,
        legal=pack_moves(moves),
        answers=answers,
        views=[encode(rules.view(rules.after_move(state, moves[number]))) for number in answers],
        worths=_worths(rules, state, seat, moves) if 0 < puzzle.worth < 1 else None,
        line=_steps(rules, state, puzzle.line),
    )


def _by_kind(moves: Any) -> list[Any]:
    """In the order in which they are unpacked again."""
    kinds = dict.fromkeys(map(type, moves))
    return [move for kind in kinds for move in moves if type(move) is kind]


def _mover(rules: AnyRules, state: Any) -> int:
    match rules.turn(state):
        case Decision(seat):
            return seat
    raise AssertionError("nobody is to move")


def _worths(rules: AnyRules, state: Any, seat: int, moves: list[Any]) -> list[float] | None:
    """What a table knows of every move, for a seat; None if it does not know all."""
    found = [known_value(rules, rules.after_move(state, move), AT_ONCE) for move in moves]
    if any(one is None or not one.is_exact for one in found):
        return None
    return [round(one.worth[seat], 4) for one in found if one is not None]


def _steps(rules: AnyRules, state: Any, line: tuple[str, ...]) -> list[PuzzleStep]:
    steps = []
    for text in line:
        match rules.turn(state):
            case Chance():
                draw = rules.parse_draw(text)
                steps.append(PuzzleStep(seat=None, move=encode_event(draw), notation=text))
                state = rules.after_draw(state, draw)
            case _:
                move = rules.parse_move(text)
                steps.append(PuzzleStep(seat=_mover(rules, state), move=encode_event(move), notation=text))
                state = rules.after_move(state, move)
    return steps
