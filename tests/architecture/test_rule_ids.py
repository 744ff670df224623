"""Rule ids agree everywhere: docs/rules and docs/promises.md, the tests, the sources."""

import re
from pathlib import Path

import pytest

from tests.rule import ROOT, all_rules, named_rules

CITED = re.compile(r"\b[A-Z]{1,2}-\d+\.\d+\b")
SOURCES = sorted(
    file
    for kind in ("py", "toml", "ftl")
    for file in (ROOT / "src").rglob(f"*.{kind}")
    if (file.parent.name, kind) != ("windows", "toml")  # drawings, full of letters and numbers
    if "skeleton"
    not in file.parts  # a game that has rules of its own, tests/package holds it to them
)


def test_every_rule_is_named_by_a_test() -> None:
    """A rule without a test is a rule that nobody holds the code to."""
    assert sorted(set(all_rules()) - set(named_rules())) == []


def test_every_test_names_rules_that_exist() -> None:
    """An id that neither docs/rules nor docs/promises.md has is a slip of the pen."""
    assert sorted(set(named_rules()) - set(all_rules())) == []


def test_no_rule_is_written_twice() -> None:
    """One id, one rule."""
    ids = all_rules()
    assert sorted({each for each in ids if ids.count(each) > 1}) == []


def test_there_are_sources() -> None:
    """The next test looks at something."""
    assert any(CITED.search(file.read_text(encoding="utf-8")) for file in SOURCES)


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(ROOT / "src")))
def test_the_sources_cite_rules_that_exist(file: Path) -> None:
    """In comments and in refusals alike."""
    cited = set(CITED.findall(file.read_text(encoding="utf-8")))
    assert sorted(cited - set(all_rules())) == []
