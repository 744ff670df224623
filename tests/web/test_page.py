"""The page is served with the right headers, and a plain sheet stands in where it is not built."""

import gzip
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
from questable.web.page import ROUTES

SCRIPT = b"export const saints = 'Ada Bea Cleo';" * 20


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as vite leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Questable</title>")
    (tmp_path / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "text-abc.woff2").write_bytes(b"wOF2")
    (tmp_path / "stamp").write_text("secret")
    return tmp_path


@asynccontextmanager
async def page(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A browser before a server with this page."""
    hall = Hall(MemoryStore(), Registry(), SystemClock(), SystemDice(), Limits())
    app, _ = app_for(hall, page=folder)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as asking:
        yield asking


async def test_every_address_of_the_page_is_the_page(built: Path) -> None:
    """It is asked for anew each time, and nothing inline may run in it."""
    async with page(built) as asking:
        for path in ROUTES:
            got = await asking.get(path)
            assert "<title>Questable</title>" in got.text
            assert got.headers["cache-control"] == "no-cache"
            policy = got.headers["content-security-policy"]
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            again = await asking.get(path, headers={"If-None-Match": got.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


async def test_hashed_files_are_kept_for_ever_and_packed(built: Path) -> None:
    """Fonts are packed already; what is no part of the page is not served."""
    async with page(built) as asking:
        got = await asking.get("/assets/index-abc.js", headers={"Accept-Encoding": "gzip"})
        assert "immutable" in got.headers["cache-control"]
        assert got.headers["content-encoding"] == "gzip"
        assert int(got.headers["content-length"]) == len(gzip.compress(SCRIPT, 9, mtime=0))
        assert got.content == SCRIPT
        bare = await asking.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in bare.headers
        font = await asking.get("/assets/text-abc.woff2")
        assert font.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in font.headers
        for path in ("/stamp", "/assets/../stamp", "/assets/none.js"):
            assert (await asking.get(path)).status_code == 404


async def test_a_server_without_a_page_says_so(tmp_path: Path) -> None:
    """With the way to one."""
    async with page(tmp_path / "none") as asking:
        got = await asking.get("/")
        assert got.status_code == 200
        assert "./run" in got.text
        assert (await asking.get("/plain.css")).headers["content-type"].startswith("text/css")


async def test_other_names_get_no_page(built: Path) -> None:
    """A name that somebody points at this machine is none of ours."""
    async with page(built) as asking:
        got = await asking.get("/", headers={"Host": "evil.example"})
        assert got.status_code == 403


async def test_a_code_for_phones(built: Path) -> None:
    """An SVG, made of the body, for addresses hold no links."""
    async with page(built) as asking:
        got = await asking.post("/api/code", json={"text": "http://192.0.2.7:8000/table#abc"})
        assert got.headers["content-type"] == "image/svg+xml"
        assert got.text.startswith("<svg")
        assert (await asking.post("/api/code", json={"text": ""})).status_code == 400


async def test_the_saints_of_a_day(built: Path) -> None:
    """Or the next one, or a clear no."""
    async with page(built) as asking:
        francis = (await asking.get("/api/feasts/10/4")).json()
        assert [(each["month"], each["day"]) for each in francis] == [(10, 4)] * len(francis)
        [our_lady] = (await asking.get("/api/feasts/8/5")).json()
        kept = [(each["month"], each["day"]) for each in our_lady["other_feasts"]]
        assert (8, 5) in kept
        assert (await asking.get("/api/feasts/2/29")).json()
        assert (await asking.get("/api/feasts/13/1")).status_code == 404
