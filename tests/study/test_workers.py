"""The same study here, in processes and on a Dask cluster, workers killed in the middle included."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import distributed
import joblib
import pytest

import baumeister
from baumeister.core.errors import ClusterLost, WorkerLost
from baumeister.study import Pairing, Report, Workers, play_all, workers
from baumeister.study.simulate import same_seats, summarise
from baumeister.study.workers import Tell

RULES = baumeister.rules("rumis", seats=2)
PLAYERS = ("random", "random")
#: workers of one thread on this computer, nothing beyond loopback, no dashboard
CLUSTER = """
import sys
from distributed import LocalCluster
if __name__ == "__main__":
    here = {"host": "127.0.0.1", "dashboard_address": None}
    cluster = LocalCluster(n_workers=int(sys.argv[1]), threads_per_worker=1, **here)
    print(cluster.scheduler_address, *(worker.pid for worker in cluster.workers.values()), flush=True)
    sys.stdin.read()
    cluster.close()
"""


@contextmanager
def cluster(num_workers: int) -> Iterator[tuple[str, list[int]]]:
    """The address of a scheduler, and the processes of its workers."""
    process = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", CLUSTER, str(num_workers)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        address, *pids = process.stdout.readline().split()
        assert address.startswith("tcp://127.0.0.1:")
        yield address, [int(pid) for pid in pids]
    finally:
        process.stdin.close()
        try:
            process.wait(timeout=30)
        finally:
            process.kill()
            process.stdout.close()


@pytest.mark.filterwarnings("ignore")  # what other people's libraries say of each other
def test_a_study_gives_the_same_report_wherever_it_runs(full: bool) -> None:
    count = 2000 if full else 64
    here = report(count, Workers())
    assert here.matches == count
    assert here.seats[0].wins + here.seats[1].wins == pytest.approx(1)
    assert report(count, Workers(jobs=2)) == here
    with cluster(num_workers=2) as (address, pids):
        assert report(count, Workers(cluster=address)) == here
        left = list(pids)
        done: list[int] = []

        def kill_one(more: int) -> None:
            done.append(more)
            if left and sum(done) >= count // 4:
                os.kill(left.pop(), signal.SIGKILL)
                left.clear()

        assert report(count, Workers(cluster=address), kill_one) == here
        assert not left
        assert len(done) > 4, "it was killed in the middle"


def report(count: int, where: Workers, tell: Tell = lambda _: None) -> Report:
    """What `simulate` tells of matches that are not played in a kernel."""
    played = play_all(RULES, same_seats(PLAYERS, count, 5), where, tell=tell)
    return summarise(PLAYERS, played, seconds=0)


def test_no_more_processes_are_asked_for_than_there_are_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Counted(joblib.Parallel):  # type: ignore[misc]  # joblib has no types
        def __init__(self, n_jobs: int, **options: object) -> None:
            asked.append(n_jobs)
            super().__init__(n_jobs=1, **options)

    monkeypatch.setattr(joblib, "Parallel", Counted)
    played = play_all(RULES, same_seats(PLAYERS, 3, 1), Workers(jobs=1000))
    assert (len(played), asked) == (3, [3])


def test_a_killed_process_costs_one_sentence_and_keeps_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_play_chunk", die_in_the_third)
    done: list[int] = []
    with pytest.raises(WorkerLost, match="worker-lost"):
        play_all(RULES, same_seats(PLAYERS, 40, 1), Workers(jobs=2), tell=done.append)


def die_in_the_third(rules: object, chunk: list[Pairing], detailed: bool) -> list[object]:
    del rules, detailed
    if chunk[0].seed == "1/4":
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.01)
    return []


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_costs_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distributed, "Client", None)  # one that finds nobody complains when Python ends
    with pytest.raises(ClusterLost, match=r"127\.0\.0\.1:9"):
        play_all(RULES, same_seats(PLAYERS, 2, 1), Workers(cluster="tcp://127.0.0.1:9"))
    for nowhere in ("over there", "", "tcp://127.0.0.1", "tcp://127.0.0.1:port", "tcp://127.0.0.1:99999"):
        with pytest.raises(ClusterLost):
            play_all(RULES, same_seats(PLAYERS, 2, 1), Workers(cluster=nowhere))


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_without_workers_costs_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with cluster(num_workers=0) as (address, _):
        monkeypatch.setattr(workers, "CONNECT_S", 2.0)
        with pytest.raises(ClusterLost, match="without-workers"):
            play_all(RULES, same_seats(PLAYERS, 2, 1), Workers(cluster=address))


@pytest.mark.parametrize("greeting", [b"", b"SSH-2.0-something\r\n"])
def test_whoever_listens_there_and_is_no_scheduler_costs_one_sentence(
    monkeypatch: pytest.MonkeyPatch, greeting: bytes
) -> None:
    """A client of Dask's waited for a minute and a half."""
    monkeypatch.setattr(distributed, "Client", None)
    monkeypatch.setattr(workers, "CONNECT_S", 0.5)
    refused = threading.Event()

    def greet() -> None:
        asking, _ = somebody.accept()
        with asking:
            asking.sendall(greeting)
            refused.wait()

    with socket.create_server(("127.0.0.1", 0)) as somebody:
        greeting_them = threading.Thread(target=greet)
        greeting_them.start()
        address = f"tcp://127.0.0.1:{somebody.getsockname()[1]}"
        with pytest.raises(ClusterLost):
            play_all(RULES, same_seats(PLAYERS, 2, 1), Workers(cluster=address))
        refused.set()
        greeting_them.join()
