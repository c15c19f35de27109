"""What `simulate`, `tournament` and `ladder` share: where matches are played, kept and told about."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from baumeister.cli.arguments import check_writable, write_file
from baumeister.cli.screen import Screen
from baumeister.core import AnyRules
from baumeister.core.errors import EngineFailed, InvalidArgument
from baumeister.study.journal import Header, Journal, header_of
from baumeister.study.matches import Played
from baumeister.study.report import report_page
from baumeister.study.save import check_ending, save_matches
from baumeister.study.workers import Tell, Workers


@dataclass(frozen=True, slots=True)
class Study:
    """A study as it was asked for on the command line."""

    screen: Screen
    rules: AnyRules
    seed: str
    workers: Workers
    save: str | None
    report: str | None
    resume: bool

    def __post_init__(self) -> None:
        if self.workers.jobs != -1 and self.workers.jobs < 1:
            raise InvalidArgument("not-positive", option="--jobs", value=self.workers.jobs)
        if self.resume and self.save is None:
            raise InvalidArgument("resume-what")
        if self.save is not None:
            check_ending(self.save)
        for path in (self.save, self.report):
            check_writable(path)
        self.workers.check()

    @property
    def is_detailed(self) -> bool:
        return self.save is not None or self.report is not None

    def play(
        self,
        total: int,
        play: Callable[[Journal | None, Tell], list[Played]],
        players: Sequence[str],
        **facts: object,
    ) -> list[Played]:
        """Play under a progress bar, keep what is done, and write what was asked for."""
        header = header_of(self.rules, seed=self.seed, players=players, **facts)
        with self._journal(header) as journal:
            with self.screen.progress(self.screen.say("tournament-progress"), total) as tell:
                played = play(journal, tell)
            if self.save is not None:
                save_matches(self.save, header, played)
        for because, engine, what in dict.fromkeys(fault for match in played for fault in match.faults):
            self.screen.error(EngineFailed(because, engine=engine, what=what))
        if self.report is not None:
            once = tuple(dict.fromkeys(players))
            write_file(self.report, report_page(self.rules, once, played, self.seed, self.screen.say))
        return played

    @contextmanager
    def _journal(self, header: Header) -> Iterator[Journal | None]:
        """The matches so far, in a file beside the one to be; it goes when that is written."""
        if self.save is None:
            yield None
            return
        path = Path(self.save)
        journal = Journal(path.with_name(path.name + ".part"), header, self.resume)
        try:
            yield journal
        except BaseException:
            if journal.found:
                self.screen.err.print(self.screen.say("study-kept", count=len(journal.found)))
            else:
                journal.remove()  # it would only stand in the way of the next try
            raise
        journal.remove()


def check_counts(**numbers: int | None) -> None:
    """Refuse numbers below one; names are those of options."""
    for name, number in numbers.items():
        if number is not None and number < 1:
            raise InvalidArgument("not-positive", option=f"--{name}", value=number)


def names_in(players: str) -> Sequence[str]:
    names = tuple(name.strip() for name in players.split(","))
    for number, name in enumerate(names):
        if name in names[:number]:
            raise InvalidArgument("player-twice", player=name)
    return names
