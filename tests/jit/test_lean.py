"""Kernels that make no arrays count no references."""

import numba
import numpy as np
import pytest

from baumeister.jit.rows import choose_actions


@pytest.mark.parametrize("counts", [False, True])
def test_a_lean_kernel_counts_no_references(counts: bool) -> None:
    options = choose_actions.targetoptions | ({"_nrt": True} if counts else {})  # type: ignore[attr-defined]  # a kernel, not a function
    fresh = numba.jit(**options)(choose_actions.py_func)  # type: ignore[attr-defined]  # code from the cache tells nothing
    masks, chosen = np.ones((2, 100), dtype=np.uint8), np.zeros(1, dtype=np.int64)
    fresh(masks, np.zeros(2, dtype=np.uint64), np.zeros(1, dtype=np.int64), chosen)
    (code,) = fresh.inspect_asm().values()
    assert ("NRT_incref" in code.split(".cfi_endproc")[0]) is counts
