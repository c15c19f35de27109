"""`warmup`: compile every kernel now, so that nobody waits for it later."""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

import typer

from baumeister import catalog
from baumeister.bots import make_bot
from baumeister.cli.screen import Screen
from baumeister.core import AnyRules, Chance, Decision
from baumeister.core.errors import WorkerLost
from baumeister.solvers import rehearse


def warm_up(ctx: typer.Context) -> None:
    """Games are compiled side by side, one a core."""
    screen: Screen = ctx.obj
    games = catalog.games()
    with (
        screen.progress(screen.say("warmup-progress"), len(games)) as tell,
        ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool,
        _ended_with_us(),
    ):
        for done in as_completed(_begun(pool, games)):
            done.result()
            tell(1)
    screen.print(screen.say("warmup-done"))


def _begun(pool: Executor, games: Sequence[str]) -> list[Future[None]]:
    """All games, the slowest first; Ctrl-C is left to us, or each process would complain of it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return [pool.submit(_use_game, game) for game in reversed(games)]
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _ended_with_us() -> Iterator[None]:
    """A process that is compiling would be waited for, a minute perhaps."""
    try:
        yield
    except BaseException as error:
        for process in multiprocessing.active_children():
            process.terminate()
        if isinstance(error, BrokenProcessPool):
            raise WorkerLost("compiler-lost") from error
        raise


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
