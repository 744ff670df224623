"""The loop around a game: ask people, let bots and chance act, until it is over."""

from pathlib import Path

from questable.bots import CALL_ODDS
from questable.engine import CHANCE, RACE, SEALED, Action, Game, Record
from questable.engine.sampling import below
from questable.telling.voice import HUMAN
from questable.terminal.announcer import Announcer
from questable.terminal.command_handler import CommandHandler
from questable.terminal.commands import Typed, typed
from questable.terminal.keyboard import Keyboard, keyboard_of
from questable.terminal.live import LiveRace, heat_of
from questable.terminal.local_game import LocalGame
from questable.terminal.luck import Luck
from questable.terminal.screen import Left, Screen
from questable.text import Words

__all__ = ["HUMAN", "Session"]


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
        self.local = LocalGame(game, record, kinds, words, screen, luck, path)
        self.announcer = Announcer(self.local)
        self.handler = CommandHandler(self.local, self.announcer)
        self.keyboard = keyboard or keyboard_of(screen)
        """For races; None where lines can only be waited for."""
        self._heat = heat_of(self.local)
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
            self.announcer.welcome()
            self._play()
            while self._linger():
                self._play()
        except Left as left:
            self.announcer.goodbye(left.saved)
            return False
        except BaseException:
            # Whoever read or typed has gone (Rich makes a SystemExit of it), or worse has
            # happened: the game stays in its file.
            self.local.keep()
            raise
        return True

    def _play(self) -> None:
        while not self.local.over:
            self._step()
        self.announcer.finish()

    def _linger(self) -> bool:
        """After the end people may look around and save; True if they resumed another game."""
        local = self.local
        if not local.screen.live or not local.humans:
            return False
        self.handler.put(lambda: local.say("terminal-after"))
        try:
            while (line := local.screen.ask()) is not None:
                said = typed(line)
                seat = said.seat if said.seat in local.humans else local.humans[0]
                if said.verb and self.handler.handle(said, seat, [], seat):
                    return True
                if said.text and not said.verb:
                    local.screen.line(local.voice.refusal("T-1.2"))
        except Left:
            return False
        return False

    def _step(self) -> None:
        """One entry, or a command that changed the position."""
        state = self.local.state
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
        state = self.local.state
        if state.actor != SEALED:
            return state.actor
        # Answers are stored in turn order, so the first one awaited is asked first.
        return next(seat for seat in range(state.seats) if (state.pending >> seat) & 1)

    def _turn(self, seat: int) -> None:
        if self.local.kinds[seat] != HUMAN:
            self._bot(seat)
            return
        self._person(seat, self.local.legal(seat))

    def _person(self, seat: int, actions: list[Action], optional: str = "") -> None:
        self._hand_over(seat)
        self._show(seat, actions, optional)
        choice = self._choose(seat, actions, bool(optional))
        if choice is not None:
            self.local.play(*choice, "person")

    def _bot(self, seat: int) -> None:
        self.local.play(seat, self.local.move(seat), "bot")

    def _chance(self) -> None:
        local = self.local
        if not local.luck.own_dice:
            case = local.luck.draw(local.match.course(), local.state.weight())
            local.play(CHANCE, local.state.outcome(case), "dealer")
            return
        # T-4.2: people roll and type what came up.
        viewer = self._holder if self._holder in local.humans else (local.humans or [-1])[0]
        actions, view = local.chances(), local.view(viewer)

        def question() -> None:
            local.screen.line(local.face.prompt(view))
            if lots := local.face.lots(view, len(actions)):
                local.screen.line(lots)
            self.handler.offer(actions, viewer, whole=False)

        self.handler.put(question)
        choice = self._choose(viewer, actions, optional=False, dice=True)
        if choice is not None:
            local.play(*choice, "companion" if choice[0] == CHANCE else "person")

    def _calls(self) -> bool:
        """Let those speak up who may call out of turn, each once before an entry.

        While a person is asked anyway, the others at the keyboard speak up by their seat's number.
        """
        local = self.local
        state, seq = local.state, local.match.seq
        listening = self._next() in local.humans
        for seat in range(state.seats):
            awaited = state.actor == SEALED and (state.pending >> seat) & 1
            if awaited or seat == state.actor or self._offered.get(seat) == seq:
                continue
            if listening and seat in local.humans:
                continue
            actions = local.legal(seat)
            if not actions:
                continue
            self._offered[seat] = seq
            if local.kinds[seat] == HUMAN:
                match = local.match
                self._person(seat, actions, local.voice.say("terminal-may-call"))
                if local.match is not match or match.seq != seq:
                    return True
                continue
            if below(local.luck.dice(f"call {seq} {seat}"), CALL_ODDS) == 0:
                self._bot(seat)
                return True
        return False

    def _live_race(self) -> bool:
        """Race in real time where one person types at a terminal; else say that nobody hurries."""
        local = self.local
        if self.keyboard is not None and len(local.humans) == 1 and not local.luck.own_dice:
            LiveRace(local, self.handler, self.keyboard, self._chance).run()
            return True
        if local.humans and not self._still:
            local.say("terminal-race-still")
            self._still = True
        return False

    def _race(self) -> None:
        """Any person who can act may; then every bot that can acts once. Bots alone truly race."""
        local = self.local
        if not local.humans:
            local.play(*self._heat.winner(local.state, self._reflexes), "bot")
            return
        seq = local.match.seq
        people = [seat for seat in local.humans if local.legal(seat)]
        if people:
            self._racer(people)
        bots = [s for s in range(local.state.seats) if local.kinds[s] != HUMAN]
        for seat in bots:
            if local.state.actor == RACE and local.legal(seat):
                self._bot(seat)
        if not people and local.match.seq == seq:
            raise RuntimeError("a race in which nobody can act")

    def _racer(self, people: list[int]) -> None:
        local = self.local
        if len(local.humans) == 1:
            self._person(people[0], local.legal(people[0]), local.voice.say("terminal-race"))
            return
        viewer = -1 if local.secrets() else people[0]
        if not local.screen.linear:
            local.screen.board(local.face, local.view(viewer))

        def question() -> None:
            for seat in people:
                local.say("terminal-race-seat", seat=local.voice.seat(seat), n=seat + 1)
                self.handler.offer(local.legal(seat), seat, whole=False)

        self.handler.put(question)
        choice = self._choose(None, [], optional=True)
        if choice is not None:
            local.play(*choice, "person")

    def _hand_over(self, seat: int) -> None:
        """Several people share the keyboard; what one may see, the next may not."""
        local = self.local
        several = len(local.humans) > 1
        sealed = local.state.actor == SEALED
        if several and seat != self._holder and (sealed or local.secrets()):
            local.screen.curtain()
            local.say("terminal-curtain", seat=local.voice.seat(seat))
            if local.screen.ask() is None:
                raise Left
            local.screen.curtain()
        self._holder = seat
        local.whisper(seat)

    def _show(self, seat: int, actions: list[Action], optional: str) -> None:
        local = self.local
        local.keep()
        if not local.screen.linear:
            local.screen.board(local.face, local.view(seat))
        prompt = optional or local.face.prompt(local.view(seat))

        def question() -> None:
            local.say("terminal-prompt", seat=local.voice.seat(seat), prompt=prompt)
            self.handler.offer(actions, seat, whole=False, forced=not optional)

        self.handler.put(question)

    def _choose(
        self, asked: int | None, actions: list[Action], optional: bool, dice: bool = False
    ) -> Choice | None:
        """What somebody chose for which seat; None when they let it pass or went back."""
        local = self.local
        while True:
            line = local.screen.ask()
            if line is None:
                raise Left
            if not line:
                if optional:
                    return None
                continue
            said = typed(line)
            seat = self._speaker(said, asked)
            if seat is None:
                local.say("terminal-which-seat")
                continue
            offered = actions if seat == asked else local.legal(seat)
            speaker = CHANCE if dice and seat == asked else seat
            if said.verb and said.text not in [action.text for action in offered]:
                if self.handler.handle(said, seat, offered, speaker):
                    return None
                continue
            action = self.handler.phrases.find(said.text, seat, offered)
            if action is None:
                continue
            rule = local.state.why_not(speaker, action)
            if not rule:
                return speaker, action
            local.screen.line(local.refusal(seat, action, rule))

    def _speaker(self, said: Typed, asked: int | None) -> int | None:
        """Whose line it is; None when it must be said and was not."""
        if said.seat is not None:
            return said.seat if said.seat in self.local.humans else None
        if asked is None and said.verb:
            return self.local.humans[0]
        return asked
