"""Our bots against those of an older checkout, at the same CPU time a move.

    git worktree add ../older 5814936
    python -m bench.duel rumis --older ../older --ours solver:0.2s --theirs mcts:0.2s --matches 300

Each side is a process of its own with its own sources; this one is the referee and draws. Every pair of
matches has the same draws and both orders of seats. The clock of both is the CPU time of their process, so
that what else the machine does favours nobody.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from baumeister import catalog
from baumeister.core import Chance, Decision, Ended
from baumeister.core.codec import decode_event, encode_event
from baumeister.play import Match, SeededDraws
from baumeister.study import wilson_interval

HERE = Path(__file__).parents[1]


class Side:
    """A bot in a process of its own."""

    def __init__(self, tree: Path, bot: str, game: str, options: dict[str, Any]) -> None:
        self.thought = 0.0  #: CPU seconds in all
        self.num_moves = 0
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--side", bot, game, json.dumps(options)],
            env=os.environ | {"PYTHONPATH": str(tree / "src"), "NUMBA_NUM_THREADS": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def new_match(self, seed: int) -> None:
        self._tell(["new", seed])

    def hear(self, event: Any) -> None:
        self._tell(["event", encode_event(event)])

    def choose(self) -> Any:
        self._tell(["choose"])
        assert self._process.stdout is not None
        answer = json.loads(self._process.stdout.readline())
        self.thought += answer["seconds"]
        self.num_moves += 1
        return answer["move"]

    def close(self) -> None:
        self._process.kill()
        self._process.wait()

    def _tell(self, words: list[Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()


def be_a_side(bot_name: str, game: str, options: dict[str, Any]) -> None:
    """Answer what the referee asks; knows only what old and new sources have in common."""
    time.monotonic = time.process_time  # budgets of seconds count what this process used
    import baumeister  # after the clock
    from baumeister.bots import make_bot

    rules = baumeister.rules(game, **options)
    bot = state = None
    for line in sys.stdin:
        match json.loads(line):
            case ["new", seed]:
                bot, state = make_bot(bot_name, rules, seed), rules.start()
            case ["event", {"kind": kind} as event] if kind in {one.__name__ for one in rules.draw_types}:
                state = rules.after_draw(state, decode_event(event, rules.draw_types))
            case ["event", event]:
                state = rules.after_move(state, decode_event(event, rules.move_types))
            case ["choose"]:
                before = time.process_time()
                move = bot.choose(rules, state)  # type: ignore[union-attr]  # a match came first
                used = time.process_time() - before
                sys.stdout.write(json.dumps({"move": encode_event(move), "seconds": used}) + "\n")
                sys.stdout.flush()


def play(rules: Any, sides: tuple[Side, Side], seed: int) -> tuple[float, ...]:
    """The utilities of the two seats."""
    match_, draws = Match(rules), SeededDraws(f"duel/{seed // 2}")
    for seat, side in enumerate(sides):
        side.new_match(2 * seed + seat)
    while True:
        match match_.turn:
            case Ended(outcome):
                return tuple(outcome.utilities)
            case Chance():
                match_.draw_from(draws)
            case Decision(seat):
                match_.play(seat, decode_event(sides[seat].choose(), rules.move_types))
        for side in sides:
            side.hear(match_.events[-1])


def main() -> None:
    if sys.argv[1] == "--side":
        be_a_side(sys.argv[2], sys.argv[3], json.loads(sys.argv[4]))
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--older", type=Path, required=True, help="a checkout of the older sources")
    parser.add_argument("--ours", default="mcts:0.2s")
    parser.add_argument("--theirs", default="mcts:0.2s")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument(
        "--first", type=int, default=0, help="number of the first match, to go on with others"
    )
    arguments = parser.parse_args()
    options = {"seats": 2, **dict(one.split("=", 1) for one in arguments.option)}
    rules = catalog.rules(arguments.game, **options)
    ours = Side(HERE, arguments.ours, arguments.game, options)
    theirs = Side(arguments.older, arguments.theirs, arguments.game, options)
    play(rules, (ours, theirs), -1)  # not counted: kernels are loaded or compiled
    won = 0.0
    numbers = range(arguments.first, arguments.first + arguments.matches)
    for done, number in enumerate(track(numbers, "Matches"), 1):
        sides = (ours, theirs) if number % 2 == 0 else (theirs, ours)
        won += play(rules, sides, number)[number % 2]
        low, high = wilson_interval(won, done)
    thought = [side.thought / side.num_moves for side in (ours, theirs)]
    Console().print(
        f"{arguments.ours} scored {won:g} of {arguments.matches} against the older {arguments.theirs}: "
        f"{won / done:.1%} (95 % interval {low:.1%} – {high:.1%}); CPU a move "
        f"{thought[0]:.3f} s and {thought[1]:.3f} s"
    )
    ours.close()
    theirs.close()


if __name__ == "__main__":
    main()
