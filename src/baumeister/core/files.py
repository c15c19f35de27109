"""Files are written whole, or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from baumeister.core.errors import UnusableFile, problem_of


@contextmanager
def draft_of(path: Path) -> Iterator[Path]:
    """A draft beside a file, which takes its place once it is written; else all stays as it was.

    A device or a pipe, such as /dev/null, is written to as it is: root would put a file in its place.
    """
    draft = path.parent / f".{path.name}.part"  # where with_name refuses “.” and “/”, which have none
    try:
        is_special = path.exists() and not path.is_file() and not path.is_dir()
        yield path if is_special else draft
        if not is_special:
            draft.replace(path)
    except (OSError, ValueError) as error:
        raise UnusableFile("unwritable-file", path=str(path), problem=problem_of(error)) from error
    finally:
        with suppress(OSError, ValueError):
            draft.unlink()
