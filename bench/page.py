"""The page in a real Chromium: python -m bench.page [--actions N] [--json].

Somebody plays Questor alone, by clicks on the named choices. The time from a click to the first
new words or shapes in the page, and to the frame that shows them, is taken in the page itself.
Beside it: what moved by itself while the page came, what the first visit weighs, and the longest
task at a quarter of the speed, by the clock and by the time that the processor gave to it. Where
the two are far apart, the machine was busy with something else.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, CDPSession, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.serving import Server
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitors
from tools import chromium

SLOWER = 4
"""How much slower the processor is made to look for long tasks."""
VISITS = 3
"""How often each page is visited; the median is told."""
REST = 2_000
"""Milliseconds until a page that has all its files is all there."""
CLICKED = 20
"""Actions at the table while its tasks are watched."""
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
WATCHED = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const each of list.getEntries())
            if (!each.hadRecentInput) shifted += each.value;
    }).observe({ type: "layout-shift", buffered: true });
}"""
"""Shifts, from the first moment."""
CLICKS = """async ([most, seed]) => {
    const times = [];
    let state = seed;
    const chance = (n) => (state = (state * 48271) % 2147483647) % n;
    const main = document.querySelector("main");
    const offered = () => {
        // Choices that a picture offers too are folded away at first.
        main.querySelector("[data-fold][aria-expanded=false]")?.click();
        return [...main.querySelectorAll("[data-action]:enabled")];
    };
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    while (times.length < most) {
        let waited = 0;
        while (!offered().length && waited++ < 300) await frame();
        const list = offered();
        if (!list.length) break;
        const changed = new Promise((go) => {
            const watch = new MutationObserver(() => {
                watch.disconnect();
                go(performance.now());
            });
            watch.observe(main, { childList: true, characterData: true, subtree: true });
        });
        const from = performance.now();
        list[chance(list.length)].click();
        const at = await changed;
        await frame();
        times.push([at - from, performance.now() - from]);
    }
    return times;
}"""
"""Clicks at random, and when the page showed what came of each."""


class Visit(msgspec.Struct, frozen=True):
    """A page that came: what shifted, and the longest task in milliseconds."""

    shift: float
    longest: float
    """By the clock."""
    own: float
    """By the time of its thread."""


class Figures(msgspec.Struct, frozen=True):
    """What was measured, in milliseconds and kilobytes."""

    actions: int
    changed_p50: float
    changed_p95: float
    framed_p50: float
    framed_p95: float
    start: Visit
    table: Visit
    start_fast: Visit
    """At the processor's own speed."""
    table_fast: Visit
    first_kb: float
    load: float
    """Of the machine, when it began."""


def quantile(values: list[float], part: int) -> float:
    """A percentile."""
    return round(statistics.quantiles(values, n=100)[part - 1], 1)


def clicks(visitors: Visitors, actions: int) -> list[tuple[float, float]]:
    """As many as asked for, in as many games as that takes."""
    times: list[tuple[float, float]] = []
    visitor = visitors.come(reduced_motion="no-preference")
    for game in range(actions):
        table = AtTable(visitor)
        table.sit(lay(visitor.url, "questor", 1).links)
        table.wait()
        times += [
            (changed, framed)
            for changed, framed in visitor.page.evaluate(CLICKS, [actions - len(times), 1 + game])
        ]
        if len(times) >= actions:
            break
    return times


def visit(visitors: Visitors, path: str, slower: int) -> Visit:
    """Somebody comes to this page, and acts where something is offered.

    Nothing of Playwright's runs in the page meanwhile: at a quarter of the speed its own scripts
    are long tasks too.
    """
    visitor = visitors.come(reduced_motion="no-preference")
    visitor.context.add_init_script(f"({WATCHED})()")
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    visitors.browser.start_tracing(page=visitor.page, categories=TRACED)
    visitor.page.goto(visitors.url + path)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(REST)
    assert told(line, "document.querySelectorAll('article, [role=gridcell]').length"), path
    shift = told(line, "shifted")
    # Clicks of a script are no input to the observer of shifts: what they change is not one.
    if path != "/":
        told(line, f"({CLICKS})([{CLICKED}, 7])")
    longest, own = tasks(visitors.browser.stop_tracing(), visitors.url)
    visitor.context.close()
    return Visit(round(shift, 4), longest, own)


def told(line: CDPSession, expression: str) -> Any:
    """What the page says to this."""
    wish = {"expression": expression, "awaitPromise": True, "returnByValue": True}
    return line.send("Runtime.evaluate", wish)["result"].get("value")


def tasks(trace: bytes, url: str) -> tuple[float, float]:
    """The longest task of the page, by the clock and by the time of its thread.

    What the browser does before it runs our first script is its own.
    """
    events = json.loads(trace)["traceEvents"]
    pages = {each["pid"] for each in events if url in str(each.get("args"))}
    main = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    ours = [each for each in events if each["pid"] in pages and (each["pid"], each["tid"]) in main]
    begun = min(each["ts"] for each in ours if each["name"] == "v8.evaluateModule")
    found = [
        each
        for each in ours
        if each["name"] == "RunTask" and each["ts"] + each.get("dur", 0) > begun
    ]
    return tuple(round(max(each.get(kind, 0) for each in found) / 1000) for kind in ("dur", "tdur"))


def median(visits: list[Visit]) -> Visit:
    """The worst shift, and the longest tasks in the middle."""
    return Visit(
        shift=max(each.shift for each in visits),
        longest=statistics.median(each.longest for each in visits),
        own=statistics.median(each.own for each in visits),
    )


def weight(visitors: Visitors) -> float:
    """What a first visit fetches, in kilobytes."""
    visitor = visitors.come()
    weights: list[int] = []
    visitor.page.on(
        "requestfinished", lambda request: weights.append(request.sizes()["responseBodySize"])
    )
    AtStart(visitor).come()
    visitor.page.wait_for_load_state("networkidle")
    return round(sum(weights) / 1000, 1)


def measured(browser: Browser, url: str, actions: int) -> Figures:
    """All of it, one after the other."""
    load = round(os.getloadavg()[0], 1)
    visitors = Visitors(browser, url)
    times = clicks(visitors, actions)
    visits: dict[tuple[str, int], list[Visit]] = {}
    for _ in range(VISITS):
        for slower in (1, SLOWER):
            table = f"/table#{lay(url, 'questor', 1).links[0]}"
            visits.setdefault(("start", slower), []).append(visit(visitors, "/", slower))
            visits.setdefault(("table", slower), []).append(visit(visitors, table, slower))
    first_kb = weight(visitors)
    visitors.leave()
    changed, framed = ([each[n] for each in times] for n in (0, 1))
    return Figures(
        actions=len(times),
        changed_p50=quantile(changed, 50),
        changed_p95=quantile(changed, 95),
        framed_p50=quantile(framed, 50),
        framed_p95=quantile(framed, 95),
        start=median(visits["start", SLOWER]),
        table=median(visits["table", SLOWER]),
        start_fast=median(visits["start", 1]),
        table_fast=median(visits["table", 1]),
        first_kb=first_kb,
        load=load,
    )


def show(found: Figures, console: Console) -> None:
    """As a table."""
    start, table = found.start, found.table
    fast = found.start_fast.own * SLOWER, found.table_fast.own * SLOWER
    rows: list[tuple[str, float, float, str]] = [
        ("click to change, p50 and p95, ms", found.changed_p50, found.changed_p95, "p95 < 50"),
        ("click to frame, p50 and p95, ms", found.framed_p50, found.framed_p95, ""),
        ("layout shift, start and table", start.shift, table.shift, "0"),
        (f"longest task at 1/{SLOWER} speed, ms", start.longest, table.longest, "< 100"),
        ("the same, by its thread's own time", start.own, table.own, "< 100"),
        (f"own time at full speed, times {SLOWER}", *fast, "< 100"),
    ]
    grid = Grid("", "measured", "must show")
    for what, first, second, wanted in rows:
        grid.add_row(what, f"{first:g} and {second:g}", wanted)
    grid.add_row("first visit, KB gzip", f"{found.first_kb:g}", "< 120")
    console.print(grid)
    console.print(f"{found.actions} actions; load of the machine: {found.load}")


def main() -> int:
    """Measure and show; a missing browser is the only failure."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--actions", type=int, default=300, help="how many clicks")
    parser.add_argument("--json", action="store_true", help="the raw data instead of a table")
    given = parser.parse_args()
    if why := chromium.prepared():
        print(why, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playing:
        server = Server(Path(folder))
        server.start()
        browser = chromium.launch(playing)
        found = measured(browser, server.url, given.actions)
        browser.close()
        server.stop()
    if given.json:
        print(json.dumps(msgspec.to_builtins(found), indent=1))
    else:
        show(found, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())
