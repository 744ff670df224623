"""Guided games: a record with notes, of which a learner makes one seat's moves."""

from itertools import pairwise
from pathlib import Path

import msgspec

from questable.engine import Game, Match, Record, RecordError, Refused, read_record
from questable.fast import PACKAGE
from questable.languages import ON_CARDS
from questable.packages import folders
from questable.registry import Registry

FOLDER = PACKAGE / "guides"
ENDING = ".guide.toml"


class GuideError(ValueError):
    """A guide that cannot be used: the file and the reason."""

    def __init__(self, file: str, why: str) -> None:
        super().__init__(f"{file}: {why}")


class Note(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is said before an entry."""

    ply: int
    """How many entries come before it; as many as there are for the last word."""
    says: dict[str, str]
    """By language: what is said."""
    action: str = ""
    """What the learner is to do; the record's entry, and '' where it is not the learner's."""
    leap: int = 0
    """After how many entries the game goes on; 0 if it goes on with the next one."""
    other: dict[str, str] = {}
    """What is said when the learner chooses something else that is allowed; by language."""


class Notes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of notes."""

    title: dict[str, str]
    about: dict[str, str]
    minutes: int
    seat: int
    """Whose moves the learner makes."""
    names: list[str]
    """What the seats are called."""
    notes: list[Note]


class Guide:
    """A record and its notes, which go together."""

    def __init__(self, name: str, game: Game, record: Record, told: Notes) -> None:
        self.name = name
        self.game = game
        self.record = record
        self.told = told

    def shown(self) -> list[int]:
        """The plies that a learner sees, from 0 on: all but those that a note leaps over."""
        leaps = [note for note in self.told.notes if note.leap]
        plies = range(len(self.record.effective()) + 1)
        return [ply for ply in plies if not any(note.ply < ply < note.leap for note in leaps)]


def read_guide(path: Path) -> Guide:
    """The guide of a file of notes and the record beside it, or GuideError."""
    try:
        told = msgspec.toml.decode(path.read_bytes(), type=Notes)
    except (OSError, msgspec.MsgspecError, UnicodeError) as error:
        raise GuideError(path.name, str(error)) from error
    name = path.name.removesuffix(ENDING)
    beside = path.with_name(f"{name}.jsonl")
    try:
        record = read_record(Registry(), beside.read_text(encoding="utf-8"))
        game = Registry().find(record.game)
        assert game is not None
        Match(game, record)
    except (OSError, RecordError, Refused) as error:
        raise GuideError(beside.name, str(error)) from error
    for why in _faults(record, told):
        raise GuideError(path.name, why)
    return Guide(name, game, record, told)


def guides(folder: Path = FOLDER) -> list[Guide]:
    """All guides of a folder, by name; with ours those that packages bring for their games."""
    others = folders("guides") if folder == FOLDER else ()
    found = [path for each in (folder, *others) for path in sorted(each.glob(f"*{ENDING}"))]
    return [read_guide(path) for path in found]


def _faults(record: Record, told: Notes) -> list[str]:
    players = record.setup.players
    faults = []
    if not 0 <= told.seat < players:
        faults.append(f"there is no seat {told.seat}")
    if len(told.names) != players:
        faults.append(f"{players} seats play, and there are {len(told.names)} names")
    faults += [f"{where}: not in {lang}" for where, lang in _unsaid(told)]
    plies = [note.ply for note in told.notes]
    if plies != sorted(set(plies)):
        faults.append("the notes are not in order, or two have the same ply")
    faults += [
        f"the note at ply {note.ply} leaps over the one at ply {later.ply}"
        for note, later in pairwise(told.notes)
        if later.ply < note.leap
    ]
    return faults + [fault for note in told.notes for fault in _note_faults(record, told, note)]


def _unsaid(told: Notes) -> list[tuple[str, str]]:
    texts = [("title", told.title), ("about", told.about)]
    for note in told.notes:
        texts.append((f"the note at ply {note.ply}", note.says))
        if note.other:
            texts.append((f"`other` at ply {note.ply}", note.other))
    return [(where, lang) for where, text in texts for lang in ON_CARDS if not text.get(lang, "")]


def _note_faults(record: Record, told: Notes, note: Note) -> list[str]:
    entries = record.effective()
    if not 0 <= note.ply <= len(entries):
        return [f"there is no ply {note.ply}: the record has {len(entries)}"]
    if note.leap:
        return _leap_faults(note, len(entries))
    entry = entries[note.ply] if note.ply < len(entries) else None
    due = entry.action if entry is not None and entry.seat == told.seat else ""
    if note.action != due:
        meant = f"is {due!r}" if due else "is not the learner's"
        return [f"the note at ply {note.ply} expects {note.action!r}, and the entry {meant}"]
    if note.other and not due:
        return [f"the note at ply {note.ply} has `other`, and the learner does nothing there"]
    return []


def _leap_faults(note: Note, entries: int) -> list[str]:
    where = f"the note at ply {note.ply}"
    if not note.ply < note.leap < entries:
        return [f"{where} leaps to ply {note.leap}, and the record has {entries} entries"]
    if note.action or note.other:
        return [f"{where} leaps, and the learner does nothing there"]
    return []
