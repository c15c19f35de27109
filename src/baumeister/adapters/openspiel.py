"""OpenSpiel games: `register()`, then `pyspiel.load_game("baumeister_tulum(seats=2)")`.

Chance is explicit, with the exact odds; the number of a draw is its index in them. Every option of a variant
is a parameter; besides, `zero_sum=True` moves a contest's utilities to sum 0, from −1 to 1, and
`actions=list` numbers the legal moves of a state instead of all moves there are.
"""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from baumeister import catalog
from baumeister.adapters.episode import MOST_LISTED, check_choice, need
from baumeister.core import AnyRules, Chance, Decision, Ended
from baumeister.core.codec import encode
from baumeister.core.errors import InvalidVariant

if TYPE_CHECKING:
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
else:
    pyspiel = need("pyspiel", "openspiel")
    from open_spiel.python.observation import IIGObserverForPublicInfoGame

LONGEST = 1_000_000  #: OpenSpiel wants a bound where the rules have none
OWN_PARAMETERS: dict[str, Any] = {"zero_sum": False, "actions": "ids"}
UNSET = ("", 0)  #: an option that is left to the game; OpenSpiel knows no None


def register() -> None:
    """Make every game known to OpenSpiel as `baumeister_<game>`; more than once does no harm."""
    known = set(pyspiel.registered_names())
    for name in catalog.games():
        if short_name(name) not in known:
            # a class each: OpenSpiel lets go of what it keeps when Python is gone, which only classes outlive
            made = type(f"{name.capitalize()}Game", (RegisteredGame,), {"game": name})
            pyspiel.register_game(_registered_type(name), made)


def short_name(game: str) -> str:
    return f"baumeister_{game}"


def game_of(
    rules: AnyRules, *, start: Any = None, zero_sum: bool = False, actions: str = "ids"
) -> "MatchGame":
    """The game of these rules, from any position on: an endgame for OpenSpiel's algorithms."""
    return MatchGame(rules, start=start, zero_sum=zero_sum, actions=actions)


class MatchGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, rules: AnyRules, *, start: Any, zero_sum: bool, actions: str) -> None:
        check_choice("actions", actions, ("ids", "list"))
        if zero_sum and rules.is_together:
            raise InvalidVariant("option-value", option="zero_sum", value="yes", accepts="no")
        self.rules, self.start, self.zero_sum, self.is_listed = rules, start, zero_sum, actions == "list"
        parameters = {**_parameters(rules), "zero_sum": zero_sum, "actions": actions}
        super().__init__(_game_type(rules, zero_sum), _game_info(rules, zero_sum, self.is_listed), parameters)

    def __reduce__(self) -> tuple[Any, ...]:
        """As itself to another process, with the position that it begins with."""
        return _game_again, (self.rules, self.start, self.zero_sum, "list" if self.is_listed else "ids")

    def new_initial_state(self, state: Any = None) -> "MatchState":
        del state
        return MatchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What is seen of a state; of its whole history, where that is asked for, its events as text."""
        if iig_obs_type is None or not iig_obs_type.perfect_recall:
            return PlanesObserver(self.rules)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class RegisteredGame(MatchGame):
    """The game as `pyspiel.load_game` makes it, from its parameters."""

    game: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = OWN_PARAMETERS | dict(params or {})
        own = {name: given.pop(name) for name in OWN_PARAMETERS}
        options = {name: value for name, value in given.items() if _is_set(value)}
        super().__init__(catalog.rules(self.game, **options), start=None, **own)

    def __reduce__(self) -> tuple[Any, ...]:
        return _registered_again, (str(self),)


def _game_again(rules: AnyRules, start: Any, zero_sum: bool, actions: str) -> MatchGame:
    return game_of(rules, start=start, zero_sum=zero_sum, actions=actions)


def _registered_again(name: str) -> Any:
    """In a new process nothing is registered yet."""
    register()
    return pyspiel.load_game(name)


class MatchState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of the rules. OpenSpiel copies and pickles its attributes: cheap, as they never change."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.state = game.rules.start() if game.start is None else game.start
        self._zero_sum, self._is_listed = game.zero_sum, game.is_listed

    def current_player(self) -> int:
        match self.rules.turn(self.state):
            case Decision(seat):
                return seat
            case Chance():
                return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return isinstance(self.rules.turn(self.state), Ended)

    def is_chance_node(self) -> bool:
        return isinstance(self.rules.turn(self.state), Chance)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        turn = self.rules.turn(self.state)
        assert isinstance(turn, Chance)
        return turn.odds.numbered

    def returns(self) -> list[float]:
        turn = self.rules.turn(self.state)
        if not isinstance(turn, Ended):
            return [0.0] * self.rules.seats
        return [_payoff(utility, self.rules.seats, self._zero_sum) for utility in turn.outcome.utilities]

    def _legal_actions(self, player: int) -> list[int]:
        del player
        ids = self.rules.legal_action_ids(self.state)
        actions: list[int] = list(range(len(ids))) if self._is_listed else np.sort(ids).tolist()
        return actions

    def _apply_action(self, action: int) -> None:
        match self.rules.turn(self.state):
            case Chance(odds):
                self.state = self.rules.after_draw(self.state, odds[action][0])
            case _:
                self.state = self.rules.after_move(self.state, self._move(action))

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        match self.rules.turn(self.state):
            case Chance(odds):
                return self.rules.format_draw(odds[action][0])
        return self.rules.format_move(self._move(action))

    def _move(self, action: int) -> Any:
        if self._is_listed:
            return self.rules.action(self.state, int(self.rules.legal_action_ids(self.state)[action]))
        return self.rules.action(self.state, action)

    def __str__(self) -> str:
        """All of the state, so that equal texts mean equal states."""
        return json.dumps(encode(self.state), separators=(",", ":"))


class PlanesObserver:
    """What `rules.observe` gives, as OpenSpiel asks for it."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules
        self.tensor = np.zeros(int(np.prod(rules.observation_shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(rules.observation_shape)}

    def set_from(self, state: MatchState, player: int) -> None:
        self.dict["observation"][:] = self._rules.observe(state.state, player)

    def string_from(self, state: MatchState, player: int) -> str:
        del player
        return str(state)


def _payoff(utility: float, seats: int, zero_sum: bool) -> float:
    return (seats * utility - 1) / (seats - 1) if zero_sum else utility


def _is_set(value: Any) -> bool:
    return isinstance(value, bool) or value not in UNSET


def _registered_type(game: str) -> Any:
    """What OpenSpiel knows of a game before its parameters are chosen."""
    options = catalog.game(game).options
    seats = [choice for option in options if option.name == "seats" for choice in option.every_choice]
    return _type(
        game,
        pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        pyspiel.GameType.Utility.GENERAL_SUM,
        (min(seats), max(seats)),
        {option.name: _unset(option.choices[0]) for option in options},
    )


def _game_type(rules: AnyRules, zero_sum: bool) -> Any:
    modes, utilities = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    if rules.is_together:
        utility = utilities.IDENTICAL if rules.seats > 1 else utilities.GENERAL_SUM
    else:
        utility = utilities.ZERO_SUM if zero_sum else utilities.CONSTANT_SUM
    chance = modes.EXPLICIT_STOCHASTIC if rules.max_draws else modes.DETERMINISTIC
    return _type(rules.game, chance, utility, (rules.seats, rules.seats), _parameters(rules))


def _parameters(rules: AnyRules) -> dict[str, Any]:
    """The options of a variant as parameters; what is no plain value, a user's own scenario, is left out."""
    values = ((option.name, getattr(rules.variant, option.name)) for option in rules.options)
    return {
        name: str(value) if isinstance(value, str) else value
        for name, value in values
        if isinstance(value, str | int)
    }


def _unset(choice: Any) -> Any:
    """A value of the same type that says: as the game has it."""
    return choice if isinstance(choice, bool) else "" if isinstance(choice, str) else 0


def _type(game: str, chance: Any, utility: Any, seats: tuple[int, int], parameters: Mapping[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"baumeister: {game.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=seats[0],
        max_num_players=seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**parameters, **OWN_PARAMETERS},
    )


def _game_info(rules: AnyRules, zero_sum: bool, is_listed: bool) -> Any:
    is_contest = not rules.is_together
    return pyspiel.GameInfo(
        num_distinct_actions=MOST_LISTED if is_listed else rules.num_actions,
        max_chance_outcomes=rules.max_draws,
        num_players=rules.seats,
        min_utility=_payoff(0.0, rules.seats, zero_sum),
        max_utility=1.0,
        utility_sum=(0.0 if zero_sum else 1.0) if is_contest else None,
        max_game_length=rules.max_events or LONGEST,
    )
