"""Seats for programs: an engine is another process that speaks JSON lines (docs/engines.md).

An engine that is silent, dies, babbles or plays an illegal move loses its seat: from then on the seat plays
at random, the match goes on, and `fault` says why.
"""

import atexit
import json
import os
import queue
import re
import shlex
import shutil
import signal
import subprocess
import threading
from contextlib import suppress
from random import Random
from typing import Any

from baumeister.bots import find_bot, make_bot
from baumeister.bots.general import Bot
from baumeister.core import AnyRules, BaumeisterError
from baumeister.core.codec import parse_json
from baumeister.core.errors import EngineFailed, UnknownPlayer, problem_of
from baumeister.core.variant import dump_variant

PROTOCOL = 1
HELLO_S = 60.0  #: to start and to get ready; some load a network first
MOVE_S = 10.0
LINE_BYTES = 1 << 20
MOST_LINES = 100  #: that may wait to be read; one who says more is not listened to
SHOWN = 60  #: characters of what it said, in the sentence about it

NAME = re.compile(r"engine(?:@(?P<seconds>[0-9.]+)s)?:(?P<command>.+)", re.DOTALL)

#: engines that a server offers under names of their own; wire messages know only these
named: dict[str, str] = {}


def is_engine(name: str) -> bool:
    return NAME.fullmatch(name) is not None


def check_player(name: str, rules: AnyRules) -> bool:
    """UnknownPlayer unless a bot or an engine has this name; tells whether it plays from a solver's table."""
    if is_engine(name):
        _parse(name)
        return False
    return find_bot(name, rules)[0].needs_table


def make_player(name: str, rules: AnyRules, seed: int | str, threads: int = 1) -> Bot:
    """The bot of a name, or the engine of a command: `engine:python my_engine.py`, `engine@2s:…`."""
    if not is_engine(name):
        return make_bot(name, rules, seed, threads)
    return EngineBot(*_parse(name), Random(f"{seed}/{name}"))


def fault_of(player: object) -> EngineFailed | None:
    """Why a player lost its seat; None if it did not."""
    return player.fault if isinstance(player, EngineBot) else None


def dismiss(player: object) -> None:
    """Let a player go after a match."""
    if isinstance(player, EngineBot):
        player.close()


def _parse(name: str) -> tuple[str, float]:
    found = NAME.fullmatch(name)
    assert found is not None, "asked only of engines"
    try:
        program, seconds = shlex.split(found["command"])[0], float(found["seconds"] or MOVE_S)
    except (ValueError, IndexError):
        raise UnknownPlayer("bad-engine", engine=name) from None
    if shutil.which(program) is None or seconds <= 0:
        raise UnknownPlayer("bad-engine", engine=name)
    return found["command"], seconds


class EngineBot:
    """Asks an engine for moves; plays at random once the engine has failed."""

    def __init__(self, command: str, seconds: float, rng: Random) -> None:
        self.fault: EngineFailed | None = None
        self._command = command
        self._seconds = seconds
        self._rng = rng
        self._process: _Process | None = None
        self._asked = 0

    def choose(self, rules: AnyRules, state: Any) -> Any:
        legal = rules.legal_moves(state)
        if self.fault is None:
            try:
                return self._ask(rules, state, legal)
            except EngineFailed as fault:
                self.fault = fault
                self._drop()
        return self._rng.choice(legal)

    def close(self) -> None:
        """Keep the process for the next match; starting one takes longer than many matches."""
        if self._process is not None:
            _idle.setdefault(self._command, []).append(self._process)
            self._process = None

    def _ask(self, rules: AnyRules, state: Any, legal: tuple[Any, ...]) -> Any:
        process = self._process or self._begin(rules, state.seat)
        self._asked += 1
        answer = process.ask(
            {
                "type": "choose",
                "id": self._asked,
                "seat": state.seat,
                "state": rules.dump(state),
                "legal": [rules.format_move(move) for move in legal],
                "time_left_s": self._seconds,
            },
            {"type": "move", "id": self._asked},
            self._seconds,
        )
        notation = str(answer.get("move"))
        with suppress(BaumeisterError):
            if (move := rules.parse_move(notation)) in legal:
                return move
        raise EngineFailed("engine-illegal", engine=self._command, what=notation[:SHOWN])

    def _begin(self, rules: AnyRules, seat: int) -> "_Process":
        """An engine that waits, or a new one; told which match it is."""
        waiting = _idle.get(self._command)
        self._process = process = waiting.pop() if waiting else _Process(self._command)
        variant = dump_variant(rules.options, rules.variant)
        process.ask(
            {"type": "new_match", "game": rules.game, "variant": variant, "seat": seat, "seats": rules.seats},
            {"type": "ready"},
            HELLO_S,
        )
        return process

    def _drop(self) -> None:
        if self._process is not None:
            self._process.end()
            self._process = None


class _Process:
    """A running engine. Threads write and read, so that nothing it does or leaves undone can block us."""

    def __init__(self, command: str) -> None:
        self._command = command
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise EngineFailed("engine-died", engine=command, what=problem_of(error)) from error
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()
        _running.add(self)
        self.ask({"type": "hello", "protocol": PROTOCOL}, {"type": "hello"}, HELLO_S)

    def ask(self, message: dict[str, Any], expected: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a message, in time and of the form that is expected."""
        line = json.dumps(message).encode() + b"\n"
        threading.Thread(target=self._say, args=(line,), daemon=True).start()
        try:
            said = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise self._failure("engine-silent", f"{seconds:g}") from None
        if said is None:
            raise self._failure("engine-died", str(self._process.wait()))
        answer = _read(said)
        if any(answer.get(name) != value for name, value in expected.items()):
            raise self._failure("engine-babbles", said.decode(errors="replace").strip()[:SHOWN])
        return answer

    def end(self) -> None:
        """End it and everything that it started."""
        _running.discard(self)
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError, ValueError):
                if pipe is not None:
                    pipe.close()

    def _failure(self, because: str, what: str) -> EngineFailed:
        self.end()
        return EngineFailed(because, engine=self._command, what=what)

    def _say(self, line: bytes) -> None:
        with suppress(OSError, ValueError):  # it is gone: who listens finds out
            assert self._process.stdin is not None
            self._process.stdin.write(line)
            self._process.stdin.flush()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):
            while self._lines.qsize() < MOST_LINES and (line := self._process.stdout.readline(LINE_BYTES)):
                self._lines.put(line)
        self._lines.put(None)


def _read(line: bytes) -> dict[str, Any]:
    """What a line says; nothing if it is no JSON object."""
    try:
        found = parse_json(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


_idle: dict[str, list[_Process]] = {}
_running: set[_Process] = set()


@atexit.register
def end_engines() -> None:
    """End every engine that this process started."""
    _idle.clear()
    for process in list(_running):
        process.end()
