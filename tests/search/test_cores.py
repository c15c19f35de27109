"""Threads are for cores that nobody uses."""

import os

import pytest

from baumeister.search.cores import free_cores


@pytest.mark.parametrize(
    ("cores", "load", "free"), [(8, 0.2, 8), (8, 2.6, 5), (2, 0.0, 2), (2, 1.6, 1), (2, 25.0, 1), (1, 0.0, 1)]
)
@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="only Linux tells a process its cores")
def test_busy_cores_are_left_to_others(
    cores: int, load: float, free: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)))
    monkeypatch.setattr(os, "getloadavg", lambda: (load, 0.0, 0.0))
    assert free_cores() == free
