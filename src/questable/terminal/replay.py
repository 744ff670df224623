"""A saved game told again, entry by entry."""

from questable.engine import CHANCE, OVER, SEALED, SPECTATOR, Event, Game, Match, Record
from questable.telling.voice import Voice
from questable.terminal.arguments import seats_of
from questable.terminal.boards import face_of
from questable.terminal.screen import Left, Screen
from questable.text import Words


class Replay:
    """Shows a record from one entry to another; entries count from 1, undone ones included."""

    def __init__(
        self,
        game: Game,
        record: Record,
        words: Words,
        screen: Screen,
        kinds: list[str] | None = None,
    ) -> None:
        self.record = record
        self.screen = screen
        self.voice = Voice(words, game.key, kinds or kinds_of(record))
        self.face = face_of(game, self.voice)
        self.face.pack = record.setup.pack
        self.match = Match(game, Record(record.game, record.rules, record.setup, record.foreign))
        self.over = Match(game, record).state.actor == OVER
        """Until the game is over nobody may see more than a spectator does (T-5.1)."""

    def run(self, first: int, last: int, step: bool) -> None:
        """Tell the entries from `first` to `last`; `step` waits for Enter after each board."""
        try:
            for number, entry in enumerate(self.record.entries[:last], start=1):
                view = self.match.game.view(self.match.state, SPECTATOR)
                undone = entry.undone()
                if undone:
                    self.match.rewind(entry.seat, undone, entry.by)
                    lines = [self.voice.say("terminal-cli-taken-back", count=undone)]
                else:
                    action = self.match.state.table().parse(entry.action)
                    lines = [self.face.action(view, action)]
                    sealed = self.match.state.actor == SEALED
                    events = self.match.play(entry.seat, entry.action, entry.by)
                    if not self.over and (sealed or not all(map(_is_public, events))):
                        lines = [self.voice.say("terminal-cli-secret")]
                    told = self.face.telling(view, events)
                    for event in told:
                        if event.heard_by(SPECTATOR):
                            lines += filter(None, [self.face.event(event)])
                            lines += self.face.aloud(event)
                if number >= first:
                    self._tell(number, entry.seat, lines)
                    if self.match.state.actor != CHANCE or number == last:
                        self._board(step and number < last)
        except Left:
            return
        self._end()

    def _tell(self, number: int, seat: int, lines: list[str]) -> None:
        chance = self.voice.say("terminal-cli-chance")
        who = chance if seat == CHANCE else self.voice.seat(seat)
        self.screen.line(f"{number}. {who}: {lines[0]}", style="bold")
        for line in lines[1:]:
            self.screen.line(line)

    def _board(self, wait: bool) -> None:
        if not self.screen.linear:
            view = self.match.game.view(self.match.state, SPECTATOR)
            self.screen.board(self.face, view)
        if wait and self.screen.ask() is None:
            raise Left

    def _end(self) -> None:
        state = self.match.state
        if self.screen.linear:
            self.screen.board(self.face, self.match.game.view(state, SPECTATOR))
        if state.actor == OVER:
            result = state.result()
            self.screen.line(self.voice.reason(result.reason))
            winners = self.voice.seats(result.winners)
            word = "terminal-winners" if winners else "terminal-no-winner"
            self.screen.line(self.voice.say(word, seats=winners))


def kinds_of(record: Record) -> list[str]:
    """Who sat where, as far as the entries tell."""
    bots = {entry.seat for entry in record.entries if entry.by == "bot"}
    return ["bot" if seat in bots else kind for seat, kind in enumerate(seats_of(record))]


def _is_public(event: Event) -> bool:
    return event.heard_by(SPECTATOR)
