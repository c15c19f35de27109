"""Levels: what each game offers, and that they answer."""

import pytest

import baumeister
from baumeister import catalog
from baumeister.bots import USUAL, find_bot, knowledge, level_names, make_bot
from baumeister.bots.levels import NAMES
from baumeister.core import AnyRules
from baumeister.play import Match, SeededDraws, play_on
from baumeister.texts import LANGUAGES, Texts
from tests.tables import each_setup


@pytest.mark.parametrize("game", catalog.games())
def test_levels_have_the_names_of_the_house_in_their_order(game: str) -> None:
    levels = list(knowledge(game).levels)
    assert levels == [name for name in NAMES if name in levels]
    assert levels[0] == "newcomer"
    assert levels[-1] == "builder"
    assert USUAL in levels
    assert all(Texts(language).has(f"bot-{name}") for language in LANGUAGES for name in levels)


@each_setup()
def test_every_level_plays_every_variant_and_thinks_in_simulations(rules: AnyRules) -> None:
    left_out = {"grandmaster", "builder"} if rules.game == "pyramido" and rules.is_together else set()
    assert level_names(rules) == tuple(name for name in knowledge(rules.game).levels if name not in left_out)
    for level in knowledge(rules.game).levels.values():
        for name in level.bots:
            assert not name.endswith("s") or ":" not in name, "seconds are not the same on every machine"
    playing = [find_bot(name, rules)[0] for name in level_names(rules)]
    assert all(kind.plays(rules) for kind in playing)


@pytest.mark.parametrize("game", catalog.games())
def test_the_lower_levels_play_a_match_to_its_end(game: str) -> None:
    rules = catalog.setups(game)[0]
    bots = [make_bot(("newcomer", "apprentice")[seat % 2], rules, 1) for seat in range(rules.seats)]
    assert play_on(Match(rules), bots, SeededDraws(1)).utilities


def test_in_a_hurry_a_move_is_chosen_among_those_side_by_side() -> None:
    """A newcomer of Rumis sees three of some hundred moves, elsewhere each time."""
    rules = baumeister.rules("rumis")
    state = rules.start()
    moves = rules.legal_moves(state)
    chosen = {make_bot("newcomer", rules, seed).choose(rules, state) for seed in range(12)}
    assert chosen <= set(moves)
    assert len(chosen) > 3


def test_the_same_seed_gives_the_same_match() -> None:
    rules = baumeister.rules("tulum")

    def events() -> list[object]:
        match = Match(rules)
        play_on(match, [make_bot("apprentice", rules, 3), make_bot("journeyman", rules, 3)], SeededDraws(5))
        return match.events

    assert events() == events()
