"""Bots and solvers think in worker processes, with a time limit; one that dies or hangs is replaced."""

import asyncio
import logging
import os
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from baumeister import catalog
from baumeister.analysis import best_moves
from baumeister.bots import engines, find_bot, make_bot
from baumeister.catalog import load_rules
from baumeister.core import AnyRules, Chance, Decision
from baumeister.core.codec import Json, decode_event, encode_event
from baumeister.core.errors import UnknownPlayer
from baumeister.play import Match, SeededDraws
from baumeister.server import metrics
from baumeister.server.desks import Asker, Desk
from baumeister.server.workers import Worker
from baumeister.solvers import prepare, rehearse, solution
from baumeister.solvers.answers import Answer, GaveUp
from baumeister.texts import DEFAULT, Texts

log = logging.getLogger(__name__)

ATTEMPTS = 2
WARMING_EVENTS = 30
WARMING_S = 0.1
BACKGROUND = 10  #: how nice a worker is that nobody waits for
LEAST_S, LEAST_ITERATIONS = 0.5, 200  #: however many wait
MOST_HINTS = 20  #: that one address may have waiting
SOMEBODY = Asker()

Choose = Callable[[Json, str, int], Json]


class Thinkers:
    """People's matches, bots among themselves, hints and the coach each have workers of their own."""

    def __init__(self, num_processes: int, limit_s: float, choose: "Choose | None" = None) -> None:
        self._choose = choose or choose_move
        self.people = Desk("people", num_processes, limit_s)
        self.bots = Desk("bots", 1, limit_s, niceness=10)
        self.hints = Desk("hints", 1, limit_s, niceness=5, most=MOST_HINTS)
        self.coach = Desk("coach", 1, limit_s, niceness=5, most=MOST_HINTS)
        self._warming = Worker()
        self._table_maker = Worker()
        self._prepared: set[AnyRules] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def think(
        self, rules: AnyRules, state: Any, level: str, desk: Desk | None = None, asker: Asker = SOMEBODY
    ) -> Any:
        """A legal move of a bot of this level; at random if its workers fail twice.

        The more others wait, the less it thinks.
        """
        dumped, seed = rules.dump(state), random.getrandbits(32)
        self._see_to_table(rules, level)
        level = engines.named.get(level, level)
        for _ in range(ATTEMPTS):
            found = await (desk or self.people).ask(
                asker, self._choose, lambda others: (dumped, shared_level(level, others), seed)
            )
            if found is not None:
                return decode_event(found, rules.move_types)
            metrics.BOT_FAILURES.inc()
        return random.choice(rules.legal_moves(state))

    async def solve(self, rules: AnyRules, state: Any, limit_s: float, asker: Asker = SOMEBODY) -> Answer:
        """How the puzzle can be completed from here; a worker that fails has given up."""
        found: Answer | None = await self.hints.ask(
            asker, solve_puzzle, lambda others: (rules.dump(state), max(LEAST_S, limit_s / (1 + others)))
        )
        return found or GaveUp(attempts=1)

    async def warm_up(self) -> None:
        """Compile every game's kernels in a process of its own; the server then finds them in the cache.

        What fails is compiled when it is needed.
        """
        try:
            for game in catalog.games():
                if not self._is_closed:
                    with suppress(Exception):
                        await self._warming.run(None, play_a_little, game)
        finally:
            self._warming.end()

    def _see_to_table(self, rules: AnyRules, level: str) -> None:
        """Make the table that a bot plays from in the background; it plays nearly as well until then."""
        if rules in self._prepared or not _needs_table(level, rules):
            return
        self._prepared.add(rules)
        making = asyncio.create_task(self._make_table(rules))
        self._tasks.add(making)
        making.add_done_callback(self._tasks.discard)

    async def _make_table(self, rules: AnyRules) -> None:
        with suppress(Exception):  # it plays on without
            await self._table_maker.run(None, make_table, rules.dump(rules.start()))

    def close(self) -> None:
        """End the workers at once; what they were thinking about is thought again after a restart."""
        self._is_closed = True
        for desk in (self.people, self.bots, self.hints, self.coach):
            desk.close()
        self._warming.end()
        self._table_maker.end()


def shared_level(level: str, num_others: int) -> str:
    """The same bot with its share of the thinking, while so many others wait."""
    word, _, amount = level.partition(":")
    if not amount or not num_others or engines.is_engine(level):
        return level
    if amount.endswith("s"):
        seconds = float(amount[:-1])
        return f"{word}:{max(min(seconds, LEAST_S), seconds / (1 + num_others)):.3f}s"
    iterations = int(amount)
    return f"{word}:{max(min(iterations, LEAST_ITERATIONS), iterations // (1 + num_others))}"


def choose_move(dumped: Json, level: str, seed: int) -> Json:
    """Runs in a worker: the move that a bot of this level chooses."""
    rules = load_rules(dumped["game"], dumped["variant"])
    bot = engines.make_player(level, rules, seed)
    move = bot.choose(rules, rules.load(dumped))
    if (fault := engines.fault_of(bot)) is not None:
        log.warning("%s", Texts(DEFAULT).error(fault))
    engines.dismiss(bot)
    return encode_event(move)


def make_table(dumped: Json) -> None:
    """Runs in a worker, behind whatever else there is to do."""
    os.nice(BACKGROUND)
    prepare(load_rules(dumped["game"], dumped["variant"]))


def _needs_table(level: str, rules: AnyRules) -> bool:
    try:
        return find_bot(level, rules)[0].needs_table
    except UnknownPlayer:
        return False  # the worker says so


def solve_puzzle(dumped: Json, limit_s: float) -> Answer:
    """Runs in a worker: what the solver of this puzzle finds."""
    rules = load_rules(dumped["game"], dumped["variant"])
    return solution(rules, rules.load(dumped), limit_s)


def play_a_little(game: str) -> None:
    """Runs in a worker: touch what a match, a bot, the coach and a solver of this game need."""
    rules = catalog.setups(game)[0]
    played, draws, bot = Match(rules), SeededDraws(0), make_bot("mcts:2", rules, 0)
    for _ in range(WARMING_EVENTS):
        match played.turn:
            case Decision(seat):
                played.play(seat, bot.choose(rules, played.state))
                rules.view(played.state)
            case Chance():
                played.draw_from(draws)
    best_moves(rules, played.state, WARMING_S)
    for variant in catalog.setups(game):
        rehearse(variant)
