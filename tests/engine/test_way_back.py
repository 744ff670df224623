"""Going back costs what it takes back, and leads where playing anew would."""

from random import Random

import pytest

from questable.engine import OVER, Entry, Game, Match, Record, State
from questable.engine.sampling import random_action, random_seat
from questable.engine.way_back import STEP, WayBack
from questable.registry import games
from tests.rule import rule
from tests.tiny import TINY


class Counted:
    """Counts how often a state is told to apply something."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.n = 0
        apply = type(TINY.deal(TINY.setup(2))).apply

        def counting(state: State, seat: int, action: object) -> None:
            self.n += 1
            apply(state, seat, action)  # type: ignore[arg-type]

        monkeypatch.setattr(type(TINY.deal(TINY.setup(2))), "apply", counting)


def played(game: Game, players: int, most: int) -> Match:
    """A game at random, so many entries long if it lasts."""
    match = Match(game, Record(game.key, game.rules_version, game.setup(players)))
    rng = Random(5)
    while match.state.actor != OVER and match.seq < most:
        seat = random_seat(match.state, rng)
        match.play(seat, random_action(match.state, seat, rng).text, "bot")
    return match


def busy_record(flips: int) -> list[Entry]:
    """A game in which somebody flips a card and takes it back, over and over."""
    deal = [Entry(-1, f"draw:{card}", "dealer") for card in range(4)]
    return deal + [Entry(0, "flip", "person"), Entry(0, "/undo:1", "person")] * flips


@rule("T-2.2")
@pytest.mark.parametrize("key", [game.key for game in games()])
def test_any_way_back_is_the_way_there(key: str) -> None:
    """After undos of all lengths the position is the one of the entries that count."""
    game = next(each for each in games() if each.key == key)
    record = played(game, game.most, 120).record
    match, rng = Match(game, record.truncated(0)), Random(9)
    for entry in record.effective():
        match.play(entry.seat, entry.action, entry.by)
        if rng.randrange(6) == 0 and not match.consent_refusal():
            n = rng.randint(1, min(40, len(match.record.effective())))
            match.rewind(0, n, "person")
            again = Match(game, match.record.truncated(10**6))
            assert match.state.dump() == again.state.dump()
            for undone in record.effective()[len(match.record.effective()) :][:n]:
                match.play(undone.seat, undone.action, undone.by)


@rule("T-2.2")
def test_step_by_step_after_a_long_way_back() -> None:
    """What is kept on the way there is where it says it is."""
    pillars = next(each for each in games() if each.key == "pillars")
    match = played(pillars, 2, 200)
    there = [Match(pillars, match.record.truncated(n)).state.dump() for n in range(201)]
    match.rewind(0, 110, "person")
    for n in range(89, 40, -1):
        match.rewind(0, 1, "person")
        assert match.state.dump() == there[n]


@rule("D-6.1")
def test_undos_are_read_in_linear_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record of undos plays every entry a bounded number of times."""
    counted = Counted(monkeypatch)
    record = TINY.record()
    record.entries = busy_record(2_000)
    Match(TINY, TINY.read(record.text()))
    assert counted.n <= (STEP + 1) * len(record.entries)


@rule("D-6.1")
def test_one_long_undo_costs_what_it_takes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Going back n entries plays about n again, however long the game was."""
    match = played(TINY, 2, 48)
    counted = Counted(monkeypatch)
    for n in (1, 2, 12, 1, 20, 1):
        counted.n = 0
        match.rewind(0, n, "person")
        assert counted.n <= n + STEP


def test_few_positions_are_kept() -> None:
    """Their number grows with the logarithm of the game's length."""
    state = TINY.deal(TINY.setup(2))
    way = WayBack(state)
    for n in range(1, 20_001):
        way.pass_by(n, state)
    assert len(way.at) < 40
    gaps = [(b - a, 20_000 - b) for a, b in zip(way.at, way.at[1:], strict=False)]
    assert all(gap <= max(2 * STEP, behind) for gap, behind in gaps)
