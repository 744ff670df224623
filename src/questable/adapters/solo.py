"""Gymnasium: one seat that learns, against bots of the ladder."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from questable.adapters.rewards import Rewards, rewards
from questable.adapters.shown import Shown
from questable.adapters.spec import MOST_ENTRIES, Spec, chosen
from questable.bots import CALL_ODDS, Bot, Life, bot
from questable.engine import CHANCE, OVER, RACE, SEALED, Game, Illegal, Log, Pack, Value
from questable.engine.asking import Asker
from questable.engine.sampling import below
from questable.languages import FIRST

LOST = -1.0


class QuestableSolo(gymnasium.Env[npt.NDArray[Any], np.int64]):
    """A game in which all seats but one are played by bots."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - so in the base

    def __init__(
        self,
        game: str | Game,
        bots: str | Bot | Sequence[str | Bot],
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        pack: Pack | None = None,
        *,
        seat: int | None = None,
        by: Rewards = "win",
        expanded: bool = False,
        strict: bool = False,
        most: int = MOST_ENTRIES,
        render_mode: str | None = None,
        lang: str = FIRST,
    ) -> None:
        """`bots` is one level or Bot for all others, or one each; without `seat` it is drawn.

        Who does what is forbidden has lost; `strict` raises Illegal instead.
        """
        self.game, self.setup = chosen(game, players, options, pack)
        self.spec_of = Spec(self.game, self.setup)
        others = self.setup.players - 1
        listed = [bots] * others if isinstance(bots, str | Bot) else list(bots)
        if len(listed) != others:
            raise ValueError(f"{len(listed)} bots for {others} seats")
        self.bots = [bot(each) if isinstance(each, str) else each for each in listed]
        if seat is not None and not 0 <= seat <= others:
            raise ValueError(f"there is no seat {seat}")
        self.seat = seat
        self.by: Rewards = by
        self.expanded = expanded
        self.strict = strict
        self.most = most
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.spec_of.actions)
        self.observation_space: spaces.Box = (
            spaces.Box(0, 1, (self.spec_of.expanded_width,), np.float32)
            if expanded
            else spaces.Box(0, self.spec_of.highs, dtype=np.uint8)
        )
        self._shown = Shown(self.game, self.setup, lang)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[Any], dict[str, Any]]:
        """A new game; with a seed, the same luck and the same bots again."""
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(1 << 62)))
        self._own = below(self._rng, self.setup.players) if self.seat is None else self.seat
        others = [seat for seat in range(self.setup.players) if seat != self._own]
        self._seated = dict(zip(others, self.bots, strict=True))
        self._life = Life(self.game, self.setup, self._seated)
        self._log = Log()
        state = self.game.deal(self.setup)
        state.log = self._log
        self.asking = Asker(state, None, self.most)
        self._until_asked()
        return self._seen(), self._info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[npt.NDArray[Any], SupportsFloat, bool, bool, dict[str, Any]]:
        """One action of the seat that learns; of a forbidden one `info` has the rule."""
        asking, number = self.asking, int(action)
        rule = asking.refusal(number)
        if rule and self.strict:
            text = "wait" if number == asking.wait else asking.state.table().actions[number].text
            raise Illegal(self._own, text, rule)
        if rule:
            return self._seen(), LOST, True, False, self._info() | {"forbidden": rule}
        self._act(number)
        self._until_asked()
        over = asking.seat == OVER
        cut = asking.cut_short()
        outcome = asking.state.result() if over and not cut else None
        reward = rewards(self.game, self.setup, outcome, self.by)[self._own]
        info = self._info()
        if outcome is not None:
            info["outcome"] = outcome.as_json()
        return self._seen(), reward, over and not cut, cut, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What can be done now, as sb3-contrib asks for it."""
        return self.spec_of.mask(self.asking.numbered()).astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.spec_of.mask(self.asking.numbered()), "seat": self._own}

    def _seen(self) -> npt.NDArray[Any]:
        found = self.spec_of.seen(self.asking.state, self._own)
        return self.spec_of.expanded(found) if self.expanded else found

    def _act(self, number: int) -> None:
        asking = self.asking
        seat, secret = asking.seat, asking.state.actor == SEALED
        asking.act(number)
        if number != asking.wait:
            self._life.entry(seat, asking.state.table().actions[number], secret, self._log.events)
        self._log.events.clear()

    def _until_asked(self) -> None:
        """Chance and bots act until the own seat is asked, or nobody any more."""
        asking, rng = self.asking, self._rng
        while asking.seat not in (self._own, OVER):
            state = asking.state
            if asking.seat == CHANCE:
                self._act(state.outcome(below(rng, state.weight())).index)
                continue
            legal = asking.choices()
            # A bot plays in a race whenever it can, and calls out of turn now and then.
            called = state.actor == RACE or not asking.may_wait() or below(rng, CALL_ODDS) == 0
            if legal and called:
                player = self._seated[asking.seat]
                found = player.answer(self.game, self.setup, state, asking.seat, legal, rng)
                self._act(found.index)
            else:
                self._act(asking.wait)
        if asking.seat == OVER:
            self._life.end()

    def render(self) -> str | None:
        """The position in words, as a spectator sees it."""
        text = self._shown.text(self.asking.state)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None
