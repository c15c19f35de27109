"""`simulate`: many matches between bots, counted."""

import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from baumeister.cli.arguments import make_table
from baumeister.cli.screen import Screen
from baumeister.cli.study import Study, check_counts
from baumeister.play import check_seed
from baumeister.study import Played, Report, Workers, play_all, simulate
from baumeister.study.journal import Journal
from baumeister.study.simulate import plays_in_kernel, same_seats, summarise
from baumeister.study.workers import Tell


def simulate_matches(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    matches: Annotated[int, typer.Option()] = 1000,
    seats: Annotated[str | None, typer.Option()] = None,
    seed: Annotated[str, typer.Option(callback=check_seed)] = "0",
    jobs: Annotated[int, typer.Option()] = 1,
    cluster: Annotated[str | None, typer.Option()] = None,
    save: Annotated[str | None, typer.Option()] = None,
    report: Annotated[str | None, typer.Option()] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    screen: Screen = ctx.obj
    check_counts(matches=matches)
    rules, players = make_table(game, seats, ctx.args, alone=("random",))
    study = Study(screen, rules, seed, Workers(jobs, cluster), save, report, resume)
    found = _count(study, players, matches)
    if as_json:
        screen.out.print_json(json.dumps({**asdict(found), "events_per_second": found.events_per_second}))
    else:
        _show(screen, found)


def _count(study: Study, players: Sequence[str], matches: int) -> Report:
    """Where every match is wanted it is played through the rules, otherwise in a kernel if there is one."""
    if not study.is_detailed:
        workers = study.workers
        if workers.cluster is not None and plays_in_kernel(study.rules, players):
            study.screen.err.print(study.screen.say("simulate-in-kernel", address=workers.cluster))
        with study.screen.progress(study.screen.say("simulate-progress"), matches) as tell:
            return simulate(study.rules, players, matches, study.seed, workers.jobs, tell, workers.cluster)
    pairings = same_seats(players, matches, study.seed)
    began = time.perf_counter()

    def play(journal: Journal | None, tell: Tell) -> list[Played]:
        return play_all(study.rules, pairings, study.workers, journal, tell, detailed=True)

    played = study.play(matches, play, players, matches=matches)
    return summarise(players, played, time.perf_counter() - began)


def _show(screen: Screen, report: Report) -> None:
    say = screen.say
    table = Table()
    for heading in (
        "simulate-seat",
        "simulate-player",
        "simulate-wins",
        "simulate-interval",
        "simulate-utility",
    ):
        table.add_column(
            say(heading), justify="right" if heading != "simulate-player" else "left", overflow="fold"
        )
    for number, seat in enumerate(report.seats, start=1):
        interval = f"{seat.low:.1%} – {seat.high:.1%}"
        table.add_row(str(number), seat.player, f"{seat.wins:.1%}", interval, f"{seat.utility:.3f}")
    screen.out.print(table)
    screen.print(say("simulate-length", moves=f"{report.num_moves:.1f}", draws=f"{report.num_draws:.1f}"))
    for name, mean in report.facts.items():
        screen.print(say("simulate-fact", fact=say(f"fact-{name}"), mean=f"{mean:.2f}"))
    for reason, count in report.reasons.items():
        share = f"{count / report.matches:.1%}"
        screen.print(say("simulate-reason", reason=say(f"reason-{reason}"), count=count, share=share))
    speed = f"{report.events_per_second:,.0f}"
    screen.print(say("simulate-speed", matches=report.matches, seconds=f"{report.seconds:.1f}", speed=speed))
