"""The record of a game: a header and entries, as JSON Lines (docs/record.md)."""

import json
import os
from pathlib import Path

from questable.engine.bounds import (
    LONGEST_ENTRY,
    LONGEST_HEADER,
    LONGEST_NAME,
    MOST_ENTRIES,
    MOST_UNDO_DIGITS,
    is_name,
    plain_fault,
    read_json,
)
from questable.engine.fault import Fault, not_one_of, quoted
from questable.engine.game import Carried, Game, Setup
from questable.engine.lines import PositionError
from questable.engine.options import Refused, Value
from questable.engine.seated import Seated, read_seated, seats_at, with_change
from questable.engine.start import read_state
from questable.engine.state import CHANCE
from questable.engine.trail import BY_NUMBER, BY_TRAIL, WAYS

FORMAT = 1
FROM_POSITION = 2
"""The format of a record that begins with a position: who knows none must not replay it."""
HANDS = ("person", "bot", "clock", "dealer", "companion")
"""Who may have made an entry."""
UNDO = "/undo:"
"""An entry of the table, not of the game: so many entries before it are taken back."""


class RecordError(Fault):
    """A record that cannot be used: the line and the reason."""

    def __init__(self, line: int, why: Fault) -> None:
        super().__init__(why.reason, **why.facts)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}"


class Entry:
    """One line of a record: who, what, and by whose hand."""

    def __init__(self, seat: int, action: str, by: str) -> None:
        self.seat = seat
        self.action = action
        self.by = by

    def line(self) -> str:
        """The entry as it stands in the file."""
        return json.dumps([self.seat, self.action, self.by], ensure_ascii=False)

    def undone(self) -> int:
        """How many entries an undo takes back; 0 for any other entry."""
        return int(self.action[len(UNDO) :]) if self.action.startswith(UNDO) else 0


class Record:
    """A whole game: set-up, luck's commitment, entries, and at the end the seed."""

    def __init__(self, game: str, rules: int, setup: Setup, foreign: bool = False) -> None:
        self.game = game
        self.rules = rules
        self.setup = setup
        self.foreign = foreign
        """Whether the pack is someone's own, so that its facts are embedded."""
        self.commitment = ""
        """SHA-256 of the dealer's seed, or '' when nothing was promised."""
        self.luck = BY_TRAIL
        """What the dealer draws by."""
        self.shares: list[str] = []
        """The seats' random bytes in hexadecimal, in seat order."""
        self.bots: list[Seated] = []
        """Which seats bots play, and of which level and version."""
        self.entries: list[Entry] = []
        self.seed = ""
        """The dealer's seed in hexadecimal, published when the game is over."""
        self.cut = False
        """Whether the file ended in the middle of a line."""

    def effective(self) -> list[Entry]:
        """The entries that count, what was undone left out."""
        return [self.entries[number] for number in self._counting()]

    def _counting(self) -> list[int]:
        """The numbers of the entries that count."""
        kept: list[int] = []
        for number, entry in enumerate(self.entries):
            n = entry.undone()
            if n:
                del kept[-n:]
            else:
                kept.append(number)
        return kept

    def seat_bot(self, seat: int, level: str, version: int = 0) -> None:
        """From now on a bot plays this seat; with no level, people do."""
        now = len(self.entries)
        last = seats_at(self.bots, now).get(seat)
        if (last.level, last.version) != (level, version) if last else level:
            self.bots = with_change(self.bots, Seated(now, seat, level, version))

    def truncated(self, ply: int) -> "Record":
        """The game up to that ply, without undone entries, promises or seed: a fork."""
        fork = Record(self.game, self.rules, self.setup, self.foreign)
        numbers = self._counting()[:ply]
        for seat, last in seats_at(self.bots, numbers[-1] if numbers else 0).items():
            fork.seat_bot(seat, last.level, last.version)
        fork.entries = [self.entries[number] for number in numbers]
        return fork

    def header(self) -> str:
        """The first line."""
        setup = self.setup
        pack: dict[str, object] = {"name": setup.pack.name, "hash": setup.pack.hash}
        if self.foreign:
            pack["facts"] = setup.pack.facts
            if setup.pack.words:
                pack["words"] = setup.pack.words
        head: dict[str, object] = {
            "questable": FROM_POSITION if setup.start else FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": setup.players,
            "options": setup.options,
            "pack": pack,
        }
        if setup.carried:
            head["carried"] = setup.carried
        if setup.start:
            head["start"] = setup.start.rstrip("\n").split("\n")
        if self.commitment:
            head["commitment"] = self.commitment
            if self.luck != BY_NUMBER:
                head["luck"] = self.luck
        if self.shares:
            head["shares"] = self.shares
        if self.bots:
            head["bots"] = [each.plain() for each in self.bots]
        return json.dumps(head, ensure_ascii=False)

    def text(self) -> str:
        """The whole file."""
        lines = [self.header()]
        lines += [entry.line() for entry in self.entries]
        if self.seed:
            lines.append(json.dumps({"seed": self.seed}))
        return "\n".join(lines) + "\n"

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        save_whole(path, self.text())


def save_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def read_record(game_of: "GameFinder", text: str, own: bool = False) -> Record:
    """A record from its text, in linear time; RecordError names the line of what is wrong.

    Whoever wrote it themselves need not have a position checked that it begins with.
    """
    lines = text.split("\n")
    whole = lines[-1] == ""
    if whole:
        lines.pop()
    if not lines:
        raise RecordError(1, Fault("empty"))
    if len(lines) > MOST_ENTRIES + 2:
        raise RecordError(MOST_ENTRIES + 3, Fault("too-many-entries", most=MOST_ENTRIES))
    record = _header(game_of, lines[0], own)
    counting = 0
    for number, line in enumerate(lines[1:], start=2):
        if record.seed:
            raise RecordError(number, Fault("after-seed"))
        if not whole and number == len(lines) and not _is_json(line):
            record.cut = True
            break
        data = _read_line(number, line, LONGEST_ENTRY)
        if isinstance(data, dict):
            record.seed = _seed(number, data)
            continue
        entry = _entry(number, data, record.setup.players)
        undone = entry.undone()
        counting += -undone if undone else 1
        if counting < 0:
            raise RecordError(number, Fault("undo-too-far", action=entry.action))
        record.entries.append(entry)
    return record


def _is_json(line: str) -> bool:
    try:
        json.loads(line[:LONGEST_ENTRY])
    except (ValueError, RecursionError):
        return False
    return True


def _read_line(number: int, line: str, longest: int) -> object:
    """What a line says, if it is plain; else RecordError."""
    if len(line) > longest:
        raise RecordError(number, Fault("line-too-long", most=longest, count=len(line)))
    try:
        data = read_json(line)
    except Fault as error:
        raise RecordError(number, error) from error
    why = plain_fault(data)
    if why is not None:
        raise RecordError(number, why)
    return data


class GameFinder:
    """Finds games by key; the registry is one."""

    def find(self, key: str) -> Game | None:
        """The game of that key, or None."""
        return None


def _header(game_of: GameFinder, line: str, own: bool) -> Record:
    if not line.startswith("{"):
        raise RecordError(1, Fault("no-header"))
    head = _read_head(line)
    if not isinstance(head, dict) or "questable" not in head:
        raise RecordError(1, Fault("no-header"))
    if head["questable"] != (FROM_POSITION if "start" in head else FORMAT):
        raise RecordError(1, Fault("other-format", found=quoted(head["questable"]), known=FORMAT))
    game = game_of.find(str(head.get("game")))
    if game is None:
        raise RecordError(1, Fault("unknown-game", found=quoted(head.get("game"))))
    if head.get("rules") != game.rules_version:
        found = quoted(head.get("rules"))
        raise RecordError(1, Fault("other-rules", found=found, known=game.rules_version))
    setup, foreign = _setup(game, head)
    if "start" in head:
        _begin(game, setup, head["start"], own)
    record = Record(game.key, game.rules_version, setup, foreign)
    record.commitment = _hex(head, "commitment", 64)
    if record.commitment:
        record.luck = str(head.get("luck", BY_NUMBER))
    if record.luck not in WAYS:
        raise RecordError(1, not_one_of("luck", WAYS, record.luck))
    shares = head.get("shares", [])
    if not isinstance(shares, list) or not all(_is_hex(s, 32) for s in shares):
        raise RecordError(1, Fault("shares", key="shares", n=32))
    record.shares = [str(s) for s in shares]
    try:
        record.bots = read_seated(head.get("bots", []), record.setup.players)
    except Fault as error:
        raise RecordError(1, error) from error
    return record


def _read_head(line: str) -> object:
    """The first line, if it is plain; a position's lines may be longer than other texts."""
    if len(line) > LONGEST_HEADER:
        raise RecordError(1, Fault("line-too-long", most=LONGEST_HEADER, count=len(line)))
    try:
        head = read_json(line)
    except Fault as error:
        raise RecordError(1, error) from error
    plain = head
    if isinstance(head, dict) and _are_texts(head.get("start")):
        plain = {name: value for name, value in head.items() if name != "start"}
    why = plain_fault(plain)
    if why is not None:
        raise RecordError(1, why)
    return head


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def _begin(game: Game, setup: Setup, lines: object, own: bool) -> None:
    """The position that a record begins with."""
    if not isinstance(lines, list) or not _are_texts(lines):
        raise RecordError(1, Fault("list-of-texts", key="start"))
    text = "\n".join(lines) + "\n"
    try:
        setup.start = text if own else read_state(game, setup, text).dump()
    except PositionError as error:
        raise RecordError(1, error) from error


def _setup(game: Game, head: dict[str, object]) -> tuple[Setup, bool]:
    players, options, pack = head.get("players"), head.get("options"), head.get("pack")
    if type(players) is not int:
        raise RecordError(1, Fault("no-number", key="players"))
    if not isinstance(options, dict) or not isinstance(pack, dict):
        raise RecordError(1, Fault("no-object", key="options, pack"))
    given: dict[str, Value] = {}
    for name, value in options.items():
        if not isinstance(value, bool | int | str):
            raise RecordError(1, Fault("option-not-plain", option=name))
        given[str(name)] = value
    facts, words = pack.get("facts"), pack.get("words", {})
    try:
        if isinstance(facts, dict):
            if not isinstance(words, dict):
                raise Fault("no-object", key="words")
            own = game.pack_of(_pack_name(pack), dict(facts), dict(words))
        else:
            own = game.pack()
        setup = game.setup(players, given, own)
    except Refused:
        raise
    except ValueError as error:
        why = error if isinstance(error, Fault) else Fault("pack-not-whole")
        raise RecordError(1, why) from error
    if setup.pack.hash != pack.get("hash"):
        found, theirs = str(pack.get("hash")), quoted(pack.get("name"))
        ours, known = quoted(setup.pack.name), setup.pack.hash
        why = Fault("other-pack", name=theirs, found=found, pack=ours, known=known)
        raise RecordError(1, why)
    try:
        setup.carried = game.carried(setup, _carried(head))
    except Fault as error:
        raise RecordError(1, error) from error
    return setup, isinstance(facts, dict)


def _pack_name(pack: dict[str, object]) -> str:
    name = pack.get("name")
    if not is_name(name):
        raise Fault("pack-name", most=LONGEST_NAME)
    return str(name)


def _carried(head: dict[str, object]) -> Carried:
    carried = head.get("carried", {})
    if not isinstance(carried, dict):
        raise Fault("no-object", key="carried")
    for name, numbers in carried.items():
        if not isinstance(numbers, list) or any(type(n) is not int for n in numbers):
            raise Fault("whole-numbers", key=name)
    return {str(name): list(numbers) for name, numbers in carried.items()}


def _is_hex(value: object, digits: int) -> bool:
    if not isinstance(value, str) or len(value) != digits:
        return False
    return all(c in "0123456789abcdef" for c in value)


def _hex(head: dict[str, object], key: str, digits: int) -> str:
    value = head.get(key, "")
    if value != "" and not _is_hex(value, digits):
        raise RecordError(1, Fault("hexadecimal", key=key, n=digits))
    return str(value)


def _seed(number: int, data: dict[str, object]) -> str:
    if set(data) != {"seed"} or not _is_hex(data["seed"], 64):
        raise RecordError(number, Fault("seed-line", n=64))
    return str(data["seed"])


def _entry(number: int, data: object, players: int) -> Entry:
    if not isinstance(data, list) or len(data) != 3:
        raise RecordError(number, Fault("entry-shape"))
    seat, action, by = data
    if type(seat) is not int or not CHANCE <= seat < players:
        raise RecordError(number, Fault("entry-seat", found=quoted(seat), most=players - 1))
    if not isinstance(action, str):
        raise RecordError(number, Fault("no-text", key="action"))
    if by not in HANDS:
        raise RecordError(number, not_one_of("by", HANDS, by))
    if action.startswith(UNDO):
        count = action[len(UNDO) :]
        numeral = count.isascii() and count.isdecimal() and len(count) <= MOST_UNDO_DIGITS
        if not numeral or int(count) < 1:
            raise RecordError(number, Fault("bad-undo", action=action))
    return Entry(seat, action, str(by))
