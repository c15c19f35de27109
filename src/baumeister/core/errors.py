"""The error tree. An error's code is its class name, stable and used on the wire.

An error holds no sentence: `because` and `details` name a Fluent message and its arguments, which
are put into words at the edge (CLI, client, and below a traceback).
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, ClassVar

from baumeister.core.refusal import Refusal


class BaumeisterError(Exception):
    """Anything that was asked of baumeister and cannot be done; the message is `error-<because>`."""

    #: puts an error into words; set by the package, which knows the texts
    in_words: "ClassVar[Callable[[BaumeisterError], str] | None]" = None

    def __init__(self, because: str, **details: "Detail") -> None:
        self.because = because
        self.details: Mapping[str, Detail] = details
        facts = ", ".join(f"{name}={value}" for name, value in details.items())
        super().__init__(f"{because}: {facts}" if facts else because)

    @property
    def code(self) -> str:
        return type(self).__name__

    @cached_property
    def __notes__(self) -> list[str]:  # type: ignore[override]  # a list all the same, made when it is read
        """The sentence that Python prints below a traceback."""
        in_words = type(self).in_words
        try:
            return [] if in_words is None else [in_words(self)]
        except LookupError:  # without a sentence it is still an error
            return []

    def __reduce__(self) -> tuple[Any, ...]:
        """As itself from one process to another."""
        return _error_again, (type(self), self.because, dict(self.details))


def _error_again(kind: type[BaumeisterError], because: str, details: "dict[str, Detail]") -> BaumeisterError:
    return kind(because, **details)


Detail = str | int | float | BaumeisterError


def problem_of(error: BaseException) -> str:
    """What the system or a library says is wrong, in one line: the sentence around it names the file."""
    said = (getattr(error, "strerror", None) or str(error)).strip()
    return said.partition("\n")[0].rstrip(".") or type(error).__name__


class UnknownGame(BaumeisterError):
    """A name that the catalogue does not have."""


class InvalidVariant(BaumeisterError):
    """An option that the game does not have, or a value that it does not accept."""


class InvalidNotation(BaumeisterError):
    """A text that is no move or draw of this game at all."""


class InvalidRecord(BaumeisterError):
    """A record or a state that cannot be read, or that does not follow the rules."""


class IllegalMove(BaumeisterError):
    """A well-formed move that the rules refuse here."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.because, rule=refusal.rule)

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.refusal,)


class IllegalDraw(BaumeisterError):
    """A draw that chance cannot give here."""


class MatchOver(BaumeisterError):
    """A move or draw after the end."""


class NothingToUndo(BaumeisterError):
    """A take-back where no decision has been made yet."""


class NotYourTurn(BaumeisterError):
    """A move while chance or another seat is to act."""


class StaleState(BaumeisterError):
    """A message that answers an older state than the present one."""


class UnknownPlayer(BaumeisterError):
    """A name that is no kind of player: neither a bot nor a person."""


class UnknownLanguage(BaumeisterError):
    """A language that there are no texts for."""


class UnknownRule(BaumeisterError):
    """A rule id that the game does not have."""


class MissingExtra(BaumeisterError):
    """An optional part that is not installed."""


class UnusableFile(BaumeisterError):
    """A file that cannot be read or written."""


class InvalidArgument(BaumeisterError):
    """A value that a command or a function does not accept."""


class EngineFailed(BaumeisterError):
    """A program that lost its seat: silent, dead, babbling, or playing what is not legal."""


class WorkerLost(BaumeisterError):
    """A process of a study that ended before its time."""


class ClusterLost(BaumeisterError):
    """A cluster that does not answer."""


class NoSolver(BaumeisterError):
    """A variant for which nothing finds solutions."""


class StorageFailure(BaumeisterError):
    """The database did not take or give what was asked; nothing was changed."""


class RoomElsewhere(StorageFailure):
    """A room that another server of the cluster has; who comes back is led there."""


class UnknownRoom(BaumeisterError):
    """A room that there is not, or no longer."""


class NotAllowed(BaumeisterError):
    """Something that only the host, or the holder of a seat, may do."""


class WrongTime(BaumeisterError):
    """Something that cannot be done at this point of a room's life."""


class InvalidMessage(BaumeisterError):
    """A message or request that does not have the form it should."""


class TooMany(BaumeisterError):
    """More than the server takes in this time, or in this number."""


class TooLarge(BaumeisterError):
    """A message or a body beyond the size that the server takes."""


class Stopping(BaumeisterError):
    """A question that the server had no time to answer before it ended."""


class Failed(BaumeisterError):
    """A mistake of ours; nothing was changed, and the log of the server says more."""


class DrawsTampered(BaumeisterError):
    """A record whose draws do not follow from its seed."""
