"""What all tests share: the `--full` counts, the time budget, and the rule ids that tests name."""

import random
import time
from collections.abc import Callable, Iterator

import hypothesis
import pytest

#: the first position of a game compiles its kernels, which no clock of Hypothesis should count
PATIENT = hypothesis.settings(deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow])
hypothesis.settings.register_profile("quick", PATIENT, max_examples=50)
hypothesis.settings.register_profile("full", PATIENT, max_examples=1000)

Budget = Callable[..., Iterator[int]]

MOST_SECONDS = 600


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="full counts instead of a time budget")


def pytest_configure(config: pytest.Config) -> None:
    hypothesis.settings.load_profile("full" if config.getoption("--full") else "quick")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The loop that tests with `async def` run in."""
    return "asyncio"


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the issues' full counts are wanted."""
    return bool(request.config.getoption("--full"))


@pytest.fixture
def budget(full: bool) -> Budget:
    """Numbers 0, 1, 2 … up to `count` with --full, else as many as fit into `seconds`, one at least.

    With --full, too, a test stops after MOST_SECONDS: of the slow games fewer matches fit into them.
    """

    def numbers(count: int, seconds: float) -> Iterator[int]:
        deadline = time.monotonic() + (MOST_SECONDS if full else seconds)
        for number in range(count):
            if number and time.monotonic() > deadline:
                return
            yield number

    return numbers


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    """Random numbers that are the same in every run of a test."""
    return random.Random(request.node.name)
