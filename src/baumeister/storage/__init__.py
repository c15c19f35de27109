"""SQL, only here: the append-only log of every room."""

from baumeister.storage.claim import claim
from baumeister.storage.log import Batch, Entry, Log

__all__ = ["Batch", "Entry", "Log", "claim"]
