"""The terminal as the commands see it: texts in the reader's language, pictures in colour."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from baumeister.core import AnyRules, BaumeisterError, Outcome, tones
from baumeister.core.picture import Picture, Span
from baumeister.play import Match
from baumeister.texts import Texts

COLOURS = {tone.name: tone.hex for tone in tones.ALL}
#: people and programs at the table are called as they like: nothing in a name is taken for markup
AS_IT_IS: dict[str, Any] = {"highlight": False, "soft_wrap": True, "markup": False, "emoji": False}


@dataclass(frozen=True, slots=True)
class Screen:
    say: Texts
    out: Console = field(default_factory=lambda: Console(**AS_IT_IS))
    err: Console = field(default_factory=lambda: Console(stderr=True, **AS_IT_IS))

    def print(self, text: str = "") -> None:
        """Text as it is: nothing in it is taken for markup."""
        self.out.print(Text(text))

    def draw(self, picture: Picture) -> None:
        for spans in picture:
            self.out.print(Text.assemble(*((span.text, _style(span)) for span in spans)))

    def error(self, error: BaumeisterError) -> None:
        self.err.print(Text.assemble((f"{error.code}: ", "bold red"), self.say.error(error)))

    def ask(self, prompt: str) -> str | None:
        """What somebody types, or None where no more comes.

        The prompt is left to Python only where it lets people edit a line: it does not tell that nobody is
        there any more to read a prompt, and asked on and on.
        """
        try:
            if sys.stdin.isatty():
                return input(prompt).strip()
            self.out.file.write(prompt)
            self.out.file.flush()
            return input().strip()
        except EOFError:
            self.print()
            return None

    def event(self, match: Match, number: int, players: tuple[str, ...]) -> None:
        """Tell one event of a match, counted from 0."""
        event, seat = match.events[number], match.seat_of(number)
        if seat is None:
            text = self.say("event-draw", draw=match.rules.format_draw(event))
        else:
            text = self.say(
                "event-move", number=seat + 1, player=players[seat], move=match.rules.format_move(event)
            )
        self.print(f"{number + 1:4}  {text}")

    def outcome(self, rules: AnyRules, outcome: Outcome, players: tuple[str, ...]) -> None:
        """Tell how a match ended."""
        self.print(self.say("match-ended", reason=self.say(f"reason-{outcome.reason}")))
        if rules.seats > 1 and outcome.winners:
            names = ", ".join(
                self.say("seat-of-player", number=seat + 1, player=players[seat]) for seat in outcome.winners
            )
            self.print(self.say("match-winners", count=len(outcome.winners), names=names))
        if outcome.lost:
            self.print(self.say("match-lost"))
        self.print(self.say("match-scores", scores=" : ".join(map(str, outcome.scores))))

    @contextmanager
    def progress(self, title: str, total: int) -> Iterator["Steps"]:
        """A progress bar on the error stream, so that results can be piped; a file gets nothing of it."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        is_file = not self.err.is_terminal
        with Progress(*columns, console=self.err, transient=True, disable=is_file) as progress:
            yield Steps(progress, progress.add_task(title, total=total))


class Steps:
    """Called with the number of steps just done."""

    def __init__(self, progress: Progress, task: int) -> None:
        self._progress = progress
        self._task = task

    def __call__(self, done: int) -> None:
        self._progress.advance(self._task, done)  # type: ignore[arg-type]  # TaskID is a NewType of int


def _style(span: Span) -> str:
    words = ["bold"] if span.bold else []
    words += ["dim"] if span.dim else []
    words += [COLOURS[span.colour]] if span.colour else []
    return " ".join(words)
