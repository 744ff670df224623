"""Components as data: reading a pack, naming file and line of what is wrong.

See docs/architecture.md, Packs.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from questable.engine.bounds import LONGEST_NAME, is_name, plain_fault, toml_fault
from questable.engine.fault import Fault, not_between, not_one_of
from questable.languages import ON_CARDS as LANGUAGES

Facts = dict[str, object]
MOST_KNOWN = 64
"""Packs of others that a game remembers."""
MOST_FAULTS = 20
"""That are told at once."""
HASH = 16
"""Letters of a hash that a pack is known by."""
GAME = "game"
"""Where a file says which game it is a pack of."""
Item = TypeVar("Item")
Read = TypeVar("Read")


class PackError(Fault):
    """A pack that cannot be used: which file, which line, why."""

    def __init__(
        self, source: str, line: int, why: Fault, section: str = "", key: str = "", row: int = 0
    ) -> None:
        super().__init__(why.reason, **why.facts)
        self.source = source
        self.line = line
        self.section = section
        """The table that is wrong, '' for what stands outermost;"""
        self.row = row
        """which of those of that name, from 1; 0 where there is but one;"""
        self.key = key
        """and what in it."""
        self.others: list[PackError] = []
        """What else is wrong, as far as it was looked for."""

    def __str__(self) -> str:
        return f"{self.source}, line {self.line}: {super().__str__()}"


class PackText:
    """A TOML file with the lines its keys stand on."""

    def __init__(self, source: str, text: str) -> None:
        self.source = source
        self.text = text
        try:
            self.data: Facts = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"line (\d+), column (\d+)", str(error))
            line, column = (int(found[1]), int(found[2])) if found else (text.count("\n") + 1, 0)
            raise PackError(source, line, Fault("not-toml", n=column)) from error

    @classmethod
    def foreign(cls, source: str, text: str) -> "PackText":
        """Someone's own text, of which nothing is known: first its bounds, then its sense."""
        line, why = toml_fault(text)
        if why is not None:
            raise PackError(source, line, why)
        try:
            found = cls(source, text)
        except (RecursionError, ValueError) as error:
            if isinstance(error, PackError):
                raise
            raise PackError(source, 1, Fault("unreadable")) from error
        found._check_plain()
        return found

    @classmethod
    def read(cls, path: Path) -> "PackText":
        """A file as a pack text; one that cannot be read is a PackError too."""
        try:
            found = cls(path.name, path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise PackError(path.name, 1, Fault("unreadable")) from error
        found.data.pop(GAME, None)
        return found

    def need_game(self, known: Sequence[str]) -> None:
        """A file may say which game it is a pack of; PackError where that is none of these."""
        named = self.data.pop(GAME, None)
        if named is not None and named not in known:
            raise self.fail("", GAME, Fault("other-game", found=str(named), known=known[0]))

    def _check_plain(self) -> None:
        """Every value is one that a record could hold; what is not is named by its line."""
        for name, value in self.data.items():
            many = isinstance(value, list) and value and isinstance(value[0], dict)
            for row, each in enumerate(value if many and isinstance(value, list) else [value]):
                for key, inside in (each if isinstance(each, dict) else {"": each}).items():
                    why = plain_fault(key) or plain_fault(inside)
                    if why is not None:
                        at = row + 1 if many else 0
                        raise self.fail(name if key else "", key or name, why, at)
        why = plain_fault(self.data)
        if why is not None:
            raise PackError(self.source, 1, why)

    def line_of(self, section: str, key: str, row: int = 0) -> int:
        """The line of `key =` below `[section]`, or of the section, or 1.

        With a row, below the so manieth `[[section]]`.
        """
        inside = section == ""
        best = 1
        seen = 0
        for number, line in enumerate(self.text.splitlines(), start=1):
            bare = line.strip()
            if bare.startswith("["):
                inside = bare.strip("[] ") == section
                seen += inside
                inside = inside and (row == 0 or seen == row)
                if inside:
                    best = number
            elif inside and key and _sets(bare, key):
                return number
        return best

    def name(self) -> str:
        """What the pack is called, in few words."""
        name = self.data.get("name")
        if not is_name(name):
            raise self.fail("", "name", Fault("pack-name", most=LONGEST_NAME))
        return str(name)

    def line_of_item(self, section: str, key: str, item: str) -> int:
        """The line on which a list has an item, the last one; else the item's, else the key's."""
        start = self.line_of(section, key)
        inside, anywhere = 0, 0
        reached = False
        for number, line in enumerate(self.text.splitlines(), start=1):
            bare = line.strip()
            if number > start and (bare.startswith("[") or _begins(bare)):
                reached = True
            if f'"{item}"' in bare or f"'{item}'" in bare:
                anywhere = anywhere or number
                if number >= start and not reached:
                    inside = number
        # What a pack extends may have it too; then only one of the two stands in this text.
        return (inside if self._sets_own(section, key) else 0) or anywhere or start

    def _sets_own(self, section: str, key: str) -> bool:
        return self.line_of(section, key) != self.line_of(section, "")

    def fail(self, section: str, key: str, why: Fault, row: int = 0) -> PackError:
        """The error that points at a key."""
        line = self.line_of(section, key, row)
        return PackError(self.source, line, why, section, key, row)

    def each(self, items: Sequence[Item], read: Callable[[Item], Read]) -> list[Read]:
        """What is read of each item; PackError has what is wrong with any of them."""
        found: list[Read] = []
        wrong: list[PackError] = []
        for item in items:
            try:
                found.append(read(item))
            except PackError as error:
                wrong.append(error)
                if len(wrong) == MOST_FAULTS:
                    break
        if wrong:
            wrong[0].others += wrong[1:]
            raise wrong[0]
        return found

    def rows(self, name: str, most: int) -> list[Facts]:
        """The tables `[[name]]`, none or so many."""
        found = self.data.get(name, [])
        if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
            raise self.fail(name, "", Fault("no-rows", key=name))
        if len(found) > most:
            why = Fault("too-many-rows", key=name, most=most, count=len(found))
            raise self.fail(name, "", why, most + 1)
        return found

    def section(self, name: str, keys: set[str]) -> Facts:
        """A table that has exactly these keys."""
        table = self.data.get(name)
        if not isinstance(table, dict):
            raise self.fail(name, "", Fault("no-table", key=name))
        for key in sorted(keys - table.keys()):
            raise self.fail(name, "", Fault("key-missing", table=name, key=key))
        for key in sorted(table.keys() - keys):
            raise self.fail(name, key, Fault("key-unknown", table=name, key=key))
        return table

    def only(self, known: set[str]) -> None:
        """PackError at whatever stands outermost and is not among these."""
        for key in sorted(self.data.keys() - known - {GAME}):
            line = max(self.line_of(key, ""), self.line_of("", key))
            raise PackError(self.source, line, Fault("unknown-key", key=key), "", key)

    def one_of(self, section: str, key: str, allowed: Sequence[str]) -> str:
        """A text of a table among those allowed."""
        table = self.data[section]
        value = table.get(key) if isinstance(table, dict) else None
        if not isinstance(value, str) or value not in allowed:
            raise self.fail(section, key, not_one_of(f"{section}.{key}", allowed, value))
        return value

    def words(self, section: str, key: str, longest: int = LONGEST_NAME) -> dict[str, str]:
        """A text in each language, as `{ en = ..., fr = ... }` below a key, or one for all."""
        table = self.data[section]
        words = in_all(table.get(key)) if isinstance(table, dict) else None
        why = words_fault(f"{section}.{key}", words, longest)
        if why is not None:
            raise self.fail(section, key, why)
        assert isinstance(words, dict)
        return dict(words)

    def number(self, section: str, key: str, low: int, high: int) -> int:
        """A whole number of a table within its bounds."""
        table = self.data[section]
        value = table[key] if isinstance(table, dict) else None
        if type(value) is not int or not low <= value <= high:
            raise self.fail(section, key, not_between(key, low, high))
        return value


def _begins(line: str) -> bool:
    """Whether a line of TOML begins with a bare key and a sign of equality."""
    return re.match(r"[\w-]+\s*=", line) is not None


def in_all(words: object) -> object:
    """A text that is not said in several languages is the same in all of them."""
    return dict.fromkeys(LANGUAGES, words) if isinstance(words, str) else words


def words_fault(key: str, words: object, longest: int = LONGEST_NAME) -> Fault | None:
    """Why this is no text in each language, or None."""
    if not isinstance(words, dict) or words.keys() != set(LANGUAGES):
        return Fault("languages", key=key, languages=", ".join(LANGUAGES))
    for lang, text in words.items():
        if not isinstance(text, str) or not text.strip():
            return Fault("no-words", key=f"{key}.{lang}")
        if len(text) > longest:
            return Fault("words-too-long", key=f"{key}.{lang}", most=longest)
    return None


def _sets(line: str, key: str) -> bool:
    """Whether a line of TOML begins with this key and a sign of equality."""
    for written in (key, f'"{key}"'):
        if line.startswith(written) and line[len(written) :].lstrip().startswith("="):
            return True
    return False


class Pack:
    """The components of a game: a name, the facts that rules read, and their hash."""

    def __init__(self, name: str, facts: Facts, words: Facts | None = None) -> None:
        self.name = name
        self.facts = facts
        self.words: Facts = words or {}
        """What people read on its cards, where we would not know it; rules never look at it."""
        self.hash = digest(facts)[:HASH]
        self.made: object = None
        """What a game works out from it, once."""

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return Pack, (self.name, self.facts, self.words)

    def __deepcopy__(self, _memo: dict[int, object]) -> "Pack":
        return self


def digest(facts: Facts) -> str:
    """SHA-256 of facts as JSON with sorted keys and no spaces."""
    canonical = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()


class Packs:
    """Where a game's packs come from: shipped with it, someone's own text, a record's facts."""

    def __init__(
        self,
        shipped: Callable[[], Pack],
        read: Callable[[PackText], Pack],
        embedded: Callable[[str, Facts, Facts], Pack],
        text: Callable[[], str] | None = None,
    ) -> None:
        self.shipped = shipped
        self.text = text
        """The shipped pack as somebody would write it, to begin with."""
        self.read = read
        """PackError names file and line of what is wrong."""
        self.embedded = embedded
        """From the name, the facts and the words that a record embeds, or Fault."""
        self._known: dict[str, Pack] = {}

    def again(self, name: str, facts: Facts, words: Facts) -> Pack:
        """An embedded pack; the same one for the same content, which a room asks for often."""
        key = f"{digest(facts)} {digest(words)} {name}"
        pack = self._known.pop(key, None) or self.embedded(name, facts, words)
        self._known[key] = pack
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return pack
