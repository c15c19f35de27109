"""The contract of `Rules`, for every game and variant in the catalogue."""

import json
import random
from importlib import import_module
from typing import Any

import pytest

from baumeister import catalog
from baumeister.core import AnyRules, Chance, Decision, Ended, Outcome
from baumeister.core.codec import decode, decode_event, encode, encode_event
from baumeister.core.errors import IllegalDraw, IllegalMove, MatchOver, NotYourTurn
from baumeister.core.picture import plain
from baumeister.pictures import on_plan
from baumeister.play import Match
from baumeister.texts import LANGUAGES, Texts, rule_ids
from tests.conftest import Budget
from tests.tables import each_setup, random_match, walk

SAMPLE = 12  #: how many of a state's moves or draws are looked at one by one


@each_setup()
def test_every_match_keeps_the_contract(rules: AnyRules, budget: Budget) -> None:
    for number in budget(count=1000, seconds=2.5):
        rng = random.Random(number)
        for state in walk(Match(rules), rng):
            check_state(rules, state, rng)


@each_setup()
def test_legal_moves_are_those_of_the_slow_obvious_rules(rules: AnyRules, budget: Budget) -> None:
    reference = import_module(f"tests.reference.{rules.game}")
    for number in budget(count=1000, seconds=2):
        match = Match(rules)
        for state in walk(match, random.Random(number)):
            if isinstance(rules.turn(state), Decision):
                assert set(rules.legal_moves(state)) == set(reference.legal_moves(rules, state))
        assert match.outcome is not None
        assert match.outcome.ranks == tuple(reference.ranks(rules, match.state))


@each_setup()
def test_what_is_shown_has_the_types_that_the_page_is_written_for(rules: AnyRules) -> None:
    """TypeScript is generated from `view_type` and `outlook_type`; what is shown must be that."""
    rng = random.Random(rules.game)
    for state in walk(Match(rules), rng):
        view = rules.view(state)
        assert decode(rules.view_type, encode(view), "view") == view
        for move in rng.sample(moves := rules.legal_moves(state), min(1, len(moves))):
            if (outlook := rules.outlook(state, move)) is not None:
                assert rules.outlook_type is not None
                assert decode(rules.outlook_type, encode(outlook), "outlook") == outlook


@each_setup()
def test_symmetries_commute_with_play(rules: AnyRules, budget: Budget) -> None:
    for number in budget(count=100, seconds=1 if rules.symmetries() else 0):
        match = Match(rules)
        states = list(walk(match, random.Random(number)))
        for symmetry in rules.symmetries():
            for before, event, after in zip(states, match.events, states[1:], strict=False):
                mirrored = symmetry.state(before)
                if isinstance(rules.turn(before), Decision):
                    moves = {symmetry.move(move) for move in rules.legal_moves(before)}
                    assert moves == set(rules.legal_moves(mirrored))
                    assert rules.play(mirrored, symmetry.move(event)) == symmetry.state(after)
                else:
                    assert rules.draw(mirrored, symmetry.draw(event)) == symmetry.state(after)


@each_setup()
def test_whole_matches_in_the_kernel_are_like_those_of_the_rules(rules: AnyRules, full: bool) -> None:
    """Means of a few hundred matches each way; 5 standard errors apart would be no accident."""
    num_matches = 400 if full else 60
    if (batch := rules.random_matches(4000, 1)) is None:
        pytest.skip("no whole matches in a kernel")
    assert batch.utilities.shape == batch.shares.shape == (4000, rules.seats)
    ours = [uniform_match(rules, random.Random(number)) for number in range(num_matches)]
    lengths = [len(match.events) for match in ours]
    spread = (batch.num_moves + batch.num_draws).std() / num_matches**0.5
    assert abs(sum(lengths) / num_matches - (batch.num_moves + batch.num_draws).mean()) <= 5 * spread + 1e-9
    first = [match.outcome.utilities[0] for match in ours if match.outcome]
    spread = batch.utilities[:, 0].std() / num_matches**0.5
    assert abs(sum(first) / num_matches - batch.utilities[:, 0].mean()) <= 5 * spread + 1e-9


def uniform_match(rules: AnyRules, rng: random.Random) -> Match:
    """A whole match in which every legal move is equally likely, as in the kernels."""
    match = Match(rules)
    while not isinstance(turn := match.turn, Ended):
        if isinstance(turn, Chance):
            match.draw(turn.odds.pick(rng.randrange(turn.odds.total)))
        else:
            match.play(turn.seat, rng.choice(rules.legal_moves(match.state)))
    return match


@each_setup()
def test_a_playout_ends_in_utilities(rules: AnyRules, rng: random.Random) -> None:
    match = random_match(rules, rng)
    for number in range(0, len(match.events) + 1, 1 + len(match.events) // 4):
        utilities = rules.playout(match.state_at(number), seed=number)
        assert len(utilities) == rules.seats
        assert all(0 <= utility <= 1 for utility in utilities)
        assert utilities == rules.playout(match.state_at(number), seed=number)
    assert match.outcome is not None
    assert tuple(rules.playout(match.state, 0)) == match.outcome.utilities


def check_state(rules: AnyRules, state: Any, rng: random.Random) -> None:
    dumped = json.dumps(rules.dump(state), sort_keys=True)
    loaded = rules.load(json.loads(dumped))
    assert loaded == state
    assert hash(loaded) == hash(state)
    json.dumps(encode(rules.view(state)))
    match rules.turn(state):
        case Decision(seat):
            assert seat == state.seat
            check_decision(rules, state, rng)
        case Chance(odds, seat):
            assert seat == state.seat
            check_chance(rules, state, odds, rng)
        case Ended(outcome):
            check_end(rules, state, outcome)
    assert json.dumps(rules.dump(state), sort_keys=True) == dumped, "a state never changes"


def check_decision(rules: AnyRules, state: Any, rng: random.Random) -> None:
    moves = rules.legal_moves(state)
    assert moves
    assert moves == rules.legal_moves(state), "a fixed order"
    assert len(set(moves)) == len(moves), "no duplicates"
    for move in sample(moves, rng):
        assert rules.why_not(state, move) is None
        assert rules.play(state, move) == rules.play(state, move)
        assert rules.parse_move(rules.format_move(move)) == move
        assert decode_event(json.loads(json.dumps(encode_event(move))), rules.move_types) == move
        assert 0 <= rules.action_id(move) < rules.num_actions
        assert rules.action(state, rules.action_id(move)) == move
    check_refusals(rules, state, set(moves), rng)
    with pytest.raises(IllegalDraw):
        rules.draw(state, moves[0])


def check_refusals(rules: AnyRules, state: Any, moves: set[Any], rng: random.Random) -> None:
    for action in (rng.randrange(rules.num_actions) for _ in range(4)):
        move = rules.action(state, action)
        refusal = rules.why_not(state, move)
        assert (refusal is None) == (move in moves)
        if refusal is not None:
            assert refusal.rule in rule_ids(rules.game)
            assert all(Texts(language).refusal(refusal) for language in LANGUAGES)
            with pytest.raises(IllegalMove):
                rules.play(state, move)


def check_chance(rules: AnyRules, state: Any, odds: Any, rng: random.Random) -> None:
    assert sum(chance for _, chance in odds) == 1
    assert all(chance > 0 for _, chance in odds)
    assert len({draw for draw, _ in odds}) == len(odds)
    assert rules.legal_moves(state) == ()
    for draw, _ in sample(odds, rng):
        assert rules.draw(state, draw) == rules.draw(state, draw)
        assert rules.parse_draw(rules.format_draw(draw)) == draw
        assert decode_event(json.loads(json.dumps(encode_event(draw))), rules.draw_types) == draw
    with pytest.raises(NotYourTurn):
        rules.why_not(state, rules.action(state, 0))


def check_end(rules: AnyRules, state: Any, outcome: Outcome) -> None:
    assert len(outcome.scores) == len(outcome.ranks) == len(outcome.utilities) == rules.seats
    assert min(outcome.ranks) == 1
    assert all(0 <= utility <= 1 for utility in outcome.utilities)
    assert outcome.lost or outcome.winners
    assert rules.legal_moves(state) == ()
    with pytest.raises(MatchOver):
        rules.why_not(state, rules.action(state, 0))
    with pytest.raises(MatchOver):
        rules.draw(state, None)
    assert rules.built(state) == tuple(sorted(rules.built(state)))
    assert {on_plan(rules.game, place) for place in rules.built(state)}
    game = catalog.game(rules.game)
    for language in LANGUAGES:
        say = Texts(language)
        assert say(f"reason-{outcome.reason}")
        assert plain(game.picture(rules.view(state), say))
        assert all(say(f"fact-{name}") for name in rules.facts(state))


def sample(items: Any, rng: random.Random) -> Any:
    return items if len(items) <= SAMPLE else rng.sample(list(items), SAMPLE)
