"""The saints' pages in a real browser: without scripts to read, with them to hear and to print."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from questable.saints import shipped
from tests.e2e.visitor import PHONE, Visitor, Visitors

MOST = 40_000
"""Bytes of a saint's page with its window, style and script, as they come over the line."""
VOICE = """
window.said = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, "speechSynthesis", { value: {
    speak(what) { said.push([what.text, what.lang]); this.now = what; },
    cancel() { this.now = undefined; },
} });
window.printed = 0;
window.print = () => (printed += 1);
"""
"""A voice that says a sentence when it is told to, and a printer that counts."""


def without_faults(page: Page) -> None:
    """Nothing serious is wrong for whoever hears the page or uses the keyboard."""
    wrong = Axe().run(page).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"]) for each in wrong] == []


@pytest.mark.parametrize(("scheme", "scripts"), [("light", "forbidden"), ("dark", "lost")])
def test_everything_can_be_read_without_scripts(
    visitors: Visitors, scheme: str, scripts: str
) -> None:
    """From the start to a month, a saint, whoever shares a fact, the search, and French."""
    visitor = visitors.come(java_script_enabled=scripts == "lost", color_scheme=scheme)
    page = visitor.page
    page.route("**/assets/*.js", lambda route: route.abort())

    def clean(page: Page) -> None:
        # What looks for faults is a script itself.
        if scripts == "lost":
            without_faults(page)

    page.goto(f"{visitor.url}/en/saints")
    clean(page)
    page.get_by_role("link", name="November", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Saints in November")
    clean(page)
    page.get_by_role("link", name="St. Martin of Tours").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("St. Martin of Tours")
    expect(page.locator(".life")).to_have_text(shipped().by_key["martin-of-tours"].life["en"])
    expect(page.get_by_role("button")).to_have_count(0)
    shown = page.locator(".picture img")
    assert shown.evaluate("img => img.complete && img.naturalWidth > 0")
    assert ("night" in shown.evaluate("img => img.currentSrc")) == (scheme == "dark")
    clean(page)
    page.set_viewport_size(PHONE)
    assert visitor.wide() <= 0
    clean(page)
    page.get_by_role("link", name="lay soldier", exact=True).click()
    expect(page.get_by_role("link", name="St. Martin of Tours")).to_be_visible()
    expect(page.get_by_label("Title")).to_have_value("lay-soldier")
    page.get_by_label("Name, place or word").fill("Cappadocia")
    page.get_by_role("button", name="Find").click()
    expect(page.get_by_role("heading", level=2)).to_have_text(re.compile("found|saint"))
    assert visitor.wide() <= 0
    clean(page)
    page.goto(f"{visitor.url}/en/saints/martin-of-tours")
    page.get_by_role("link", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Saint Martin de Tours")
    assert page.evaluate("document.documentElement.lang") == "fr"


def speak(visitor: Visitor) -> None:
    """The sentence that is being said comes to its end."""
    visitor.page.evaluate("speechSynthesis.now.onend()")


def test_a_saint_is_read_aloud_and_printed(visitors: Visitors) -> None:
    """Sentence by sentence, the one that is heard lit; by keys too; one sheet of paper."""
    visitor = visitors.come("fr")
    visitor.context.add_init_script(VOICE)
    page = visitor.page
    page.goto(f"{visitor.url}/fr/saints/martin-of-tours")
    read = page.locator("button.read")
    expect(read).to_have_text(visitor.say("saintpage-read"))
    without_faults(page)
    read.click()
    expect(read).to_have_text(visitor.say("saintpage-read-stop"))
    expect(page.locator(".lit")).to_have_text("Saint Martin de Tours")
    speak(visitor)
    first = page.locator(".life .lit")
    expect(first).to_have_count(1)
    life = shipped().by_key["martin-of-tours"].life["fr"]
    assert life.startswith(first.inner_text())
    while page.locator(".lit").count():
        speak(visitor)
    expect(read).to_have_text(visitor.say("saintpage-read"))
    said = page.evaluate("said")
    assert {lang for _, lang in said} == {"fr"}
    told = " ".join(text for text, _ in said)
    assert life in told
    assert told.endswith(shipped().by_key["martin-of-tours"].note["fr"])
    page.keyboard.press("r")
    expect(page.locator(".lit")).to_have_count(1)
    page.keyboard.press("p")
    assert page.evaluate("printed") == 1
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == 1
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", level=1)).to_have_text("Saint Josaphat")
    page.keyboard.press("f")
    expect(page.get_by_role("heading", level=1)).to_have_text("St. Josaphat")


def test_today_is_the_visitors(visitors: Visitors) -> None:
    """A device that lives another day than the server is told of its own."""
    visitor = visitors.come()
    page = visitor.page
    page.clock.install(time="2028-02-29T12:00:00")
    for path, rank in (("/en/saints", 2), ("/en/saints/today", 1)):
        page.goto(visitor.url + path)
        heading = page.get_by_role("heading", level=rank, name="Today, 29 February")
        expect(heading).to_be_visible()
    page.goto(f"{visitor.url}/en/saints/month/2")
    expect(page.locator('li[aria-current="date"]')).to_contain_text("29")


def test_the_games_lead_there_and_back(visitors: Visitors) -> None:
    """The saint of the day on the start page is a link; a page of saints weighs little."""
    visitor = visitors.come("fr")
    page = visitor.page
    visitor.go("/")
    page.get_by_role("link", name=visitor.say("page-saints"), exact=True).click()
    page.wait_for_url("**/fr/saints")
    page.get_by_role("link", name=visitor.say("saintpage-home")).click()
    page.wait_for_url(f"{visitor.url}/")
    fetched: dict[str, int] = {}
    page.on(
        "requestfinished",
        lambda request: fetched.update({request.url: request.sizes()["responseBodySize"]}),
    )
    page.goto(f"{visitor.url}/fr/saints/francis-xavier")
    page.wait_for_load_state("networkidle")
    # Letters are those of the games, and were fetched with them.
    light = {url: size for url, size in fetched.items() if not url.endswith(".woff2")}
    assert len(light) > 3
    assert sum(light.values()) < MOST, light
