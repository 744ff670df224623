"""Positions that could not stand on a table, each refused for its own reason."""

from collections.abc import Callable
from functools import cache

import pytest

from questable.engine import OVER, Game, Setup, State, Value
from questable.engine.lines import PositionError
from questable.engine.position_file import Position, read_position
from questable.engine.start import read_state
from questable.registry import KEYS, Registry, game
from tests.positions.walks import after, changed, line

Change = str | Callable[[str], str]
PLAYED = {
    "questor": (3, {}, 40),
    "pillars": (3, {}, 30),
    "holy-quest": (3, {}, 60),
    "rae": (2, {}, 60),
    "saint-cards": (3, {}, 40),
    "run-the-race": (2, {"pace": "calm"}, 30),
}


@cache
def standing(key: str) -> tuple[Game, Setup, str]:
    """A position in mid-game in which a seat has to act."""
    rules = game(key)
    players, options, entries = PLAYED[key]
    given: dict[str, Value] = dict(options)
    setup = rules.setup(players, given)
    for more in range(60):
        state: State = after(rules, setup, entries + more, key)
        if state.actor >= 0:
            return rules, setup, state.dump()
    raise AssertionError(f"nobody acts in {key}")


def more(by: int) -> Callable[[str], str]:
    """A number, changed by so much."""
    return lambda old: str(int(old) + by)


def first(by: int) -> Callable[[str], str]:
    """The first of several numbers, changed by so much."""
    return lambda old: " ".join([str(int(old.split()[0]) + by), *old.split()[1:]])


def without_last(old: str) -> str:
    """One word less."""
    return " ".join(old.split()[:-1])


def twice_last(old: str) -> str:
    """The last word once more."""
    return f"{old} {old.split()[-1]}"


EVERY = [
    ("seats", more(1), "position-fixed", "seats"),
    ("actor", "-3", "", ""),
    ("actor", "9", "", ""),
    ("ply", "-1", "position-range", "ply"),
    ("barrier", "99999", "position-range", "barrier"),
    ("ending", "1", "position-range", "ending"),
    ("turn", "77", "position-range", "turn"),
]
BROKEN: dict[str, list[tuple[str, Change, str, str]]] = {
    "questor": [
        ("gifts", "1", "position-fixed", "gifts"),
        ("mage_need", "3", "position-fixed", "mage_need"),
        ("face_walls", "0 0 0 0 0 0", "position-fixed", "face_walls"),
        ("tokens", more(1), "position-count", "monster"),
        ("slain", more(1), "position-count", "monster"),
        ("monsters", "c3=99", "position-count", "monster"),
        ("revealed", more(1), "position-against", "Q-3.3"),
        ("tiles", "+++++ +++++ +++++ +++++ +++++", "position-against", "Q-3.3"),
        ("gems", "c3 c3", "position-against", "Q-2.2"),
        ("gems", "a1 e1", "position-against", "Q-2.2"),
        ("taken", more(1), "position-against", "Q-5.2"),
        ("heroes", without_last, "position-against", "Q-2.1"),
        ("slot_hero", "0 0 0", "position-against", "Q-2.1"),
        ("slot_seat", "0 0 0", "position-against", "Q-2.1"),
        ("rolls", "1 1 1", "position-against", "Q-2.1"),
        ("rolling", "0", "position-against", "Q-2.1"),
        ("hero", lambda old: str((int(old) + 1) % 3), "position-against", "Q-3.1"),
        ("done", "1", "position-against", "Q-5.1"),
        ("met", "2", "position-against", "Q-5.4"),
        ("left", "2", "position-against", "Q-5.2"),
        ("part", "1", "position-against", "Q-6.5"),
        ("compass", "4", "position-against", "Q-8.4"),
        ("phases", "reveal", "position-phases", "reveal"),
        ("phases", "turn monsters", "position-against", "Q-4.5"),
        ("winners", "1", "position-range", "winners"),
        ("round", "0", "", ""),
    ],
    "pillars": [
        ("turn_limit", "5", "position-fixed", "turn_limit"),
        ("leaders", "red=0 gold=0 blue=1 apostate=2", "position-against", "P-2.3"),
        ("leaders", "red=- gold=- blue=1 apostate=2", "position-against", "P-2.3"),
        ("phases", "pillar", "position-phases", "pillar"),
        ("phases", "consequences machine", "position-against", ""),
        ("passes", "9", "position-range", "passes"),
        ("acting", more(-1), "", ""),
        ("centre", "g4", "position-against", "P-4.5"),
        ("outer", "g4", "position-against", "P-4.5"),
        ("stopped", "g4", "position-against", "P-4.8"),
        ("winner", "0", "position-range", "winner"),
        ("machine_moves", "9", "position-range", "machine_moves"),
    ],
    "holy-quest": [
        ("seated", "franciscans franciscans jesuits", "position-against", "H-1.4"),
        ("ice", more(1), "position-count", "ice"),
        ("frozen", "1", "", ""),
        ("direction", lambda old: str(1 - int(old)), "position-against", "H-3.2"),
        ("open", "1", "position-against", "H-6.9"),
        ("tokens", "0 0 0 0", "position-against", "H-6.7"),
        ("ally_of", "1 0 -1 -1", "position-against", "H-6.7"),
        ("turns", more(1), "position-against", "H-3.1"),
        ("stride", "0", "position-range", "stride"),
        ("action_bag", lambda old: f"{old} 1", "position-length", "action_bag"),
        ("action_bag", first(1), "position-count", "action 0"),
        ("action_tail", lambda old: f"{old} 2", "position-count", "action 2"),
        ("saint_bag", without_last, "position-count", ""),
        ("deck", without_last, "position-against", "H-2.2"),
        ("phases", "roll roll", "position-phases", "roll roll"),
        ("phases", "answer", "", ""),
        ("first", "-1", "position-against", "H-3.1"),
        ("dice", "3", "position-range", "dice"),
        ("mover", "99", "position-range", "mover"),
    ],
    "rae": [
        ("target", "3", "position-fixed", "target"),
        ("points", first(1), "position-fixed", "points"),
        ("discards", twice_last, "position-count", ""),
        ("hand 0", "", "position-count", ""),
        ("hand 1", twice_last, "position-count", ""),
        ("scores", first(3), "position-against", "R-3.1"),
        ("phases", "turn steal", "position-against", "R-2.9"),
        ("phases", "reply", "position-phases", "reply"),
        ("phases", "refill", "", ""),
        ("event", "event:taxes", "position-against", "R-2.9"),
        ("pending", "2", "position-against", "R-2.10"),
        ("answers", "2", "position-against", "R-2.10"),
        ("replies", "1", "position-against", "R-2.10"),
        ("limit", "9", "position-against", "R-2.2"),
        ("add_limit", "9", "position-against", "R-2.8"),
        ("played", "9", "position-against", "R-2.2"),
        ("lifted_from", "3", "position-against", "R-2.7"),
        ("moved", "0", "position-against", "R-2.7"),
        ("offered", "3", "position-against", "R-1.3"),
        ("to_read", "1", "position-range", "to_read"),
        ("besieged", "3", "position-against", "R-1.3"),
        ("turns", "0", "position-range", "turns"),
    ],
    "saint-cards": [
        ("learning", "1", "position-fixed", "learning"),
        ("dealer", "0", "position-fixed", "dealer"),
        ("hand 0", twice_last, "position-count", ""),
        ("hand 1", "", "position-count", ""),
        ("bag", without_last, "position-count", ""),
        ("top", "-", "position-count", ""),
        ("on", "-", "position-against", "S-2.1"),
        ("treasures", "1", "position-length", "treasures"),
        ("treasures", "-1 0 0", "position-range", "treasures"),
        ("out", "1", "position-against", "S-5.2"),
        ("owing", "7", "position-against", "S-5.1"),
        ("late", "1", "position-against", "S-5.1"),
        ("callers", "1", "position-against", "S-5.1"),
        ("named", "20", "", ""),
        ("open_wild", "2", "position-range", "open_wild"),
        ("final", "1", "position-against", "S-5.3"),
        ("fined", "1", "position-phases", ""),
        ("phases", "fine", "position-phases", ""),
        ("phases", "pass give", "", ""),
        ("pending", "1", "position-against", "S-1.7"),
        ("spirit", "1", "position-against", "S-1.7"),
        ("claimed", "1", "position-against", "S-5.6"),
        ("rebuilds", "4", "position-range", "rebuilds"),
    ],
    "run-the-race": [
        ("pace", "1", "position-fixed", "pace"),
        ("draw", "15 15 15", "position-length", "draw"),
        ("draw", first(-1), "position-unseen", "unseen"),
        ("unseen", without_last, "position-count", ""),
        ("unseen", twice_last, "position-count", ""),
        ("sides", "5 9", "", ""),
        ("side", twice_last, "", ""),
        ("pile left", "", "position-count", ""),
        ("first", "-1", "position-against", "S-6.6"),
        ("passes", "2", "position-range", "passes"),
        ("fruitless", "10", "position-range", "fruitless"),
        ("phase", "refill", "", ""),
        ("phase", "first", "", ""),
        ("shuffles", "1", "", ""),
    ],
}  # fmt: skip
CASES = [
    (key, *case) for key in KEYS for case in [*EVERY, *BROKEN.get(key, [])]
]  # fmt: skip


@pytest.mark.parametrize(("key", "name", "change", "reason", "fact"), CASES)
def test_it_is_refused(key: str, name: str, change: Change, reason: str, fact: str) -> None:
    """For the reason that is named; where none is, several things are wrong with it."""
    rules, setup, text = standing(key)
    old = line(text, name)
    words = change if isinstance(change, str) else change(old) if old else name
    broken = changed(text, name, words)
    assert broken != text
    assert read_state(rules, setup, text).actor != OVER
    with pytest.raises(PositionError) as caught:
        read_state(rules, setup, broken)
    if reason:
        assert caught.value.reason == reason, str(caught.value)
    if fact:
        assert fact in caught.value.facts.values(), str(caught.value)


def remembering(key: str, seed: str, name: str, options: dict[str, Value]) -> tuple[Setup, str]:
    """A position in which somebody remembers something of that name."""
    rules = game(key)
    setup = rules.setup(2 if key != "saint-cards" else 3, options)
    state = rules.deal(setup)
    from random import Random

    from questable.engine.sampling import random_action, random_seat

    rng = Random(seed)
    for _ in range(4_000):
        if state.actor == OVER:
            state = rules.deal(setup)
        told = state.dump()
        if any(each.startswith(f"{name} ") for each in told.split("\n")) and state.actor != OVER:
            return setup, told
        seat = random_seat(state, rng)
        state.apply(seat, random_action(state, seat, rng))
    raise AssertionError(f"nobody remembers {name} in {key}")


@pytest.mark.parametrize(
    ("key", "name", "options", "reason"),
    [
        ("rae", "known", {}, "position-known"),
        ("saint-cards", "known", {}, "position-known-card"),
        ("saint-cards", "void", {}, "position-lacking"),
        ("run-the-race", "void", {"pace": "race"}, "position-against"),
    ],
)
def test_false_memories_are_refused(
    key: str, name: str, options: dict[str, Value], reason: str
) -> None:
    """What somebody knows of hidden cards must be so."""
    rules = game(key)
    setup, text = remembering(key, "memory", name, options)
    assert read_state(rules, setup, text).dump() == text
    rows = text.split("\n")
    at = next(n for n, row in enumerate(rows) if row.startswith(f"{name} "))
    words = rows[at].split()
    if key == "rae":
        held = line(text, f"hand {words[2]}").split()
        words[3] = "taxes" if "taxes" not in held else "siege"
    elif name == "known":
        words[1] = line(text, "top")
    elif key == "saint-cards":
        words[3:] = [str(century) for century in range(1, 22)]
    else:
        seat, slot = divmod(int(words[1]), 5)
        words[2:] = [line(text, f"hand {seat}").split()[slot]]
    rows[at] = " ".join(words)
    with pytest.raises(PositionError) as caught:
        read_state(rules, setup, "\n".join(rows))
    assert caught.value.reason == reason, str(caught.value)


def test_it_is_told_in_the_file_of_a_position() -> None:
    """All the way from the text that somebody wrote."""
    rules, setup, text = standing("rae")
    state = rules.load(setup, text)
    whole = Position(rules, setup, state).text()
    with pytest.raises(PositionError) as caught:
        read_position(Registry(), changed(whole, "played", "9"))
    assert caught.value.facts["rule"] == "R-2.2"
