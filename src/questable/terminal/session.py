"""The loop around a game: ask people, let bots and chance act, until it is over."""

from pathlib import Path

from questable.engine import CHANCE, RACE, SEALED, Action, Game, Record
from questable.engine.sampling import below
from questable.telling.voice import HUMAN
from questable.terminal.commands import Typed, typed
from questable.terminal.desk import Desk
from questable.terminal.host import Host
from questable.terminal.keyboard import Keyboard, keyboard_of
from questable.terminal.live import LiveRace, heat_of
from questable.terminal.luck import Luck
from questable.terminal.screen import Left, Screen
from questable.terminal.sitting import Sitting
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
        keyboard: Keyboard | None = None,
    ) -> None:
        self.sitting = Sitting(game, record, kinds, words, screen, luck, path)
        self.host = Host(self.sitting)
        self.desk = Desk(self.sitting, self.host)
        self.keyboard = keyboard or keyboard_of(screen)
        """For races; None where lines can only be waited for."""
        self._heat = heat_of(self.sitting)
        self._reflexes = luck.dice("reflexes")
        self._still = False
        """Whether people were told that a race waits for them."""
        self._holder = -1
        """Who had the keyboard last."""
        self._offered: dict[int, int] = {}
        """By seat: the entry before which it was last offered a call."""

    def run(self) -> bool:
        """Play; says whether the game came to its end."""
        try:
            self.host.welcome()
            self._play()
            while self._linger():
                self._play()
        except Left as left:
            self.host.goodbye(left.saved)
            return False
        except BaseException:
            # Whoever read or typed has gone (Rich makes a SystemExit of it), or worse has
            # happened: the game stays in its file.
            self.sitting.keep()
            raise
        return True

    def _play(self) -> None:
        while not self.sitting.over:
            self._step()
        self.host.finish()

    def _linger(self) -> bool:
        """After the end people may look around and save; True if they resumed another game."""
        sitting = self.sitting
        if not sitting.screen.live or not sitting.humans:
            return False
        self.desk.put(lambda: sitting.say("terminal-after"))
        try:
            while (line := sitting.screen.ask()) is not None:
                said = typed(line)
                seat = said.seat if said.seat in sitting.humans else sitting.humans[0]
                if said.verb and self.desk.handle(said, seat, [], seat):
                    return True
                if said.text and not said.verb:
                    sitting.screen.line(sitting.voice.refusal("T-1.2"))
        except Left:
            return False
        return False

    def _step(self) -> None:
        """One entry, or a command that changed the position."""
        state = self.sitting.state
        actor = state.actor
        if state.racing() and self._live_race():
            return
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
        self._show(seat, actions, optional)
        choice = self._choose(seat, actions, bool(optional))
        if choice is not None:
            self.sitting.play(*choice, "person")

    def _bot(self, seat: int) -> None:
        action = self.sitting.advice(self.sitting.kinds[seat], seat, "bot")
        self.sitting.play(seat, action, "bot")

    def _chance(self) -> None:
        sitting = self.sitting
        if not sitting.luck.own_dice:
            case = sitting.luck.draw(sitting.match.course(), sitting.state.weight())
            sitting.play(CHANCE, sitting.state.outcome(case), "dealer")
            return
        # T-4.2: people roll and type what came up.
        viewer = self._holder if self._holder in sitting.humans else (sitting.humans or [-1])[0]
        actions, view = sitting.chances(), sitting.view(viewer)

        def question() -> None:
            sitting.screen.line(sitting.face.prompt(view))
            if lots := sitting.face.lots(view, len(actions)):
                sitting.screen.line(lots)
            self.desk.offer(actions, viewer, whole=False)

        self.desk.put(question)
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

    def _live_race(self) -> bool:
        """Race in real time where one person types at a terminal; else say that nobody hurries."""
        sitting = self.sitting
        if self.keyboard is not None and len(sitting.humans) == 1 and not sitting.luck.own_dice:
            LiveRace(sitting, self.desk, self.keyboard, self._chance).run()
            return True
        if sitting.humans and not self._still:
            sitting.say("terminal-race-still")
            self._still = True
        return False

    def _race(self) -> None:
        """Any person who can act may; then every bot that can acts once. Bots alone truly race."""
        sitting = self.sitting
        if not sitting.humans:
            sitting.play(*self._heat.winner(sitting.state, self._reflexes), "bot")
            return
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

        def question() -> None:
            for seat in people:
                sitting.say("terminal-race-seat", seat=sitting.voice.seat(seat), n=seat + 1)
                self.desk.offer(sitting.legal(seat), seat, whole=False)

        self.desk.put(question)
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

    def _show(self, seat: int, actions: list[Action], optional: str) -> None:
        sitting = self.sitting
        sitting.keep()
        if not sitting.screen.linear:
            sitting.screen.board(sitting.face, sitting.view(seat))
        prompt = optional or sitting.face.prompt(sitting.view(seat))

        def question() -> None:
            sitting.say("terminal-prompt", seat=sitting.voice.seat(seat), prompt=prompt)
            self.desk.offer(actions, seat, whole=False, forced=not optional)

        self.desk.put(question)

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
            action = self.desk.phrases.find(said.text, seat, offered)
            if action is None:
                continue
            rule = sitting.state.why_not(speaker, action)
            if not rule:
                return speaker, action
            sitting.screen.line(sitting.refusal(seat, action, rule))

    def _speaker(self, said: Typed, asked: int | None) -> int | None:
        """Whose line it is; None when it must be said and was not."""
        if said.seat is not None:
            return said.seat if said.seat in self.sitting.humans else None
        if asked is None and said.verb:
            return self.sitting.humans[0]
        return asked
