"""SaintCards against a second source: whole random games, and numbers by depth."""

from pathlib import Path
from random import Random
from typing import cast

import pytest

from questable.engine import CHANCE, OVER, Setup, State, Value
from questable.engine.sampling import random_action, random_seat
from questable.games.saint_cards import GAME
from questable.games.saint_cards.referee import SaintCards
from tests.counts.slow_saint_cards import SlowGame
from tests.counts.slow_saint_facts import SETS, Cards
from tests.games.saint_cards.made_up import made_up
from tests.games.saint_cards.position import Position, position

POSITIONS = 21_000
ALL: dict[str, Value] = {name.replace("-", "_"): True for name in SETS}
SETUPS: list[tuple[int, int, dict[str, Value]]] = [
    (2, 20, {}),
    (2, 90, {"beginner": True}),
    (3, 30, {"learning": True, "dealer": 0}),
    (3, 20, ALL),
    (3, 50, {"century_rounds": 2}),
    (4, 60, {"gathered": True, "doctors": True}),
    (5, 70, {**ALL, "dealer": 1}),
    (6, 40, {**ALL, "learning": True}),
]
"""Players, saints in the pack (some so few that the Draw Deck runs dry), options."""
Way = list[tuple[int, str]]
"""Who did what, one after the other."""
EVERY_GAME = {"deal", "turn-up", "draw", "play", "pass", "name", "call", "notice", "look", "give"}
COUNTS = Path(__file__).with_name("saint-cards.txt").read_text(encoding="utf-8")
LINES = [line for line in COUNTS.splitlines() if line and not line.startswith("#")]


def slow_of(setup: Setup) -> SlowGame:
    """The second source, before the deal."""
    chosen = [name for name in SETS if setup.flag(name.replace("-", "_"))]
    cards = Cards(setup.pack.facts, setup.players, chosen, setup.flag("beginner"))
    slow = SlowGame(cards, setup.players, setup.number("dealer"), setup.flag("learning"))
    slow.rounds = setup.number("century_rounds")
    return slow


def compare(slow: SlowGame, state: SaintCards) -> None:
    """Who may do what, what lies where, who has what, and how it ended."""
    for seat in range(CHANCE, state.seats):
        legal = [action.text for action in state.legal(seat)]
        assert len(legal) == len(set(legal))
        assert slow.may(seat) == set(legal), seat
    told = state.cards.told
    assert slow.hands == [set(told(hand).split()) for hand in state.hands]
    assert slow.treasures == state.treasures
    assert (slow.top, slow.size()) == (told([state.top]) if slow.top else "", len(state.deck))
    assert (slow.below, slow.aside) == (told(state.played).split(), set(told(state.aside).split()))
    assert (slow.over, slow.named) == (state.actor == OVER, state.named)


def compared(setup: Setup, seed: str) -> list[str]:
    """Play one game at random; what was done in it, with both sources agreeing all the way."""
    rng = Random(seed)
    state = cast(SaintCards, GAME.deal(setup))
    slow = slow_of(setup)
    slow.begin(slow.deal())
    done: list[str] = []
    compare(slow, state)
    while state.actor != OVER:
        seat = random_seat(state, rng)
        action = random_action(state, seat, rng)
        if action.text == "draw" and rng.random() < 0.3:
            continue
        done.append(action.text.split(":")[0])
        state.apply(seat, action)
        slow.apply(seat, action.text)
        compare(slow, state)
    best = max(slow.treasures)
    result = state.result()
    assert result.winners == [seat for seat, n in enumerate(slow.treasures) if n == best]
    assert result.reason == ("last-card" if slow.out else "dead-end")
    return done


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_both_sources_agree_in_positions_of_play(number: int) -> None:
    """From the deal to the end of many games, in 21,000 positions."""
    players, saints, options = SETUPS[number]
    setup = GAME.setup(players, options, made_up(saints))
    done: list[str] = []
    game = 0
    while len(done) < POSITIONS // len(SETUPS):
        done += compared(setup, f"{number} {game}")
        game += 1
    assert set(done) >= EVERY_GAME
    assert ("claim" in done) == setup.flag("learning")


def test_a_wrong_reading_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If one source matched a birth with a passing, the two would part."""
    monkeypatch.setattr(Cards, "matches", _any_century)
    with pytest.raises(AssertionError):
        compared(GAME.setup(2, {}, made_up(60)), "doctored")


def _any_century(cards: Cards, one: str, two: str) -> set[str]:
    shared = cards.facts[one] & cards.facts[two]
    either = cards.centuries[one] & cards.centuries[two]
    return {name for name, _ in shared} | {f"century-{century}" for century in either}


def slow_at(p: Position) -> SlowGame:
    """The second source at a turn that has just begun."""
    slow = slow_of(p.setup)
    s = p.state
    told = s.cards.told
    slow.hands = [set(told(hand).split()) for hand in s.hands]
    slow.treasures, slow.rebuilds = p.treasures, s.rebuilds
    slow.top, slow.free = p.top, bool(s.open_wild)
    slow.below, slow.aside = told(s.played).split(), set(told(s.aside).split())
    slow.above = told(s.deck.head).split()
    slow.bag = {s.cards.keys[card] for card in range(s.cards.n) if s.deck.bag[card]}
    slow.out = {seat for seat, hand in enumerate(s.hands) if not hand}
    return slow.begin(slow.turns(s.turn))


def line_position(line: str) -> Position:
    """The position that a line of the file describes."""
    hands, top, deck, below, options, _ = (part.strip() for part in line.split("|"))
    return position(
        *(hand.strip() for hand in hands.split("/")),
        top=top, deck=deck, played=below, options=options, aside="yellow.b9",
    )  # fmt: skip


def real_count(state: State, depth: int) -> list[int]:
    """The game's numbers of ways to go on, by depth: of seats, callers and chance."""
    level, numbers = [state], []
    for _ in range(depth):
        below = [
            (node, seat, action)
            for node in level
            for seat in range(CHANCE, state.seats)
            for action in node.legal(seat)
        ]
        numbers.append(len(below))
        level = []
        for node, seat, action in below:
            level.append(node.clone())
            level[-1].apply(seat, action)
    return numbers


def slow_count(p: Position, depth: int) -> list[int]:
    """The second source's; it is told each way anew from its beginning."""
    ways: list[Way] = [[]]
    numbers = []
    for _ in range(depth):
        longer: list[Way] = []
        for way in ways:
            slow = slow_at(p)
            for seat, text in way:
                slow.apply(seat, text)
            longer += [
                [*way, (seat, text)]
                for seat in range(CHANCE, p.state.seats)
                for text in sorted(slow.may(seat))
            ]
        numbers.append(len(longer))
        ways = longer
    return numbers


def counted(line: str) -> dict[str, list[int]]:
    """What a line of the file says, and what each source does."""
    said = [int(number) for number in line.rsplit("|", 1)[1].split()]
    p = line_position(line)
    return {
        "file": said,
        "real": real_count(p.state, len(said)),
        "slow": slow_count(p, len(said)),
    }


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
