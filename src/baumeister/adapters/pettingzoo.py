"""PettingZoo environments (AEC): every seat an agent, in turn, `env("tulum", seats=3)`."""

from operator import index
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

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

if TYPE_CHECKING:
    import gymnasium
    import pettingzoo
    from pettingzoo.utils import wrappers
else:
    pettingzoo = need("pettingzoo", "pettingzoo")
    gymnasium = need("gymnasium", "pettingzoo")
    from pettingzoo.utils import wrappers

Observation = dict[str, Any]


def env(game: str, **options: Any) -> "pettingzoo.AECEnv[str, Observation, int]":
    """The environment with the usual guards: actions inside the space, calls in order."""
    guarded = wrappers.AssertOutOfBoundsWrapper(raw_env(game, **options))
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(pettingzoo.AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801  # untyped, and so named there
    """A match; each observation has the planes and the mask of legal actions.

    The reward comes at the end: the seat's utility, 0 to 1. An illegal action ends the episode with −1 for
    whoever chose it and 0 for the others.
    """

    def __init__(
        self,
        game: str,
        *,
        actions: Actions = "ids",
        illegal: Illegal = "end",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        check_choice("illegal", illegal, ("end", "raise"))
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        rules = catalog.rules(game, **options)
        self.metadata = {
            "name": f"baumeister_{game}_v1",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.episode = Episode(rules, actions)
        self.possible_agents = [f"player_{seat}" for seat in range(rules.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        planes = gymnasium.spaces.Box(0, 255, rules.observation_shape, np.uint8)
        mask = gymnasium.spaces.Box(0, 1, (self.episode.num_actions,), np.int8)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": planes, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.episode.num_actions) for agent in self.possible_agents
        }
        self._raises = illegal == "raise"
        self._rng = Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        del options
        if seed is not None:
            self._rng = Random(seed)
        self.episode.begin(self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        chosen = -1 if action is None else index(action)
        if self.episode.is_legal(chosen):
            self.episode.play(chosen)
            if (utilities := self.episode.utilities) is not None:
                self._end(dict(zip(self.possible_agents, utilities, strict=True)))
            else:
                self._select()
        elif self._raises:
            raise self.episode.refuse(chosen)
        else:
            self._end({agent: ILLEGAL_REWARD})
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What a seat sees; only the one whose turn it is has legal actions."""
        seat, episode = self._seats[agent], self.episode
        is_mine = seat == episode.seat
        mask = episode.mask() if is_mine else np.zeros(episode.num_actions, dtype=np.int8)
        return {"observation": episode.observe(seat), "action_mask": mask}

    def state(self) -> Any:
        """All that counts about the table, as the first seat sees it."""
        return self.episode.observe(0)

    def render(self) -> str | None:
        return self.episode.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _select(self) -> None:
        assert self.episode.seat is not None
        self.agent_selection = self.possible_agents[self.episode.seat]

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards |= rewards
        self.terminations = dict.fromkeys(self.agents, True)
