"""Four colours, ruins and cubes."""

import random
from dataclasses import replace

import pytest

from baumeister import Chance, Decision, Ended
from baumeister.core.errors import InvalidVariant
from baumeister.games.rumis import PlaceStone, RumisState, Scenario
from baumeister.play import Match
from baumeister.texts import Texts
from tests.games.rumis.positions import after, refused, rumis
from tests.reference import rumis as reference
from tests.tables import walk


@pytest.mark.rule("RUM-12")
def test_two_players_with_four_colours() -> None:
    rules = rumis(mode="four-colours")
    assert rules.seats == 2
    assert set(rules.start().limits.values()) == {8}
    assert refused(rules, rules.start(), "gI2@a1,b1") == ("RUM-12", "other-colour")
    state, turns = rules.start(), []
    while isinstance(rules.turn(state), Decision):
        turns.append((state.colour, state.seat))
        state = rules.play(state, rules.legal_moves(state)[-1])
    assert turns[:5] == [(0, 0), (1, 1), (2, 0), (3, 1), (0, 0)]
    assert all(colour is not None and seat == colour % 2 for colour, seat in turns)
    turn = rules.turn(state)
    assert isinstance(turn, Ended)
    best = (max(state.scores[0], state.scores[2]), max(state.scores[1], state.scores[3]))
    assert turn.outcome.scores == best


@pytest.mark.rule("RUM-12")
def test_a_colour_may_be_out_while_its_owners_other_plays_on() -> None:
    rules = rumis(mode="four-colours")
    states = list(walk(Match(rules), random.Random(1)))
    assert any(state.colour is not None and (state.colour + 2) % 4 in state.out for state in states)


def touches(state: RumisState, move: PlaceStone) -> bool:
    return bool(reference.neighbours(frozenset(move.cells)) & state.cubes.keys())


@pytest.mark.rule("RUM-13", "RUM-14i")
@pytest.mark.parametrize(("seats", "height"), [(2, 6), (3, 8)])
def test_the_ruin_is_laid_in_turn_before_the_match(seats: int, height: int) -> None:
    rules = rumis(mode="ruinas", seats=seats)
    state = rules.start()
    assert set(state.limits.values()) == {height}
    assert (state.seat, state.colour) == (0, seats)
    state = rules.play(state, rules.legal_moves(state)[0])
    assert (state.seat, state.colour) == (1, seats)
    assert refused(rules, state, "rI2@a1,b1") == ("RUM-14i", "other-colour")
    while state.colour == seats:
        state = rules.play(state, rules.legal_moves(state)[0])
    assert (state.seat, state.colour) == (0, 0)
    assert all(any(z == 0 for _, _, z in move.cells) for move in rules.legal_moves(state))
    state = rules.play(state, rules.legal_moves(state)[0])
    assert all(touches(state, move) for move in rules.legal_moves(state))
    while isinstance(rules.turn(state), Decision):
        state = rules.play(state, rules.legal_moves(state)[0])
    turn = rules.turn(state)
    assert isinstance(turn, Ended)
    assert turn.outcome.scores == state.scores[:seats]


def is_free(state: RumisState, move: PlaceStone) -> bool:
    return not set(move.cells) & state.cubes.keys()


@pytest.mark.rule("RUM-14i", "RUM-03", "RUM-04")
def test_beside_a_ruin_the_match_begins_as_usual() -> None:
    """The first stone of the match touches nothing unless it likes to; the next ones must."""
    rules = rumis(mode="ruinas", scenario="coricancha", seats=3)
    state = rules.start()
    while state.colour == 3:
        state = rules.play(state, rules.legal_moves(state)[0])
    apart = [move for move in rules.legal_moves(state) if not touches(state, move)]
    assert apart
    assert all(any(z == 0 for _, _, z in move.cells) for move in rules.legal_moves(state))
    at = next(at for at, height in state.heights.items() if 0 < height < state.limits[at] - 1)
    on_top = PlaceStone("I2", tuple((*at, state.heights[at] + up) for up in (0, 1)), 0)
    assert refused(rules, state, rules.format_move(on_top)) == ("RUM-03", "first-stone-off-the-ground")
    others = [replace(move, colour=1) for move in apart]
    state = rules.play(state, apart[0])
    assert all(touches(state, move) for move in rules.legal_moves(state))
    lonely = next(move for move in others if is_free(state, move) and not touches(state, move))
    assert refused(rules, state, rules.format_move(lonely)) == ("RUM-04", "first-stone-apart")


@pytest.mark.rule("RUM-15")
def test_colours_take_turns_only_on_top_of_contact() -> None:
    with pytest.raises(InvalidVariant) as caught:
        rumis(mode="cube", alternate=True)
    assert "contact=no" in Texts("en").error(caught.value)


@pytest.mark.rule("RUM-14i")
def test_beside_a_ruin_that_leaves_no_ground_touching_is_enough() -> None:
    rules = rumis(mode="ruinas", scenario=Scenario("pit", (("999", "999"),) * 3, (9, 9, 9)))
    state = rules.start()
    while state.colour == 2:
        state = rules.play(state, rules.legal_moves(state)[0])
    assert state.colour == 0
    assert 0 not in state.heights.values()
    moves = rules.legal_moves(state)
    assert moves
    assert all(z > 0 for move in moves for _, _, z in move.cells)
    assert refused(rules, state, "rI2@a1,b1") == ("RUM-07", "cells-taken")


@pytest.mark.rule("RUM-14i")
def test_chance_may_lay_the_ruin() -> None:
    rules = rumis(mode="ruinas", seats=3, ruin="random")
    state = rules.start()
    turn = rules.turn(state)
    assert isinstance(turn, Chance)
    assert turn.seat is None
    assert len(turn.odds) == 687
    assert len({chance for _, chance in turn.odds}) == 1
    while isinstance(turn := rules.turn(state), Chance):
        state = rules.draw(state, turn.odds.pick(0))
    assert turn == Decision(0)


@pytest.mark.rule("RUM-15")
@pytest.mark.parametrize(("edge", "colours"), [(4, 1), (5, 1), (5, 2), (5, 3)])
def test_a_cube_of_too_many_cubes_is_refused_with_the_count(edge: int, colours: int) -> None:
    with pytest.raises(InvalidVariant) as caught:
        rumis(mode="cube", edge=edge, colours=colours)
    sentence = Texts("en").error(caught.value)
    assert str(edge**3) in sentence
    assert str(40 * colours) in sentence


@pytest.mark.rule("RUM-15")
def test_contact_and_alternation_make_the_cube_harder() -> None:
    start = "rO4@a1,b1,a2,b2"
    plain_cube = rumis(mode="cube", edge=4, colours=2)
    assert plain_cube.why_not(after(plain_cube, start), plain_cube.parse_move("rI4@a4,b4,c4,d4")) is None
    contact = rumis(mode="cube", edge=4, colours=2, contact=True)
    state = after(contact, start)
    assert refused(contact, state, "rI4@a4,b4,c4,d4") == ("RUM-05", "own-colour-not-touched")
    assert refused(contact, state, "bI4@a4,b4,c4,d4") == ("RUM-04", "first-stone-apart")
    assert contact.why_not(state, contact.parse_move("rI4@a3,b3,c3,d3")) is None
    alternate = rumis(mode="cube", edge=4, colours=2, contact=True, alternate=True)
    assert refused(alternate, after(alternate, start), "rI4@a3,b3,c3,d3") == ("RUM-15", "other-colour")


@pytest.mark.rule("RUM-15i")
def test_a_colour_without_stones_is_passed_over() -> None:
    rules = rumis(mode="cube", edge=5, colours=4, contact=True, alternate=True)
    state = rules.start()
    while state.colour is not None:
        before = state
        state = rules.play(state, rules.legal_moves(state)[-1])
        if state.colour is not None:
            skipped = range(before.colour + 1 if before.colour is not None else 0, state.colour)
            assert all(not state.left[colour] for colour in skipped)
