"""`review`: look at a recorded match again, and tell error from luck."""

import json
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from baumeister.analysis import Account, Review, ReviewedEvent, account, reviewing
from baumeister.analysis.coaching import measure
from baumeister.analysis.losses import plays_like
from baumeister.analysis.review import usual_budget
from baumeister.cli.arguments import read_file
from baumeister.cli.screen import Screen
from baumeister.cli.study import check_counts
from baumeister.cli.worth import rounded_changes, worth_text
from baumeister.play import Match, Record, parse_record, replay
from baumeister.search.mcts import Budget

HEADINGS = ("review-number", "review-player", "review-move", "review-mark", "review-loss", "review-better")
LEAST_ERROR = 0.1  #: points of a hundred; no estimate is told to be closer
DRIFTLESS = 0.0005
STYLES = {"best": "green", "good": "", "doubtful": "yellow", "mistake": "dark_orange", "blunder": "bold red"}


def review_record(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument()],
    simulations: Annotated[int | None, typer.Option()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    screen: Screen = ctx.obj
    check_counts(simulations=simulations)
    record = parse_record(read_file(file))
    match = replay(record)
    found = _look_at(screen, match, None if simulations is None else Budget(iterations=simulations))
    is_usual = found.is_exact or simulations in (None, usual_budget(match.rules).iterations)
    alike = [plays_like(match.rules, one) if is_usual else () for one in found.accounts]
    if as_json:
        told = dump_review(match, found, alike)
        screen.out.file.write(json.dumps(told, ensure_ascii=False, indent=1) + "\n")
        return
    _show_decisions(screen, match, record, found)
    for seat, one in enumerate(found.accounts):
        _show_account(screen, match, record, seat, one)
        if alike[seat]:
            levels = " / ".join(screen.say(f"bot-{level}") for level in alike[seat])
            screen.print(screen.say("review-account-like", name=_name(screen, record, seat), levels=levels))
    screen.print(screen.say("review-exact" if found.is_exact else "review-estimated"))


def _look_at(screen: Screen, match: Match, budget: Budget | None) -> Review:
    events = []
    with screen.progress(screen.say("review-looking"), len(match.events)) as tell:
        for event in reviewing(match, budget):
            events.append(event)
            tell(1)
    return account(match.rules.seats, events)


def dump_review(match: Match, found: Review, alike: Sequence[tuple[str, ...]]) -> dict[str, Any]:
    """The review as JSON; moves in notation. alike: the levels that each seat plays like."""
    return {
        "game": match.rules.game,
        "is_exact": found.is_exact,
        "accounts": [
            {**one.told(), "plays_like": levels} for one, levels in zip(found.accounts, alike, strict=True)
        ],
        "events": [_dump_event(match, event) for event in found.events],
    }


def _dump_event(match: Match, event: ReviewedEvent) -> dict[str, Any]:
    return {
        "number": event.number + 1,
        "seat": None if event.seat is None else event.seat + 1,
        "event": _notation(match, event),
        **event.told(),
        "best": [
            {"move": match.rules.format_move(rated.move), "worth": list(rated.value.worth)}
            for rated in event.best
        ],
    }


def _notation(match: Match, event: ReviewedEvent) -> str:
    write = match.rules.format_draw if event.seat is None else match.rules.format_move
    return write(match.events[event.number])


def _show_decisions(screen: Screen, match: Match, record: Record, found: Review) -> None:
    table = Table()
    for heading in HEADINGS:
        is_figure = heading in ("review-number", "review-loss")
        table.add_column(screen.say(heading), justify="right" if is_figure else "left", overflow="fold")
    for event in found.events:
        if event.seat is None or event.mark is None:
            continue
        is_best = event.mark == "best"
        table.add_row(
            str(event.number + 1),
            record.players[event.seat],
            _notation(match, event),
            Text(screen.say(f"mark-{event.mark}"), STYLES[event.mark]),
            "" if is_best else _points(event.loss, event),
            "" if is_best else match.rules.format_move(event.best[0].move),
        )
    screen.out.print(table)


def _points(loss: float, event: ReviewedEvent) -> str:
    text = f"{100 * loss:.1f}"
    return text if event.is_exact else f"{text} ± {max(100 * event.error, LEAST_ERROR):.1f}"


def _show_account(screen: Screen, match: Match, record: Record, seat: int, one: Account) -> None:
    """Only what there can be: nothing is seen too late where all is exact."""
    changes = {"luck": one.luck, "lost": -one.lost, "given": one.given}
    if abs(one.drift) >= DRIFTLESS:
        changes["drift"] = one.drift
    rounded = rounded_changes(one.start, tuple(changes.values()), one.result)
    words = dict(zip(changes, map(_signed, rounded), strict=True))
    for name, share in (("start", one.start), ("result", one.result)):
        words[name] = worth_text(screen.say, measure(match.rules), share, 1)
    name = _name(screen, record, seat)
    message = "review-account-drift" if "drift" in changes else "review-account"
    screen.print(screen.say(message, name=name, average=f"{100 * one.average_loss:z.2f}", **words))


def _name(screen: Screen, record: Record, seat: int) -> str:
    return screen.say("seat-of-player", number=seat + 1, player=record.players[seat])


def _signed(change: float) -> str:
    return f"{100 * change:+.1f}".replace("-", "−") if change else "0.0"
