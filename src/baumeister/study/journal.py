"""A study's journal: every match as a line of JSON, so that an interrupted study can go on.

Its first line says which study it is; another study never goes on with it.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from pathlib import Path

from baumeister.core import AnyRules
from baumeister.core.errors import UnusableFile, problem_of
from baumeister.core.variant import dump_variant
from baumeister.study.matches import Pairing, Played

Header = Mapping[str, object]


def header_of(rules: AnyRules, **facts: object) -> Header:
    """Which study it is: the game, its variant and version, and what else decides its matches."""
    variant = dump_variant(rules.options, rules.variant)
    return {"game": rules.game, "rules_version": rules.version, "variant": variant, **facts}


class Journal:
    """The matches in a file; `found` are those that were there."""

    def __init__(self, path: Path, header: Header, resume: bool) -> None:
        self.path = path
        self.found: dict[Pairing, Played] = {}
        if path.exists() and not resume:
            raise UnusableFile("unfinished-study", path=str(path))
        if resume and path.exists():
            self._read(header)
        else:
            self._write([json.dumps(header)], "w")

    def add(self, matches: Iterable[Played]) -> None:
        self._write([json.dumps(asdict(played)) for played in matches], "a")
        self.found |= {Pairing(played.players, played.seed): played for played in matches}

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)

    def _write(self, lines: list[str], mode: str) -> None:
        try:
            with self.path.open(mode, encoding="utf-8") as file:
                file.write("".join(line + "\n" for line in lines))
        except OSError as error:
            raise UnusableFile("unwritable-file", path=str(self.path), problem=problem_of(error)) from error

    def _read(self, header: Header) -> None:
        """What the file holds; a last line that was cut short is dropped and its match played again."""
        try:
            text = self.path.read_text(encoding="utf-8")
            whole = text[: text.rfind("\n") + 1]
            first, *lines = whole.splitlines()
            is_same = json.loads(first) == json.loads(json.dumps(header))
            matches = [_played(json.loads(line)) for line in lines] if is_same else []
        except (OSError, ValueError, TypeError) as error:
            raise UnusableFile("not-a-journal", path=str(self.path)) from error
        if not is_same:
            raise UnusableFile("other-study", path=str(self.path))
        if whole != text:
            self._write([*whole.splitlines()], "w")
        self.found = {Pairing(played.players, played.seed): played for played in matches}


def _played(fields: dict[str, object]) -> Played:
    return Played(**{name: _tuples(value) for name, value in fields.items()})  # type: ignore[arg-type]  # what `add` wrote


def _tuples(value: object) -> object:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
