"""A race in the terminal: the bots play by their reflexes while a person types."""

from collections.abc import Callable

from questable.bots import NEVER, Heat
from questable.engine import CHANCE, UnknownAction
from questable.terminal.commands import Typed, typed
from questable.terminal.desk import Desk
from questable.terminal.keyboard import Keyboard
from questable.terminal.painting import Painting
from questable.terminal.sitting import Sitting

LATER = ("list", "look", "resume", "replay")
"""Commands that would need the whole screen."""


class LiveRace:
    """One person against bots, in real time."""

    def __init__(
        self, sitting: Sitting, desk: Desk, keyboard: Keyboard, chance: Callable[[], None]
    ) -> None:
        self.sitting = sitting
        self.desk = desk
        self.keyboard = keyboard
        self.chance = chance
        self.seat = sitting.humans[0]
        self.heat = heat_of(sitting)
        self.rng = sitting.luck.dice("race")
        self.painting = Painting(sitting.screen, sitting.face)

    def run(self) -> None:
        """From when the person is ready until the race is over."""
        sitting = self.sitting
        sitting.say("terminal-race-ready")
        self.keyboard.line(NEVER)
        self.painting.open()
        try:
            while sitting.state.racing():
                self._step()
        finally:
            self.painting.close()

    def _step(self) -> None:
        state = self.sitting.state
        self.heat.now = self.keyboard.now()
        if state.actor == CHANCE:
            if state.pause():
                self._paint()
                self._wait(state.pause())
            self.chance()
            return
        self._paint()
        self.heat.watch(state, self.rng)
        line = self.keyboard.line(self.heat.due())
        if line is None:
            self._bots()
        else:
            self._typed(typed(line))

    def _wait(self, pause: int) -> None:
        """Chance is to act, after a pause; who types meanwhile is too early or too late."""
        until = self.keyboard.now() + pause
        while (line := self.keyboard.line(until)) is not None:
            self._typed(typed(line))
        self.heat.wait(self.sitting.state, pause, self.rng)

    def _bots(self) -> None:
        self.heat.now = self.keyboard.now()
        racer = self.heat.arrival(self.sitting.state, self.rng)
        if racer is None:
            return
        move = self.heat.judged(racer, self.sitting.state, self.rng)
        if move is None:
            self.sitting.say("terminal-race-late", seat=self.sitting.voice.seat(racer.seat))
        else:
            self.sitting.play(racer.seat, move, "bot")

    def _typed(self, said: Typed) -> None:
        quick = self.sitting.face.quick(self.sitting.view(self.seat), said.text)
        if said.verb and not quick:
            self._command(said)
        elif said.text:
            self._play(quick or said.text)
        self._paint(typed=True)

    def _command(self, said: Typed) -> None:
        if said.verb in LATER:
            self.sitting.say("terminal-race-later")
            return
        if said.verb == "quit":
            self.painting.close()
        self.desk.handle(said, self.seat, self.sitting.legal(self.seat), self.seat)

    def _play(self, text: str) -> None:
        sitting = self.sitting
        try:
            action = sitting.state.table().parse(text)
        except UnknownAction:
            sitting.say("terminal-unknown-action", text=text)
            return
        rule = sitting.state.why_not(self.seat, action)
        if rule:
            sitting.screen.line(sitting.refusal(self.seat, action, rule))
            return
        sitting.play(self.seat, action, "person")
        sitting.keep()

    def _paint(self, typed: bool = False) -> None:
        view = self.sitting.view(self.seat)
        self.painting.paint(view, self.sitting.face.prompt(view), typed)


def heat_of(sitting: Sitting) -> Heat:
    """The bots around a table, ready to race."""
    seats = {seat: kind for seat, kind in enumerate(sitting.kinds) if kind in sitting.bots}
    bots = {seat: sitting.bots[level] for seat, level in seats.items()}
    return Heat(sitting.game, sitting.match.record.setup, bots)
