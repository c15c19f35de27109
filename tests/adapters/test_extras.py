"""Every adapter is an extra of its own: what is missing is named, nothing is imported before it is needed."""

import subprocess
import sys
import traceback

import pytest

import baumeister
from baumeister.core.errors import BaumeisterError

WITHOUT = """
import sys
sys.modules["{library}"] = None
from baumeister.core.errors import MissingExtra
try:
    import baumeister.adapters.{adapter}
except MissingExtra as error:
    print(error.details["extra"])
"""
LAZY = """
import sys, time
began = time.process_time()
import baumeister
took = time.process_time() - began
loaded = {"gymnasium", "pettingzoo", "pyspiel", "numpy", "numba"} & set(sys.modules)
print(took < 0.1, sorted(loaded))
"""


def run(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("adapter", "library"),
    [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")],
)
def test_a_missing_library_is_named_by_its_extra(adapter: str, library: str) -> None:
    assert run(WITHOUT.format(adapter=adapter, library=library)) == adapter


def test_a_traceback_ends_in_a_sentence() -> None:
    with pytest.raises(BaumeisterError) as caught:
        baumeister.rules("tulum", seats=9)
    caught.value.add_note("That was row 3.")
    *_, words, note = traceback.format_exception_only(caught.value)
    assert words == "The option seats does not accept 9; it accepts: 1, 2, 3, 4.\n"
    assert note == "That was row 3.\n"
    failed = subprocess.run(
        [
            sys.executable,
            "-c",
            'import sys; sys.modules["pyspiel"] = None; import baumeister.adapters.openspiel',
        ],
        capture_output=True,
        text=True,
    )
    assert failed.stderr.endswith("pip install 'baumeister[openspiel]'.\n")
    assert traceback.format_exception_only(BaumeisterError("no-such-message"))


def test_importing_baumeister_imports_none_of_them_and_takes_no_time() -> None:
    assert run(LAZY) == "True []"
