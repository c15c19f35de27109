"""Gymnasium environments: one match for one learner, and many matches at once over the kernels.

`gymnasium.make("baumeister/Tulum-v1", seats=2, opponents="greedy")` needs no import of ours.
"""

from operator import index
from random import Random
from typing import TYPE_CHECKING, Any, SupportsFloat

import numpy as np
import numpy.typing as npt

from baumeister import catalog
from baumeister.adapters.episode import (
    ILLEGAL_REWARD,
    RENDER_MODES,
    Actions,
    Episode,
    Illegal,
    check_choice,
    need,
)
from baumeister.adapters.registration import register
from baumeister.adapters.vector import VectorMatches
from baumeister.bots import find_bot, make_bot

if TYPE_CHECKING:
    import gymnasium
else:
    gymnasium = need("gymnasium", "gymnasium")

Planes = npt.NDArray[np.uint8]
__all__ = ["MatchEnv", "VectorMatches"]


class MatchEnv(gymnasium.Env[Planes, np.int64]):
    """One seat of a match; bots play the others. The reward comes at the end: the seat's utility, 0 to 1.

    `info["action_mask"]` has 1 for each legal action. An illegal one ends the episode with −1.
    `seat` None sits somewhere else every episode.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # declared so by Gymnasium

    def __init__(
        self,
        game: str,
        *,
        opponents: str = "greedy",
        seat: int | None = 0,
        actions: Actions = "ids",
        illegal: Illegal = "end",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        rules = catalog.rules(game, **options)
        check_choice("illegal", illegal, ("end", "raise"))
        check_choice("seat", seat, (None, *range(rules.seats)))
        check_choice("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        find_bot(str(opponents), rules)
        self.render_mode = render_mode
        self.episode = Episode(rules, actions)
        self.action_space = gymnasium.spaces.Discrete(self.episode.num_actions)
        self.observation_space = gymnasium.spaces.Box(0, 255, rules.observation_shape, np.uint8)
        self._opponents, self._fixed_seat, self._illegal = opponents, seat, illegal

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Planes, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        rules = self.episode.rules
        rng = Random(int(self.np_random.integers(2**63)))
        self.seat = rng.randrange(rules.seats) if self._fixed_seat is None else self._fixed_seat
        self._bots = [make_bot(self._opponents, rules, rng.getrandbits(64)) for _ in range(rules.seats - 1)]
        self.episode.begin(rng)
        self._let_others_play()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Planes, SupportsFloat, bool, bool, dict[str, Any]]:
        chosen = index(action)  # where int would make a whole number of any other
        if not self.episode.is_legal(chosen):
            if self._illegal == "raise":
                raise self.episode.refuse(chosen)
            planes, info = self._seen()
            return planes, ILLEGAL_REWARD, True, False, info
        self.episode.play(chosen)
        self._let_others_play()
        planes, info = self._seen()
        ended = self.episode.utilities
        return planes, 0.0 if ended is None else ended[self.seat], ended is not None, False, info

    def render(self) -> str | None:
        return self.episode.render(self.render_mode)

    def _seen(self) -> tuple[Planes, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        return self.episode.observe(self.seat), {"action_mask": self.episode.mask()}

    def _let_others_play(self) -> None:
        episode = self.episode
        while episode.seat is not None and episode.seat != self.seat:
            bot = self._bots[(episode.seat - self.seat) % episode.rules.seats - 1]
            episode.play_move(bot.choose(episode.rules, episode.state))


register(gymnasium)
