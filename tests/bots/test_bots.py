"""Bots by name."""

import tracemalloc
from random import Random

import pytest

import baumeister
from baumeister.bots import GENERAL, bot_kinds, bot_names, find_bot, make_bot
from baumeister.bots.general import RandomBot
from baumeister.bots.knowledge import BotKind, Knowledge
from baumeister.core import AnyRules
from baumeister.core.errors import UnknownPlayer
from baumeister.play import Match, SeededDraws, play_on
from tests.tables import each_setup

RULES = baumeister.rules("tulum")


@pytest.mark.parametrize(
    "name", ["alphazero", "human", "random:5", "mcts:", "mcts:0", "mcts:-3", "mcts:fast", "mcts:0s", ""]
)
def test_a_bot_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownPlayer):
        make_bot(name, RULES, 0)


@each_setup()
def test_every_bot_plays_every_variant(rules: AnyRules) -> None:
    match = Match(rules)
    bots = [make_bot(name, rules, 0) for name in ("mcts:3", "greedy", "random", "random")][: rules.seats]
    assert play_on(match, bots, SeededDraws(1)).utilities
    assert set(bot_names(rules)) >= {"random", "greedy", "mcts"}


def test_checking_a_name_builds_nothing() -> None:
    rules = baumeister.rules("rumis")
    find_bot("mcts:100000", rules)
    tracemalloc.start()
    find_bot("mcts:100000", rules)
    _, most_bytes = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most_bytes < 100_000


def test_a_game_may_have_a_bot_of_its_own_for_some_variants(monkeypatch: pytest.MonkeyPatch) -> None:
    parrot = BotKind(lambda *_: RandomBot(Random(0)), when={"seats": (1, 2)})
    own = Knowledge(bots={"parrot": parrot})
    monkeypatch.setattr("baumeister.bots.knowledge", {"tulum": own}.get)
    assert set(bot_kinds("tulum")) == {*GENERAL, "parrot"}
    assert make_bot("parrot", RULES, 0)
    with pytest.raises(UnknownPlayer) as caught:
        find_bot("parrot", baumeister.rules("tulum", seats=3))
    assert caught.value.details["accepts"] == "random, greedy, mcts"


def test_the_same_seed_gives_the_same_choice() -> None:
    def events(seed: int) -> list[object]:
        match = Match(RULES)
        play_on(match, [make_bot("mcts:30", RULES, seed), make_bot("random", RULES, seed)], SeededDraws(5))
        return match.events

    assert events(1) == events(1)
