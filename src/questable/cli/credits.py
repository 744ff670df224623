"""Whose games these are and what is ours: the words of About, as a page of Markdown."""

from questable.registry import KEYS
from questable.text import Words

PARTS = {
    "games": ("unofficial",),
    "saints": ("saints-made", "saints-mend"),
    "licence": ("licence-ours",),
    "fair": ("fair-fixed", "fair-checked", "fair-limits"),
}
"""In their order, each with its sentences; the page's About has the same (client/src/about)."""


PARTS_OF_GAME = ("about", "thanks")


def credits_page(words: Words) -> str:
    """What CREDITS.md has in English, and `version --credits` shows in any language."""
    lines = [f"# {words.say('about-title')}", "", words.say("about-what")]
    for part, sentences in PARTS.items():
        lines += ["", f"## {words.say(f'about-{part}')}"]
        for sentence in sentences:
            lines += ["", words.say(f"about-{sentence}")]
        if part == "games":
            lines += ["", *(_game(words, key) for key in KEYS)]
    return "\n".join(lines) + "\n"


def _game(words: Words, key: str) -> str:
    told = [words.say(word) for part in PARTS_OF_GAME if words.has(word := f"{key}-{part}")]
    return f"- **{words.say(f'{key}-title')}**: {' '.join(told)}"
