"""The figures, messages, addresses and settings that the documents name are those of the code."""

import re
import tomllib
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from questable.bots import OURS, MasterBot
from questable.client.wire import STALE
from questable.games.run_the_race.turning import PAUSE
from questable.registry import KEYS
from questable.storage.packed_rows import MOST
from questable.table import Limits, messages
from questable.table.judge.clocks import SHARE_WAIT
from questable.table.judge.powers import AWAY
from questable.table.judge.race import PINGS
from questable.table.log.class_rows import CODE_LIFE
from questable.table.log.dealer import SHARE_BYTES
from questable.table.log.seats import LOST, REST
from questable.table.log.settings import HOLDING_MOST
from questable.table.ports import ROW_BYTES
from questable.table.run.house import HousePolicy
from questable.table.run.lease import LEASE
from questable.table.run.links import SECRET_BYTES
from questable.table.told.eyes import PART
from questable.web import comparisons
from questable.web.analyses import ANALYSTS, AT_ONCE, AT_ONCE_EACH, KEPT, LARGEST, LEFT, SLICE
from questable.web.analysis import MOST_MOVES
from questable.web.app import ENDPOINTS
from questable.web.comparison import GAMES, MOST_GAMES
from questable.web.config import SECTIONS, Config, configured, fields
from questable.web.guard import WebLimits
from questable.web.readers import ReaderLimits
from questable.web.requests import HEADER_BYTES
from questable.web.service import PULSE
from questable.web.socket import POLICY

ROOT = Path(__file__).resolve().parents[2]
SMALL = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
ROOM, WEB, READ = Limits(), WebLimits(), ReaderLimits()


def page(name: str) -> str:
    """A document, with its lines joined."""
    return " ".join((ROOT / name).read_text(encoding="utf-8").split())


def kb(size: int) -> str:
    """Bytes as people write them."""
    if size >= 1_000_000:
        return f"{size / 1e6:g} MB"
    return f"{size / 1000:g} KB" if size % 1000 == 0 else f"{size // 1024} KB"


def a_minute(rate: float) -> str:
    """What comes back in a minute."""
    return f"{rate * 60:g} a minute"


PROTOCOL = [
    f"| analyses | games of {MOST_MOVES:,} moves; {SMALL[ANALYSTS.processes]} process behind the "
    f"bots, {ANALYSTS.seconds:g} seconds of processor time for a part and {ANALYSTS.megabytes} MB; "
    f"{ANALYSTS.allowance.burst} seconds at once by address, and half a second a second after "
    f"that; {AT_ONCE} at once, {AT_ONCE_EACH} of one address; the last {KEPT:,} are kept, of at "
    f"most {kb(LARGEST)} each",
    f"a longer one than {MOST_MOVES:,} moves with `long-game`",
    f"| comparisons | {MOST_GAMES:,} games a side, bots that do not search; played in the process "
    f"of the analyses, within the same time and memory; {comparisons.AT_ONCE} at once, "
    f"{comparisons.AT_ONCE_EACH} of one address",
    f"`games` of each side ({GAMES:,} without, {MOST_GAMES:,} at the most)",
    f"the games of the last {comparisons.SIDES} sides are remembered",
    f"| a message | {kb(ROOM.message_bytes)}, {kb(ROOM.record_bytes)} with a pack or a record |",
    f"{READ.seconds:g} seconds of processor time each and {READ.megabytes} MB; "
    f"{READ.allowance.burst} seconds at once by address, and half a second a second after that",
    f"| a socket | {WEB.line_messages.a_second} messages a second after the first "
    f"{WEB.line_messages.burst}; {ROOM.open_messages} unanswered; "
    f"{WEB.waiting:,} or {kb(WEB.waiting_bytes)} behind |",
    f"| a request | headers of {kb(HEADER_BYTES)} within {WEB.header_seconds} s, a body of "
    f"{kb(WEB.body_bytes)}, or {kb(WEB.upload_bytes)} with a record, within {WEB.body_seconds} s, "
    f"its answer taken within {WEB.answer_seconds} s |",
    f"| an address | {WEB.connections} connections, half-sent ones included; "
    f"{WEB.sockets} sockets; "
    f"{WEB.messages.a_second} messages a second after the first {WEB.messages.burst}; "
    f"{WEB.requests.a_second} requests a second after the first {WEB.requests.burst}; "
    f"{WEB.prints.burst} games to print, then {a_minute(WEB.prints.a_second)}; "
    f"{WEB.rooms.burst} new rooms, then {a_minute(WEB.rooms.a_second)}, "
    f"{WEB.gameless_rooms} in which no game has begun; "
    f"{WEB.connects.burst} new sockets, then {WEB.connects.a_second} a second; "
    f"{WEB.wrong_links.burst} wrong links, then {a_minute(WEB.wrong_links.a_second)}; "
    f"{WEB.wrong_codes.burst} wrong codes, then {a_minute(WEB.wrong_codes.a_second)} |",
    f"| a link | {WEB.link_connects.burst} new sockets, then "
    f"{SMALL[int(WEB.link_connects.a_second)]} a second |",
    f"| a room | {ROOM.people} people, {ROOM.people_of_one} of them from one address, besides "
    f"those whom the host gave a seat; {ROOM.lines} sockets, {ROOM.lines_of_one} for one person; "
    f"{ROOM.watchers} spectators, {ROOM.watchers_of_one} of them from one address.",
    f"{kb(ROOM.room_bytes)} stored, twice that for a game that runs; "
    f"a row counts {ROW_BYTES} bytes",
    f"| the house | {WEB.all_wrong_codes.burst} wrong codes, then "
    f"{a_minute(WEB.all_wrong_codes.a_second)}, right ones unanswered until then; "
    f"{ROOM.rooms:,} rooms; {WEB.all_connections:,} connections; "
    f"{kb(WEB.unread_bytes)} of bodies and messages",
    f"every {WEB.life_seconds} seconds, and more often in a race",
    f"nothing came for {3 * WEB.life_seconds} seconds is dead",
    f"gives up to {WEB.replay_frames} frames",
    f"up to {WEB.replay_lines:,} entries with their lines alone",
    f"A history of more than about {kb(PART)} comes in several updates",
    "Do so within half an hour" if STALE == 1800 else "STALE",
    f"is cut off with {POLICY}",
    f"a secret of {SECRET_BYTES * 8 // 6} letters",
    f"`share` | who sits | {SHARE_BYTES} random bytes",
    "away for a minute" if AWAY == 60_000 else "AWAY",
    "the same wish rests for half a minute" if REST == 30_000 else "REST",
]
TABLE = [
    f"Snapshots are taken every {ROOM.snapshot_rows} rows",
    f"sends {SHARE_BYTES} random bytes; of those",
    f"Whoever sends none within {SHARE_WAIT // 1000} seconds",
    f"the smallest of the last {SMALL[PINGS]} round trips counts",
    f"at most {HOLDING_MOST // 1000} ms",
    f"a faked delay gains at most {HOLDING_MOST // 1000} ms",
    "stands still for a second and a half" if PAUSE == 1500 else "PAUSE",
    f"a lease of {SMALL[LEASE // 1000]} seconds",
    f"A link is {SECRET_BYTES * 8} random bits",
    f"once the game starts and after {SMALL[CODE_LIFE // 3_600_000]} hours",
    f"after {SMALL[LOST // 60_000]} minutes without a line",
    f"in a room for {ROOM.pack_hours} hours (`pack_hours`)",
    f"A packed row comes to {kb(MOST)} at most",
]
LAB = [f"a part of about {comparisons.SLICE / 1000:g} seconds at a time"]
OPERATIONS = [
    f"tried at most once in {SMALL[PULSE // 1000]} seconds",
    f"the last {KEPT:,} [analyses]",
    f"takes up to {ANALYSTS.megabytes} MB",
    "after a week" if ROOM.gameless_days == 7 else "WEEK",
    "only their opener saw after a day" if ROOM.empty_days == 1 else "DAY",
    "packed](table.md#stores) a day after" if ROOM.pack_hours == 24 else "PACKED",
    "leave them open for at least a minute without traffic"
    if 3 * WEB.life_seconds < 60
    else "MINUTE",
]
BOTS = [
    f"a part of about {SLICE / 1000:g} seconds at a time",
    f"remembered for the last {LEFT} that were left",
    f"at most {KEPT:,} of them, packed",
]
COMMANDS = [
    f"http://{Config().host}:{Config().port}",
    f"| `--days` | rooms in which nothing happened for so long are deleted; {ROOM.days} |",
    f"the address to listen on; {Config().host} |",
]


WHY = [
    f"| games | {len(KEYS)} |",
    f"| bots | {len(OURS)} levels, little measured |",
    f"`master` searches for {'half a second' if MasterBot().patience == 500 else 'PATIENCE'}",
]


@pytest.mark.parametrize(
    ("name", "phrases"),
    [
        ("docs/why.md", WHY),
        ("docs/protocol.md", PROTOCOL),
        ("docs/table.md", TABLE),
        ("docs/operations.md", OPERATIONS),
        ("docs/bots.md", BOTS),
        ("docs/lab.md", LAB),
        ("docs/commands.md", COMMANDS),
    ],
)
def test_figures_are_those_of_the_code(name: str, phrases: list[str]) -> None:
    """Each sentence is put together from what the code holds to."""
    text = page(name)
    assert [each for each in phrases if each not in text] == []


def tags(kind: object) -> set[str]:
    """The words by which the messages of a union are told apart."""
    return {str(each.__struct_config__.tag) for each in get_args(kind)}


def first_cells(name: str, head: str) -> set[str]:
    """The code in the first column of the table under this head."""
    text = (ROOT / name).read_text(encoding="utf-8")
    rows = text[text.index(head) :].split("\n\n")[0].splitlines()[2:]
    return {word for row in rows for word in re.findall(r"`([^`]+)`", row.split(" | ")[0])}


def test_every_message_is_described_and_no_other() -> None:
    """Both ways."""
    assert first_cells("docs/protocol.md", "| `do` | who | |") == tags(messages.AnyAsk)
    assert first_cells("docs/protocol.md", "| `is` | |") == tags(messages.AnyTell)
    text = page("docs/protocol.md")
    assert "`phrase` is one of " + ", ".join(f"`{each}`" for each in messages.PHRASES) in text


def written(row: str) -> list[str]:
    """The paths of a row; one that begins in the middle goes on where the one before did."""
    found: list[str] = []
    for each in re.findall(r"`(?:GET |POST )?(/[^` ]+)`", row.split(" | ")[0]):
        whole = each if each.startswith(("/api", "/health", "/metrics")) else ""
        found.append(whole or found[-1].rpartition("/")[0] + each)
    return found


def test_every_endpoint_is_described_and_no_other() -> None:
    """A capital word stands for a part of the path."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    rows = text[text.index("## REST") :].split("\n\n")[2].splitlines()[2:]
    named = {re.sub(r"/(?:[A-Z]+)", "/*", path) for row in rows for path in written(row)}
    known = {re.sub(r"\{\w+\}", "*", each.path) for each in ENDPOINTS} | {"/metrics"}
    assert known - named <= {"/api/openapi.json", "/api/protocol.json"}
    assert named - known == set()
    assert len(named) > 25
    assert "`/api/openapi.json` lists everything" in text


def settings() -> set[str]:
    """All that a file may set outside the limits."""
    plain = {each for each in fields(Config) if each not in SECTIONS}
    return plain | {f"[{each}]" for each in SECTIONS}


def test_the_example_file_says_what_is_so_anyway() -> None:
    """deploy/questable.toml can be read, has every setting, and changes none of our limits."""
    file = ROOT / "deploy" / "questable.toml"
    text = file.read_text(encoding="utf-8")
    found = configured(file, {}, {})
    assert (found.table_limits(), found.web_limits()) == (ROOM, WEB)
    assert found.house == HousePolicy()
    assert (found.host, found.port, found.days) == (Config().host, Config().port, Config().days)
    named = set(re.findall(r"^(?:# )?(\w+) = ", text, re.MULTILINE))
    sections = set(re.findall(r"^\[\w+\]", text, re.MULTILINE))
    assert settings() - named - sections == set()
    assert set(fields(HousePolicy)) - named == set()
    # What is only shown is right too.
    shown = re.sub(r"^# (\w+ = )", r"\1", text, flags=re.MULTILINE)
    whole = msgspec.convert(tomllib.loads(shown), Config)
    assert (whole.prefix, sorted(whole.house.notice)) == ("/questable", ["en", "fr"])


def test_operations_name_every_setting() -> None:
    """In its sentence on configuration, and in the table of what a keeper may say."""
    text = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    part = text[text.index("## Configuration") : text.index("## In a container")]
    assert [each for each in settings() if f"`{each}`" not in part] == []
    assert [each for each in fields(HousePolicy) if f"| `{each} = " not in part] == []


@pytest.mark.parametrize("folder", ["log", "judge", "told", "run"])
def test_every_module_of_the_table_has_its_word(folder: str) -> None:
    """docs/table.md names them all, and none that is gone."""
    text = (ROOT / "docs" / "table.md").read_text(encoding="utf-8")
    [row] = [line for line in text.splitlines() if line.startswith(f"| `{folder}/` |")]
    there = {each.stem for each in (ROOT / "src/questable/table" / folder).glob("*.py")}
    assert set(re.findall(r"`(\w+)`", row)) == there - {"__init__"}


def variables() -> set[str]:
    """Every variable that something of ours reads."""
    paths = [each for each in fields(Config) if each not in SECTIONS]
    paths += [f"{name}_{each}" for name, kind in SECTIONS.items() for each in fields(kind)]
    read = {f"QUESTABLE_{each.upper()}" for each in paths}
    for folder in ("src", "tools"):
        for file in (ROOT / folder).rglob("*.py"):
            read |= set(re.findall(r"[\"'](QUESTABLE_[A-Z]+)[\"']", file.read_text("utf-8")))
    return read


def test_every_variable_that_is_named_is_read() -> None:
    """In the documents, the files to deploy, and by what reads them."""
    pages = [*(ROOT / "docs").rglob("*.md"), *(ROOT / "deploy").iterdir(), ROOT / "README.md"]
    named = {
        name
        for each in pages
        for name in re.findall(r"QUESTABLE_[A-Z_]+", each.read_text(encoding="utf-8"))
    }
    assert len(named) > 7
    assert named - variables() == set()
