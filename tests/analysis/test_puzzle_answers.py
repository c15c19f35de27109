"""Answers of puzzles, told by the rules alone: everything else was tried, and nothing of it solves them."""

import random

import pytest

from baumeister.analysis.puzzles import Puzzle, shipped
from baumeister.core import AnyRules, Ended
from baumeister.games.talo.moves import EndTurn, TakeBack, Walk
from baumeister.games.talo.state import TaloState, is_top
from tests.conftest import Budget


def of_kind(game: str, kind: str) -> list[Puzzle]:
    found = [puzzle for puzzle in shipped(game) if puzzle.kind == kind]
    random.Random(kind).shuffle(found)
    return found


def is_on_top(state: TaloState) -> bool:
    return any(is_top(figure) for figure in state.figures)


def wins(rules: AnyRules, state: TaloState) -> bool:
    """Whether any order of moves brings the figure up before the turn ends."""
    if is_on_top(state):
        return True
    moves = [move for move in rules.legal_moves(state) if not isinstance(move, (EndTurn, TakeBack))]
    tops = [move for move in moves if isinstance(move, Walk)]
    if tops and tops[-1].level == 10:
        return True
    return bool(state.taken) and any(wins(rules, rules.after_move(state, move)) for move in moves)


def test_no_other_place_of_the_last_stick_leads_up(budget: Budget) -> None:
    puzzles = [puzzle for puzzle in of_kind("talo", "climb") if len(puzzle.position["state"]["taken"]) == 1]
    assert puzzles
    for number in budget(len(puzzles), seconds=4):
        rules, state = puzzles[number].open()
        solving = [
            rules.format_move(move)
            for move in rules.legal_moves(state)
            if wins(rules, rules.after_move(state, move))
        ]
        assert tuple(solving) == puzzles[number].answers


def test_no_other_place_of_the_first_of_two_sticks_leads_up(budget: Budget) -> None:
    puzzles = [puzzle for puzzle in of_kind("talo", "climb") if len(puzzle.position["state"]["taken"]) == 2]
    assert puzzles
    for number in budget(3 * len(puzzles), seconds=4):
        puzzle = puzzles[number % len(puzzles)]
        rules, state = puzzle.open()
        move = random.Random(number).choice(rules.legal_moves(state))
        solves = wins(rules, rules.after_move(state, move))
        assert solves == (rules.format_move(move) in puzzle.answers), (puzzle.name, move)


def test_the_building_falls_wherever_the_other_stick_goes_wrong(budget: Budget) -> None:
    puzzles = of_kind("talo", "balance")
    for number in budget(len(puzzles), seconds=3):
        rules, state = puzzles[number].open()
        for move in rules.legal_moves(state):
            is_answer = rules.format_move(move) in puzzles[number].answers
            ended = isinstance(rules.turn(rules.after_move(state, move)), Ended)
            assert isinstance(move, TakeBack) or ended != is_answer


@pytest.mark.parametrize(("game", "kind"), [("rumis", "cube"), ("pyramido", "complete")])
def test_nothing_else_completes_what_was_begun(game: str, kind: str, budget: Budget) -> None:
    puzzles = [puzzle for puzzle in of_kind(game, kind) if len(puzzle.line) <= 8]
    for number in budget(len(puzzles), seconds=3):
        rules, state = puzzles[number].open()
        for move in rules.legal_moves(state):
            is_answer = rules.format_move(move) in puzzles[number].answers
            assert completes(rules, rules.after_move(state, move), set()) == is_answer


def completes(rules: AnyRules, state: object, failed: set[object]) -> bool:
    """Whether some order of moves ends in success, by trying all of them."""
    match rules.turn(state):
        case Ended(outcome):
            return not outcome.lost
    if state in failed:
        return False
    if any(completes(rules, rules.after_move(state, move), failed) for move in rules.legal_moves(state)):
        return True
    failed.add(state)
    return False


def test_only_one_stone_fits() -> None:
    for puzzle in of_kind("rumis", "fit"):
        rules, state = puzzle.open()
        assert tuple(map(rules.format_move, rules.legal_moves(state))) == puzzle.answers
        assert len(puzzle.answers) == 1
