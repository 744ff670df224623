"""The Holy Quest against a second source: random games, and numbers by depth."""

from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest

from questable.engine import OVER, Value
from questable.engine.sampling import random_action
from questable.games.holy_quest import GAME
from questable.games.holy_quest.house import BY_CARD, BY_TEAMS
from questable.games.holy_quest.position import saints_in
from questable.games.holy_quest.referee import HolyQuest
from tests.counts.slow_holy_quest import SlowQuest
from tests.counts.slow_holy_quest_board import COLOURS, Pawn, name_of
from tests.games.holy_quest.position import Position, base, position

STEPS = 36_000
SETUPS: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (4, {}),
    (4, {"dice": "2", "read": "all"}),
    (4, {"advanced": True, "read": "all"}),
    (2, {"advanced": True, "dice": "2", "direction": "counterclockwise"}),
    (4, {"mode": "teamwork", "read": "all"}),
    (4, {"mode": "teamwork", "advanced": True, "dice": "2"}),
    (4, {"mode": "alliance"}),
    (4, {"mode": "alliance", "advanced": True, "dice": "2"}),
]
COUNTS = Path(__file__).with_name("holy-quest.txt").read_text(encoding="utf-8")
LINES = [line for line in COUNTS.splitlines() if line and not line.startswith("#")]


def seen(state: HolyQuest) -> dict[str, Any]:
    """The view as plain data, with the Saint cards that lie in no order."""
    view: dict[str, Any] = msgspec.to_builtins(GAME.view(state, 0))
    return {**view, "saint_bag": [state.box.saints[n] for n in saints_in(state.saint_bag)]}


def slow_of(state: HolyQuest) -> SlowQuest:
    """The second source, from a turn's beginning."""
    house = state.house
    teams, alliance = house.alliances == BY_TEAMS, house.alliances == BY_CARD
    return SlowQuest(seen(state), house.advanced, house.dice, teams, alliance)


def facts_of(state: HolyQuest) -> dict[str, object]:
    """What the game says of the same."""
    view = seen(state)
    return {
        "places": {pawn["pawn"]: pawn["place"] for pawn in view["pawns"]},
        "frozen": {pawn["pawn"] for pawn in view["pawns"] if pawn["frozen"]},
        "way": 1 if view["direction"] == "clockwise" else -1,
        "turn": COLOURS.index(view["turn"]),
        "ice": view["ice"],
        "top": view["top_saint"] or None,
        "under": view["actions_under"],
        "saints": view["saints_under"],
    }


def asked(state: HolyQuest) -> tuple[int, set[str]] | None:
    """Who must act, and what may be done."""
    if state.actor == OVER:
        return None
    return state.actor, {action.text for action in state.legal(state.actor)}


def compared(players: int, options: dict[str, Value], seed: str) -> list[str]:
    """Play one game at random, both sources side by side; what was done in it."""
    rng = Random(seed)
    setup = GAME.setup(players, {"first": "seat-1", **options}, base())
    state = cast(HolyQuest, GAME.deal(setup))
    state.apply(state.actor, random_action(state, state.actor, rng))
    slow = slow_of(state)
    done: list[str] = []
    while state.actor != OVER:
        assert slow.asking == asked(state), (seed, len(done), state.dump())
        assert slow.facts() == facts_of(state), (seed, len(done), state.dump())
        action = random_action(state, state.actor, rng)
        done.append(action.text)
        state.apply(state.actor, action)
        slow.apply(action.text)
    assert (slow.asking, slow.over) == (None, True), (seed, len(done))
    places = {name: name_of(pawn.place) for name, pawn in slow.pawns.items()}
    assert places == facts_of(state)["places"], seed
    return done


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_both_sources_agree_in_games(number: int) -> None:
    """Both ask the same of the same players, allow the same, and come to the same positions."""
    players, options = SETUPS[number]
    done: list[str] = []
    game = 0
    while len(done) < STEPS // len(SETUPS):
        done += compared(players, options, f"{number} {game}")
        game += 1
    assert {text for text in done if text.startswith("action:")} == {
        f"action:{n}" for n in range(1, 13) if n != 10 or options.get("mode") == "alliance"
    }


def test_a_wrong_reading_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If one source knew no Holy Ground, the two would part."""
    monkeypatch.setattr(Pawn, "holy", lambda _: False)
    with pytest.raises(AssertionError):
        compared(4, {}, "doctored")


def real_count(p: Position, depth: int) -> list[int]:
    """The game's numbers of ways to go on, by depth."""
    level, numbers = [p.state], []
    for _ in range(depth):
        below = [(node, text) for node in level for text in sorted((asked(node) or (0, set()))[1])]
        numbers.append(len(below))
        level = []
        for node, text in below:
            level.append(node.clone())
            level[-1].apply(node.actor, node.table().parse(text))
    return numbers


def slow_count(p: Position, depth: int) -> list[int]:
    """The second source's: every way is gone anew from the beginning."""
    ways: list[list[str]] = [[]]
    numbers = []
    for _ in range(depth):
        ways = [[*way, text] for way in ways for text in sorted(ways_on(p, way))]
        numbers.append(len(ways))
    return numbers


def ways_on(p: Position, way: list[str]) -> set[str]:
    """What the second source allows after these actions."""
    slow = slow_of(p.state)
    for text in way:
        slow.apply(text)
    return slow.asking[1] if slow.asking else set()


def counted(line: str) -> dict[str, list[int]]:
    """What a line of the file says, and what each source does."""
    pawns, options, numbers = (part.strip() for part in line.split("|"))
    house: dict[str, Value] = {}
    for option in options.split():
        name, value = option.split("=")
        house[name] = {"yes": True, "no": False}.get(value, value)
    players = int(str(house.pop("players", "4")))
    p = position(pawns, players, house=house)
    said = [int(number) for number in numbers.split()]
    depth = len(said)
    return {"file": said, "real": real_count(p, depth), "slow": slow_count(p, depth)}


@pytest.mark.parametrize("number", range(len(LINES)))
def test_both_sources_count_what_the_file_says(number: int) -> None:
    """From each position, either source alone finds the written numbers of ways to go on."""
    said = counted(LINES[number])
    assert said["file"] == said["real"] == said["slow"], said


def test_a_doctored_count_is_noticed() -> None:
    """A line whose last number is one too high is refuted by both sources."""
    rest, numbers = LINES[0].rsplit("|", 1)
    *kept, last = numbers.split()
    said = counted(f"{rest}|{' '.join(kept)} {int(last) + 1}")
    assert said["real"] == said["slow"] != said["file"]
