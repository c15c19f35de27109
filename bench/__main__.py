"""One table: ours and peers in one run on one core, medians of interleaved repeats."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.comparisons import COMPARISONS, Comparison

HERE = Path(__file__).parent
HEADINGS = ("comparison", "ours", "a second", "peer", "a second ", "ratio", "wanted")
NUMBERS = ("a second", "a second ", "ratio", "wanted")
PEERS_PYTHON = HERE.parent / ".venv-peers" / "bin" / "python"


class Worker:
    """A process that measures what it is asked to."""

    def __init__(self, python: Path, module: str) -> None:
        one_thread = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
        self._process = subprocess.Popen(
            [python, HERE / "worker.py", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **one_thread, "JAX_PLATFORMS": "cpu", "PYTHONWARNINGS": "ignore"},
        )

    def measure(self, name: str, seconds: float) -> float | str:
        """The rate, or why there is none."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(f"{name}\t{seconds}\n")
            self._process.stdin.flush()
            answer = json.loads(self._process.stdout.readline())
        except (BrokenPipeError, json.JSONDecodeError):
            return "the process ended"
        return float(answer["rate"]) if "rate" in answer else str(answer["problem"])

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--write", default="", help="also write the table to this Markdown file")
    parser.add_argument("--only", default="", help="comparisons whose title contains this")
    arguments = parser.parse_args()
    wanted = [row for row in COMPARISONS if arguments.only.lower() in row.title.lower()]
    if not wanted:
        titles = ", ".join(dict.fromkeys(row.title for row in COMPARISONS))
        sys.exit(f"No comparison has “{arguments.only}” in its title; there are: {titles}.")
    if not PEERS_PYTHON.exists():
        sys.exit("The peers are not installed in .venv-peers; `make .venv-peers/.ready` installs them.")
    rates, problems = measure_all(wanted, arguments.repeats, arguments.seconds)
    title = f"One core, medians of {arguments.repeats}, {arguments.seconds:g} s of it each."
    show(cells(wanted, rates), problems, title)
    if arguments.write:
        Path(arguments.write).write_text(markdown(cells(wanted, rates), problems, title), encoding="utf-8")


def measure_all(
    rows: list[Comparison], repeats: int, seconds: float
) -> tuple[dict[str, float], dict[str, str]]:
    """The median rate of everything that the comparisons name, repeats interleaved, all on one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    ours, peers = Worker(Path(sys.executable), "ours"), Worker(PEERS_PYTHON, "peers")
    names = dict.fromkeys(
        (worker, name)
        for row in rows
        for worker, name in ((ours, row.ours), (ours if row.is_own else peers, row.peer))
    )
    found: dict[str, list[float]] = {}
    problems: dict[str, str] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Measuring", total=repeats * len(names))
        for _ in range(repeats):
            for worker, name in names:
                if name not in problems:
                    answer = worker.measure(name, seconds)
                    if isinstance(answer, str):
                        problems[name] = answer
                    else:
                        found.setdefault(name, []).append(answer)
                progress.advance(task)
    ours.stop()
    peers.stop()
    return {name: median(values) for name, values in found.items()}, problems


def cells(rows: list[Comparison], rates: dict[str, float]) -> list[tuple[str, ...]]:
    """The table's rows in words."""
    lines: list[tuple[str, ...]] = []
    for row in rows:
        ours, peer = rates.get(row.ours), rates.get(row.peer)
        ratio = f"{ours / peer:.2f}" if ours and peer else "–"
        wanted = f"≥ {row.wanted:g}" if row.wanted else f"≥ {row.least:g}/s" if row.least else ""
        lines.append((row.title, row.ours, _figure(ours), row.peer, _figure(peer), ratio, wanted))
    return lines


def show(lines: list[tuple[str, ...]], problems: dict[str, str], title: str) -> None:
    table = Table(title=title)
    for heading in HEADINGS:
        table.add_column(heading, justify="right" if heading in NUMBERS else "left")
    for line in lines:
        table.add_row(*line)
    console = Console(width=max(150, Console().width))
    console.print(table)
    for name, problem in problems.items():
        console.print(f"Left out: {name}: {problem}", markup=False)


def markdown(lines: list[tuple[str, ...]], problems: dict[str, str], title: str) -> str:
    """The table for docs/bench.md."""
    rule = tuple("--:" if heading in NUMBERS else "---" for heading in HEADINGS)
    rows = [" | ".join(line) for line in (HEADINGS, rule, *lines)]
    left_out = [f"\nLeft out: {name}: {problem}" for name, problem in problems.items()]
    intro = "Written by `make bench`. Figures depend on the machine; the ratios are what counts."
    return "\n".join(
        ["# Speed beside peers", "", intro, "", title, "", *(f"| {row} |" for row in rows), *left_out, ""]
    )


def _figure(rate: float | None) -> str:
    return "–" if rate is None else f"{rate:,.0f}"


if __name__ == "__main__":
    main()
