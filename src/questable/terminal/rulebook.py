"""The numbered rules: their short sentences and their full texts."""

from questable.engine import Game
from questable.registry import KEYS, game
from questable.telling.rulebook import full_text, ids
from questable.terminal.complaint import Complaint, nearest, unknown
from questable.text import Words

TABLE = "table"
"""The rules that hold for every game have a file like a game's."""


def told(words: Words, played: Game, asked: str) -> list[str]:
    """A rule's sentence and its full text, nothing if there is no such rule."""
    rule = asked.upper()
    here = rule.split("-")[0] in (played.prefix, "T")
    if not here or not words.has("rule-" + rule.replace(".", "-")):
        return []
    return _whole(words, rule)


def lines(words: Words, key: str, asked: str | None) -> list[str]:
    """All rules of a game (or of the table) in sentences, or one of them in full."""
    if key not in (*KEYS, TABLE):
        raise unknown(words, "game", key, [*KEYS, TABLE])
    prefix = "T" if key == TABLE else game(key).prefix
    known = ids(prefix)
    if asked is None:
        return [f"{rule}  {words.rule(rule)}" for rule in known]
    rule = asked.upper()
    known += ids("T") if key != TABLE else []
    if rule not in known:
        raise Complaint(words.say("table-unknown-rule", name=asked) + nearest(words, rule, known))
    return _whole(words, rule)


def _whole(words: Words, rule: str) -> list[str]:
    return [f"{rule}  {words.rule(rule)}", *filter(None, [full_text(rule, words.lang)])]
