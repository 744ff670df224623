"""The commands that people may type instead of an action."""

from collections.abc import Callable

from questable.engine import CHANCE, Action
from questable.terminal.commands import Typed
from questable.terminal.filing import Filing
from questable.terminal.host import Host
from questable.terminal.phrases import Phrases
from questable.terminal.replay import Replay
from questable.terminal.rulebook import told
from questable.terminal.sitting import Sitting
from questable.terminal.undo import undo

HINTS = "club"


class Desk:
    """Carries out commands; an answer of True means that the position is another one now."""

    def __init__(self, sitting: Sitting, host: Host) -> None:
        self.sitting = sitting
        self.host = host
        self.filing = Filing(sitting)
        self.phrases = Phrases(sitting)
        self.say = sitting.say
        self.line = sitting.screen.line
        self._question: Callable[[], None] = lambda: None

    def put(self, question: Callable[[], None]) -> None:
        """Ask something, to be asked again whenever somebody looks."""
        self._question = question
        question()

    def handle(self, typed: Typed, seat: int, actions: list[Action], speaker: int) -> bool:
        """Carry out what a person typed; `actions` are on offer, to the speaker (or CHANCE)."""
        sitting, rest = self.sitting, typed.rest
        face = sitting.face
        match typed.verb:
            case "undo":
                return undo(sitting, typed.seat)
            case "resume":
                return self._resume(rest)
            case "list":
                self.offer(actions, seat, whole=True)
            case "why":
                self._why(rest, seat, actions, speaker)
            case "rules":
                self._rules(rest)
            case "save":
                self.filing.save(rest)
            case "hint":
                self._hint(seat)
            case "help":
                self._help(actions)
            case "legend":
                self._legend(actions)
            case "look":
                sitting.screen.board(face, sitting.view(seat))
                self._question()
            case "at":
                view = sitting.view(seat)
                self._found(face.at(view, rest) or face.where(view, rest), rest)
            case "where":
                self._found(face.where(sitting.view(seat), rest), rest)
            case "changed":
                self._changed(seat)
            case "promise":
                self.host.promise()
            case "replay":
                self._replay(rest)
            case _:
                self.filing.leave()
        return False

    def offer(self, actions: list[Action], seat: int, whole: bool, forced: bool = False) -> None:
        """The actions on offer, numbered; a forced single one is marked."""
        items = self.sitting.items(actions, seat)
        if forced and len(actions) == 1:
            only = self.sitting.voice.say("terminal-only")
            items = {
                heading: [(number, action, f"{words} {only}") for number, action, words in group]
                for heading, group in items.items()
            }
        self.sitting.screen.listing(items, whole, self.sitting.voice.say("terminal-more"))

    def _why(self, text: str, seat: int, actions: list[Action], speaker: int) -> None:
        if not text:
            self.say("terminal-why-what")
            return
        action = self.phrases.find(text, seat, actions)
        if action is None:
            return
        rule = self.sitting.state.why_not(speaker, action)
        if rule:
            self.line(self.sitting.refusal(seat, action, rule))
        else:
            words = self.sitting.face.action(self.sitting.view(seat), action)
            self.say("terminal-legal", action=action.text, words=words)

    def _rules(self, rule: str) -> None:
        if not rule:
            self.say("terminal-rules-which", prefix=self.sitting.game.prefix)
            return
        lines = told(self.sitting.voice.words, self.sitting.game, rule)
        for line in lines:
            self.line(line)
        if not lines:
            self.say("terminal-no-rule", rule=rule)

    def _resume(self, name: str) -> bool:
        if not self.filing.resume(name):
            return False
        self.host.remind()
        return True

    def _hint(self, seat: int) -> None:
        sitting = self.sitting
        view = sitting.view(seat)
        if sitting.game.tests_knowledge(sitting.match.record.setup, view):
            self.say("terminal-hint-knowledge")
        elif sitting.legal(seat):
            self.line(sitting.face.hint(view, sitting.advice(HINTS, seat, "hint")))
        elif sitting.state.actor == CHANCE:
            self.say("terminal-hint-chance", prompt=sitting.face.prompt(view))
        else:
            self.line(sitting.voice.refusal(sitting.state.table_refusal(seat) or "T-1.1"))

    def _help(self, actions: list[Action]) -> None:
        text = actions[0].text if actions else "1"
        self.say("terminal-help-choose", example=text)
        for topic in ("list", "why"):
            self.say(f"terminal-help-{topic}")
        self.say("terminal-help-rules", example=f"{self.sitting.game.prefix}-1.1")
        for topic in ("undo", "save", "hint", "ask", "promise", "quit"):
            self.say(f"terminal-help-{topic}")
        if len(self.sitting.humans) > 1:
            self.say("terminal-help-seats")

    def _legend(self, actions: list[Action]) -> None:
        face = self.sitting.face
        if self.sitting.screen.linear:
            for line in face.places():
                self.line(line)
            self._help(actions)
            return
        for line in face.legend() or [self.sitting.voice.say("terminal-no-legend")]:
            self.line(line)

    def _found(self, sentences: list[str], name: str) -> None:
        for sentence in sentences:
            self.line(sentence)
        if not sentences:
            self.say("terminal-not-found", name=name or "?")

    def _changed(self, seat: int) -> None:
        sitting = self.sitting
        back, news = sitting.taken_back[seat], sitting.news(seat)
        for deeds in back:
            self.say("terminal-undone", deeds=deeds)
        lines = [line for line in map(sitting.face.event, news) if line]
        for line in lines:
            self.line(line)
        if not back and not lines:
            self.say("terminal-nothing-changed")

    def _replay(self, rest: str) -> None:
        """From one entry to another, or all; what is secret until the end stays so."""
        sitting = self.sitting
        numbers = [int(n) for n in rest.split() if n.isascii() and n.isdecimal()]
        if not sitting.over:
            self.say("terminal-replay-later")
            return
        record = sitting.match.record
        first, last = ([*numbers, len(record.entries)] if numbers else [1, len(record.entries)])[:2]
        words, screen = sitting.voice.words, sitting.screen
        Replay(sitting.game, record, words, screen, sitting.kinds).run(first, last, False)
