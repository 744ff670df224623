"""What browsers play with while the line is gone: told by the page, and nothing else served."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from questable.registry import Registry
from questable.storage import MemoryStore
from questable.table import Hall, Limits
from questable.table.run.system import SystemClock, SystemDice
from questable.web import app_for
from questable.web.offline import AGAIN, Offline

FOLDER = "device-0123456789abcdef"
PACKED = b"\x1f\x8b packed" * 20_000
"""More than goes out at a time."""


class Watch:
    """A clock that a test puts forward."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        """Seconds."""
        return self.time


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as vite leaves it."""
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<!doctype html><html lang="en"><title>Q</title></html>')
    for name in ("index-abc.js", "worker-abc.js"):
        (folder / "assets" / name).write_text("export {};" * 50)
    (folder / "sw.js").write_text("")
    return folder


def make(home: Path) -> None:
    """As tools/offline.py does."""
    folder = home / FOLDER
    (folder / "licenses").mkdir(parents=True)
    for name in ("table.lib.pack", "pyodide.asm.mjs.pack"):
        (folder / name).write_bytes(PACKED)
    for name in ("parts.json", "pyodide.mjs", "pyodide.asm.mjs", "stamp", "licenses/babel.txt"):
        (folder / name).write_text("{}")


@asynccontextmanager
async def browser(built: Path, home: Path, watch: Watch) -> AsyncIterator[httpx.AsyncClient]:
    """Before a server with this page and these files."""
    hall = Hall(MemoryStore(), Registry(), SystemClock(), SystemDice(), Limits())
    app, _ = app_for(hall, page=built, offline=Offline(home, watch.now))
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as asking:
        yield asking


async def test_the_page_says_where_they_lie_and_how_much_they_are(
    built: Path, tmp_path: Path
) -> None:
    """Whoever keeps all that is listed has all that it takes, and nothing that is seldom wanted."""
    make(tmp_path / "away")
    async with browser(built, tmp_path / "away", Watch()) as asking:
        page = await asking.get("/")
        assert f'<html data-device="{FOLDER}" lang="en">' in page.text
        told = (await asking.get("/offline.json")).json()
        assert told["folder"] == FOLDER
        assert told["bytes"] == sum(told["files"].values())
        own = {"assets/index-abc.js", "assets/worker-abc.js"}
        away = {"parts.json", "pyodide.mjs", "pyodide.asm.mjs.pack", "table.lib.pack"}
        assert {*told["files"]} == own | {f"{FOLDER}/{name}" for name in away}
        for name in told["files"]:
            got = await asking.get(f"/{name}")
            assert "immutable" in got.headers["cache-control"]
            assert got.status_code == 200
        got = await asking.get(f"/{FOLDER}/table.lib.pack")
        assert got.content == PACKED
        assert int(got.headers["content-length"]) == len(PACKED)


async def test_only_the_worker_may_run_webassembly(built: Path, tmp_path: Path) -> None:
    """The page's own policy and that of every other file stay as they were."""
    make(tmp_path / "away")
    async with browser(built, tmp_path / "away", Watch()) as asking:
        for path in ("/", "/assets/index-abc.js", f"/{FOLDER}/pyodide.mjs", "/offline.json"):
            policy = (await asking.get(path)).headers["content-security-policy"]
            assert "unsafe" not in policy
            assert "blob:" not in policy
        worker = (await asking.get("/assets/worker-abc.js")).headers["content-security-policy"]
        assert "script-src 'self' blob: 'wasm-unsafe-eval';" in worker
        assert "default-src 'none'" in worker
        assert "'unsafe-eval'" not in worker


async def test_nothing_else_of_the_machine_is_served(built: Path, tmp_path: Path) -> None:
    """Neither beside the folder nor what in it is not for browsers; nor to other names."""
    make(tmp_path / "away")
    (tmp_path / "away" / "secret.json").write_text("{}")
    (tmp_path / "secret.json").write_text("{}")
    async with browser(built, tmp_path / "away", Watch()) as asking:
        for path in (
            f"/{FOLDER}/stamp",
            f"/{FOLDER}/../secret.json",
            f"/{FOLDER}/%2e%2e/secret.json",
            f"/{FOLDER}/..%2f..%2fsecret.json",
            f"/{FOLDER}/%2fetc%2fpasswd",
            f"/{FOLDER}/",
            "/device-/parts.json",
            "/device-%2e%2e/secret.json",
        ):
            assert (await asking.get(path)).status_code == 404, path
        evil = {"Host": "evil.example"}
        for path in ("/offline.json", f"/{FOLDER}/parts.json"):
            assert (await asking.get(path, headers=evil)).status_code == 403


async def test_they_are_found_when_they_come_and_not_missed_before(
    built: Path, tmp_path: Path
) -> None:
    """Made in the background; looked for now and then, not at each request."""
    home, watch = tmp_path / "away", Watch()
    async with browser(built, home, watch) as asking:
        before = await asking.get("/")
        assert "data-device" not in before.text
        assert (await asking.get("/offline.json")).status_code == 404
        make(home)
        assert (await asking.get("/")).headers["etag"] == before.headers["etag"]
        watch.time += AGAIN
        after = await asking.get("/", headers={"If-None-Match": before.headers["etag"]})
        assert (after.status_code, "data-device" in after.text) == (200, True)


async def test_files_that_were_taken_away_are_not_there(built: Path, tmp_path: Path) -> None:
    """Who builds anew takes the old ones away, while a server runs."""
    make(tmp_path / "away")
    async with browser(built, tmp_path / "away", Watch()) as asking:
        assert (await asking.get("/offline.json")).status_code == 200
        (tmp_path / "away" / FOLDER / "table.lib.pack").unlink()
        assert (await asking.get(f"/{FOLDER}/table.lib.pack")).status_code == 404
