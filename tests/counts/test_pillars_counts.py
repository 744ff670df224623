"""Pillars of Faith against a second resolver: random positions, and numbers by depth."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from questable.games.pillars import GAME
from questable.games.pillars.actions import EMPTY, RELIGIONS
from questable.games.pillars.board import (
    SITE_AT,
    SITE_NAMES,
    SITES_OF,
    STATION_NAMES,
    STATIONS,
)
from questable.games.pillars.pieces import lay_out
from questable.games.pillars.referee import Pillars
from questable.games.pillars.state import MOVING, NOBODY
from tests.counts import slow_pillars
from tests.counts.slow_pillars import NEAR, Over, SlowPillars, Station

POSITIONS = 20_000
CHUNKS = 10
COUNTS = Path(__file__).with_name("pillars.txt").read_text(encoding="utf-8")
LINES = [line for line in COUNTS.splitlines() if line and not line.startswith("#")]

PLACES: list[Station] = [frozenset(SITE_AT[site] for site in sites) for sites in SITES_OF]
"""The slow resolver's stations, in the order of the game's."""
NAMES: dict[Any, str] = dict(zip(PLACES, STATION_NAMES, strict=True)) | dict(
    zip(SITE_AT, SITE_NAMES, strict=True)
)


def nearest(place: Station) -> list[int]:
    """All stations, by how far their middles lie from that of a place."""

    def middle(station: Station) -> tuple[float, float]:
        return (
            sum(q for q, _ in station) / len(station),
            sum(r for _, r in station) / len(station),
        )

    q, r = middle(place)
    far = [(x - q) ** 2 + (y - r) ** 2 + (x - q) * (y - r) for x, y in map(middle, PLACES)]
    return sorted(range(STATIONS), key=lambda n: far[n])


NEAREST = [nearest(place) for place in PLACES]


STOPS_THAT_END = (1121, 2022, 2243, 4393, 7585, 7923, 8842, 10252)
"""Random positions in which P-4.8's stop does not outlast the turn."""

Options = Callable[[str, int, list[str]], list[str]]


class SlowGame(SlowPillars):
    """The second resolver with turns around it (chapter 3, P-5.7)."""

    banned: Station | None = None
    passes = 0

    def moves(self) -> set[tuple[Station, Station]]:
        """P-3.1 to P-3.4."""
        holy = {station for station in PLACES if station & self.pillars}
        return {
            (start, end)
            for start, religion in self.followers.items()
            for end in NEAR[start] - self.followers.keys()
            if self.leaders.get(religion, self.turn) == self.turn
            and start != self.banned
            and (religion == "apostate" or not {start, end} & holy)
        }

    def play(self, choose: slow_pillars.Choose) -> None:
        """One turn."""
        moves, self.banned = self.moves(), None
        if moves:
            start, self.banned = choose(self.turn, "move", moves)
            self.followers[self.banned] = self.followers.pop(start)
            self.passes = 0
            self.look()
            self.consequences(choose)
        else:
            choose(self.turn, "pass", {"pass"})
            self.passes += 1
            if self.passes == self.seats:
                raise Over("blocked", None)
        self.turn = (self.turn + 1) % self.seats


def text_of(kind: str, option: Any) -> str:
    """How the game writes what the slow resolver chooses from."""
    if option in ("pass", "stop"):
        return str(option)
    parts = option if kind in ("move", "pillar") else [option]
    return ":".join([kind, *(NAMES.get(part, part) for part in parts)])


class Twin:
    """Chooses for the slow resolver, by lot or by script, and holds the game to each choice."""

    def __init__(self, state: Pillars, rng: Random) -> None:
        self.state = state
        self.rng = rng
        self.played: list[str] = []

    def choose(self, seat: int, kind: str, options: set[Any]) -> Any:
        """One of the options, which must be exactly the game's."""
        texts = {text_of(kind, option): option for option in options}
        legal = [action.text for action in self.state.legal(self.state.actor)]
        assert (self.state.actor, sorted(legal)) == (seat, sorted(texts)), self.played
        text = self.rng.choice(sorted(texts))
        if "stop" in texts and self.rng.random() < 0.5:
            text = "stop"
        self.played.append(text)
        self.state.apply(seat, self.state.table().parse(text))
        return texts[text]


def slow_of(state: Pillars) -> SlowGame:
    """The same position for the slow resolver."""
    slow = SlowGame(
        {PLACES[n]: RELIGIONS[r] for n, r in enumerate(state.board) if r != EMPTY},
        [SITE_AT[site] for site in state.pillars],
        {RELIGIONS[r]: seat for r, seat in enumerate(state.leaders) if seat != NOBODY},
        state.seats,
        state.turn,
    )
    slow.banned = None if state.banned < 0 else PLACES[state.banned]
    return slow


def random_position(rng: Random) -> Pillars:
    """Thirty followers anywhere or crowded together, often nearly all of one religion."""
    state = Pillars()
    crowd = rng.choice([72, 48, 36, 32])
    near = NEAREST[rng.randrange(STATIONS)][:crowd]
    board = [EMPTY] * STATIONS
    likes = [rng.choice([1, 2, 9, 30]) for _ in RELIGIONS]
    bag = rng.choice([[0, 1, 2], [0, 1, 2], []])
    bag += rng.choices(range(4), likes, k=30 - len(bag))
    while bag.count(most := max(range(4), key=bag.count)) > 20:
        bag[bag.index(most)] = rng.choice([r for r in range(4) if r != most])
    for station, religion in zip(rng.sample(near, 30), rng.sample(bag, 30), strict=True):
        board[station] = religion
    lay_out(state, board, rng.sample(range(len(SITE_AT)), 4))
    state.seats = rng.randint(2, 4)
    led = rng.sample(range(4), state.seats)
    state.leaders = [led.index(r) if r in led else NOBODY for r in range(4)]
    state.turn = state.acting = state.actor = rng.randrange(state.seats)
    state.banned = rng.choice([-1, rng.randrange(STATIONS)])
    state.phases, state.stopped = [MOVING], []
    return state


def followers_of(state: Pillars) -> dict[Station, str]:
    return {PLACES[n]: RELIGIONS[r] for n, r in enumerate(state.board) if r != EMPTY}


def compared(seed: str) -> Counter[str]:
    """One turn from a random position in both; what came of it."""
    rng = Random(seed)
    state = random_position(rng)
    slow = slow_of(state)
    twin = Twin(state, rng)
    end: tuple[Any, ...] = ()
    try:
        slow.play(twin.choose)
    except Over as over:
        end = over.args
    assert followers_of(state) == slow.followers, (seed, twin.played)
    assert {SITE_AT[site] for site in state.pillars} == slow.pillars, (seed, twin.played)
    assert state.off == [slow.off(religion) for religion in RELIGIONS], (seed, twin.played)
    if end:
        result = state.result()
        winners = [] if end[1] is None else [end[1]]
        assert (result.reason, result.winners) == (end[0], winners), (seed, twin.played)
    else:
        assert (state.actor, state.turn, state.phases) == (slow.turn, slow.turn, [MOVING]), seed
        assert slow_of(state).banned == slow.banned, seed
    kinds = Counter(text.split(":")[0] for text in twin.played)
    return kinds + slow.seen + Counter({end[0] if end else "": 1})


@cache
def chunk(number: int) -> Counter[str]:
    """A part of the random positions, added up."""
    found: Counter[str] = Counter()
    for n in range(POSITIONS // CHUNKS):
        found += compared(f"{number}:{n}")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("number", range(CHUNKS))
def test_both_resolve_random_positions_alike(number: int) -> None:
    """At each choice both ask the same seat the same, and they end at the same position."""
    found = chunk(number)
    for each in RARE:
        assert found[each] >= 5, (each, found)


@pytest.mark.parametrize("seed", STOPS_THAT_END)
def test_both_agree_when_a_stopped_machine_is_one_no_more(seed: int) -> None:
    """Found among 30,000 random positions: in each a change makes a stopped Machine an Assembly."""
    assert compared(f"stop {seed}")["no machine any more"] == 1


RARE = (
    "tangled", "short", "exhausted", "machine", "stop", "red assembly",
    "apostate assembly", "assembly", "to", "pass", "surrounded", "wiped-out", "neutral-surrounded",
    "neutral-wiped-out",
)  # fmt: skip
"""What each part of the random positions must have gone through."""


RED = """2,-3 3,-3; 2,-2 3,-3 3,-2; 1,-1 2,-2 2,-1; 1,0 2,-1 2,0; 2,0 3,-1 3,0; 2,1 3,0"""
MORE_RED = {
    "classic": "0,0 1,-1 1,0; 2,-1 3,-2 3,-1; 3,-2 3,-1",
    "swift": "1,-1 1,0 2,-1; 3,-1 3,0; 3,-3 3,-2",
}
APOSTATE = "0,-1 1,-2 1,-1; -2,1 -1,0 -1,1; 0,1 1,0 1,1"


def stations(text: str) -> list[Station]:
    """Places as P-2.2 writes them."""
    words = [place.split() for place in text.split(";")]
    return [frozenset((int(q), int(r)) for q, r in (w.split(",") for w in each)) for each in words]


def turned(station: Station) -> Station:
    """By 120 degrees: (x, y, z) to (z, x, y) with x = q and z = r."""
    return frozenset((r, -q - r) for q, r in station)


def started(setup: str, seats: int, entries: list[str]) -> SlowGame:
    """A set-up of the slow resolver, with the first player and the drawn religions."""
    followers = dict.fromkeys(stations(APOSTATE), "apostate")
    own = stations(f"{RED}; {MORE_RED[setup]}")
    for religion in ("red", "gold", "blue"):
        followers |= dict.fromkeys(own, religion)
        own = [turned(station) for station in own]
    first, *drawn = (entry.split(":")[1] for entry in entries)
    leaders = {religion: (int(first) + k) % seats for k, religion in enumerate(drawn)}
    return SlowGame(followers, [(0, 0), (-2, 1), (1, -2), (1, 1)], leaders, seats, int(first))


class Open(Exception):
    """A choice that the script does not settle."""


def slow_options(setup: str, seats: int, entries: list[str]) -> list[str]:
    """What may follow these entries by the slow resolver; nothing once the game is over."""
    slow = started(setup, seats, entries[: seats + 1])
    script = iter(entries[seats + 1 :])

    def choose(seat: int, kind: str, options: set[Any]) -> Any:
        texts = {text_of(kind, option): option for option in options}
        text = next(script, "")
        if not text:
            raise Open(sorted(texts))
        return texts[text]

    while True:
        try:
            slow.play(choose)
        except Open as choice:
            return list(choice.args[0])
        except Over:
            return []


def real_options(setup: str, seats: int, entries: list[str]) -> list[str]:
    """The same by the game."""
    state = GAME.deal(GAME.setup(seats, {"setup": setup}))
    for entry in entries:
        state.apply(state.actor, state.table().parse(entry))
    return sorted(action.text for action in state.legal(state.actor))


def count(options: Options, setup: str, seats: int, entries: list[str], depth: int) -> list[int]:
    """The numbers of continuations by depth."""
    lines = [entries]
    numbers = []
    for _ in range(depth):
        lines = [[*line, text] for line in lines for text in options(setup, seats, line)]
        numbers.append(len(lines))
    return numbers


@pytest.mark.slow
@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split("|")[0].strip())
def test_both_count_what_the_file_says(line: str) -> None:
    """From each position, either resolver alone finds the written numbers of continuations."""
    told, prefix, numbers = (part.split() for part in line.split("|"))
    said = [int(number) for number in numbers]
    for options in (real_options, slow_options):
        assert count(options, told[0], int(told[1]), prefix, len(said)) == said


def test_a_wrong_board_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If pockets were the middle of Wings in one of them, the two would part."""
    monkeypatch.setattr(slow_pillars, "GAPS", slow_pillars.STATIONS)
    with pytest.raises(AssertionError):
        all(compared(f"doctored {n}") for n in range(200))
