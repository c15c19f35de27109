"""Counting what somebody sends, and saying when it is too much."""

import time
from collections import OrderedDict
from ipaddress import IPv4Address, ip_address, ip_network

from baumeister.core.errors import TooMany

MOST_REMEMBERED = 10_000
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
