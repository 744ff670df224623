"""Taking back: alone, among people, and what is told of it afterwards."""

import pytest

from questable.engine import CHANCE, Match
from questable.registry import game
from questable.table.log.verify import verify
from tests.rule import rule
from tests.terminal.script import play
from tests.tiny import TINY

TWO = ("human", "human")
BOTS = ("human", "club", "club", "club")


@rule("T-2.1", "T-2.2")
def test_undo_goes_back_to_the_last_own_action() -> None:
    """One person with bots goes back past dice and bots; what was undone stays in the record."""
    told = play("1", "1", "undo", "undo", "undo", "undo")
    undone = [entry for entry in told.record.entries if entry.undone()]
    assert [entry.by for entry in undone] == ["person", "person"]
    assert "There is nothing to undo." in told.text
    state = Match(game("questor"), told.record).state
    assert state.actor == 0
    assert told.record.effective()[-1].seat != 0


@rule("T-2.2")
def test_undone_chance_is_not_drawn_again() -> None:
    """After an undo the dealer draws for new entry numbers, and the record still verifies."""
    told = play("1", "1", "undo", *["1"] * 2000, seats=BOTS)
    assert told.finished
    assert verify(game("questor"), told.record) == []


def test_what_changed_tells_only_what_stands() -> None:
    """After an undo it says what was taken back, and repeats nothing of it."""
    told = play("1", "1", "undo", "what changed")
    undone, changed = told.text.split("> undo")[1].split("> what changed")
    line = next(line for line in undone.splitlines() if line.startswith("Undone."))
    assert "Player 1: Move " in line
    assert line in changed
    assert "The Warrior moves" not in changed
    assert "The gemstones lie on" in changed


def mover() -> int:
    """Who acts first at a table of two people."""
    entries = play("1", seats=TWO).record.effective()
    return next(entry.seat for entry in entries if entry.seat != CHANCE)


@rule("T-2.1")
def test_undo_is_for_the_person_who_acted_last() -> None:
    """Nobody votes while T-2.1 allows it, whoever has the keyboard."""
    for line in ("undo", f"{mover() + 1}: undo"):
        told = play("1", line, seats=TWO)
        assert told.record.entries[-1].action == "/undo:1"
        assert told.record.entries[-1].seat == mover()
        assert "do you agree?" not in told.text
    told = play("1", f"{2 - mover()}: undo", seats=TWO)
    assert "There is nothing to undo." in told.text


@rule("T-2.1", "T-2.2")
@pytest.mark.parametrize(("answer", "agreed"), [("yes", True), ("no", False)])
def test_undo_among_people_takes_consent(answer: str, agreed: bool) -> None:
    """Who asks, what would be taken back, each other person by name, until yes or no."""
    told = play("1", "1", f"{mover() + 1}: undo", "perhaps", answer, seats=TWO)
    asker, other = mover() + 1, 2 - mover()
    assert f"Player {asker} asks to undo this: Player {asker}: Take " in (told.flat)
    assert told.text.count(f"Player {other}, do you agree?") == 2
    assert bool(told.record.entries[-1].undone()) is agreed
    assert ("(T-2.2)" in told.text) is not agreed
    assert (f"Player {other} does not agree." in told.text) is not agreed


def test_secret_answers_stay_secret_in_a_vote() -> None:
    """What would be taken back does not tell what somebody answered in secret."""
    told = play("", "dare", "", "yes", "", "2: undo", "no", seats=("human",) * 3, played=TINY)
    assert "Player 2: something secret." in told.text
    assert "Player 2: yes." not in told.text
