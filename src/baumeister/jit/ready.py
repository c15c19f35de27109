"""Kernels that are at hand: who may not wait is told at once that one would have to be read or compiled."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from numba.core import event

#: what Numba announces before it waits for its lock, to read a kernel from the cache or to compile it
LOADING = "numba:compiler_lock"


class KernelMissing(Exception):
    """A kernel was called that this process does not have yet; ask again where there is time."""


class _Hurry(threading.local):
    is_on = False


_hurry = _Hurry()


class _Refusing(event.Listener):
    def on_start(self, event: object) -> None:
        del event
        if _hurry.is_on:
            raise KernelMissing

    def on_end(self, event: object) -> None: ...


event.register(LOADING, _Refusing())  # type: ignore[no-untyped-call]  # numba has no types


@contextmanager
def only_ready_kernels() -> Iterator[None]:
    """Within this, in this thread, a kernel that is not in memory raises KernelMissing."""
    _hurry.is_on = True
    try:
        yield
    finally:
        _hurry.is_on = False
