"""Memory: pairs, turns, and who wins."""

from random import Random

import pytest

from questable.saints import shipped
from questable.saints.facts import SETS
from questable.saints.questions.pairs import FEWEST_PAIRS
from questable.terminal.learn.corner import Corner
from questable.terminal.learn.memory import FREE, MemoryGame
from questable.terminal.learn.memory_table import pairs_for
from questable.terminal.screen import Screen
from questable.text import Words
from tests.rule import rule

PAIRS = [("Ada", "mill"), ("Bea", "lamp"), ("Cleo", "ship")]


def partner(memory: MemoryGame, card: int) -> int:
    """The other card of a pair."""
    face = memory.face(card)
    pair = next(pair for pair in PAIRS if face in pair)
    other = pair[1 - pair.index(face)]
    return next(n for n in range(len(PAIRS) * 2) if memory.face(n) == other)


def stranger(memory: MemoryGame, card: int) -> int:
    """A card on the table that does not belong to this one."""
    cards = range(len(PAIRS) * 2)
    return next(n for n in cards if memory.free(n) and n not in (card, partner(memory, card)))


@rule("S-7.1")
def test_a_pair_is_kept_and_its_finder_goes_on() -> None:
    """Two that belong together leave the table; two that do not pass the turn."""
    memory = MemoryGame(PAIRS, 2, Random(1))
    assert not memory.turn_up(0, stranger(memory, 0))
    assert memory.turn == 1
    assert memory.free(0)
    assert memory.turn_up(0, partner(memory, 0))
    assert memory.turn == 1
    assert memory.owner[0] == memory.owner[partner(memory, 0)] == 1
    assert (memory.scores(), memory.tries, memory.over) == ([0, 1], 2, False)


def test_all_pairs_found() -> None:
    """The most pairs win; a tie is shared."""
    memory = MemoryGame(PAIRS, 2, Random(2))
    while not memory.over:
        card = next(n for n in range(6) if memory.free(n))
        memory.turn_up(card, partner(memory, card))
    assert (memory.scores(), memory.winners(), memory.tries) == ([3, 0], [0], 3)
    assert memory.winners() == [0]
    tied = MemoryGame(PAIRS[:2], 2, Random(2))
    tied.owner = [0, 0, 1, 1]
    assert tied.winners() == [0, 1]


def test_cards_that_are_not_there() -> None:
    """Beyond the table and already found."""
    memory = MemoryGame(PAIRS, 1, Random(3))
    assert [memory.free(card) for card in (-1, 0, 5, 6)] == [False, True, True, False]
    memory.turn_up(0, partner(memory, 0))
    assert not memory.free(0)
    assert memory.owner.count(FREE) == 4


def test_every_face_is_there_once_in_an_order_of_the_dice() -> None:
    """Six cards, the same for the same seed."""
    faces = [MemoryGame(PAIRS, 1, Random(seed)).face(n) for seed in (1, 1, 2) for n in range(6)]
    assert sorted(faces[:6]) == sorted(word for pair in PAIRS for word in pair)
    assert faces[:6] == faces[6:12] != faces[12:]


@pytest.mark.parametrize("cards", SETS)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_set_gives_pairs_that_differ(cards: str, level: int) -> None:
    """In every set there are enough pairs, and no fact stands on two cards."""
    saints = shipped().of_sets((cards,))
    corner = Corner(Words("fr"), Screen(), shipped(), saints, Random(level))
    pairs = pairs_for(corner, level, 6)
    assert FEWEST_PAIRS <= len(pairs) <= 6
    assert len({fact for _, fact in pairs}) == len({name for name, _ in pairs}) == len(pairs)
