"""`warmup`: compile every kernel now, so that nobody waits for it later."""

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor, as_completed

import typer

from baumeister import catalog
from baumeister.bots import make_bot
from baumeister.cli.screen import Screen
from baumeister.core import AnyRules, Chance, Decision
from baumeister.solvers import rehearse


def warm_up(ctx: typer.Context) -> None:
    """Games are compiled side by side, one a core."""
    screen: Screen = ctx.obj
    games = catalog.games()
    with (
        screen.progress(screen.say("warmup-progress"), len(games)) as tell,
        ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool,
    ):
        for done in as_completed([pool.submit(_use_game, game) for game in reversed(games)]):
            done.result()
            tell(1)
    screen.print(screen.say("warmup-done"))


def _use_game(game: str) -> None:
    for rules in catalog.setups(game):
        _use(rules)


def _use(rules: AnyRules) -> None:
    """Touch what a match, a study and a bot would: moves, whole matches, a playout, a search, solvers."""
    state = rules.start()
    while isinstance(turn := rules.turn(state), Chance):
        state = rules.draw(state, turn.odds.pick(0))
    rules.random_matches(1, 0)
    rules.playout(state, 0)
    if isinstance(turn, Decision):
        rules.play(state, make_bot("mcts:2", rules, 0).choose(rules, state))
    rehearse(rules)
