"""What every kernel needs: `njit` with a cache that never serves stale code, and random numbers.

Numba notices an edit in the file of a jitted function but not in the kernels it calls, so the cache
folder is named by a hash of all jitted sources.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy.typing as npt

from baumeister.core.folders import user_cache

Array = npt.NDArray[Any]
F = TypeVar("F", bound=Callable[..., Any])


def _jitted_sources_hash() -> str:
    package = Path(__file__).parents[1]
    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(package.rglob("*.py")):
        text = source.read_bytes()
        if b"njit" in text:
            digest.update(source.name.encode() + text)
    return digest.hexdigest()[:16]


def _cache_folder() -> Path:
    in_venv = sys.prefix != sys.base_prefix and os.access(sys.prefix, os.W_OK)
    root = Path(sys.prefix) / "cache" if in_venv else user_cache()
    return root / f"numba-{_jitted_sources_hash()}"


if not os.environ.get("NUMBA_CACHE_DIR"):
    numba.config.CACHE_DIR = str(_cache_folder())  # type: ignore[attr-defined]  # numba fills its settings in at run time


def njit(function: F) -> F:
    """Compile a module-level function; the machine code is kept for the next process.

    Kernels hold no lock while they run, so the server's other threads go on meanwhile.
    """
    return cast("F", numba.njit(cache=True, nogil=True)(function))
