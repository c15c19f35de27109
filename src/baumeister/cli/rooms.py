"""`rooms` and `purge`: what those who run a server do with single rooms, while it runs or not."""

import json
import time
from enum import StrEnum
from typing import Annotated

import typer
from rich.table import Column, Table

from baumeister.cli.screen import Screen
from baumeister.cli.serve import Database, chosen_database
from baumeister.core.errors import InvalidArgument, WrongTime

DAY_S = 24 * 3600
UNITS_S = {"h": 3600, "d": DAY_S, "w": 7 * DAY_S, "y": 365 * DAY_S}
MOST_LISTED = 1_000_000
AT_ONCE = 50  #: rooms that are deleted in one transaction, during which no server writes to SQLite
MOST_DIGITS = 9  #: of an age; nothing is older
COLUMNS = ("rooms-id", "rooms-phase", "rooms-public", "rooms-entries", "rooms-changed")
PHASES = {"waiting": "rooms-waiting", "playing": "rooms-playing", "over": "rooms-over"}

RoomId = Annotated[str, typer.Argument(metavar="ROOM")]


class Phase(StrEnum):
    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


def make_group() -> typer.Typer:
    group = typer.Typer(no_args_is_help=True)
    group.command("list")(list_rooms)
    group.command("show")(show_room)
    group.command("close")(close_room)
    group.command("delete")(delete_room)
    return group


def list_rooms(
    ctx: typer.Context,
    phase: Annotated[Phase | None, typer.Option()] = None,
    most: Annotated[int, typer.Option(min=1)] = 100,
    database: Database = None,
) -> None:
    from baumeister.storage.housekeeping import list_here, storage  # takes a while to import

    screen: Screen = ctx.obj
    with storage(chosen_database(database)) as connection:
        found = list_here(connection, phase, min(most, MOST_LISTED))
    table = Table(*(Column(screen.say(heading), overflow="fold") for heading in COLUMNS))
    for room in found:
        table.add_row(
            room.id,
            screen.say(PHASES[room.phase]),
            screen.say("rooms-yes" if room.is_public else "rooms-no"),
            str(room.num_entries),
            _time_text(room.changed_at),
        )
    screen.out.print(table)


def show_room(ctx: typer.Context, room: RoomId, database: Database = None) -> None:
    """As the API shows it, and beside it when it was opened and last changed, and how long it is."""
    from baumeister.server.rooms import read_again  # takes a while to import
    from baumeister.server.states import room_info
    from baumeister.storage.housekeeping import read_here, storage

    screen: Screen = ctx.obj
    with storage(chosen_database(database)) as connection:
        entries = read_here(connection, room)
    info = room_info(read_again(room, entries)).model_dump(exclude={"seed"})
    times = {"opened": _time_text(entries[0].at), "changed": _time_text(entries[-1].at)}
    text = json.dumps({**info, "entries": len(entries), **times}, indent=2, ensure_ascii=False)
    screen.out.file.write(text + "\n")


def close_room(ctx: typer.Context, room: RoomId, database: Database = None) -> None:
    from baumeister.server.changes import addition_of  # takes a while to import
    from baumeister.server.entries import OVER, RoomClosed
    from baumeister.server.rooms import read_again
    from baumeister.storage.housekeeping import append_here, read_here, storage

    screen: Screen = ctx.obj
    with storage(chosen_database(database)) as connection:
        found = read_again(room, read_here(connection, room))
        if found.phase == OVER:
            raise WrongTime("room-over")
        append_here(connection, addition_of(found, [RoomClosed("by-admin")]))
    screen.print(screen.say("rooms-closed", room=room))


def delete_room(ctx: typer.Context, room: RoomId, database: Database = None) -> None:
    from baumeister.storage.housekeeping import delete_here, storage  # takes a while to import

    screen: Screen = ctx.obj
    with storage(chosen_database(database)) as connection:
        delete_here(connection, room)
    screen.print(screen.say("rooms-deleted", count=1))


def purge_rooms(
    ctx: typer.Context,
    older_than: Annotated[str, typer.Option()],
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    database: Database = None,
) -> None:
    """Some rooms at a time, with pauses as long: a server on the same database writes meanwhile."""
    from baumeister.storage.housekeeping import old_rooms, purge_here, storage  # takes a while to import

    screen: Screen = ctx.obj
    url, before = chosen_database(database), time.time() - parse_age(older_than)
    if dry_run:
        with storage(url) as connection:
            count = len(old_rooms(connection, before, MOST_LISTED))
        screen.print(screen.say("rooms-would-be-deleted", count=count))
        return
    count = 0
    while True:
        began = time.monotonic()
        with storage(url) as connection:
            purged = purge_here(connection, before, AT_ONCE)
        count += purged
        if purged < AT_ONCE:
            break
        time.sleep(time.monotonic() - began)
    screen.print(screen.say("rooms-deleted", count=count))


def parse_age(text: str) -> float:
    """Seconds of `36h`, `90d`, `2w` or `1y`."""
    number, unit = text[:-1], text[-1:]
    is_number = number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS
    if unit not in UNITS_S or not is_number:
        raise InvalidArgument("bad-age", age=text[:40], accepts="36h, 90d, 2w, 1y")
    return float(int(number) * UNITS_S[unit])


def _time_text(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
