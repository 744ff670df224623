"""The rules of a game for paper: sentences and full texts, by chapter, in a language."""

import re
from typing import Final

from questable.engine import Game
from questable.printing.parts import Chapter, Rule, Rules
from questable.telling.rulebook import full_text, ids
from questable.telling.voice import Voice
from questable.text import Words

LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def rulebook(game: Game, words: Words) -> Rules:
    """All rules that bear the game's letter."""
    chapters: dict[str, list[Rule]] = {}
    for rule in ids(game.prefix):
        full = LINK.sub(r"\1", full_text(rule, words.lang)).replace("**", "").replace("`", "")
        told = Rule(rule, words.rule(rule), full)
        chapters.setdefault(rule.split(".")[0], []).append(told)
    title = Voice(words, game.key, []).title()
    return Rules(
        title=words.say("print-rules", game=title),
        lang=words.lang,
        said=words.say("print-rules-said"),
        chapters=[Chapter(_heading(words, key), rules) for key, rules in chapters.items()],
    )


def _heading(words: Words, key: str) -> str:
    name = f"chapter-{key}"
    return words.say(name) if words.has(name) else key
