"""What people get told when something they gave cannot be used."""

import json
from difflib import get_close_matches
from pathlib import Path

from questable.engine import (
    Fault,
    Game,
    GameFinder,
    Match,
    Pack,
    PackError,
    Record,
    RecordError,
    Refused,
    read_record,
)
from questable.telling.voice import faulted, refused
from questable.terminal.causes import cause
from questable.text import Words


class Complaint(Exception):
    """One line for the person who asked; nothing has been written."""


def unknown(words: Words, what: str, name: str, known: list[str]) -> Complaint:
    """A name that is not known: the nearest one, and all there are."""
    line = words.say(f"table-unknown-{what}", name=name, known=", ".join(known))
    return Complaint(f"{line}{nearest(words, name, known)}")


def nearest(words: Words, name: str, known: list[str]) -> str:
    """' Did you mean X?' or nothing."""
    folded = {each.casefold(): each for each in reversed(known)}
    close = get_close_matches(name.casefold(), folded, n=1, cutoff=0.6)
    return " " + words.say("table-did-you-mean", name=folded[close[0]]) if close else ""


def refusal(words: Words, game: Game, error: Refused) -> Complaint:
    """A set-up that cannot be played, with the nearest option for an unknown one."""
    line = refused(words, game.key, error)
    if error.reason == "option-unknown":
        names = [option.name for option in game.options]
        line += nearest(words, str(error.facts["option"]), names)
        line += " " + words.say("terminal-cli-options", name=game.key)
    return Complaint(line)


def text_of(words: Words, path: Path) -> str:
    """A file's text, or a Complaint that names the file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Complaint(words.say("terminal-file-not-text", file=str(path))) from None
    except OSError as error:
        raise Complaint(unreadable(words, path, error)) from error


def unreadable(words: Words, path: Path, error: OSError) -> str:
    """A file that cannot be opened, in one line."""
    if isinstance(error, FileNotFoundError):
        return words.say("terminal-file-missing", file=str(path))
    return words.say("terminal-file-fails", file=str(path), why=cause(words, error))


def at_line(words: Words, path: Path, line: int, why: str) -> str:
    """What is wrong with a file, and where."""
    return words.say("terminal-file-line", file=str(path), line=line, why=why)


def fault_at(words: Words, path: Path, line: int, fault: Fault) -> Complaint:
    """A file that cannot be used."""
    return Complaint(at_line(words, path, line, faulted(words, fault)))


def record_of(words: Words, finder: GameFinder, path: Path) -> tuple[Game, Record]:
    """A record that replays to its end, with its game, or a Complaint that names file and line."""
    text = text_of(words, path)
    try:
        record = read_record(finder, text)
        game = finder.find(record.game)
        assert game is not None
        Match(game, record)
    except RecordError as error:
        raise fault_at(words, path, error.line, error) from error
    except Refused as error:
        key = json.loads(text.split("\n")[0])["game"]
        raise Complaint(at_line(words, path, 1, refused(words, key, error))) from error
    return game, record


def pack_of(words: Words, game: Game, path: Path) -> Pack:
    """Someone's own pack, or a Complaint that names file and line."""
    try:
        return game.read_pack(str(path), text_of(words, path))
    except PackError as error:
        raise fault_at(words, path, error.line, error) from error


def writable(words: Words, path: Path) -> None:
    """Complain now, not after an hour of play, when a file cannot be written there."""
    if path.exists():
        raise Complaint(words.say("terminal-file-exists", file=str(path)))
    if not path.parent.is_dir():
        raise Complaint(words.say("terminal-folder-missing", file=str(path.parent)))


def written(words: Words, record: Record, path: Path) -> None:
    """Save a record to a file that is not there yet."""
    writable(words, path)
    try:
        record.save(path)
    except OSError as error:
        raise Complaint(unreadable(words, path, error)) from error
