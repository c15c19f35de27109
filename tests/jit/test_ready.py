"""Who may not wait is told that a kernel is missing, before it is read or compiled; others just wait."""

import threading

import numba
import pytest

from baumeister.jit.ready import KernelMissing, only_ready_kernels


def test_a_kernel_that_is_not_at_hand_is_refused_to_who_may_not_wait() -> None:
    double = numba.njit(lambda number: 2 * number)
    with only_ready_kernels(), pytest.raises(KernelMissing):
        double(21)
    assert not double.signatures
    assert double(21) == 42
    with only_ready_kernels():
        assert double(21) == 42


def test_another_thread_may_compile_meanwhile() -> None:
    double = numba.njit(lambda number: 2 * number)
    found: list[int] = []
    with only_ready_kernels():
        thread = threading.Thread(target=lambda: found.append(double(21)))
        thread.start()
        thread.join()
    assert found == [42]
