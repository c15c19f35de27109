"""Proof that no draw was tampered with: each follows from the seed, and the seed from its promise."""

import hashlib

from baumeister.core import Chance
from baumeister.core.errors import DrawsTampered
from baumeister.play.draws import SeededDraws
from baumeister.play.record import Record, replay, require_whole


def hash_seed(seed: str) -> str:
    """The promise that is given at the start of a match about the seed of its draws."""
    return hashlib.sha256(seed.encode()).hexdigest()


def verify_draws(record: Record, promise: str | None = None, given: int = 0) -> int:
    """How many draws were checked; DrawsTampered names the first that is not what the seed gives.

    The first `given` events happened elsewhere, before the seed was made.
    """
    if record.seed is None:
        raise DrawsTampered("seed-missing")
    if promise is not None and hash_seed(record.seed) != promise:
        raise DrawsTampered("seed-not-as-promised")
    require_whole(record)
    match, draws = replay(record), SeededDraws(record.seed)
    drawn = [number for number in range(len(record.events)) if match.is_draw(number)]
    checked = [(place, number) for place, number in enumerate(drawn) if number >= given]
    for place, number in checked:
        turn = match.turn_at(number)
        assert isinstance(turn, Chance)
        if draws.draw(place, turn.odds) != record.events[number]:
            raise DrawsTampered("draw-not-of-seed", number=number + 1)
    return len(checked)
