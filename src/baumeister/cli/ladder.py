"""`levels`, `ladder` and `tournament`: who there is to play against, and how strong they are."""

from collections.abc import Sequence
from math import factorial
from typing import Annotated

import typer
from rich.table import Table

from baumeister import catalog
from baumeister.bots import knowledge, level_names
from baumeister.bots.ladders import keep as keep_ladder
from baumeister.bots.ladders import ladder_file, ladder_of
from baumeister.cli.arguments import check_writable, parse_options
from baumeister.cli.screen import Screen
from baumeister.cli.study import Study, check_counts, names_in
from baumeister.core.errors import InvalidArgument
from baumeister.play import check_seed
from baumeister.study import Pairing, Played, Workers, play_all
from baumeister.study.journal import Journal
from baumeister.study.ladders import figure_words, measured
from baumeister.study.ratings import Ratings, completed, rate
from baumeister.study.report import length_words, luck_words
from baumeister.study.tables import pairwise, seat_shares
from baumeister.study.tournament import ladder_schedule, play_swiss, schedule
from baumeister.study.workers import Tell


def show_levels(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    seats: Annotated[int | None, typer.Option()] = None,
) -> None:
    """Which levels a variant has, what stands behind them, and how strong they were found to be."""
    screen: Screen = ctx.obj
    rules = catalog.rules(game, **parse_options(game, ctx.args), seats=seats)
    ladder = ladder_of(rules)
    strengths = {strength.level: strength for strength in ladder.strengths} if ladder else {}
    table = Table()
    for heading in ("levels-name", "levels-title", "levels-bot", "levels-hurry"):
        table.add_column(screen.say(heading), overflow="fold")
    if ladder:
        table.add_column(
            screen.say("tournament-completed" if ladder.is_share else "tournament-elo"), overflow="fold"
        )
    for name in level_names(rules):
        level = knowledge(game).levels[name]
        hurry = f"{level.hurry:.0%}" if level.hurry else "–"
        figures = [figure_words(ladder, strengths[name])] if ladder and name in strengths else []
        table.add_row(name, screen.say(f"bot-{name}"), ", ".join(level.bots), hurry, *figures)
    screen.out.print(table)
    if ladder:
        matches = sum(strength.matches for strength in ladder.strengths)
        matches //= 1 if ladder.is_share else rules.seats
        screen.print(screen.say("levels-measured", matches=matches, date=ladder.date))
    else:
        screen.print(screen.say("levels-unmeasured"))


def play_ladder(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    seats: Annotated[int | None, typer.Option()] = None,
    matches: Annotated[int, typer.Option()] = 40,
    slow: Annotated[int | None, typer.Option()] = None,
    seed: Annotated[str, typer.Option(callback=check_seed)] = "ladder",
    jobs: Annotated[int, typer.Option()] = 1,
    cluster: Annotated[str | None, typer.Option()] = None,
    save: Annotated[str | None, typer.Option()] = None,
    report: Annotated[str | None, typer.Option()] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    keep: Annotated[bool, typer.Option("--keep")] = False,
) -> None:
    check_counts(matches=matches, slow=slow)
    rules = catalog.rules(game, **parse_options(game, ctx.args), seats=seats)
    if keep:
        check_writable(str(ladder_file(game)))
    study = Study(ctx.obj, rules, seed, Workers(jobs, cluster), save, report, resume)
    players = level_names(rules)
    played = _play(study, players, ladder_schedule(rules, players, matches, seed, slow or matches))
    _show(study, players, played, is_ladder=True)
    if keep:
        keep_ladder(game, measured(rules, players, played))


def play_tournament(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    players: Annotated[str, typer.Option()],
    seats: Annotated[int | None, typer.Option()] = None,
    matches: Annotated[int, typer.Option()] = 40,
    swiss: Annotated[int | None, typer.Option()] = None,
    seed: Annotated[str, typer.Option(callback=check_seed)] = "tournament",
    jobs: Annotated[int, typer.Option()] = 1,
    cluster: Annotated[str | None, typer.Option()] = None,
    save: Annotated[str | None, typer.Option()] = None,
    report: Annotated[str | None, typer.Option()] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
) -> None:
    check_counts(matches=matches, swiss=swiss)
    rules = catalog.rules(game, **parse_options(game, ctx.args), seats=seats)
    study = Study(ctx.obj, rules, seed, Workers(jobs, cluster), save, report, resume)
    names = names_in(players)
    if swiss is None:
        _show(study, names, _play(study, names, schedule(rules, names, matches, seed)))
        return
    if rules.is_together or len(names) < rules.seats:
        raise InvalidArgument("no-swiss", seats=rules.seats)
    _play_swiss(study, names, swiss, matches)


def _play(study: Study, players: Sequence[str], pairings: Sequence[Pairing]) -> list[Played]:
    def play(journal: Journal | None, tell: Tell) -> list[Played]:
        return play_all(study.rules, pairings, study.workers, journal, tell, study.is_detailed)

    return study.play(len(pairings), play, players, matches=len(pairings))


def _play_swiss(study: Study, players: Sequence[str], rounds: int, matches: int) -> None:
    rules, seed = study.rules, study.seed

    def play(journal: Journal | None, tell: Tell) -> list[Played]:
        workers, detailed = study.workers, study.is_detailed
        return play_swiss(rules, players, rounds, matches, seed, workers, journal, tell, detailed)

    orders = factorial(rules.seats)
    total = rounds * (len(players) // rules.seats) * -(-matches // orders) * orders
    _show(study, players, study.play(total, play, players, rounds=rounds, matches=matches))


def _show(study: Study, players: Sequence[str], played: Sequence[Played], is_ladder: bool = False) -> None:
    screen = study.screen
    if study.rules.is_together:
        _show_shares(screen, played, players)
    else:
        _show_ratings(screen, rate(played, players), is_ladder)
        _show_pairs(screen, played, players)
    screen.print(length_words(played, screen.say))
    if words := luck_words(played, screen.say):
        screen.print(words)


def _show_ratings(screen: Screen, ratings: Ratings, is_ladder: bool) -> None:
    """The strongest first; on a ladder from the lowest step up, with the height of each."""
    table = Table()
    steps = ("tournament-step",) if is_ladder else ()
    for heading in ("tournament-player", "tournament-elo", *steps, "tournament-matches"):
        table.add_column(
            screen.say(heading),
            justify="left" if heading == "tournament-player" else "right",
            overflow="fold",
        )
    order = ratings.players if is_ladder else sorted(ratings.players, key=lambda rating: -rating.elo)
    for rating in order:
        height = [f"{rating.step:+z.0f} ± {rating.step_error:.0f}"] if is_ladder else []
        table.add_row(rating.player, f"{rating.elo:z.0f} ± {rating.error:.0f}", *height, str(rating.matches))
    screen.out.print(table)
    screen.print(screen.say("tournament-zero", player=ratings.players[0].player))
    for number, (bonus, error) in enumerate(zip(ratings.seats, ratings.seats_error, strict=True), start=1):
        bonus_text = f"{bonus:+z.0f} ± {error:.0f}"
        screen.print(screen.say("tournament-seat", number=number, bonus=bonus_text))


def _show_shares(screen: Screen, played: Sequence[Played], players: Sequence[str]) -> None:
    table = Table()
    for heading in ("tournament-player", "tournament-completed", "simulate-interval", "tournament-matches"):
        table.add_column(
            screen.say(heading),
            justify="left" if heading == "tournament-player" else "right",
            overflow="fold",
        )
    for player, share in completed(played, players).items():
        interval = f"{share.low:.1%} – {share.high:.1%}"
        table.add_row(player, f"{share.share:.1%}", interval, str(share.matches))
    screen.out.print(table)


def _show_pairs(screen: Screen, played: Sequence[Played], players: Sequence[str]) -> None:
    """How often who stands on the left came before who stands above."""
    shares = pairwise(played, players)
    table = Table(title=screen.say("tournament-pairs"), title_justify="left")
    table.add_column("", overflow="fold")
    for player in players:
        table.add_column(player, justify="right", overflow="fold")
    for one in players:
        cells = [f"{shares[one, other].share:.0%}" if (one, other) in shares else "–" for other in players]
        table.add_row(one, *cells)
    screen.out.print(table)
    for number, share in enumerate(seat_shares(played), start=1):
        interval = f"{share.low:.1%} – {share.high:.1%}"
        words = screen.say(
            "tournament-seat-share", number=number, share=f"{share.share:.1%}", interval=interval
        )
        screen.print(words)
