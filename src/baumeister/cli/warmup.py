"""`warmup`: compile every kernel now, so that nobody waits for it later."""

from collections.abc import Callable, Iterator

import typer

from baumeister import catalog
from baumeister.bots import make_bot
from baumeister.cli.screen import Screen
from baumeister.core import AnyRules, Chance, Decision
from baumeister.solvers.rumis_cubes import count_cubes, solve_cube
from baumeister.solvers.tulum import solve_solitaire

SECONDS_TO_COUNT = 0.1


def warm_up(ctx: typer.Context) -> None:
    screen: Screen = ctx.obj
    steps = list(_steps())
    with screen.progress(screen.say("warmup-progress"), len(steps)) as tell:
        for step in steps:
            step()
            tell(1)
    screen.print(screen.say("warmup-done"))


def _steps() -> Iterator[Callable[[], object]]:
    for game in catalog.games():
        for rules in catalog.setups(game):
            yield lambda rules=rules: _use(rules)  # type: ignore[misc]  # a lambda's argument has no type
    yield lambda: solve_solitaire()
    yield lambda: count_cubes(3, 1, timeout_s=SECONDS_TO_COUNT)
    cube = catalog.rules("rumis", mode="cube", colours=1)
    yield lambda: solve_cube(cube, cube.start())  # type: ignore[arg-type]  # the catalogue's rules are of any game


def _use(rules: AnyRules) -> None:
    """Touch what a match, a study and a bot would: moves, whole matches, a playout, a search."""
    state = rules.start()
    while isinstance(turn := rules.turn(state), Chance):
        state = rules.draw(state, turn.odds.pick(0))
    rules.random_matches(1, 0)
    rules.playout(state, 0)
    if isinstance(turn, Decision):
        rules.play(state, make_bot("mcts:2", rules, 0).choose(rules, state))
