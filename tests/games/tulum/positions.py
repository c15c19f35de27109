"""Positions of Tulum as one draws them: a row a line, X secured, o dot-up, . free."""

from baumeister.games.tulum import TulumState
from baumeister.games.tulum.state import bit


def parse_board(rows: str) -> tuple[int, int]:
    """Secured and loose bits of rows such as "XX.o../X", the bottom row first."""
    secured = loose = 0
    for row, cells in enumerate(rows.split("/")):
        for place, cell in enumerate(cells):
            secured |= bit(row, place) if cell == "X" else 0
            loose |= bit(row, place) if cell == "o" else 0
    return secured, loose


def parse_state(rows: str, dice: tuple[int, ...] = (), *others: str, placed: bool = False) -> TulumState:
    """Seat 1 to act on this board; the other seats' boards follow."""
    secured, loose = parse_board(rows)
    boards = (secured, *(parse_board(other)[0] for other in others or ("",)))
    return TulumState(boards, 0, loose, dice, placed)
