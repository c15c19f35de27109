"""A physics engine as an independent witness of the statics."""

import random

import pytest

pytest.importorskip("mujoco", reason="the witness needs the extra `witness`")

from baumeister.games.talo import Stick, balance
from baumeister.games.talo.balance import Fall, Way
from tests.games.talo.witness import engine_ways, random_testimony, random_tip


@pytest.mark.rule("TAL-18i")
def test_the_engine_agrees_outside_the_band(full: bool) -> None:
    rng = random.Random(1)
    heard = [random_testimony(rng) for _ in range(1000 if full else 20)]
    clear = [testimony for testimony in heard if not testimony.is_marginal]
    assert [t.sticks for t in clear if not t.agrees] == []
    assert sum(t.agrees for t in heard) >= 0.97 * len(heard)


@pytest.mark.rule("TAL-08", "TAL-16")
def test_sticks_fall_the_way_that_they_fall_in_the_engine(full: bool) -> None:
    rng = random.Random(2)
    wrong, num_seen = [], 0
    for _ in range(2000 if full else 60):
        sticks = random_tip(rng)
        ways = engine_ways(sticks)
        seen = [fall for fall in balance.falls(sticks) if fall.stick in ways]
        num_seen += len(seen)
        wrong += [(sticks, fall) for fall in seen if fall.towards != ways[fall.stick]]
    assert num_seen >= (2000 if full else 60), "nearly every tip has a stick that goes somewhere"
    assert len(wrong) <= num_seen // 1000, wrong


@pytest.mark.rule("TAL-08")
@pytest.mark.parametrize("length", range(2, 11))
@pytest.mark.parametrize(("axis", "way"), [("x", "east"), ("y", "north")])
def test_a_stick_carried_at_its_low_end_falls_towards_the_other(length: int, axis: str, way: Way) -> None:
    beam = Stick(length, axis, 5, 5, 3)
    assert balance.falls((Stick(3, "z", 5, 5, 0), beam)) == (Fall(beam, way),)
