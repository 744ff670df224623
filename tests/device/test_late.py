"""What a device loads late is not there before it is wanted."""

import subprocess
import sys

SCRIPT = """
import asyncio, json, sys
from tests.device.drawers import MemoryDrawers
from questable.device.house import DeviceHouse

SENT = [
    {"do": "choose", "game": "questor", "players": 2, "nonce": "a"},
    {"do": "sit", "seat": 0, "nonce": "b"},
    {"do": "bot", "seat": 1, "level": "club", "nonce": "c"},
    {"do": "start", "nonce": "d"},
    {"do": "share", "share": "0" * 32, "nonce": "e"},
]

async def main():
    told = asyncio.Queue()
    house = DeviceHouse(MemoryDrawers(), lambda line, data: told.put_nowait(data))
    await house.begin()
    opened = await house.answer("POST", "/api/rooms", b'{"name": "Ann"}', "")
    link = json.loads(opened.body)["link"]
    assert (await house.answer("GET", "/api/room", b"", link)).status == 200
    assert await house.open(1, link, "since=-1&lang=en&show=picture")
    for each in SENT:
        house.hear(1, json.dumps(each))
    while b'"choices"' not in await told.get():
        pass

asyncio.run(main())
LATE = ("questable.saints.", "questable.games.", "questable.telling.")
found = {".".join(name.split(".")[:3]) for name in sys.modules if name.startswith(LATE)}
print(*sorted(each for each in found if len([n for n in sys.modules if n.startswith(each + ".")])))
"""


def test_a_game_without_saints_loads_none() -> None:
    """Of the games the one that is played, of the saints nothing."""
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["questable.games.questor", "questable.telling.questor"]
