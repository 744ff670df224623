"""One sitting: today's puzzles, those that come back, then others as long as somebody likes."""

from collections.abc import Callable
from datetime import date

from questable.engine import Action, Record
from questable.telling.daily import Shelf
from questable.telling.puzzle import Posed, Puzzle, Puzzles
from questable.telling.saint_words import day_words
from questable.telling.solution import reasons, weaker
from questable.telling.voice import HUMAN
from questable.terminal.commands import agrees, typed
from questable.terminal.local_game import LocalGame
from questable.terminal.luck import Luck
from questable.terminal.phrases import Phrases
from questable.terminal.rulebook import told
from questable.terminal.screen import Left, Screen
from questable.terminal.spacing import Memory
from questable.text import Words

MOST_RULES = 4
"""So many rules are told after an answer; the others by their ids alone."""


class Sitting:
    """The screen, the puzzles, what is remembered of them, and the day."""

    def __init__(
        self,
        words: Words,
        screen: Screen,
        shelf: Shelf,
        memory: Memory,
        today: date,
        keep: Callable[[], None],
    ) -> None:
        self.words = words
        self.screen = screen
        self.shelf = shelf
        self.memory = memory
        self.today = today
        self.keep = keep

    def run(self) -> None:
        """Ask until there is nothing left, or somebody leaves."""
        try:
            self._sit()
        except Left:
            self.say("learn-left")

    def say(self, word: str, /, style: str = "", **args: str | int) -> None:
        """Show a sentence."""
        self.screen.line(self.words.say(word, **args), style=style)

    def _sit(self) -> None:
        today = self.shelf.today(self.today)
        others = set(self.shelf.items()) - set(today)
        late = [item for item in self.memory.due(self.today) if item in others]
        for item in today:
            slip = self.memory.slips.get(item)
            if slip is None or slip.seen < self.today:
                self._ask(item, "practice-today")
        for item in late:
            self._ask(item, "practice-again")
        for item in self.shelf.items():
            if item not in self.memory.slips:
                self.say("practice-another")
                if not agrees(self._line()):
                    raise Left
                self._ask(item, "practice-new")
        self.say("practice-none-left")

    def _ask(self, item: str, heading: str) -> None:
        found = self.shelf.find(item)
        assert found is not None
        shelf, puzzle = found
        question = AskedPuzzle(self.words, self.screen, shelf, puzzle)
        self.say(heading, style="bold", title=question.local.voice.title())
        right = question.answered(self._line)
        slip = self.memory.grade(item, right, self.today)
        self.keep()
        days = (slip.due - self.today).days
        day = day_words(self.words, slip.due.month, slip.due.day)
        self.say("practice-back", day=day, count=days)

    def _line(self) -> str:
        line = self.screen.ask()
        if line is None or typed(line).verb == "quit":
            raise Left
        return line


class AskedPuzzle:
    """A puzzle before somebody's eyes."""

    def __init__(self, words: Words, screen: Screen, shelf: Puzzles, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.screen = screen
        self.posed = Posed(shelf, puzzle)
        game = shelf.game
        kinds = [HUMAN] * shelf.head.players
        record = Record(game.key, game.rules_version, self.posed.setup)
        self.local = LocalGame(game, record, kinds, words, screen, Luck.asked(puzzle.id, False))
        self.local.match.go_on_from(self.posed.state, None, b"")
        self.phrases = Phrases(self.local)

    def answered(self, line: Callable[[], str]) -> bool:
        """Ask, tell what is best and why; whether that was the answer."""
        self._show()
        while (action := self._action(line())) is None:
            pass
        right = action.text == self.puzzle.best
        self.local.say("practice-right" if right else "practice-not-yet", words=self._words())
        self._tell_chances(action)
        self._tell_why()
        return right

    def _show(self) -> None:
        local, seat = self.local, self.puzzle.seat
        self.screen.board(local.face, self.posed.view)
        local.say("practice-seat", seat=local.voice.seat(seat))
        self.screen.line(local.face.prompt(self.posed.view))
        self._offer(whole=False)

    def _offer(self, whole: bool) -> None:
        items = self.local.items(self.posed.legal, self.puzzle.seat)
        self.screen.listing(items, whole, self.local.voice.say("terminal-more"))

    def _action(self, line: str) -> Action | None:
        """The action that was typed, or None after anything else was done."""
        said = typed(line)
        match said.verb:
            case "list":
                self._offer(whole=True)
            case "look":
                self._show()
            case "rules":
                rule = told(self.local.voice.words, self.local.game, said.rest)
                for each in rule or [self.local.voice.say("practice-help")]:
                    self.screen.line(each)
            case "":
                return self._legal(said.text)
            case _:
                self.local.say("practice-help")
        return None

    def _legal(self, text: str) -> Action | None:
        seat = self.puzzle.seat
        action = self.phrases.find(text, seat, self.posed.legal) if text else None
        if action is None or action.text in self.puzzle.legal:
            return action
        rule = self.posed.state.why_not(seat, action)
        self.screen.line(self.local.refusal(seat, action, rule))
        return None

    def _words(self, text: str = "") -> str:
        action = self.posed.action(text or self.puzzle.best)
        return self.local.face.action(self.posed.view, action)

    def _tell_chances(self, own: Action) -> None:
        for text, chance in self.puzzle.chances.items():
            mark = "practice-chance-own" if text == own.text else "practice-chance"
            self.local.say(mark, words=self._words(text), n=chance)
        if own.text not in {self.puzzle.best, *self.puzzle.chances}:
            self.local.say(weaker(self.puzzle), words=self._words(own.text))
        self.local.say("practice-bot", words=self._words(self.puzzle.club))

    def _tell_why(self) -> None:
        local, puzzle = self.local, self.puzzle
        for line in reasons(local.face, self.posed):
            self.screen.line(line)
        for rule in puzzle.rules[:MOST_RULES]:
            self.screen.line(f"{rule}  {local.voice.rule(rule)}")
        if rest := ", ".join(puzzle.rules[MOST_RULES:]):
            local.say("practice-rules-too", known=rest)
