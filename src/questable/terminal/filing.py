"""The files of a session: saving, going back to a saved game, and the offer to save at the end."""

from pathlib import Path

from questable.engine import GameFinder, Record
from questable.engine.game import Game
from questable.terminal.commands import agrees, declines, typed
from questable.terminal.complaint import Complaint, record_of, unreadable
from questable.terminal.luck import Luck, seed_file
from questable.terminal.screen import Left
from questable.terminal.sitting import Sitting

OVERWRITE = "!"
"""Behind a file's name: it may be overwritten."""


class OneGame(GameFinder):
    """Finds the game that is being played and no other."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def find(self, key: str) -> Game | None:
        """That game, or None."""
        return self.game if key == self.game.key else None


class Filing:
    """Writes and reads the files of one session."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.say = sitting.say
        self.own: set[Path] = set() if sitting.path is None else {sitting.path.absolute()}
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
                raise IsADirectoryError(None, self.sitting.voice.say("terminal-file-folder"))
            self.sitting.save(path)
        except OSError as error:
            self.sitting.screen.line(unreadable(self.sitting.voice.words, path, error))
            return None
        self.own.add(path.absolute())
        self._saved = (path, self.sitting.match.record.text())
        self.say("terminal-saved", file=str(path))
        return path

    def resume(self, name: str) -> bool:
        """Go back to a saved game of the same size."""
        sitting = self.sitting
        words = sitting.voice.words
        if not name:
            self.say("terminal-resume-what")
            return False
        try:
            _, record = record_of(words, OneGame(sitting.game), Path(name))
            self._same_size(record)
            own_dice = True if sitting.luck.own_dice else None
            sitting.luck = Luck.resumed(words, record, Path(name), None, own_dice)
        except Complaint as error:
            sitting.screen.line(str(error))
            return False
        sitting.sit_down(record)
        self.say("terminal-resumed", file=name, count=len(record.entries))
        if sitting.luck.own_dice:
            self.say("terminal-own-dice-again")
        return True

    def _same_size(self, record: Record) -> None:
        players, seats = record.setup.players, len(self.sitting.kinds)
        if players != seats:
            say = self.sitting.voice.say
            raise Complaint(say("terminal-other-size", players=players, seats=seats))

    def leave(self) -> None:
        """Offer to save what is not kept anyway, and go."""
        if self.sitting.path is not None:
            raise Left
        if self._saved and self._saved[1] == self.sitting.match.record.text():
            raise Left(self._saved[0])
        question = "terminal-quit-save"
        while True:
            self.say(question)
            line = self.sitting.screen.ask()
            if not line or declines(line) or typed(line).verb == "quit":
                raise Left
            if agrees(line):
                question = "terminal-quit-name"
            elif "." not in line and "/" not in line:
                self.say("terminal-quit-unclear", text=line)
            elif saved := self.save(line):
                raise Left(saved)
