"""Why a move is good: the facts told are those that a slow, obvious count finds."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

import baumeister
from baumeister.analysis import reason_for
from baumeister.analysis.coaching import Measure, best_moves, measure
from baumeister.analysis.reasons import tulum
from baumeister.analysis.reasons.reason import Reason
from baumeister.core import AnyRules, Decision
from baumeister.games.pyramido import ExchangeStones, PyramidoRules
from baumeister.games.pyramido.moves import place_of
from baumeister.games.rumis import PlaceStone, RumisRules, RumisState
from baumeister.games.talo import PlaceStick, TaloRules, TaloState, Walk
from baumeister.games.tulum import PlaceBlock, RollOn, Stop, TulumRules
from baumeister.games.tulum.state import bit
from baumeister.play import Match
from baumeister.solvers.tulum_solitaire import solve_solitaire
from baumeister.texts import LANGUAGES, Texts
from tests.games.pyramido.positions import colours, rules_of, together
from tests.games.talo.positions import position
from tests.games.tulum.positions import parse_state
from tests.reference import pyramido as slow_pyramido
from tests.reference import talo as slow_talo
from tests.tables import each_setup, walk


def decisions(rules: AnyRules, seed: int, every: int = 1) -> Iterator[tuple[Any, Any]]:
    """Positions of a random match, each with every `every`-th of its legal moves."""
    rng, match = random.Random(seed), Match(rules)
    for state in walk(match, rng):
        if isinstance(rules.turn(state), Decision):
            for move in rules.legal_moves(state)[::every]:
                yield state, move


@each_setup()
def test_every_reason_is_said_in_every_language(rules: AnyRules) -> None:
    said = set()
    for state, move in decisions(rules, 5, every=7):
        if (reason := reason_for(rules, state, move)) is None or reason.because in said:
            continue
        said.add(reason.because)
        details = {name: value for name, value in reason.details.items() if name != "seat"}
        for language in LANGUAGES:
            sentence = Texts(language)(f"worth-{reason.because}", name="Ben", **details)
            assert "{" not in sentence
            assert not sentence.startswith("worth-")
    assert said or measure(rules) == Measure.COMPLETE


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"game": "tulum", "seats": 1}, Measure.POINTS),
        ({"game": "tulum", "seats": 2}, Measure.WIN),
        ({"game": "pyramido", "mode": "coop"}, Measure.COMPLETE),
        ({"game": "pyramido", "mode": "solo"}, Measure.COMPLETE),
        ({"game": "pyramido", "mode": "contest"}, Measure.WIN),
        ({"game": "rumis", "mode": "cube"}, Measure.COMPLETE),
    ],
)
def test_a_worth_is_a_share_of_what_can_be_had(options: dict[str, Any], expected: Measure) -> None:
    assert measure(baumeister.rules(options.pop("game"), **options)) == expected


# Tulum


def tulum_rules(seats: int) -> TulumRules:
    rules = baumeister.rules("tulum", seats=seats)
    assert isinstance(rules, TulumRules)
    return rules


def has_place(board: frozenset[tuple[int, int]], row: int) -> bool:
    """Whether a block of this row fits anywhere on the board."""
    return any(
        (row, place) not in board and (row == 0 or {(row - 1, place), (row - 1, place + 1)} <= board)
        for place in range(6 - row)
    )


def test_the_risk_of_rolling_on_is_that_of_all_dice_one_by_one() -> None:
    rules, checked = tulum_rules(2), 0
    for state, move in decisions(rules, 3):
        if move != RollOn() or state.num_dice > 4:
            continue
        board = state.boards[state.seat] | state.loose
        rolls = list(product(range(6), repeat=state.num_dice))
        fails = sum(not any(has_place(board, row) for row in roll) for roll in rolls)
        assert tulum.risk(rules, state) == pytest.approx(fails / len(rolls), abs=1e-12)
        checked += 1
    assert checked > 5


@pytest.mark.parametrize("seats", [1, 2])
def test_what_rolling_the_last_die_gains_is_counted_out(seats: int) -> None:
    """Five blocks lie, one die is left: six cases, in each the turn is over."""
    rules = tulum_rules(seats)
    state = parse_state("oooooX", (5,), placed=True)
    state = replace(state, secured=state.secured[:seats])
    assert state.num_dice == 1
    solitaire = solve_solitaire(False)

    def turns(board: int) -> float:
        return float(solitaire.turns[solitaire.boards.shape(board)])

    ends = []
    for row in range(6):
        places = range(5) if row == 1 else ()  # the bottom is full, nothing lies on it
        grown = [state.board | bit(row, place) for place in places]
        ends.append(min(map(turns, grown), default=turns(state.secured[0])))
    rolled = sum(ends) / 6
    assert tulum.turns_if_rolled(rules, state) == pytest.approx(rolled, abs=1e-9)
    assert tulum.turns_if_stopped(rules, state) == pytest.approx(turns(state.board), abs=1e-9)
    reason = reason_for(rules, state, RollOn())
    assert reason is not None
    assert reason.because == "tulum-roll-costs"
    assert reason.details == {"percent": 83, "turns": round(rolled - turns(state.board), 1)}
    stop = reason_for(rules, state, Stop())
    assert stop is not None
    assert stop.details == {"kept": 5, "percent": 83}


@pytest.mark.parametrize("seats", [1, 2])
def test_a_block_that_ends_the_turn_leaves_the_turns_of_what_is_secured(seats: int) -> None:
    rules, solitaire = baumeister.rules("tulum", seats=seats), solve_solitaire(False)
    state = replace(parse_state("ooooo.", (0,), placed=True), secured=(0,) * seats)
    bottom = int(solitaire.boards.shape(parse_state("XXXXXX").board))
    found = reason_for(rules, state, PlaceBlock(0, 5))
    assert found is not None
    assert found.details == {"turns": round(float(solitaire.turns[bottom]), 1)}


def test_the_last_block_completes_the_pyramid() -> None:
    state = parse_state("XXXXXX/XXXXX/XXXX/XXX/XX", (5,))
    found = reason_for(baumeister.rules("tulum"), state, PlaceBlock(5, 0))
    assert found is not None
    assert found.because == "tulum-completes"


# Rumis


def seen_from_above(state: RumisState) -> Counter[int]:
    """Looked at column by column."""
    highest: dict[tuple[int, int], tuple[int, int]] = {}
    for stone in state.laid:
        for x, y, z in stone.cells:
            highest[x, y] = max(highest.get((x, y), (-1, -1)), (z, stone.colour))
    return Counter(colour for _, colour in highest.values())


@pytest.mark.parametrize(
    "options",
    [{"seats": 2}, {"seats": 4}, {"seats": 2, "mode": "ruinas"}],
    ids=["two", "four", "ruinas"],
)
def test_what_a_stone_shows_and_hides_is_what_is_seen_before_and_after(options: dict[str, Any]) -> None:
    rules = baumeister.rules("rumis", **options)
    assert isinstance(rules, RumisRules)
    found = set()
    for state, move in decisions(rules, 4, every=5):
        reason = reason_for(rules, state, move)
        if reason is None:
            continue
        found.add(reason.because)
        before, after = seen_from_above(state), seen_from_above(with_stone(state, move))
        hidden = {c: before[c] - after[c] for c in range(rules.variant.num_colours) if before[c] > after[c]}
        assert reason.details["shown"] == after[move.colour] - before[move.colour]
        assert reason.details.get("hidden", 0) == sum(hidden.values())
        if "colour" in reason.details:
            assert list(hidden) == [reason.details["colour"]]
    assert {"rumis-shows", "rumis-hides"} <= found


def with_stone(state: RumisState, move: PlaceStone) -> RumisState:
    return replace(state, laid=(*state.laid, move))


def test_nothing_is_said_of_what_a_cube_shows() -> None:
    rules = baumeister.rules("rumis", mode="cube")
    assert all(reason_for(rules, state, move) is None for state, move in decisions(rules, 1, every=9))


# Pyramido


@pytest.mark.parametrize("mode", ["coop", "solo", "contest"])
def test_the_colours_that_stay_open_are_those_that_the_slow_rules_allow(mode: str) -> None:
    rules = baumeister.rules("pyramido", mode=mode)
    assert isinstance(rules, PyramidoRules)
    found = Counter[str]()
    for state, move in decisions(rules, 6, every=3):
        reason = reason_for(rules, state, move)
        if reason is None:
            continue
        found[reason.because] += 1
        number = state.seat if mode == "contest" else 0
        pyramid, base = dict(state.pyramids[number]), rules.variant.base
        level, x, y = place = place_of(move)
        after = {**pyramid, place: move.colour}
        if reason.because == "pyramido-square":
            above = [(level + 1, x - dx, y - dy) for dx, dy in product((0, 1), repeat=2)]
            open_above = [colours for at in above if (colours := slow_pyramido.fitting(base, after, at))]
            assert reason.details == {"squares": len(open_above), "colours": len(set().union(*open_above))}
        elif reason.because == "pyramido-open":
            around = [(level, x + dx, y + dy) for dx, dy in product((-1, 0, 1), repeat=2) if dx or dy]
            open_around = [colours for at in around if (colours := slow_pyramido.fitting(base, after, at))]
            assert reason.details == {"colours": min(map(len, open_around))}
    assert found["pyramido-open"] > 5
    assert found["pyramido-square"] > 5


@pytest.mark.parametrize(("exchanged", "useless"), [("bgw", 3), ("by", 1), ("ry", 0)])
def test_an_exchange_is_good_for_the_stones_that_fit_nowhere(exchanged: str, useless: int) -> None:
    """Only the top is missing; it rests on two red and two yellow stones."""
    rules = rules_of(mode="solo", base=4)
    state = together(
        rules, ("rryy rryy rryy rryy", "ryy ryy ryy", "ry ry"), hands=["bgrwyy"], bag="rrr", corner=(-1, -1)
    )
    move = ExchangeStones(colours(exchanged))
    assert move in rules.legal_moves(state)
    pyramid = dict(state.pyramids[0])
    assert useless == sum(not slow_pyramido.builds(4, pyramid, (colour,)) for colour in move.colours)
    good = Reason("pyramido-exchange", {"stones": useless}) if useless else None
    assert reason_for(rules, state, move) == good


# Talō


def levels_missing(state: TaloState, seat: int) -> int:
    others = {figure for other, figure in enumerate(state.figures) if other != seat}
    reached = slow_talo.reachable(replace(state, seat=seat), others, 2)
    return 10 - max(level for _, _, level in {*reached, state.figures[seat]})


def test_the_levels_that_a_stick_leaves_are_those_of_a_plain_search() -> None:
    rules = baumeister.rules("talo")
    assert isinstance(rules, TaloRules)
    found = 0
    for state, move in decisions(rules, 2, every=11):
        if not isinstance(move, PlaceStick) or found > 60:
            continue
        reason, after = reason_for(rules, state, move), rules.after_move(state, move)
        before, now = ([levels_missing(one, seat) for seat in range(2)] for one in (state, after))
        other = 1 - state.seat
        helps = now[state.seat] < before[state.seat] or now[other] > before[other]
        assert (reason is not None) == helps
        if reason is not None:
            assert reason.because == "talo-leaves"
            assert reason.details == {"levels": now[state.seat], "seat": other, "others": now[other]}
            found += 1
    assert found > 5


@pytest.mark.parametrize(
    ("levels", "said"),
    [
        (0, "Clears your way to the top; Ben can reach it, too."),
        (2, "Leaves you 2 levels from the top; Ben can already reach it."),
    ],
)
def test_who_gets_up_beside_you_is_told_from_who_gets_up_alone(levels: int, said: str) -> None:
    assert Texts("en")("worth-talo-leaves", levels=levels, others=0, name="Ben") == said


def test_a_walk_up_is_told_and_the_winning_one_as_such() -> None:
    rules = baumeister.rules("talo")
    assert isinstance(rules, TaloRules)
    state = position(rules, "1z(3,2,0) 2z(4,2,0)", taken=(1,))
    climbs = {
        move.level: reason_for(rules, state, move)
        for move in rules.legal_moves(state)
        if isinstance(move, Walk)
    }
    assert {level: reason.details for level, reason in climbs.items() if reason} == {
        1: {"level": 1},
        2: {"level": 2},
    }
    wins = reason_for(rules, state, Walk(4, 2, 10))
    assert wins is not None
    assert wins.because == "talo-wins"


@pytest.mark.parametrize("game", ["tulum", "rumis", "pyramido", "talo"])
def test_the_best_moves_come_with_what_they_are_worth(game: str) -> None:
    rules = baumeister.rules(game)
    state, _ = next(decisions(rules, 1))
    found = best_moves(rules, state, limit_s=0.1)
    assert 1 <= len(found.moves) <= 3
    assert found.value == found.moves[0].value
    assert [one.reason for one in found.moves] == [reason_for(rules, state, one.move) for one in found.moves]
