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


def test_who_takes_a_seat_back_pays_for_what_the_bot_thought() -> None:
    running = clocks(TOTAL)
    running.run(None, 104.0)  # lent with 6 s left
    running.take_over(0, 104.5)
    assert running.left_at(104.5) == (5.5, 10.0)
    assert (running.running, running.deadline) == (0, 110.0)


def test_who_comes_back_late_still_has_a_few_seconds() -> None:
    running = clocks(TOTAL)
    running.run(None, 104.0)
    running.take_over(0, 150.0)
    assert running.left_at(150.0) == (5.0, 10.0)
    running.run(None, 154.0)  # lent again with 1 s left: nothing is won by that
    running.take_over(0, 154.0)
    assert running.left_at(154.0) == (1.0, 10.0)


def test_a_move_that_a_bot_began_has_a_moves_time() -> None:
    running = clocks(PER_MOVE)
    running.run(None, 109.0)  # lent with 1 s left in this turn
    running.take_over(0, 109.0)
    assert running.left_at(109.0) == (1.0, 10.0)
    running.run(None, 110.0, is_new_turn=True)  # the next turn is the bot's from its beginning
    running.take_over(0, 112.0)
    assert running.left_at(112.0) == (8.0, 10.0)


def test_who_lends_and_comes_back_again_and_again_wins_no_time() -> None:
    """With 5 s left a bot of 10 s could be lent the seat and sent away for ever."""
    running = clocks(TOTAL)
    running.run(None, 105.0)
    running.take_over(0, 114.0)
    assert running.left_at(114.0) == (5.0, 10.0)
    running.run(None, 115.0)
    running.take_over(0, 124.0)
    assert running.left_at(124.0) == (0.0, 10.0)


def test_a_move_that_a_bot_began_has_its_time_once() -> None:
    running = clocks(PER_MOVE)
    running.run(None, 110.0, is_new_turn=True)
    running.take_over(0, 110.0)
    running.run(None, 119.0)
    running.take_over(0, 119.0)
    assert running.left_at(119.0) == (1.0, 10.0)
