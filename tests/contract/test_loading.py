"""Whatever is loaded as a state is one to go on from: it has a turn, and moves if it is a seat's."""

import random
from typing import Any

from baumeister.core import AnyRules, Chance, Decision, Ended
from baumeister.core.codec import encode
from baumeister.core.errors import InvalidRecord
from baumeister.play import Match
from tests.conftest import Budget
from tests.contract.alterations import altered
from tests.tables import each_setup, walk

PER_STATE = 5  #: alterations of each state of a match


@each_setup()
def test_a_state_that_loads_goes_on(rules: AnyRules, budget: Budget) -> None:
    num_loaded = 0
    for number in budget(count=40, seconds=0.7):
        rng = random.Random(number)
        for state in list(walk(Match(rules), rng)):
            saved = rules.dump(state)
            for _ in range(PER_STATE):
                num_loaded += goes_on_or_is_refused(rules, saved, rng)
    assert num_loaded, "some alterations are harmless, and those are looked at too"


def goes_on_or_is_refused(rules: AnyRules, saved: dict[str, Any], rng: random.Random) -> bool:
    broken = {**saved, "state": altered(saved["state"], rng)}
    try:
        state = rules.load(broken)
    except InvalidRecord:
        return False
    encode(rules.view(state))
    match rules.turn(state):
        case Decision():
            moves = rules.legal_moves(state)
            assert moves
            rules.turn(rules.play(state, rng.choice(moves)))
        case Chance(odds):
            rules.turn(rules.draw(state, odds.pick(rng.randrange(odds.total))))
        case Ended(outcome):
            assert rules.legal_moves(state) == ()
            assert outcome.lost or outcome.winners
    return True
