"""The numbered rules: their short sentences, and in a checkout their full texts."""

import re

from questable.engine import Game
from questable.fast import CHECKOUT
from questable.registry import KEYS, game
from questable.terminal.complaint import Complaint, nearest, unknown
from questable.text import Words, messages

FOLDER = CHECKOUT / "docs" / "rules"
TABLE = "table"
"""The rules that hold for every game have a file like a game's."""
LINE = re.compile(r"- ([A-Z]+-\d+\.\d+) (.+)")


def ids(lang: str, prefix: str) -> list[str]:
    """All rules whose ids begin with that letter, in the order of the rulebook."""
    found = [
        f"{letter}-{chapter}.{number}"
        for word in messages(lang)
        if word.startswith("rule-") and word.count("-") == 3
        for _, letter, chapter, number in [word.split("-")]
        if letter == prefix
    ]
    return sorted(found, key=lambda rule: [int(n) for n in re.findall(r"\d+", rule)])


def full_text(rule: str) -> str:
    """The rule as docs/rules has it, '' where that folder is not installed."""
    for path in sorted(FOLDER.glob("*.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if (found := LINE.fullmatch(line)) and found[1] == rule:
                return found[2]
    return ""


def told(words: Words, played: Game, asked: str) -> list[str]:
    """A rule's sentence and its full text, nothing if there is no such rule."""
    rule = asked.upper()
    here = rule.split("-")[0] in (played.prefix, "T")
    if not here or not words.has("rule-" + rule.replace(".", "-")):
        return []
    return [f"{rule}  {words.rule(rule)}", *filter(None, [full_text(rule)])]


def lines(words: Words, key: str, asked: str | None) -> list[str]:
    """All rules of a game (or of the table) in sentences, or one of them in full."""
    if key not in (*KEYS, TABLE):
        raise unknown(words, "game", key, [*KEYS, TABLE])
    prefix = "T" if key == TABLE else game(key).prefix
    known = ids(words.lang, prefix)
    if asked is None:
        return [f"{rule}  {words.rule(rule)}" for rule in known]
    rule = asked.upper()
    known += ids(words.lang, "T") if key != TABLE else []
    if rule not in known:
        raise Complaint(words.say("table-unknown-rule", name=asked) + nearest(words, rule, known))
    return [f"{rule}  {words.rule(rule)}", *filter(None, [full_text(rule)])]
