"""Help in the caller's language: the library that reads commands speaks English.

Commands say what they do in English, where they are written. Each such sentence is found among
the English words of help.ftl and said in the caller's language; one that is not there stays. What
a sentence counts up, `{languages}`, is put into it when somebody asks: nothing is listed twice.
"""

import io
from collections.abc import Sequence
from contextlib import redirect_stdout
from typing import Any

from questable.bots import LEVELS
from questable.languages import FIRST, LANGUAGES
from questable.text import Words, messages

SENTENCE = "help-"
LIBRARY = "help-word-"
"""Words of the library itself, which are exchanged in what it has written."""
LISTS = {"languages": ", ".join(LANGUAGES), "levels": ", ".join(LEVELS)}
"""What a sentence may count up."""


def sentences(lang: str) -> dict[str, str]:
    """By what a command says of itself: the same in a language."""
    english, words = Words(FIRST), Words(lang)
    blanks = {name: f"{{{name}}}" for name in LISTS}
    found = [word for word in messages(FIRST) if word.startswith(SENTENCE)]
    return {english.say(word, **blanks): words.say(word, **LISTS) for word in found}


def put(command: Any, words: Words) -> None:
    """Say everything below this command in these words."""
    # English stands in the commands: the files need not be read for it.
    _put(command, {} if words.lang == FIRST else sentences(words.lang))


def _put(command: Any, known: dict[str, str]) -> None:
    for each in (command, *command.params):
        said = getattr(each, "help", None)
        if said is not None:
            each.help = known.get(" ".join(said.split())) or _filled(said)
    for below in getattr(command, "commands", {}).values():
        _put(below, known)


def _filled(said: str) -> str:
    for name, listed in LISTS.items():
        said = said.replace(f"{{{name}}}", listed)
    return said


class Exchanged(io.StringIO):
    """What the library writes, with its own words exchanged."""

    def in_words(self, words: Words) -> str:
        """The same in another language."""
        text, english = self.getvalue(), Words(FIRST)
        if words.lang == FIRST:
            return text
        for word in messages(FIRST):
            if word.startswith(LIBRARY):
                text = text.replace(english.say(word), words.say(word))
        return text


def shown(command: Any, arguments: Sequence[str], words: Words) -> int:
    """Carry out a command that asks for help."""
    put(command, words)
    written = Exchanged()
    with redirect_stdout(written):
        code = command(list(arguments), standalone_mode=False, prog_name="questable")
    print(written.in_words(words), end="")
    return code if isinstance(code, int) else 0
