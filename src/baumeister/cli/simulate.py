"""`simulate`: many matches between bots, counted."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from baumeister.cli.arguments import make_table
from baumeister.cli.screen import Screen
from baumeister.core.errors import InvalidArgument
from baumeister.study import Report, simulate


def simulate_matches(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    matches: Annotated[int, typer.Option()] = 1000,
    seats: Annotated[str | None, typer.Option()] = None,
    seed: Annotated[str, typer.Option()] = "0",
    jobs: Annotated[int, typer.Option()] = 1,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    screen: Screen = ctx.obj
    for name, number in (("--matches", matches), ("--jobs", jobs)):
        if number < 1:
            raise InvalidArgument("not-positive", option=name, value=number)
    rules, players = make_table(game, seats, ctx.args, alone=("random",))
    with screen.progress(screen.say("simulate-progress"), matches) as tell:
        report = simulate(rules, players, matches, seed, jobs, tell)
    if as_json:
        screen.out.print_json(json.dumps({**asdict(report), "events_per_second": report.events_per_second}))
    else:
        _show(screen, report)


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
        table.add_column(say(heading), justify="right" if heading != "simulate-player" else "left")
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
