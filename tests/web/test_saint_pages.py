"""The saints' pages: all of them, in both languages, for everybody who can read HTML."""

import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qsl, urljoin, urlsplit

import httpx
import pytest

from questable.languages import ON_CARDS
from questable.registry import Registry
from questable.saints import shipped
from questable.saints.collection import DAYS, day_of
from questable.saints.finding import SaintFinder, Wanted, of_day
from questable.storage import MemoryStore
from questable.table import Hall, Limits
from questable.table.run.system import SystemClock, SystemDice
from questable.text import Words
from questable.web import Rate, WebLimits, app_for
from questable.web.html import VOID, Safe, el
from questable.web.page import BUILT, ROUTES
from questable.web.saints.built import MANIFEST, SCRIPT, STYLE, Built, built_in
from questable.web.saints.calendar_page import day_after, day_before
from questable.web.saints.routes import LOOKS, SaintPages, spoken
from questable.web.saints.saint_page import Calendar
from questable.web.saints.search_page import MOST, TooLong, Unknown, wanted_of

NOWHERE = Path("/nowhere")
MOST_BYTES = 40_000
LINK = re.compile(r'(?:href|src|srcset)="([^"]+)"')
NOON = 1_835_438_400_000
"""Milliseconds since 1970: noon of 29 February 2028, in Greenwich."""


class StoppedClock(SystemClock):
    """A clock that stands still."""

    def now(self) -> int:
        """The 29th of a February."""
        return NOON


@pytest.fixture(scope="module")
def pages() -> SaintPages:
    """Pages as a server writes them; with signs and style where the page is built."""
    return SaintPages(BUILT)


@asynccontextmanager
async def visitor(limits: WebLimits | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """A browser without scripts before a server."""
    hall = Hall(MemoryStore(), Registry(), StoppedClock(), SystemDice(), Limits())
    app, _ = app_for(hall, limits, page=NOWHERE)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as asking:
        yield asking


class Checker(HTMLParser):
    """Tags that are closed in their order, names of elements that are there once."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.headings: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Opens, unless it has no end."""
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Shapes of a drawing."""

    def handle_endtag(self, tag: str) -> None:
        """Closes what was opened last."""
        assert self.open.pop() == tag


def checked(text: str) -> None:
    """A page that any browser reads as it is meant."""
    checker = Checker()
    checker.feed(text)
    assert checker.open == []
    assert len(checker.ids) == len(set(checker.ids))
    assert checker.headings.count("h1") == 1
    assert checker.headings[0] == "h1"


class Linked(NamedTuple):
    """An address that a page links to."""

    path: str
    query: str


def links(text: str, at: str) -> set[Linked]:
    """Where a page leads, as a house under a path of its own sees it; none leaves the house."""
    found = set()
    for each in LINK.findall(text):
        assert not each.startswith(("/", "http"))
        url = urlsplit(urljoin(f"http://h/house/{at}", unescape(each)))
        assert url.path.startswith("/house/"), each
        found.add(Linked(url.path.removeprefix("/house"), url.query))
    return found


def resolves(link: Linked) -> bool:
    """Whether the server has something there."""
    path = link.path
    if path in (*ROUTES, "/icon.svg") or path.startswith("/assets/"):
        return True
    if found := re.fullmatch(r"/saints/windows/([a-z-]+)/([a-z-]+)\.svg", path):
        return found[1] in LOOKS and found[2] in shipped().by_key
    found = re.fullmatch(r"/(en|fr)/saints(?:/(.+))?", path)
    if not found:
        return False
    rest = found[2] or ""
    kind, _, value = rest.partition("/")
    if rest == "search":
        asked = dict(parse_qsl(link.query, strict_parsing=bool(link.query)))
        return bool(SaintFinder(shipped()).found(wanted_of(asked))) if asked else True
    if kind == "day":
        return day_of(value) is not None
    if kind == "month":
        return value in map(str, range(1, 13))
    return rest in ("", "today") or rest in shipped().by_key


@pytest.mark.parametrize("lang", ON_CARDS)
def test_every_saint_has_a_page(pages: SaintPages, lang: str) -> None:
    """Name, life, note and facts are there, all links lead somewhere, and it is light."""
    seen: set[Linked] = set()
    for key, saint in pages.by_key.items():
        file = pages.page(lang, key, (1, 1))
        assert file is not None
        text = unescape(file.plain.decode())
        assert f"<h1 data-read>{saint.name[lang]}</h1>" in text
        other = next(each for each in ON_CARDS if each != lang)
        for words in (saint.life[lang], saint.note[lang], saint.depicted[lang], saint.name[other]):
            assert words in text, key
        for name in (*saint.patronages[lang], *saint.other_names[lang], *saint.places[lang]):
            assert name in text, (key, name)
        for companion in saint.companions:
            assert f'"../../{lang}/saints/{companion}"' in text
        assert f'lang="{lang}"' in text
        assert len(file.packed) + len(pages.window("fine", key).packed) < MOST_BYTES, key
        seen |= links(file.plain.decode(), f"{lang}/saints/{key}")
    assert {link.path for link in seen if not link.path.startswith("/assets/")} > {
        f"/{lang}/saints/{key}" for key in pages.by_key
    }
    finder = SaintFinder(shipped())
    for link in seen:
        if link.path.endswith("/search") and link.query:
            assert finder.found(wanted_of(dict(parse_qsl(link.query)))), link
        else:
            assert resolves(link), link


@pytest.mark.parametrize("lang", ON_CARDS)
def test_every_month_and_day_has_a_page(pages: SaintPages, lang: str) -> None:
    """With everybody whose day it is; the 29th of February among them."""
    words = Words(lang)
    for month in range(1, 13):
        file = pages.page(lang, f"month/{month}", (1, 1))
        assert file is not None
        text = unescape(file.plain.decode())
        assert text.count("<li ") == DAYS[month - 1]
        for saint in shipped().entries:
            linked = f'/{lang}/saints/{saint.key}"' in text
            own = [saint.month, *(each.month for each in saint.other_feasts)]
            assert linked == (month in own), saint.key
        assert all(map(resolves, links(file.plain.decode(), f"{lang}/saints/month/{month}")))
    for month, day in ((2, 28), (2, 29), (1, 1), (12, 31), (11, 18), (10, 4)):
        file = pages.page(lang, f"day/{month:02}-{day:02}", (1, 1))
        assert file is not None
        text = unescape(file.plain.decode())
        assert words.say("saints-day", n=month, day=day) in text
        for saint in of_day(shipped(), month, day):
            assert saint.name[lang] in text
        assert (words.say("saintpage-leap") in text) == ((month, day) == (2, 29))
        assert (words.say("saintpage-nobody") in text) != bool(of_day(shipped(), month, day))
        checked(file.plain.decode())


def test_days_follow_each_other() -> None:
    """Round a year that has a 29th of February."""
    on, seen = (1, 1), []
    for _ in range(366):
        seen.append(on)
        following = day_after(*on)
        assert day_before(*following) == on
        on = following
    assert on == (1, 1)
    assert len(set(seen)) == 366
    assert day_after(2, 28) == (2, 29)
    assert day_after(2, 29) == (3, 1)


def test_the_round_of_the_year() -> None:
    """Whoever goes on from saint to saint comes to everybody, in the order of feasts."""
    calendar = Calendar(shipped())
    at = calendar.round[0]
    seen = [at]
    while (after := calendar.beside(at)[1]) is not seen[0]:
        assert calendar.beside(after)[0] is at
        seen.append(after)
        at = after
    assert len(seen) == len(shipped().entries)
    for month in range(1, 13):
        for day in range(1, DAYS[month - 1] + 1):
            found = {each.key for each in calendar.of_day(month, day)}
            assert found == {each.key for each in of_day(shipped(), month, day)}


@pytest.mark.parametrize(
    ("asked", "first"),
    [
        ({"search": "francois d’assise"}, "francis-of-assisi"),
        ({"search": "Francis of Assisi"}, "francis-of-assisi"),
        ({"search": "  LISIEUX "}, "therese-of-lisieux"),
        ({"patronage": "horse riders"}, "martin-of-tours"),
        ({"patronage": "cavaliers"}, "martin-of-tours"),
        ({"search": "animaux"}, "anthony-of-egypt"),
        ({"search": "clare", "order": "franciscan"}, "clare-of-assisi"),
        ({"century": "13", "geography": "western-europe", "order": "dominican", "colour": "blue"},
         "albert-the-great"),
        ({"designation": "lay-soldier", "century": "4", "search": "tours"}, "martin-of-tours"),
        ({"expansion": "stigmatists", "search": "pietrelcina"}, "pio-of-pietrelcina"),
    ],
)  # fmt: skip
def test_search(asked: dict[str, str], first: str) -> None:
    """Names in both languages without accents, patronages, and facts."""
    found = SaintFinder(shipped()).found(wanted_of(asked))
    assert found[0].key == first


def test_a_search_finds_what_a_slow_look_finds() -> None:
    """What is read ahead changes nothing, and names come before lives."""
    finder = SaintFinder(shipped())
    for wanted in (
        Wanted(),
        Wanted(search="paris"),
        Wanted(search="mission", century=17),
        Wanted(patronage="les animaux"),
        Wanted(search="of the", colour="red"),
        Wanted(search="zzz"),
    ):
        slow = {saint.key for saint in shipped().entries if wanted.fits(saint)}
        assert {saint.key for saint in finder.found(wanted)} == slow
    named = [saint.key for saint in finder.found(Wanted(search="clare"))]
    assert named[:2] == ["clare-of-assisi", "anthony-mary-claret"]
    # Nobody is found because of being declared a saint.
    assert len(named) < 6


def test_what_cannot_be_asked() -> None:
    """Choices that are not there, and texts that nobody types."""
    with pytest.raises(Unknown):
        wanted_of({"order": "jedi"})
    with pytest.raises(Unknown):
        wanted_of({"century": "22"})
    with pytest.raises(TooLong):
        wanted_of({"search": "a" * (MOST + 1)})
    with pytest.raises(TooLong):
        wanted_of({"patronage": "a" * (MOST + 1)})
    assert wanted_of({"search": "a" * MOST, "else": "b" * 999}).search == "a" * MOST


async def test_status_and_headers() -> None:
    """Pages can be kept and asked for again; windows are kept for a day; nothing inline may run."""
    async with visitor() as asking:
        for path in ("/en/saints", "/fr/saints", "/en/saints/martin-of-tours",
                     "/fr/saints/month/2", "/en/saints/day/02-29", "/en/saints/search?search=ann",
                     "/fr/saints/today"):  # fmt: skip
            got = await asking.get(path)
            assert got.status_code == 200
            assert got.headers["content-type"] == "text/html; charset=utf-8"
            assert got.headers["content-encoding"] == "gzip"
            assert got.headers["cache-control"] == "no-cache"
            assert "unsafe" not in got.headers["content-security-policy"]
            again = await asking.get(path, headers={"If-None-Match": got.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            checked(got.text)
            assert "style=" not in got.text
            assert all(map(resolves, links(got.text, path.lstrip("/"))))
        window = await asking.get("/saints/windows/fine-night/martin-of-tours.svg")
        assert window.headers["content-type"] == "image/svg+xml"
        assert "max-age=86400" in window.headers["cache-control"]
        looks = [f"/saints/windows/{look}/martin-of-tours.svg" for look in LOOKS]
        assert len({(await asking.get(each)).text for each in looks}) == len(LOOKS)
        foreign = await asking.get("/en/saints", headers={"Host": "evil.example"})
        assert foreign.status_code == 403


async def test_what_there_is_not() -> None:
    """Whoever is lost finds a way back, from any depth."""
    async with visitor() as asking:
        for path in ("/en/saints/nobody", "/fr/saints/day/02-30", "/en/saints/day/13-01",
                     "/en/saints/month/0", "/en/saints/month/1/2/3", "/fr/saints/Martin",
                     "/en/saints/search?order=jedi", "/en/saints/%3Cb%3E",
                     "/en/saints/" + "a" * 500):  # fmt: skip
            got = await asking.get(path)
            assert got.status_code == 404, path
            checked(got.text)
            up = {link.path for link in links(got.text, urlsplit(path).path.lstrip("/"))}
            assert {"/", f"{path[:3]}/saints", f"/{path[1:3]}/saints/search"} <= up, path
        for path in ("/saints/windows/fine/nobody.svg", "/saints/windows/huge/martin-of-tours.svg",
                     "/saints/Martin", "/de/saints"):  # fmt: skip
            assert (await asking.get(path)).status_code == 404, path


async def test_languages() -> None:
    """An address without a language leads to the browser's own, with everything behind it."""
    async with visitor() as asking:
        for path, lang, where in (
            ("/saints", "fr-CA,fr;q=0.9,en;q=0.8", "/fr/saints"),
            ("/saints/clare-of-assisi", "de,en;q=0.5", "/en/saints/clare-of-assisi"),
            ("/saints/day/02-29", "", "/en/saints/day/02-29"),
        ):
            got = await asking.get(path, headers={"Accept-Language": lang})
            assert got.status_code == 302
            assert "Accept-Language" in got.headers["vary"]
            assert urlsplit(urljoin(f"http://h{path}", got.headers["location"])).path == where
    assert spoken("es,FR") == "fr"
    assert spoken("") == "en"


async def test_strangers_words_stay_words() -> None:
    """What somebody searches for is shown as it was typed, and runs nowhere."""
    async with visitor() as asking:
        evil = '"><script>alert(1)</script>'
        got = await asking.get("/en/saints/search", params={"search": evil})
        assert got.status_code == 200
        assert "<script>" not in got.text
        assert "&quot;&gt;&lt;script&gt;" in got.text
        long = await asking.get("/en/saints/search", params={"search": "a" * (MOST + 1)})
        assert long.status_code == 400
        checked(long.text)
        many = await asking.get("/fr/saints/search?" + "search=a&" * 5_000)
        assert many.status_code == 400


async def test_searching_has_its_measure() -> None:
    """Who asks without end waits; pages, which are kept, are for everybody."""
    async with visitor(WebLimits(requests=Rate(2, 0))) as asking:
        codes = [(await asking.get("/en/saints/search?search=a")).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        assert (await asking.get("/en/saints/clare-of-assisi")).status_code == 200


async def test_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the server's clock, or by the visitor's day; a day that there is not is not shown."""
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    async with visitor() as asking:
        for path in ("/en/saints", "/en/saints/today", "/en/saints/today?day=02-30"):
            got = (await asking.get(path)).text
            assert "Today, 29 February" in got
            assert 'data-day="02-29"' in got
        theirs = (await asking.get("/fr/saints/today?day=11-11")).text
        assert "Aujourd’hui, 11 novembre" in theirs
        assert "Saint Martin de Tours" in theirs
        # A day that is named is that day for everybody.
        assert "data-day" not in (await asking.get("/en/saints/day/11-11")).text
    monkeypatch.undo()
    time.tzset()


def test_html_is_escaped() -> None:
    """Texts and attributes, in lists too; what is safe stays as it is."""
    assert el("p", "<&>", ["a", None, Safe("<b>b</b>")]) == "<p>&lt;&amp;&gt;a<b>b</b></p>"
    assert el("a", href='"><', aria_label="x", hidden=True, open=False, class_=None) == (
        '<a href="&quot;&gt;&lt;" aria-label="x" hidden></a>'
    )
    assert el("br") == "<br>"


def test_a_page_that_was_built_before_there_were_saints_pages_stops_no_server(
    tmp_path: Path,
) -> None:
    """Their words need no style; the next build brings it."""
    manifest = tmp_path / MANIFEST
    manifest.parent.mkdir(parents=True, exist_ok=True)
    manifest.write_text('{"index.html": {"file": "assets/a.js"}}')
    assert built_in(tmp_path) == Built()
    files = ", ".join(
        f'"{name}": {{"file": "assets/{n}"}}' for n, name in enumerate((STYLE, SCRIPT))
    )
    manifest.write_text(f"{{{files}}}")
    assert built_in(tmp_path) == Built("assets/0", "assets/1")
