"""The page in a real Chromium: python -m bench.page [GAMES] [--actions N] [--json].

Board by board, somebody plays against a bot, with all motion on. What is measured, and how, stands
in docs/benchmarks.md. Where the clock says much more than a thread's own time, the machine was busy
with something else.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Browser, CDPSession, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from questable.registry import KEYS
from tests.e2e.at_boards import MOVES, acted, at_board, laid, watching
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.serving import Server
from tests.e2e.visitor import Visitor, Visitors
from tools import chromium

SLOWER = 4
"""How much slower the processor is made to look for long tasks."""
REST = 2_000
"""Milliseconds until a page that has all its files is all there."""
CLICKED = 8
"""Actions at the table while its tasks are watched, and while things move."""
FRAME = 1_000_000 / 60
"""Microseconds of a frame."""
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
MARKED = """(() => {
    const busy = () => document.querySelector("[aria-busy=true]") !== null;
    let was = false;
    const look = () => {
        if (busy() === was) return;
        was = !was;
        performance.mark(was ? "moves" : "rests");
    };
    const begin = () =>
        new MutationObserver(look).observe(document.body, {
            subtree: true, childList: true, attributes: true, attributeFilter: ["aria-busy"],
        });
    if (document.body) begin();
    else addEventListener("DOMContentLoaded", begin);
})()"""
"""When things begin to move on the board, and when they rest."""
CLICKS = """async ([most, seed, hasty]) => {
    const times = [];
    let state = seed;
    const chance = (n) => (state = (state * 48271) % 2147483647) % n;
    const main = document.querySelector("main");
    const found = (selector) => [...main.querySelectorAll(selector)];
    const after = (ms) => new Promise((go) => setTimeout(go, ms));
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    const escape = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    const offered = () => {
        // Choices that a picture offers too are folded away at first.
        main.querySelector("[data-fold][aria-expanded=false]")?.click();
        return found("[data-action]:enabled");
    };
    for (let waited = 0; times.length < most && waited < 15000; waited += 50) {
        // What lies there to be read is put aside; what moves is waited for by who is not hasty.
        if (hasty || document.querySelector("dialog[open]")) escape();
        const list = offered();
        if (!list.length || (!hasty && found("[aria-busy=true]").length)) {
            await after(50);
            continue;
        }
        waited = 0;
        const changed = new Promise((go) => {
            const watch = new MutationObserver(() => {
                watch.disconnect();
                go(performance.now());
            });
            watch.observe(main, { childList: true, characterData: true, subtree: true });
        });
        const from = performance.now();
        list[chance(list.length)].click();
        const at = await Promise.race([changed, after(5000)]);
        if (at === undefined) return { lost: list.map((each) => each.dataset.action) };
        await frame();
        times.push([at - from, performance.now() - from]);
        // A person's click is no part of a frame's work: it comes in a task of its own.
        await after(0);
    }
    return times;
}"""
"""Clicks at random on named choices, and when the page showed what came of each."""
TOUCHED = """(() => {
    window.touched = [];
    const heard = (event) => {
        const watch = new MutationObserver(() => {
            watch.disconnect();
            touched.push(performance.now() - event.timeStamp);
        });
        const all = { subtree: true, childList: true, characterData: true, attributes: true };
        watch.observe(document.querySelector("main"), all);
    };
    addEventListener("click", heard, { capture: true });
    addEventListener("keydown", (event) => event.code.startsWith("Key") && heard(event), true);
})()"""
"""When something changed after a touch of the picture: a card rises, a place lights up."""


class Wanted(msgspec.Struct, frozen=True):
    """What is to be measured."""

    games: list[str]
    actions: int
    visits: int
    """Of each page; of their longest tasks the middle one is told."""


class Visit(msgspec.Struct, frozen=True):
    """A page that came and was played on, in milliseconds."""

    shift: float
    longest: float
    """The longest task by the clock."""
    own: float
    """By the time of its thread."""
    frames: list[float]
    """The thread's own time in each frame while something moved."""


class Shown(msgspec.Struct, frozen=True):
    """What was measured of a board, in milliseconds."""

    game: str
    actions: int
    changed_p50: float
    """From a click on a named choice to the first new words or shapes: the table's answer."""
    changed_p95: float
    touched_p95: float
    """From a touch of the picture to the first sign of it."""
    shift: float
    """From the page's first moment through play."""
    longest: float
    own: float
    frame_p50: float
    frame_p95: float
    frames: int
    moved: list[str]
    """What was animated beside transform and opacity."""


class Figures(msgspec.Struct, frozen=True):
    """All of it."""

    start_shift: float
    start_longest: float
    start_own: float
    first_kb: float
    boards: list[Shown]
    load: float
    """Of the machine, when it began."""


def quantile(values: Sequence[float], part: int) -> float:
    """A percentile."""
    return round(statistics.quantiles(values, n=100)[part - 1], 1)


def told(line: CDPSession, expression: str) -> Any:
    """What the page says to this."""
    wish = {"expression": expression, "awaitPromise": True, "returnByValue": True}
    return line.send("Runtime.evaluate", wish)["result"].get("value")


def moving(visitors: Visitors) -> Visitor:
    """Somebody whose device wants motion."""
    return visitors.come(reduced_motion="no-preference")


def clicks(visitors: Visitors, game: str, actions: int) -> list[float]:
    """As many as asked for, in as many games as that takes: from each to its change."""
    times: list[float] = []
    visitor = moving(visitors)
    for n in range(actions):
        table = AtTable(visitor)
        table.sit(laid(visitor.url, game, calm=True))
        table.open.or_(table.folded).first.wait_for()
        wanted = [actions - len(times), 1 + n, True]
        found = visitor.page.evaluate(CLICKS, wanted)
        assert isinstance(found, list), found
        times += [changed for changed, _ in found]
        if len(times) >= actions:
            break
    visitor.context.close()
    return times


def played(visitors: Visitors, game: str, actions: int) -> dict[str, Any]:
    """By true clicks on the picture: what shifted, what was animated, and when a touch was seen."""
    visitor = moving(visitors)
    visitor.context.add_init_script(watching())
    visitor.context.add_init_script(TOUCHED)
    acted(at_board(visitor, game), Random(game), actions)
    found: dict[str, Any] = visitor.page.evaluate("({ ...watched, touched })")
    visitor.context.close()
    return found


def visit(visitors: Visitors, path: str, slower: int) -> Visit:
    """Somebody comes to this page, and acts where something is offered.

    Nothing of Playwright's runs in the page meanwhile: at a quarter of the speed its own scripts
    are long tasks too.
    """
    visitor = moving(visitors)
    for script in (watching(shifts_only=True), MARKED):
        visitor.context.add_init_script(script)
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    visitors.browser.start_tracing(page=visitor.page, categories=TRACED)
    visitor.page.goto(visitors.url + path)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(REST)
    assert told(line, "document.querySelectorAll('article, .board [data-spot]').length"), path
    shift = told(line, "watched.shift")
    # Clicks of a script are no input to the observer of shifts: what they change is not one.
    if path != "/":
        found = told(line, f"({CLICKS})([{CLICKED}, 7, false])")
        assert isinstance(found, list), found
    events = json.loads(visitors.browser.stop_tracing())["traceEvents"]
    visitor.context.close()
    ours = _main_thread(events, visitors.url)
    longest, own = tasks(ours)
    return Visit(round(shift, 4), longest, own, frames(ours, _spans(events)))


Event = dict[str, Any]


def _main_thread(events: Iterable[Event], url: str) -> list[Event]:
    """What the page's own thread did, from our first script on: before it, it is the browser's."""
    events = list(events)
    pages = {each["pid"] for each in events if url in str(each.get("args"))}
    main = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    ours = [each for each in events if each["pid"] in pages and (each["pid"], each["tid"]) in main]
    begun = min(each["ts"] for each in ours if each["name"] == "v8.evaluateModule")
    return [
        each
        for each in ours
        if each["name"] == "RunTask" and each["ts"] + each.get("dur", 0) > begun
    ]


def tasks(ours: Sequence[Event]) -> tuple[float, float]:
    """The longest task of the page, by the clock and by the time of its thread."""
    longest, own = (max(each.get(kind, 0) for each in ours) / 1000 for kind in ("dur", "tdur"))
    return round(longest), round(own)


def _spans(events: Iterable[Event]) -> list[tuple[float, float]]:
    """When something moved, by the marks that the page made."""
    marks = sorted(
        (each["ts"], each["name"]) for each in events if each["name"] in ("moves", "rests")
    )
    return [
        (begun, ended)
        for (begun, one), (ended, other) in pairwise(marks)
        if (one, other) == ("moves", "rests")
    ]


def frames(ours: Sequence[Event], spans: Iterable[tuple[float, float]]) -> list[float]:
    """The thread's own milliseconds in each frame, of those in which something moved.

    A task that reaches into the next frame is shared between the two.
    """
    found: list[float] = []
    for begun, ended in spans:
        for n in range(int((ended - begun) / FRAME)):
            start = begun + n * FRAME
            own = sum(_within(each, start, start + FRAME) for each in ours)
            found.append(own / 1000)
    return found


def _within(task: Event, start: float, end: float) -> float:
    lasted = task.get("dur", 0)
    shared = min(end, task["ts"] + lasted) - max(start, task["ts"])
    return float(task.get("tdur", 0) * shared / lasted) if lasted and shared > 0 else 0.0


def shown(visitors: Visitors, game: str, given: Wanted) -> Shown:
    """A board, by all that is asked of it."""
    say(f"{game}: clicks")
    times = clicks(visitors, game, given.actions)
    say(f"{game}: touches")
    found = played(visitors, game, given.actions)
    slow: list[Visit] = []
    fast: list[Visit] = []
    for n in range(given.visits):
        say(f"{game}: visit {n + 1}")
        for speed, visits in ((SLOWER, slow), (1, fast)):
            visits.append(visit(visitors, f"/table#{laid(visitors.url, game)[0]}", speed))
    moved = [each for one in fast for each in one.frames]
    return Shown(
        game=game,
        actions=len(times),
        changed_p50=quantile(times, 50),
        changed_p95=quantile(times, 95),
        touched_p95=quantile(found["touched"], 95),
        shift=round(max(found["shift"], *(each.shift for each in slow + fast)), 4),
        longest=statistics.median(each.longest for each in slow),
        own=statistics.median(each.own for each in slow),
        frame_p50=quantile(moved, 50),
        frame_p95=quantile(moved, 95),
        frames=len(moved),
        moved=sorted(set(found["moved"]) - set(MOVES)),
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


def say(what: str) -> None:
    """What goes on, to whoever waits."""
    print(what, file=sys.stderr, flush=True)


def measured(browser: Browser, url: str, given: Wanted) -> Figures:
    """All of it, one after the other."""
    load = round(os.getloadavg()[0], 1)
    visitors = Visitors(browser, url)
    start = [visit(visitors, "/", SLOWER) for _ in range(given.visits)]
    first_kb = weight(visitors)
    boards = [shown(visitors, game, given) for game in given.games]
    visitors.leave()
    return Figures(
        start_shift=max(each.shift for each in start),
        start_longest=statistics.median(each.longest for each in start),
        start_own=statistics.median(each.own for each in start),
        first_kb=first_kb,
        boards=boards,
        load=load,
    )


def show(found: Figures, console: Console) -> None:
    """As a table."""
    grid = Grid(
        "", "click to change\np50, p95 < 50 ms", "touch to sign\np95 < 50 ms", "shift\n0",
        f"longest task at 1/{SLOWER}\nown < 100 ms (clock)", "frame in motion\nown p50, p95 < 8 ms",
        "moved by\nanything else",
    )  # fmt: skip
    for each in found.boards:
        grid.add_row(
            each.game,
            f"{each.changed_p50:g}, {each.changed_p95:g}",
            f"{each.touched_p95:g}",
            f"{each.shift:g}",
            f"{each.own:g} ({each.longest:g})",
            f"{each.frame_p50:g}, {each.frame_p95:g}",
            ", ".join(each.moved) or "nothing",
        )
    start = f"{found.start_own:g} ({found.start_longest:g})"
    grid.add_row("start page", "", "", f"{found.start_shift:g}", start, "", "")
    console.print(grid)
    console.print(f"first visit {found.first_kb:g} KB gzip (< 120); load: {found.load}")


def main() -> int:
    """Measure and show; a missing browser is the only failure."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all six, if none is named")
    parser.add_argument("--actions", type=int, default=60, help="how many clicks a board")
    parser.add_argument("--json", action="store_true", help="the raw data instead of a table")
    parser.add_argument("--visits", type=int, default=3, help="how often each page is visited")
    given = parser.parse_args()
    wanted = Wanted(given.games or list(KEYS), given.actions, given.visits)
    if why := chromium.prepared():
        print(why, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playing:
        server = Server(Path(folder))
        server.start()
        browser = chromium.launch(playing)
        found = measured(browser, server.url, wanted)
        browser.close()
        server.stop()
    if given.json:
        print(json.dumps(msgspec.to_builtins(found), indent=1))
    else:
        show(found, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())
