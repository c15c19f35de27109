"""Who thinks: the bot that is to move in a room, one thought a position."""

from baumeister.server import decisions
from baumeister.server.changes import Submit
from baumeister.server.live import LiveRoom
from baumeister.server.tasks import Tasks, complain
from baumeister.server.thinkers import Thinkers


class Bots:
    """Lets bots think about the positions they are to move in, and submits what they choose."""

    def __init__(self, thinkers: Thinkers, submit: Submit, tasks: Tasks) -> None:
        self._thinkers = thinkers
        self._submit = submit
        self._tasks = tasks
        self._thinking: dict[str, int] = {}  #: a room's id → the version that its bot thinks about
        self._is_closed = False

    def wake(self, live: LiveRoom) -> None:
        """Let the bot think that is to move in this room, if one is and does not think already."""
        room = live.room
        if self._is_closed or room.bot_to_move() is None:
            return
        if self._thinking.get(room.id) != room.position_version:
            self._thinking[room.id] = room.position_version
            self._tasks.spawn(self._let_think(live))

    def close(self) -> None:
        self._is_closed = True
        self._thinkers.close()

    async def _let_think(self, live: LiveRoom) -> None:
        room, version = live.room, live.room.position_version
        level, match = room.bot_to_move(), room.playing
        assert level is not None, "woken only then"
        try:
            move = await self._thinkers.think(room.rules, match.state, level)
            await self._submit(live, lambda now: decisions.bot_moved(now, version, move))
        except Exception as error:
            complain("the bot of room %s did not move", room.id, error)
            self._tasks.retry(lambda: self.wake(live))
        finally:
            if self._thinking.get(room.id) == version:
                del self._thinking[room.id]
