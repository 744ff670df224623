"""The set-ups of Pillars of Faith as data (P-2.1, P-2.2, P-2.4)."""

from functools import cache
from pathlib import Path

from questable.engine.fault import Fault, quoted
from questable.engine.pack import Facts, Pack, PackText
from questable.games.pillars.actions import APOSTATE, BLUE, EMPTY, FAITHFUL, GOLD, RED, RELIGIONS
from questable.games.pillars.board import NOWHERE, SITE_AT, STATIONS, station_of, turned
from questable.games.pillars.state import PILLARS

SETUPS = ("classic", "swift")
COUNTS = {"red": 9, "gold": 9, "blue": 9, "apostate": 3}
"""P-2.1: followers on the board at the start."""
NEEDED = {"pillars", "red", "apostate"}
OPTIONAL = {"gold", "blue"}
FILE = Path(__file__).parent / "pack" / "base.toml"


@cache
def shipped() -> Pack:
    """The pack that comes with the game."""
    return pack_from(PackText.read(FILE))


def shipped_text() -> str:
    """The same as somebody would write it."""
    return FILE.read_text(encoding="utf-8")


def pack_from(text: PackText) -> Pack:
    """Check a pack; PackError names file and line of the first thing wrong."""
    name = text.name()
    text.only({*SETUPS, "name"})
    facts: Facts = {}
    for setup in SETUPS:
        table = text.data.get(setup)
        given = OPTIONAL & table.keys() if isinstance(table, dict) else set()
        facts[setup] = text.section(setup, NEEDED | given)
        _pillars(text, setup)
        _followers(text, setup)
    return Pack(name, facts)


def pack_of(name: str, facts: Facts, _words: Facts) -> Pack:
    """A pack from the facts that a record embeds."""
    text = PackText(f"pack {name}", "")
    text.data = {"name": name, **facts}
    return pack_from(text)


def layout(pack: Pack, setup: str) -> tuple[list[int], list[int]]:
    """What stands on each station in a set-up, and the sites of its pillars."""
    text = PackText(f"pack {pack.name}", "")
    text.data = pack.facts
    return _followers(text, setup), _pillars(text, setup)


def _words(text: PackText, setup: str, key: str, count: int) -> list[str]:
    table = text.data[setup]
    words = table[key] if isinstance(table, dict) else None
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise text.fail(setup, key, Fault("list-of-sites", key=key))
    if len(words) != count:
        raise text.fail(setup, key, Fault("places", key=key, n=count, count=len(words)))
    return words


def _sites(text: PackText, setup: str, key: str, words: str) -> list[int]:
    sites = []
    for word in words.split():
        q, _, r = word.partition(",")
        try:
            sites.append(SITE_AT.index((int(q), int(r))))
        except ValueError:
            raise text.fail(setup, key, Fault("no-site", found=quoted(word))) from None
    return sites


def _pillars(text: PackText, setup: str) -> list[int]:
    pillars: list[int] = []
    for words in _words(text, setup, "pillars", PILLARS):
        sites = _sites(text, setup, "pillars", words)
        if len(sites) != 1:
            raise text.fail(setup, "pillars", Fault("one-site", found=quoted(words)))
        if sites[0] in pillars:
            raise text.fail(setup, "pillars", Fault("two-pillars", found=quoted(words)))  # P-1.3
        pillars += sites
    return pillars


def _followers(text: PackText, setup: str) -> list[int]:
    board = [EMPTY] * STATIONS
    stations = {religion: _stations(text, setup, religion) for religion in (RED, APOSTATE)}
    for religion in (GOLD, BLUE):
        table = text.data[setup]
        if isinstance(table, dict) and RELIGIONS[religion] in table:
            stations[religion] = _stations(text, setup, religion)
        else:
            # P-2.2: the board turned by 120 degrees, once for Gold and twice for Blue.
            stations[religion] = [turned(station) for station in stations[religion - 1]]
    for religion in (*range(FAITHFUL), APOSTATE):
        for station in stations[religion]:
            if board[station] != EMPTY:
                other = RELIGIONS[board[station]]
                why = Fault("two-followers", key=RELIGIONS[religion], other=other)
                raise text.fail(setup, _typed(text, setup, religion), why)
            board[station] = religion
    return board


def _typed(text: PackText, setup: str, religion: int) -> str:
    table = text.data[setup]
    name = RELIGIONS[religion]
    return name if isinstance(table, dict) and name in table else RELIGIONS[RED]


def _stations(text: PackText, setup: str, religion: int) -> list[int]:
    key = RELIGIONS[religion]
    stations = []
    for words in _words(text, setup, key, COUNTS[key]):
        station = station_of(_sites(text, setup, key, words))
        if station == NOWHERE:
            raise text.fail(setup, key, Fault("no-station", found=quoted(words)))
        stations.append(station)
    return stations
