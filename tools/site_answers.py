"""What a static site tells everybody alike, as the same desk tells it: answers in files."""

import asyncio
import gzip
import json
from calendar import monthrange
from pathlib import Path
from typing import Any

from questable.device.desk import DeviceDesk, Request
from questable.registry import KEYS, Registry
from questable.saints import shipped
from questable.storage import MemoryStore
from questable.table import Hall, Limits
from questable.table.run.system import SystemClock, SystemDice
from questable.telling.guide import guides
from questable.telling.rulebook import rule_ids
from questable.text import languages

LEAP_YEAR = 2028


def paths() -> dict[str, list[str]]:
    """By file: the paths that it answers."""
    found = {
        "shelf": [
            *("/api/games", "/api/bots", "/api/guides", "/api/puzzles"),
            *(f"/api/games/{key}{rest}" for key in KEYS for rest in ("", "/options")),
        ],
        "rules": [
            *(f"/api/games/{key}/rules" for key in (*KEYS, "table")),
            *(f"/api/rules/{rule}" for rule in rule_ids()),
        ],
    }
    for month in range(1, 13):
        days = range(1, monthrange(LEAP_YEAR, month)[1] + 1)
        found[f"feasts-{month}"] = [f"/api/feasts/{month}/{day}" for day in days]
    for lang in languages():
        for guide in guides():
            found[f"guide-{guide.name}-{lang}"] = [f"/api/guides/{guide.name}/{lang}"]
        saints = [f"/api/study/{lang}/{saint.key}" for saint in shipped().saints]
        found[f"study-{lang}"] = [f"/api/study/{lang}", *saints]
    return found


async def answers(asked: list[str]) -> dict[str, Any]:
    """By path: what the desk answers."""
    hall = Hall(MemoryStore(), Registry(), SystemClock(), SystemDice(), Limits())
    desk = DeviceDesk(hall)
    found = {}
    for path in asked:
        answer = await desk.answer(Request("GET", path))
        if answer.status != 200:
            raise ValueError(f"{path}: {answer.body.decode()}")
        found[path] = json.loads(answer.body)
    return found


def write(folder: Path) -> None:
    """One packed file for what is asked for together."""
    folder.mkdir(parents=True)
    for name, asked in paths().items():
        told = asyncio.run(answers(asked))
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
        (folder / f"{name}.pack").write_bytes(gzip.compress(text, 9, mtime=0))
