"""The cache of machine code is named by everything that is compiled in."""

from baumeister.jit import PACKAGE, kernel_sources


def test_constants_that_kernels_take_from_elsewhere_are_part_of_the_name() -> None:
    sources = {file.relative_to(PACKAGE).as_posix() for file in kernel_sources()}
    assert "games/pyramido/kernels.py" in sources
    assert "games/pyramido/layout.py" in sources  # no kernel in it, but the columns of their arrays
    assert "games/rumis/stones.py" in sources
    assert not any(name.startswith(("server/", "cli/")) for name in sources)
