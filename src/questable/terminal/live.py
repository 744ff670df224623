"""A race in the terminal: the bots play by their reflexes while a person types."""

from collections.abc import Callable

from questable.bots import NEVER, Heat
from questable.engine import CHANCE, UnknownAction
from questable.terminal.command_handler import CommandHandler
from questable.terminal.commands import Typed, typed
from questable.terminal.keyboard import Keyboard
from questable.terminal.local_game import LocalGame
from questable.terminal.painting import Painting

LATER = ("list", "look", "resume", "replay")
"""Commands that would need the whole screen."""


class LiveRace:
    """One person against bots, in real time."""

    def __init__(
        self,
        local: LocalGame,
        handler: CommandHandler,
        keyboard: Keyboard,
        chance: Callable[[], None],
    ) -> None:
        self.local = local
        self.handler = handler
        self.keyboard = keyboard
        self.chance = chance
        self.seat = local.humans[0]
        self.heat = heat_of(local)
        self.rng = local.luck.dice("race")
        self.painting = Painting(local.screen, local.face)

    def run(self) -> None:
        """From when the person is ready until the race is over."""
        local = self.local
        local.say("terminal-race-ready")
        self.keyboard.line(NEVER)
        self.painting.open()
        try:
            while local.state.racing():
                self._step()
        finally:
            self.painting.close()

    def _step(self) -> None:
        state = self.local.state
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
        self.heat.wait(self.local.state, pause, self.rng)

    def _bots(self) -> None:
        self.heat.now = self.keyboard.now()
        racer = self.heat.arrival(self.local.state, self.rng)
        if racer is None:
            return
        move = self.heat.judged(racer, self.local.state, self.rng)
        if move is None:
            self.local.say("terminal-race-late", seat=self.local.voice.seat(racer.seat))
        else:
            self.local.play(racer.seat, move, "bot")

    def _typed(self, said: Typed) -> None:
        quick = self.local.face.quick(self.local.view(self.seat), said.text)
        if said.verb and not quick:
            self._command(said)
        elif said.text:
            self._play(quick or said.text)
        self._paint(typed=True)

    def _command(self, said: Typed) -> None:
        if said.verb in LATER:
            self.local.say("terminal-race-later")
            return
        if said.verb == "quit":
            self.painting.close()
        self.handler.handle(said, self.seat, self.local.legal(self.seat), self.seat)

    def _play(self, text: str) -> None:
        local = self.local
        try:
            action = local.state.table().parse(text)
        except UnknownAction:
            local.say("terminal-unknown-action", text=text)
            return
        rule = local.state.why_not(self.seat, action)
        if rule:
            local.screen.line(local.refusal(self.seat, action, rule))
            return
        local.play(self.seat, action, "person")
        local.keep()

    def _paint(self, typed: bool = False) -> None:
        view = self.local.view(self.seat)
        self.painting.paint(view, self.local.face.prompt(view), typed)


def heat_of(local: LocalGame) -> Heat:
    """The bots around a table, ready to race."""
    return Heat(local.game, local.match.record.setup, local.bots)
