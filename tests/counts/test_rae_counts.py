"""Ràe's groups against a second source: positions of random games, and numbers by depth."""

from pathlib import Path
from random import Random
from typing import cast

import msgspec
import pytest

from questable.engine import OVER, Setup, Value
from questable.engine.sampling import random_action, random_seat
from questable.games.rae import GAME
from questable.games.rae.pack import cards
from questable.games.rae.state import LIFTED, PLAYING, RaeState
from tests.counts import slow_rae
from tests.counts.slow_rae import Card, SlowTurn
from tests.games.rae.position import position

POSITIONS = 20_000
SETUPS: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (2, {"fair_start": True}),
    (3, {}),
    (4, {}),
    (4, {"teams": True}),
]
KINDS = {"lay", "add", "take", "to", "with"}
COUNTS = Path(__file__).with_name("rae.txt").read_text(encoding="utf-8")
LINES = [line for line in COUNTS.splitlines() if line and not line.startswith("#")]
POINTS = {card.name: card.points for card in cards(GAME.pack()) if card.suit}


def slow_of(state: RaeState) -> SlowTurn:
    """The second source, from what the player at turn sees and where a lifted card came from."""
    view = msgspec.to_builtins(GAME.view(state, state.turn)) | {"lifted_from": state.lifted_from}
    return SlowTurn(view, POINTS, 50 if state.teams else 30)


def real_actions(state: RaeState) -> set[str]:
    """What the game allows with Quest cards."""
    if state.actor == OVER:
        return set()
    texts = [action.text for action in state.legal(state.actor)]
    assert len(texts) == len(set(texts))
    return {text for text in texts if text.split(":")[0] in KINDS}


def compared(setup: Setup, seed: str) -> list[str]:
    """Play one game at random; what was done in the positions where both sources agree."""
    rng = Random(seed)
    state = cast(RaeState, GAME.deal(setup))
    done: list[str] = []
    while state.actor != OVER:
        seat = random_seat(state, rng)
        action = random_action(state, seat, rng)
        verb = action.text.split(":")[0]
        if state.phases[-1] in (PLAYING, LIFTED) and seat >= 0:
            if verb == "done" and rng.random() < 0.5:
                continue
            slow = slow_of(state)
            assert slow.actions() == real_actions(state), (seed, state.dump())
            done.append(verb)
        state.apply(seat, action)
        if verb in KINDS:
            slow.apply(action.text)
            assert slow.facts() == slow_of(state).facts(), (seed, action.text)
            assert slow.won() == (state.actor == OVER), (seed, action.text)
    return done


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_both_sources_agree_in_positions_of_play(number: int) -> None:
    """In 20,000 positions both allow the same, and each action leads both to the same groups."""
    players, options = SETUPS[number]
    setup = GAME.setup(players, options)
    done: list[str] = []
    game = 0
    while len(done) < POSITIONS // len(SETUPS):
        done += compared(setup, f"{number} {game}")
        game += 1
    assert set(done) == KINDS | {"event", "done"}


def test_a_wrong_reading_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If one source allowed a suit twice in a Quest, the two would part."""

    def of_one_colour(group: list[Card]) -> bool:
        return len(group) <= 4 and len({colour for colour, _ in group}) == 1

    monkeypatch.setitem(slow_rae.IS, "quest", of_one_colour)
    with pytest.raises(AssertionError):
        compared(GAME.setup(2), "doctored")


def real_count(state: RaeState, depth: int) -> list[int]:
    """The game's numbers of ways to go on, by depth."""
    level, numbers = [state], []
    for _ in range(depth):
        below = [(node, text) for node in level for text in sorted(real_actions(node))]
        numbers.append(len(below))
        level = []
        for node, text in below:
            level.append(cast(RaeState, node.clone()))
            level[-1].apply(node.actor, node.table().parse(text))
    return numbers


def slow_count(slow: SlowTurn, depth: int) -> list[int]:
    """The second source's."""
    level, numbers = [slow], []
    for _ in range(depth):
        below = [(node, text) for node in level for text in sorted(node.actions())]
        numbers.append(len(below))
        level = []
        for node, text in below:
            level.append(node.clone())
            level[-1].apply(text)
    return numbers


def counted(line: str) -> dict[str, list[int]]:
    """What a line of the file says, and what each source does."""
    hands, groups, before, numbers = (part.strip() for part in line.split("|"))
    p = position(*(hand.strip() for hand in hands.split("/")), groups=groups)
    for text in before.split():
        p.carry_out(text)
    said = [int(number) for number in numbers.split()]
    depth = len(said)
    slow = slow_of(p.state)
    return {"file": said, "real": real_count(p.state, depth), "slow": slow_count(slow, depth)}


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
