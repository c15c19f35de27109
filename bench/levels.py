"""How long each level thinks: `python -m bench.levels`, in CPU seconds of one core.

Each level plays one match against itself for as many decisions as asked. The first answer of a new process is
told apart: kernels come from their cache (`baumeister warmup` fills it), which is read while a person waits.
Other variants: `python -m bench.levels --game rumis --option seats=4 --option scenario=coricancha`.
"""

import argparse
import subprocess
import sys
import time
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from baumeister import catalog
from baumeister.bots import level_names, make_bot
from baumeister.bots.levels import NAMES
from baumeister.core import AnyRules, Chance, Decision, Ended
from baumeister.play import Match, SeededDraws

WANTED_S = dict(zip(NAMES, (0.1, 0.1, 0.1, 0.1, 0.5, 1.5, 5.0), strict=True))
USUAL: dict[str, dict[str, Any]] = {
    "tulum": {"seats": 2},
    "pyramido": {"mode": "contest"},
    "rumis": {"seats": 2},
    "talo": {"seats": 2},
}


def times(rules: AnyRules, level: str, num_decisions: int) -> list[float]:
    """CPU seconds of each decision of one match, the first of this process at the front."""
    match_, draws = Match(rules), SeededDraws("levels")
    bots = [make_bot(level, rules, seat) for seat in range(rules.seats)]
    found: list[float] = []
    while len(found) < num_decisions:
        match match_.turn:
            case Ended():
                break
            case Chance():
                match_.draw_from(draws)
            case Decision(seat):
                before = time.process_time()
                move = bots[seat].choose(rules, match_.state)
                found.append(time.process_time() - before)
                match_.play(seat, move)
    return found


def chosen(option: str) -> tuple[str, str | int]:
    """`seats=4` as name and value; a number is one."""
    name, _, value = option.partition("=")
    return name, int(value) if value.isdecimal() else value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=30)
    parser.add_argument("--game", choices=catalog.games(), help="this one alone")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--level", help="this one alone, in this process: prints the times")
    arguments = parser.parse_args()
    options = dict(map(chosen, arguments.option))
    if arguments.level:
        rules = catalog.rules(arguments.game, **USUAL[arguments.game] | options)
        print(*times(rules, arguments.level, arguments.decisions))  # noqa: T201  # read by the caller
        return
    table = Table("game", "level", "first", "median", "most", "wanted")
    for game in [arguments.game] if arguments.game else catalog.games():
        for level in level_names(catalog.rules(game, **USUAL[game] | options)):
            command = [sys.executable, "-m", "bench.levels", "--game", game, "--level", level]
            command += ["--decisions", str(arguments.decisions)]
            command += [word for one in arguments.option for word in ("--option", one)]
            told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
            first, *others = map(float, told)
            cells = [f"{seconds:.3f}" for seconds in (first, median(others), max(others))]
            table.add_row(game, level, *cells, f"≤ {WANTED_S[level]}")
    Console().print(table)


if __name__ == "__main__":
    main()
