"""What every kernel needs: `njit` with a cache that never serves stale code, and random numbers.

Numba notices an edit in the file of a jitted function, but none in the kernels it calls or the constants it
takes from elsewhere, so the cache folder is named by a hash of all jitted sources and what they import.
"""

import hashlib
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy.typing as npt

from baumeister.core.folders import user_cache

Array = npt.NDArray[Any]
F = TypeVar("F", bound=Callable[..., Any])


PACKAGE = Path(__file__).parents[1]
IMPORT = re.compile(rb"^(?:from|import) baumeister\.([\w.]+)", re.MULTILINE)


def kernel_sources() -> dict[Path, bytes]:
    """Every file with a kernel, and every module that one of them imports: constants are compiled in."""
    texts = {file: file.read_bytes() for file in sorted(PACKAGE.rglob("*.py"))}
    jitted = [file for file, text in texts.items() if b"njit" in text]
    imported = {name.decode() for file in jitted for name in IMPORT.findall(texts[file])}
    wanted = {*jitted, *(file for name in imported for file in _files_of(name))}
    return {file: text for file, text in texts.items() if file in wanted}


def _files_of(module: str) -> tuple[Path, Path]:
    """Where a module of the package may be written."""
    path = PACKAGE.joinpath(*module.split("."))
    return path.with_suffix(".py"), path / "__init__.py"


def _kernel_hash() -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    for file, text in kernel_sources().items():
        digest.update(file.name.encode() + text)
    return digest.hexdigest()[:16]


def _cache_folder() -> Path:
    in_venv = sys.prefix != sys.base_prefix and os.access(sys.prefix, os.W_OK)
    root = Path(sys.prefix) / "cache" if in_venv else user_cache()
    return root / f"numba-{_kernel_hash()}"


if not os.environ.get("NUMBA_CACHE_DIR"):
    numba.config.CACHE_DIR = str(_cache_folder())  # type: ignore[attr-defined]  # numba fills its settings in at run time


def njit(function: F) -> F:
    """Compile a module-level function; the machine code is kept for the next process.

    Kernels hold no lock while they run, so the server's other threads go on meanwhile.
    """
    return cast("F", numba.njit(cache=True, nogil=True)(function))


def njit_lean(function: F) -> F:
    """`njit` for a kernel that makes no array, nor calls one that does: it counts no references.

    Each count is a locked instruction, and a slice or a call in a loop takes several of them: random matches
    of Rumis are a third faster without. What is passed in outlives the call, so nothing needs them.
    """
    compiled = numba.njit(cache=True, nogil=True, _nrt=False)  # type: ignore[call-overload]  # numba tells no types for it
    return cast("F", compiled(function))
