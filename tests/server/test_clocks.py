"""Clocks: what a seat has left, whatever happens around it."""

from baumeister.server.clocks import PER_MOVE, TOTAL, Clocks


def clocks(kind: str) -> Clocks:
    made = Clocks(kind, 10.0)
    made.set_up(2)
    made.run(0, 100.0, is_new_turn=True)
    return made


def test_a_move_has_new_time_and_nothing_else_has() -> None:
    """Somebody lends another seat: the clock that runs goes on as it was."""
    running = clocks(PER_MOVE)
    running.run(0, 104.0)
    assert running.left_at(105.0) == (5.0, 10.0)
    running.run(1, 106.0, is_new_turn=True)
    running.run(0, 107.0, is_new_turn=True)
    assert running.left_at(107.0) == (10.0, 9.0)


def test_a_total_clock_stands_while_nobody_thinks_on_it() -> None:
    running = clocks(TOTAL)
    running.run(None, 103.0)
    assert running.deadline is None
    running.run(0, 150.0, is_new_turn=True)
    assert running.left_at(151.0) == (6.0, 10.0)
