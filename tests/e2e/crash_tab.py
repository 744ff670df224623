"""Kill the tab in which the tables of a device are, again and again: crash-test N --tab.

A real Chromium with the static site; somebody plays at random against bots. The tab is closed, its
process crashes, or the whole browser is killed with -9. Nothing that was told may be lost, nothing
done twice, and every game comes to its end with its luck as promised.
"""

import contextlib
import os
import signal
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, Playwright, sync_playwright

from questable.engine import OVER, Match, Value, read_record
from questable.registry import Registry, game
from questable.table import verify
from tests.e2e.site import WebSpace
from tools import chromium, site

SITE = site.ROOT / "dist" / "site"
TAB = Path(__file__).with_name("tab.js").read_text()
PATIENCE = 120_000
WAYS = ("closed", "crashed", "killed")
TABLES: tuple[tuple[str, int, dict[str, Value]], ...] = (
    ("questor", 3, {}),
    ("rae", 2, {}),
    ("holy-quest", 2, {}),
    ("saint-cards", 3, {}),
    ("run-the-race", 2, {}),
    ("pillars", 2, {"turn_limit": 30}),
)


class Table:
    """What is known outside of a game in the tab."""

    def __init__(self, key: str, players: int, options: dict[str, Value]) -> None:
        self.about = {"game": key, "players": players, "options": options, "link": ""}
        self.rows: list[Any] = []
        """What was told, by its number."""
        self.done: list[str] = []
        """Actions that were answered."""
        self.sent = ""
        """One that was not."""
        self.record = ""

    def noted(self, what: dict[str, Any]) -> None:
        """Something that the tab does or is told."""
        [(kind, given)] = what.items()
        match kind:
            case "link":
                self.about["link"] = given
            case "rows":
                self._told(given)
            case "back":
                self._back(given)
            case "sent":
                self.sent = given
            case "done":
                self.done.append(given)
                self.sent = ""
            case "refused":
                assert self.sent == given, (self.sent, given)
                self.sent = ""
            case "record":
                self.record = given

    def _told(self, rows: list[Any]) -> None:
        for row in rows:
            if row["seq"] < len(self.rows):
                assert self.rows[row["seq"]] == row, (self.rows[row["seq"]], row)
            else:
                assert row["seq"] == len(self.rows), (row, len(self.rows))
                self.rows.append(row)

    def _back(self, rows: list[Any]) -> None:
        """All that was told is told again, and what was done is done once."""
        lost = [(old, new) for old, new in zip(self.rows, rows, strict=False) if old != new]
        assert not lost, lost[0]
        assert len(rows) >= len(self.rows), self.rows[len(rows) :]
        numbers = [row["seq"] for row in rows]
        assert numbers == list(range(len(rows))), numbers
        facts = [row["fact"] for row in rows]
        stored = [
            fact["action"]
            for fact in facts
            if fact["kind"] == "act" and fact["seat"] == 0 and fact["by"] == "person"
        ]
        wanted = [self.done, [*self.done, self.sent]]
        assert stored in wanted, (stored, self.done, self.sent)
        self.done, self.sent = stored, ""

    def checked(self) -> None:
        """At the end: a whole game, every action in it once, its luck as promised."""
        record = read_record(Registry(), self.record)
        found = game(record.game)
        assert Match(found, record).state.actor == OVER
        assert verify(found, record) == []
        mine = [each.action for each in record.entries if (each.seat, each.by) == (0, "person")]
        assert mine == self.done


class Tab:
    """A browser that keeps what it is given, with one tab."""

    def __init__(self, playing: Playwright, folder: Path, url: str) -> None:
        self._playing = playing
        self._folder = folder
        self._url = url
        [worker] = SITE.glob("assets/worker-*.js")
        [files] = SITE.glob("device-*")
        self._places = [url, f"{url}{files.name}/", f"{url}assets/{worker.name}"]
        self._context: BrowserContext | None = None
        self._page: Page | None = None
        self.why = ""

    def _opened(self) -> BrowserContext:
        if self._context is None:
            self._context = self._playing.chromium.launch_persistent_context(
                str(self._folder),
                executable_path=chromium.found(),
                args=chromium.flags(),
                timeout=PATIENCE,
            )
        return self._context

    def play(self, table: Table) -> None:
        """Somebody sits down in a new tab, and plays on."""
        page = self._page = self._opened().new_page()
        page.set_default_timeout(PATIENCE)

        def fault(error: Error) -> None:
            self.why = str(error)

        page.on("pageerror", fault)
        page.expose_binding("noted", lambda _, what: table.noted(what))
        page.goto(self._url)
        given = [*self._places, table.about]
        # Not waited for: it goes on until somebody kills it.
        page.evaluate(f"(given) => {{ setTimeout(() => ({TAB})(given)) }}", given)

    def wait(self, seconds: float) -> None:
        """Meanwhile it plays."""
        assert self._page is not None
        self._page.wait_for_timeout(seconds * 1000)
        assert not self.why, self.why

    def end(self, way: str) -> None:
        """Without a word."""
        assert self._page is not None
        assert self._context is not None
        if way == "killed":
            for pid in self._browsers():
                os.kill(pid, signal.SIGKILL)
        elif way == "crashed":
            with contextlib.suppress(Error):
                self._page.goto("chrome://crash", timeout=10_000)
        with contextlib.suppress(Error):
            self._page.close()
        if way == "killed":
            self.leave()

    def _browsers(self) -> list[int]:
        """The process that we started for this folder."""
        mine = f"--user-data-dir={self._folder}".encode()
        found = []
        for each in Path("/proc").iterdir():
            if not each.name.isdecimal():
                continue
            try:
                words = (each / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            if mine in words and not any(word.startswith(b"--type=") for word in words):
                found.append(int(each.name))
        assert found, "no browser"
        return found

    def leave(self) -> None:
        """The browser goes."""
        if self._context is not None:
            with contextlib.suppress(Error):
                self._context.close()
        self._context = self._page = None


def crash(times: int, seed: str, folder: Path, url: str) -> tuple[int, int]:
    """So many kills; then all games are played to their end. Games and actions that were held."""
    rng = Random(seed)
    tables = [Table(*each) for each in TABLES]
    over: list[Table] = []
    with sync_playwright() as playing:
        tab = Tab(playing, folder, url)
        try:
            for number in range(times):
                which = number % len(tables)
                if tables[which].record:
                    over.append(tables[which])
                    tables[which] = Table(*TABLES[which])
                table = tables[which]
                before = len(table.done)
                tab.play(table)
                # Mostly in the middle of play, sometimes while it wakes.
                while number % 5 and not table.record and len(table.done) < before + 3:
                    tab.wait(0.05)
                tab.wait(rng.uniform(0, 0.7 if number % 5 else 3))
                tab.end(WAYS[number % len(WAYS)])
            for table in tables:
                if not table.record:
                    tab.play(table)
                while not table.record:
                    tab.wait(0.1)
        finally:
            tab.leave()
    over += tables
    for table in over:
        table.checked()
    return len(over), sum(len(table.done) for table in over)


def main(times: int, seed: str) -> None:
    """From the command line."""
    if why := chromium.missing():
        raise SystemExit(f"questable: {why}")
    site.site(SITE)
    space = WebSpace(SITE)
    with tempfile.TemporaryDirectory() as folder:
        games, acts = crash(times, seed, Path(folder), f"{space.url}/")
    space.close()
    print(
        f"{times} kills of the tab, {games} games to their end and verified, "
        f"{acts} actions of a person: none lost, none twice"
    )
