"""SQL, only here: the append-only log of every room."""

from baumeister.storage.claim import claim
from baumeister.storage.leases import Leases
from baumeister.storage.log import Log, Tenant
from baumeister.storage.writing import Addition, Entry

__all__ = ["Addition", "Entry", "Leases", "Log", "Tenant", "claim"]
