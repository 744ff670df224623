"""The commands that people may type instead of an action."""

from collections.abc import Callable

from questable.engine import CHANCE, Action
from questable.terminal.announcer import Announcer
from questable.terminal.commands import Typed
from questable.terminal.local_game import LocalGame
from questable.terminal.phrases import Phrases
from questable.terminal.replay import Replay
from questable.terminal.rulebook import told
from questable.terminal.saved_games import SavedGames
from questable.terminal.undo import undo


class CommandHandler:
    """Carries out commands; an answer of True means that the position is another one now."""

    def __init__(self, local: LocalGame, announcer: Announcer) -> None:
        self.local = local
        self.announcer = announcer
        self.saved_games = SavedGames(local)
        self.phrases = Phrases(local)
        self.say = local.say
        self.line = local.screen.line
        self._question: Callable[[], None] = lambda: None

    def put(self, question: Callable[[], None]) -> None:
        """Ask something, to be asked again whenever somebody looks."""
        self._question = question
        question()

    def handle(self, typed: Typed, seat: int, actions: list[Action], speaker: int) -> bool:
        """Carry out what a person typed; `actions` are on offer, to the speaker (or CHANCE)."""
        local, rest = self.local, typed.rest
        face = local.face
        match typed.verb:
            case "undo":
                return undo(local, typed.seat)
            case "resume":
                return self._resume(rest)
            case "list":
                self.offer(actions, seat, whole=True)
            case "why":
                self._why(rest, seat, actions, speaker)
            case "rules":
                self._rules(rest)
            case "save":
                self.saved_games.save(rest)
            case "hint":
                self._hint(seat)
            case "help":
                self._help(actions)
            case "legend":
                self._legend(actions)
            case "look":
                local.screen.board(face, local.view(seat))
                self._question()
            case "at":
                view = local.view(seat)
                self._found(face.at(view, rest) or face.where(view, rest), rest)
            case "where":
                self._found(face.where(local.view(seat), rest), rest)
            case "changed":
                self._changed(seat)
            case "promise":
                self.announcer.promise()
            case "replay":
                self._replay(rest)
            case _:
                self.saved_games.leave()
        return False

    def offer(self, actions: list[Action], seat: int, whole: bool, forced: bool = False) -> None:
        """The actions on offer, numbered; a forced single one is marked."""
        items = self.local.items(actions, seat)
        if forced and len(actions) == 1:
            only = self.local.voice.say("terminal-only")
            items = {
                heading: [(number, action, f"{words} {only}") for number, action, words in group]
                for heading, group in items.items()
            }
        self.local.screen.listing(items, whole, self.local.voice.say("terminal-more"))

    def _why(self, text: str, seat: int, actions: list[Action], speaker: int) -> None:
        if not text:
            self.say("terminal-why-what")
            return
        action = self.phrases.find(text, seat, actions)
        if action is None:
            return
        rule = self.local.state.why_not(speaker, action)
        if rule:
            self.line(self.local.refusal(seat, action, rule))
        else:
            words = self.local.face.action(self.local.view(seat), action)
            self.say("terminal-legal", action=action.text, words=words)

    def _rules(self, rule: str) -> None:
        if not rule:
            self.say("terminal-rules-which", prefix=self.local.game.prefix)
            return
        lines = told(self.local.voice.words, self.local.game, rule)
        for line in lines:
            self.line(line)
        if not lines:
            self.say("terminal-no-rule", rule=rule)

    def _resume(self, name: str) -> bool:
        if not self.saved_games.resume(name):
            return False
        self.announcer.remind()
        return True

    def _hint(self, seat: int) -> None:
        local = self.local
        view = local.view(seat)
        if local.game.tests_knowledge(local.match.record.setup, view):
            self.say("terminal-hint-knowledge")
        elif local.legal(seat):
            advice = local.advice(seat)
            self.line(local.face.hint(view, advice.action, advice.reason, advice.facts))
        elif local.state.actor == CHANCE:
            self.say("terminal-hint-chance", prompt=local.face.prompt(view))
        else:
            self.line(local.voice.refusal(local.state.table_refusal(seat) or "T-1.1"))

    def _help(self, actions: list[Action]) -> None:
        text = actions[0].text if actions else "1"
        self.say("terminal-help-choose", example=text)
        for topic in ("list", "why"):
            self.say(f"terminal-help-{topic}")
        self.say("terminal-help-rules", example=f"{self.local.game.prefix}-1.1")
        for topic in ("undo", "save", "hint", "ask", "promise", "quit"):
            self.say(f"terminal-help-{topic}")
        if len(self.local.humans) > 1:
            self.say("terminal-help-seats")

    def _legend(self, actions: list[Action]) -> None:
        face = self.local.face
        if self.local.screen.linear:
            for line in face.places():
                self.line(line)
            self._help(actions)
            return
        for line in face.legend() or [self.local.voice.say("terminal-no-legend")]:
            self.line(line)

    def _found(self, sentences: list[str], name: str) -> None:
        for sentence in sentences:
            self.line(sentence)
        if not sentences:
            self.say("terminal-not-found", name=name or "?")

    def _changed(self, seat: int) -> None:
        local = self.local
        back, news = local.taken_back[seat], local.news(seat)
        for deeds in back:
            self.say("terminal-undone", deeds=deeds)
        lines = [line for line in map(local.face.event, news) if line]
        for line in lines:
            self.line(line)
        if not back and not lines:
            self.say("terminal-nothing-changed")

    def _replay(self, rest: str) -> None:
        """From one entry to another, or all; what is secret until the end stays so."""
        local = self.local
        numbers = [int(n) for n in rest.split() if n.isascii() and n.isdecimal()]
        if not local.over:
            self.say("terminal-replay-later")
            return
        record = local.match.record
        first, last = ([*numbers, len(record.entries)] if numbers else [1, len(record.entries)])[:2]
        words, screen = local.voice.words, local.screen
        Replay(local.game, record, words, screen, local.kinds).run(first, last, False)
