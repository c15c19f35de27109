"""Where matches are played: here, in processes of this computer, or on a Dask cluster; always through joblib.

Matches travel in chunks that fit the number of workers, and come back in the order of the pairings, so a
study gives the same numbers wherever it runs.
"""

import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

import joblib
from joblib.externals.loky.process_executor import TerminatedWorkerError

from baumeister.bots.engines import check_player
from baumeister.core import AnyRules
from baumeister.core.errors import ClusterLost, MissingExtra, WorkerLost
from baumeister.solvers import prepare
from baumeister.study.journal import Journal
from baumeister.study.matches import Pairing, Played, play_match

CHUNK = 64  #: matches in a chunk, at most
CHUNKS_A_WORKER = 8  #: so that the last ones end at about the same time
CONNECT_S = 10.0
GREETING_BYTES, LONGEST_GREETING = 8, 1 << 20  #: a scheduler says first, unasked, how long its greeting is


@dataclass(frozen=True, slots=True)
class Workers:
    jobs: int = 1  #: processes on this computer, −1 for one per core
    cluster: str | None = None  #: the address of a Dask scheduler instead, such as tcp://10.0.0.1:8786

    def check(self) -> None:
        """ClusterLost if nobody is at that address: better now than when everything is warm."""
        if self.cluster is not None and not _answers(self.cluster):
            raise ClusterLost("no-cluster", address=self.cluster)

    def play(
        self, rules: AnyRules, pairings: Sequence[Pairing], detailed: bool = False
    ) -> Iterator[list[Played]]:
        """Play the matches; whole chunks come back in order, as soon as they are done."""
        if not pairings:
            return
        warm_up(rules, {name for pairing in pairings for name in pairing.players})
        with self._open(rules, pairings) as width:
            size = 1 if width == 1 else max(1, min(CHUNK, len(pairings) // (CHUNKS_A_WORKER * width)))
            chunks = [pairings[first : first + size] for first in range(0, len(pairings), size)]
            parallel = joblib.Parallel(n_jobs=width, return_as="generator")
            yield from _told(
                parallel(joblib.delayed(_play_chunk)(rules, chunk, detailed) for chunk in chunks)
            )

    @contextmanager
    def _open(self, rules: AnyRules, pairings: Sequence[Pairing]) -> Iterator[int]:
        """The number of workers, while they are there."""
        if self.cluster is None:
            yield min(joblib.effective_n_jobs(self.jobs), len(pairings))
            return
        names = {name for pairing in pairings for name in pairing.players}
        client = _connect(self.cluster)
        try:
            _await_a_worker(client, self.cluster)
            client.run(warm_up, rules, names)
            with joblib.parallel_config(backend="dask", client=client):
                yield joblib.effective_n_jobs(-1)
        finally:
            client.close()


def warm_up(rules: AnyRules, names: set[str]) -> None:
    """Compile and build what the players need before any clock runs; an unknown one is refused."""
    need_table = [check_player(name, rules) for name in sorted(names)]
    if any(need_table):
        prepare(rules)
    rules.random_matches(1, 0)


def _connect(address: str) -> Any:
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        raise MissingExtra("missing-extra", extra="cluster") from error
    if not _answers(address):
        raise ClusterLost("no-cluster", address=address)
    try:
        return distributed.Client(address, timeout=CONNECT_S, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterLost("no-cluster", address=address) from error


def _await_a_worker(client: Any, address: str) -> None:
    """Some may just be starting; joblib would wait for them, too, but then they were not warm."""
    try:
        client.wait_for_workers(1, timeout=CONNECT_S)
    except TimeoutError as error:
        raise ClusterLost("cluster-without-workers", address=address) from error


def _answers(address: str) -> bool:
    """Whether a scheduler greets there: for others a client of Dask's waits long, and complains then."""
    try:
        where = urlsplit(address)
        with socket.create_connection((where.hostname or "", where.port or 0), timeout=CONNECT_S) as asked:
            return where.scheme == "tls" or _is_greeting(asked.recv(GREETING_BYTES))
    except (OSError, ValueError):
        return False


def _is_greeting(heard: bytes) -> bool:
    return len(heard) == GREETING_BYTES and int.from_bytes(heard, "little") < LONGEST_GREETING


def _told(chunks: Iterator[list[Played]]) -> Iterator[list[Played]]:
    """The chunks; one sentence instead of a traceback for a process that was killed."""
    try:
        yield from chunks
    except TerminatedWorkerError as error:
        raise WorkerLost("worker-lost") from error


def _play_chunk(rules: AnyRules, chunk: Sequence[Pairing], detailed: bool) -> list[Played]:
    return [play_match(rules, pairing.players, pairing.seed, detailed) for pairing in chunk]


Tell = Callable[[int], None]  #: hears how many more matches are done


def play_all(
    rules: AnyRules,
    pairings: Sequence[Pairing],
    workers: Workers | None = None,
    journal: Journal | None = None,
    tell: Tell = lambda _: None,
    detailed: bool = False,
) -> list[Played]:
    """Every match, in the order of the pairings; those that the journal has are not played again."""
    found = {} if journal is None else dict(journal.found)
    left = [pairing for pairing in pairings if pairing not in found]
    tell(len(pairings) - len(left))
    for part in (workers or Workers()).play(rules, left, detailed):
        found |= {Pairing(played.players, played.seed): played for played in part}
        if journal is not None:
            journal.add(part)
        tell(len(part))
    return [found[pairing] for pairing in pairings]
