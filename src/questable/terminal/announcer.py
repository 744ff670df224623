"""How a session begins and ends: the promise, the goals, the winners, the goodbye."""

from pathlib import Path

from questable.engine import SPECTATOR
from questable.telling.voice import HUMAN
from questable.terminal.local_game import LocalGame

SHOWN = 16
"""So many digits of a promise are enough to recognise it."""


class Announcer:
    """Greets people and sees them off."""

    def __init__(self, local: LocalGame) -> None:
        self.local = local
        self.say = local.say

    def welcome(self) -> None:
        """The game, where its luck comes from, and how to ask for help."""
        local = self.local
        record = local.match.record
        local.screen.line(local.voice.title(), style="bold")
        if local.luck.own_dice:
            self.say("terminal-own-dice-again" if record.entries else "terminal-own-dice")
        else:
            local.luck.promise(record)
            if record.commitment:
                self.say("terminal-promise", hash=record.commitment[:SHOWN])
            else:
                self.say("terminal-no-promise")
        if record.cut:
            self.say("terminal-cut")
        if local.humans and not local.over:
            bots = [n for n, kind in enumerate(local.voice.kinds) if kind != HUMAN]
            if bots:
                self.say("terminal-bots", count=len(bots), names=local.voice.seats(bots))
            self.say("terminal-welcome")
            self.remind()

    def remind(self) -> None:
        """Where a saved game stands; a drawn board comes with the first question anyway."""
        local = self.local
        local.brief()
        if local.screen.linear and local.match.record.entries:
            local.screen.board(local.face, local.view(self._viewer()))

    def promise(self) -> None:
        """The whole promise, and once it is published the seed."""
        record = self.local.match.record
        if not record.commitment:
            self.say("terminal-promised-nothing")
            return
        self.say("terminal-promised", hash=record.commitment)
        if record.seed:
            self.say("terminal-seed", seed=record.seed)

    def finish(self) -> None:
        """How it ended, and the seed."""
        local = self.local
        local.screen.board(local.face, local.view(self._viewer()))
        result = local.state.result()
        self.say("table-game-over")
        local.screen.line(local.voice.reason(result.reason))
        if result.winners:
            self.say("terminal-winners", seats=local.voice.seats(result.winners))
        else:
            self.say("terminal-no-winner")
        record = local.match.record
        if local.luck.kept(record):
            record.seed = local.luck.seed.hex()
        if record.seed:
            self.say("terminal-seed", seed=record.seed)
        local.keep()
        if local.path is not None:
            self.say("terminal-saved", file=str(local.path))

    def goodbye(self, saved: Path | None) -> None:
        """Whether an unfinished game is kept, and how to go on with it."""
        self.local.keep()
        file = saved or self.local.path
        if file is None:
            self.say("terminal-unfinished")
        else:
            self.say("terminal-unfinished-saved", file=str(file))

    def _viewer(self) -> int:
        humans = self.local.humans
        return humans[0] if len(humans) == 1 else SPECTATOR
