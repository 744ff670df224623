"""The files of a session: saving, going back to a saved game, and the offer to save at the end."""

from pathlib import Path

from questable.engine import GameFinder, Record
from questable.engine.game import Game
from questable.terminal.commands import agrees, declines, typed
from questable.terminal.complaint import Complaint, record_of, unreadable
from questable.terminal.local_game import LocalGame
from questable.terminal.luck import Luck, seed_file
from questable.terminal.screen import Left

OVERWRITE = "!"
"""Behind a file's name: it may be overwritten."""


class OneGame(GameFinder):
    """Finds the game that is being played and no other."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def find(self, key: str) -> Game | None:
        """That game, or None."""
        return self.game if key == self.game.key else None


class SavedGames:
    """Writes and reads the files of one session."""

    def __init__(self, local: LocalGame) -> None:
        self.local = local
        self.say = local.say
        self.own: set[Path] = set() if local.path is None else {local.path.absolute()}
        """Files that this session wrote: they are overwritten without asking."""
        self._saved: tuple[Path, str] | None = None
        """Where the game was saved last, and what was written."""

    def save(self, name: str) -> Path | None:
        """Save to a file, if that is not somebody else's or the name ends in `!`."""
        path = Path(name.removesuffix(OVERWRITE).strip())
        if path == Path():
            self.say("terminal-save-where")
            return None
        foreign = path.absolute() not in self.own
        there = [each for each in (path, seed_file(path)) if each.exists()]
        if foreign and there and not name.endswith(OVERWRITE):
            self.say("terminal-save-exists", file=str(there[0]), name=str(path))
            return None
        try:
            if path.is_dir():
                raise IsADirectoryError(None, self.local.voice.say("terminal-file-folder"))
            self.local.save(path)
        except OSError as error:
            self.local.screen.line(unreadable(self.local.voice.words, path, error))
            return None
        self.own.add(path.absolute())
        self._saved = (path, self.local.match.record.text())
        self.say("terminal-saved", file=str(path))
        return path

    def resume(self, name: str) -> bool:
        """Go back to a saved game of the same size."""
        local = self.local
        words = local.voice.words
        if not name:
            self.say("terminal-resume-what")
            return False
        try:
            _, record = record_of(words, OneGame(local.game), Path(name))
            self._same_size(record)
            own_dice = True if local.luck.own_dice else None
            local.luck = Luck.resumed(words, record, Path(name), None, own_dice)
        except Complaint as error:
            local.screen.line(str(error))
            return False
        local.sit_down(record)
        self.say("terminal-resumed", file=name, count=len(record.entries))
        if local.luck.own_dice:
            self.say("terminal-own-dice-again")
        return True

    def _same_size(self, record: Record) -> None:
        players, seats = record.setup.players, len(self.local.kinds)
        if players != seats:
            say = self.local.voice.say
            raise Complaint(say("terminal-other-size", players=players, seats=seats))

    def leave(self) -> None:
        """Offer to save what is not kept anyway, and go."""
        if self.local.path is not None:
            raise Left
        if self._saved and self._saved[1] == self.local.match.record.text():
            raise Left(self._saved[0])
        question = "terminal-quit-save"
        while True:
            self.say(question)
            line = self.local.screen.ask()
            if not line or declines(line) or typed(line).verb == "quit":
                raise Left
            if agrees(line):
                question = "terminal-quit-name"
            elif "." not in line and "/" not in line:
                self.say("terminal-quit-unclear", text=line)
            elif saved := self.save(line):
                raise Left(saved)
