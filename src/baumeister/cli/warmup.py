"""`warmup`: compile every kernel now, so that nobody waits for it later."""

import os
from dataclasses import replace

import joblib
import typer

from baumeister import catalog
from baumeister.bots import make_bot
from baumeister.cli.screen import Screen
from baumeister.core import AnyRules, Chance, Decision
from baumeister.games.talo.state import Phase
from baumeister.games.talo.sticks import Stick
from baumeister.solvers import prepare
from baumeister.solvers.rumis_cubes import count_cubes, solve_cube
from baumeister.solvers.talo import win_this_turn

SECONDS_TO_COUNT = 0.1


def warm_up(ctx: typer.Context) -> None:
    """Games are compiled side by side, one a core."""
    screen: Screen = ctx.obj
    parts = [joblib.delayed(_use_game)(game) for game in reversed(catalog.games())]
    parts.append(joblib.delayed(_use_solvers)())
    pool = joblib.Parallel(n_jobs=os.cpu_count() or 1, return_as="generator_unordered")
    with screen.progress(screen.say("warmup-progress"), len(parts)) as tell:
        for _ in pool(parts):
            tell(1)
    screen.print(screen.say("warmup-done"))


def _use_game(game: str) -> None:
    for rules in catalog.setups(game):
        _use(rules)


def _use(rules: AnyRules) -> None:
    """Touch what a match, a study and a bot would: moves, whole matches, a playout, a search."""
    state = rules.start()
    while isinstance(turn := rules.turn(state), Chance):
        state = rules.draw(state, turn.odds.pick(0))
    rules.random_matches(1, 0)
    rules.playout(state, 0)
    if isinstance(turn, Decision):
        rules.play(state, make_bot("mcts:2", rules, 0).choose(rules, state))


def _use_solvers() -> None:
    prepare(catalog.rules("tulum", seats=2))
    count_cubes(3, 1, timeout_s=SECONDS_TO_COUNT)
    cube = catalog.rules("rumis", mode="cube", colours=1)
    solve_cube(cube, cube.start())  # type: ignore[arg-type]  # the catalogue's rules are of any game
    _use_talo_turn(catalog.rules("talo"))


def _use_talo_turn(rules: AnyRules) -> None:
    """Ask for a win that takes two sticks at once, so that every part of the search is used."""
    columns = (Stick(8, "z", 5, 5, 0), Stick(8, "z", 6, 4, 0))
    figures = ((6, 4, 8), (9, 9, 0))
    building = {"phase": Phase.BUILD, "rolls": 1, "number": 5, "taken": (1, 4)}
    win_this_turn(rules, replace(rules.start(), sticks=columns, figures=figures, **building))
