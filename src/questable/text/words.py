"""Words for the ids the engine speaks: one folder a language, one Fluent file a subject."""

import os
import re
import warnings
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    Pattern,
    Resource,
    Term,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from questable.languages import FIRST, LANGUAGES, on_cards
from questable.packages import folders
from questable.text.quick import QuickMessages
from questable.text.typography import FUNCTIONS, Number

FOLDER = Path(__file__).parent
REMEMBERED = 20_000
"""So many sentences a file keeps ready."""


class MissingWord(UserWarning, LookupError):
    """A message that is not there, or that cannot be said with what was given.

    People are then told its id, and whoever runs the program is warned, once a message. In our
    tests a warning is an error.
    """

    def __init__(self, word: str, lang: str, reason: str) -> None:
        super().__init__(f"{word} ({lang}): {reason}")
        self.word = word
        self.lang = lang
        self.reason = reason


class UnknownLanguage(ValueError):
    """A language that has no words here."""

    def __init__(self, lang: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown language {lang!r}; known: {', '.join(known)}")
        self.lang = lang
        self.known = known


class BrokenWords(ValueError):
    """A Fluent file that cannot be read, with the file and line."""


def languages(folder: Path = FOLDER) -> tuple[str, ...]:
    """The languages that have words, in alphabetical order."""
    if folder == FOLDER:
        return tuple(LANGUAGES)
    return tuple(sorted({path.parent.name for path in folder.glob("*/*.ftl")}))


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the person who started us: QUESTABLE_LANG, else the locale, else English."""
    asked = environ.get("QUESTABLE_LANG")
    if asked:
        if asked not in languages():
            raise UnknownLanguage(asked, languages())
        return asked
    # POSIX: the first of these that is set and not empty decides.
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environ.get(name):
            tag = re.split(r"[_.@-]", locale.lower())[0]
            return tag if tag in languages() else FIRST
    return FIRST


def messages(lang: str, folder: Path = FOLDER) -> dict[str, frozenset[str]]:
    """Every message id of a language with the variables it needs, in alphabetical order."""
    found: dict[str, frozenset[str]] = {}
    for path in _files(lang, folder).values():
        for word, needs in _page(path).needs.items():
            if word in found and folder in path.parents:
                raise BrokenWords(f"{path}: {word} is also in another file of {lang!r}")
            found.setdefault(word, needs)
    return dict(sorted(found.items()))


class Words:
    """The words of one language; a file is read when one of its messages is first wanted."""

    def __init__(self, lang: str, folder: Path = FOLDER) -> None:
        self.lang = lang
        self.on_cards = on_cards(lang)
        """The language in which cards and saints are told to whoever speaks this one."""
        self._files = _files(lang, folder)
        self._pages: dict[str, _Page | None] = {}
        """By message: the file it was found in."""

    def say(self, word: str, /, **args: str | int) -> str:
        """The message in words; if anything is amiss its id, so that no half sentence is shown."""
        page = self._page_of(word)
        if page is None:
            return self._unsaid(MissingWord(word, self.lang, "no such message"))
        # Checked over all branches of the message, not only the one that these values take.
        if missing := page.needs[word].difference(args):
            return self._unsaid(MissingWord(word, self.lang, f"needs {', '.join(sorted(missing))}"))
        try:
            return page.say(word, args)
        except MissingWord as missing_word:
            return self._unsaid(missing_word)

    def _unsaid(self, missing: MissingWord) -> str:
        warnings.warn(missing, stacklevel=3)
        return missing.word

    def rule(self, rule: str) -> str:
        """The short sentence of a rule, by its id as the rules files write it: Q-3.5."""
        return self.say("rule-" + rule.replace(".", "-"))

    def prepare(self) -> None:
        """Read all files now, so that nobody waits for it later."""
        for path in self._files.values():
            _page(path)

    def has(self, word: str) -> bool:
        """Whether there is such a message."""
        return self._page_of(word) is not None

    def _page_of(self, word: str) -> "_Page | None":
        if word not in self._pages:
            self._pages[word] = self._found(word)
        return self._pages[word]

    def _found(self, word: str) -> "_Page | None":
        # A message is usually in the file that its id begins with; that one is tried first.
        for stem in sorted(self._files, key=lambda stem: (not word.startswith(stem + "-"), stem)):
            page = _page(self._files[stem])
            if word in page.needs:
                return page
        return None


class _Page:
    """One Fluent file; it stands on its own and refers to no message of another."""

    def __init__(self, path: Path) -> None:
        self.lang = path.parent.name
        resource = _parsed(path)
        self.needs = _needs(resource, path)
        # Isolation marks are off: they show as boxes in terminals and break exact comparison.
        self._bundle = FluentBundle([self.lang], functions=FUNCTIONS, use_isolating=False)
        self._bundle.add_resource(resource)
        own = {each.id.name: each for each in resource.body if isinstance(each, Message)}
        self._quick = QuickMessages(self.lang, own)
        self._said: dict[tuple[object, ...], str] = {}
        """What was said before: a table says most things again and again."""

    def say(self, word: str, args: Mapping[str, str | int]) -> str:
        key = (word, *args.items())
        if key not in self._said:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[key] = self._spoken(word, args)
        return self._said[key]

    def _spoken(self, word: str, args: Mapping[str, str | int]) -> str:
        said = self._quick.say(word, args)
        return self.by_fluent(word, args) if said is None else said

    def by_fluent(self, word: str, args: Mapping[str, str | int]) -> str:
        """The same by Fluent itself, which understands all that a file may have."""
        pattern = self._bundle.get_message(word).value
        if pattern is None:
            raise MissingWord(word, self.lang, "the message has no text")
        given = {
            name: Number(value) if type(value) is int else value for name, value in args.items()
        }
        said, errors = self._bundle.format_pattern(pattern, given)
        if errors or not isinstance(said, str):
            raise MissingWord(word, self.lang, "; ".join(map(str, errors)) or "nothing to say")
        return said


class _Uses(Visitor):
    """What a pattern refers to: variables and other messages."""

    def __init__(self, pattern: Pattern | None) -> None:
        self.variables: set[str] = set()
        self.words: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.words.add(node.id.name)


def _files(lang: str, folder: Path) -> dict[str, Path]:
    """By name: the files of a language; with our own words those that other packages bring."""
    if lang not in languages(folder):
        raise UnknownLanguage(lang, languages(folder))
    others = folders("text") if folder == FOLDER else ()
    files = (path for each in (folder, *others) for path in sorted((each / lang).glob("*.ftl")))
    found: dict[str, Path] = {}
    for path in files:
        found.setdefault(path.stem, path)
    return found


@cache
def _page(path: Path) -> _Page:
    return _Page(path)


def _parsed(path: Path) -> Resource:
    text = path.read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    seen: set[str] = set()
    for entry in resource.body:
        # Fluent itself skips what it cannot read and keeps the first of two; we refuse both.
        if isinstance(entry, Junk):
            raise BrokenWords(f"{path}:{_line(text, entry)}: {entry.annotations[0].message}")
        if isinstance(entry, Message | Term):
            name = ("-" if isinstance(entry, Term) else "") + entry.id.name
            if name in seen:
                raise BrokenWords(f"{path}:{_line(text, entry)}: {name} is there twice")
            seen.add(name)
    return resource


def _line(text: str, entry: Junk | Message | Term) -> int:
    return text.count("\n", 0, entry.span.start if entry.span else 0) + 1


def _needs(resource: Resource, path: Path) -> dict[str, frozenset[str]]:
    # Arguments pass through to the messages that a message refers to, so their needs are its own.
    uses = {e.id.name: _Uses(e.value) for e in resource.body if isinstance(e, Message)}

    def needs(word: str, above: frozenset[str]) -> frozenset[str]:
        if word in above:
            raise BrokenWords(f"{path}: {word} refers to itself")
        if word not in uses:
            return frozenset()
        inner = (needs(other, above | {word}) for other in uses[word].words)
        return frozenset(uses[word].variables).union(*inner)

    return {word: needs(word, frozenset()) for word in uses}
