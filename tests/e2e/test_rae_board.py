"""Ràe on its picture: a card is taken up, put down and taken back; see long_rae.py for games."""

from playwright.sync_api import expect

from questable.engine import Match
from tests.e2e.at_rae import AtRae
from tests.e2e.positions import found
from tests.e2e.screens import faults
from tests.e2e.tables import lay
from tests.e2e.visitor import PHONE, Visitor, Visitors


def lays_the_first(match: Match) -> bool:
    """Whether it is seat 0's turn, and the first card in hand begins a new group with another."""
    if match.state.actor != 0:
        return False
    first = match.game.view(match.state, 0).hand[0]  # type: ignore[attr-defined]
    legal = [action.text.split(":") for action in match.state.legal(0)]
    return any(kind == "lay" and first in cards for kind, *cards in legal)


def carried_out(match: Match) -> bool:
    """Whether seat 0 has to decide something for an event that everybody has answered."""
    view = match.game.view(match.state, 0)
    return match.state.actor == 0 and "taxes" in view.phases  # type: ignore[attr-defined]


def test_an_event_that_is_carried_out_takes_no_more_room(visitors: Visitors) -> None:
    """On a phone, where its words are higher than its card: card and frame stay as they were."""
    visitor = visitors.come(viewport=PHONE)
    table = AtRae(visitor)
    record = found("rae", 2, {}, carried_out).record.text()
    table.sit(lay(visitor.url, "rae", 2, people=2, record=record).links[:1])
    frame, pile = table.rae.locator(".pending"), table.spot("pile")
    expect(frame.locator(".then")).to_be_visible()
    one, other = frame.bounding_box(), pile.bounding_box()
    assert one
    assert other
    assert (one["y"], one["height"]) == (other["y"], other["height"])


def test_a_card_is_taken_up_put_down_and_taken_back(visitor: Visitor) -> None:
    """Places light up while it is held, by touch and by key; undo brings it back to the hand."""
    table = AtRae(visitor)
    record = found("rae", 2, {}, lays_the_first).record.text()
    table.sit(lay(visitor.url, "rae", 2, record=record).links)
    assert table.rest()
    table.page.keyboard.press("1")
    cards = table.rae.get_by_role("option")
    held = cards.count()
    expect(cards.first).to_have_attribute("aria-selected", "true")
    assert faults(visitor, "light") == []
    table.page.keyboard.press("Escape")
    expect(cards.first).to_have_attribute("aria-selected", "false")
    table.page.keyboard.press("1")
    new = next(each for each in table.lit() if each.startswith("new:"))
    table.touch(new)
    expect(cards).to_have_count(held - 2)
    table.undo.click()
    expect(cards).to_have_count(held)
    assert faults(visitor, "dark") == []


def forms_with_the_lifted(match: Match) -> bool:
    """Whether seat 0 has lifted a card that may begin a Quest with one of its hand."""
    if match.state.actor != 0:
        return False
    legal = [action.text.partition(":")[0] for action in match.state.legal(0)]
    return "with" in legal and "to" in legal


def test_on_a_phone_every_place_is_as_wide_as_the_board_and_no_higher_than_the_piles(
    visitors: Visitors,
) -> None:
    """A card lifted from a Collection lies beside what it can begin, with the words whole."""
    phone = visitors.come(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = AtRae(phone)
    record = found("rae", 2, {}, forms_with_the_lifted).record.text()
    table.sit(lay(phone.url, "rae", 2, record=record).links)
    assert table.rest()
    board, pile = table.rae.bounding_box(), table.rae.locator('[data-spot="pile"]').bounding_box()
    assert board
    assert pile
    for spot in ("lifted", next(each for each in table.lit() if each.startswith("new:"))):
        box = table.rae.locator(f'[data-spot="{spot}"]').bounding_box()
        assert box
        assert box["width"] >= 44
        assert board["x"] <= box["x"]
        assert box["x"] + box["width"] <= pile["x"]
        assert box["y"] + box["height"] <= pile["y"] + pile["height"] + 1
        assert box["height"] <= pile["height"] + 1
    assert faults(phone, "dark") == []
