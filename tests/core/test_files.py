import os
from pathlib import Path

import pytest

from baumeister.core.errors import UnusableFile
from baumeister.core.files import draft_of


def test_a_file_is_replaced_once_it_is_written(tmp_path: Path) -> None:
    file = tmp_path / "told.txt"
    file.write_text("before")
    with draft_of(file) as draft:
        draft.write_text("after")
        assert file.read_text() == "before"
    assert file.read_text() == "after"
    assert list(tmp_path.iterdir()) == [file]


def test_what_was_not_written_to_the_end_leaves_all_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "told.txt"
    file.write_text("before")

    def write_half() -> None:
        with draft_of(file) as draft:
            draft.write_text("aft")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_half()
    assert file.read_text() == "before"
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_cannot_be_written_is_named_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    inside = tmp_path / "file" / "told.txt"
    with pytest.raises(UnusableFile) as caught, draft_of(inside) as draft:
        draft.write_text("never")
    assert caught.value.details == {"path": str(inside), "problem": "Not a directory"}


def test_a_pipe_is_written_to_and_stays_one(tmp_path: Path) -> None:
    """Root had /dev/null replaced by a file, which nobody else could write to."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    with draft_of(pipe) as draft:
        draft.write_text("written")
    assert os.read(reading, 100) == b"written"
    os.close(reading)
    assert pipe.is_fifo()
