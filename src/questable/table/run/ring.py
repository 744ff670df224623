"""A deadline rings: who is not there is noted, and a bot that has to act thinks elsewhere."""

from questable.engine import Action
from questable.table.judge import clocks
from questable.table.judge.verdict import Verdict
from questable.table.log.room import Room
from questable.table.run.bot_turn import BotTurn
from questable.table.run.job import Job
from questable.table.run.presence import Presence
from questable.table.run.world import World


class Ring:
    """One ring; its room waits for the bot, and no other does."""

    def __init__(self, world: World, presence: Presence) -> None:
        self._world = world
        self._presence = presence
        self._at = 0
        """When it was looked at: no deadline that comes while the bot thinks is mixed in."""
        self._advice: Action | None = None

    def job(self) -> Job:
        """For the room's mailbox."""
        job = Job(self._decide)
        job.prepare = self._prepare
        return job

    async def _prepare(self, room: Room) -> None:
        self._at, self._advice = self._world.clock.now(), None
        seat = clocks.for_bot(room, self._at)
        if seat >= 0 and not self._presence.gone(room):
            turn = BotTurn(room, seat, room.settings.clock.level, self._world)
            self._advice = await turn.answer()

    def _decide(self, room: Room) -> Verdict | None:
        cuts = self._presence.cuts(room, all_of_them=True)
        if cuts:
            # T-4.1: a clock stands for who is not there, even if that was not yet worth a row.
            return Verdict(*cuts)
        verdict = clocks.fire(room, self._at, self._advice)
        if verdict is not None:
            self._world.metrics.add("deadlines")
        return verdict
