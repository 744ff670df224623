"""Packs made by keys and by touch, in French, on a phone: cards, a spreadsheet, a file, paper."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from questable.registry import KEYS, game
from tests.e2e.at_packs import AtPacks
from tests.e2e.screens import faults
from tests.e2e.visitor import Visitor, Visitors

HAND: ViewportSize = {"width": 390, "height": 844}
SHEET = (
    "Question,Juste,Faux,Faux,Faux,Niveau\n"
    '"Qui, le premier ?",Pierre,Paul,"André ""le grand""",,1\n'
    "Combien d’évangiles ?,Quatre,Trois\n"
)


def test_ten_questions_by_keys_alone(visitor: Visitor) -> None:
    """No pointer: typed, Tab from field to field, Enter to the next; then played."""
    at = AtPacks(visitor)
    visitor.go("/packs")
    keys = visitor.page.keyboard
    begin = at.main.get_by_role("button", name=visitor.say("holy-quest-title"))
    begin.focus()
    keys.press("Enter")
    expect(at.name).to_be_visible()
    label = visitor.say("packform-holy-quest-text")
    at.row(1).get_by_role("textbox", name=label, exact=True).focus()
    for number in range(1, 11):
        keys.type(f"How much is {number} and {number}?")
        for answer in (2 * number, 2 * number + 1, 2 * number + 2, 2 * number + 3):
            keys.press("Tab")
            keys.type(str(answer))
        if number < 10:
            keys.press("Enter")
            field = at.row(number + 1).get_by_role("textbox", name=label, exact=True)
            expect(field).to_be_focused()
    expect(at.status).to_have_text(at.say("fine-count", count=10))
    assert len(game("holy-quest").read_pack("x", at.saved()).words) == 1
    at.button("play").focus()
    keys.press("Enter")
    expect(visitor.page.get_by_role("button", name=visitor.say("page-open-table"))).to_be_enabled()


def test_a_spreadsheet_by_touch_on_a_phone_in_french(visitors: Visitors) -> None:
    """Pasted, taken, one question removed; nothing is wider than the screen."""
    phone = visitors.come("fr", viewport=HAND, has_touch=True, is_mobile=True)
    at = AtPacks(phone, touch=True)
    at.begin("holy-quest")
    at.press(at.button("csv"))
    phone.page.get_by_role("textbox", name=at.say("csv-paste")).fill(SHEET)
    expect(phone.page.get_by_text(at.say("csv-found", count=2))).to_be_visible()
    at.press(at.button("csv-take"))
    expect(at.status).to_have_text(at.say("fine-count", count=2))
    text = at.saved()
    assert 'answers = ["Pierre", "Paul", "André \\"le grand\\""]' in text
    at.press(at.button("remove-row", n=1))
    expect(at.status).to_have_text(at.say("fine-count", count=1))
    phone.page.reload()
    expect(at.status).to_have_text(at.say("fine-count", count=1))
    assert phone.wide() <= 0
    assert faults(phone, "light") + faults(phone, "dark") == []


def test_words_in_two_languages(visitor: Visitor) -> None:
    """A field for each; the file has both."""
    at = AtPacks(visitor)
    at.begin("holy-quest")
    at.main.get_by_role("switch", name=at.say("tongues")).check()
    row = at.row(1)
    label = visitor.say("packform-holy-quest-text")
    row.get_by_role("textbox", name=re.compile(f"^{label} .*English")).fill("Who?")
    row.get_by_role("textbox", name=re.compile(f"^{label} .*Français")).fill("Qui ?")
    lines = row.get_by_role("group", name=visitor.say("packform-holy-quest-answers"))
    for n, word in enumerate(("Yes", "Oui", "No", "Non")):
        lines.get_by_role("textbox").nth(n).fill(word)
    expect(at.status).to_have_text(at.say("fine-count", count=1))
    text = at.saved()
    assert 'text = { en = "Who?", fr = "Qui ?" }' in text
    assert '{ en = "Yes", fr = "Oui" }' in text


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_its_form_clean_for_axe(visitor: Visitor, key: str) -> None:
    """And its text, in which a fault is told by its line; both are the same pack."""
    at = AtPacks(visitor)
    at.begin(key)
    at.name.fill("Ours")
    if key != "holy-quest":
        expect(at.status).to_have_text(at.say("fine"))
        assert game(key).read_pack("x", at.saved()).hash == game(key).pack().hash
    cards = at.main.locator(".names button")
    if cards.count():
        cards.nth(3).click()
    assert faults(visitor, "light") + faults(visitor, "dark") == []
    at.main.get_by_role("radio", name=at.say("as-text"), exact=True).check()
    file = at.main.get_by_role("textbox", name=at.say("as-text"))
    expect(file).to_have_value(re.compile('name = "Ours"'))
    file.press("Control+End")
    visitor.page.keyboard.insert_text("\n[[")
    expect(at.faults.first).to_contain_text(at.say("line", n=0).replace("0", "").strip())


def test_a_saint_of_ones_own_is_added_and_drawn(visitor: Visitor) -> None:
    """Typed, drawn beside it, told as new, and in the file."""
    at = AtPacks(visitor)
    at.begin("saint-cards")
    at.press(at.button("add-card"))
    name = visitor.say("packform-saints-name")
    at.main.get_by_role("textbox", name=re.compile(f"^{name} .*English")).fill("Our Jo")
    at.main.get_by_role("textbox", name=re.compile(f"^{name} .*Français")).fill("Notre Jo")
    expect(at.status).to_have_text(at.say("fine"))
    expect(at.page.get_by_role("group", name=at.say("preview"))).to_contain_text("Our Jo")
    at.page.get_by_text(at.say("inside")).click()
    expect(at.main.locator("aside")).to_contain_text(visitor.say("packform-new", count=1))
    assert "Our Jo" in at.saved()


def test_a_pack_is_printed(visitor: Visitor) -> None:
    """As a PDF with its own name."""
    at = AtPacks(visitor)
    at.begin("questor")
    at.name.fill("Ours")
    goal = visitor.say("packform-questor-trophies")
    at.main.get_by_role("spinbutton", name=goal).fill("5")
    expect(at.status).to_have_text(at.say("fine"))
    with visitor.page.expect_download(timeout=120_000) as coming:
        at.press(at.button("print"))
    assert coming.value.suggested_filename == "questor-ours.pdf"
    assert coming.value.path().read_bytes().startswith(b"%PDF-")


def test_a_file_of_another_game_or_none_is_told(visitor: Visitor) -> None:
    """In words, and nothing is kept of it."""
    at = AtPacks(visitor)
    at.bring("name = 'x'")
    expect(visitor.page.get_by_text(visitor.say("fault-game-unsaid"))).to_be_visible()
    at.bring('game = "questor"\nname = [')
    expect(visitor.page.get_by_text(at.say("line", n=2))).to_be_visible()
    expect(at.main.get_by_role("list", name=at.say("mine"))).to_have_count(0)
