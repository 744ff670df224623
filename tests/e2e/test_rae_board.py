"""Ràe on its picture: a card is taken up, put down and taken back; see long_rae.py for games."""

from playwright.sync_api import expect

from questable.engine import SEALED, Match
from questable.table import Settings
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


def asked_in_secret(match: Match) -> bool:
    """Whether seat 0 may answer an event in secret, one way or the other."""
    state = match.state
    return state.actor == SEALED and state.may_act(0) and len(state.legal(0)) > 1


def test_on_a_phone_the_secret_question_is_answered_without_scrolling(visitors: Visitors) -> None:
    """Both answers are in sight, however much is said above them."""
    phone = visitors.come(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = AtRae(phone)
    record = found("rae", 3, {}, asked_in_secret).record.text()
    slow = Settings(pace=0, pause=30)
    table.sit(lay(phone.url, "rae", 3, people=3, settings=slow, record=record).links[:1])
    answers = table.reply.get_by_role("button")
    expect(answers).to_have_count(2)
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=1)


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


def lifts(match: Match) -> bool:
    """Whether seat 0 may lift a card of a Collection."""
    legal = match.state.legal(0) if match.state.actor == 0 else []
    return any(action.text.startswith("take:") for action in legal)


def test_a_card_that_is_lifted_can_be_put_back(visitor: Visitor) -> None:
    """By the button beside it, or by Escape: it lies where it lay."""
    table = AtRae(visitor)
    match = found("rae", 2, {}, lifts)
    take = next(a.text for a in match.state.legal(0) if a.text.startswith("take:"))
    spot = lifted_from(take)
    table.sit(lay(visitor.url, "rae", 2, people=2, record=match.record.text()).links[:1])
    assert table.rest()
    back = table.button("rae-board-back")
    for key in ("", "Escape"):
        expect(back).to_have_count(0)
        table.touch(spot)
        expect(table.spot("lifted")).to_be_visible()
        if key:
            table.page.keyboard.press(key)
        else:
            back.click()
        expect(table.spot("lifted")).to_have_count(0)
        expect(table.spot(spot)).to_be_visible()


def lifted_from(take: str) -> str:
    """The place of the card that an action lifts: its group, by suit and number, and the card."""
    _, card, group = take.split(":")
    return f"{card.split('-')[1]}-{group.split('-')[1]}:{card}"


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
