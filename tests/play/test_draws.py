"""Draws from a seed: the same everywhere, and fair."""

import hashlib
import hmac
from collections import Counter
from fractions import Fraction

from baumeister.core import Odds
from baumeister.play import ScriptedDraws, SeededDraws

ODDS = Odds.from_weights({"a": 1, "b": 2, "c": 4})


def test_draw_i_follows_from_seed_and_i_alone() -> None:
    digest = hmac.new(b"secret", b"5", hashlib.sha256).digest()
    expected = ODDS.pick(int.from_bytes(digest) % 7)
    assert SeededDraws("secret").draw(5, ODDS) == expected
    forwards = [SeededDraws(1).draw(i, ODDS) for i in range(50)]
    backwards = [SeededDraws("1").draw(i, ODDS) for i in reversed(range(50))]
    assert forwards == backwards[::-1]


def test_known_draws() -> None:
    assert "".join(SeededDraws("baumeister").draw(i, ODDS) for i in range(12)) == "cbccccbabccc"


def test_the_shares_are_those_of_the_odds() -> None:
    draws = SeededDraws("fair")
    counts = Counter(draws.draw(i, ODDS) for i in range(7000))
    for draw, chance in ODDS:
        assert abs(Fraction(counts[draw], 7000) - chance) < Fraction(3, 100)


def test_a_digest_beyond_the_last_full_round_is_thrown_away() -> None:
    half_and_more = Odds([("low", Fraction(2**255, 2**255 + 1)), ("last", Fraction(1, 2**255 + 1))])
    draws = SeededDraws("x")
    wasted = [i for i in range(8) if draws._number(i, 0) >= 2**255 + 1]
    assert wasted, "about half of the digests are beyond"
    assert all(draws.draw(i, half_and_more) == "low" for i in wasted)


def test_a_script_is_followed() -> None:
    script = ScriptedDraws(["x", "y"])
    assert [script.draw(0, ODDS), script.draw(1, ODDS)] == ["x", "y"]
