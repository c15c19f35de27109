"""Tulum in the terminal: every board as a pyramid, each row with its letter and its colour."""

from baumeister.core.picture import Line, Picture, Say, Span, line, side_by_side
from baumeister.games.tulum.notation import ROWS
from baumeister.games.tulum.state import NUM_ROWS
from baumeister.games.tulum.tones import TONES
from baumeister.games.tulum.view import TulumView


def picture(view: TulumView, say: Say) -> Picture:
    boards = side_by_side([_board(view, seat, say) for seat in range(len(view.boards))])
    return (*boards, (), *_dice(view, say))


def _board(view: TulumView, seat: int, say: Say) -> Picture:
    to_move = seat == view.seat
    title = Span(say("seat-name", number=seat + 1), bold=to_move, dim=not to_move)
    rows = [_row(view, seat, row) for row in reversed(range(NUM_ROWS))]
    blocks = len(view.boards[seat])
    return (line("▶ " if to_move else "  ", title), *rows, line("  ", say("tulum-blocks", count=blocks)))


def _row(view: TulumView, seat: int, row: int) -> Line:
    cells = [_cell(view, seat, row, place) for place in range(NUM_ROWS - row)]
    return line(Span(ROWS[row], TONES[row].name, bold=True), " " * (1 + 2 * row), *cells)


def _cell(view: TulumView, seat: int, row: int, place: int) -> Span:
    if (row, place) in view.boards[seat]:
        return Span(f"[{ROWS[row]}] ", TONES[row].name, bold=True)
    if seat == view.seat and (row, place) in view.loose:
        return Span("(•) ", TONES[row].name)
    return Span(f" {place + 1}  ", dim=True)


def _dice(view: TulumView, say: Say) -> tuple[Line, ...]:
    if view.is_over:
        return ()
    if not view.dice:
        return (line(say("tulum-to-roll", count=view.num_dice)),)
    dice = [Span(f"‹{ROWS[row]}› ", TONES[row].name, bold=True) for row in view.dice]
    stake = say("tulum-at-stake", count=len(view.loose), bust=round(float(view.bust) * 100))
    return (line(say("tulum-dice"), " ", *dice), line(Span(stake, dim=True)))
