"""From the words of `play` to a table that is ready: all is checked before anything moves."""

from collections.abc import Sequence
from pathlib import Path

from questable.bots import USUAL, is_level, version_of
from questable.engine import OVER, Record
from questable.engine.seated import seats_at
from questable.registry import Registry
from questable.telling.voice import HUMAN
from questable.terminal import arguments
from questable.terminal.complaint import Complaint, record_of, writable
from questable.terminal.luck import Luck, seed_file
from questable.terminal.positions import alone, position_of
from questable.terminal.screen import Screen
from questable.terminal.session import Session
from questable.text import Words

DICE = {"own": True, "dealer": False}
"""What `--dice` may say, and whether people roll themselves."""


class Launcher:
    """How somebody wants to play, whichever game it is."""

    def __init__(
        self,
        words: Words,
        seats: str | None = None,
        seed: str | None = None,
        dice: str | None = None,
        save: Path | None = None,
        preset: str | None = None,
    ) -> None:
        self.words = words
        self.seats = seats
        self.seed = seed
        self.save = save
        self.preset = preset
        if dice is not None and dice not in DICE:
            raise Complaint(words.say("terminal-cli-dice", text=dice))
        self.own_dice = None if dice is None else DICE[dice]
        """None when nobody says: a saved game goes on as it was, a new one has a dealer."""
        if self.own_dice and seed is not None:
            raise Complaint(words.say("terminal-cli-seed-dice"))
        if save is not None:
            writable(words, save)
            writable(words, seed_file(save))

    def fresh(
        self,
        key: str | None,
        players: int | None,
        options: Sequence[str],
        pack: Path | None,
        screen: Screen,
        options_file: Path | None = None,
    ) -> Session:
        """A new game."""
        if key is None:
            raise Complaint(self.words.say("terminal-cli-game-missing"))
        game = arguments.game_called(self.words, key)
        kinds = arguments.seats_for(self.words, players, self.seats, game)
        count = len(kinds) if players is None else players
        asked = screen if HUMAN in kinds else None
        setup = arguments.setup_for(
            self.words, game, count, options, pack, options_file, asked, self.preset
        )
        self._check_dice(kinds)
        record = Record(game.key, game.rules_version, setup, pack is not None)
        luck = Luck.asked(self.seed, self.own_dice is True)
        return Session(game, record, kinds, self.words, screen, luck, self.save)

    def from_position(
        self,
        path: Path,
        key: str | None,
        players: int | None,
        options: Sequence[str],
        pack: Path | None,
        screen: Screen,
        options_file: Path | None = None,
    ) -> Session:
        """A new game that begins where somebody set it up."""
        given = {"GAME": key, "--players": players, "--option": options or None, "--pack": pack}
        given |= {"--options-file": options_file, "--preset": self.preset}
        alone(self.words, given)
        position = position_of(self.words, path)
        if position.state.actor == OVER:
            raise Complaint(self.words.say("position-over"))
        game = position.game
        kinds = arguments.seats_for(self.words, position.setup.players, self.seats, game)
        self._check_dice(kinds)
        luck = Luck.asked(self.seed, self.own_dice is True)
        screen.line(self.words.say("position-begins"))
        return Session(game, position.record(), kinds, self.words, screen, luck, self.save)

    def resumed(
        self,
        path: Path,
        key: str | None,
        players: int | None,
        options: Sequence[str],
        pack: Path | None,
        screen: Screen,
        options_file: Path | None = None,
    ) -> Session:
        """A saved game; it is saved where it came from unless another file is named."""
        given = {"GAME": key, "--players": players, "--option": options or None, "--pack": pack}
        given |= {"--options-file": options_file, "--preset": self.preset}
        for name, value in given.items():
            if value is not None:
                raise Complaint(self.words.say("terminal-cli-resume-alone", name=name))
        game, record = record_of(self.words, Registry(), path)
        kinds = arguments.seats_of(record)
        if self.seats is not None:
            kinds = arguments.seats_for(self.words, record.setup.players, self.seats, game)
        self._check_dice(kinds)
        own_dice = self.own_dice if HUMAN in kinds else False
        luck = Luck.resumed(self.words, record, path, self.seed, own_dice)
        if self.seats is None:
            self._say_who_changed(record, screen)
        return Session(game, record, kinds, self.words, screen, luck, self.save or path)

    def _say_who_changed(self, record: Record, screen: Screen) -> None:
        """A bot that is not here, or that plays differently now."""
        last = seats_at(record.bots, len(record.entries))
        for each in (last[seat] for seat in sorted(last) if last[seat].level):
            if not is_level(each.level):
                word = "terminal-resume-bot-gone"
            elif each.version != version_of(each.level):
                word = "terminal-resume-bot-other"
            else:
                continue
            screen.line(self.words.say(word, n=each.seat + 1, level=each.level, usual=USUAL))

    def _check_dice(self, kinds: list[str]) -> None:
        if self.own_dice and HUMAN not in kinds:
            raise Complaint(self.words.say("terminal-cli-dice-nobody"))
