"""The page is built under a lock, once for all who want it."""

import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.e2e.serving import built_once
from tools import page

AT_ONCE = 4
COUNTED = """
import sys, time
time.sleep(0.2)
with open(sys.argv[1], "a") as builds:
    builds.write("x")
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one source, where building writes down that it began and ended."""
    client = tmp_path / "client"
    client.mkdir()
    (client / "main.ts").write_text("one")
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "CLIENT", client)
    monkeypatch.setattr(page, "TEXT", tmp_path / "text")
    monkeypatch.setattr(page, "BUILT", tmp_path / "built")
    monkeypatch.setattr(page, "TOOLS", tmp_path / ".tools")
    monkeypatch.setattr(page, "LOG", tmp_path / ".build" / "page.log")
    monkeypatch.setattr(page, "sources", lambda: [client / "main.ts"])
    monkeypatch.setattr(page, "npm_command", lambda: (["npm"], {}))
    monkeypatch.setattr(page, "install", lambda npm, environment: None)

    def step(command: list[str], environment: dict[str, str], what: str) -> None:
        new = Path(environment["QUESTABLE_PAGE"])
        new.mkdir()
        with (tmp_path / "steps").open("a") as steps:
            steps.write("begun ")
            steps.flush()
            time.sleep(0.1)
            (new / "index.html").write_text((client / "main.ts").read_text())
            steps.write("ended ")

    monkeypatch.setattr(page, "step", step)
    return tmp_path


def test_several_who_want_a_stale_page_build_it_once(checkout: Path) -> None:
    """The others wait until it is in place; another source makes another page, once as well."""
    for content in ("one", "two"):
        (checkout / "client" / "main.ts").write_text(content)
        with ThreadPoolExecutor(AT_ONCE) as pool:
            for done in [pool.submit(page.build) for _ in range(AT_ONCE)]:
                done.result()
        assert (checkout / "built" / "index.html").read_text() == content
    assert (checkout / "steps").read_text() == "begun ended " * 2


def test_a_build_that_fails_leaves_the_page_that_was(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the next who wants one tries again."""
    page.build()

    def fails(command: list[str], environment: dict[str, str], what: str) -> None:
        raise page.Failure(what)

    (checkout / "client" / "main.ts").write_text("two")
    with monkeypatch.context() as broken:
        broken.setattr(page, "step", fails)
        with pytest.raises(page.Failure):
            page.build()
    assert (checkout / "built" / "index.html").read_text() == "one"
    page.build()
    assert (checkout / "built" / "index.html").read_text() == "two"


def test_a_test_run_builds_once_whoever_comes_first(tmp_path: Path) -> None:
    """All processes of a run wait for one build; what it came to is what all are told."""
    builds = tmp_path / "builds"
    command = [sys.executable, "-c", COUNTED, str(builds)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        told = [pool.submit(built_once, tmp_path, command) for _ in range(AT_ONCE)]
        assert all(each.result() for each in told)
    assert builds.read_text() == "x"
    another = tmp_path / "another"
    another.mkdir()
    assert not built_once(another, [sys.executable, "-c", "raise SystemExit(1)"])
    assert not built_once(another, command)
    assert builds.read_text() == "x"
