"""One match: events, seats, draws, records, replay."""

from baumeister.play.draws import Draws, ScriptedDraws, SeededDraws, check_seed
from baumeister.play.fairness import hash_seed, verify_draws
from baumeister.play.match import Match, Player, Step, play_on
from baumeister.play.record import Record, format_json, format_text, parse_record, record_of, replay

__all__ = [
    "Draws",
    "Match",
    "Player",
    "Record",
    "ScriptedDraws",
    "SeededDraws",
    "Step",
    "check_seed",
    "format_json",
    "format_text",
    "hash_seed",
    "parse_record",
    "play_on",
    "record_of",
    "replay",
    "verify_draws",
]
