"""Who may sit in a game of the lab."""

import pickle
from random import Random

import pytest

from questable.bots import ClubBot, ExpertBot
from questable.engine.sampling import random_action, random_seat
from questable.registry import game
from questable.trials.case import Case
from questable.trials.players import (
    Copied,
    Giving,
    UnknownPlayer,
    is_player,
    modules,
    name_of,
    ready,
    seated,
    sources,
)
from tests.lab.own_bots import Last, Needy

QUESTOR = game("questor")
OWN = "tests.lab.own_bots:Last"


def test_a_name_is_a_level_or_a_class() -> None:
    """With or without a start for the others; what is neither is told."""
    for name in ("club", "expert@50", "club+3", OWN, f"{OWN}+12"):
        assert is_player(name)
    for name in ("clubb", "club@5", "club+", "club+x", "club+0", "club+1000", "+3"):
        assert not is_player(name)
    for name, why in (
        ("tests.lab.own_bots:Lost", "AttributeError"),
        ("no.such.module:Bot", "ModuleNotFoundError"),
        ("tests.lab.own_bots:Random", "no class of bots"),
        ("tests.lab.own_bots:Bot", "without arguments"),
        ("tests.lab.own_bots:Needy", "without arguments"),
    ):
        with pytest.raises(UnknownPlayer, match=why):
            is_player(name)


def test_an_object_is_copied_for_each_game() -> None:
    """With all that it holds, and whatever a game does to the copy it stays as it was."""
    example = Last(skip=2)
    example.knowledge = 7
    assert seated(example) is example
    for one in (seated(ready(example)), Copied(example).again()):
        assert isinstance(one, Last)
        assert (one.skip, one.knowledge, one.asked) == (2, 7, [])
        one.asked.append(1)
        assert example.asked == []
    needy = seated(ready(Needy(5)))
    assert isinstance(needy, Needy)
    assert needy.skip == 5


def test_levels_as_objects_keep_their_numbers() -> None:
    """So does what a compiled class holds."""
    expert = ExpertBot()
    expert.playouts = 9
    again = seated(pickle.loads(pickle.dumps(ready(expert))))
    assert isinstance(again, ExpertBot)
    assert again.playouts == 9
    assert isinstance(seated(ready(ClubBot())), ClubBot)


def test_an_object_plays_as_its_name_does() -> None:
    """And the same whenever it plays."""
    setup = QUESTOR.setup(2)
    by_name = Case(QUESTOR, setup, [OWN, "random"], seed="own", most=200)
    by_object = Case(QUESTOR, setup, [Last(), "random"], seed="own", most=200)
    other = Case(QUESTOR, setup, [Last(1), "random"], seed="own", most=200)
    assert by_name.names() == by_object.names() == [OWN, "random"]
    first = [by_object.play(number).digest for number in range(3)]
    assert [by_object.play(number).digest for number in (2, 1, 0)] == first[::-1]
    assert [by_name.play(number).digest for number in range(3)] == first
    assert [other.play(number).digest for number in range(3)] != first


def test_a_start_is_given_by_lot() -> None:
    """The first choices, not what is forced; then the bot plays itself."""
    setup = QUESTOR.setup(2)
    giving = seated("tests.lab.own_bots:Last+2")
    assert isinstance(giving, Giving)
    assert isinstance(giving.inner, Last)
    state = QUESTOR.deal(setup)
    rng = Random(1)
    for _ in range(50):
        if state.actor >= 0 and len(state.legal(state.actor)) > 2:
            break
        seat = random_seat(state, rng)
        state.apply(seat, random_action(state, seat, rng))
    legal = state.legal(state.actor)
    assert giving.answer(QUESTOR, setup, state, state.actor, legal[:1], rng) is legal[0]
    assert giving.left == 2
    for left in (1, 0, 0):
        giving.answer(QUESTOR, setup, state, state.actor, legal, rng)
        assert giving.left == left
    assert giving.inner.asked == [len(legal)]


def test_whose_code_it_is() -> None:
    """Own bots are told apart by the hash of their file; levels have none."""
    found = sources(["club", OWN, f"{OWN}+3", Last()])
    assert list(found) == [OWN]
    assert len(found[OWN]) == 16
    assert name_of(Last()) == OWN
    assert modules(["club", OWN]) == []
