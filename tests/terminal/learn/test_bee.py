"""The bee: rounds, misses, difficulty and winners."""

from questable.terminal.learn.bee import ROUNDS, Bee
from tests.rule import rule


def answers(bee: Bee, text: str) -> None:
    """`+-+`: right and wrong answers in turn."""
    for sign in text:
        bee.answer(sign == "+")


@rule("S-7.1")
def test_two_misses_and_one_is_out() -> None:
    """The others go on; the last one left wins."""
    bee = Bee(3)
    answers(bee, "+-+")
    assert (bee.asked, bee.round, bee.still_in()) == (0, 2, [0, 1, 2])
    answers(bee, "+-+")
    assert (bee.asked, bee.round, bee.still_in()) == (0, 3, [0, 2])
    answers(bee, "-++-")
    assert not bee.over
    answers(bee, "+-")
    assert (bee.over, bee.winners()) == (True, [0])


def test_who_is_asked() -> None:
    """In order, without those who are out."""
    bee = Bee(3)
    asked = []
    for sign in "--+-++--":
        asked.append(bee.asked)
        bee.answer(sign == "+")
    assert asked == [0, 1, 2, 0, 1, 2, 1, 2]
    assert (bee.over, bee.winners()) == (True, [2])


def test_the_questions_grow_harder() -> None:
    """Every two rounds, from the level it began with to the hardest."""
    easy, hard = Bee(1), Bee(1, level=2)
    seen = []
    for _ in range(6):
        seen.append((easy.difficulty, hard.difficulty))
        answers(easy, "+")
        answers(hard, "+")
    assert seen == [(1, 2), (1, 2), (2, 3), (2, 3), (3, 3), (3, 3)]


def test_all_fall_in_the_same_round() -> None:
    """Then those who were still in when it began share the win."""
    bee = Bee(3)
    answers(bee, "+--" + "-+-" + "--")
    assert (bee.over, bee.still_in(), bee.winners()) == (True, [], [0, 1])


def test_it_ends_after_the_last_round() -> None:
    """Those still in who knew the most win."""
    bee = Bee(2)
    answers(bee, "+-" + "++" * (ROUNDS - 1))
    assert (bee.over, bee.round, bee.winners()) == (True, ROUNDS, [0])
    assert bee.right == [ROUNDS, ROUNDS - 1]


def test_alone() -> None:
    """One player goes on until out or through."""
    bee = Bee(1)
    answers(bee, "+-+-")
    assert (bee.over, bee.right, bee.winners()) == (True, [2], [0])
