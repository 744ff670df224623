"""A designer edits a pack's file while a table plays: all see it, and the next deal has it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.at_table import AtTable
from tests.e2e.serving import ROOT, free
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitors
from tests.web.test_pack_files import WRONG, write


class Designer:
    """Who runs `serve --pack` and has the file open beside it."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "mine.toml"
        write(self.file, 7)
        port = free()
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "questable", "serve", "--port", str(port), "--lang", "en"]
        command += ["--db", "sqlite://", "--pack", f"questor={self.file}"]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        while "Ctrl+C" not in (line := self.reads()):
            assert line

    def reads(self) -> str:
        """The next line in the terminal."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def leave(self) -> None:
        """Ctrl+C."""
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def designer(page: None, tmp_path: Path) -> Iterator[Designer]:
    """A server of one's own."""
    found = Designer(tmp_path)
    yield found
    found.leave()


def test_a_pack_is_edited_while_people_play(browser: Browser, designer: Designer) -> None:
    """A mistake is told with its line, in each one's language; mended, the next game has it."""
    visitors = Visitors(browser, designer.url)
    laid = lay(designer.url, "questor", 2, people=2)
    ann, bea = AtTable(visitors.come()), AtTable(visitors.come("fr"))
    for each, link in zip((ann, bea), laid.links, strict=True):
        each.sit([link])
        expect(each.board).to_be_visible()
    write(designer.file, 0, WRONG)
    assert f"{designer.file}, line 7: " in designer.reads()
    for each in (ann, bea):
        said = each.visitor.say("page-log-pack-fault")
        expect(each.page.get_by_text(said).first).to_be_visible()
    ann.menu.click()
    ann.button("page-abandon").click()
    ann.button("page-do-it").click()
    wrong = bea.visitor.say("room-refuse-pack", line=7, why="").strip()
    expect(bea.page.get_by_text(wrong)).to_be_visible()
    expect(bea.page.locator("p.news")).to_contain_text(bea.visitor.say("page-pack-kept"))
    write(designer.file, 0, designer.file.read_text().replace("1000", "9").replace("ours", "newer"))
    assert "has changed" in designer.reads()
    for each in (ann, bea):
        expect(each.page.locator("p.news")).to_have_text(each.visitor.say("page-pack-renewed"))
    expect(bea.page.get_by_text(wrong)).to_have_count(0)
    ann.button("page-other-game").click()
    for each in (ann, bea):
        named = each.visitor.say("packs-by-house", pack="newer")
        expect(each.page.get_by_text(named)).to_be_visible()
    visitors.leave()
