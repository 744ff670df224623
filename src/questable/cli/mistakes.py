"""What is wrong with a command, in the caller's language.

The library that reads commands speaks English. Its exceptions say what they mean by their fields
where they have any, and by their sentence where not.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from typer.exceptions import TyperException

from questable.languages import FIRST
from questable.terminal.complaint import nearest
from questable.text import UnknownLanguage, Words, default_language

Told = Callable[[Words, Any], str]


def told(arguments: Sequence[str], error: TyperException) -> str:
    """One line, in the language that the command asks for."""
    words = words_of(arguments)
    for name, telling in BY_KIND.items():
        if type(error).__name__ == name:
            return telling(words, error)
    sentence = " ".join(error.format_message().split())
    for pattern, word in BY_SENTENCE:
        if found := re.fullmatch(pattern, sentence):
            return words.say(word, **found.groupdict()) + _command(words, error, found)
    return sentence


def words_of(arguments: Sequence[str]) -> Words:
    """The last --lang that was written, readable or not, else the caller's own language."""
    asked = None
    for before, each in zip(("", *arguments), arguments, strict=False):
        if before == "--lang":
            asked = each
        elif each.startswith("--lang="):
            asked = each.removeprefix("--lang=")
    try:
        return Words(asked or default_language())
    except UnknownLanguage:
        return Words(FIRST)


def _no_option(words: Words, error: Any) -> str:
    known = _options(error.ctx.command.params) if error.ctx else []
    line = words.say("command-no-option", name=error.option_name)
    return line + nearest(words, error.option_name, known)


def _options(params: Iterable[Any]) -> list[str]:
    return [name for each in params for name in each.opts if name.startswith("--")]


def _missing(words: Words, error: Any) -> str:
    return words.say("command-missing", name=_name(error))


def _bad_value(words: Words, error: Any) -> str:
    for pattern, word in VALUES:
        if found := re.search(pattern, error.message):
            return words.say(word, name=_name(error), **found.groupdict())
    return words.say("command-bad-value", name=_name(error))


def _name(error: Any) -> str:
    """How the parameter is written: --games, GAME."""
    if error.param is None:
        return ""
    written = [name for name in error.param.opts if name.startswith("--")]
    return written[0] if written else str(error.param.get_error_hint()).strip("'")


def _bad_use(words: Words, error: Any) -> str:
    word = "command-no-value" if "does not take" in error.message else "command-value-missing"
    return words.say(word, name=error.option_name)


def _command(words: Words, error: Any, found: "re.Match[str]") -> str:
    """' Did you mean X?' behind a command that is not known."""
    known = getattr(getattr(error.ctx, "command", None), "commands", {})
    name = found.groupdict().get("name")
    return nearest(words, name, list(known)) if name else ""


BY_KIND: dict[str, Told] = {
    "NoSuchOption": _no_option,
    "MissingParameter": _missing,
    "BadParameter": _bad_value,
    "BadOptionUsage": _bad_use,
}
VALUES = (
    (r"less than or equal to (?P<most>\d+)", "command-at-most"),
    (r"greater than or equal to (?P<least>\d+)", "terminal-cli-number"),
    (r"valid integer", "command-no-number"),
)
BY_SENTENCE = (
    (r"No such command '(?P<name>.*?)'\..*", "command-unknown"),
    (r"Missing command\.", "command-which"),
    (r"Got unexpected extra argument\(s\) \((?P<text>.*)\)", "command-too-much"),
)
