"""Rumis' tree search with one thread and with several on one tree: `python -m bench.threads --threads 2`.

First simulations per second from the start and later in a match, then matches at equal time. The time is that
which each thread was given (`time.thread_time`): where cores are free it is the time on the clock, and on a
busy machine it is what the clock would have shown.
"""

import argparse
import time
from random import Random
from statistics import median

from rich.console import Console
from rich.progress import track

from baumeister import catalog
from baumeister.bots.general import Bot
from baumeister.bots.rumis import KernelMctsBot, opening_moves
from baumeister.games.rumis import RumisRules, RumisState
from baumeister.play import Match, SeededDraws, play_on
from baumeister.search.mcts import Budget
from baumeister.study import wilson_interval

LAID = (0, 6, 10)  #: stones, where simulations are counted


def position(rules: RumisRules, num_laid: int) -> RumisState:
    """So many stones laid by a player that thinks a little."""
    bot, state = KernelMctsBot(Random(num_laid), Budget(iterations=100)), rules.start()
    for _ in range(num_laid):
        state = rules.after_move(state, bot.choose(rules, state))
    return state


def simulations(rules: RumisRules, state: RumisState, threads: int, seconds: float) -> tuple[float, float]:
    """Per second of the clock, and per CPU second of all threads."""
    bot, moves = KernelMctsBot(Random(1), Budget(seconds=seconds), threads), opening_moves(rules, state)
    clock, used = time.perf_counter(), time.process_time()
    done = bot.search(rules, state, moves)
    return done / (time.perf_counter() - clock), done / (time.process_time() - used)


def show_rates(rules: RumisRules, threads: int, seconds: float, repeats: int, console: Console) -> None:
    for num_laid in LAID:
        state = position(rules, num_laid)
        found: dict[int, list[tuple[float, float]]] = {1: [], threads: []}
        for _ in range(repeats):
            for number, rates in found.items():
                rates.append(simulations(rules, state, number, seconds))
        told = (
            f"{number} thread(s) {median(clock for clock, _ in rates):,.0f} per second of the clock, "
            f"{median(used for _, used in rates):,.0f} per CPU second"
            for number, rates in found.items()
        )
        console.print(f"{num_laid} stones laid: {'; '.join(told)}")


def show_matches(rules: RumisRules, threads: int, seconds: float, matches: int, console: Console) -> None:
    won = 0.0
    for number in track(range(matches), "Matches", console=console):
        several = number % 2  # the seat of the bot with several threads
        match = Match(rules)
        bots: list[Bot] = [
            KernelMctsBot(
                Random(2 * number + seat), Budget(seconds=seconds), threads if seat == several else 1
            )
            for seat in range(2)
        ]
        play_on(match, bots, SeededDraws("threads"))
        assert match.outcome is not None
        won += match.outcome.utilities[several]
        low, high = wilson_interval(won, number + 1)
        if number % 10 == 9 or number + 1 == matches:
            console.print(
                f"{threads} threads scored {won:g} of {number + 1} against one at {seconds:g} s a move: "
                f"{won / (number + 1):.1%} (95 % interval {low:.1%} – {high:.1%})"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--repeats", type=int, default=9)
    parser.add_argument("--matches", type=int, default=100)
    arguments = parser.parse_args()
    time.monotonic = time.thread_time  # budgets count what a thread was given
    rules, console = catalog.rules("rumis"), Console()
    assert isinstance(rules, RumisRules)
    show_rates(rules, arguments.threads, arguments.seconds, arguments.repeats, console)
    show_matches(rules, arguments.threads, arguments.seconds, arguments.matches, console)


if __name__ == "__main__":
    main()
