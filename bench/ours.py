"""Our own speeds, each a function of the seconds to spend."""

from collections.abc import Callable
from random import Random

from baumeister import catalog
from baumeister.study import simulate
from baumeister.study.speed import python_speed, rate


def simulated(game: str, **options: object) -> Callable[[float], float]:
    """Events a second of `simulate` with random players: whole matches in the kernel."""

    def measure(seconds: float) -> float:
        rules = catalog.rules(game, **options)

        def play() -> int:
            report = simulate(rules, ["random"] * rules.seats, 4096, seed=1)
            return round(report.matches * (report.num_moves + report.num_draws))

        return rate(play, seconds)

    return measure


def stepped(game: str, **options: object) -> Callable[[float], float]:
    """Events a second stepping through `Rules` from Python."""
    return lambda seconds: python_speed(catalog.rules(game, **options), Random(0), seconds)


MEASURES: dict[str, Callable[[float], float]] = {
    "Tulum, simulate": simulated("tulum"),
    "Tulum, Rules from Python": stepped("tulum"),
    "Pyramido solo, simulate": simulated("pyramido", mode="solo"),
    "Pyramido contest, simulate": simulated("pyramido", mode="contest"),
}
