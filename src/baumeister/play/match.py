"""One match: the list of its events, and every state on the way."""

from collections.abc import Callable, Container, Sequence
from typing import Any, Protocol

from baumeister.core import AnyRules, Chance, Decision, Ended, Outcome, Turn
from baumeister.core.errors import NothingToUndo, NotYourTurn
from baumeister.play.draws import Draws

State = Any
Event = Any  #: a move or a draw


class Player(Protocol):
    """Whoever chooses for a seat."""

    def choose(self, rules: AnyRules, state: State) -> Any:
        """One of the legal moves of `state`."""


class Match:
    """A match being played. Events are appended, or taken back from the end."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.events: list[Event] = []
        self._states: list[State] = [rules.start()]
        self._num_draws: list[int] = [0]

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def turn(self) -> Turn[Any]:
        return self.rules.turn(self.state)

    @property
    def outcome(self) -> Outcome | None:
        turn = self.turn
        return turn.outcome if isinstance(turn, Ended) else None

    @property
    def num_draws(self) -> int:
        return self._num_draws[-1]

    def state_at(self, num_events: int) -> State:
        """The state after the first `num_events` events."""
        return self._states[num_events]

    def is_draw(self, number: int) -> bool:
        """Whether event `number`, counted from 0, is a draw."""
        return self._num_draws[number + 1] > self._num_draws[number]

    def seat_of(self, number: int) -> int | None:
        """The seat that decided event `number`; None for a draw."""
        match self.rules.turn(self._states[number]):
            case Decision(seat):
                return seat
        return None

    def play(self, seat: int, move: Any) -> None:
        """Play a move of this seat."""
        match self.turn:
            case Decision(to_move) if to_move != seat:
                raise NotYourTurn("other-seat-moves", seat=seat + 1, to_move=to_move + 1)
        self._append(move, self.rules.play(self.state, move), 0)

    def draw(self, draw: Any) -> None:
        """Let chance draw this."""
        self._append(draw, self.rules.draw(self.state, draw), 1)

    def draw_from(self, draws: Draws) -> Any:
        """Let chance draw, and tell what came."""
        match self.turn:
            case Chance(odds):
                drawn = draws.draw(self.num_draws, odds)
                self.draw(drawn)
                return drawn
        raise NotYourTurn("no-draw-now", seat=self.state.seat + 1)

    def undo(self) -> Event:
        """Take the last event back and return it."""
        if not self.events:
            raise NothingToUndo("nothing-to-undo")
        self._states.pop()
        self._num_draws.pop()
        return self.events.pop()

    def undo_move(self) -> None:
        """Go back to the last decision that has been made, draws after it included."""
        self.undo_to_decision_of(range(self.rules.seats))

    def undo_to_decision_of(self, seats: Container[int | None]) -> None:
        """Go back to the last decision that one of these seats has made; nothing changes if there is none."""
        decided = [number for number in range(len(self.events)) if self.seat_of(number) in seats]
        if not decided:
            raise NothingToUndo("nothing-to-undo")
        while len(self.events) > decided[-1]:
            self.undo()

    def _append(self, event: Event, state: State, drawn: int) -> None:
        self.events.append(event)
        self._states.append(state)
        self._num_draws.append(self.num_draws + drawn)


def play_on(
    match_: Match,
    players: Sequence[Player],
    draws: Draws,
    tell: Callable[[Match], None] = lambda _: None,
) -> Outcome:
    """Play a match to its end; `tell` hears after every event."""
    while True:
        match match_.turn:
            case Ended(outcome):
                return outcome
            case Chance():
                match_.draw_from(draws)
            case Decision(seat):
                match_.play(seat, players[seat].choose(match_.rules, match_.state))
        tell(match_)
