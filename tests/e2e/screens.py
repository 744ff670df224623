"""Every screen of the page, and the way there: for looking at, by axe and by people."""

import re
from collections.abc import Callable
from random import Random
from typing import Literal

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from questable.saints import shipped
from tests.e2e.at_analysis import analysed
from tests.e2e.at_lab import AtLab
from tests.e2e.at_packs import AtPacks
from tests.e2e.at_position import AtPosition
from tests.e2e.at_practice import RACE, AtPractice, todays
from tests.e2e.at_replay import AtReplay
from tests.e2e.at_start import AtStart
from tests.e2e.at_study import AtStudy
from tests.e2e.at_table import AtTable
from tests.e2e.tables import lay, played
from tests.e2e.visitor import Visitor

GRAVE = ("serious", "critical")
MOST = 20
"""Actions until something is told."""


def faults(visitor: Visitor, theme: Literal["light", "dark"]) -> list[str]:
    """What axe finds that keeps people out."""
    visitor.page.emulate_media(color_scheme=theme)
    found = Axe().run(visitor.page).response["violations"]
    return [
        f"{theme}: {each['id']}: {node['html'][:160]}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


def start(visitor: Visitor) -> None:
    """The six games."""
    AtStart(visitor).come()


def new_table(visitor: Visitor) -> None:
    """The page on which a table is set up."""
    begin = AtStart(visitor)
    begin.come()
    begin.set_up("holy-quest")
    way = visitor.page.get_by_role("group", name=visitor.say("setup-way"), exact=True)
    expect(way).to_be_visible()


def more_rules(visitor: Visitor) -> None:
    """The same with every house rule of the game that has most of them."""
    new_table(visitor)
    visitor.page.get_by_text(visitor.say("setup-more"), exact=True).click()
    target = visitor.page.get_by_label(visitor.say("holy-quest-option-target"), exact=True)
    expect(target).to_be_visible()


def settings(visitor: Visitor) -> None:
    """What a person wishes of the page."""
    AtStart(visitor).come()
    visitor.page.get_by_role("button", name=visitor.say("page-wishes")).click()
    visitor.page.get_by_role("dialog").wait_for()


def lobby(visitor: Visitor) -> None:
    """Seats and links before a game."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 3, start=False).links)
    expect(table.button("page-start")).to_be_enabled()


def brought(visitor: Visitor) -> None:
    """The same for a game that goes on from a record."""
    begin = AtStart(visitor)
    begin.come()
    begin.bring(played(visitor.url, "run-the-race", 2))
    visitor.page.get_by_role("button", name=visitor.say("page-record-replay")).click()
    watching = AtReplay(visitor)
    watching.slider.wait_for()
    for moment in range(1, 5):
        watching.button("replay-next").click()
        watching.at(moment)
    watching.button("replay-fork").click()
    AtTable(visitor).button("page-ready").wait_for()


def free_seat(visitor: Visitor) -> None:
    """A lobby that waits for somebody: a code, a link, a chair that is free."""
    begin = AtStart(visitor)
    begin.come()
    begin.play_with("friends")
    begin.play("rae", "friends").click()
    AtTable(visitor).code()


def big_screen(visitor: Visitor) -> None:
    """What a class sees that watches."""
    table = AtTable(visitor)
    table.sit([lay(visitor.url, "pillars", 2, people=2).watch])
    table.button("page-big").click()
    expect(table.button("page-big-off")).to_be_visible()
    # A window that fills the screen cannot be made smaller; the page keeps its large view.
    visitor.page.locator("html:fullscreen").wait_for()
    visitor.page.evaluate("document.exitFullscreen()")


def enter(visitor: Visitor) -> None:
    """What somebody sees who was sent a link."""
    visitor.go(f"/table#{lay(visitor.url, 'rae', 2, start=False).door}")
    visitor.page.get_by_role("textbox").wait_for()


def no_table(visitor: Visitor) -> None:
    """A link that leads nowhere."""
    visitor.go("/table#nothing")
    visitor.page.get_by_role("alert").wait_for()


def picture(game: str, players: int, actions: int) -> Callable[[Visitor], None]:
    """A game on its board, after some actions."""

    def come(visitor: Visitor) -> None:
        table = AtTable(visitor)
        table.sit(lay(visitor.url, game, players).links)
        table.play(Random(game), actions)
        told, rng = table.log.text_content(), Random(game)
        # Not everything is told: a card of Ràe that is lifted is not.
        for _ in range(MOST if actions else 0):
            if not table.wait() or table.log.text_content() != told:
                break
            table.act_once(rng)
        table.wait()
        if table.fold.count():
            table.fold.click()

    return come


def who_plays(visitor: Visitor) -> None:
    """A name and a face, before the first game on a device."""
    visitor.page.add_init_script("localStorage.removeItem('questable.wishes')")
    begin = AtStart(visitor)
    begin.come()
    begin.play_now("questor").click()
    visitor.page.get_by_role("dialog", name=visitor.say("page-who-are-you")).wait_for()


def briefing(visitor: Visitor) -> None:
    """What a game is about, over its first game."""
    visitor.page.add_init_script("localStorage.removeItem('questable.wishes')")
    AtTable(visitor).sit(lay(visitor.url, "pillars", 2).links)
    visitor.page.get_by_role("dialog", name=visitor.say("page-briefing")).wait_for()


def drawer(visitor: Visitor) -> None:
    """All that happened, over the choices."""
    picture("questor", 2, 8)(visitor)
    visitor.page.get_by_role("button", name=visitor.say("page-log"), expanded=False).click()
    visitor.page.get_by_role("button", name=visitor.say("page-log"), expanded=True).wait_for()


def curtain(visitor: Visitor) -> None:
    """Between two hands on one device."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "saint-cards", 2, people=2).links)
    table.curtain.wait_for()


def end(visitor: Visitor) -> None:
    """Who won and why."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "pillars", 2, {"setup": "swift", "turn_limit": 4}).links)
    table.finish(Random(1))
    checked = visitor.page.get_by_text(visitor.say("page-luck-verified"))
    checked.first.wait_for()


def certificate(visitor: Visitor) -> None:
    """One of them, to be printed."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "pillars", 2, {"setup": "swift", "turn_limit": 4}).links)
    table.finish(Random(1))
    table.button("page-certificate").click()
    visitor.page.get_by_role("dialog", name=visitor.say("page-certificate")).wait_for()


def replay(visitor: Visitor) -> None:
    """A game played again."""
    begin = AtStart(visitor)
    begin.come()
    begin.bring(played(visitor.url, "questor", 2, {"mage_tiles": 5}))
    visitor.page.get_by_role("button", name=visitor.say("page-record-replay")).click()
    slider = visitor.page.get_by_role("slider")
    slider.wait_for()
    for _ in range(12):
        visitor.page.get_by_role("button", name=visitor.say("replay-next")).click()
    expect(slider).to_have_value("12")
    visitor.page.get_by_role("grid").wait_for()


def analysis(visitor: Visitor) -> None:
    """How a game went, at its last turning point."""
    looking = analysed(visitor, "questor", 4, "screens")
    visitor.page.keyboard.press("End")
    visitor.page.keyboard.press("Shift+ArrowLeft")
    expect(visitor.page.locator("[aria-current=true]")).to_have_count(1)
    looking.page.get_by_role("grid").wait_for()


def rules(visitor: Visitor) -> None:
    """The rules of a game."""
    visitor.go("/rules#questor")
    visitor.page.get_by_role("heading", level=3).first.wait_for()


def about(visitor: Visitor) -> None:
    """Whose games these are."""
    visitor.go("/about")
    visitor.page.get_by_role("heading", level=2).first.wait_for()


def guide(visitor: Visitor) -> None:
    """A guided first game."""
    visitor.go("/learn#questor-first")
    visitor.page.get_by_role("grid").wait_for()


def position(visitor: Visitor) -> None:
    """A position that is set up by hand, with something wrong and with what can be changed."""
    at = AtPosition(visitor)
    at.begin("rae")
    at.move_first()
    visitor.page.get_by_text(visitor.say("position-page-text"), exact=True).click()


def lab(visitor: Visitor) -> None:
    """A rule beside the book, with all that can be changed."""
    at = AtLab(visitor)
    at.come("questor&-mage_tiles=22&games=20")
    visitor.page.get_by_text(visitor.say("lab-page-numbers"), exact=True).click()
    expect(at.button("lab-page-save")).to_be_enabled(timeout=60_000)


def practice(visitor: Visitor) -> None:
    """Today's puzzles."""
    visitor.go("/practice")
    visitor.page.get_by_role("main").get_by_role("link").first.wait_for()


def puzzle(visitor: Visitor) -> None:
    """A puzzle that was missed, and what is told of it."""
    at = AtPractice(visitor)
    visitor.go(f"/practice#{RACE}")
    asked = todays()
    at.answer(asked, asked.club)
    at.told("practice-not-yet", words=at.label(asked, asked.best))


def study(visitor: Visitor) -> None:
    """All ways to learn the saints, and what was learnt."""
    visitor.go("/study")
    visitor.page.get_by_role("img", name=re.compile(str(len(shipped().saints)))).wait_for()


def question(visitor: Visitor) -> None:
    """A question that was answered, with windows or names."""
    at = AtStudy(visitor)
    visitor.go("/study#who")
    at.options()
    visitor.page.keyboard.press("b")
    visitor.page.keyboard.press("Enter")
    expect(at.button("study-next")).to_be_focused()


def packs(visitor: Visitor) -> None:
    """A pack in the making, with a question that lacks an answer."""
    at = AtPacks(visitor)
    at.begin("holy-quest")
    at.ask(1, "2 + 2 = ?", "4")
    at.name.click()
    expect(at.faults).to_have_count(1)


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "start": start,
    "who-plays": who_plays,
    "new-table": new_table,
    "more-rules": more_rules,
    "settings": settings,
    "lobby": lobby,
    "free-seat": free_seat,
    "big-screen": big_screen,
    "brought": brought,
    "enter": enter,
    "no-table": no_table,
    "questor": picture("questor", 3, 6),
    "pillars": picture("pillars", 3, 4),
    "holy-quest": picture("holy-quest", 3, 3),
    "saint-cards": picture("saint-cards", 3, 1),
    "run-the-race": picture("run-the-race", 2, 1),
    "rae": picture("rae", 3, 1),
    "briefing": briefing,
    "drawer": drawer,
    "curtain": curtain,
    "end": end,
    "certificate": certificate,
    "replay": replay,
    "analysis": analysis,
    "rules": rules,
    "guide": guide,
    "position": position,
    "lab": lab,
    "practice": practice,
    "puzzle": puzzle,
    "study": study,
    "question": question,
    "packs": packs,
    "about": about,
}
