"""Whole games of SaintCards on the picture, by every way of input; a learning game; noticing."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from questable.engine import Value
from tests.e2e.at_saint_cards import AtSaintCards, ByFinger, ByKeys
from tests.e2e.positions import found, owes_a_call
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor, Visitors

HAND_HELD: ViewportSize = {"width": 390, "height": 844}
ALL = dict.fromkeys(
    ("doctors", "holy_helpers", "roman_canon", "stigmatists", "bilocators", "apparitions",
     "gathered"),
    True,
)  # fmt: skip


def at(
    kind: Callable[[Visitor], AtSaintCards],
    visitor: Visitor,
    players: int = 2,
    options: dict[str, Value] | None = None,
) -> AtSaintCards:
    """Somebody at the picture, who never looks at the list."""
    table = kind(visitor)
    table.sit(lay(visitor.url, "saint-cards", players, options).links)
    table.cloth.wait_for()
    return table


def finish(table: AtSaintCards, seed: str) -> None:
    """To the end, where somebody has won."""
    table.play(Random(seed))
    expect(table.again).to_be_visible()
    assert table.visitor.wide() <= 0


def test_by_clicking_the_picture(visitor: Visitor) -> None:
    """Nothing but the picture is touched, from the deal to the end."""
    finish(at(AtSaintCards, visitor), "clicks")


def test_by_keys(visitor: Visitor) -> None:
    """Numbers, Enter, letters, Tab, and no pointer."""
    finish(at(ByKeys, visitor), "keys")


def test_by_finger_on_a_phone(visitors: Visitors) -> None:
    """Cards are dragged onto the pile; nothing is wider than the screen."""
    phone = visitors.come(viewport=HAND_HELD, has_touch=True, is_mobile=True)
    finish(at(ByFinger, phone, 3), "finger")


def test_in_french(visitors: Visitors) -> None:
    """Four at the table."""
    visitor = visitors.come("fr")
    table = at(AtSaintCards, visitor, 4)
    hand = table.cloth.get_by_role("listbox")
    expect(hand).to_have_accessible_name(visitor.say("saint-cards-board-hand"))
    finish(table, "français")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_learning_game(visitors: Visitors, size: str) -> None:
    """Signs are pointed out one by one; what was missed is shown."""
    if size == "phone":
        visitor = visitors.come(viewport=HAND_HELD, has_touch=True, is_mobile=True)
    else:
        visitor = visitors.come()
    finish(at(AtSaintCards, visitor, 2, {"learning": True}), "learning")


def test_a_beginners_learning_game_by_keys(visitor: Visitor) -> None:
    """The smallest game there is, without a pointer."""
    finish(at(ByKeys, visitor, 2, {"learning": True, "beginner": True}), "beginner")


def test_six_with_all_expansions(visitor: Visitor) -> None:
    """As many as can sit, and every symbol."""
    finish(at(AtSaintCards, visitor, 6, {**ALL, "century_rounds": 1}), "six")


def test_with_everything_moving(visitors: Visitors) -> None:
    """Cards and treasures fly; what is touched meanwhile ends the show."""
    visitor = visitors.come(reduced_motion="no-preference")
    at(AtSaintCards, visitor, 3).play(Random("motion"), 40)


def test_a_forgotten_call_is_noticed_at_the_plate(visitors: Visitors) -> None:
    """Two people: one with a card left ends the turn without a word, the other taps the plate."""
    record = found("saint-cards", 2, {}, owes_a_call).record.text()
    links = lay(visitors.url, "saint-cards", 2, people=2, record=record).links
    ann, bea = (AtSaintCards(visitors.come()) for _ in links)
    for table, link in zip((ann, bea), links, strict=True):
        table.sit([link])
        table.cloth.wait_for()
    expect(bea.seal).to_be_visible()
    expect(bea.cloth.get_by_role("option")).to_have_count(1)
    bea.end()
    # It is Ann's turn, so Bea has passed: from now on it can be noticed.
    expect(ann.cards.or_(ann.deck).or_(ann.main).first).to_be_visible()
    ann.page.get_by_role("button", name=ann.visitor.say("saint-cards-board-notice")).click()
    expect(bea.cloth.get_by_role("option")).to_have_count(2)
    expect(bea.seal).to_have_count(0)
