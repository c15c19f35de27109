"""Random play without listing every legal build: places are tried until one stands."""

from random import Random

from baumeister.core import Rules
from baumeister.games.talo import balance
from baumeister.games.talo.building import open_places
from baumeister.games.talo.moves import Move, PlaceStick, Roll, Walk
from baumeister.games.talo.state import Phase, TaloState
from baumeister.games.talo.sticks import stick_of
from baumeister.games.talo.walking import walks
from baumeister.jit import Array

WALK_SHARE = 0.5
TRIES = 6


def random_move(rules: Rules[TaloState, Move, Roll], state: TaloState, rng: Random) -> Move:
    """A legal move at random, not all equally likely; builds that stand are preferred."""
    if state.phase != Phase.BUILD or state.held is not None:
        return rng.choice(rules.legal_moves(state))
    if not state.walked and rng.random() < WALK_SHARE:
        targets = walks(state.sticks, state.figures, state.seat)
        if targets:
            return Walk(*rng.choice(targets))
    boxes = sample_builds(state, rng.choice(state.taken), rng, TRIES) if state.taken else ()
    for box in boxes:
        stick = stick_of(box)
        return PlaceStick(stick.length, stick.axis, stick.x, stick.y, stick.z)
    return rng.choice(rules.legal_moves(state))


def sample_builds(state: TaloState, length: int, rng: Random, tries: int) -> Array:
    """Some places where a stick stands, out of so many tried: int64 (≤ tries, 6)."""
    boxes = open_places(state.sticks, state.figures, length)
    tried = boxes[rng.sample(range(len(boxes)), min(tries, len(boxes)))]
    return tried[balance.which_stand(state.sticks, tried)]
