"""`levels`, `ladder` and `tournament`: who there is to play against, and how strong they are."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from baumeister import catalog
from baumeister.bots import knowledge, level_names
from baumeister.cli.arguments import check_writable, parse_options
from baumeister.cli.screen import Screen
from baumeister.core import AnyRules
from baumeister.core.errors import InvalidArgument
from baumeister.study.ratings import Ratings, completed, rate
from baumeister.study.tournament import Played, play_tournament, schedule


def show_levels(ctx: typer.Context, game: Annotated[str, typer.Argument()]) -> None:
    """Which levels a game has, and what stands behind them."""
    screen: Screen = ctx.obj
    table = Table()
    for heading in ("levels-name", "levels-title", "levels-bot", "levels-hurry"):
        table.add_column(screen.say(heading))
    for name, level in knowledge(catalog.game(game).name).levels.items():
        hurry = f"{level.hurry:.0%}" if level.hurry else "–"
        table.add_row(name, screen.say(f"bot-{name}"), ", ".join(level.bots), hurry)
    screen.out.print(table)


def play_ladder(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    seats: Annotated[int | None, typer.Option()] = None,
    draws: Annotated[int, typer.Option()] = 20,
    seed: Annotated[str, typer.Option()] = "ladder",
    jobs: Annotated[int, typer.Option()] = 1,
    results: Annotated[str | None, typer.Option()] = None,
) -> None:
    rules = catalog.rules(game, **parse_options(game, ctx.args), seats=seats)
    _play(ctx.obj, rules, level_names(rules), draws, seed, jobs, results, neighbours=True)


def play_round_robin(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    players: Annotated[str, typer.Option()],
    seats: Annotated[int | None, typer.Option()] = None,
    draws: Annotated[int, typer.Option()] = 20,
    seed: Annotated[str, typer.Option()] = "tournament",
    jobs: Annotated[int, typer.Option()] = 1,
    results: Annotated[str | None, typer.Option()] = None,
) -> None:
    rules = catalog.rules(game, **parse_options(game, ctx.args), seats=seats)
    names = tuple(name.strip() for name in players.split(","))
    _play(ctx.obj, rules, names, draws, seed, jobs, results, neighbours=False)


def _play(
    screen: Screen,
    rules: AnyRules,
    players: Sequence[str],
    draws: int,
    seed: str,
    jobs: int,
    results: str | None,
    neighbours: bool,
) -> None:
    for name, number in (("--draws", draws), ("--jobs", jobs)):
        if number < 1:
            raise InvalidArgument("not-positive", option=name, value=number)
    check_writable(results)
    pairings = schedule(rules, players, draws, seed, neighbours)
    file = None if results is None else Path(results)
    with screen.progress(screen.say("tournament-progress"), len(pairings)) as tell:
        played = play_tournament(rules, pairings, file, jobs, tell)
    if rules.is_together:
        _show_shares(screen, played, players)
    else:
        _show_ratings(screen, rate(played, players))


def _show_ratings(screen: Screen, ratings: Ratings) -> None:
    table = Table()
    for heading in ("tournament-player", "tournament-elo", "tournament-step", "tournament-matches"):
        table.add_column(screen.say(heading), justify="left" if heading == "tournament-player" else "right")
    for rating in ratings.players:
        elo, step = f"{rating.elo:.0f} ± {rating.error:.0f}", f"{rating.step:+.0f} ± {rating.step_error:.0f}"
        table.add_row(rating.player, elo, step, str(rating.matches))
    screen.out.print(table)
    for number, (bonus, error) in enumerate(zip(ratings.seats, ratings.seats_error, strict=True), start=1):
        bonus_text = f"{bonus:+.0f} ± {error:.0f}"
        screen.print(screen.say("tournament-seat", number=number, bonus=bonus_text))


def _show_shares(screen: Screen, played: Sequence[Played], players: Sequence[str]) -> None:
    table = Table()
    for heading in ("tournament-player", "tournament-completed", "simulate-interval", "tournament-matches"):
        table.add_column(screen.say(heading), justify="left" if heading == "tournament-player" else "right")
    for share in completed(played, players):
        interval = f"{share.low:.1%} – {share.high:.1%}"
        table.add_row(share.player, f"{share.completed:.1%}", interval, str(share.matches))
    screen.out.print(table)
