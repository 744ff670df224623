"""The world of a room: all that it needs of the outside, in one object a process."""

from collections.abc import Callable

from questable.engine import GameFinder
from questable.table.judge.house_pack import HousePack
from questable.table.log.room import Room
from questable.table.ports import Clock, Dice, QuestionWords, Reading, Store, Thinking
from questable.table.run.house import HousePolicy
from questable.table.run.lease import Lease
from questable.table.run.limits import Limits
from questable.table.run.metrics import Metrics


class World:
    """Store, games, time, chance and the rest, as `ports` asks for them."""

    def __init__(
        self,
        store: Store,
        finder: GameFinder,
        clock: Clock,
        dice: Dice,
        limits: Limits,
        lease: Lease,
        thinking: Thinking,
        reading: Reading,
        analysing: Reading,
        asking: QuestionWords,
    ) -> None:
        self.store = store
        self.finder = finder
        self.clock = clock
        self.dice = dice
        self.limits = limits
        self.lease = lease
        """What gives this worker the right to speak for its rooms."""
        self.thinking = thinking
        self.reading = reading
        self.analysing = analysing
        """Where games that are over are looked at again; nothing else waits for it."""
        self.asking = asking
        """Who puts questions into words."""
        self.watching: dict[str, Callable[[Room], None]] = {}
        """By room: who looks at it after each thing that happened there."""
        self.metrics = Metrics()
        self.house = HousePolicy()
        self.packs: dict[str, HousePack] = {}
        """By game: what it is played with in this house, where that is not the game's own."""
        self.in_hand: Callable[[str], None] | None = None
        """Told which room's job is begun, and '' when it is done, for who sees this process
        fall."""
