"""The world of a room: all that it needs of the outside, in one object a process."""

from questable.engine import GameFinder
from questable.table.ports import Clock, Dice, News, Reading, Store, Thinking
from questable.table.run.house import HousePolicy
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
        news: News,
        limits: Limits,
        thinking: Thinking,
        reading: Reading,
        analysing: Reading,
    ) -> None:
        self.store = store
        self.finder = finder
        self.clock = clock
        self.dice = dice
        self.news = news
        self.limits = limits
        self.thinking = thinking
        self.reading = reading
        self.analysing = analysing
        """Where games that are over are looked at again; nothing else waits for it."""
        self.metrics = Metrics()
        self.house = HousePolicy()
        self.owner = dice.bytes(8).hex()
        """What this process calls itself when it leases a race or publishes news."""
