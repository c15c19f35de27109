"""How each game's moves are carried out at its table: which buttons, which places."""

import random
from collections import Counter
from collections.abc import Callable
from string import ascii_lowercase

from playwright.sync_api import Error, Locator

from baumeister import catalog
from baumeister.texts import Texts
from tests.web.manners import Manner, Place
from tests.web.visitors import Json, Visitor

say = Texts("en")

PYRAMIDO_COLOURS = tuple(tone.name for tone in catalog.game("pyramido").tones)
RUMIS_COLOURS = tuple(tone.name for tone in catalog.game("rumis").tones)
QUARTER_TURNS = 4


class Hands:
    """Plays legal moves of one visitor in one manner."""

    def __init__(self, visitor: Visitor, manner: Manner, rng: random.Random) -> None:
        self.visitor = visitor
        self.manner = manner
        self.rng = rng

    def play_on(self, most_moves: int = 1000) -> int:
        """Play until the match is over or so many moves are played; how many were."""
        self.visitor.wait_for_my_move()
        for played in range(most_moves):
            if self.visitor.is_over:
                return played
            self.play(self.pick())
        return most_moves

    def pick(self) -> Json:
        """Any legal move: first a kind, then one of it."""
        moves = self.visitor.legal_moves()
        kind = self.rng.choice(sorted({move["kind"] for move in moves}))
        return self.rng.choice([move for move in moves if move["kind"] == kind])

    def play(self, move: Json) -> None:
        """Play it and wait until it is my turn again, or over."""
        self.visitor.wait_for_the_latest()
        before = self.visitor.version
        self.carry_out(move)
        try:
            self.visitor.wait_for_my_move(before)
        except Error as error:
            told = self.visitor.page.locator("body").aria_snapshot()
            raise AssertionError(f"{move} at version {before} led to nothing:\n{told}") from error

    def carry_out(self, move: Json) -> None:
        PLAYS[self.visitor.state["room"]["game"]](self, move)
        self.manner.played()

    def press(self, text: str, is_pressed: bool | None = None, nth: int = 0, within: str = "") -> None:
        """Press a button of the tray, unless it is in the wanted state already."""
        tray = self.visitor.page.locator(".tray")
        group = tray.get_by_role("group", name=within, exact=True) if within else tray
        button = group.get_by_role("button", name=text, exact=True).nth(nth)
        if is_pressed is None or button.get_attribute("aria-pressed") != str(is_pressed).lower():
            self.manner.press(button)


def play_tulum(hands: Hands, move: Json) -> None:
    match move:
        case {"kind": "PlaceBlock", "row": row, "place": place}:
            colour = say(f"table-tone-{('green', 'blue', 'red', 'yellow', 'orange', 'violet')[row]}")
            words = say("table-tulum-place", row=row + 1, colour=colour, place=place + 1, state="legal")
            hands.manner.choose(Place(f"{row},{place}", words, num_taps=1))
        case {"kind": "RollOn"}:
            hands.press(say("table-tulum-roll-on", count=hands.visitor.view["num_dice"]))
        case {"kind": "Stop"}:
            hands.press(say("table-tulum-stop"))


def play_pyramido(hands: Hands, move: Json) -> None:
    match move:
        case {"kind": "ExchangeStones", "colours": colours}:
            hands.press(say("table-pyramido-exchange"))
            seen: Counter[int] = Counter()
            for colour in colours:
                hands.press(_colour(colour), nth=seen[colour])
                seen[colour] += 1
            hands.press(say("table-pyramido-exchange-now", count=len(colours)))
        case {"kind": "StoreStone", "colour": colour}:
            hands.press(_colour(colour), is_pressed=True, within=say("table-pyramido-quarry"))
            hands.press(say("table-pyramido-store-it"))
        case {"kind": "EndTurn"}:
            hands.press(say("table-end-turn"))
        case {"kind": "Pass"}:
            hands.press(say("table-pyramido-pass"))
        case {"kind": kind, "colour": colour, "level": level, "x": x, "y": y}:
            source = {"BuildStone": "hand", "BuildFromQuarry": "quarry", "BuildFromStore": "store"}[kind]
            hands.press(_colour(colour), is_pressed=True, within=say(f"table-pyramido-{source}"))
            hands.manner.choose(Place(f"{level},{x},{y}", f"Level {level}, {pyramido_cell(x, y)}:"))


def pyramido_cell(x: int, y: int) -> str:
    """Counted from a corner that no base reaches beyond."""
    return f"column {ascii_lowercase[x + 4]}, row {y + 5}"


def _colour(colour: int) -> str:
    return say(f"table-tone-{PYRAMIDO_COLOURS[colour]}")


def play_rumis(hands: Hands, move: Json) -> None:
    """Take the stone, turn it about, and lay it where the table then offers it."""
    if hands.visitor.view["mode"] == "cube":
        _switch(hands, say(f"table-tone-{RUMIS_COLOURS[move['colour']]}"), True)
    hands.press(say("table-rumis-take", stone=move["stone"]), is_pressed=True)
    legal = hands.visitor.page.locator(".twin .cell.legal")
    axis = hands.rng.choice("xyz")
    for _ in range(hands.rng.randrange(QUARTER_TURNS)):
        hands.press(say(f"table-rumis-turn-{axis}"))
    while legal.count() == 0:
        hands.press(say(f"table-rumis-turn-{axis}"))
    spot = hands.rng.choice(legal.evaluate_all("cells => cells.map((cell) => cell.dataset.cell)"))
    x, y = map(int, spot.split(","))
    hands.manner.choose(Place(spot, f"Column {ascii_lowercase[x]}, row {y + 1}:"))


def play_talo(hands: Hands, move: Json) -> None:
    match move:
        case {"kind": "TakeSticks", "lengths": lengths}:
            hands.press(" + ".join(map(str, lengths)))
        case {"kind": "TakeBack"}:
            hands.press(say("table-talo-take-back"))
        case {"kind": "EndTurn"}:
            hands.press(say("table-end-turn"))
        case {"kind": "Walk" | "Restart", "x": x, "y": y}:
            _switch(hands, say("table-talo-walk"), True)
            _choose_talo(hands, x, y, move.get("level", 0))
        case {"kind": kind, "length": length, "axis": axis, "x": x, "y": y, "z": z}:
            hands.press(say("table-talo-length", length=length))
            _switch(hands, say("table-talo-hold"), kind == "HoldStick")
            hands.press(say(f"table-talo-axis-{axis}"), is_pressed=True)
            _choose_talo(hands, x, y, z)


def _switch(hands: Hands, text: str, is_pressed: bool) -> None:
    """Press a button that is there only when there is a choice."""
    if hands.visitor.page.locator(".tray").get_by_role("button", name=text, exact=True).count():
        hands.press(text, is_pressed=is_pressed)


def _choose_talo(hands: Hands, x: int, y: int, level: int) -> None:
    """The flat plan shows one level at a time."""
    words = f"Column {x}, row {y}, level {level}:"
    title: Locator = hands.visitor.page.locator(".twin figcaption")
    while title.is_visible() and title.inner_text() != say("talo-level", level=level):
        hands.press(say("table-talo-higher"))
    hands.manner.choose(Place(f"{x},{y},{level}", words))


PLAYS: dict[str, Callable[[Hands, Json], None]] = {
    "tulum": play_tulum,
    "pyramido": play_pyramido,
    "rumis": play_rumis,
    "talo": play_talo,
}
