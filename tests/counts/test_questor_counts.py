"""Questor against a second referee: walks side by side, and numbers of positions by depth."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import cast

import pytest

from questable.engine import CHANCE, OVER, Setup, State
from questable.games.questor.actions import HEROES
from questable.games.questor.state import QuestorState
from questable.lab.soak import all_setups
from questable.registry import game
from tests.counts import slow_questor
from tests.counts.slow_questor import SlowQuestor

QUESTOR = game("questor")
SETUPS = list(all_setups(QUESTOR))
ROUND = re.compile(r"^round (\d+)$", re.MULTILINE)
COUNTS = Path(__file__).with_name("questor.txt").read_text(encoding="utf-8")
LINES = [line for line in COUNTS.splitlines() if line and not line.startswith("#")]

Liking = Callable[[SlowQuestor, SlowQuestor], bool]
LIKINGS: dict[str, Liking] = {
    "anything": lambda before, after: True,
    "reveals": lambda before, after: after.phase == "reveal",
    "pace": lambda before, after: (after.phase == "reveal") == (before.round_reveals == 0),
    "meetings": lambda before, after: after.met > before.met or after.phase == "reveal",
    "gifts": lambda before, after: after.gifts != before.gifts,
    "digs": lambda before, after: list(after.wall.values()).count("") > before.round,
}
"""What the players of a walk like, by the positions before and after an entry."""


class RealQuestor:
    """The game itself, asked in the way of SlowQuestor."""

    def __init__(self, state: State) -> None:
        self.state = state

    def clone(self) -> "RealQuestor":
        return RealQuestor(self.state.clone())

    def actor(self) -> int | str:
        return {CHANCE: "chance", OVER: "over"}.get(self.state.actor, self.state.actor)

    def actions(self) -> set[str]:
        if self.state.actor == OVER:
            return set()
        legal = [action.text for action in self.state.legal(self.state.actor)]
        assert len(set(legal)) == len(legal)
        return set(legal)

    def apply(self, text: str) -> None:
        self.state.apply(self.state.actor, self.state.table().parse(text))

    @property
    def gifts(self) -> set[str]:
        """The heroes that hold a gift."""
        held = cast(QuestorState, self.state).gift
        return {hero for number, hero in enumerate(HEROES) if (held >> number) & 1}

    def result(self) -> tuple[str, set[int], int]:
        outcome = self.state.result()
        found = ROUND.search(self.state.dump())
        assert found is not None
        return outcome.reason, set(outcome.winners), int(found[1])


Referee = RealQuestor | SlowQuestor


def referees(setup: Setup) -> tuple[RealQuestor, SlowQuestor]:
    """Both, before the first entry."""
    return RealQuestor(QUESTOR.deal(setup)), SlowQuestor(setup.players, setup.options)


def choose(slow: SlowQuestor, liking: str, rng: Random) -> str:
    """An entry at random; in nine cases of ten one that a player likes, if there is any."""
    texts = sorted(slow.actions())
    if liking != "anything" and slow.actor() != "chance" and rng.random() < 0.9:
        after = {text: slow.clone() for text in texts}
        for text in texts:
            after[text].apply(text)
        texts = [text for text in texts if LIKINGS[liking](slow, after[text])] or texts
    return rng.choice(texts)


def walk(setup: Setup, liking: str, seed: str) -> tuple[list[str], str]:
    """One game with both referees agreeing before each entry and at the end; entries, reason."""
    real, slow = referees(setup)
    rng = Random(seed)
    played: list[str] = []
    while slow.actor() != "over":
        assert real.actor() == slow.actor(), played
        assert real.actions() == slow.actions(), played
        played.append(choose(slow, liking, rng))
        real.apply(played[-1])
        slow.apply(played[-1])
        assert real.gifts == slow.gifts, played
    assert real.actor() == "over", played
    assert real.result() == slow.result(), played
    return played, slow.reason


@cache
def walks(number: int) -> list[tuple[list[str], str]]:
    """A game of each liking with one of the set-ups."""
    return [walk(SETUPS[number], liking, f"{number} {liking}") for liking in LIKINGS]


def told(number: int) -> str:
    """A readable test id."""
    setup = SETUPS[number]
    return f"{setup.players}-" + "-".join(str(value) for value in setup.options.values())


@pytest.mark.parametrize("number", range(len(SETUPS)), ids=told)
def test_the_two_referees_agree_entry_by_entry(number: int) -> None:
    """In every set-up both name the same actor and legal entries throughout, and the same end."""
    assert all(reason for _, reason in walks(number))


def test_the_walks_go_everywhere() -> None:
    """The walks have 15,000 entries, of every kind but the loss of a turn, and all usual ends."""
    found = [each for number in range(len(SETUPS)) for each in walks(number)]
    texts = [text for played, _ in found for text in played]
    kinds = {action.text.split(":")[0] for action in QUESTOR.table(QUESTOR.pack()).actions}
    assert len(texts) >= 15_000
    assert {text.split(":")[0] for text in texts} == kinds - {"stuck"}
    assert {reason for _, reason in found} == {
        "goal", "both-goals", "apart", "no-reveal", "compass",
    }  # fmt: skip


def test_a_wrong_reading_of_the_die_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If one referee took left for right, the walks would part."""
    monkeypatch.setattr(slow_questor, "WALL_OF", {1: 0, 4: 0, 2: 1, 5: 1, 3: 3, 6: 3})
    with pytest.raises(AssertionError):
        walk(SETUPS[-1], "anything", "doctored")


def count(start: Referee, depth: int) -> str:
    """The numbers of nodes by depth, then how the games ended that ended before the last."""
    nodes: list[Referee] = [start]
    numbers: list[str] = []
    ends: Counter[str] = Counter()
    for left in reversed(range(depth)):
        below: list[tuple[Referee, str]] = [
            (node, text) for node in nodes for text in node.actions()
        ]
        numbers.append(str(len(below)))
        nodes = []
        for node, text in below if left else []:
            nodes.append(node.clone())
            nodes[-1].apply(text)
            if nodes[-1].actor() == "over":
                reason, winners, _ = nodes[-1].result()
                ends[":".join([reason, *map(str, sorted(winners))])] += 1
    return " ".join(numbers + [f"{end}={ends[end]}" for end in sorted(ends)])


def counted(line: str) -> dict[str, str]:
    """What a line of the file says, and what each referee does."""
    told, prefix, numbers = (part.strip() for part in line.split("|"))
    players, *options = told.split()
    setup = QUESTOR.setup(int(players), dict(option.split("=") for option in options))
    real, slow = referees(setup)
    for text in prefix.split():
        assert text in real.actions() == slow.actions(), text
        real.apply(text)
        slow.apply(text)
    assert real.actions() == slow.actions()
    depth = sum(number.isdecimal() for number in numbers.split())
    return {"file": numbers, "real": count(real, depth), "slow": count(slow, depth)}


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split("|")[0].strip())
def test_both_referees_count_what_the_file_says(line: str) -> None:
    """From each position, either referee alone finds the written numbers of continuations."""
    said = counted(line)
    assert set(said.values()) == {said["file"]}, said


def test_a_doctored_count_is_noticed() -> None:
    """A line whose last number is one too high is refuted by both referees."""
    told, prefix, numbers = LINES[-1].split("|")
    *kept, last = (number for number in numbers.split() if number.isdecimal())
    said = counted(f"{told}|{prefix}|{' '.join(kept)} {int(last) + 1}")
    assert said["real"] == said["slow"] != said["file"]
    assert said["slow"].split()[: len(kept)] == kept
