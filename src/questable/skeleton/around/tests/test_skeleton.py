"""Skeleton keeps its rules, and the laws of every game."""

import inspect
from pathlib import Path
from typing import cast

import pytest

import questable as q
from questable.skeleton import GAME
from questable.skeleton.state import SkeletonState

HERE = Path(inspect.getfile(type(GAME))).parent
LANGUAGES = sorted(path.name for path in (HERE / "text").iterdir())


def begun(*entries: str) -> q.Match:
    """A match of two, after some entries: what seats do, and what the die shows."""
    match = q.Match(GAME, q.Record(GAME.key, GAME.rules_version, GAME.setup(2)))
    for entry in entries:
        match.play(match.state.actor, entry, "dealer" if entry.startswith("die") else "person")
    return match


def scores(match: q.Match) -> list[int]:
    """By seat."""
    return cast(SkeletonState, match.state).scores


@pytest.mark.parametrize("players", range(GAME.fewest, GAME.most + 1))
def test_it_keeps_the_laws(players: int) -> None:
    """A walk plays at random and checks every law on the way."""
    walk = q.Walk(GAME, GAME.setup(players), seed="laws")
    assert walk.go(500) >= 500
    assert walk.truncated == 0


def test_what_is_kept_counts() -> None:
    """X-1.1, X-1.3: throws add up, and then it is the next player's turn."""
    match = begun("throw", "die:4", "throw", "die:3", "keep")
    assert scores(match) == [7, 0]
    assert match.state.actor == 1


def test_a_one_takes_all() -> None:
    """X-1.2: nothing is left, and the turn is over."""
    match = begun("throw", "die:6", "throw", "die:1")
    assert scores(match) == [0, 0]
    assert match.state.actor == 1


def test_nothing_cannot_be_kept() -> None:
    """X-1.3: and the rule is named."""
    assert q.why_not(begun(), 0, "keep") == "X-1.3"
    with pytest.raises(q.Illegal, match=r"X-1\.3"):
        begun("keep")


def test_the_goal_ends_it() -> None:
    """X-2.1: at once, for whoever reached it."""
    match = begun(*["throw", "die:6"] * 8, "throw", "die:2", "keep")
    assert match.state.actor == q.OVER
    assert match.state.result().winners == [0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_words(lang: str) -> None:
    """In each language, and in the rulebook."""
    words = (HERE / "text" / lang / "skeleton.ftl").read_text(encoding="utf-8")
    books = [HERE / "rules" / lang / "skeleton.md", HERE / "rules" / "skeleton.md"]
    book = next(path for path in books if path.is_file())
    for rule in ("X-1.1", "X-1.2", "X-1.3", "X-2.1"):
        assert f"rule-{rule.replace('.', '-')} = " in words
        assert f"- {rule} " in book.read_text(encoding="utf-8")
