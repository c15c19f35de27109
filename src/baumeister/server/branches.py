"""A room whose match began elsewhere: its first events are given, and it goes on with draws of its own."""

from collections.abc import Iterator, Sequence

from baumeister.core import AnyRules, BaumeisterError, Chance, Decision, Ended
from baumeister.core.errors import InvalidMessage, InvalidRecord, MatchOver
from baumeister.play import Match, Step
from baumeister.server import entries as log
from baumeister.server.decisions import Decided, drawn_on, new_start


def branched_off(rules: AnyRules, opened: log.RoomOpened, events: Sequence[str]) -> Decided:
    """All entries of such a room: who sits where, the events in short notation, and the next draws."""
    if opened.start != "given" or any(seat.kind not in ("here", "bot") for seat in opened.seats):
        raise InvalidMessage("branch-waits")
    match = Match(rules)
    steps = list(_given(match, events))
    if isinstance(match.turn, Ended):
        raise MatchOver("match-over")
    started = new_start(0, len(events))
    happened = [_entry(match, number) for number in range(len(events))]
    return drawn_on(match, match.last, started.seed, Decided([opened, started, *happened], steps))


def _given(match: Match, events: Sequence[str]) -> Iterator[Step]:
    """Where each event leads; InvalidRecord names the first that cannot be."""
    for number, text in enumerate(events, start=1):
        try:
            step = _step(match, text)
        except BaumeisterError as error:
            raise InvalidRecord("illegal-event", number=number, problem=error) from error
        match.take(step)
        yield step


def _step(match: Match, text: str) -> Step:
    match match.turn:
        case Decision(seat):
            return match.after_move(seat, match.rules.parse_move(text))
        case Chance():
            return match.after_draw(match.rules.parse_draw(text))
    raise MatchOver("match-over")


def _entry(match: Match, number: int) -> log.MovePlayed | log.Drawn:
    seat, event = match.seat_of(number), match.events[number]
    if seat is None:
        return log.Drawn(match.rules.format_draw(event))
    return log.MovePlayed(seat, match.rules.format_move(event))
