"""SQL, only here: the append-only log of every room."""

from baumeister.storage.claim import claim
from baumeister.storage.log import Addition, Entry, Log

__all__ = ["Addition", "Entry", "Log", "claim"]
