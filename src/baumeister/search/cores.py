"""How many threads a search may use where one person waits for one bot."""

import os


def free_cores() -> int:
    """The cores that this process may use and nobody has used in the last minute; at least one."""
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return max(1, cores - round(busy))
