"""What all tests share: the `--full` counts, the time budget, and the rule ids that tests name."""

import random
import time
from collections.abc import Callable, Iterator

import hypothesis
import pytest

hypothesis.settings.register_profile("quick", max_examples=50, deadline=None)
hypothesis.settings.register_profile("full", max_examples=1000, deadline=None)

Budget = Callable[..., Iterator[int]]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="full counts instead of a time budget")


def pytest_configure(config: pytest.Config) -> None:
    hypothesis.settings.load_profile("full" if config.getoption("--full") else "quick")


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the issues' full counts are wanted."""
    return bool(request.config.getoption("--full"))


@pytest.fixture
def budget(full: bool) -> Budget:
    """Numbers 0, 1, 2 … up to `count` with --full, else as many as fit into `seconds`, three at least."""

    def numbers(count: int, seconds: float) -> Iterator[int]:
        deadline = time.monotonic() + seconds
        for number in range(count):
            if not full and number >= 3 and time.monotonic() > deadline:
                return
            yield number

    return numbers


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    """Random numbers that are the same in every run of a test."""
    return random.Random(request.node.name)
