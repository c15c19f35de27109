"""`terminal` and `watch`: a match on the screen, with people or bots only."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from baumeister import catalog
from baumeister.analysis import AdvisedMove, best_moves
from baumeister.analysis.coaching import Measure, measure
from baumeister.bots import make_bot, strongest
from baumeister.bots.engines import dismiss, fault_of, make_player
from baumeister.cli.arguments import HUMAN, check_seconds, check_writable, make_table, write_file
from baumeister.cli.games import rule_page
from baumeister.cli.screen import Screen
from baumeister.cli.worth import worth_text
from baumeister.core import AnyRules, BaumeisterError, Decision, Ended
from baumeister.play import Match, SeededDraws, check_seed, format_json, format_text, record_of
from baumeister.search.cores import free_cores
from baumeister.texts import find_rule

TURNS_OFF = ("quit", "exit", "q")


class Quit(Exception):
    """Someone at the table wants to stop."""


@dataclass(slots=True)
class Sitting:
    """One match at this terminal, and everything that belongs to it."""

    screen: Screen
    match: Match
    players: tuple[str, ...]
    seed: str
    bots: dict[int, Any]
    save_to: str | None = None
    has_coach: bool = False

    @property
    def rules(self) -> AnyRules:
        return self.match.rules

    def draw_board(self) -> None:
        game = catalog.game(self.rules.game)
        self.screen.draw(game.picture(self.rules.view(self.match.state), self.screen.say))

    def save(self, path: str) -> None:
        """Write the record so far: JSON if the name says so, else text."""
        over = self.match.outcome is not None
        record = record_of(self.match, self.players, self.seed if over else None)
        write_file(path, format_json(record) if path.endswith(".json") else format_text(record))
        self.screen.print(self.screen.say("record-saved", path=path))


def play_in_terminal(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    seats: Annotated[str | None, typer.Option()] = None,
    seed: Annotated[str | None, typer.Option(callback=check_seed)] = None,
    save: Annotated[str | None, typer.Option()] = None,
    coach: Annotated[bool, typer.Option("--coach")] = False,
) -> None:
    sitting = _sit_down(ctx, game, seats, seed, save, alone=(HUMAN, "mcts"))
    sitting.has_coach = coach
    ctx.obj.print(ctx.obj.say("terminal-welcome"))
    _run(sitting, ask=_ask_person, pause_s=0)


def watch(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    seats: Annotated[str | None, typer.Option()] = None,
    seed: Annotated[str | None, typer.Option(callback=check_seed)] = None,
    save: Annotated[str | None, typer.Option()] = None,
    delay: Annotated[float, typer.Option(min=0, callback=check_seconds)] = 0.5,
) -> None:
    sitting = _sit_down(ctx, game, seats, seed, save, alone=("mcts",))
    _run(sitting, ask=_no_person, pause_s=delay)


def _sit_down(
    ctx: typer.Context,
    game: str,
    seats: str | None,
    seed: str | None,
    save: str | None,
    alone: tuple[str, ...],
) -> Sitting:
    check_writable(save)
    rules, players = make_table(game, seats, ctx.args, alone)
    seed = seed if seed is not None else str(time.time_ns())
    threads = free_cores()
    bots = {
        seat: make_player(name, rules, f"{seed}/seat {seat}", threads)
        for seat, name in enumerate(players)
        if name != HUMAN
    }
    return Sitting(ctx.obj, Match(rules), players, seed, bots, save)


def _run(sitting: Sitting, ask: Callable[[Sitting, int], None], pause_s: float) -> None:
    try:
        while not isinstance(sitting.match.turn, Ended):
            _step(sitting, ask)
            time.sleep(pause_s)
        sitting.draw_board()
        outcome = sitting.match.outcome
        assert outcome is not None
        sitting.screen.outcome(sitting.rules, outcome, sitting.players)
    except Quit:
        sitting.screen.print(sitting.screen.say("terminal-goodbye"))
    finally:
        for bot in sitting.bots.values():
            dismiss(bot)
        if sitting.save_to is not None:
            sitting.save(sitting.save_to)


def _step(sitting: Sitting, ask: Callable[[Sitting, int], None]) -> None:
    """Let whoever is to act do one thing, and tell it."""
    match, before = sitting.match, len(sitting.match.events)
    match match.turn:
        case Decision(seat) if seat in sitting.bots:
            _let_choose(sitting, seat)
        case Decision(seat):
            ask(sitting, seat)
        case _:
            match.draw_from(SeededDraws(sitting.seed))
    for number in range(before, len(match.events)):
        sitting.screen.event(match, number, sitting.players)


def _let_choose(sitting: Sitting, seat: int) -> None:
    """A bot's move; if its engine has just failed, that is told first."""
    match, bot = sitting.match, sitting.bots[seat]
    had_failed = fault_of(bot) is not None
    move = bot.choose(match.rules, match.state)
    if (fault := fault_of(bot)) is not None and not had_failed:
        sitting.screen.error(fault)
    match.play(seat, move)


def _no_person(sitting: Sitting, seat: int) -> None:
    raise AssertionError(f"seat {seat} of {sitting.players} is no bot")


def _ask_person(sitting: Sitting, seat: int) -> None:
    """Ask until a legal move is played or the match changes otherwise."""
    say = sitting.screen.say
    sitting.draw_board()
    if sitting.has_coach:
        _tell_worth(sitting, seat)
    while True:
        word = sitting.screen.ask(f"{say('terminal-prompt', number=seat + 1)} ")
        if word is None:
            raise Quit
        command, _, rest = word.partition(" ")
        try:
            if command in TURNS_OFF:
                raise Quit
            if command in COMMANDS:
                if COMMANDS[command](sitting, rest.strip()):
                    return
            elif word:
                sitting.match.play(seat, sitting.rules.parse_move(word))
                return
        except BaumeisterError as error:
            sitting.screen.error(error)


def _tell_worth(sitting: Sitting, seat: int) -> None:
    """Everybody's chances, and what the best moves are worth to whoever is to move."""
    say, rules = sitting.screen.say, sitting.rules
    found = best_moves(rules, sitting.match.state)
    sitting.screen.print(_chances(sitting, found.value.worth))
    for advised in found.moves:
        worth = worth_text(say, measure(rules), advised.value.worth[seat], 1)
        error = f"{100 * advised.value.error:.1f}"
        message = "coach-move" if advised.value.is_exact else "coach-move-about"
        told = say(message, move=rules.format_move(advised.move), worth=worth, error=error)
        sitting.screen.print(f"  {told}{_why(sitting, advised)}")


def _chances(sitting: Sitting, worths: Sequence[float]) -> str:
    """One figure for those who build together or alone."""
    say, kind = sitting.screen.say, measure(sitting.rules)
    if kind is Measure.POINTS:
        return f"{worth_text(say, kind, worths[0])} {say('coach-points')}"
    if kind is Measure.COMPLETE:
        return say("coach-chance", name=say("coach-complete"), worth=worth_text(say, kind, worths[0]))
    shares = zip(sitting.players, worths, strict=True)
    chances = " · ".join(f"{player} {worth_text(say, kind, worth)}" for player, worth in shares)
    return say("coach-chances", chances=chances)


def _why(sitting: Sitting, advised: AdvisedMove) -> str:
    """The reason in words, if there is one."""
    if advised.reason is None:
        return ""
    details = dict(advised.reason.details)
    number = int(details.pop("seat", -1)) + 1
    player = sitting.players[number - 1] if number else ""
    name = sitting.screen.say("seat-of-player", number=number, player=player)
    return f" · {sitting.screen.say(f'worth-{advised.reason.because}', name=name, **details)}"


def _show_help(sitting: Sitting, rest: str) -> bool:
    del rest
    sitting.screen.print(sitting.screen.say("terminal-help"))
    return _show_moves(sitting, "")


def _show_moves(sitting: Sitting, rest: str) -> bool:
    del rest
    rules = sitting.rules
    moves = " ".join(rules.format_move(move) for move in rules.legal_moves(sitting.match.state))
    sitting.screen.print(moves)
    return False


def _show_rules(sitting: Sitting, rest: str) -> bool:
    say, game = sitting.screen.say, sitting.rules.game
    sitting.screen.print(say(f"rule-{find_rule(game, rest)}") if rest else rule_page(say, game))
    return False


def _hint(sitting: Sitting, rest: str) -> bool:
    del rest
    rules, match = sitting.rules, sitting.match
    move = make_bot(strongest(rules), rules, len(match.events)).choose(rules, match.state)
    sitting.screen.print(sitting.screen.say("terminal-hint", move=rules.format_move(move)))
    return False


def _undo(sitting: Sitting, rest: str) -> bool:
    """Go back to the last decision of a person."""
    del rest
    people = {seat for seat in range(sitting.rules.seats) if seat not in sitting.bots}
    sitting.match.undo_to_decision_of(people)
    return True


def _save(sitting: Sitting, rest: str) -> bool:
    sitting.save(rest or f"{sitting.rules.game}.txt")
    return False


COMMANDS: dict[str, Callable[[Sitting, str], bool]] = {
    "?": _show_help,
    "help": _show_help,
    "moves": _show_moves,
    "rules": _show_rules,
    "hint": _hint,
    "undo": _undo,
    "save": _save,
}
