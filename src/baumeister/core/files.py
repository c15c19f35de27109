"""Files are written whole, or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from baumeister.core.errors import UnusableFile, problem_of


@contextmanager
def draft_of(path: Path) -> Iterator[Path]:
    """A draft beside a file, which takes its place once it is written; else all stays as it was."""
    draft = path.with_name(f".{path.name}.part")
    try:
        yield draft
        draft.replace(path)
    except OSError as error:
        raise UnusableFile("unwritable-file", path=str(path), problem=problem_of(error)) from error
    finally:
        with suppress(OSError):
            draft.unlink()
