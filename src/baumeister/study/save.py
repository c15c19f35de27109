"""Every match of a study as a table in a file: JSON, CSV or Parquet, by the file's ending."""

import csv
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

from baumeister.core.errors import InvalidArgument, MissingExtra
from baumeister.core.files import draft_of
from baumeister.study.journal import Header
from baumeister.study.matches import Played

Row = dict[str, Any]


def check_ending(path: str) -> None:
    """Refuse early an ending that nothing is written as, or Parquet if that cannot be written here."""
    ending = Path(path).suffix.lower()
    if ending not in WRITERS:
        raise InvalidArgument("unknown-ending", path=path, accepts=", ".join(WRITERS))
    if ending == ".parquet":
        _parquet()


def save_matches(path: str, header: Header, played: Sequence[Played]) -> None:
    """Write the whole file, or leave what was there."""
    target = Path(path)
    with draft_of(target) as draft:
        WRITERS[target.suffix.lower()](draft, header, played)


def flat_row(number: int, played: Played) -> Row:
    """A match as columns of plain values: one for each seat and each fact."""
    row: Row = {"match": number, "seed": played.seed}
    for name, values in (
        ("player", played.players),
        ("rank", played.ranks),
        ("share", played.shares),
        ("score", played.scores),
        ("utility", played.utilities),
    ):
        row |= {f"{name}_{seat}": value for seat, value in enumerate(values, start=1)}
    row |= {"num_moves": played.num_moves, "num_draws": played.num_draws, "reason": played.reason}
    row |= {"branching": played.branching, **{f"fact_{name}": value for name, value in played.facts.items()}}
    row["faults"] = " ".join(because for because, _, _ in played.faults)
    return row | {"stones": " ".join(",".join(map(str, spot)) for spot in played.stones)}


def _write_json(path: Path, header: Header, played: Sequence[Played]) -> None:
    matches = [asdict(match) for match in played]
    path.write_text(json.dumps({**header, "matches": matches}, indent=1) + "\n", encoding="utf-8")


def _write_csv(path: Path, header: Header, played: Sequence[Played]) -> None:
    del header
    rows = [flat_row(number, match) for number, match in enumerate(played, start=1)]
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, fieldnames=list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


def _write_parquet(path: Path, header: Header, played: Sequence[Played]) -> None:
    """The header travels in the file's own metadata."""
    arrow, parquet = _parquet()
    rows = [flat_row(number, match) for number, match in enumerate(played, start=1)]
    table = arrow.Table.from_pylist(rows)
    parquet.write_table(table.replace_schema_metadata({"baumeister": json.dumps(dict(header))}), path)


def _parquet() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise MissingExtra("missing-extra", extra="parquet") from error


WRITERS: Mapping[str, Callable[[Path, Header, Sequence[Played]], None]] = {
    ".json": _write_json,
    ".csv": _write_csv,
    ".parquet": _write_parquet,
}
