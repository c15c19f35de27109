"""Where a stone may lie: PYR-01 to PYR-06."""

import pytest

from baumeister.core import Refusal
from baumeister.games.pyramido import BuildStone, PyramidoState, dead_ends
from baumeister.games.pyramido.state import Place
from tests.games.pyramido.positions import Levels, colours, rules_of, together

SOLO = rules_of(mode="solo")
SMALL = rules_of(mode="solo", base=4)
R, Y, G, B, W = range(5)


def laid(*levels: str, corner: tuple[int, int] = (0, 0)) -> PyramidoState:
    """A solo position in which every colour is at hand."""
    return together(SOLO, levels, hands=["rygbw"], corner=corner)


def fitting(state: PyramidoState, *place: int) -> set[int]:
    """The colours of hand that may be built at a place."""
    moves = SOLO.legal_moves(state)
    return {
        move.colour
        for move in moves
        if isinstance(move, BuildStone) and (move.level, move.x, move.y) == place
    }


def refused(state: PyramidoState, colour: int, *place: int) -> Refusal:
    level, x, y = place
    refusal = SOLO.why_not(state, BuildStone(colour, level, x, y))
    assert refusal is not None
    return refusal


@pytest.mark.rule("PYR-01")
def test_a_base_stone_shares_a_side_with_another() -> None:
    state = laid("r")

    assert fitting(state, 1, 1, 0) == {R, Y, G, B, W}
    assert fitting(state, 1, 1, 1) == set()
    assert refused(state, R, 1, 1, 1) == Refusal("PYR-01", "not-beside-a-stone", at=((1, 1, 1),))
    assert refused(state, R, 1, 0, 0) == Refusal("PYR-01", "stone-lies-there", at=((1, 0, 0),))


@pytest.mark.rule("PYR-01")
def test_a_base_at_its_limit_in_one_direction_can_still_grow_in_the_other() -> None:
    state = together(SMALL, ["rygr"], hands=["r"], corner=(-1, 0))
    beyond = SMALL.why_not(state, BuildStone(R, 1, -2, 0))

    assert beyond == Refusal("PYR-01", "base-too-wide", at=((1, 2, 0),), details=(("base", 4),))
    assert SMALL.why_not(state, BuildStone(R, 1, 0, 1)) is None
    assert SMALL.why_not(state, BuildStone(R, 1, 0, -1)) is None


@pytest.mark.rule("PYR-01")
def test_after_the_plus_a_base_of_five_has_three_positions_each_way() -> None:
    xs = {move.x for move in SOLO._actions if isinstance(move, BuildStone) and move.level == 1}

    assert xs == {-3, -2, -1, 0, 1, 2, 3}  # the plus takes -1 … 1; 5 wide from -3, -2 or -1


@pytest.mark.rule("PYR-02")
@pytest.mark.parametrize(
    ("square", "suiting"),
    [("rr rr", "r"), ("ry rr", "r"), ("ry gr", "r"), ("ry yr", "ry"), ("rr yy", "ry")],
    ids=["all four", "three and one", "a pair and two", "two pairs across", "two pairs in rows"],
)
def test_a_stone_above_takes_the_majority_colour(square: str, suiting: str) -> None:
    state = laid(square)

    assert fitting(state, 2, 0, 0) == set(colours(suiting))
    for colour in {R, Y, G, B, W} - set(colours(suiting)):
        refusal = refused(state, colour, 2, 0, 0)
        assert (refusal.rule, refusal.because) == ("PYR-02", "colour-does-not-suit")
        assert refusal.at == ((1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1))


@pytest.mark.rule("PYR-02")
def test_a_stone_above_needs_a_square_but_no_neighbour() -> None:
    state = laid("rr.r rrrr", corner=(-1, 0))
    far = laid("rrrr rrrr", "r", corner=(-1, 0))

    assert refused(state, R, 2, 0, 0) == Refusal("PYR-02", "no-square-below", at=((1, 1, 1),))
    assert fitting(far, 2, 1, 0) == {R}
    assert refused(far, R, 2, -1, 0) == Refusal("PYR-02", "stone-lies-there", at=((2, -1, 0),))
    assert refused(far, R, 6, 0, 0) == Refusal("PYR-02", "no-such-level", details=(("levels", 5),))


@pytest.mark.rule("PYR-03")
def test_no_base_stone_completes_a_square_of_four_colours() -> None:
    state = laid("r. yg")

    assert fitting(state, 1, 1, 1) == {R, Y, G}
    assert refused(state, B, 1, 1, 1) == Refusal(
        "PYR-03", "four-colours", at=((1, 0, 0), (1, 0, 1), (1, 1, 0))
    )


@pytest.mark.rule("PYR-04")
def test_on_a_square_of_four_colours_each_of_them_suits() -> None:
    state = laid("ggb rby rry", "gb ry")

    assert fitting(state, 3, 0, 0) == {R, Y, G, B}
    assert refused(state, W, 3, 0, 0).rule == "PYR-04"


@pytest.mark.rule("PYR-05i", "PYR-04")
def test_a_forced_square_of_four_colours_is_allowed() -> None:
    state = laid("ggb rby rry", "g. ry")  # below the gap lie b y g b: only blue suits

    assert fitting(state, 2, 1, 1) == {B}


@pytest.mark.rule("PYR-05i", "PYR-03")
def test_an_unforced_square_of_four_colours_is_refused() -> None:
    state = laid("gbr gbr yyr", "g. yr")  # below the gap lie two blue and two red

    assert fitting(state, 2, 1, 1) == {R}
    assert refused(state, B, 2, 1, 1) == Refusal(
        "PYR-05i", "four-colours-not-forced", at=((2, 0, 0), (2, 0, 1), (2, 1, 0))
    )


@pytest.mark.rule("PYR-05i")
def test_forced_is_judged_by_colours_not_by_the_stones_at_hand() -> None:
    state = together(SOLO, ["gbr gbr yyr", "g. yr"], hands=["b"], bag="b" * 50)  # no red anywhere

    refusal = SOLO.why_not(state, BuildStone(B, 2, 1, 1))
    assert refusal is not None
    assert refusal.rule == "PYR-05i"


#: the book's picture: around the gap lie r y g on one side and r y b on the other
PICTURE = "gyb g.r ryr"
#: r y g, b w r and y b w around the gap leave it no colour
DEAD = "gwr g.b ryw"


@pytest.mark.rule("PYR-06", "PYR-03")
def test_a_gap_that_only_two_colours_may_fill() -> None:
    state = laid(PICTURE)

    assert fitting(state, 1, 1, 1) == {Y, R}
    for colour in (G, B, W):
        assert refused(state, colour, 1, 1, 1).because == "four-colours"


@pytest.mark.rule("PYR-06")
@pytest.mark.parametrize(("base", "dead"), [((PICTURE,), ()), ((DEAD,), ((1, 1, 1),))])
def test_a_gap_that_nothing_can_fill_is_told(base: Levels, dead: tuple[Place, ...]) -> None:
    state = laid(*base)
    end = dead_ends(SOLO.variant, state)[0]

    assert end.places == SOLO.view(state).pyramids[0].dead == dead
    assert end.can_complete == (not dead)
    assert fitting(state, 1, 3, 1)  # legal to go on


def test_a_pyramid_that_lacks_stones_cannot_be_completed() -> None:
    state = together(SOLO, ["rr rr"], hands=["rygbwr"], bag="r" * 44)
    end = dead_ends(SOLO.variant, state)[0]

    assert (end.missing, end.stones_left) == (51, 50)
    assert not end.can_complete
