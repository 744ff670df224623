"""Run the Race! against a second source: whole random games, and numbers by depth."""

from pathlib import Path
from random import Random
from typing import cast

import pytest

from questable.engine import CHANCE, OVER, State
from questable.engine.sampling import random_action, random_seat
from questable.games.run_the_race import GAME, RunTheRaceGame
from questable.games.run_the_race.pack import named
from questable.games.run_the_race.referee import RunTheRace
from questable.games.run_the_race.standing import cards_left
from tests.counts.slow_race import Facts, SlowRace
from tests.games.run_the_race.position import position, strangers, various

GAMES: dict[str, RunTheRaceGame] = {
    "shipped": GAME,
    "various": various(),
    "strangers": strangers(52),
}
POSITIONS = 24_000
COUNTS = Path(__file__).with_name("race.txt").read_text(encoding="utf-8")
LINES = [line for line in COUNTS.splitlines() if line and not line.startswith("#")]
TOUCHED = ("draw", "piles", "sides")


def facts_of(game: RunTheRaceGame) -> Facts:
    """What the cards show."""
    return {c.key: (c.birth, c.passing, c.main, c.month) for c in named(game.pack()).cards}


def real_actions(state: State, seat: int) -> list[str]:
    """What the game allows."""
    return [action.text for action in state.legal(seat)]


def compare(slow: SlowRace, game: RunTheRaceGame, state: State) -> None:
    """Who may act, what they may do in which order, what lies where, and who has won."""
    s = cast(RunTheRace, state)
    if s.actor == OVER:
        winners = s.result().winners
        assert slow.winner == (winners[0] if winners else -1)
        return
    assert slow.winner is None
    able = {seat for seat in (CHANCE, 0, 1) if s.legal(seat)}
    assert slow.who() == able
    for seat in (0, 1):
        assert slow.actions(seat) == real_actions(s, seat)
        assert slow.left(seat) == cards_left(s, seat)
    view = game.view(s, -1)
    for name in TOUCHED:
        assert getattr(slow, name) == getattr(view, name), name
    if s.shuffles:
        assert sorted(slow.gone_round) == sorted(view.side)  # type: ignore[attr-defined]


def compared(game: RunTheRaceGame, pace: str, seed: str, slow: SlowRace | None = None) -> int:
    """Play one game at random; the number of positions in which both sources agree."""
    rng = Random(seed)
    state = game.deal(game.setup(2, {"pace": pace}))
    slow = slow or SlowRace(facts_of(game), pace)
    compare(slow, game, state)
    while state.actor != OVER:
        seat = random_seat(state, rng)
        action = random_action(state, seat, rng)
        state.apply(seat, action)
        slow.apply(seat, action.text)
        compare(slow, game, state)
    return state.ply


@pytest.mark.slow
@pytest.mark.parametrize("pace", ["calm", "race"])
@pytest.mark.parametrize("name", list(GAMES))
def test_both_sources_agree_in_positions_of_play(name: str, pace: str) -> None:
    """From the first card to the end of many games, in 24,000 positions."""
    done, number = 0, 0
    while done < POSITIONS // (2 * len(GAMES)):
        done += compared(GAMES[name], pace, f"{name} {pace} {number}")
        number += 1


def test_a_wrong_reading_is_noticed() -> None:
    """If one source matched ribbons or neighbours, the two would part."""

    class Doctored(SlowRace):
        def match(self, a: str, b: str) -> bool:
            return super().match(a, b) or abs(self.facts[a][3] - self.facts[b][3]) == 1

    with pytest.raises(AssertionError):
        compared(GAME, "race", "doctored", Doctored(facts_of(GAME), "race"))


def counted(line: str) -> dict[str, list[int]]:
    """What a line of the file says, and what each source does."""
    pace, hands, piles, numbers = (part.strip() for part in line.split("|"))
    hand, other = (each.strip() for each in hands.split("/"))
    left, right = (each.strip() for each in piles.split("/"))
    p = position(hand, other, left, right, pace=pace, draw=(0, 0))
    slow = SlowRace(facts_of(p.game), pace)
    hands_told = [p.hand(seat).split() for seat in (0, 1)]
    slow.hands = [[None if text == "-" else text for text in told] for told in hands_told]
    slow.piles, slow.draw, slow.waits = [left.split(), right.split()], [0, 0], "play"
    said = [int(number) for number in numbers.split()]
    return {
        "file": said,
        "real": real_count(p.state, len(said)),
        "slow": slow_count(slow, len(said)),
    }


def real_count(state: State, depth: int) -> list[int]:
    """The game's numbers of ways to go on, by depth."""
    level, numbers = [state], []
    for _ in range(depth):
        below = [(node, seat, action) for node in level for seat in (0, 1)
                 for action in node.legal(seat)]  # fmt: skip
        numbers.append(len(below))
        level = []
        for node, seat, action in below:
            level.append(node.clone())
            level[-1].apply(seat, action)
    return numbers


def slow_count(slow: SlowRace, depth: int) -> list[int]:
    """The second source's."""
    level, numbers = [slow], []
    for _ in range(depth):
        below = [(node, seat, text) for node in level for seat in (0, 1)
                 for text in node.actions(seat)]  # fmt: skip
        numbers.append(len(below))
        level = []
        for node, seat, text in below:
            level.append(node.clone())
            level[-1].apply(seat, text)
    return numbers


@pytest.mark.parametrize("number", range(len(LINES)))
def test_both_sources_count_what_the_file_says(number: int) -> None:
    """From each position, either source alone finds the written numbers of ways to go on."""
    said = counted(LINES[number])
    assert said["file"] == said["real"] == said["slow"], said
