"""The numbered rules are whole in every language, and say the same."""

import re
from collections import Counter
from pathlib import Path

import pytest

from questable.telling.rulebook import LINE, full_text, rule_ids
from questable.text import languages
from tests.rule import RULES, written_rules

OTHERS = [lang for lang in languages() if lang != "en"]
FILES = sorted(path.name for path in RULES.glob("*.md"))
MARK = re.compile(r"\(([RH])(?=[),:\u00a0])")
"""Whose word follows: the rulebook's or the house's, perhaps with a remark before the bracket."""
CODE = re.compile(r"`[^`]*`")
NUMBER = re.compile(r"\d+")
ENGLISH = re.compile(r"\b(and|are|is|when|which|with)\b")
TWINS = pytest.mark.parametrize(
    ("lang", "name"), [(lang, name) for lang in OTHERS for name in FILES]
)


def texts(path: Path) -> dict[str, str]:
    """The rules of one file by id."""
    found = (LINE.fullmatch(line) for line in path.read_text("utf-8").splitlines())
    return {match[1]: match[2] for match in found if match}


def skeleton(path: Path) -> list[str]:
    """What stands where: a heading by its level, a rule by its id, and bare paragraphs."""
    lines = path.read_text("utf-8").splitlines()
    found = (re.match(r"#+ |- [A-Z]+-\d+\.\d+ |", line) for line in lines)
    return [match[0] if match else "" for match in found]


def pairs(lang: str, name: str) -> list[tuple[str, str, str]]:
    """Every rule of a file with its two texts."""
    english, other = texts(RULES / name), texts(RULES / lang / name)
    return [(rule, text, other[rule]) for rule, text in english.items()]


@pytest.mark.parametrize("lang", OTHERS)
def test_every_file_has_a_twin(lang: str) -> None:
    """And no twin is alone."""
    assert sorted(path.name for path in (RULES / lang).iterdir()) == FILES


@TWINS
def test_twins_have_the_same_headings_and_rules(lang: str, name: str) -> None:
    """In the same order, every rule on a line of its own."""
    assert written_rules(RULES / name)
    assert skeleton(RULES / lang / name) == skeleton(RULES / name)


@TWINS
def test_twins_tell_rulebook_and_house_apart_alike(lang: str, name: str) -> None:
    """The same sequence of marks in each rule."""
    for rule, english, other in pairs(lang, name):
        assert MARK.findall(other) == MARK.findall(english), rule


@TWINS
@pytest.mark.parametrize("what", [CODE, NUMBER], ids=["codes", "numbers"])
def test_twins_have_the_same_codes_and_numbers(lang: str, name: str, what: re.Pattern[str]) -> None:
    """As often in each rule; their order is the language's."""
    for rule, english, other in pairs(lang, name):
        assert Counter(what.findall(other)) == Counter(what.findall(english)), rule


@TWINS
def test_no_rule_is_left_untranslated(lang: str, name: str) -> None:
    """No text is the English one, nor half of it."""
    for rule, english, other in pairs(lang, name):
        assert other != english, rule
        assert not ENGLISH.search(CODE.sub("", other)), rule


@pytest.mark.parametrize("name", FILES)
def test_french_spaces_and_apostrophes(name: str) -> None:
    """A no-break space before : ; ! ? % and inside quotation marks; no typewriter's apostrophe."""
    for line in (RULES / "fr" / name).read_text("utf-8").splitlines():
        assert not re.search(r"[^\u00a0][:;!?%»]|«[^\u00a0]|'", CODE.sub("", line)), line


@pytest.mark.parametrize("lang", languages())
def test_every_rule_has_its_full_text(lang: str) -> None:
    """As the terminal and the page ask for it."""
    every: dict[str, str] = {}
    for path in (RULES if lang == "en" else RULES / lang).glob("*.md"):
        every |= texts(path)
    assert {rule: full_text(rule, lang) for rule in rule_ids()} == every
