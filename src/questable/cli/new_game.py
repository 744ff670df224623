"""The command that writes the beginning of a game of one's own (docs/adding-a-game.md).

What it writes is `questable/skeleton`, a small whole game, with other names: it is read, typed and
tested like everything else, and no template can grow stale.
"""

import keyword
import re
import string
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.words import Lang

if TYPE_CHECKING:
    from questable.text import Words

HOME = "questable.skeleton"
AROUND = "around"
"""What lies beside the package: project file, tests, a page to read."""
LETTER = re.compile(r"\bX(?=-\d)|(?<=prefix = \")X(?=\")")
BESIDE = "import pytest\n\nimport questable"
CLASS = re.compile(r"Skeleton(?=[A-Z])")


class Naming:
    """What a new game is called, wherever it is named."""

    def __init__(self, key: str, letter: str) -> None:
        self.key = key
        self.letter = letter
        """What its rules' ids begin with."""
        self.package = key.replace("-", "_")
        self.title = key.replace("-", " ").title()
        self.kind = self.title.replace(" ", "")
        """What its classes begin with."""

    def put(self, text: str) -> str:
        """A text about the skeleton, about this game."""
        text = CLASS.sub(self.kind, text.replace(HOME, self.package))
        text = LETTER.sub(self.letter, text)
        return text.replace("Skeleton", self.title).replace("skeleton", self.key)

    def code(self, text: str) -> str:
        """The same for Python: its own modules are imported last, in a block of their own."""
        lines: list[str] = []
        own: list[str] = []
        # To us Questable is our own, to the new game it is one library of several.
        for line in text.replace(BESIDE, BESIDE.replace("\n\n", "\n")).splitlines():
            if line.startswith(f"from {HOME}"):
                own.append(self.put(line))
                continue
            if own and not line.startswith(("from ", "import ")):
                lines += ["", *own] if lines[-1].startswith(("from ", "import ")) else own
                own = []
            lines.append(self.put(line))
        return "\n".join([*lines, *own]) + "\n"

    def place(self, inside: Path) -> Path:
        """Where a file of the skeleton goes in the new folder."""
        own = Path(*map(self.put, inside.parts))
        if own.suffix == ".py":
            own = own.with_name(inside.name.replace("skeleton", self.package))
        if inside.parts[0] == AROUND:
            return Path(*own.parts[1:])
        return Path(self.package) / own


def written(names: Naming, folder: Path) -> None:
    """Write all files of the new game below a folder that is not there yet."""
    from questable.fast import PACKAGE

    home = PACKAGE / HOME.partition(".")[2]
    for file in sorted(home.rglob("*")):
        inside = file.relative_to(home)
        if file.is_dir() or "__pycache__" in inside.parts:
            continue
        text = file.read_text(encoding="utf-8")
        target = folder / names.place(inside)
        target.parent.mkdir(parents=True, exist_ok=True)
        said = names.code(text) if file.suffix == ".py" else names.put(text)
        target.write_text(said, encoding="utf-8")


def free_letter(key: str) -> str:
    """A letter for its rules that no game has, one of its name if that can be."""
    from questable.registry import games
    from questable.telling.rulebook import rule_ids

    taken = {game.prefix for game in games()} | {rule.split("-")[0] for rule in rule_ids()}
    wanted = [each for each in key.upper() if each.isalpha()] + list(string.ascii_uppercase)
    return next((letter for letter in wanted if letter not in taken), wanted[0])


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    lang: Lang = None,
) -> None:
    """Begin a game of your own: a folder with rules, words and tests that can be played at once."""
    from questable.terminal.arguments import words_in
    from questable.terminal.causes import cause
    from questable.terminal.complaint import Complaint

    words = words_in(lang)
    folder = Path(name)
    if why := _refused(words, name, folder):
        raise Complaint(why)
    try:
        written(Naming(name, free_letter(name)), folder)
    except OSError as error:
        why = cause(words, error)
        raise Complaint(words.say("terminal-file-fails", file=name, why=why)) from error
    print(words.say("command-new-game", name=name))
    print(f"  QUESTABLE_GAMES={name} questable play {name}")
    print(f"  python -m pytest {name}")
    print(words.say("command-new-game-next", file=str(folder / "README.md")))


def _refused(words: "Words", name: str, folder: Path) -> str:
    """Why there can be no game of that name here, or ''."""
    from questable.registry import KEY, KEYS

    if not KEY.fullmatch(name):
        return words.say("command-new-game-key", name=name)
    if folder.exists():
        return words.say("web-there-already", file=str(folder))
    package = name.replace("-", "_")
    if name in KEYS:
        return words.say("command-new-game-taken", name=name)
    if keyword.iskeyword(package) or find_spec(package) is not None:
        return words.say("command-new-game-package", name=name, package=package)
    return ""
