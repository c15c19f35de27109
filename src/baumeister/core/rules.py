"""`Rules`: what every game says about itself. Pure functions over immutable, hashable states."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from baumeister.core.codec import Json, decode, encode, shown
from baumeister.core.errors import (
    IllegalDraw,
    IllegalMove,
    InvalidArgument,
    InvalidRecord,
    MatchOver,
    NotYourTurn,
)
from baumeister.core.immutable import Immutable
from baumeister.core.refusal import Place, Refusal
from baumeister.core.turns import Chance, Decision, Ended, Turn
from baumeister.core.variant import Option, Variant, dump_variant

S = TypeVar("S")
M = TypeVar("M")
D = TypeVar("D")


@dataclass(frozen=True, slots=True)
class Symmetry(Generic[S, M, D]):
    """A renaming of places under which the rules stay the same."""

    name: str
    state: Callable[[S], S]
    move: Callable[[M], M]
    draw: Callable[[D], D]


@dataclass(frozen=True, slots=True)
class Batch:
    """Many whole matches at once, one row each, as a kernel counts them."""

    utilities: Any  #: float (matches, seats)
    shares: Any  #: float (matches, seats), the part of the win that each seat has
    num_moves: Any  #: int (matches,)
    num_draws: Any  #: int (matches,)
    reasons: Any  #: int (matches,), an index into reason_names
    reason_names: tuple[str, ...]
    facts: Mapping[str, Any]  #: number (matches,) for each fact that `Rules.facts` tells


class Notation(Protocol[M, D]):
    """Moves and draws in short, and back: what the module `notation` of a game offers."""

    def format_move(self, move: M, /) -> str: ...

    def parse_move(self, text: str, /) -> M: ...

    def format_draw(self, draw: D, /) -> str: ...

    def parse_draw(self, text: str, /) -> D: ...


class Rules(Immutable, ABC, Generic[S, M, D]):
    """One game in one variant.

    A game gives the abstract methods. `play` and `draw` check first, so `after_move` and
    `after_draw` may take what they are given for legal.
    """

    game: ClassVar[str]
    #: Raised whenever an old record could replay to another state or outcome, or no longer replay, and
    #: whenever an option comes or goes; it stands beside the options, in the game's `variant.py`.
    version: ClassVar[int]
    options: ClassVar[tuple[Option, ...]]
    state_type: ClassVar[type]
    view_type: ClassVar[type]
    outlook_type: ClassVar[type | None] = None
    move_types: ClassVar[tuple[type, ...]]
    draw_types: ClassVar[tuple[type, ...]]
    notation: Notation[M, D]

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.seats = variant.seats

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and (self.game, self.variant) == (other.game, other.variant)

    def __hash__(self) -> int:
        return hash((self.game, self.variant))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.variant,)

    def __repr__(self) -> str:
        return f"<{self.game} {dump_variant(self.options, self.variant)}>"

    @abstractmethod
    def start(self) -> S:
        """The state before the first event."""

    @abstractmethod
    def turn(self, state: S) -> Turn[D]:
        """Who acts now: a seat, chance, or nobody any more."""

    @abstractmethod
    def legal_moves(self, state: S) -> tuple[M, ...]:
        """Every legal move once, in a fixed order; empty unless a seat is to decide."""

    @abstractmethod
    def refusal(self, state: S, move: M) -> Refusal | None:
        """Why a move of a seat that is to decide is not legal; None if it is."""

    @abstractmethod
    def after_move(self, state: S, move: M) -> S:
        """The state after a legal move."""

    @abstractmethod
    def after_draw(self, state: S, draw: D) -> S:
        """The state after a draw that the odds list."""

    @abstractmethod
    def view(self, state: S) -> Any:
        """A frozen dataclass of everything a client shows, derived things included."""

    def format_move(self, move: M) -> str:
        """The move in short notation."""
        return self.notation.format_move(move)

    def parse_move(self, text: str) -> M:
        """The move of a short notation; InvalidNotation if it is none."""
        return self.notation.parse_move(text)

    def format_draw(self, draw: D) -> str:
        """The draw in short notation."""
        return self.notation.format_draw(draw)

    def parse_draw(self, text: str) -> D:
        """The draw of a short notation; InvalidNotation if it is none."""
        return self.notation.parse_draw(text)

    @property
    @abstractmethod
    def num_actions(self) -> int:
        """Action ids are 0 … num_actions − 1."""

    @abstractmethod
    def action_id(self, move: M) -> int:
        """A stable dense number for a move, for learning."""

    def action(self, state: S, action_id: int) -> M:
        """The move of an action id in this state; it need not be legal."""
        if not 0 <= action_id < self.num_actions:
            raise InvalidArgument("no-such-action", number=int(action_id), last=self.num_actions - 1)
        return self._action(state, action_id)

    @abstractmethod
    def _action(self, state: S, action_id: int) -> M:
        """The move of an action id that there is."""

    @abstractmethod
    def legal_action_ids(self, state: S) -> Any:
        """The action ids of the legal moves, in their order: int64 (moves,). No move is made for it."""

    @property
    @abstractmethod
    def observation_shape(self) -> tuple[int, int, int]:
        """Planes, rows, columns of what `observe` gives."""

    def observe(self, state: S, seat: int) -> Any:
        """All that a state tells, from a seat's point of view: uint8 of `observation_shape`.

        The planes of every game begin with those of the turn, one a seat; seats count from `seat` on.
        What each plane holds stands in docs/environments.md.
        """
        if not 0 <= seat < self.seats:
            raise InvalidArgument("no-such-seat", seat=int(seat), accepts=f"0 … {self.seats - 1}")
        return self._observe(state, seat)

    @abstractmethod
    def _observe(self, state: S, seat: int) -> Any:
        """What a seat sees that there is."""

    @property
    def max_events(self) -> int | None:
        """More moves and draws than any match has, or None where one may go on for ever."""
        return None

    @property
    @abstractmethod
    def max_draws(self) -> int:
        """The most draws that the odds of a state can list; 0 if chance has no part in it."""

    def rows(self, num_rows: int) -> Any:
        """Many matches side by side in kernels (`baumeister.jit.rows.Rows`), or None if the game has none."""
        del num_rows

    @property
    def is_together(self) -> bool:
        """Whether the seats win or lose together, against the game."""
        return self.seats == 1

    @property
    def can_be_lost(self) -> bool:
        """Whether seats that win together may also fail together."""
        return self.is_together

    @abstractmethod
    def is_possible(self, state: S) -> bool:
        """Whether a match could have led to something like `state`; kernels may rely on it."""

    def symmetries(self) -> tuple[Symmetry[S, M, D], ...]:
        """The renamings under which this variant stays the same, the identity left out."""
        return ()

    @abstractmethod
    def built(self, state: S) -> tuple[Place, ...]:
        """Every place that is built on, as often as it is, in the game's own coordinates, sorted."""

    def facts(self, state: S) -> Mapping[str, float]:
        """Numbers about a finished match that studies average; each has a message `fact-<name>`."""
        del state
        return {}

    def outlook(self, state: S, move: M) -> object | None:
        """What a client shows of a move before it is made: a frozen dataclass, or None for nothing."""
        del state, move
        return None

    def random_matches(self, num_matches: int, seed: int) -> Batch | None:
        """Whole matches of random players through a kernel, or None if the game has none."""
        del num_matches, seed
        return None

    def playout(self, state: S, seed: int) -> Sequence[float]:
        """Utilities at the end of one random continuation; a game may override it with a kernel."""
        rng = random.Random(seed)
        while True:
            match self.turn(state):
                case Ended(outcome):
                    return outcome.utilities
                case Chance(odds):
                    state = self.after_draw(state, odds.pick(rng.randrange(odds.total)))
                case Decision():
                    state = self.after_move(state, rng.choice(self.legal_moves(state)))

    def why_not(self, state: S, move: M) -> Refusal | None:
        """None for a legal move, else the rule that refuses it."""
        _require_decision(self.turn(state))
        return self.refusal(state, move)

    def play(self, state: S, move: M, turn: Turn[D] | None = None) -> S:
        """The state after a seat's move; `turn` is that of `state`, if it is known."""
        _require_decision(turn or self.turn(state))
        if (refusal := self.refusal(state, move)) is not None:
            raise IllegalMove(refusal)
        return self.after_move(state, move)

    def draw(self, state: S, draw: D, turn: Turn[D] | None = None) -> S:
        """The state after chance has drawn; `turn` is that of `state`, if it is known."""
        match turn or self.turn(state):
            case Chance(odds):
                if not isinstance(draw, self.draw_types):
                    raise IllegalDraw("chance-draws-now")
                if draw not in odds.chance_of:
                    raise IllegalDraw("draw-not-possible")
            case Decision(seat):
                raise IllegalDraw("no-draw-now", seat=seat + 1)
            case Ended():
                raise MatchOver("match-over")
        return self.after_draw(state, draw)

    def dump(self, state: S) -> dict[str, Json]:
        """The state as JSON, with game, variant and rules version."""
        return {
            "game": self.game,
            "rules_version": self.version,
            "variant": dump_variant(self.options, self.variant),
            "state": encode(state),
        }

    def load(self, data: Json) -> S:
        """The state of its JSON; InvalidRecord if it is not one of this game, variant and version."""
        expected = self.dump(self.start())
        if not isinstance(data, dict) or set(data) != set(expected):
            raise InvalidRecord("not-a-state", value=shown(data))
        for name in ("game", "rules_version", "variant"):
            if data[name] != expected[name]:
                raise InvalidRecord(
                    "other-state", place=name, value=shown(data[name]), accepts=shown(expected[name])
                )
        state: S = decode(self.state_type, data["state"], "state")
        if not self.is_possible(state) or self._has_no_move(state):
            raise InvalidRecord("impossible-state", game=self.game)
        return state

    def _has_no_move(self, state: S) -> bool:
        return isinstance(self.turn(state), Decision) and not self.legal_moves(state)


def _require_decision(turn: Turn[D]) -> None:
    match turn:
        case Chance():
            raise NotYourTurn("chance-draws-now")
        case Ended():
            raise MatchOver("match-over")
