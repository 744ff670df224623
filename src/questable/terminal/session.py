"""The loop around a game: ask people, let bots and chance act, until it is over."""

from pathlib import Path

from questable.engine import CHANCE, RACE, SEALED, Action, Game, Record
from questable.engine.sampling import below
from questable.terminal.commands import Typed, typed
from questable.terminal.desk import Desk, Left
from questable.terminal.luck import Luck
from questable.terminal.screen import Screen
from questable.terminal.sitting import Sitting
from questable.terminal.voice import HUMAN
from questable.text import Words

__all__ = ["HUMAN", "Session"]

CALL_ODDS = 4
"""A bot that may call out of turn does so in one case of so many, as in the lab."""

Choice = tuple[int, Action]


class Session:
    """Plays one game in a terminal or from a script."""

    def __init__(
        self,
        game: Game,
        record: Record,
        kinds: list[str],
        words: Words,
        screen: Screen,
        luck: Luck,
        path: Path | None = None,
    ) -> None:
        self.sitting = Sitting(game, record, kinds, words, screen, luck, path)
        self.desk = Desk(self.sitting)
        self._holder = -1
        """Who had the keyboard last."""
        self._offered: dict[int, int] = {}
        """By seat: the entry before which it was last offered a call."""

    def run(self) -> bool:
        """Play; says whether the game came to its end."""
        self._open()
        try:
            while not self.sitting.over:
                self._step()
        except Left as left:
            self._leave(left.saved)
            return False
        self._close()
        return True

    def _open(self) -> None:
        sitting = self.sitting
        record = sitting.match.record
        sitting.screen.line(sitting.voice.title(), style="bold")
        if sitting.luck.own_dice:
            sitting.say("terminal-own-dice")
        else:
            sitting.luck.promise(record)
            if record.commitment:
                sitting.say("terminal-promise", hash=record.commitment)
            else:
                sitting.say("terminal-no-promise")
        if record.cut:
            sitting.say("terminal-cut")
        if sitting.humans and not sitting.over:
            sitting.say("terminal-welcome")

    def _close(self) -> None:
        sitting = self.sitting
        viewer = sitting.humans[0] if len(sitting.humans) == 1 else -1
        sitting.screen.board(sitting.face, sitting.view(viewer))
        result = sitting.state.result()
        sitting.say("table-game-over")
        sitting.screen.line(sitting.voice.reason(result.reason))
        if result.winners:
            sitting.say("terminal-winners", seats=sitting.voice.seats(result.winners))
        else:
            sitting.say("terminal-no-winner")
        record = sitting.match.record
        if sitting.luck.kept(record):
            record.seed = sitting.luck.seed.hex()
        if record.seed:
            sitting.say("terminal-seed", seed=record.seed)
        sitting.keep()
        if sitting.path is not None:
            sitting.say("terminal-saved", file=str(sitting.path))

    def _leave(self, saved: Path | None) -> None:
        self.sitting.keep()
        file = saved or self.sitting.path
        if file is None:
            self.sitting.say("terminal-unfinished")
        else:
            self.sitting.say("terminal-unfinished-saved", file=str(file))

    def _step(self) -> None:
        """One entry, or a command that changed the position."""
        state = self.sitting.state
        actor = state.actor
        if state.callers and actor != RACE and self._calls():
            return
        if actor == CHANCE:
            self._chance()
        elif actor == RACE:
            self._race()
        else:
            self._turn(self._next())

    def _next(self) -> int:
        """Who is asked next; CHANCE or RACE if nobody in particular."""
        state = self.sitting.state
        if state.actor != SEALED:
            return state.actor
        # Answers are stored in turn order, so the first one awaited is asked first.
        return next(seat for seat in range(state.seats) if (state.pending >> seat) & 1)

    def _turn(self, seat: int) -> None:
        if self.sitting.kinds[seat] != HUMAN:
            self._bot(seat)
            return
        self._person(seat, self.sitting.legal(seat))

    def _person(self, seat: int, actions: list[Action], optional: str = "") -> None:
        self._hand_over(seat)
        self._show(seat, actions, optional or self.sitting.face.prompt(self.sitting.view(seat)))
        choice = self._choose(seat, actions, bool(optional))
        if choice is not None:
            self.sitting.play(*choice, "person")

    def _bot(self, seat: int) -> None:
        action = self.sitting.advice(self.sitting.kinds[seat], seat, "bot")
        self.sitting.play(seat, action, "bot")

    def _chance(self) -> None:
        sitting = self.sitting
        if not sitting.luck.own_dice:
            case = sitting.luck.draw(sitting.match.seq, sitting.state.weight())
            sitting.play(CHANCE, sitting.state.outcome(case), "dealer")
            return
        # T-4.2: people roll and type what came up.
        viewer = self._holder if self._holder in sitting.humans else (sitting.humans or [-1])[0]
        actions = sitting.chances()
        sitting.screen.line(sitting.face.prompt(sitting.view(viewer)))
        self.desk.offer(actions, viewer, whole=False)
        choice = self._choose(viewer, actions, optional=False, dice=True)
        if choice is not None:
            sitting.play(*choice, "companion" if choice[0] == CHANCE else "person")

    def _calls(self) -> bool:
        """Let those speak up who may call out of turn, each once before an entry.

        While a person is asked anyway, the others at the keyboard speak up by their seat's number.
        """
        sitting = self.sitting
        state, seq = sitting.state, sitting.match.seq
        listening = self._next() in sitting.humans
        for seat in range(state.seats):
            awaited = state.actor == SEALED and (state.pending >> seat) & 1
            if awaited or seat == state.actor or self._offered.get(seat) == seq:
                continue
            if listening and seat in sitting.humans:
                continue
            actions = sitting.legal(seat)
            if not actions:
                continue
            self._offered[seat] = seq
            if sitting.kinds[seat] == HUMAN:
                match = sitting.match
                self._person(seat, actions, sitting.voice.say("terminal-may-call"))
                if sitting.match is not match or match.seq != seq:
                    return True
                continue
            if below(sitting.luck.dice(f"call {seq} {seat}"), CALL_ODDS) == 0:
                self._bot(seat)
                return True
        return False

    def _race(self) -> None:
        """Any person who can act may; then every bot that can acts once."""
        sitting = self.sitting
        seq = sitting.match.seq
        people = [seat for seat in sitting.humans if sitting.legal(seat)]
        if people:
            self._racer(people)
        bots = [s for s in range(sitting.state.seats) if sitting.kinds[s] != HUMAN]
        for seat in bots:
            if sitting.state.actor == RACE and sitting.legal(seat):
                self._bot(seat)
        if not people and sitting.match.seq == seq:
            raise RuntimeError("a race in which nobody can act")

    def _racer(self, people: list[int]) -> None:
        sitting = self.sitting
        if len(sitting.humans) == 1:
            self._person(people[0], sitting.legal(people[0]), sitting.voice.say("terminal-race"))
            return
        viewer = -1 if sitting.secrets() else people[0]
        if not sitting.screen.linear:
            sitting.screen.board(sitting.face, sitting.view(viewer))
        for seat in people:
            sitting.say("terminal-race-seat", seat=sitting.voice.seat(seat), n=seat + 1)
            self.desk.offer(sitting.legal(seat), seat, whole=False)
        choice = self._choose(None, [], optional=True)
        if choice is not None:
            sitting.play(*choice, "person")

    def _hand_over(self, seat: int) -> None:
        """Several people share the keyboard; what one may see, the next may not."""
        sitting = self.sitting
        several = len(sitting.humans) > 1
        sealed = sitting.state.actor == SEALED
        if several and seat != self._holder and (sealed or sitting.secrets()):
            sitting.screen.curtain()
            sitting.say("terminal-curtain", seat=sitting.voice.seat(seat))
            if sitting.screen.ask() is None:
                raise Left
            sitting.screen.curtain()
        self._holder = seat
        sitting.whisper(seat)

    def _show(self, seat: int, actions: list[Action], prompt: str) -> None:
        sitting = self.sitting
        sitting.keep()
        if not sitting.screen.linear:
            sitting.screen.board(sitting.face, sitting.view(seat))
        sitting.say("terminal-prompt", seat=sitting.voice.seat(seat), prompt=prompt)
        self.desk.offer(actions, seat, whole=False)

    def _choose(
        self, asked: int | None, actions: list[Action], optional: bool, dice: bool = False
    ) -> Choice | None:
        """What somebody chose for which seat; None when they let it pass or went back."""
        sitting = self.sitting
        while True:
            line = sitting.screen.ask()
            if line is None:
                raise Left
            if not line:
                if optional:
                    return None
                continue
            said = typed(line)
            seat = self._speaker(said, asked)
            if seat is None:
                sitting.say("terminal-which-seat")
                continue
            offered = actions if seat == asked else sitting.legal(seat)
            speaker = CHANCE if dice and seat == asked else seat
            if said.verb and said.text not in [action.text for action in offered]:
                if self.desk.handle(said, seat, offered, speaker):
                    return None
                continue
            action = self.desk.parsed(said.text, seat, offered)
            if action is None:
                continue
            rule = sitting.state.why_not(speaker, action)
            if not rule:
                return speaker, action
            sitting.screen.line(sitting.voice.refusal(rule))

    def _speaker(self, said: Typed, asked: int | None) -> int | None:
        """Whose line it is; None when it must be said and was not."""
        if said.seat is not None:
            return said.seat if said.seat in self.sitting.humans else None
        if asked is None and said.verb:
            return self.sitting.humans[0]
        return asked
