"""Help in the caller's language: the library that reads commands speaks English.

Commands say what they do in English, where they are written. Each such sentence is found among
the English words of help.ftl and said in the caller's language; one that is not there stays.
"""

import io
from collections.abc import Sequence
from contextlib import redirect_stdout
from typing import Any

from questable.text import Words, messages

HELP = ("-h", "--help")
SENTENCE = "help-"
LIBRARY = "help-word-"
"""Words of the library itself, which are exchanged in what it has written."""


def wanted(arguments: Sequence[str], words: Words) -> bool:
    """Whether somebody asks for help in another language than that of the commands."""
    return words.lang != "en" and any(each in HELP for each in arguments)


def put(command: Any, words: Words) -> None:
    """Say everything below this command in these words."""
    english = Words("en")
    known = {
        english.say(word): words.say(word) for word in messages("en") if word.startswith(SENTENCE)
    }
    _put(command, known)


def _put(command: Any, known: dict[str, str]) -> None:
    for each in (command, *command.params):
        said = " ".join((getattr(each, "help", None) or "").split())
        if said in known:
            each.help = known[said]
    for below in getattr(command, "commands", {}).values():
        _put(below, known)


class Exchanged(io.StringIO):
    """What the library writes, with its own words exchanged."""

    def in_words(self, words: Words) -> str:
        """The same in another language."""
        text, english = self.getvalue(), Words("en")
        for word in messages("en"):
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
