"""Makes the positions that the browser's tests show.

`.venv/bin/python -m tests.games.pillars.page_positions` writes them anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from questable.engine import Event, Match, Record, State
from questable.games.pillars.board import (
    BESIDE,
    DEGREE,
    NEIGHBOUR,
    SITE_NAMES,
    STATION_NAMES,
    SURROUND,
)
from questable.registry import Registry, game
from tests.golden.transcript import record_of

ROOT = Path(__file__).parents[3]
FILE = ROOT / "client/src/games/pillars/positions.json"
GOLDEN = ROOT / "tests/golden/pillars"

FRAMES = (
    ("opening", "four", "phase move"),
    ("assembly", "four", "phase pillar"),
    ("outer", "four", "phase outer"),
    ("machine", "four", "phase machine"),
    ("stopped", "four", "event stopped"),
    ("assemblies", "four", "phase assemblies"),
    ("tangled", "four", "phase wings"),
    ("target", "four", "phase target"),
    ("wiped-out", "four", "event won"),
    ("surrounded", "four-swift", "event won"),
    ("unholy", "neutral-wiped-out", "event unholy"),
    ("neutral-wiped-out", "neutral-wiped-out", "event ended"),
    ("neutral-surrounded", "neutral-surrounded", "event ended"),
    ("turn-limit", "two-swift-limit", "event ended"),
    ("two", "two", "event neutral"),
    ("three", "three-swift", "phase assemblies"),
)
"""A name, a golden game, and the phase or event at which it is first shown."""
STORIES = ("four-swift", "two", "three-swift")
"""Golden games whose pieces are followed from the start to the end."""
CHANGES = ("moved", "converted", "corrupted", "pillar")

Json = dict[str, Any]


def steps(name: str) -> Iterator[tuple[Match, list[Event]]]:
    """A golden game entry by entry, with what each told."""
    told = record_of(Registry(), (GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    match = Match(game("pillars"), Record(told.game, told.rules, told.setup))
    for entry in told.entries:
        yield match, match.play(entry.seat, entry.action, entry.by)


def heard(events: list[Event]) -> list[Json]:
    """Events as a browser gets them."""
    return [{"event": event.kind, "facts": event.facts} for event in events]


def frame(name: str, golden: str, wanted: str) -> Json:
    """The first position of that phase or event, with all that was told since the turn began."""
    turn: list[Event] = []
    for match, events in steps(golden):
        marks = [f"event {event.kind}" for event in events]
        turn = events if "event moved" in marks else turn + events
        state = match.state
        seat = max(state.actor, 0)
        view = msgspec.to_builtins(match.game.view(state, seat))
        del view["for_imagine"]  # of which no page knows
        if state.actor >= 0:
            marks.append(f"phase {view['phases'][-1]}")
        if wanted in marks:
            shown = {"name": name, "seat": seat, "view": view, "events": heard(turn)}
            return shown | {"choices": choices(state, seat)}
    raise AssertionError(f"{golden} has no {wanted}")


def choices(state: State, seat: int) -> list[Json]:
    """What is offered; nothing is said of it in words, so that words may change."""
    legal = state.legal(seat) if state.actor == seat else []
    return [{"action": each.text, "label": each.text, "group": ""} for each in legal]


def story(golden: str) -> Json:
    """What stands at the start and at the end, and every change between."""
    positions: list[Json] = []
    changes: list[Event] = []
    for match, events in steps(golden):
        view = msgspec.to_builtins(match.game.view(match.state, 0))
        positions.append({"followers": view["followers"], "pillars": view["pillars"]})
        changes += [event for event in events if event.kind in CHANGES]
    ends = {"start": positions[0], "end": positions[-1]}
    return {"name": golden, **ends, "events": heard(changes)}


def land() -> Json:
    """Who is beside whom."""
    near = [NEIGHBOUR[at * DEGREE : at * DEGREE + DEGREE] for at in range(len(STATION_NAMES))]
    return {
        "neighbours": _named(STATION_NAMES, near, STATION_NAMES),
        "surround": _named(SITE_NAMES, SURROUND, STATION_NAMES),
        "beside": _named(SITE_NAMES, BESIDE, SITE_NAMES),
    }


def _named(of: list[str], lists: list[list[int]], names: list[str]) -> dict[str, list[str]]:
    return {name: [names[each] for each in own] for name, own in zip(of, lists, strict=True)}


def text() -> str:
    """The file: one position or game a line."""
    frames = ",\n".join(_line(frame(*each)) for each in FRAMES)
    stories = ",\n".join(_line(story(each)) for each in STORIES)
    return f'{{"frames":[\n{frames}\n],"stories":[\n{stories}\n],"land":{_line(land())}}}\n'


def _line(value: Json) -> str:
    return json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
