"""Perft counts and golden playthroughs: what every variant did when its data files were last renewed."""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

from baumeister import catalog
from baumeister.core import AnyRules, Chance
from baumeister.core.picture import plain
from baumeister.play import SeededDraws, format_json, format_text, record_of
from baumeister.texts import Texts
from tests.tables import random_match, setup_name

DATA = Path(__file__).parents[1] / "data"
RECORDS = Path(__file__).parents[1] / "play" / "golden"  #: never changed, see `play/test_golden.py`
MOST_LINES = 3_000
PERFT_DRAWS = SeededDraws("perft")  #: the line of draws behind which decisions are counted
MOST_WORDS = 12  #: legal moves that a playthrough names one by one


def perft_file(game: str) -> Path:
    return DATA / "perft" / f"{game}.json"


def golden_file(rules: AnyRules) -> Path:
    return DATA / "golden" / rules.game / f"{setup_name(rules)}.txt"


def perft(rules: AnyRules) -> list[int]:
    """How many lines of 1, 2, 3 … decisions there are, while they are few; what chance gives is fixed."""
    counts: list[int] = []
    states = [settled(rules, rules.start(), 0)]
    while states and (not counts or counts[-1] <= MOST_LINES):
        lines = [(state, move, drawn) for state, drawn in states for move in rules.legal_moves(state)]
        counts.append(len(lines))
        if len(lines) <= MOST_LINES:
            states = [settled(rules, rules.play(state, move), drawn) for state, move, drawn in lines]
    return counts


def settled(rules: AnyRules, state: Any, num_draws: int) -> tuple[Any, int]:
    """The state in which a seat decides or the match is over, and how many draws led there."""
    while isinstance(turn := rules.turn(state), Chance):
        state = rules.draw(state, PERFT_DRAWS.draw(num_draws, turn.odds))
        num_draws += 1
    return state, num_draws


def perfts(game: str) -> dict[str, list[int]]:
    return {setup_name(rules): perft(rules) for rules in catalog.setups(game)}


def playthrough(rules: AnyRules) -> str:
    """One random match: its record, the legal moves on the way, and the last position drawn."""
    match = random_match(rules, random.Random(setup_name(rules)))
    legal = "".join(
        f"{number + 1:4} {legal_text(rules, match.state_at(number))}\n"
        for number in range(len(match.events))
        if not match.is_draw(number)
    )
    record = format_text(record_of(match, [f"player {seat + 1}" for seat in range(rules.seats)]))
    drawing = plain(catalog.game(rules.game).picture(rules.view(match.state), Texts("en")))
    return f"{record}\nlegal moves before each\n{legal}\n{drawing}\n"


def legal_text(rules: AnyRules, state: Any) -> str:
    """The legal moves in words; of many their number and a hash."""
    moves = [rules.format_move(move) for move in rules.legal_moves(state)]
    if len(moves) <= MOST_WORDS:
        return " ".join(moves)
    return f"{len(moves)} moves, {hashlib.sha256(' '.join(moves).encode()).hexdigest()[:16]}"


def records_folder(game: str, version: int) -> Path:
    return RECORDS / f"{game}-rules-{version}"


def keep_records(game: str) -> None:
    """One record of today's rules version, for ever; those that are there stay as they are."""
    rules = catalog.rules(game)
    folder = records_folder(game, rules.version)
    if not folder.exists():
        folder.mkdir()
        match = random_match(rules, random.Random(folder.name))
        record = record_of(match, [f"player {seat + 1}" for seat in range(rules.seats)], seed=folder.name)
        (folder / "match.json").write_text(format_json(record), encoding="utf-8")
        (folder / "match.txt").write_text(format_text(record), encoding="utf-8")


def renew() -> None:
    """Write all data files anew, and remove those of setups that are no more; records are only added."""
    for game in catalog.games():
        keep_records(game)
        for file in (DATA / "golden" / game).glob("*.txt"):
            file.unlink()
        perft_file(game).parent.mkdir(parents=True, exist_ok=True)
        perft_file(game).write_text(json.dumps(perfts(game), indent=1) + "\n", encoding="utf-8")
        for rules in catalog.setups(game):
            golden_file(rules).parent.mkdir(parents=True, exist_ok=True)
            golden_file(rules).write_text(playthrough(rules), encoding="utf-8")
