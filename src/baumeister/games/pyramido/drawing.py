"""Pyramido in the terminal: the levels of a pyramid side by side, each stone with its letter and colour."""

from baumeister.core.picture import Line, Picture, Say, Span, line, side_by_side
from baumeister.games.pyramido.notation import LETTERS
from baumeister.games.pyramido.state import Place, Stones
from baumeister.games.pyramido.tones import TONES
from baumeister.games.pyramido.variant import Mode
from baumeister.games.pyramido.view import PyramidoView, PyramidView


def picture(view: PyramidoView, say: Say) -> Picture:
    if view.mode == Mode.CONTEST:
        return _contest(view, say)
    return (*_levels(view, view.pyramids[0], say), (), *_hands(view, say), _bag(view, say))


def _contest(view: PyramidoView, say: Say) -> Picture:
    rows: list[Line] = []
    if view.games > 1:
        rows += [line(say("pyramido-game", number=view.game + 1, games=view.games)), ()]
    for seat, pyramid in enumerate(view.pyramids):
        points = [f"  {say('pyramido-points', count=view.totals[seat])}"] if view.games > 1 else []
        rows.append(line(*_seat(view, seat, say), *points))
        rows += _levels(view, pyramid, say)
        rows += [line("  ", say("pyramido-store"), " ", *_stones(view.stores[seat])), ()]
    return (*rows, line(say("pyramido-quarry"), " ", *_stones(view.quarry)), _bag(view, say))


def _levels(view: PyramidoView, pyramid: PyramidView, say: Say) -> Picture:
    """Every level of one pyramid, then what is missing and whether it can still be had."""
    levels = [_level(pyramid, level, say) for level in range(1, view.base + 1)]
    missing = line("  ", Span(say("pyramido-missing", count=pyramid.missing), dim=True))
    if pyramid.can_complete:
        return (*side_by_side(levels), missing)
    return (*side_by_side(levels), missing, line("  ", Span(say("pyramido-dead-end"), "red")))


def _level(pyramid: PyramidView, level: int, say: Say) -> Picture:
    """One level: stones by letter, free places that some stone fits as +, dead ones as ×."""
    marks = _marks(pyramid, level)
    title = line(Span(say("pyramido-level", number=level), bold=True))
    if not marks:
        return (title,)
    xs, ys = [place[1] for place in marks], [place[2] for place in marks]
    columns = range(min(xs), max(xs) + 1)
    header = line("   ", *(Span(f"{x:>3}", dim=True) for x in columns))
    rows = [
        line(Span(f"{y:>3}", dim=True), *(marks.get((level, x, y), Span("  ·", dim=True)) for x in columns))
        for y in reversed(range(min(ys), max(ys) + 1))
    ]
    return (title, header, *rows)


def _marks(pyramid: PyramidView, level: int) -> dict[Place, Span]:
    marks = {fit.place: Span("  +", dim=True) for fit in pyramid.fits if fit.place[0] == level}
    marks |= {place: Span("  ×", "red", bold=True) for place in pyramid.dead if place[0] == level}
    for stone in pyramid.stones:
        if stone[0] == level:
            marks[stone[:3]] = Span(f"  {LETTERS[stone[3]]}", TONES[stone[3]].name, bold=True)
    return marks


def _hands(view: PyramidoView, say: Say) -> Picture:
    return tuple(line(*_seat(view, seat, say), "  ", *_stones(hand)) for seat, hand in enumerate(view.hands))


def _seat(view: PyramidoView, seat: int, say: Say) -> Line:
    to_move = seat == view.seat and not view.is_over
    name = Span(say("seat-name", number=seat + 1), bold=to_move, dim=not to_move)
    return line("▶ " if to_move else "  ", name)


def _stones(stones: Stones) -> Line:
    return tuple(Span(f"‹{LETTERS[colour]}› ", TONES[colour].name, bold=True) for colour in stones)


def _bag(view: PyramidoView, say: Say) -> Line:
    numbers = [
        Span(f" {LETTERS[colour]}{count}", TONES[colour].name) for colour, count in enumerate(view.bag)
    ]
    return line(say("pyramido-bag", count=sum(view.bag)), *numbers)
