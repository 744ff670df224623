"""The numbered rules: which there are, and their full texts where docs/rules is at hand."""

import re
from functools import cache
from pathlib import Path

from questable.fast import CHECKOUT, PACKAGE
from questable.languages import FIRST
from questable.packages import folders
from questable.text import messages

FOLDERS = (CHECKOUT / "docs" / "rules", PACKAGE / "rules")
"""Where the texts are in a checkout, and in a wheel: English here, others in a folder each."""
LINE = re.compile(r"- ([A-Z]+-\d+\.\d+) (.+)")
SENTENCE = re.compile(r"rule-([A-Z]+)-(\d+)-(\d+)")


@cache
def rule_ids() -> tuple[str, ...]:
    """Every rule that has a sentence, in the order of the rulebooks."""
    found = (SENTENCE.fullmatch(word) for word in messages(FIRST))
    keys = sorted((m[1], int(m[2]), int(m[3])) for m in found if m)
    return tuple(f"{prefix}-{chapter}.{number}" for prefix, chapter, number in keys)


def ids(prefix: str) -> list[str]:
    """Those that begin with this letter."""
    return [rule for rule in rule_ids() if rule.split("-")[0] == prefix]


def full_text(rule: str, lang: str) -> str:
    """The rule as docs/rules has it, in English if not in this language; '' without that folder."""
    ours = next((each for each in FOLDERS if each.is_dir()), FOLDERS[0])
    for folder in (ours, *folders("rules")):
        if found := _texts(folder if lang == FIRST else folder / lang).get(rule):
            return found
    return "" if lang == FIRST else full_text(rule, FIRST)


@cache
def _texts(folder: Path) -> dict[str, str]:
    lines = [
        line
        for path in sorted(folder.glob("*.md"))
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    found = (LINE.fullmatch(line) for line in lines)
    return {match[1]: match[2] for match in found if match}
