"""Makes the game that the browser's tests look at: five heroes, gifts, every kind of event.

`.venv/bin/python tests/games/questor/page_game.py` writes it anew.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from questable.engine import CHANCE, OVER, Match, Record
from questable.engine.sampling import random_action
from questable.registry import game

FILE = Path(__file__).parents[3] / "client/src/games/questor/game.json"
SHOWN = ("actor", "phases", "hero", "arms", "monsters", "gem_at", "where")


def frames() -> list[dict[str, Any]]:
    """One frame an entry: what happened, how it looks then, what may be done."""
    questor = game("questor")
    setup = questor.setup(5, {"gifts": True})
    match = Match(questor, Record(questor.key, questor.rules_version, setup))
    rng = Random("page 2550")
    told = []
    while match.state.actor != OVER:
        seat = match.state.actor
        action = random_action(match.state, seat, rng)
        events = match.play(seat, action.text, "dealer" if seat == CHANCE else "bot")
        told.append(_frame(match, events))
    return told


def _frame(match: Match, events: list[Any]) -> dict[str, Any]:
    state = match.state
    view = msgspec.to_builtins(match.game.view(state, 0))
    return {
        "events": [{"event": event.kind, "facts": event.facts} for event in events],
        "view": {name: view[name] for name in SHOWN}
        | {"heroes": [{"hero": each["hero"], "gift": each["gift"]} for each in view["heroes"]]},
        "choices": [each.text for each in state.legal(state.actor)] if state.actor >= 0 else [],
    }


def text() -> str:
    """The file, one frame a line."""
    lines = [json.dumps(frame, separators=(",", ":")) for frame in frames()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
