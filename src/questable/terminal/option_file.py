"""A set of house rules in a file: under a name, to be loaded again and shared."""

import json
from pathlib import Path

from questable.engine import Game, PackError, PackText, Refused, Value
from questable.engine.options import checked
from questable.terminal.complaint import (
    Complaint,
    at_line,
    fault_at,
    refusal,
    text_of,
    unreadable,
    writable,
)
from questable.terminal.house_rules import typed
from questable.text import Words

SECTION = "options"
KEYS = {"game", "name", SECTION}


def read(words: Words, game: Game, path: Path) -> dict[str, Value]:
    """The options of a file, each of them known and possible, or a Complaint with its line."""
    text = _text(words, path)
    for key in sorted(text.data.keys() - KEYS):
        line = max(text.line_of("", key), text.line_of(key, ""))
        raise Complaint(at_line(words, path, line, words.say("terminal-options-unknown", name=key)))
    if text.data.get("game") != game.key:
        line = text.line_of("", "game")
        raise Complaint(
            at_line(words, path, line, words.say("terminal-options-game", name=game.key))
        )
    given = text.data.get(SECTION, {})
    if not isinstance(given, dict):
        line = text.line_of("", SECTION)
        raise Complaint(
            at_line(words, path, line, words.say("terminal-options-table", name=SECTION))
        )
    found: dict[str, Value] = {}
    for name, value in given.items():
        try:
            found[name] = _checked(game, name, value)
        except Refused as error:
            line = text.line_of(SECTION, name)
            raise Complaint(at_line(words, path, line, str(refusal(words, game, error)))) from error
    return found


def told(words: Words, game: Game, path: Path | None) -> list[str]:
    """What a file says, under its name."""
    if path is None:
        return []
    single = " ".join(f"{key}={typed(value)}" for key, value in read(words, game, path).items())
    name = _text(words, path).data.get("name") or path.name
    return [f"{name}: {single}"]


def write(words: Words, game: Game, path: Path, name: str, given: dict[str, Value]) -> None:
    """Keep options that at least one number of players can play with."""
    try:
        options = {each: _checked(game, each, value) for each, value in given.items()}
        _playable(game, options)
    except Refused as error:
        raise refusal(words, game, error) from error
    writable(words, path)
    lines = [f'game = "{game.key}"']
    if name:
        lines.append(f"name = {json.dumps(name, ensure_ascii=False)}")
    lines += ["", f"[{SECTION}]"]
    lines += [f"{each} = {json.dumps(value)}" for each, value in options.items()]
    try:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise Complaint(unreadable(words, path, error)) from error


def _text(words: Words, path: Path) -> PackText:
    try:
        return PackText.foreign(str(path), text_of(words, path))
    except PackError as error:
        raise fault_at(words, path, error.line, error) from error


def _checked(game: Game, name: str, value: object) -> Value:
    """A value that the option may have; other types than its own are refused like bad values."""
    plain: Value = value if isinstance(value, bool | int | str) else json.dumps(value, default=str)
    return checked(game.options, {name: plain})[name]


def _playable(game: Game, options: dict[str, Value]) -> None:
    """Refused unless some number of players can play so; what the most players hear is told."""
    last: Refused | None = None
    for players in range(game.fewest, game.most + 1):
        try:
            game.setup(players, options)
        except Refused as error:
            last = error
        else:
            return
    assert last is not None
    raise last
