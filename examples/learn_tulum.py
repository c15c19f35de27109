"""Learn Tulum alone by playing, and compare what was learned with the exact values.

    python examples/learn_tulum.py --matches 3000

The learner is TD(λ) over after-states in a table. An after-state is (secured board, board on the table): what
is left when a roll is placed and the dice are about to roll again. Its value is the number of turns still to
come. Boards and their mirror images share a value; of a board never seen it guesses by how many blocks it
lacks, and how many turns a block took in the last matches.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from statistics import fmean, stdev
from typing import Any

import numpy as np

import baumeister
from baumeister.games.tulum import PlaceBlock, TulumState
from baumeister.games.tulum.state import NUM_ROWS, bit, places
from baumeister.solvers.tulum_solitaire import solve_solitaire

AfterState = tuple[int, int]  #: bits of the secured board, and of everything that lies

EXPLORING = 0.05  #: share of choices made at random while learning
LEAST_STEP = 0.02
LAMBDA = 0.9
TRUST = 2  #: a first guess counts as much as so many visits
HABIT = 0.1  #: weight of the last match in what a block takes


@cache
def mirrored(board: int) -> int:
    return sum(bit(row, NUM_ROWS - 1 - row - place) for row, place in places(board))


@cache
def bust_chance(board: int, num_dice: int) -> float:
    """How likely it is that no die shows a row with a place for a block."""
    lying = places(board)
    open_rows = {
        row
        for row in range(NUM_ROWS)
        for place in range(NUM_ROWS - row)
        if (row, place) not in lying and (row == 0 or {(row - 1, place), (row - 1, place + 1)} <= lying)
    }
    return float((1 - len(open_rows) / NUM_ROWS) ** num_dice)


@dataclass(slots=True)
class Learner:
    """Turns still to come from every after-state, and how often each was updated."""

    values: dict[AfterState, float] = field(default_factory=dict)
    visits: dict[AfterState, int] = field(default_factory=dict)
    turns_a_block: float = 0.0  #: over the last matches: all that is known of a board never seen

    def value(self, secured: int, board: int) -> float:
        found = self.values.get(same(secured, board))
        return self.guess(secured, board) if found is None else found

    def guess(self, secured: int, board: int) -> float:
        """Rolling on is a bust, which costs the turn and its blocks, or about as good as a turn from here."""
        if secured == board:
            return self.turns_a_block * (21 - board.bit_count())
        bust = bust_chance(board, 6 - (board & ~secured).bit_count())
        return bust * (1 + self.value(secured, secured)) + (1 - bust) * self.value(board, board)

    def learn(self, secured: int, board: int, target: float) -> None:
        key, old = same(secured, board), self.value(secured, board)
        self.visits[key] = self.visits.get(key, 0) + 1
        self.values[key] = old + max(LEAST_STEP, 1 / (TRUST + self.visits[key])) * (target - old)

    def learn_from(self, path: Sequence[AfterState], turns: Sequence[int], last: int) -> None:
        """What a whole match tells: from each after-state, how many turns were still to come.

        A mean of that and of what the next after-state is believed to be worth, weighed by LAMBDA: TD(λ).
        """
        target = 0.0
        for k in reversed(range(len(path))):
            self.learn(*path[k], target + last - turns[k])
            target = (1 - LAMBDA) * self.value(*path[k]) + LAMBDA * (target + last - turns[k])
            last = turns[k]


def same(secured: int, board: int) -> AfterState:
    """One name for a position and its mirror image."""
    return min((secured, board), (mirrored(secured), mirrored(board)))


def choices(rules: Any, state: TulumState) -> Iterator[TulumState]:
    """Every state that this roll can lead to: placed, and then stopped or about to roll on."""
    seen, waiting = {state}, [state]
    while waiting:
        now = waiting.pop()
        for move in rules.legal_moves(now):
            after = rules.after_move(now, move)
            if after in seen:
                continue
            seen.add(after)
            if isinstance(move, PlaceBlock) and rules.legal_moves(after):
                waiting.append(after)
            else:
                yield after


def play_match(rules: Any, learner: Learner, rng: Random, exploring: float = 0.0) -> int:
    """Play one match and return its turns; with `exploring` the learner learns from it."""
    state = rules.start()

    def to_come(after: TulumState) -> float:
        """Turns still to come, the present one counted only if it has ended."""
        ended = float(after.turns - state.turns)
        return ended + (0.0 if after.is_over else learner.value(after.secured[0], after.board))

    path, turns = [(0, 0)], [0]
    while not state.is_over:
        if state.dice:
            options = list(choices(rules, state))
            state = rng.choice(options) if rng.random() < exploring else min(options, key=to_come)
        else:
            odds = rules.turn(state).odds
            state = rules.after_draw(state, odds.pick(rng.randrange(odds.total)))
        if not state.dice and not state.is_over:
            path.append((state.secured[0], state.board))
            turns.append(state.turns)
    if exploring:
        learner.learn_from(path, turns, state.turns)
        learner.turns_a_block += HABIT * (state.turns / 21 - learner.turns_a_block)
    return int(state.turns)


def exact_turns() -> dict[int, float]:
    """The fewest turns to expect from every secured board, by the solver."""
    solved = solve_solitaire()
    boards = solved.boards
    return {
        int(board): float(solved.turns[shape])
        for board, shape in zip(boards.boards, boards.shapes, strict=True)
        if shape < len(solved.turns)
    }


@dataclass(frozen=True, slots=True)
class Result:
    exact: float  #: turns to expect of perfect play
    learned: float  #: what the learner believes of the start
    played: float  #: turns that it takes, on average
    error: float  #: half of the 95 % interval of `played`
    off: float  #: how far its values of often seen boards are off, root mean square in turns


def study(num_matches: int, num_tests: int, seed: int) -> Result:
    """Learn, then measure without exploring."""
    rules, rng, learner = baumeister.rules("tulum", seats=1), Random(seed), Learner()
    for _ in range(num_matches):
        play_match(rules, learner, rng, EXPLORING)
    turns = [play_match(rules, learner, rng) for _ in range(num_tests)]
    exact = exact_turns()
    often = sorted((key for key in learner.visits if key[0] == key[1]), key=lambda key: -learner.visits[key])[
        :30
    ]
    off = np.sqrt(np.mean([(learner.values[key] - exact[key[0]]) ** 2 for key in often]))
    error = 1.96 * stdev(turns) / num_tests**0.5
    return Result(exact[0], learner.value(0, 0), fmean(turns), error, float(off))


def main(arguments: Sequence[str] | None = None) -> Result:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=3000, help="to learn from")
    parser.add_argument("--tests", type=int, default=1000, help="matches to measure with")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    result = study(given.matches, given.tests, given.seed)
    print(f"perfect play takes {result.exact:.3f} turns")
    print(f"the learner takes  {result.played:.3f} ± {result.error:.3f}, and expects {result.learned:.3f}")
    print(f"its values of the 30 boards it saw most are off by {result.off:.3f} turns")
    return result


if __name__ == "__main__":
    main()
