"""Many matches: simulations, tournaments and what they tell."""

from baumeister.study.intervals import wilson_interval
from baumeister.study.matches import Pairing, Played, play_match
from baumeister.study.simulate import Report, SeatReport, simulate
from baumeister.study.workers import Workers, play_all

__all__ = [
    "Pairing",
    "Played",
    "Report",
    "SeatReport",
    "Workers",
    "play_all",
    "play_match",
    "simulate",
    "wilson_interval",
]
