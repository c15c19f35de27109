"""Perft counts and golden playthroughs: what every variant did when its data files were last renewed."""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

from baumeister import catalog
from baumeister.core import AnyRules, Chance
from baumeister.core.picture import plain
from baumeister.play import format_text, record_of
from baumeister.texts import Texts
from tests.tables import random_match, setup_name

DATA = Path(__file__).parents[1] / "data"
MOST_NODES = 3_000


def perft_file(game: str) -> Path:
    return DATA / "perft" / f"{game}.json"


def golden_file(rules: AnyRules) -> Path:
    return DATA / "golden" / rules.game / f"{setup_name(rules)}.txt"


def perft(rules: AnyRules) -> list[int]:
    """How many lines of 1, 2, 3 … events there are, while they are few; every draw counts as one line."""
    counts: list[int] = []
    states = [rules.start()]
    while states:
        lines = [(state, event) for state in states for event in events(rules, state)]
        counts.append(len(lines))
        if len(lines) > MOST_NODES:
            break
        states = [successor(rules, state, event) for state, event in lines]
    return counts


def events(rules: AnyRules, state: Any) -> list[Any]:
    match rules.turn(state):
        case Chance(odds):
            return [draw for draw, _ in odds]
        case _:
            return list(rules.legal_moves(state))


def successor(rules: AnyRules, state: Any, event: Any) -> Any:
    is_chance = isinstance(rules.turn(state), Chance)
    return rules.draw(state, event) if is_chance else rules.play(state, event)


def perfts(game: str) -> dict[str, list[int]]:
    return {setup_name(rules): perft(rules) for rules in catalog.setups(game)}


def playthrough(rules: AnyRules) -> str:
    """One random match: its record, a digest of all legal moves on the way, and the last position drawn."""
    match = random_match(rules, random.Random(setup_name(rules)))
    digest = hashlib.sha256()
    for number in range(len(match.events) + 1):
        moves = rules.legal_moves(match.state_at(number))
        digest.update(" ".join(rules.format_move(move) for move in moves).encode() + b"\n")
    record = format_text(record_of(match, [f"player {seat + 1}" for seat in range(rules.seats)]))
    drawing = plain(catalog.game(rules.game).picture(rules.view(match.state), Texts("en")))
    return f"{record}\nlegal moves {digest.hexdigest()}\n\n{drawing}\n"


def renew() -> None:
    """Write all data files anew."""
    for game in catalog.games():
        perft_file(game).parent.mkdir(parents=True, exist_ok=True)
        perft_file(game).write_text(json.dumps(perfts(game), indent=1) + "\n", encoding="utf-8")
        for rules in catalog.setups(game):
            golden_file(rules).parent.mkdir(parents=True, exist_ok=True)
            golden_file(rules).write_text(playthrough(rules), encoding="utf-8")
