"""PettingZoo: all seats at once (parallel). What is answered in secret is answered together.

Who has nothing to do waits. Actions of one step are carried out one after the other: calls out of
turn first, then what was awaited, in a race whoever played last as the last one. What the rules
forbid, maybe only by then, is left out, and its seat is told the rule.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from questable.adapters.rewards import Rewards, rewards
from questable.adapters.shown import Shown
from questable.adapters.spec import MOST_ENTRIES, Spec, chosen
from questable.engine import CHANCE, OVER, RACE, SEALED, Game, Pack, State, Value
from questable.engine.asking import NO_WAITING
from questable.languages import FIRST

Seen = dict[str, Any]
Infos = dict[str, dict[str, Any]]


class QuestableParallel(ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # it has no types
    """A game in which every seat says something at every step, if only that it waits."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        pack: Pack | None = None,
        *,
        by: Rewards = "win",
        most: int = MOST_ENTRIES,
        render_mode: str | None = None,
        lang: str = FIRST,
    ) -> None:
        self.game, self.setup = chosen(game, players, options, pack)
        self.spec_of = Spec(self.game, self.setup)
        self.wait = self.spec_of.actions - 1
        self.by: Rewards = by
        self.most = most
        self.render_mode = render_mode
        name, version = self.game.key.replace("-", "_"), self.game.rules_version
        self.metadata = {
            "name": f"questable_{name}_parallel_v{version}",
            "render_modes": ["human", "ansi"],
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{n}" for n in range(self.setup.players)]
        self.agents: list[str] = []
        self._seen_space = spaces.Dict(
            {
                "observation": spaces.Box(0, self.spec_of.highs, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self.spec_of.actions,), np.int8),
            }
        )
        self._act_spaces = {
            agent: spaces.Discrete(self.spec_of.actions) for agent in self.possible_agents
        }
        self._shown = Shown(self.game, self.setup, lang)
        self._rng = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all seats."""
        return self._seen_space

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions of the game, and to wait."""
        return self._act_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], Infos]:
        """A new game; with a seed, the same luck again."""
        if seed is not None:
            self._rng = Random(seed)
        self.state_of: State = self.game.deal(self.setup)
        self.agents = self.possible_agents[:]
        self._last = -1
        self._idle = False
        """Whether nobody did anything in this position."""
        self._luck()
        return self._seen(), {agent: {} for agent in self.agents}

    def _luck(self) -> None:
        """Chance acts, but seats that may call out of turn are heard before."""
        state = self.state_of
        while state.actor == CHANCE and (self._idle or not state.callers):
            state.apply(CHANCE, state.outcome(int(self._rng.random() * state.weight())))
            self._idle = False

    def _duty(self, seat: int) -> bool:
        """Whether a seat may not wait."""
        state = self.state_of
        if state.actor == SEALED:
            return (state.pending >> seat) & 1 == 1
        if state.actor == RACE:
            return self._idle and bool(state.aims(seat))
        return state.actor == seat

    def choices(self, seat: int) -> list[int]:
        """What a seat can do now, by number."""
        state = self.state_of
        if state.actor == OVER:
            return []
        if not state.may_act(seat):
            return [self.wait]
        found = state.aims(seat) if state.actor == RACE else state.legal(seat)
        return [*(action.index for action in found), *([] if self._duty(seat) else [self.wait])]

    def _seen(self) -> dict[str, Seen]:
        spec = self.spec_of
        return {
            agent: {
                "observation": spec.seen(self.state_of, seat),
                "action_mask": spec.mask(self.choices(seat)),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def _order(self) -> list[int]:
        """In which order actions of one step are carried out."""
        state, seats = self.state_of, self.setup.players
        before = state.actor if state.actor >= 0 else self._last
        order = [(before + n) % seats for n in range(1, seats + 1)]
        if state.actor == RACE:
            return order
        awaited = [seat for seat in range(seats) if self._duty(seat)]
        return [seat for seat in order if seat not in awaited] + awaited

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """One action of each seat; `infos` has the rule of one that was refused."""
        state, table = self.state_of, self.state_of.table().actions
        infos: Infos = {agent: {} for agent in self.agents}
        given = {seat: int(actions[agent]) for seat, agent in enumerate(self.possible_agents)}
        self._idle = True
        for seat in self._order():
            waits = given[seat] == self.wait
            if waits and not self._duty(seat):
                continue
            rule = NO_WAITING if waits else state.why_not(seat, table[given[seat]])
            if rule:
                infos[self.possible_agents[seat]]["refused"] = rule
                continue
            state.apply(seat, table[given[seat]])
            self._last, self._idle = seat, False
        self._luck()
        over = state.actor == OVER
        cut = not over and state.ply >= self.most
        outcome = state.result() if over else None
        if outcome is not None:
            infos = {agent: info | {"outcome": outcome.as_json()} for agent, info in infos.items()}
        worth = rewards(self.game, self.setup, outcome, self.by)
        seen, agents = self._seen(), self.agents
        if over or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, worth, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def render(self) -> str | None:
        """The position in words, as a spectator sees it."""
        text = self._shown.text(self.state_of)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None

    def close(self) -> None:
        """There is nothing to be closed."""
