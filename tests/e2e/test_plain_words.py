"""Words on the page that anybody understands: no riddles, no ids, nothing of how it is made."""

import re

import pytest
from playwright.sync_api import expect

from questable.registry import KEYS
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.tables import lay
from tests.e2e.visitor import PHONE, Visitor, Visitors

TRADE = re.compile(r"\b(server|seed|hash|collu\w*|grind|serveur|graine|hachage|collusion)\b", re.I)
RULE_ID = re.compile(r"\b[A-Z]-\s?\d+\.\d+")
LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])


@LANGUAGES
def test_the_foot_of_the_start_page_promises_and_leads_to_how(
    visitors: Visitors, lang: str
) -> None:
    """That luck can be checked, without saying how one might cheat (C21)."""
    visitor = visitors.come(lang)
    AtStart(visitor).come()
    promise = {"en": "Every roll can be checked", "fr": "Chaque tirage peut être vérifié"}[lang]
    more = visitor.page.get_by_role("link", name=promise, exact=True)
    expect(more).to_be_visible()
    assert TRADE.findall(visitor.page.locator("footer").inner_text()) == []
    more.click()
    told = visitor.page.get_by_role("heading", name=visitor.say("about-fair"), exact=True)
    expect(told).to_be_in_viewport()


@LANGUAGES
def test_ages_and_saved_games_are_called_so(visitors: Visitors, lang: str) -> None:
    """Eight what? Years; and nobody knows what a record is (C22)."""
    visitor = visitors.come(lang)
    AtStart(visitor).come()
    ages = {"en": r"age \d+\+", "fr": r"dès \d+ ans"}[lang]
    for key in KEYS:
        tile = visitor.page.get_by_role("listitem").filter(
            has=visitor.page.get_by_role("heading", name=visitor.say(f"{key}-title"), exact=True)
        )
        expect(tile.first).to_contain_text(re.compile(ages))
    saved = {"en": "Open a saved game", "fr": "Ouvrir une partie enregistrée"}[lang]
    expect(visitor.page.get_by_role("heading", name=saved, exact=True)).to_be_visible()
    assert not re.search(r"\brecord\b", visitor.page.get_by_role("main").inner_text(), re.I)


@LANGUAGES
def test_a_bot_is_told_by_what_it_does(visitors: Visitors, lang: str) -> None:
    """It thinks ahead, or plays at random; a hint is a hint, whoever gives it (C23)."""
    visitor = visitors.come(lang)
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "pillars", 2, level="club").links)
    assert table.wait()
    ahead = {"en": "thinks ahead", "fr": "réfléchit"}[lang]
    expect(visitor.page.get_by_text(ahead).first).to_be_visible()
    table.button("page-hint").click()
    hint = {"en": "Hint: ", "fr": "Conseil : "}[lang]
    # The blank before a French colon does not break, and is one for us.
    said = visitor.page.get_by_role("status").filter(
        has_text=re.compile("^" + r"\s".join(map(re.escape, hint.split())))
    )
    expect(said).to_be_visible()
    assert not re.search(r"\bclub\b", visitor.page.get_by_role("main").inner_text(), re.I)


@pytest.mark.parametrize("key", KEYS)
def test_house_rules_are_told_without_ids(visitor: Visitor, key: str) -> None:
    """Nor are there any in the other fields of a new table (C25)."""
    begin = AtStart(visitor)
    begin.come()
    begin.set_up(key)
    for fold in visitor.page.locator("summary").all():
        fold.click()
    said = visitor.page.get_by_role("main").inner_text()
    assert len(said) > 100
    assert RULE_ID.findall(said) == []


@LANGUAGES
def test_an_invitation_names_no_command(visitors: Visitors, lang: str) -> None:
    """Who opens a table need not know how the server was begun (C25); buttons are verbs (C27)."""
    visitor = visitors.come(lang)
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 3, start=False).links)
    table.door()
    table.at_plate(visitor.say("table-bot", n=2), "page-bot-away").click()
    here = {"en": "Someone here", "fr": "Quelqu’un ici"}[lang]
    expect(table.at_plate(visitor.say("page-free-seat"), "page-here")).to_have_text(here)
    said = visitor.page.get_by_role("main").inner_text()
    assert not re.search(r"\./run|--[a-z]", said)


@LANGUAGES
def test_the_time_of_a_table_is_seen_whole_on_a_phone(visitors: Visitors, lang: str) -> None:
    """Day and hour, in a line or two (C27)."""
    visitor = visitors.come(lang, viewport=PHONE)
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "holy-quest", 2).links)
    assert table.wait()
    AtStart(visitor).come()
    mine = visitor.page.get_by_role("region", name=visitor.say("page-mine"))
    when = mine.get_by_text(re.compile(r"\d\d?:\d\d"))
    expect(when).to_be_visible()
    cut = "each => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1"
    assert not when.evaluate(cut)
    box = when.bounding_box()
    assert box
    assert box["x"] + box["width"] <= PHONE["width"]
