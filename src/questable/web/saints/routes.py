"""The addresses of the saints' pages, in every language in which saints are told."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from questable.desk.call import KeptAnswer
from questable.languages import FIRST, LANGUAGES, ON_CARDS, on_cards
from questable.saints import shipped
from questable.saints.collection import day_of
from questable.saints.facts import MONTHS
from questable.saints.finding import SaintFinder
from questable.saints.windows import svg
from questable.table import No
from questable.text import Words
from questable.web.endpoint import refused
from questable.web.file import sent
from questable.web.guard import address_of
from questable.web.page import ASK_AGAIN, guarded, made
from questable.web.saints.built import built_in
from questable.web.saints.calendar_page import Day, day_page, home_page, month_page
from questable.web.saints.lost_page import lost_page, too_long_page
from questable.web.saints.saint_page import Calendar, saint_page
from questable.web.saints.search_page import TooLong, Unknown, search_page, wanted_of
from questable.web.saints.sheet import SaintSheet
from questable.web.service import Service

HTML = "text/html; charset=utf-8"
A_DAY = "public, max-age=86400"
LOOKS = ("fine", "fine-night", "small", "small-night", "outline")
"""How a window may be drawn."""
PAGES_KEPT = 400
WINDOWS_KEPT = 1_000
LONGEST = 1_000
"""Letters behind the question mark of a search."""
PLAIN = re.compile(r"[a-z0-9/-]{1,100}")
NOT_FOUND = 404
BAD = 400

Answer = Callable[[Request], Awaitable[Response]]


class SaintPages:
    """Writes pages; what was asked for lately is kept as it is sent."""

    def __init__(self, folder: Path) -> None:
        self.built = built_in(folder)
        self.calendar = Calendar(shipped())
        self.by_key = shipped().by_key
        self._words = {lang: Words(lang) for lang in ON_CARDS}
        self._finder: SaintFinder | None = None
        self.page = lru_cache(PAGES_KEPT)(self._page)
        self.window = lru_cache(WINDOWS_KEPT)(self._window)

    def sheet(self, lang: str, rest: str) -> SaintSheet:
        """A sheet for the page at an address."""
        return SaintSheet(self._words[lang], self.built, rest)

    def _page(self, lang: str, rest: str, today: Day) -> KeptAnswer | None:
        sheet = self.sheet(lang, rest)
        content = self._content(sheet, rest, today)
        return made(content, HTML, ASK_AGAIN) if content else None

    def _content(self, sheet: SaintSheet, rest: str, today: Day) -> bytes | None:
        kind, _, value = rest.partition("/")
        if not rest:
            return home_page(sheet, self.calendar, today)
        if rest == "today":
            return day_page(sheet, self.calendar, today, today=True)
        if kind == "day" and (on := day_of(value)):
            return day_page(sheet, self.calendar, on)
        if kind == "month" and value in map(str, range(1, MONTHS + 1)):
            return month_page(sheet, self.calendar, int(value))
        saint = self.by_key.get(rest)
        return saint_page(sheet, self.calendar, saint) if saint else None

    def search(self, lang: str, asked: dict[str, str]) -> tuple[int, KeptAnswer]:
        """Whom somebody looks for."""
        sheet = self.sheet(lang, "search")
        try:
            wanted = wanted_of(asked)
        except TooLong:
            return BAD, made(too_long_page(sheet), HTML, ASK_AGAIN)
        except Unknown:
            return NOT_FOUND, self.lost(lang)
        # It takes a moment to read all lives, which nobody waits for who does not search.
        self._finder = self._finder or SaintFinder(shipped())
        found = self._finder.found(wanted)
        return 200, made(search_page(sheet, wanted, found), HTML, ASK_AGAIN)

    def lost(self, lang: str, rest: str = "lost") -> KeptAnswer:
        """For whoever asks for what there is not."""
        return made(lost_page(self.sheet(lang, rest)), HTML, ASK_AGAIN)

    def _window(self, look: str, key: str) -> KeptAnswer:
        night, fine = look.endswith("night"), not look.startswith("small")
        picture = svg(self.by_key[key], fine=fine, night=night, height=450 if fine else 72,
                      outline=look == "outline")  # fmt: skip
        return made(picture.encode(), "image/svg+xml", A_DAY)


def spoken(header: str) -> str:
    """The first of a browser's languages that saints are told in."""
    tags = (each.strip()[:2].lower() for each in header.split(","))
    return next((tag for tag in tags if tag in ON_CARDS), FIRST)


def saint_routes(service: Service, folder: Path) -> list[Route]:
    """All of them; a page is written aside, so that no table waits for it."""
    pages = SaintPages(folder)

    def today() -> Day:
        now = datetime.fromtimestamp(service.hall.world.clock.now() / 1000)
        return now.month, now.day

    def page(lang: str) -> Answer:
        async def answer(request: Request) -> Response:
            rest = str(request.path_params.get("rest", ""))
            # Only what is about today depends on the day; a script knows the visitor's own.
            on = (1, 1)
            if rest in ("", "today"):
                on = day_of(request.query_params.get("day", "")) or today()
            file = None
            if not rest or PLAIN.fullmatch(rest):
                file = await asyncio.to_thread(pages.page, lang, rest, on)
            if file:
                return sent(file, request)
            # The way back up from a strange address is as long as the address.
            lost = await asyncio.to_thread(pages.lost, lang, "/".join("x" for _ in rest.split("/")))
            return _with_status(sent(lost, request), NOT_FOUND)

        return answer

    def search(lang: str) -> Answer:
        async def answer(request: Request) -> Response:
            if not service.requests.take(address_of(request)):
                return refused(No("too-fast"))
            asked = dict(request.query_params) if len(request.url.query) <= LONGEST else {}
            if len(request.url.query) > LONGEST:
                asked = {"search": "." * LONGEST}
            status, file = await asyncio.to_thread(pages.search, lang, asked)
            return _with_status(sent(file, request), status)

        return answer

    async def window(request: Request) -> Response:
        look = request.path_params["look"]
        saint = request.path_params["saint"]
        if look not in LOOKS or saint not in pages.by_key:
            return refused(No("not-found"))
        return sent(await asyncio.to_thread(pages.window, look, saint), request)

    def sent_on(before: str, lang_of: Callable[[Request], str]) -> Answer:
        """To the same page in a language that saints are told in."""

        async def answer(request: Request) -> Response:
            rest = str(request.path_params.get("rest", ""))
            if rest and not PLAIN.fullmatch(rest):
                return refused(No("not-found"))
            path = f"saints{'/' if rest else ''}{rest}"
            where = "../" * f"{before}{path}".count("/") + f"{lang_of(request)}/{path}"
            headers = {"Location": where, "Vary": "Accept-Language", "Cache-Control": ASK_AGAIN}
            return Response(status_code=302, headers=headers)

        return answer

    by_browser = sent_on("", lambda request: spoken(request.headers.get("accept-language", "")))

    def route(path: str, answer: Answer) -> Route:
        return Route(path, guarded(service, answer), methods=["GET"], name=path)

    def both(path: str, answer: Answer) -> list[Route]:
        return [route(path, answer), route(f"{path}/{{rest:path}}", answer)]

    found = [
        route("/saints/windows/{look}/{saint}.svg", window),
        *both("/saints", by_browser),
    ]
    for lang in LANGUAGES:
        if lang in ON_CARDS:
            found.append(route(f"/{lang}/saints/search", search(lang)))
            found += both(f"/{lang}/saints", page(lang))
        else:
            found += both(f"/{lang}/saints", sent_on(f"{lang}/", _always(on_cards(lang))))
    return found


def _always(lang: str) -> Callable[[Request], str]:
    return lambda _request: lang


def _with_status(response: Response, status: int) -> Response:
    if response.status_code == 200:
        response.status_code = status
    return response
