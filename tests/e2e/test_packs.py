"""Own questions: typed, saved, brought to a table, seen by all before they are ready, played."""

from random import Random

from playwright.sync_api import expect

from questable.games.holy_quest import GAME
from tests.e2e.at_holy_quest import AtHolyQuest
from tests.e2e.at_packs import AtPacks
from tests.e2e.at_start import AtStart
from tests.e2e.visitor import Visitors

SIGNS = ("regular", "action", "fast-forward", "freeze", "fire", "wild", "cross-over")


def all_saints() -> str:
    """A file whose board brings a Saint card wherever somebody lands, and one question."""
    text = GAME.pack_text().replace('name = "base"', 'name = "Parish"')
    board, head, rest = text.partition("[saints]")
    for sign in SIGNS:
        board = board.replace(f'"{sign}"', '"saint"')
    return (
        board
        + head
        + rest
        + '\n[[question]]\ntext = "Which comes first?"\nanswers = ["Baptism", "Marriage"]\n'
    )


def test_own_questions_are_typed_shared_and_played(visitors: Visitors) -> None:
    """Ann mends what is wrong; Bea is told what differs and no question, and then is asked."""
    ann, bea = visitors.come(), visitors.come("fr")
    at = AtPacks(ann)
    at.bring(all_saints())
    expect(at.status).to_have_text(at.say("fine-count", count=1))
    at.press(at.button("add"))
    at.ask(2, "Is Easter a Sunday?", "Yes")
    at.name.fill("Our class")
    expect(at.status).to_have_text(at.say("faults", count=1))
    wrong = ann.say("fault-answers-count", low=2, high=4)
    expect(at.row(2).get_by_text(wrong)).to_be_visible()
    expect(at.faults).to_contain_text(at.say("row", n=2))
    expect(at.button("play")).to_be_disabled()
    at.ask(2, "Is Easter a Sunday?", "Yes", "No")
    expect(at.status).to_have_text(at.say("fine-count", count=2))
    file = at.saved()
    assert GAME.read_pack("saved", file).name == "Our class"
    at.press(at.button("play"))
    set_up, hosting, visiting = AtStart(ann), AtHolyQuest(ann), AtHolyQuest(bea)
    expect(set_up.opens).to_be_enabled()
    ann.page.get_by_role("radio", name="2", exact=True).check()
    ann.page.get_by_role("radio", name=ann.say("setup-way-link")).first.check(force=True)
    set_up.opens.click()
    bea.go(f"/table#{hosting.code()}")
    visiting.button("page-enter-go").click()
    told = bea.say("packs-by", name=ann.say("page-me"), pack="Our class")
    expect(bea.page.get_by_text(told)).to_be_visible()
    expect(hosting.page.get_by_text(ann.say("packs-by-me", pack="Our class"))).to_be_visible()
    # Nobody is ready for what they have not seen.
    expect(visiting.button("page-ready")).to_be_visible()
    visiting.button("packs-look").click()
    sheet = bea.page.get_by_role("dialog", name="Our class")
    expect(sheet).to_contain_text(bea.say("packform-closed", count=2))
    expect(sheet).to_contain_text(bea.say("packform-holy-quest-board"))
    expect(sheet).not_to_contain_text("Easter")
    bea.page.keyboard.press("Escape")
    visiting.button("page-ready").click()
    hosting.button("page-ready").click()
    for each in (hosting, visiting):
        each.begin()
    texts = {"Which comes first?", "Is Easter a Sunday?"}
    rng = Random(1)
    for _ in range(60):
        table = hosting if hosting.lit.count() or hosting.answer.count() else visiting
        if table.answer.count() == 2:
            break
        table.step(rng)
    asked = table.event.locator(".ask").inner_text()
    assert asked in texts
    assert table.event.locator("[data-answer]").count() == 2
