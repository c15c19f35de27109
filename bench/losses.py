"""What levels lose per decision among themselves: `python -m bench.losses tulum --matches 200`.

The same level takes every seat, and each match is reviewed. The figures of all levels of the variant are kept
in `baumeister/analysis/losses`, from which the page tells what a match looks like.
Options of the variant follow as `name=value`. `--level` measures one level and leaves the others as they are.
"""

import argparse
import json
from dataclasses import replace
from datetime import UTC, datetime
from statistics import mean, quantiles

from rich.progress import track

from baumeister import catalog
from baumeister.analysis import Account, review
from baumeister.analysis.losses import DIGITS, LevelLosses, Losses, keep, losses_of
from baumeister.analysis.review import DEFAULT_BUDGET
from baumeister.bots import level_names, make_bot
from baumeister.bots.ladders import levels_version
from baumeister.core import AnyRules
from baumeister.core.variant import dump_variant
from baumeister.play import Match, SeededDraws, play_on


def measure(rules: AnyRules, level: str, matches: int) -> LevelLosses:
    """Every seat of every match counts once."""
    accounts: list[Account] = []
    for number in track(range(matches), level):
        match = Match(rules)
        bots = [make_bot(level, rules, f"losses {number}/{seat}") for seat in range(rules.seats)]
        play_on(match, bots, SeededDraws(f"losses {number}"))
        accounts += review(match).accounts
    quarters = quantiles((account.average_loss for account in accounts), n=4, method="inclusive")
    usual = mean(account.num_decisions for account in accounts)
    low, median, high = (round(loss, DIGITS) + 0.0 for loss in quarters)
    return LevelLosses(level, low, median, high, round(usual, 1), matches)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", metavar="name=value")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--level")
    arguments = parser.parse_args()
    options = {name: json.loads(value) for name, value in (each.split("=") for each in arguments.options)}
    rules = catalog.load_rules(arguments.game, options)
    kept = losses_of(rules) or Losses(
        variant=dump_variant(rules.options, rules.variant),
        rules_version=rules.version,
        levels_version=levels_version(rules.game),
        simulations=DEFAULT_BUDGET.iterations or 0,
        date="",
        levels=(),
    )
    found = {level.level: level for level in kept.levels}
    names = level_names(rules)
    for name in [arguments.level] if arguments.level else names:
        found[name] = measure(rules, name, arguments.matches)
        today = datetime.now(UTC).date().isoformat()
        keep(rules.game, replace(kept, date=today, levels=tuple(found[n] for n in names if n in found)))


if __name__ == "__main__":
    main()
