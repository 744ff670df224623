"""How a session begins and ends: the promise, the goals, the winners, the goodbye."""

from pathlib import Path

from questable.terminal.sitting import SPECTATOR, Sitting

SHOWN = 16
"""So many digits of a promise are enough to recognise it."""


class Host:
    """Greets people and sees them off."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.say = sitting.say

    def welcome(self) -> None:
        """The game, where its luck comes from, and how to ask for help."""
        sitting = self.sitting
        record = sitting.match.record
        sitting.screen.line(sitting.voice.title(), style="bold")
        if sitting.luck.own_dice:
            self.say("terminal-own-dice-again" if record.entries else "terminal-own-dice")
        else:
            sitting.luck.promise(record)
            if record.commitment:
                self.say("terminal-promise", hash=record.commitment[:SHOWN])
            else:
                self.say("terminal-no-promise")
        if record.cut:
            self.say("terminal-cut")
        if sitting.humans and not sitting.over:
            self.say("terminal-welcome")
            self.remind()

    def remind(self) -> None:
        """Where a saved game stands; a drawn board comes with the first question anyway."""
        sitting = self.sitting
        sitting.brief()
        if sitting.screen.linear and sitting.match.record.entries:
            sitting.screen.board(sitting.face, sitting.view(self._viewer()))

    def promise(self) -> None:
        """The whole promise, and once it is published the seed."""
        record = self.sitting.match.record
        if not record.commitment:
            self.say("terminal-promised-nothing")
            return
        self.say("terminal-promised", hash=record.commitment)
        if record.seed:
            self.say("terminal-seed", seed=record.seed)

    def finish(self) -> None:
        """How it ended, and the seed."""
        sitting = self.sitting
        sitting.screen.board(sitting.face, sitting.view(self._viewer()))
        result = sitting.state.result()
        self.say("table-game-over")
        sitting.screen.line(sitting.voice.reason(result.reason))
        if result.winners:
            self.say("terminal-winners", seats=sitting.voice.seats(result.winners))
        else:
            self.say("terminal-no-winner")
        record = sitting.match.record
        if sitting.luck.kept(record):
            record.seed = sitting.luck.seed.hex()
        if record.seed:
            self.say("terminal-seed", seed=record.seed)
        sitting.keep()
        if sitting.path is not None:
            self.say("terminal-saved", file=str(sitting.path))

    def goodbye(self, saved: Path | None) -> None:
        """Whether an unfinished game is kept, and how to go on with it."""
        self.sitting.keep()
        file = saved or self.sitting.path
        if file is None:
            self.say("terminal-unfinished")
        else:
            self.say("terminal-unfinished-saved", file=str(file))

    def _viewer(self) -> int:
        humans = self.sitting.humans
        return humans[0] if len(humans) == 1 else SPECTATOR
