"""The commands that people may type instead of an action."""

from pathlib import Path

from questable.engine import Action, GameFinder, Record, UnknownAction
from questable.engine.game import Game
from questable.terminal.commands import Typed, agrees
from questable.terminal.complaint import Complaint, nearest, record_of, unreadable
from questable.terminal.luck import Luck
from questable.terminal.rulebook import told
from questable.terminal.sitting import Sitting

HINTS = "club"


class Left(Exception):
    """Somebody went away before the end, and may just have saved the game."""

    def __init__(self, saved: Path | None = None) -> None:
        super().__init__()
        self.saved = saved


class OneGame(GameFinder):
    """Finds the game that is being played and no other."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def find(self, key: str) -> Game | None:
        """That game, or None."""
        return self.game if key == self.game.key else None


class Desk:
    """Carries out commands; an answer of True means that the position is another one now."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.say = sitting.say
        self.line = sitting.screen.line
        self.own: set[Path] = set()
        """Files that this session wrote: they are overwritten without asking."""

    def handle(self, typed: Typed, seat: int, actions: list[Action], speaker: int) -> bool:
        """Carry out what a person typed; `actions` are on offer, to the speaker (or CHANCE)."""
        face, rest = self.sitting.face, typed.rest
        match typed.verb:
            case "undo":
                return self._undo(seat)
            case "resume":
                return self._resume(rest)
            case "list":
                self.offer(actions, seat, whole=True)
            case "why":
                self._why(rest, seat, actions, speaker)
            case "rules":
                self._rules(rest)
            case "save":
                self._save(rest)
            case "hint":
                self._hint(seat)
            case "help":
                self._help(actions)
            case "legend":
                self._legend()
            case "look":
                self.sitting.screen.board(face, self.sitting.view(seat))
            case "at":
                self._found(face.at(self.sitting.view(seat), rest), rest)
            case "where":
                self._found(face.where(self.sitting.view(seat), rest), rest)
            case "changed":
                self._changed(seat)
            case _:
                self._quit()
        return False

    def offer(self, actions: list[Action], seat: int, whole: bool) -> None:
        """The actions on offer, numbered."""
        items = self.sitting.items(actions, seat)
        self.sitting.screen.listing(items, whole, self.sitting.voice.say("terminal-more"))

    def parsed(self, text: str, seat: int, actions: list[Action]) -> Action | None:
        """An action by its number or its text; None after saying that it is neither."""
        if text.isascii() and text.isdecimal():
            numbered = [
                item for group in self.sitting.items(actions, seat).values() for item in group
            ]
            for number, action, _ in numbered:
                if number == int(text):
                    return action
            self.say("terminal-no-number", n=int(text), most=len(actions))
            return None
        table = self.sitting.state.table()
        for spelling in (text, text.lower(), ":".join(text.lower().split())):
            try:
                return table.parse(spelling)
            except UnknownAction:
                continue
        words = self.sitting.voice.words
        known = [action.text for action in actions] + [action.text for action in table.actions]
        hint = nearest(words, ":".join(text.split()), known)
        self.line(words.say("terminal-unknown-action", text=text) + hint)
        return None

    def _why(self, text: str, seat: int, actions: list[Action], speaker: int) -> None:
        if not text:
            self.say("terminal-why-what")
            return
        action = self.parsed(text, seat, actions)
        if action is None:
            return
        rule = self.sitting.state.why_not(speaker, action)
        if rule:
            self.line(self.sitting.voice.refusal(rule))
        else:
            self.say("terminal-legal", action=action.text)

    def _rules(self, rule: str) -> None:
        if not rule:
            self.say("terminal-rules-which", prefix=self.sitting.game.prefix)
            return
        lines = told(self.sitting.voice.words, self.sitting.game, rule)
        for line in lines:
            self.line(line)
        if not lines:
            self.say("terminal-no-rule", rule=rule)

    def _undo(self, seat: int) -> bool:
        match = self.sitting.match
        count = match.last_own(seat)
        others = [person for person in self.sitting.humans if person != seat]
        alone = not match.undo_refusal(seat)
        rule = "" if alone else match.consent_refusal()
        if not count:
            self.say("table-nothing-to-undo")
            return False
        if rule:
            self.line(self.sitting.voice.refusal(rule))
            return False
        if not alone and not all(self._consents(person, seat) for person in others):
            self.line(self.sitting.voice.refusal("T-2.2"))
            return False
        match.rewind(seat, count, "person")
        match.log.take()
        self.sitting.since[seat] = len(self.sitting.history)
        self.say("terminal-undone", count=count)
        return True

    def _consents(self, person: int, seat: int) -> bool:
        voice = self.sitting.voice
        self.say("terminal-consent", person=voice.seat(person), seat=voice.seat(seat))
        return agrees(self.sitting.screen.ask())

    def _save(self, name: str) -> None:
        if name:
            self.save(Path(name))
        else:
            self.say("terminal-save-where")

    def save(self, path: Path) -> bool:
        """Save to a file; one that somebody else wrote is only overwritten if they say so."""
        if path.exists() and path not in self.own:
            self.say("terminal-overwrite", file=str(path))
            if not agrees(self.sitting.screen.ask()):
                return False
        try:
            self.sitting.save(path)
        except OSError as error:
            self.line(unreadable(self.sitting.voice.words, path, error))
            return False
        self.own.add(path)
        self.say("terminal-saved", file=str(path))
        return True

    def _resume(self, name: str) -> bool:
        sitting = self.sitting
        words = sitting.voice.words
        if not name:
            self.say("terminal-resume-what")
            return False
        try:
            _, record = record_of(words, OneGame(sitting.game), Path(name))
            self._same_size(record)
            sitting.luck = Luck.resumed(words, record, Path(name), None, sitting.luck.own_dice)
        except Complaint as error:
            self.line(str(error))
            return False
        sitting.sit_down(record)
        self.say("terminal-resumed", file=name, count=len(record.entries))
        return True

    def _same_size(self, record: Record) -> None:
        players, seats = record.setup.players, len(self.sitting.kinds)
        if players != seats:
            say = self.sitting.voice.say
            raise Complaint(say("terminal-other-size", players=players, seats=seats))

    def _hint(self, seat: int) -> None:
        sitting = self.sitting
        if not sitting.legal(seat):
            self.line(sitting.voice.refusal(sitting.state.table_refusal(seat) or "T-1.1"))
            return
        action = sitting.advice(HINTS, seat, "hint")
        told = sitting.face.action(sitting.view(seat), action)
        self.say("terminal-hint", words=told, action=action.text)

    def _quit(self) -> None:
        if self.sitting.path is not None:
            raise Left
        self.say("terminal-quit-save")
        name = self.sitting.screen.ask()
        raise Left(Path(name) if name and self.save(Path(name)) else None)

    def _help(self, actions: list[Action]) -> None:
        text = actions[0].text if actions else "1"
        self.say("terminal-help-choose", example=text)
        for topic in ("list", "why"):
            self.say(f"terminal-help-{topic}")
        self.say("terminal-help-rules", example=f"{self.sitting.game.prefix}-1.1")
        for topic in ("undo", "save", "hint", "ask", "quit"):
            self.say(f"terminal-help-{topic}")
        if len(self.sitting.humans) > 1:
            self.say("terminal-help-seats")

    def _legend(self) -> None:
        for line in self.sitting.face.legend() or [self.sitting.voice.say("terminal-no-legend")]:
            self.line(line)

    def _found(self, sentences: list[str], name: str) -> None:
        for sentence in sentences:
            self.line(sentence)
        if not sentences:
            self.say("terminal-not-found", name=name or "?")

    def _changed(self, seat: int) -> None:
        sitting = self.sitting
        heard = [e for e in sitting.history[sitting.since[seat] :] if e.heard_by(seat)]
        lines = [line for line in map(sitting.face.event, heard) if line]
        for line in lines:
            self.line(line)
        if not lines:
            self.say("terminal-nothing-changed")
