"""What levels lose per decision among themselves: `python -m bench.losses tulum --matches 200`.

The same level takes every seat, and each match is reviewed. The figures of all levels of the variant are
kept in `baumeister/analysis/losses`, from which the page tells what a match looks like. Then each match is
left out in turn, and what the others say of it is held against the level that played it. Where no table
knows, levels are measured in bands (`BANDS`).
Options of the variant follow as `name=value`. `--journal` keeps every match in a file, so that a run that was
broken off goes on there, and a longer one adds to it.
"""

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import mean, quantiles

import joblib
from rich.console import Console
from rich.progress import track
from rich.table import Table

from baumeister import catalog
from baumeister.analysis import review, value
from baumeister.analysis.losses import DIGITS, BandLosses, Losses, keep
from baumeister.analysis.review import usual_budget
from baumeister.bots import level_names, make_bot
from baumeister.bots.ladders import levels_version
from baumeister.core import AnyRules
from baumeister.core.variant import dump_variant
from baumeister.play import Match, SeededDraws, play_on
from baumeister.study.workers import warm_up

#: one match tells only these apart, where a search estimates what a decision lost
BANDS = (("newcomer", "apprentice", "journeyman"), ("foreman", "master", "grandmaster"), ("builder",))


@dataclass(frozen=True, slots=True)
class Sample:
    """A reviewed match of a level against itself: what each seat lost per decision, and how many it made."""

    level: str
    number: int
    losses: Sequence[float]
    num_decisions: Sequence[int]


def sample(rules: AnyRules, level: str, number: int) -> Sample:
    match = Match(rules)
    bots = [make_bot(level, rules, f"losses {number}/{seat}") for seat in range(rules.seats)]
    play_on(match, bots, SeededDraws(f"losses {number}"))
    accounts = review(match).accounts
    return Sample(
        level, number, [one.average_loss for one in accounts], [one.num_decisions for one in accounts]
    )


class Journal:
    """The samples in a file, if there is one; its first line says of what."""

    def __init__(self, path: Path | None, header: dict[str, object]) -> None:
        self._path = path
        self.found: list[Sample] = []
        if path is None:
            return
        if not path.exists():
            path.write_text(json.dumps(header) + "\n", encoding="utf-8")
        first, *lines = path.read_text(encoding="utf-8").splitlines()
        if json.loads(first) != header:
            raise SystemExit(f"{path} holds samples of something else: {first}")
        self.found = [Sample(**json.loads(line)) for line in lines]

    def add(self, one: Sample) -> None:
        self.found.append(one)
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(one)) + "\n")


def collect(rules: AnyRules, levels: Sequence[str], matches: int, jobs: int, journal: Journal) -> None:
    """Play and review what the journal has not; all levels advance side by side."""
    there = {(one.level, one.number) for one in journal.found}
    wanted = [(level, number) for number in range(matches) for level in levels]
    left = [each for each in wanted if each not in there]
    warm_up(rules, {*levels})
    parallel = joblib.Parallel(n_jobs=jobs, batch_size=1, return_as="generator_unordered")
    found: Iterator[Sample] = parallel(joblib.delayed(sample)(rules, *each) for each in left)
    for one in track(found, rules.game, total=len(left)):
        journal.add(one)


def bands_of(rules: AnyRules) -> list[tuple[str, ...]]:
    """Each level by itself where a table knows."""
    levels = level_names(rules)
    if value(rules, rules.start()).is_exact:
        return [(level,) for level in levels]
    return [tuple(level for level in band if level in levels) for band in BANDS]


def summary(band: tuple[str, ...], samples: Iterable[Sample]) -> BandLosses:
    """Every seat of every match counts once."""
    own = [one for one in samples if one.level in band]
    quarters = quantiles((loss for one in own for loss in one.losses), n=4, method="inclusive")
    low, median, high = (round(loss, DIGITS) + 0.0 for loss in quarters)
    usual = mean(number for one in own for number in one.num_decisions)
    return BandLosses(band, low, median, high, round(usual, 1), len(own))


@dataclass(frozen=True, slots=True)
class Told:
    """What is said of the matches of a level when each is left out of what it is compared with."""

    level: str
    num_seats: int
    num_told: int
    num_right: int  #: the level itself is among those named
    num_near: int  #: one of those named is at most one step away


def left_out(measured: Losses, samples: Sequence[Sample], level: str) -> Told:
    place = measured.levels.index(level)
    band = next(one.levels for one in measured.bands if level in one.levels)
    told: list[list[int]] = []
    for out in (one for one in samples if one.level == level):
        others = measured.with_band(summary(band, (one for one in samples if one is not out)))
        for loss, num_decisions in zip(out.losses, out.num_decisions, strict=True):
            named = others.alike(loss, num_decisions)
            told.append([abs(measured.levels.index(name) - place) for name in named])
    said = [steps for steps in told if steps]
    return Told(
        level, len(told), len(said), sum(0 in steps for steps in said), sum(min(steps) <= 1 for steps in said)
    )


def show(measured: Losses, samples: Sequence[Sample]) -> None:
    bands = Table("levels", "matches", "low", "median", "high")
    for band in measured.bands:
        figures = (f"{100 * loss:.2f}" for loss in (band.low, band.median, band.high))
        bands.add_row(", ".join(band.levels), str(band.matches), *figures)
    Console().print(bands)
    table = Table("level", "seats", "told", "right", "within one step")
    found = [left_out(measured, samples, level) for level in measured.levels]
    for told in found:
        table.add_row(told.level, *map(str, (told.num_seats, told.num_told, told.num_right, told.num_near)))
    Console().print(table)
    num_told, num_near = sum(told.num_told for told in found), sum(told.num_near for told in found)
    num_right, num_seats = sum(told.num_right for told in found), sum(told.num_seats for told in found)
    Console().print(f"told of {num_told} of {num_seats}: right {num_right}, within one step {num_near}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", metavar="name=value")
    parser.add_argument("--matches", type=int, default=200, help="of each level")
    parser.add_argument("--jobs", type=int, default=-1, help="processes; one per core if not said")
    parser.add_argument("--journal", type=Path)
    arguments = parser.parse_args()
    options = {name: json.loads(value) for name, value in (each.split("=") for each in arguments.options)}
    rules = catalog.load_rules(arguments.game, options)
    header: dict[str, object] = {
        "variant": dump_variant(rules.options, rules.variant),
        "rules_version": rules.version,
        "levels_version": levels_version(rules.game),
        "simulations": usual_budget(rules).iterations or 0,
    }
    journal, levels = Journal(arguments.journal, header), level_names(rules)
    collect(rules, levels, arguments.matches, arguments.jobs, journal)
    today = datetime.now(UTC).date().isoformat()
    found = tuple(summary(band, journal.found) for band in bands_of(rules))
    measured = Losses(**header, date=today, bands=found)  # type: ignore[arg-type]  # the fields of a header
    keep(rules.game, measured)
    show(measured, journal.found)


if __name__ == "__main__":
    main()
