"""A Gymnasium vector environment straight over the kernels: thousands of matches in one call."""

from operator import index
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
import numpy.typing as npt

from baumeister import catalog
from baumeister.adapters.episode import ILLEGAL_REWARD, Illegal, check_choice, need
from baumeister.adapters.registration import IN_ROWS
from baumeister.core.errors import InvalidVariant

if TYPE_CHECKING:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
else:
    gymnasium = need("gymnasium", "gymnasium")
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Array = npt.NDArray[Any]
Opponents = Literal["random", "self"]


class VectorMatches(VectorEnv[Array, Array, Array]):
    """Many matches, one row each with a random stream of its own.

    The other seats play at random, or, with opponents="self", the caller decides for every seat:
    `info["seat"]` is the one whose turn it is, rewards are for the one that acted, and
    `info["utilities"]` has those of all seats where a match is over.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: Opponents = "random",
        seat: int = 0,
        illegal: Illegal = "end",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **options: Any,
    ) -> None:
        check_choice("game", game, IN_ROWS)
        rules = catalog.rules(game, **options)
        check_choice("opponents", opponents, ("random", "self"))
        check_choice("seat", seat, tuple(range(rules.seats)))
        check_choice("illegal", illegal, ("end", "raise"))
        if num_envs < 1:
            raise InvalidVariant("option-value", option="num_envs", value=num_envs, accepts="1, 2, 3, …")
        self.rules, self.rows = rules, rules.rows(num_envs)
        self.num_envs = num_envs
        self.single_action_space = gymnasium.spaces.Discrete(rules.num_actions)
        self.single_observation_space = gymnasium.spaces.Box(0, 255, rules.observation_shape, np.uint8)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self._seat = None if opponents == "self" else seat
        self._raises = illegal == "raise"
        self._everyone = np.arange(num_envs)
        self._is_begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all matches; a list of seeds gives each row its own, one seed derives them."""
        mask = (options or {}).get("reset_mask")
        rows = self._rows_of(mask)
        self._is_begun |= mask is None
        if isinstance(seed, int | np.integer) or seed is None:
            super().reset(seed=None if seed is None else int(seed))
            seeds = self._new_seeds(self.num_envs)
        elif len(seed) != self.num_envs:
            raise ValueError(f"{len(seed)} seeds were given for {self.num_envs} matches")
        else:
            fresh = self._new_seeds(self.num_envs)
            seeds = np.array(
                [new if own is None else index(own) for own, new in zip(seed, fresh, strict=True)],
                dtype=np.uint64,
            )
        self.rows.begin(rows, seeds[rows])
        self._to_first_decision(rows)
        return self._observed(), self._infos()

    def _rows_of(self, mask: Array | None) -> Array:
        """The rows that a mask names, or all."""
        if mask is None:
            return self._everyone
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
            raise TypeError("reset_mask is a NumPy array of bools")
        if mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(f"reset_mask names some of {self.num_envs} matches, each by True or False")
        return np.flatnonzero(mask)

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        rows, chosen = self.rows, np.asarray(actions)
        if not self._is_begun:
            raise gymnasium.error.ResetNeeded("reset begins the matches, and comes before the first step")
        if chosen.shape != (self.num_envs,):
            raise ValueError(
                f"one action for each of {self.num_envs} matches is expected, not {chosen.shape}"
            )
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        chosen = chosen.astype(np.int64, copy=False)
        going = self._everyone
        if rows.over.any():
            going = np.flatnonzero(~rows.over)
            self._autoreset(np.flatnonzero(rows.over))
        viewers = self._viewers().copy()
        illegal = self._stop_illegal(going, chosen)
        going = going[~illegal[going]]
        rows.play(going, chosen[going])
        self._let_others_play(going)
        rewards = np.zeros(self.num_envs)
        rewards[illegal] = ILLEGAL_REWARD
        ended = going[rows.over[going]]
        rewards[ended] = rows.utilities[ended, viewers[ended]]
        return self._finish(rewards)

    def _finish(self, rewards: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        over = self.rows.over.copy()
        observed, infos = self._observed(), self._infos()
        if self.autoreset_mode == AutoresetMode.SAME_STEP and over.any():
            final = np.flatnonzero(over)
            infos = {
                "final_obs": observed.copy(),
                "_final_obs": over,
                "final_info": infos,
                "_final_info": over,
            }
            self._begin_again(final)
            self.rows.observe(final, self._viewers()[final], fresh := np.empty_like(observed[final]))
            observed[final] = fresh
            infos |= self._infos()
        return observed, rewards, over, np.zeros(self.num_envs, dtype=np.bool_), infos

    def _autoreset(self, rows: Array) -> None:
        if self.autoreset_mode == AutoresetMode.DISABLED:
            raise ValueError("some matches are over; begin them again with reset")
        self._begin_again(rows)

    def _begin_again(self, rows: Array) -> None:
        self.rows.begin_again(rows)
        self._to_first_decision(rows)

    def _to_first_decision(self, rows: Array) -> None:
        """Let the others begin; where that ends a match before the learner decides, begin anew."""
        self._let_others_play(rows)
        if len(over := rows[self.rows.over[rows]]):
            self._begin_again(over)

    def _let_others_play(self, rows: Array) -> None:
        if self._seat is None or self.rules.seats == 1:
            return
        while len(rows := rows[~self.rows.over[rows] & (self.rows.seats[rows] != self._seat)]):
            self.rows.play(rows, self.rows.choose(rows))

    def _stop_illegal(self, going: Array, actions: Array) -> Array:
        """Which rows were given an illegal action; their matches are over."""
        illegal: Array = self.rows.illegal(going, actions)
        if illegal.any():
            if self._raises:
                raise ValueError(f"illegal actions in rows {np.flatnonzero(illegal).tolist()}")
            self.rows.stop(np.flatnonzero(illegal))
        return illegal

    def _viewers(self) -> Array:
        if self._seat is None:
            seats: Array = self.rows.seats
            return seats
        return np.full(self.num_envs, self._seat, dtype=np.int64)

    def _observed(self) -> Array:
        planes = np.empty((self.num_envs, *self.rows.shape), dtype=np.uint8)
        self.rows.observe(self._everyone, self._viewers(), planes)
        return planes

    def _infos(self) -> dict[str, Any]:
        infos = {
            "action_mask": self.rows.masks.copy().view(np.int8),
            "seat": self.rows.seats.copy(),
            "utilities": self.rows.utilities.copy(),
        }
        return infos | {f"_{name}": np.ones(self.num_envs, dtype=np.bool_) for name in infos}

    def _new_seeds(self, count: int) -> Array:
        return self.np_random.integers(2**64, size=count, dtype=np.uint64)
