"""Observations and masks as arrays: which part lies where, and as numbers that networks like."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from questable.engine import Game, Pack, Setup, State, Value, View
from questable.engine.observed import Observed
from questable.registry import game as find_game
from questable.registry import usual_players

Numbers = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

MOST_ENTRIES = 20_000
"""Entries after which a game is cut short, as in the lab."""
_SCALE = (np.log2(1 + np.arange(256)) / 8).astype(np.float32)


def chosen(
    key: str | Game,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    pack: Pack | None = None,
) -> tuple[Game, Setup]:
    """A game and its set-up, as a command would choose them; Refused for what cannot be played."""
    game = find_game(key) if isinstance(key, str) else key
    count = usual_players(game) if players is None else players
    return game, game.setup(count, options, pack)


class Spec:
    """The arrays of one set-up."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.observed: Observed = game.observed(setup)
        self.width = self.observed.width
        """How many numbers an observation has."""
        self.actions = len(game.table(setup.pack)) + 1
        """How many actions there are; the last one is to wait."""
        slots = self.observed.slots
        self.highs: Numbers = np.array([slot.high for slot in slots], np.uint8)
        """How high each number can be."""
        self.parts: dict[str, tuple[slice, tuple[int, ...]]] = {}
        """By name: where a part lies, and its shape."""
        at = 0
        for part in self.observed.parts:
            width = part.code.width
            self.parts[part.name] = (slice(at, at + width), part.shape(setup.players))
            at += width
        choice = np.array([slot.choice for slot in slots])
        room = np.where(choice, self.highs.astype(np.int64) + 1, 1)
        begins = np.cumsum(room) - room
        self.expanded_width = int(room.sum())
        """How many numbers an expanded observation has."""
        self._choices, self._counts = np.flatnonzero(choice), np.flatnonzero(~choice)
        self._choice_at, self._count_at = begins[self._choices], begins[self._counts]
        self._flags = self.highs[self._counts] == 1

    def array(self, view: View) -> Numbers:
        """What a seat sees, as numbers from 0 to 255."""
        return np.frombuffer(bytearray(self.observed.packed(view)), np.uint8)

    def seen(self, state: State, seat: int) -> Numbers:
        """The same of a position, the quickest way that there is."""
        return np.frombuffer(bytearray(self.observed.seen(self.game.view, state, seat)), np.uint8)

    def split(self, array: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """The parts of an observation, or of many in rows, by name; they share its memory."""
        rows = array.shape[:-1]
        return {
            name: array[..., where].reshape(rows + shape)
            for name, (where, shape) in self.parts.items()
        }

    def mask(self, choices: list[int]) -> Mask:
        """1 for each of these actions."""
        mask = np.zeros(self.actions, np.int8)
        mask[choices] = 1
        return mask

    def expanded(self, array: Numbers) -> Floats:
        """The same for a network, numbers from 0 to 1: a choice of n becomes n + 1 of them, of
        which one is 1; a count n becomes log2(1 + n) / 8, and a flag stays what it is."""
        rows = array.reshape(-1, self.width)
        out = np.zeros((len(rows), self.expanded_width), np.float32)
        out[np.arange(len(rows))[:, None], self._choice_at + rows[:, self._choices]] = 1
        counts = rows[:, self._counts]
        out[:, self._count_at] = np.where(self._flags, counts, _SCALE[counts])
        return out.reshape(*array.shape[:-1], self.expanded_width)
