"""Rumis: what is seen from above of the stone's colour, and what it hides of the others'."""

from collections import Counter

from baumeister.analysis.reasons.reason import Reason
from baumeister.games.rumis.moves import PlaceStone
from baumeister.games.rumis.rules import RumisRules
from baumeister.games.rumis.state import RumisState


def reason_for(rules: RumisRules, state: RumisState, move: PlaceStone) -> Reason | None:
    """None in a cube, where nothing that is seen counts, and where the stone hides more of its own."""
    if rules.variant.is_cube:
        return None
    shown, hidden = changes(rules, state, move)
    if shown < 0:
        return None
    if not hidden:
        return Reason("rumis-shows", {"shown": shown}) if shown else None
    if len(hidden) > 1:
        return Reason("rumis-hides-colours", {"shown": shown, "hidden": sum(hidden.values())})
    [(colour, number)] = hidden.items()
    return Reason("rumis-hides", {"shown": shown, "hidden": number, "colour": colour})


def changes(rules: RumisRules, state: RumisState, move: PlaceStone) -> tuple[int, dict[int, int]]:
    """Faces of the stone's colour seen more than before, and faces hidden of each other colour.

    A ruin's faces are nobody's and left out.
    """
    before = Counter(state.tops.values())
    after = Counter(rules.after_move(state, move).tops.values())
    played = range(rules.variant.num_colours)
    hidden = {colour: before[colour] - after[colour] for colour in played if before[colour] > after[colour]}
    return after[move.colour] - before[move.colour], hidden
