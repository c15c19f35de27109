"""What the server is told when it starts, and how much it takes from anyone."""

import os
from dataclasses import dataclass, field

PREFIX = "BAUMEISTER_"  #: of a variable that holds a setting


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is too much. Rates are a number a second, with a burst of that many at once."""

    message_bytes: int = 32_768
    body_bytes: int = 2_000_000  #: of a record; any other body is no larger than a message
    bodies_per_address: int = 4  #: records that one address sends at the same time
    num_bodies: int = 16  #: records that arrive or wait to be looked at, in all
    body_s: float = 30.0  #: for a whole body to arrive
    messages_per_s: float = 20.0  #: of one address at one room, however many sockets it has there
    message_burst: int = 60
    messages_per_address: float = 200.0  #: a second, at all rooms together; five times as many at once
    requests_per_s: float = 20.0  #: of one address
    request_burst: int = 600  #: a class opens the page at once
    hints_per_s: float = 0.2  #: of one connection; a solution counts as a hint
    hint_burst: int = 5
    coach_per_s: float = 2.0  #: looks at a position, of one connection
    coach_burst: int = 20
    reviews_per_address: int = 5  #: of finished matches, under way at the same time
    reviews_per_s: float = 1.0  #: finished ones told again, to one address
    review_burst: int = 30
    chats_per_s: float = 1.0  #: of one address at one room
    chat_burst: int = 10
    connections_per_address: int = 200  #: sockets at rooms
    open_per_address: int = 600  #: connections of any kind, those included that have not said a word
    headers_s: float = 10.0  #: for a connection to say what it wants
    rooms_per_address: int = 100  #: in `rooms_window_s`
    public_per_address: int = 20  #: rooms in the lobby that wait for players
    rooms_window_s: float = 3600.0
    num_rooms: int = 20_000  #: waiting or playing, in all
    idle_room_s: float = 7 * 24 * 3600.0  #: without an entry, with nobody connected
    keep_over_s: float = 365 * 24 * 3600.0  #: a room that is over, then it is deleted; 0 keeps it for ever
    keep_chat_s: float = 30 * 24 * 3600.0  #: what was said in a room that is over; 0 keeps it for ever
    listeners_per_room: int = 500
    entries_per_room: int = 20_000  #: then a match can only be ended, at twice as many only given up
    away_s: float = 30.0  #: before others may lend the seat of somebody who is not connected
    rest_s: float = 600.0  #: with nobody connected, then a room leaves memory; people's match after six
    unwatched_s: float = 60.0  #: for bots to go on where nobody is connected
    queue: int = 200  #: messages that wait for a slow client before it is cut off


LOOPBACK = "127.0.0.1,::1"


def _trusted_proxies() -> tuple[str, ...]:
    """As uvicorn's own variable says."""
    return tuple(os.environ.get("FORWARDED_ALLOW_IPS", LOOPBACK).split(","))


@dataclass(frozen=True, slots=True)
class Settings:
    database: str
    #: other origins whose pages may open sockets, such as "https://example.org"
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()  #: names that it answers to, beside addresses and localhost
    #: whose word is taken for where a request comes from
    proxies: tuple[str, ...] = field(default_factory=_trusted_proxies)
    num_thinkers: int = 1  #: worker processes of the bots
    think_s: float = 30.0  #: after that a bot's move is made at random
    solve_s: float = 10.0  #: after that it is not known whether a puzzle has a solution
    engines: tuple[str, ...] = ()  #: programs that take seats, each as NAME=COMMAND
    metrics_port: int = 0  #: for /metrics alone; 0 leaves it with everything else
    metrics_host: str = "127.0.0.1"  #: where that port listens
    log_format: str = "text"  #: or json
    log_level: str = "warning"  #: debug, info, warning or error
    workers: int = 1  #: server processes behind one port; several are a cluster of their own
    cluster: bool = False  #: one of several servers of a PostgreSQL database
    lease_s: float = 6.0  #: in a cluster, after which another server may have the rooms of a silent one
    warms_up: bool = False  #: compile all kernels in the background at the start
    limits: Limits = field(default_factory=Limits)
