"""What a message would add to its room's log, or the error that says why it is not done.

Nothing here changes a room: the entries are committed first.
"""

import json
import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any, assert_never

from baumeister.bots import USUAL
from baumeister.core import Ended
from baumeister.core.codec import decode_event
from baumeister.core.errors import (
    InvalidMessage,
    InvalidRecord,
    NotAllowed,
    NotYourTurn,
    StaleState,
    TooMany,
    WrongTime,
)
from baumeister.core.variant import dump_variant
from baumeister.play import Match, SeededDraws, Step, hash_seed
from baumeister.server import entries as log
from baumeister.server import messages as wire
from baumeister.server.entries import OVER, WAITING
from baumeister.server.levels import check_level
from baumeister.server.outcomes import FLAG_FELL, RESIGNED, goes_on
from baumeister.server.room import Room, Seat
from baumeister.server.settings import Limits
from baumeister.server.tokens import hash_secret, is_same, new_seed

#: what may still be said in a room whose log is full, so that its match can end
NEVER_TOO_MUCH = (wire.Resign, wire.CloseRoom)
MUCH_MORE = 2  #: times as many entries, after which no move is taken either: at Tulum a match need not end


@dataclass(frozen=True, slots=True)
class Sender:
    """Who sent a message, and who is at the table."""

    holder: str | None
    away_s: Callable[[str | None], float]  #: for how long the holder of this hash has not been connected
    limits: Limits

    def holds(self, seat: Seat) -> bool:
        return is_same(self.holder, seat.holder)


@dataclass(frozen=True, slots=True)
class Decided:
    """The entries that a message adds, and where its move and its draws lead: found once, for the room."""

    bodies: list[log.Body]
    steps: list[Step] = field(default_factory=list)  #: one for each move and draw among the bodies

    def pairs(self) -> Iterator[tuple[log.Body, Step | None]]:
        """Each body with its step, if it is a move or a draw."""
        steps = iter(self.steps)
        for body in self.bodies:
            yield body, next(steps, None) if isinstance(body, (log.MovePlayed, log.Drawn)) else None


def decide(room: Room, sender: Sender, message: wire.Told) -> Decided:
    """What one message adds."""
    _require_space(room, sender.limits.entries_per_room, message)
    match message:
        case wire.Start():
            return _start(room, sender)
        case wire.PlayMove():
            return _play(room, sender, message)
        case _:
            return Decided(_entries_of(room, sender, message))


def _require_space(room: Room, most: int, message: wire.Told) -> None:
    if room.version < most or isinstance(message, NEVER_TOO_MUCH):
        return
    if not isinstance(message, wire.PlayMove):
        raise TooMany("room-full", wait=3600)
    if room.version >= MUCH_MORE * most:
        raise TooMany("room-overfull", wait=3600)


def _entries_of(room: Room, sender: Sender, message: wire.Told) -> list[log.Body]:  # one line a message
    match message:
        case wire.TakeSeat():
            return _take_seat(room, sender, message)
        case wire.LeaveSeat():
            return _leave_seat(room, sender, message)
        case wire.LendSeat():
            return _lend_seat(room, sender, message)
        case wire.ReclaimSeat():
            return _reclaim_seat(room, sender, message)
        case wire.AskTakeBack():
            return _ask_take_back(room, sender, message)
        case wire.AnswerTakeBack():
            return _answer_take_back(room, sender, message)
        case wire.Resign():
            return _resign(room, sender, message)
        case wire.CloseRoom():
            return _close(room, sender)
        case wire.Chat():
            return [log.Chatted(speaking_seat(room, sender), message.text)]
        case wire.Start() | wire.PlayMove() | wire.Rematch():
            raise InvalidMessage("invalid-message", place="type")
        case _:
            assert_never(message)


def moved(room: Room, seat: int, move: Any) -> Decided:
    """A legal move of this seat and the draws that follow it."""
    match = room.playing
    require_turn(room, seat)
    step = match.after_move(seat, move)
    played = log.MovePlayed(seat, room.rules.format_move(move))
    return drawn_on(match, step, room.seed, Decided([played], [step]))


def flag_fallen(room: Room, now: float) -> Decided:
    """A flag falls once: only if the clock that runs now has really run out."""
    deadline, seat = room.clocks.deadline, room.clocks.running
    if deadline is None or seat is None or now < deadline or seat in room.quitters:
        return Decided([])
    return Decided([log.FlagFell(seat, USUAL), *_end_if_over(room, FLAG_FELL)])


def bot_moved(room: Room, version: int, move: Any) -> Decided:
    """The bot's move, unless the position is another one by now."""
    seat = room.seat_to_move()
    if room.position_version != version or seat is None or room.bot_to_move() is None:
        return Decided([])
    return moved(room, seat, move)


def check_version(room: Room, version: int) -> None:
    """A message must answer to the present position; entries that do not change it do no harm."""
    if not room.position_version <= version <= room.version:
        raise StaleState("stale-state", version=version, now=room.version)


def require_turn(room: Room, seat: int) -> None:
    if room.seat_to_move() != seat:
        raise NotYourTurn("not-your-turn", seat=seat + 1)


def held_seat(room: Room, sender: Sender, number: int) -> Seat:
    """The seat, which must be the sender's."""
    seat = some_seat(room, number)
    if not sender.holds(seat):
        raise NotAllowed("not-your-seat", seat=number + 1)
    return seat


def some_seat(room: Room, number: int) -> Seat:
    if number >= len(room.seats):
        raise InvalidMessage("no-such-seat", seat=number + 1, accepts=len(room.seats))
    return room.seats[number]


def speaking_seat(room: Room, sender: Sender) -> int | None:
    """The seat in whose name the sender speaks: one that is held, or None for the host."""
    for number, seat in enumerate(room.seats):
        if sender.holds(seat):
            return number
    _require_host(room, sender)
    return None


def parse_move(room: Room, data: dict[str, Any]) -> Any:
    """The move of a message; InvalidMessage if this game has none of that form."""
    try:
        return decode_event(data, room.rules.move_types)
    except InvalidRecord as error:
        raise InvalidMessage("not-a-move", problem=error) from error


def drawn_on(match: Match, step: Step, seed: str, decided: Decided) -> Decided:
    """With the draws after this step until somebody is to decide, or the end."""
    for drawn in match.draws_after(step, SeededDraws(seed)):
        decided.bodies.append(log.Drawn(match.rules.format_draw(drawn.event)))
        decided.steps.append(drawn)
        step = drawn
    if isinstance(step.turn, Ended):
        decided.bodies.append(log.MatchEnded(step.turn.outcome.reason))
    return decided


def _take_seat(room: Room, sender: Sender, message: wire.TakeSeat) -> list[log.Body]:
    seat = some_seat(room, message.seat)
    if sender.holder is None:
        raise NotAllowed("secret-missing")
    _require_open(room)
    if not seat.is_free:
        raise WrongTime("seat-taken", seat=message.seat + 1)
    if not _is_invited(room, sender, seat, message.invite):
        raise NotAllowed("invite-needed", seat=message.seat + 1)
    return [log.SeatTaken(message.seat, message.name, sender.holder)]


def _is_invited(room: Room, sender: Sender, seat: Seat, invite: str | None) -> bool:
    """A seat by link is for the host and for those who bring the room's invitation, if it has one."""
    opened = room.opened
    if seat.plan != "link" or opened.invite is None or _is_host(room, sender):
        return True
    return invite is not None and is_same(hash_secret(opened.salt, invite), opened.invite)


def _leave_seat(room: Room, sender: Sender, message: wire.LeaveSeat) -> list[log.Body]:
    """Stand up; before the start the host also sends a bot away."""
    if not (_is_host(room, sender) and room.phase == WAITING and some_seat(room, message.seat).is_bot):
        held_seat(room, sender, message.seat)
    _require_open(room)
    return [log.SeatLeft(message.seat)]


def _lend_seat(room: Room, sender: Sender, message: wire.LendSeat) -> list[log.Body]:
    seat = some_seat(room, message.seat)
    _require_open(room)
    _require_lender(room, sender, message.seat)
    if seat.level is not None and room.phase != WAITING:
        raise WrongTime("bot-plays-already", seat=message.seat + 1)
    level = message.level or USUAL
    if room.phase != WAITING and not sender.holds(seat) and not room.rules.is_together:
        level = USUAL  # an opponent does not choose how badly who is away plays on
    check_level(level, room.rules)
    return [log.SeatLent(message.seat, level)]


def _require_lender(room: Room, sender: Sender, number: int) -> None:
    """Before the start the host fills seats; then whose seat it is, or who plays with one who is away."""
    seat, is_host = room.seats[number], _is_host(room, sender)
    if room.phase == WAITING:
        may_lend = is_host and (seat.holder is None or sender.holds(seat))
    else:
        may_lend = sender.holds(seat) or is_host or any(map(sender.holds, room.seats))
    if not may_lend:
        raise NotAllowed("not-your-seat", seat=number + 1)
    if room.phase == WAITING or sender.holds(seat):
        return
    away_s = sender.away_s(seat.holder)
    if not away_s:
        raise NotAllowed("not-your-seat", seat=number + 1)
    if away_s < sender.limits.away_s:
        raise WrongTime("person-expected", seat=number + 1, wait=ceil(sender.limits.away_s - away_s))


def _reclaim_seat(room: Room, sender: Sender, message: wire.ReclaimSeat) -> list[log.Body]:
    seat = held_seat(room, sender, message.seat)
    _require_open(room)
    if message.seat in room.quitters:
        raise WrongTime("seat-given-up", seat=message.seat + 1)
    if seat.level is None:
        raise WrongTime("no-bot-plays", seat=message.seat + 1)
    return [log.SeatReclaimed(message.seat)]


def _start(room: Room, sender: Sender) -> Decided:
    _require_host(room, sender)
    if room.phase != WAITING:
        raise WrongTime("match-started")
    free = [number + 1 for number, seat in enumerate(room.seats) if seat.is_free]
    if free:
        raise WrongTime("seats-free", seats=", ".join(map(str, free)))
    first = secrets.randbelow(len(room.seats)) if room.opened.start == "random" else 0
    match, started = Match(room.rules), new_start(first)
    return drawn_on(match, match.last, started.seed, Decided([started]))


def new_start(first: int, given: int = 0) -> log.MatchStarted:
    """A start with a seed of its own, promised by its hash."""
    seed = new_seed()
    return log.MatchStarted(first, seed, hash_seed(seed), given)


def _play(room: Room, sender: Sender, message: wire.PlayMove) -> Decided:
    seat = held_seat(room, sender, message.seat)
    room.require_playing()
    check_version(room, message.version)
    if seat.level is not None:
        raise WrongTime("bot-plays-already", seat=message.seat + 1)
    return moved(room, message.seat, parse_move(room, message.move))


def _ask_take_back(room: Room, sender: Sender, message: wire.AskTakeBack) -> list[log.Body]:
    held_seat(room, sender, message.seat)
    match = room.playing
    check_version(room, message.version)
    if room.take_back is not None:
        raise WrongTime("take-back-asked")
    own = [n for n in range(room.last_draw(), len(match.events)) if match.seat_of(n) == message.seat]
    if not own:
        raise WrongTime("nothing-to-take-back")
    asked = log.TakeBackAsked(message.seat, own[-1])
    is_own_turn = own[-1] == len(match.events) - 1 and room.seat_to_move() == message.seat
    if is_own_turn or not _others(room, sender.holder, set()):
        return [asked, log.MovesTakenBack(own[-1])]
    return [asked]


def _answer_take_back(room: Room, sender: Sender, message: wire.AnswerTakeBack) -> list[log.Body]:
    held_seat(room, sender, message.seat)
    check_version(room, message.version)
    asked = room.take_back
    if asked is None or is_same(sender.holder, room.seats[asked.seat].holder):
        raise WrongTime("no-take-back-asked")
    if message.version < asked.version:
        raise StaleState("stale-state", version=message.version, now=room.version)
    answered = log.TakeBackAnswered(message.seat, message.agrees)
    if message.agrees and not _others(room, room.seats[asked.seat].holder, asked.agreed | {message.seat}):
        return [answered, log.MovesTakenBack(asked.keep)]
    return [answered]


def _others(room: Room, holder: str | None, agreed: set[int]) -> set[str]:
    """The people whose consent is still missing: one answer speaks for all seats of its holder.

    A bot that plays for somebody does not agree for them; who has given up is not asked.
    """
    consenting = {room.seats[number].holder for number in agreed} | {holder}
    people = {seat.holder for number, seat in enumerate(room.seats) if number not in room.quitters}
    return {person for person in people if person is not None and person not in consenting}


def _resign(room: Room, sender: Sender, message: wire.Resign) -> list[log.Body]:
    held_seat(room, sender, message.seat)
    room.require_playing()
    if message.seat in room.quitters:
        raise WrongTime("seat-given-up", seat=message.seat + 1)
    return [log.Resigned(message.seat, USUAL), *_end_if_over(room, RESIGNED)]


def _end_if_over(room: Room, reason: str) -> list[log.Body]:
    return [] if goes_on(room.rules) else [log.MatchEnded(reason)]


def _close(room: Room, sender: Sender) -> list[log.Body]:
    _require_host(room, sender)
    _require_open(room)
    return [log.RoomClosed("by-host")]


def _require_host(room: Room, sender: Sender) -> None:
    if not _is_host(room, sender):
        raise NotAllowed("host-only")


def _is_host(room: Room, sender: Sender) -> bool:
    return is_same(sender.holder, room.opened.host)


def _require_open(room: Room) -> None:
    if room.phase == OVER:
        raise WrongTime("room-over")


def require_deletable(room: Room, sender: Sender) -> None:
    """Who plays in a room or opened it may delete it: once it is over, or while nobody else sits there."""
    speaking_seat(room, sender)
    if room.phase != OVER and _others(room, sender.holder, set()):
        raise WrongTime("room-shared")


def rematch_of(room: Room, sender: Sender) -> log.RoomOpened:
    """The opening of the room for the next match: the same people, one seat further."""
    speaking_seat(room, sender)
    if room.phase != OVER:
        raise WrongTime("match-goes-on")
    if room.next_room is not None:
        raise WrongTime("rematch-made")
    seats: Sequence[Seat] = room.seats[1:] + room.seats[:1]
    opened = room.opened
    return log.RoomOpened(
        game=opened.game,
        variant=json.dumps(dump_variant(room.rules.options, room.rules.variant)),
        seats=tuple(_plan(seat) for seat in seats),
        holders=tuple(seat.holder for seat in seats),
        start="given",
        clock=opened.clock,
        clock_s=opened.clock_s,
        is_public=opened.is_public,
        salt=opened.salt,
        host=opened.host,
        invite=opened.invite,
        rules_version=room.rules.version,
        coach=opened.coach,
        hints=opened.hints,
    )


def _plan(seat: Seat) -> log.SeatPlan:
    level = seat.level if seat.holder is None else None
    return log.SeatPlan(seat.plan, seat.name, level)
