"""Actions, set-ups, states and games can be copied and pickled, on both builds."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

import questable
from questable.engine import OVER, Match, Record
from questable.engine.sampling import random_action, random_seat
from questable.registry import KEYS, game

T = TypeVar("T")


def pickled(thing: T) -> T:
    """There and back."""
    again: T = pickle.loads(pickle.dumps(thing))
    return again


WAYS: list[Callable[..., object]] = [pickled, copy.deepcopy, copy.copy]


def begun(key: str, entries: int = 40) -> Match:
    """A game somewhat on its way."""
    found = game(key)
    match = Match(found, Record(key, found.rules_version, found.setup(found.most)))
    rng = Random(4)
    while match.state.actor != OVER and match.seq < entries:
        seat = random_seat(match.state, rng)
        match.play(seat, random_action(match.state, seat, rng).text, "bot")
    return match


@pytest.mark.parametrize("key", KEYS)
def test_a_state_is_copied_and_played_on(key: str) -> None:
    """The copy stands where the other does, and both come to the same end by the same actions."""
    for way in (pickled, copy.deepcopy):
        one = begun(key).state
        one.log = None
        two, rng = way(one), Random(8)
        for _ in range(60):
            if one.actor == OVER:
                break
            seat = random_seat(one, rng)
            action = random_action(one, seat, rng)
            assert [a.text for a in two.legal(seat)] == [a.text for a in one.legal(seat)]
            one.apply(seat, action)
            two.apply(seat, two.table().parse(action.text))
            assert two.dump() == one.dump()


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("way", WAYS)
def test_a_setup_deals_the_same_game(key: str, way: Callable[..., object]) -> None:
    """With its options, its pack and what was carried over."""
    setup = game(key).setup(game(key).fewest)
    again = way(setup)
    assert isinstance(again, type(setup))
    assert (again.players, again.options, again.carried) == (setup.players, setup.options, {})
    assert again.pack.hash == setup.pack.hash
    assert game(key).deal(again).dump() == game(key).deal(setup).dump()


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("way", WAYS)
def test_a_game_is_that_game(key: str, way: Callable[..., object]) -> None:
    """There is one of each."""
    assert way(game(key)) is game(key)


@pytest.mark.parametrize("key", KEYS)
def test_an_action_is_itself_or_found_by_its_text(key: str) -> None:
    """A copy is the action; one from another process says all that it said."""
    state = begun(key).state
    for action in state.table().actions[:50]:
        assert copy.copy(action) is copy.deepcopy(action) is action
        again = pickled(action)
        assert state.table().parse(again.text) is action
        assert (again.index, again.kind, again.a, again.b) == (
            action.index, action.kind, action.a, action.b,
        )  # fmt: skip


@pytest.mark.parametrize("key", KEYS)
def test_a_match_and_a_record_are_copied(key: str) -> None:
    """With all entries; what is played in the copy is not played in the other."""
    match = begun(key)
    for again in (pickled(match), copy.deepcopy(match)):
        assert again.state.dump() == match.state.dump()
        assert again.record.text() == match.record.text()
        again.record.entries.clear()
        assert match.record.entries
    assert pickled(match.record).text() == match.record.text()


def test_types_are_for_others_too() -> None:
    """A type checker looks into an installed package only if this file is there."""
    assert Path(questable.__file__).with_name("py.typed").exists()
