"""PettingZoo: one seat after the other (AEC), for every game and all its options."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from questable.adapters.rewards import Rewards, rewards
from questable.adapters.shown import Shown
from questable.adapters.spec import MOST_ENTRIES, Spec, chosen
from questable.engine import OVER, Game, Illegal, Pack, Value
from questable.engine.asking import Asker
from questable.languages import FIRST

Seen = dict[str, Any]
"""An observation with its mask."""
LOST = -1.0


class QuestableAEC(AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # it has no types
    """A game in which one seat is asked at a time (docs/adapters.md, Who is asked)."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        pack: Pack | None = None,
        *,
        by: Rewards = "win",
        strict: bool = False,
        most: int = MOST_ENTRIES,
        render_mode: str | None = None,
        lang: str = FIRST,
    ) -> None:
        """Who does what is forbidden has lost, as in PettingZoo's own games; `strict` raises
        Illegal instead."""
        super().__init__()
        self.game, self.setup = chosen(game, players, options, pack)
        self.spec_of = Spec(self.game, self.setup)
        self.by: Rewards = by
        self.strict = strict
        self.most = most
        self.render_mode = render_mode
        self.metadata = {
            "name": f"questable_{self.game.key.replace('-', '_')}_v{self.game.rules_version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{n}" for n in range(self.setup.players)]
        self.agents: list[str] = []
        self._numbered = {agent: n for n, agent in enumerate(self.possible_agents)}
        seen = spaces.Dict(
            {
                "observation": spaces.Box(0, self.spec_of.highs, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self.spec_of.actions,), np.int8),
            }
        )
        self._seen_space, self._act_spaces = seen, {
            agent: spaces.Discrete(self.spec_of.actions) for agent in self.possible_agents
        }  # fmt: skip
        self._shown = Shown(self.game, self.setup, lang)
        self._rng = Random()
        self._kept: dict[str, Seen] = {}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all seats."""
        return self._seen_space

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions of the game, and to wait."""
        return self._act_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed, the same luck again."""
        if seed is not None:
            self._rng = Random(seed)
        self.asking = Asker(self.game.deal(self.setup), self._rng, self.most)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._look()

    def _look(self) -> None:
        """Whoever is asked now is the one who acts; at the end, all have their reward."""
        self._kept.clear()
        asking = self.asking
        if asking.seat != OVER:
            self.agent_selection = self.possible_agents[asking.seat]
            return
        cut = asking.cut_short()
        outcome = None if cut else asking.state.result()
        for agent, reward in zip(
            self.agents, rewards(self.game, self.setup, outcome, self.by), strict=True
        ):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent], self.truncations[agent] = not cut, cut
            if outcome is not None:
                self.infos[agent] = {"outcome": outcome.as_json()}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        """What a seat sees; only whoever is asked has anything in the mask."""
        kept = self._kept.get(agent)
        if kept is None:
            seat = self._numbered[agent]
            spec, asking = self.spec_of, self.asking
            choices = asking.numbered() if seat == asking.seat else []
            kept = self._kept[agent] = {
                "observation": spec.seen(asking.state, seat),
                "action_mask": spec.mask(choices),
            }
        return kept

    def step(self, action: int | None) -> None:
        """One action of whoever is asked; of a forbidden one `infos` has the rule."""
        if not hasattr(self, "asking"):
            raise AttributeError("reset() has to be called before step()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            self._kept.clear()
            return
        if action is None:
            raise ValueError(f"{agent} is asked and has to act")
        number = int(action)
        rule = self.asking.act(number)
        if rule and self.strict:
            raise Illegal(self._numbered[agent], self.named(number), rule)
        self._cumulative_rewards[agent] = 0.0
        if rule:
            self._forfeit(agent, rule)
        else:
            self._look()

    def _forfeit(self, agent: str, rule: str) -> None:
        """The game is over; whoever did what is forbidden has lost, and nobody has won."""
        self._kept.clear()
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards[agent] = LOST
        self._cumulative_rewards[agent] += LOST
        self.infos[agent] = {"forbidden": rule}
        self.agent_selection = self.agents[0]

    def named(self, number: int) -> str:
        """An action by its text, as records have it."""
        asking = self.asking
        return "wait" if number == asking.wait else asking.state.table().actions[number].text

    def render(self) -> str | None:
        """The position in words, as a spectator sees it."""
        text = self._shown.text(self.asking.state)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None

    def close(self) -> None:
        """There is nothing to be closed."""


def env(game: str | Game, *given: Any, **named: Any) -> QuestableAEC:
    """As PettingZoo's own games are made. It needs none of their wrappers: what they look after,
    the rules do here."""
    return QuestableAEC(game, *given, **named)


raw_env = env
