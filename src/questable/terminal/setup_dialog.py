"""Choosing a game, its seats and its house rules by answering questions."""

from questable.bots import LEVELS
from questable.bots import USUAL as LEVEL
from questable.engine import Game, Option, Record, Refused, Setup, Value
from questable.registry import games, usual_players
from questable.telling.voice import HUMAN, Voice, refused
from questable.terminal.arguments import agreed
from questable.terminal.commands import agrees
from questable.terminal.house_rules import usual
from questable.terminal.luck import Luck
from questable.terminal.screen import Screen
from questable.terminal.session import Session
from questable.text import Words


class NobodyThere(Exception):
    """Nobody answers any more."""


class SetupDialog:
    """Asks until there is a game that can be played; every question has a usual answer."""

    def __init__(self, words: Words, screen: Screen) -> None:
        self.words = words
        self.screen = screen

    def run(self) -> None:
        """Choose, then play."""
        try:
            game = self._game()
            setup, kinds = self._table(game)
        except NobodyThere:
            self._say("terminal-goodbye")
            return
        record = Record(game.key, game.rules_version, setup)
        Session(game, record, kinds, self.words, self.screen, Luck()).run()

    def _say(self, word: str, /, **args: str | int) -> None:
        self.screen.line(self.words.say(word, **args))

    def _answer(self) -> str:
        line = self.screen.ask()
        if line is None:
            raise NobodyThere
        return line

    def _game(self) -> Game:
        known = games()
        for number, game in enumerate(known, start=1):
            voice = Voice(self.words, game.key, [])
            blurb = f"{game.key}-blurb"
            self.screen.line(f"{number}. {voice.title()} ({game.fewest}–{game.most})", style="bold")
            if self.words.has(blurb):
                self._say(blurb)
        while True:
            self._say("terminal-choose-game")
            text = self._answer().casefold()
            for number, game in enumerate(known, start=1):
                title = Voice(self.words, game.key, []).title().casefold()
                if text in (str(number), game.key, title) or (not text and len(known) == 1):
                    return game
            self._say("terminal-choose-again", text=text)

    def _table(self, game: Game) -> tuple[Setup, list[str]]:
        while True:
            players = self._players(game)
            people = self._people(players)
            level = self._level() if len(people) < players else LEVEL
            options = self._options(game)
            try:
                game.setup(players, options)
                options |= agreed(self.words, game, players, options, self.screen)
                setup = game.setup(players, options)
            except Refused as error:
                self.screen.line(refused(self.words, game.key, error))
                continue
            return setup, [HUMAN if seat in people else level for seat in range(players)]

    def _players(self, game: Game) -> int:
        some = usual_players(game)
        while True:
            self._say("terminal-choose-players", fewest=game.fewest, most=game.most, usual=some)
            text = self._answer() or str(some)
            if text.isascii() and text.isdecimal() and game.fewest <= int(text) <= game.most:
                return int(text)
            self._say("terminal-choose-again", text=text)

    def _people(self, players: int) -> set[int]:
        while True:
            self._say("terminal-choose-people")
            text = self._answer() or "1"
            numbers = text.replace(",", " ").split()
            if numbers == ["0"]:
                return set()
            if all(n.isascii() and n.isdecimal() and 1 <= int(n) <= players for n in numbers):
                return {int(n) - 1 for n in numbers}
            self._say("terminal-choose-again", text=text)

    def _level(self) -> str:
        while True:
            self._say("terminal-choose-level", known=", ".join(LEVELS), usual=LEVEL)
            text = self._answer() or LEVEL
            if text in LEVELS:
                return text
            self._say("terminal-choose-again", text=text)

    def _options(self, game: Game) -> dict[str, Value]:
        self._say("terminal-choose-options")
        if not agrees(self._answer()):
            return {}
        return {option.name: self._option(game, option) for option in game.options}

    def _option(self, game: Game, option: Option) -> Value:
        word = f"{game.key}-option-{option.name}"
        name = self.words.say(word) if self.words.has(word) else option.name
        default = usual(self.words, option)
        while True:
            if self.words.has(f"{word}-help"):
                self._say(f"{word}-help")
            self._say("terminal-choose-option", name=name, known=option.allowed(), usual=default)
            text = self._answer()
            try:
                return option.check(text or option.default)
            except Refused as error:
                self.screen.line(refused(self.words, game.key, error))
