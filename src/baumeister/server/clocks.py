"""Clocks of a match, driven only by the times of the room's entries, so that a replay agrees."""

import time
from dataclasses import dataclass, field

STARTED = time.time() - time.monotonic()

LEAST_S = 5.0  #: for who takes a seat back

NONE, PER_MOVE, TOTAL = "none", "move", "total"


def now() -> float:
    """Seconds since 1970, as they pass: whoever sets the computer's clock changes nobody's time."""
    return STARTED + time.monotonic()


@dataclass(slots=True)
class Clocks:
    """What each seat has left; at most one clock runs."""

    kind: str
    seconds: float
    left: list[float] = field(default_factory=list)
    running: int | None = None
    since: float = 0.0
    began_with_bot: bool = False  #: this turn, as far as clocks know: no person's clock ran
    was_helped: bool = False  #: who came back in this turn was given a few seconds

    def set_up(self, num_seats: int) -> None:
        self.left = [self.seconds] * num_seats

    def run(self, seat: int | None, now: float, is_new_turn: bool = False) -> None:
        """Charge the seat whose clock ran, and start that of `seat`; a new turn has a new move's time."""
        if self.kind == NONE:
            return
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - (now - self.since))
        if is_new_turn:
            self.began_with_bot, self.was_helped = seat is None, False
        if self.kind == PER_MOVE and seat is not None and is_new_turn:
            self.left[seat] = self.seconds
        self.running, self.since = seat, now

    def take_over(self, seat: int, now: float) -> None:
        """Go on in the middle of a bot's thinking, which counts: nobody thinks on its time.

        Who comes back has a few seconds at least, once a turn: else who lends the own seat again and again
        thinks for as long as they like.
        """
        if self.kind == NONE:
            return
        had = self.seconds if self.kind == PER_MOVE and self.began_with_bot else self.left[seat]
        least = 0.0 if self.was_helped else min(had, LEAST_S)
        self.left[seat] = max(had - (now - self.since), least)
        self.running, self.since, self.began_with_bot, self.was_helped = seat, now, False, True

    def forgive(self, now: float) -> None:
        """Nothing since the last entry counts."""
        self.since = now

    @property
    def deadline(self) -> float | None:
        """When the running clock's flag falls."""
        return None if self.running is None else self.since + self.left[self.running]

    def left_at(self, now: float) -> tuple[float, ...]:
        """Seconds left for each seat; empty without clocks."""
        if self.kind == NONE:
            return ()
        return tuple(
            max(0.0, seconds - (now - self.since)) if seat == self.running else seconds
            for seat, seconds in enumerate(self.left)
        )
