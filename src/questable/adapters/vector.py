"""Many games at once: arrays in, arrays out. Where a game ends, the next begins in its place."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from questable.adapters.rewards import Rewards, rewards
from questable.adapters.spec import MOST_ENTRIES, Mask, Numbers, Spec, chosen
from questable.engine import Game, Pack, Value
from questable.engine.asking import Many


class VectorBatch(NamedTuple):
    """Where all games stand, one a row."""

    seats: npt.NDArray[np.int16]
    """Who is asked."""
    masks: Mask
    """What they can do: 1 for each such action; overwritten by the next step."""
    counts: npt.NDArray[np.int64]
    """How many such actions there are,"""
    choices: npt.NDArray[np.int64]
    """and their numbers, game after game."""
    rewards: npt.NDArray[np.float32]
    """By seat, where a game has ended in this step; zeros elsewhere."""
    ended: npt.NDArray[np.bool_]
    """Whether a game has ended in this step: its row tells of the next one already."""
    cut_short: npt.NDArray[np.bool_]
    """Whether that was after too many entries."""


class QuestableVector:
    """So many games of one set-up, each with luck of its own."""

    def __init__(
        self,
        game: str | Game,
        games: int,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        pack: Pack | None = None,
        *,
        by: Rewards = "win",
        most: int = MOST_ENTRIES,
    ) -> None:
        self.game, self.setup = chosen(game, players, options, pack)
        self.spec_of = Spec(self.game, self.setup)
        self.games = games
        self.by: Rewards = by
        self.most = most
        self._masks: Mask = np.zeros((games, self.spec_of.actions), np.int8)
        self._flat = self._masks.reshape(-1)
        self._rows = np.arange(games) * self.spec_of.actions
        self._set = np.zeros(0, np.int64)

    def reset(self, seed: int) -> VectorBatch:
        """New games; game n has the luck that the AEC environment has with seed + n."""
        self.many = Many(
            partial(self.game.deal, self.setup),
            [Random(seed + n) for n in range(self.games)],
            self.most,
            self.game.view,
            self.spec_of.observed,
        )
        return self._batch([])

    def step(self, actions: npt.NDArray[np.integer]) -> VectorBatch:
        """One action in each game; ValueError, with the rule, for one that is forbidden."""
        ended = self.many.act(actions.tolist())
        return self._batch(
            [
                (n, rewards(self.game, self.setup, outcome, self.by), outcome is None)
                for n, outcome in ended
            ]
        )

    def _batch(self, ended: list[tuple[int, list[float], bool]]) -> VectorBatch:
        asked = self.many.asked()
        counts = np.array(asked.counts)
        choices = np.array(asked.choices)
        self._flat[self._set] = 0
        self._set = np.repeat(self._rows, counts) + choices
        self._flat[self._set] = 1
        worth = np.zeros((self.games, self.setup.players), np.float32)
        over, cut = np.zeros(self.games, np.bool_), np.zeros(self.games, np.bool_)
        for n, reward, short in ended:
            worth[n], over[n], cut[n] = reward, True, short
        seats = np.array(asked.seats, np.int16)
        return VectorBatch(seats, self._masks, counts, choices, worth, over, cut)

    def observations(self) -> Numbers:
        """What each of those who are asked sees, one a row."""
        packed = bytearray(self.many.observations())
        return np.frombuffer(packed, np.uint8).reshape(self.games, self.spec_of.width)

    @property
    def entries(self) -> int:
        """How many entries there were so far, chance included."""
        return self.many.total()


def at_random(batch: VectorBatch, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """One of the choices of each game, all alike likely."""
    begins = np.cumsum(batch.counts) - batch.counts
    drawn = (rng.random(len(batch.counts)) * batch.counts).astype(np.int64)
    found: npt.NDArray[np.int64] = batch.choices[begins + drawn]
    return found
