"""A match: whose turn, undo, replay to any event."""

import pytest

import baumeister
from baumeister.bots import make_bot
from baumeister.core.errors import NothingToUndo, NotYourTurn
from baumeister.games.tulum import PlaceBlock, Roll, Stop
from baumeister.play import Match, ScriptedDraws, SeededDraws, play_on
from tests.tables import advance

RULES = baumeister.rules("tulum")
ROLL = Roll((0, 0, 5, 5, 5, 5))


def test_only_the_seat_to_move_moves() -> None:
    match = advance(Match(RULES), ROLL)
    with pytest.raises(NotYourTurn):
        match.play(1, PlaceBlock(0, 0))
    match.play(0, PlaceBlock(0, 0))
    assert match.seat_of(0) is None
    assert match.seat_of(1) == 0


def test_nothing_is_drawn_while_a_seat_decides() -> None:
    match = advance(Match(RULES), ROLL)
    with pytest.raises(NotYourTurn):
        match.draw_from(SeededDraws(1))


def test_undo_goes_back_event_by_event_or_to_the_last_decision() -> None:
    match = Match(RULES)
    advance(match, ROLL)
    with pytest.raises(NothingToUndo):
        match.undo_to_decision_of(range(RULES.seats))
    assert match.events == [ROLL], "nothing is lost by asking"
    advance(match, PlaceBlock(0, 0), PlaceBlock(0, 1), Stop(), Roll((5,) * 6))
    assert match.num_draws == 2
    match.undo_to_decision_of(range(RULES.seats))
    assert match.events == [ROLL, PlaceBlock(0, 0), PlaceBlock(0, 1)]
    assert match.undo() == PlaceBlock(0, 1)
    assert match.state == match.state_at(2)
    assert match.num_draws == 1


def test_the_same_seed_gives_the_same_match_whatever_the_bots_think() -> None:
    def rolls(bot: str) -> list[object]:
        match = Match(RULES)
        play_on(match, [make_bot(bot, RULES, 1), make_bot(bot, RULES, 2)], SeededDraws(7))
        return match.events

    assert rolls("mcts:20") == rolls("mcts:20")
    first = [rolls(bot)[0] for bot in ("random", "greedy", "mcts:20")]
    assert len(set(map(str, first))) == 1


def test_a_listener_hears_every_event() -> None:
    heard = []
    match = Match(RULES)
    bots = [make_bot("random", RULES, seat) for seat in range(2)]
    play_on(match, bots, SeededDraws(3), tell=lambda now: heard.append(len(now.events)))
    assert heard == list(range(1, len(match.events) + 1))


def test_scripted_draws_are_still_checked() -> None:
    match = Match(RULES)
    with pytest.raises(baumeister.BaumeisterError):
        match.draw_from(ScriptedDraws([Roll((0, 0))]))
