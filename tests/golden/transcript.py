"""A whole game as readable text: its record with what could be done and what was told."""

import hashlib
import json
from collections.abc import Iterator

from questable.engine import Entry, GameFinder, Match, Record, read_record

END = "= "


def transcript(finder: GameFinder, record: Record) -> str:
    """The header; a line an entry with the legal list's length, its hash, the events; the end."""
    game = finder.find(record.game)
    assert game is not None
    match = Match(game, Record(record.game, record.rules, record.setup, record.foreign))
    lines = [record.header()]
    for entry in record.entries:
        legal = match.state.legal(entry.seat)
        told = "; ".join(
            " ".join([event.kind, *(f"{k}={v}" for k, v in event.facts.items())])
            for event in match.play(entry.seat, entry.action, entry.by)
        )
        order = hashlib.sha256(" ".join(a.text for a in legal).encode()).hexdigest()[:6]
        lines.append(
            f"{entry.seat} {entry.action} {entry.by} | {len(legal)} {order} | {told}".strip()
        )
    lines.append(END + json.dumps(match.state.result().as_json()))
    return "\n".join(lines) + "\n" + match.state.dump()


def record_of(finder: GameFinder, text: str) -> Record:
    """The record that a transcript tells."""
    lines = text.split("\n")
    record = read_record(finder, lines[0] + "\n")
    record.entries = list(_entries(lines[1:]))
    return record


def _entries(lines: list[str]) -> Iterator[Entry]:
    for line in lines:
        if line.startswith(END):
            return
        seat, action, by = line.split(" | ")[0].split(" ")
        yield Entry(int(seat), action, by)
