"""What all exercises of the learning corner share: the table at which one learns."""

from collections.abc import Callable
from datetime import date
from random import Random

from questable.engine.sampling import shuffled
from questable.saints import Collection, Question, Saint, questions_of
from questable.saints.questions.question import HARD
from questable.telling.places import plain
from questable.telling.saint_words import asked, fact_words
from questable.terminal.commands import agrees, declines, typed
from questable.terminal.screen import Left, Screen
from questable.terminal.spacing import Memory
from questable.text import Words

LETTERS = "abcd"
"""Options may be chosen by letter as well as by number."""


class Corner:
    """The screen, the cards in use, the slips, the day and the dice of one sitting."""

    def __init__(
        self,
        words: Words,
        screen: Screen,
        collection: Collection,
        saints: list[Saint],
        rng: Random,
    ) -> None:
        self.words = words
        self.screen = screen
        self.collection = collection
        self.saints = saints
        self.rng = rng
        self.today = date.min
        self.memory = Memory()
        self.keep: Callable[[Memory], None] | None = None
        """Remembers the slips; nothing is remembered of games."""

    def say(self, word: str, /, style: str = "", **args: str | int) -> None:
        """Show a sentence."""
        self.screen.line(self.words.say(word, **args), style=style)

    def answer(self) -> str:
        """What somebody types; Left when they go."""
        line = self.screen.ask()
        if line is None or typed(line).verb == "quit":
            raise Left
        return line

    def agreed(self, word: str) -> bool:
        """Ask a question that is answered by yes or no."""
        while True:
            self.say(word)
            line = self.answer()
            if agrees(line) or declines(line):
                return agrees(line)

    def learn(self, items: list[str], count: int) -> list[str]:
        """What to look at now: what is due, then what is new."""
        return self.memory.choose(items, self.today, count, self.rng)

    def grade(self, item: str, known: bool) -> None:
        """Move an item's slip, and remember it at once."""
        self.memory.grade(item, known, self.today)
        if self.keep is not None:
            self.keep(self.memory)

    def sit(self, exercise: Callable[[], object]) -> None:
        """Do an exercise until it is over or somebody leaves."""
        try:
            exercise()
        except Left:
            self.say("learn-left")

    def questions(self, level: int) -> list[Question]:
        """All questions of a level about the cards in use; of the next if that has none.

        Children are asked about famous saints only, and not every set has one.
        """
        known = [
            question
            for saint in self.saints
            for question in questions_of(self.collection, saint.key)
        ]
        found = [question for question in known if question.difficulty == level]
        return found if found or level == HARD else self.questions(level + 1)

    def put(self, question: Question) -> bool:
        """Ask a question, its options in an order of the day; tell and say whether it was known."""
        order = shuffled(list(range(len(question.options))), self.rng)
        said = [fact_words(self.words, question.options[place]) for place in order]
        self.screen.line(asked(self.words, question), style="bold")
        for number, option in enumerate(said, start=1):
            self.screen.line(f"{number:>3} {option}")
        known = order[self._choice(said)] == question.answer
        if known:
            self.say("learn-right", style="green")
        else:
            self.say("learn-not-yet", style="yellow", words=said[order.index(question.answer)])
        return known

    def _choice(self, said: list[str]) -> int:
        """Which option was typed: its number, letter or words."""
        while True:
            line = plain(self.answer())
            if line.isascii() and line.isdecimal() and 1 <= int(line) <= len(said):
                return int(line) - 1
            if len(line) == 1 and line in LETTERS:
                return LETTERS.index(line)
            fits = [n for n, words in enumerate(said) if line and plain(words).startswith(line)]
            if len(fits) == 1:
                return fits[0]
            self.say("learn-choose", most=len(said))
