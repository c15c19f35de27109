"""Many matches: simulations and reports."""

from baumeister.study.simulate import Report, SeatReport, play_match, simulate, wilson_interval

__all__ = ["Report", "SeatReport", "play_match", "simulate", "wilson_interval"]
