"""A pile is head, bag and tail, and knows who knows which card."""

import pytest

from questable.engine import Pile
from questable.engine.sampling import odds
from tests.tiny import TINY, Tiny


def pile(counts: list[int]) -> Pile:
    """A shuffled pile."""
    made = Pile()
    made.fill(counts)
    return made


def test_a_shuffled_pile_has_no_order() -> None:
    """Each card may come, in proportion to how many there are."""
    p = pile([2, 0, 3])
    assert len(p) == p.weight() == 5
    assert [p.case(k) for k in range(5)] == [0, 0, 2, 2, 2]
    assert [p.can_draw(c) for c in range(4)] == [True, False, True, False]


def test_drawing_takes_a_card_out_of_the_bag() -> None:
    """What was drawn is not drawn again."""
    p = pile([1, 1])
    p.draw(0)
    assert (len(p), p.bag, p.can_draw(0)) == (1, [0, 1], False)


def test_a_settled_card_is_drawn_for_sure() -> None:
    """After a look the top card is the one that was seen, one case."""
    p = pile([1, 2])
    p.settle(1, 0b01)
    assert (p.weight(), p.case(0), p.can_draw(0), p.can_draw(1)) == (1, 1, False, True)
    assert p.seen_by(0) == [[1], []]
    assert p.seen_by(1) == [[-1], []]
    p.draw(1)
    assert p.weight() == 2


def test_more_seats_may_learn_a_card() -> None:
    """Showing adds to those who know."""
    p = pile([1, 1])
    p.settle(0, 0b001)
    p.show(0, 0b100)
    assert p.head_known == [0b101]


def test_cards_laid_on_top_and_below_keep_their_places() -> None:
    """The last card laid on top comes first, the bottom card last."""
    p = pile([0, 1, 0, 0])
    p.put_on_top(0, 0b1)
    p.put_on_top(2, 0)
    p.put_below(3, 0b1)
    came = []
    while len(p):
        card = p.case(0)
        came.append(card)
        p.draw(card)
    assert came == [2, 0, 1, 3]


def test_a_tail_is_drawn_when_the_bag_is_empty() -> None:
    """Only the card put below first may come then."""
    p = pile([0, 0])
    p.put_below(1, 0b1)
    p.put_below(0, 0b1)
    assert (p.weight(), p.case(0), p.can_draw(0), p.can_draw(1)) == (1, 1, False, True)
    p.show(1, 0b10)
    assert p.tail_known == [0b1, 0b11]
    assert p.seen_by(1) == [[], [-1, 0]]


def test_shuffling_forgets_every_order() -> None:
    """All cards go back into the bag and nobody knows any."""
    p = pile([1, 1])
    p.settle(0, 0b1)
    p.put_below(1, 0b1)
    p.shuffle()
    assert (p.head, p.tail, p.bag, p.size) == ([], [], [1, 2], 3)


def test_an_empty_pile_has_no_case() -> None:
    """Nothing can be drawn from it."""
    p = pile([0])
    assert (len(p), p.weight(), p.can_draw(0), p.unsettled(0)) == (0, 0, False, False)


@pytest.mark.parametrize("text", ["|2,1|", "0^1,1^0|0,3|2^5", "|0|1^1"])
def test_a_pile_round_trips_through_text(text: str) -> None:
    """Loading what was dumped gives an equal pile, and a clone shares nothing."""
    p = Pile()
    p.load(text)
    assert p.dump() == text
    other = p.clone()
    other.put_on_top(0, 0)
    assert p.dump() == text


def test_odds_are_exact() -> None:
    """A draw has each card in the proportion of the bag, a die each face once."""
    state = TINY.deal(TINY.setup(2, {"copies": 4}))
    assert isinstance(state, Tiny)
    state.pile.fill([3, 0, 1, 2])
    drawn = [(action.text, count) for action, count in odds(state)]
    assert drawn == [("draw:0", 3), ("draw:2", 1), ("draw:3", 2)]
