"""How far a review's look at Rumis is off: `python -m bench.longer_looks`.

What two moves are apart, the one that looks best and another player's, after as many simulations as a review
spends, and after eight times as many. The positions are of matches between foremen, up to ten stones laid.
"""

import argparse
from math import sqrt
from statistics import fmean

from rich.console import Console

from baumeister import catalog
from baumeister.analysis import analyse, value
from baumeister.analysis.review import usual_budget
from baumeister.bots import make_bot
from baumeister.core import AnyRules
from baumeister.search.mcts import Budget

LONGER = 8
MOST_LAID = 10
OTHERS = ("foreman", "builder")


def apart(rules: AnyRules, number: int) -> tuple[float, float] | None:
    """How far two moves of a position are apart, at a usual and at a longer look; None if they are one."""
    usual, state = usual_budget(rules), rules.start()
    bots = [make_bot("foreman", rules, f"{number}/{seat}") for seat in range(rules.seats)]
    while len(state.laid) < number % MOST_LAID:
        state = rules.after_move(state, bots[state.seat].choose(rules, state))
    other = make_bot(OTHERS[number // MOST_LAID % 2], rules, number).choose(rules, state)
    best = analyse(rules, state, usual, number).moves[0].move
    if best == other:
        return None
    found = []
    for seed, budget in enumerate((usual, Budget(iterations=LONGER * (usual.iterations or 0)))):
        worths = [value(rules, rules.after_move(state, move), budget, seed) for move in (best, other)]
        if any(worth.is_exact for worth in worths):
            return None
        found.append(worths[0].worth[state.seat] - worths[1].worth[state.seat])
    return found[0], found[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=60)
    arguments = parser.parse_args()
    rules = catalog.rules("rumis", seats=2)
    pairs = [pair for number in range(arguments.positions) if (pair := apart(rules, number)) is not None]
    off = sqrt(fmean((longer - usual) ** 2 for usual, longer in pairs))
    Console().print(f"{len(pairs)} pairs of moves, {off:.3f} off (root mean square)")


if __name__ == "__main__":
    main()
