"""One match, stepped by numbers, its chance settled as it comes: what every environment is made of."""

from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from baumeister import catalog
from baumeister.core import AnyRules, Chance, Decision, Ended
from baumeister.core.errors import IllegalMove, InvalidVariant, MissingExtra
from baumeister.core.picture import plain
from baumeister.texts import Texts

Actions = Literal["ids", "list"]  #: what numbers mean: action ids, or places in the list of legal moves
Illegal = Literal["end", "raise"]  #: what an illegal action does

RENDER_MODES = ["human", "ansi"]
MOST_LISTED = 4096  #: legal moves that a list can number; no more than 3,676 were ever seen
ILLEGAL_REWARD = -1.0  #: worse than any outcome, as utilities are 0 to 1


def need(module: str, extra: str) -> ModuleType:
    """A library that only some need; MissingExtra says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise MissingExtra("missing-extra", extra=extra) from error


def check_choice(option: str, value: object, accepted: tuple[object, ...]) -> None:
    """InvalidVariant, unless an option of an environment is one of those accepted."""
    if value not in accepted:
        raise InvalidVariant(
            "option-value", option=option, value=str(value), accepts=", ".join(map(str, accepted))
        )


class Episode:
    """A match at a decision, or over."""

    def __init__(self, rules: AnyRules, actions: Actions = "ids") -> None:
        check_choice("actions", actions, ("ids", "list"))
        self.rules = rules
        self.is_listed = actions == "list"
        self.num_actions = MOST_LISTED if self.is_listed else rules.num_actions
        self.begin(Random(0))

    def begin(self, rng: Random) -> None:
        """Start anew, with chance drawing from `rng`."""
        self._rng = rng
        self._go_to(self.rules.start())

    @property
    def utilities(self) -> tuple[float, ...] | None:
        """How the match ended, or None while it goes on."""
        return self.turn.outcome.utilities if isinstance(self.turn, Ended) else None

    def play(self, action: int) -> None:
        """Play a legal action."""
        self.play_move(self.rules.action(self.state, int(self._ids[action]) if self.is_listed else action))

    def play_move(self, move: Any) -> None:
        """Play a legal move."""
        self._go_to(self.rules.after_move(self.state, move))

    def is_legal(self, action: int) -> bool:
        if self.is_listed:
            return 0 <= action < len(self._ids)
        return bool((self._ids == action).any())

    def refuse(self, action: int) -> Exception:
        """What to raise for an illegal action: the rule that forbids it, or that it is no action at all."""
        if not self.is_listed and 0 <= action < self.num_actions:
            refusal = self.rules.refusal(self.state, self.rules.action(self.state, action))
            if refusal is not None:
                return IllegalMove(refusal)
        return ValueError(f"{action} is no action here; the mask shows which are")

    def mask(self) -> npt.NDArray[np.int8]:
        """1 for each legal action, in a new array."""
        mask = np.zeros(self.num_actions, dtype=np.int8)
        if self.is_listed:
            mask[: len(self._ids)] = 1
        else:
            mask[self._ids] = 1
        return mask

    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        planes: npt.NDArray[np.uint8] = self.rules.observe(self.state, seat)
        return planes

    def render(self, mode: str | None) -> str | None:
        """The table as text, given back or printed, as the mode says."""
        if mode is None:
            return None
        drawn = plain(catalog.game(self.rules.game).picture(self.rules.view(self.state), Texts("en")))
        if mode == "ansi":
            return drawn
        print(drawn)  # noqa: T201  # what "human" is for
        return None

    def _go_to(self, state: Any) -> None:
        """Go on to this state and let chance draw until somebody decides or the match is over."""
        rules = self.rules
        while isinstance(turn := rules.turn(state), Chance):
            state = rules.after_draw(state, turn.odds.pick(self._rng.randrange(turn.odds.total)))
        self.state, self.turn = state, turn
        self._ids = rules.legal_action_ids(state)
        self.seat = turn.seat if isinstance(turn, Decision) else None
