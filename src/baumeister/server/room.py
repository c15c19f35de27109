"""One room as the fold of its entries: seats, match, clocks, and what has been answered."""

import json
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from typing import Any, assert_never

from baumeister.catalog import load_rules
from baumeister.core import AnyRules, Decision, Outcome, Turn
from baumeister.core.errors import BaumeisterError, WrongTime
from baumeister.play import Match, Step
from baumeister.play.upgrades import upgrade_variant
from baumeister.server import entries as log
from baumeister.server.clocks import Clocks
from baumeister.server.entries import OVER, PLAYING, WAITING, phase_after
from baumeister.server.events import event_text
from baumeister.server.outcomes import FLAG_FELL, RESIGNED, given_up, goes_on, ranked_last
from baumeister.storage import Entry

RULES_CHANGED = "rules-changed"  #: why a room is closed whose match today's rules no longer follow


@dataclass(slots=True)
class Seat:
    """A place at the table. A bot plays it while `level` is set."""

    plan: str
    name: str
    holder: str | None = None
    level: str | None = None

    @property
    def is_bot(self) -> bool:
        """Nobody but a bot sits here."""
        return self.holder is None and self.level is not None

    @property
    def is_free(self) -> bool:
        return self.holder is None and self.level is None


@dataclass(slots=True)
class TakeBack:
    """A take-back that waits for the consent of others."""

    seat: int
    keep: int
    version: int  #: of the entry that asks
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Happened:
    """One entry of the log, read."""

    version: int
    at: float
    answers: str | None  #: the key of the message that caused it
    body: log.Body
    text: str  #: JSON of what everyone may see of it


class Room:
    """What the entries so far amount to. Changed by `apply` alone."""

    def __init__(self, room_id: str) -> None:
        self.id = room_id
        self.phase = WAITING
        self.version = 0
        self.position_version = 0  #: of the last entry that changed the match
        self.setting_version = 0  #: of the last entry that changed seats, phase or anything else around it
        self.changed_at = 0.0
        self.happened: list[Happened] = []
        self.answers: dict[str, int] = {}
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.seed = self.seed_hash = ""
        self.num_given = 0  #: events of the match that happened before this room
        self.take_back: TakeBack | None = None
        self._num_timed = 0  #: events of the match up to which each decision has had its time
        self.quitters: dict[int, str] = {}
        self.closed: str | None = None
        self.next_room: str | None = None

    def apply(self, entry: Entry, body: log.Body, step: Step | None = None) -> None:
        """Let one entry of the log happen; `step` is where its move or draw leads, if that is known."""
        event = None
        if isinstance(body, (log.MovePlayed, log.Drawn)):
            if (step := step or self._judged(body)) is not None:
                self._match.take(step)
                event = step.event
        else:
            self._happen(body, entry)
        self.phase = phase_after(self.phase, (body,))
        self.version, self.changed_at = entry.version, entry.at
        if not isinstance(body, log.ONLY_MATCH_TYPES):
            self.setting_version = entry.version
        self.happened.append(
            Happened(entry.version, entry.at, entry.answers, body, event_text(entry, body, event))
        )
        if entry.answers is not None:
            self.answers[entry.answers] = entry.version
        if isinstance(body, log.POSITION_TYPES):
            self.position_version = entry.version
            self.take_back = None
            self.clocks.run(self._seat_on_clock(), entry.at, self._is_new_turn(body))

    def after(self, coming: Iterable[tuple[Entry, log.Body]]) -> "Room":
        """What a room that waits for its match will be after these entries."""
        room = copy(self)
        room.happened, room.answers = [], {}
        room.seats = [copy(seat) for seat in self.seats]
        if self.version:
            room.clocks = copy(self.clocks)
        for entry, body in coming:
            room.apply(entry, body)
        return room

    @property
    def outcome(self) -> Outcome | None:
        if self.match is None:
            return None
        if (found := self.match.outcome) is not None:
            return ranked_last(self.rules, found, self.quitters)
        if self.quitters and not goes_on(self.rules):
            return given_up(self.rules, *next(iter(self.quitters.items())))
        return None

    @property
    def turn(self) -> Turn[Any] | None:
        return None if self.match is None else self.match.turn

    @property
    def playing(self) -> Match:
        """The match, which must be going on."""
        self.require_playing()
        return self._match

    def require_playing(self) -> None:
        if self.match is None:
            raise WrongTime("match-not-started")
        if self.phase == OVER:
            raise WrongTime("room-over")

    def seat_to_move(self) -> int | None:
        """The seat that is to decide, while the match goes on."""
        if self.phase != PLAYING:
            return None
        match self.turn:
            case Decision(seat):
                return seat
        return None

    def bot_to_move(self) -> str | None:
        """The level of the bot that is to decide, if one is."""
        seat = self.seat_to_move()
        return None if seat is None else self.seats[seat].level

    def last_draw(self) -> int:
        """The number of events up to the last draw: no take-back goes past it."""
        match = self.playing
        drawn = [number for number in range(len(match.events)) if match.is_draw(number)]
        return drawn[-1] + 1 if drawn else 0

    def _seat_on_clock(self) -> int | None:
        return None if self.bot_to_move() is not None else self.seat_to_move()

    def _is_new_turn(self, body: log.Body) -> bool:
        """Whether somebody begins to think who has not had a move's time for this decision yet.

        Who takes back within their own turn, without asking anybody, goes on with the time that is left, or
        they could play and take back for ever.
        """
        if not isinstance(body, log.TURN_TYPES):
            return False
        num_events = len(self._match.events)
        if isinstance(body, log.MovesTakenBack):
            is_new = self._seat_on_clock() != self.clocks.running
            self._num_timed = num_events if is_new else self._num_timed
            return is_new
        is_new = num_events > self._num_timed or isinstance(body, log.MatchStarted)
        self._num_timed = max(num_events, self._num_timed)
        return is_new

    def _judged(self, event: log.MovePlayed | log.Drawn) -> Step | None:
        """Where a move or a draw leads that is only known by its notation.

        A match of older rules that today's no longer follow is closed there, to be looked at; then None.
        """
        if self.closed == RULES_CHANGED:
            return None
        try:
            match event:
                case log.MovePlayed(seat, move):
                    return self._match.after_move(seat, self.rules.parse_move(move))
                case log.Drawn(draw):
                    return self._match.after_draw(self.rules.parse_draw(draw))
        except BaumeisterError:
            if self.opened.rules_version == self.rules.version:
                raise
            self.phase, self.closed = OVER, RULES_CHANGED
            return None

    def _happen(self, body: log.Occurrence, entry: Entry) -> None:
        match body:
            case log.RoomOpened():
                self._open(body)
            case log.SeatTaken(seat, name, holder):
                self.seats[seat].name, self.seats[seat].holder = name, holder
            case log.SeatLeft(seat):
                self._leave(seat)
            case log.SeatLent(seat, level):
                self._lend(seat, level, entry.at)
            case log.SeatReclaimed(seat):
                self.seats[seat].level = None
                if self.seat_to_move() == seat:
                    self.clocks.take_over(seat, entry.at)
            case log.RoomClosed(because):
                self.closed = because
            case log.RematchMade(room):
                self.next_room = room
            case log.ServerResumed():
                self.clocks.forgive(entry.at)
            case log.Chatted():
                pass
            case _:
                self._happen_in_match(body, entry.version)

    def _happen_in_match(self, body: log.MatchOccurrence, version: int) -> None:
        match body:
            case log.MatchStarted():
                self._start(body)
            case log.TakeBackAsked(seat, keep):
                self.take_back = TakeBack(seat, keep, version)
            case log.TakeBackAnswered(seat, agrees):
                self._answer_take_back(seat, agrees)
            case log.MovesTakenBack(keep):
                while len(self._match.events) > keep:
                    self._match.undo()
            case log.Resigned(seat, level):
                self._quit(seat, level, RESIGNED)
            case log.FlagFell(seat, level):
                self._quit(seat, level, FLAG_FELL)
            case log.MatchEnded():
                pass
            case _:
                assert_never(body)

    @property
    def _match(self) -> Match:
        assert self.match is not None, "the log starts a match before its events"
        return self.match

    def _open(self, body: log.RoomOpened) -> None:
        self.opened = body
        variant = upgrade_variant(body.game, body.rules_version, json.loads(body.variant))
        self.rules: AnyRules = load_rules(body.game, variant)
        self.clocks = Clocks(body.clock, body.clock_s)
        self.seats = [
            Seat(plan.kind, plan.name, holder, plan.level)
            for plan, holder in zip(body.seats, body.holders, strict=True)
        ]

    def _leave(self, seat: int) -> None:
        if self.match is None:
            plan = self.seats[seat].plan
            if plan not in ("link", "open"):
                plan = "open" if self.opened.invite is None else "link"
            self.seats[seat] = Seat(plan, "")

    def _lend(self, seat: int, level: str, at: float) -> None:
        self.seats[seat].level = level
        if self.match is None:
            self.seats[seat] = Seat("bot", level, None, level)
        self.clocks.run(self._seat_on_clock(), at)

    def _start(self, body: log.MatchStarted) -> None:
        self.seats = self.seats[body.first :] + self.seats[: body.first]
        self.match = Match(self.rules)
        self.seed, self.seed_hash, self.num_given = body.seed, body.seed_hash, body.given
        self.clocks.set_up(self.rules.seats)

    def _answer_take_back(self, seat: int, agrees: bool) -> None:
        assert self.take_back is not None, "the log asks before it answers"
        if agrees:
            self.take_back.agreed.add(seat)
        else:
            self.take_back = None

    def _quit(self, seat: int, level: str, reason: str) -> None:
        self.quitters[seat] = reason
        self.seats[seat].level = level
