"""Who thinks: the bot that is to move in a room, one thought a position."""

from baumeister.core.errors import RoomElsewhere, UnknownRoom
from baumeister.server import decisions
from baumeister.server.changes import Submit
from baumeister.server.desks import NOBODY, Asker, Desk
from baumeister.server.live import LiveRoom
from baumeister.server.tasks import Tasks, complain
from baumeister.server.thinkers import Thinkers


class Bots:
    """Lets bots think about the positions they are to move in, and submits what they choose."""

    def __init__(self, thinkers: Thinkers, submit: Submit, tasks: Tasks, unwatched_s: float) -> None:
        self._thinkers = thinkers
        self._submit = submit
        self._tasks = tasks
        self._unwatched_s = unwatched_s
        self._thinking: dict[LiveRoom, int] = {}  #: the version that its bot thinks about
        self._is_closed = False

    def wake(self, live: LiveRoom) -> None:
        """Let the bot think that is to move in this room, if one is and does not think already.

        Where nobody has looked on for a while it waits until somebody comes.
        """
        room = live.room
        is_unwatched = live.audience.unwatched_s > self._unwatched_s
        if self._is_closed or live.is_elsewhere or is_unwatched or room.bot_to_move() is None:
            return
        if self._thinking.get(live) != room.position_version:
            self._thinking[live] = room.position_version
            self._tasks.spawn(self._let_think(live))

    def close(self) -> None:
        self._is_closed = True
        self._thinkers.close()

    def _place(self, live: LiveRoom) -> tuple[Desk, Asker]:
        """People who wait for a bot come before bots among themselves."""
        players = {seat.holder for seat in live.room.seats}
        here = sorted(live.listeners, key=lambda listener: listener.holder not in players)
        asker = Asker(here[0].address if here else NOBODY, live.room.id)
        is_awaited = bool(here) and here[0].holder is not None and here[0].holder in players
        return self._thinkers.people if is_awaited else self._thinkers.bots, asker

    async def _let_think(self, live: LiveRoom) -> None:
        room, version = live.room, live.room.position_version
        level, match = room.bot_to_move(), room.playing
        assert level is not None, "woken only then"
        try:
            move = await self._thinkers.think(room.rules, match.state, level, *self._place(live))
            await self._submit(live, lambda now: decisions.bot_moved(now, version, move))
        except (UnknownRoom, RoomElsewhere):
            pass  # it was deleted, or it thinks there
        except Exception as error:
            complain("the bot of room %s did not move", room.id, error)
            self._tasks.retry(lambda: self.wake(live))
        finally:
            if self._thinking.get(live) == version:
                del self._thinking[live]
