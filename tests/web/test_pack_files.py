"""A designer writes a pack's file anew while the server runs: the next deal has it."""

import asyncio
import os
from pathlib import Path

import pytest

from questable.client import Seat
from questable.engine import PackError, Refused, read_record
from questable.registry import Registry
from questable.registry import game as find_game
from questable.table import messages
from questable.text import Words
from questable.web import pack_files
from questable.web.pack_files import PackFile, PackFiles, said
from tests.table.test_house_pack import QUESTOR
from tests.web.served import served, table

WRONG = QUESTOR.format(tiles=7).replace("monsters = 15", "monsters = 1000")
"""More monsters than a pack may have."""


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look often."""
    monkeypatch.setattr(pack_files, "PAUSE", 0.01)


def write(path: Path, tiles: int, text: str = "") -> None:
    """Whole, as editors do; the time is another one even where the clock is coarse."""
    draft = path.with_suffix(".new")
    draft.write_text(text or QUESTOR.format(tiles=tiles), encoding="utf-8")
    before = path.stat().st_mtime_ns if path.exists() else 0
    os.utime(draft, ns=(before + 1_000_000, before + 1_000_000))
    draft.replace(path)


def opened(path: Path) -> PackFile:
    """Questor's, read."""
    file = PackFile(find_game("questor"), path)
    file.open()
    return file


def looked(file: PackFile) -> bool:
    """Whether it is something new, seen twice."""
    return [file.look(), file.look()][1] is not None


def test_a_file_counts_once_it_stays_as_it_is(tmp_path: Path) -> None:
    """Not while it is being written; and what says the same is no change."""
    path = tmp_path / "mine.toml"
    write(path, 7)
    file = opened(path)
    assert not looked(file)
    write(path, 8)
    assert file.look() is None
    write(path, 9)
    assert file.look() is None
    house = file.look()
    assert house is not None
    assert house.pack.facts == find_game("questor").read_pack("", QUESTOR.format(tiles=9)).facts
    write(path, 9)
    assert not looked(file)


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        (WRONG, 7, "number-range"),
        (QUESTOR.format(tiles=7) + "[x\n", 12, "not-toml"),
        (QUESTOR.format(tiles=7).replace("[supply]", "[sup]"), 6, "unknown-key"),
    ],
)
def test_what_is_wrong_is_told_by_file_line_and_key(
    tmp_path: Path, text: str, line: int, why: str
) -> None:
    """In two languages; the pack before it stays."""
    path = tmp_path / "mine.toml"
    write(path, 7)
    file = opened(path)
    assert file.house is not None
    before = file.house.pack
    write(path, 0, text)
    assert looked(file)
    assert file.house.pack is before
    fault = file.house.fault
    assert fault is not None
    assert (fault.code, fault.facts["line"], fault.facts["why"]) == ("pack", line, why)
    assert f"{path}, line {line}: " in said(Words("en"), file)
    assert f"{path}, ligne {line} : " in said(Words("fr"), file).replace("\u00a0", " ")
    with pytest.raises(PackError):
        opened(path)
    path.unlink()
    assert looked(file)
    assert file.house.fault is not None
    assert file.house.fault.facts["why"] == "unreadable"
    write(path, 7)
    assert looked(file)
    assert file.house.pack is before
    assert not looked(file)
    assert "has changed" in said(Words("en"), file)


def test_a_pack_that_nobody_could_begin_a_game_with_is_refused(tmp_path: Path) -> None:
    """It can be read, but has too few cards for any number of players."""
    path = tmp_path / "few.toml"
    path.write_text(
        'name = "few"\n[a]\nname = { en = "A", fr = "A" }\nmain = "brown"\n'
        "birth = 1\npassing = 2\nmonth = 3\n"
    )
    with pytest.raises(Refused, match="too-few-cards"):
        PackFile(find_game("saint-cards"), path).open()


def test_a_worker_that_begins_while_the_file_is_wrong_takes_it_up_once_it_is_mended(
    tmp_path: Path,
) -> None:
    """Until then the game is played with its own pack."""
    path = tmp_path / "mine.toml"
    write(path, 0, WRONG)
    file = PackFile(find_game("questor"), path)
    assert not looked(file)
    write(path, 8)
    assert looked(file)
    assert file.house is not None
    assert file.house.pack.name == "ours"


async def test_a_table_has_what_was_written_at_its_next_deal(tmp_path: Path) -> None:
    """A real server: two people, three editions of a file, one of them wrong."""
    path = tmp_path / "mine.toml"
    write(path, 7)
    told: list[str] = []
    files = PackFiles(
        [opened(path)],
        lambda file: told.append(said(Words("en"), file)),
    )
    async with served(packs=files) as server, table(server.url, "questor", 2) as (seats, link):
        ann, bob = seats

        async def sees(what: str, value: object) -> None:
            await bob.until(lambda: getattr(bob.table, what) == value)

        async def tiles() -> int:
            await ann.ask(messages.Start())
            await asyncio.gather(*(_share(seat) for seat in seats))
            await ann.ask(messages.Abandon())
            text = await server.hall.record(await server.hall.authenticate(link))
            return read_record(Registry(), text).setup.number("mage_tiles")

        assert await tiles() == 7
        write(path, 0, WRONG)
        await bob.until(lambda: bob.table is not None and bob.table.pack_fault is not None)
        assert len(told) == 1
        write(path, 8)
        await sees("edition", 1)
        await sees("pack_fault", None)
        await ann.ask(messages.Next())
        await sees("phase", "lobby")
        for seat in seats:
            await seat.ask(messages.Ready())
        assert await tiles() == 8
        assert "mine.toml has changed" in told[1]


async def _share(seat: Seat) -> None:
    await seat.until(lambda: seat.table is not None and seat.table.phase == "sharing")
    await seat.ask(messages.SeedShare(share="00" * 16))
