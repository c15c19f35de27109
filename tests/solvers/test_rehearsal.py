"""What solves a game is compiled before anybody waits for it."""

import json
import subprocess
import sys

import pytest

#: kernels that Python calls late in a match, in a puzzle or for a coach: module and name
ENTRANCES = {
    "pyramido": ["pyramido_completion.complete"],
    "rumis": ["rumis_endgame.search", "rumis_packing.next_packing", "rumis_packing.count_packings"],
    "talo": ["talo_climbs.sticks_needed", "talo_climbs.second_climbs"],
    "tulum": ["tulum_solitaire.fill_utilities", "tulum_turns.fill_turn"],
}
REHEARSAL = """
import json, sys
from importlib import import_module
from baumeister import catalog
from baumeister.solvers import rehearse

for rules in catalog.setups(sys.argv[1]):
    rehearse(rules)
kernels = {
    name: getattr(import_module("baumeister.solvers." + name.split(".")[0]), name.split(".")[1])
    for name in json.loads(sys.argv[2])
}
print(json.dumps([name for name, kernel in kernels.items() if kernel.signatures]))
"""


@pytest.mark.parametrize("game", ENTRANCES)
def test_a_rehearsal_compiles_what_solves_a_game(game: str) -> None:
    """In a process of its own: here other tests have compiled much."""
    command = [sys.executable, "-c", REHEARSAL, game, json.dumps(ENTRANCES[game])]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert json.loads(told) == ENTRANCES[game]
