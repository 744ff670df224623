"""The static site in a real Chromium: python -m bench.device [GAMES] [--json].

What is measured, and how, stands in docs/benchmarks.md. Browser, web space and driver share so many
cores as --cores says.
"""

import argparse
import json
import os
import re
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from bench.choices import USUAL
from bench.page import CLICKS, quantile
from questable.registry import KEYS
from tests.device.shipped import Ask, in_node, room
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.site import WebSpace, keeps_all, on_device
from tests.e2e.visitor import Visitor, Visitors
from tests.e2e.worker_python import beside_python, in_worker
from tools import chromium, site

OTHERS = ("pyodide.", "python_stdlib.", "wheels.lib")
"""What files begin with that are not ours."""
TRIES = 12
"""Games that are begun until one is the visitor's to begin: how long bots take over their turns is
another matter, and the dice of The Holy Quest are shown one after the other."""
CHOICES = {"novice": 30, "club": 30, "hint": 4, "expert": 8, "master": 1}
"""How many each level makes in each game."""


class Weight(msgspec.Struct, frozen=True):
    """Bytes over the line from the first visit to the first choice."""

    all: int
    ours: int


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured of a game."""

    game: str
    weight: Weight
    first: float
    """Seconds from the click to the first choice, with an empty browser and the quickest line."""
    second: float
    """The same once the browser has been here, and opens a new page."""
    opening: float
    """On that second visit from the address to the first choice: the start page wakes the table."""
    clicks: int
    changed_p50: float
    """Milliseconds from a click on a choice to what came of it."""
    changed_p95: float
    memory: int
    """Megabytes of the processes with the page and its worker, after play."""
    levels: dict[str, list[float]]
    """Milliseconds of each choice."""


def weight(sent: Mapping[str, int]) -> Weight:
    """What of these files is ours."""
    names = {path: path.rsplit("/", 1)[-1] for path in sent}
    mine = sum(size for path, size in sent.items() if not names[path].startswith(OTHERS))
    return Weight(sum(sent.values()), mine)


def opened(visitor: Visitor, game: str) -> tuple[float, bool]:
    """Seconds from the click on a game to its first choice; whether no bot began."""
    start = AtStart(visitor)
    start.come()
    table = AtTable(visitor)
    others = re.escape(visitor.say("table-turn-of", seat="SEAT")).replace("SEAT", ".+")
    began = monotonic()
    start.play_now(game).click()
    table.prompt.wait_for()
    begins = not table.prompt.get_by_text(re.compile(others)).count()
    table.open.or_(table.folded).first.wait_for()
    return monotonic() - began, begins


def memory(browser: Browser) -> int:
    """Megabytes of the processes that show pages, what they share counted by halves and thirds."""
    line = browser.new_browser_cdp_session()
    processes = line.send("SystemInfo.getProcessInfo")["processInfo"]
    line.detach()
    found = 0
    for each in processes:
        if each["type"] == "renderer":
            lines = Path(f"/proc/{each['id']}/smaps_rollup").read_text().splitlines()
            found += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return round(found / 1000)


def played(browser: Browser, space: WebSpace, game: str, clicks: int) -> Played:
    """One game, from an empty browser on."""
    visitors = Visitors(browser, space.url)
    before = Counter(space.sent)
    visitor = on_device(visitors, space)
    first, _ = opened(visitor, game)
    sent = space.sent - before
    keeps_all(visitor)
    # A page that is closed before all is kept would ask for the rest again.
    visitor.page.wait_for_load_state("networkidle")
    for _ in range(TRIES):
        visitor.page.close()
        visitor.page = visitor.context.new_page()
        began = monotonic()
        second, begins = opened(visitor, game)
        opening = monotonic() - began
        if begins:
            break
    assert begins, "bots began every time"
    found = visitor.page.evaluate(CLICKS, [clicks, 7, True])
    assert isinstance(found, list), found
    times = [changed for changed, _ in found]
    used = memory(browser)
    visitors.leave()
    return Played(
        game=game,
        weight=weight(sent),
        first=round(first, 2),
        second=round(second, 2),
        opening=round(opening, 2),
        clicks=len(times),
        changed_p50=quantile(times, 50),
        changed_p95=quantile(times, 95),
        memory=used,
        levels={},
    )


def thought(browser: Browser, games: Sequence[str]) -> dict[str, dict[str, list[float]]]:
    """By game and level: milliseconds of each choice, with all the playouts of a server."""
    found: dict[str, dict[str, list[float]]] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        beside_python(browser, Path(folder)) as page,
    ):
        for game in games:
            say(f"{game}: levels")
            asked: list[Ask] = [
                ("bench.thinking", "by_the_clock", [game, USUAL.get(game, 2), level, count])
                for level, count in CHOICES.items()
            ]
            found[game] = dict(zip(CHOICES, in_worker(page, asked), strict=True))
    return found


def reckoned(games: Sequence[str]) -> dict[str, dict[str, list[float]]]:
    """The same by processor time, in node: for machines that are not quiet."""
    found: dict[str, dict[str, list[float]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        here = room(Path(folder))
        for game in games:
            say(f"{game}: levels")
            asked: list[Ask] = [
                ("bench.thinking", "by_the_processor", [game, USUAL.get(game, 2), level, count])
                for level, count in CHOICES.items()
            ]
            found[game] = dict(zip(CHOICES, in_node(here, asked), strict=True))
    return found


def high(times: Sequence[float]) -> float:
    """What 95 of a hundred do not go beyond; of few the worst."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]


def say(line: str) -> None:
    """How far it is."""
    print(f"questable: {line}", file=sys.stderr, flush=True)


def measured(folder: Path, games: Sequence[str], clicks: int) -> list[Played]:
    """All of them, in one browser."""
    with sync_playwright() as playing:
        space = WebSpace(folder)
        browser = chromium.launch(playing, 120_000)
        found = []
        for game in games:
            say(f"{game}: played")
            found.append(played(browser, space, game, clicks))
        levels = thought(browser, games)
        browser.close()
        space.close()
    return [msgspec.structs.replace(each, levels=levels[each.game]) for each in found]


def show(found: Sequence[Played], load: float) -> None:
    """As tables."""
    grid = Grid(title=f"the site, at a load of {load:.1f} before it began")
    for title in (
        "",
        "KB to the first choice",
        "ours",
        "first visit, s",
        "second, s",
        "from its address",
    ):
        grid.add_column(title, justify="right" if title else "left")
    for title in ("click to change p50, ms", "p95", "clicks", "memory, MB"):
        grid.add_column(title, justify="right")
    for each in found:
        sizes = (f"{size / 1000:,.0f}" for size in (each.weight.all, each.weight.ours))
        numbers = (each.first, each.second, each.opening, each.changed_p50, each.changed_p95)
        grid.add_row(each.game, *sizes, *map(str, (*numbers, each.clicks, each.memory)))
    console = Console(width=160)
    console.print(grid)
    show_levels({each.game: each.levels for each in found})


def show_levels(found: Mapping[str, Mapping[str, Sequence[float]]]) -> None:
    """As a table."""
    thinking = Grid(title="ms a choice, p50 and p95, with a server's playouts")
    for title in ("", *CHOICES):
        thinking.add_column(title, justify="right" if title else "left")
    for game, levels in found.items():
        times = (levels[level] for level in CHOICES)
        cells = (f"{statistics.median(some):.0f} and {high(some):.0f}" for some in times)
        thinking.add_row(game, *cells)
    Console(width=160).print(thinking)


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(prog="bench.device", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(KEYS), metavar="GAME")
    parser.add_argument("--clicks", type=int, default=12, help="on choices, in each game")
    parser.add_argument("--cores", type=int, default=1, help="for all that takes part")
    parser.add_argument(
        "--levels", action="store_true", help="those alone, in node, by processor time"
    )
    parser.add_argument("--json", action="store_true", help="the raw data instead of tables")
    given = parser.parse_args()
    if wrong := set(given.games) - set(KEYS):
        parser.error(f"no such game: {', '.join(sorted(wrong))}")
    if given.clicks < 2 or given.cores < 1:
        parser.error("at least two clicks, and a core")
    if given.levels:
        levels = reckoned(given.games)
        print(json.dumps(levels, indent=1)) if given.json else show_levels(levels)
        return 0
    if why := chromium.missing():
        raise SystemExit(f"questable: {why}")
    with tempfile.TemporaryDirectory() as folder:
        site.site(Path(folder) / "site")
        load = os.getloadavg()[0]
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: given.cores])
        found = measured(Path(folder) / "site", given.games, given.clicks)
    if given.json:
        data: dict[str, Any] = {"load": round(load, 1), "games": msgspec.to_builtins(found)}
        print(json.dumps(data, indent=1))
    else:
        show(found, load)
    return 0


if __name__ == "__main__":
    sys.exit(main())
