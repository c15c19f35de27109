"""A physics engine as an independent witness of the statics."""

import random

import pytest

pytest.importorskip("mujoco", reason="the witness needs the extra `witness`")

from tests.games.talo.witness import random_testimony


@pytest.mark.rule("TAL-18i")
def test_the_engine_agrees_outside_the_band(full: bool) -> None:
    rng = random.Random(1)
    heard = [random_testimony(rng) for _ in range(1000 if full else 20)]
    clear = [testimony for testimony in heard if not testimony.is_marginal]
    assert [t.sticks for t in clear if not t.agrees] == []
    assert sum(t.agrees for t in heard) >= 0.97 * len(heard)
