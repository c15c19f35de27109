"""Counting what somebody sends, and saying when it is too much."""

import time
from collections import OrderedDict
from ipaddress import IPv4Address, ip_address, ip_network

from baumeister.core.errors import TooMany
from baumeister.server.settings import Limits

MOST_REMEMBERED = 10_000
SECONDS_AT_ONCE = 5  #: so many seconds' worth of messages an address may send at once
NETWORK_BITS = 64  #: of an IPv6 address; one household has all the others


def counted_as(host: str) -> str:
    """Whom an address counts for: itself, or its network if it is one of IPv6."""
    try:
        address = ip_address(host)
    except ValueError:  # a name, such as that of a test
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), NETWORK_BITS), strict=False))


class Bucket:
    """Tokens that refill with time; each message takes one."""

    def __init__(self, per_s: float, burst: int) -> None:
        self._per_s = per_s
        self._burst = float(burst)
        self._tokens = self._burst
        self._at = time.monotonic()

    def take(self, because: str) -> None:
        """Take a token; TooMany if there is none."""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._per_s)
        self._at = now
        if self._tokens < 1:
            raise TooMany(because, wait=round((1 - self._tokens) / self._per_s, 1))
        self._tokens -= 1


class Buckets:
    """A bucket for each address; the longest unused are forgotten."""

    def __init__(self, per_s: float, burst: int) -> None:
        self._per_s = per_s
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, because: str) -> None:
        bucket = self._buckets.setdefault(address, Bucket(self._per_s, self._burst))
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        bucket.take(because)


class Allowance:
    """What one address may say at one room, however many sockets it has there, and at all of them."""

    def __init__(self, limits: Limits) -> None:
        at_once = int(SECONDS_AT_ONCE * limits.messages_per_address)
        self._of_address = Buckets(limits.messages_per_address, at_once)
        self._at_room = Buckets(limits.messages_per_s, limits.message_burst)
        self._points = Buckets(limits.messages_per_s, limits.message_burst)
        self._chats = Buckets(limits.chats_per_s, limits.chat_burst)
        self._reviews = Buckets(limits.reviews_per_s, limits.review_burst)

    def take_message(self, address: str, room_id: str) -> None:
        """Whatever is said at a room may be told to everyone there, so more sockets bring no more words."""
        self._at_room.take(f"{address} {room_id}", "too-many-messages")
        self._of_address.take(address, "too-many-messages")

    def take_point(self, room_id: str) -> None:
        """Everyone there is told at once, and nothing of it is kept: of all addresses together."""
        self._points.take(room_id, "too-many-messages")

    def take_chat(self, address: str, room_id: str) -> None:
        self._chats.take(f"{address} {room_id}", "too-many-messages")

    def take_review(self, address: str) -> None:
        self._reviews.take(address, "too-many-requests")
