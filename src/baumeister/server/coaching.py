"""The coach of one connection: a worker looks at the position, and its answer is sent when it is there.

Nothing waits for it: moves and all other messages go on meanwhile, and what comes too late is dropped.
"""

import asyncio
import logging
import random

from baumeister.analysis.coaching import Advice, AdvisedMove, best_moves, best_s, chances, glance_s, measure
from baumeister.catalog import load_rules
from baumeister.core import BaumeisterError
from baumeister.core.codec import Json, encode_event
from baumeister.core.errors import Failed, NotAllowed, StaleState
from baumeister.server import decisions, metrics
from baumeister.server import messages as wire
from baumeister.server.coach import coach_of, gives_hints
from baumeister.server.connections import Connection
from baumeister.server.desks import Asker
from baumeister.server.failures import failure_of
from baumeister.server.house import House
from baumeister.server.live import LiveRoom
from baumeister.server.played import require_unplayed
from baumeister.server.replies import AdvisedMoveInfo, CoachAnswer, ReasonInfo
from baumeister.server.room import Room
from baumeister.server.thinkers import ATTEMPTS

LEAST_S = 0.1  #: that a position is looked at, however many others wait

logger = logging.getLogger(__name__)


class Coaching:
    """Looks at one position at a time: a new question takes the place of the last."""

    def __init__(self, house: House, live: LiveRoom, connection: Connection) -> None:
        self._house = house
        self._live = live
        self._connection = connection
        self._looking: asyncio.Task[None] | None = None
        self._message: wire.Coach | None = None

    def look(self, message: wire.Coach) -> None:
        """Begin to look, if this connection may ask; the answer follows."""
        self._connection.looks.take("too-many-hints")
        self._check(message)
        if self._looking is not None and not self._looking.done() and self._message is not None:
            self.stop()
            self._refuse(self._message, self._stale(self._message))
        self._message = message
        self._looking = asyncio.create_task(self._answer(message))

    def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()

    def _check(self, message: wire.Coach) -> None:
        room = self._live.room
        require_coach(room)
        decisions.held_seat(room, self._house.sender(self._live, self._connection.holder), message.seat)
        decisions.check_version(room, message.version)
        if message.best:
            decisions.require_turn(room, message.seat)
        require_unplayed(self._house.rooms, room)

    async def _answer(self, message: wire.Coach) -> None:
        try:
            self._connection.send(await self._look(message))
        except BaumeisterError as error:
            self._refuse(message, error)
        except Exception:
            logger.exception("a position was not looked at")
            self._refuse(message, Failed("failed"))

    async def _look(self, message: wire.Coach) -> CoachAnswer:
        room, version = self._live.room, self._live.room.version
        rules, position = room.rules, room.position_version
        advice = await self._ask(room, message.best)
        if self._live.room.position_version != position:
            raise self._stale(message)
        require_coach(self._live.room)
        value = advice.value
        return CoachAnswer(
            id=message.id,
            version=version,
            measure=measure(rules),
            worth=list(value.worth),
            error=value.error,
            is_exact=value.is_exact,
            moves=[_told(room, advised, message.seat) for advised in advice.moves],
        )

    async def _ask(self, room: Room, best: bool) -> Advice:
        """What a worker finds; one that dies or hangs is replaced and asked once more."""
        dumped, seed = room.rules.dump(room.playing.state), random.getrandbits(32)
        limit_s = best_s(room.rules) if best else glance_s(room.rules)
        asker = Asker(self._connection.address, room.id)
        for _ in range(ATTEMPTS):
            found: Advice | None = await self._house.thinkers.coach.ask(
                asker, look_at, lambda others: (dumped, best, max(LEAST_S, limit_s / (1 + others)), seed)
            )
            if found is not None:
                return found
            metrics.BOT_FAILURES.inc()
        raise Failed("coach-failed")

    def _stale(self, message: wire.Coach) -> StaleState:
        return StaleState("stale-state", version=message.version, now=self._live.room.version)

    def _refuse(self, message: wire.Coach, error: BaumeisterError) -> None:
        self._connection.send(failure_of(error, message.id, self._live.room.version))


def require_coach(room: Room) -> None:
    """NotAllowed between people, whoever asks, and where no coach is wanted."""
    match coach_of(room):
        case "people":
            raise NotAllowed("coach-people")
        case "off":
            raise NotAllowed("coach-off")


def require_hints(room: Room) -> None:
    """NotAllowed where the table gives none, whoever asks."""
    if not gives_hints(room):
        raise NotAllowed("hints-off")


def _told(room: Room, advised: AdvisedMove, seat: int) -> AdvisedMoveInfo:
    reason = advised.reason
    return AdvisedMoveInfo(
        move=encode_event(advised.move),
        notation=room.rules.format_move(advised.move),
        worth=advised.value.worth[seat],
        error=advised.value.error,
        is_exact=advised.value.is_exact,
        reason=None if reason is None else ReasonInfo(because=reason.because, details=dict(reason.details)),
    )


def look_at(dumped: Json, best: bool, limit_s: float, seed: int) -> Advice:
    """Runs in a worker."""
    rules = load_rules(dumped["game"], dumped["variant"])
    state = rules.load(dumped)
    return best_moves(rules, state, limit_s, seed) if best else chances(rules, state, limit_s, seed)
