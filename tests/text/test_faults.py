"""Every reason why a file cannot be used has words, in every language, that say all its facts."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import questable
from questable.engine import Fault, PackError, RecordError
from questable.engine.fault import LONGEST_WHY, quoted
from questable.registry import Registry
from questable.table.judge.reading import brought
from questable.table.judge.verdict import No
from questable.table.told import messages as told
from questable.telling.voice import faulted
from questable.text import Words, languages, messages
from tests.text.test_words import TRIES

SOURCES = Path(questable.__file__).parent
PREFIX = "fault-"


def made() -> Iterator[tuple[str, ast.Call]]:
    """Every place of the sources where a Fault is made."""
    for file in sorted(SOURCES.rglob("*.py")):
        text = file.read_text("utf-8")
        if "Fault(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Fault":
                yield f"{file.relative_to(SOURCES)}:{node.lineno}", node


def reasons() -> dict[str, set[frozenset[str]]]:
    """By reason: the facts that come with it, read off the sources."""
    found: dict[str, set[frozenset[str]]] = {}
    for place, call in made():
        assert len(call.args) == 1, f"{place}: one reason, and facts by name"
        assert isinstance(call.args[0], ast.Constant), f"{place}: the reason is written out"
        facts = frozenset(str(each.arg) for each in call.keywords)
        found.setdefault(str(call.args[0].value), set()).add(facts)
    return found


REASONS = reasons()


def test_there_are_reasons() -> None:
    """Those of records, packs, series, saints and tables were found."""
    assert {"after-seed", "one-of", "scores", "no-year", "too-many-moves"} <= REASONS.keys()
    assert len(REASONS) > 80


@pytest.mark.parametrize("lang", languages())
def test_every_reason_has_words_and_no_words_are_left_over(lang: str) -> None:
    """A reason without words would be told by its id."""
    told = {word.removeprefix(PREFIX) for word in messages(lang) if word.startswith(PREFIX)}
    assert told == REASONS.keys()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("reason", REASONS)
def test_the_words_say_every_fact(lang: str, reason: str) -> None:
    """As a sentence with all that came along, wherever it is raised."""
    words = Words(lang)
    assert REASONS[reason] == {messages(lang)[PREFIX + reason]}
    (facts,) = REASONS[reason]
    said = faulted(words, Fault(reason, **{name: TRIES[name][-1] for name in facts}))
    assert said.endswith(".")
    assert PREFIX not in said


def test_a_fault_says_its_facts_to_programmers() -> None:
    """Without words, since the engine has none; with the place where there is one."""
    fault = Fault("number-range", key="copies", low=1, high=3)
    assert str(fault) == "number-range key=copies low=1 high=3"
    assert str(RecordError(7, fault)) == f"line 7: {fault}"
    assert str(PackError("x.toml", 9, fault)) == f"x.toml, line 9: {fault}"
    assert (RecordError(7, fault).reason, RecordError(7, fault).facts) == (
        fault.reason,
        fault.facts,
    )


def test_a_table_refuses_by_ids() -> None:
    """T-1.4: what a host brings is refused with line, reason and facts, and with no words."""
    for pack, record, facts in (
        ("name = 1\nx =", "", {"line": 2, "why": "not-toml", "n": 0}),
        ("name = 1", "", {"line": 1, "why": "pack-name", "most": 60}),
        ("", "[]", {"line": 1, "why": "no-header"}),
    ):
        ask = told.Choose(game="questor", players=2, pack=pack, record=record)
        with pytest.raises(No) as refused:
            brought(Registry(), ask)
        assert refused.value.facts == facts


def test_what_a_stranger_wrote_is_told_in_brief() -> None:
    """However long it is, and whatever cannot be sent is replaced."""
    fault = Fault("no-text", key="k" * 100_000)
    assert len(str(fault.facts["key"])) == LONGEST_WHY
    assert len(quoted(["x" * 100_000])) == LONGEST_WHY
    assert Fault("no-text", key="\ud800").facts == {"key": "?"}
    assert quoted(True) == "true"
    assert quoted("é") == '"é"'
