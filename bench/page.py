"""The page in a real Chromium: python -m bench.page [--actions N] [--json].

Somebody plays Questor alone, by clicks on the named choices. The time from a click to the first
new words or shapes in the page, and to the frame that shows them, is taken in the page itself.
Beside it: what moved by itself while the page came, the longest task at a quarter of the speed,
and what the first visit weighs.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.serving import Server
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor, Visitors
from tools import chromium

SLOWER = 4
"""How much slower the processor is made to look for long tasks."""
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
WATCHED = """() => {
    window.seen = { shift: 0, tasks: [] };
    new PerformanceObserver((list) => {
        for (const each of list.getEntries())
            if (!each.hadRecentInput) seen.shift += each.value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
        for (const each of list.getEntries()) seen.tasks.push(each.duration);
    }).observe({ type: "longtask", buffered: true });
}"""
"""Shifts and tasks over 50 ms, from the first moment."""
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


class Figures(msgspec.Struct, frozen=True):
    """What was measured, in milliseconds and kilobytes."""

    actions: int
    changed_p50: float
    changed_p95: float
    framed_p50: float
    framed_p95: float
    shift_start: float
    shift_table: float
    longest_start: float
    longest_table: float
    work_start: float
    work_table: float
    first_kb: float
    load: float
    """Of the machine, when it began."""


def quantile(values: list[float], part: int) -> float:
    """A percentile."""
    return round(statistics.quantiles(values, n=100)[part - 1], 1)


@contextmanager
def slow(visitor: Visitor) -> Iterator[None]:
    """A processor that looks slower to this page."""
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    yield
    line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    line.detach()


def seen(page: Page) -> tuple[float, float]:
    """What shifted by itself, and the longest task; 0 where none was over 50 ms."""
    shift, tasks = page.evaluate("() => [seen.shift, seen.tasks]")
    return round(shift, 4), round(max(tasks, default=0))


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


def watched(visitors: Visitors) -> tuple[tuple[float, float], tuple[float, float], float]:
    """Shift and longest task of the start page and of a table, and the first visit's weight."""
    visitor = visitors.come(reduced_motion="no-preference")
    visitor.context.add_init_script(f"({WATCHED})()")
    weights: list[int] = []
    visitor.page.on(
        "requestfinished", lambda request: weights.append(request.sizes()["responseBodySize"])
    )
    with slow(visitor):
        AtStart(visitor).come()
        visitor.page.wait_for_load_state("networkidle")
        start, weight = seen(visitor.page), sum(weights) / 1000
        at_a_table(visitor)
        visitor.page.wait_for_load_state("networkidle")
        shift, _ = seen(visitor.page)
        # Clicks of a script are no input to the observer of shifts: what they change is not one.
        visitor.page.evaluate(CLICKS, [20, 7])
        return start, (shift, seen(visitor.page)[1]), weight


def work(visitors: Visitors, come: Callable[[Visitor], None]) -> float:
    """The processor's own time for the longest task while a page comes, so much slower.

    Other work on the machine makes tasks longer by the clock, but not by this.
    """
    visitor = visitors.come(reduced_motion="no-preference")
    visitors.browser.start_tracing(page=visitor.page, categories=TRACED)
    come(visitor)
    visitor.page.wait_for_load_state("networkidle")
    events = json.loads(visitors.browser.stop_tracing())["traceEvents"]
    own = {each["pid"] for each in events if visitors.url in str(each.get("args"))}
    main = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    times = [
        float(each.get("tdur", 0)) / 1000
        for each in events
        if each["name"] == "RunTask" and each["pid"] in own and (each["pid"], each["tid"]) in main
    ]
    return float(round(max(times) * SLOWER))


def at_a_table(visitor: Visitor) -> None:
    """A picture on the table."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 1).links)
    table.wait()
    visitor.page.get_by_role("grid").wait_for()


def measured(browser: Browser, url: str, actions: int) -> Figures:
    """All of it, one after the other."""
    load = round(os.getloadavg()[0], 1)
    visitors = Visitors(browser, url)
    times = clicks(visitors, actions)
    start, table, weight = watched(visitors)
    works = [work(visitors, lambda each: AtStart(each).come()), work(visitors, at_a_table)]
    visitors.leave()
    changed, framed = ([each[n] for each in times] for n in (0, 1))
    return Figures(
        actions=len(times),
        changed_p50=quantile(changed, 50),
        changed_p95=quantile(changed, 95),
        framed_p50=quantile(framed, 50),
        framed_p95=quantile(framed, 95),
        shift_start=start[0],
        shift_table=table[0],
        longest_start=start[1],
        longest_table=table[1],
        work_start=works[0],
        work_table=works[1],
        first_kb=round(weight, 1),
        load=load,
    )


def show(found: Figures, console: Console) -> None:
    """As a table."""
    rows: list[tuple[str, float, float, str]] = [
        ("click to change, p50 and p95, ms", found.changed_p50, found.changed_p95, "p95 < 50"),
        ("click to frame, p50 and p95, ms", found.framed_p50, found.framed_p95, ""),
        ("layout shift, start and table", found.shift_start, found.shift_table, "0"),
        (
            f"longest task at 1/{SLOWER} speed, ms",
            found.longest_start,
            found.longest_table,
            "< 100",
        ),
        (f"its processor's time, times {SLOWER}, ms", found.work_start, found.work_table, "< 100"),
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
    path = chromium.found()
    if not path:
        print(chromium.MISSING, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playing:
        server = Server(Path(folder))
        server.start()
        browser = playing.chromium.launch(executable_path=path, args=chromium.flags())
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
