"""The memory that a view promises: cards seen in hidden places, and proven voids.

See docs/architecture.md, Views.
"""

from random import Random

from questable.engine import Match
from tests.engine.test_match import dealt, tiny
from tests.tiny import TINY, TinyView


def seen(match: Match, seat: int) -> TinyView:
    """A seat's view."""
    view = TINY.view(match.state, seat)
    assert isinstance(view, TinyView)
    return view


def hands_imagined(match: Match, seat: int, owner: int) -> set[tuple[int, ...]]:
    """The hands of another seat that 200 imaginations find."""
    rng = Random(2)
    found = set()
    for _ in range(200):
        state = TINY.imagine(match.record.setup, seen(match, seat), rng)
        found.add(tuple(state.hands[owner]))  # type: ignore[attr-defined]
    return found


def test_a_card_seen_on_top_is_known_in_the_hand_it_goes_to() -> None:
    """Seat 0 peeks, seat 1 takes that card: seat 0 knows it there, nobody else does."""
    match = dealt()
    match.play(0, "peek", "person")
    match.play(-1, "look:2", "dealer")
    match.play(0, "lay:0", "person")
    assert seen(match, 0).head == [2]
    assert seen(match, 1).head == [-1]
    match.play(1, "take", "person")
    match.play(-1, "draw:2", "dealer")
    assert seen(match, 0).known[1] == [0, 0, 1, 0]
    assert all(hand[2] >= 1 for hand in hands_imagined(match, 0, 1))


def test_a_spectator_knows_what_everyone_knows() -> None:
    """Hands and looks are hidden from who only watches."""
    match = dealt()
    match.play(0, "peek", "person")
    match.play(-1, "look:2", "dealer")
    view = seen(match, -1)
    assert (view.hand, view.head, view.sizes) == ([0, 0, 0, 0], [-1], [2, 2])


def test_a_shown_card_is_known_until_it_is_laid() -> None:
    """An answer shows one card to all; laying it takes the knowledge away."""
    match = dealt()
    match.play(0, "ask:3", "person")
    assert seen(match, 0).shown[1] == seen(match, -1).shown[1] == [0, 0, 0, 1]
    match.play(0, "lay:0", "person")
    match.play(1, "lay:3", "person")
    assert seen(match, 0).shown[1] == [0, 0, 0, 0]


def test_a_void_holds_until_an_unseen_card_comes() -> None:
    """Who was shown not to hold a kind is never imagined with it; a draw ends that."""
    match = dealt()
    match.play(0, "ask:1", "person")
    assert seen(match, 0).voids == [0, 0b10]
    assert all(hand[1] == 0 for hand in hands_imagined(match, 0, 1))
    match.play(0, "lay:0", "person")
    match.play(1, "take", "person")
    match.play(-1, "draw:3", "dealer")
    assert seen(match, 0).voids == [0, 0]
    assert any(hand[1] > 0 for hand in hands_imagined(match, 0, 1))


def test_imagination_is_in_proportion_to_chance() -> None:
    """Of the ten unseen cards seat 1's two are any pair, as often as a shuffled pile gives."""
    match = dealt()
    rng = Random(9)
    view = seen(match, 0)
    pairs = 0
    for _ in range(4000):
        state = TINY.imagine(match.record.setup, view, rng)
        pairs += int(max(state.hands[1]) == 2)  # type: ignore[attr-defined]
    # unseen: 2 zeros, 2 ones, 3 twos, 3 threes; pairs 1 + 1 + 3 + 3 of 45
    assert abs(pairs / 4000 - 8 / 45) < 0.02
    assert tiny(match).hands[1] == [0, 0, 1, 1]
