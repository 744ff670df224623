"""What a clock does for a seat when its time is up, in the games themselves (T-4.1)."""

from random import Random
from typing import cast

import pytest

from questable.engine import CHANCE, OVER, SEALED, Action, Game, Record, State
from questable.engine.sampling import random_action, random_seat
from questable.registry import KEYS, game
from questable.table.judge.clocks import default
from questable.table.log.play import Play
from tests.rule import rule

UNASKED = {"call", "notice", "thaw", "unfreeze", "bump", "both", "event"}
"""What nobody but the player decides to do, if there is anything else."""


def kind(text: str) -> str:
    """What an action is, without what it is done to."""
    return text.partition(":")[0]


def play_of(played: Game) -> Play:
    """A table that plays it."""
    setup = played.setup(min(4, played.most))
    return Play(played, Record(played.key, played.rules_version, setup), 0)


def safe_kinds(play: Play, state: State) -> list[tuple[str, set[str]]]:
    """For every seat that is waited for: what the clock would do, and what may be done."""
    found = []
    for seat in range(state.seats):
        asked = state.actor == seat or (state.actor == SEALED and (state.pending >> seat) & 1)
        if asked:
            kinds = {kind(action.text) for action in state.legal(seat)}
            found.append((kind(default(play, state, seat).text), kinds))
    return found


@rule("T-4.1")
@pytest.mark.parametrize("key", KEYS)
def test_what_is_safe_does_little(key: str) -> None:
    """Nothing is spent, called or done to others, and no card is played where one may draw."""
    played, play, count = game(key), play_of(game(key)), 0
    for seed in range(5):
        rng, state = Random(seed), played.deal(played.setup(min(4, played.most)))
        for _ in range(400):
            if state.actor == OVER:
                break
            for chosen, kinds in safe_kinds(play, state):
                count += 1
                assert chosen in kinds
                assert chosen not in UNASKED or kinds <= UNASKED
                assert chosen != "play" or not kinds & {"draw", "pass"}
            seat = random_seat(state, rng)
            state.apply(seat, random_action(state, seat, rng))
    assert count > 100


@rule("T-4.1")
def test_a_clock_draws_rather_than_calls_or_plays() -> None:
    """SaintCards: where somebody may be accused, or a card played, the clock draws."""
    played, play = game("saint-cards"), play_of(game("saint-cards"))
    seen: set[str] = set()
    for seed in range(40):
        rng, state = Random(seed), played.deal(played.setup(4))
        for _ in range(300):
            if state.actor == OVER:
                break
            if state.actor != CHANCE:
                for chosen, kinds in safe_kinds(play, state):
                    seen |= {
                        each for each in ("notice", "play") if each in kinds and chosen == "draw"
                    }
            seat = random_seat(state, rng)
            state.apply(seat, random_action(state, seat, rng))
    assert seen == {"notice", "play"}


class Naming:
    """A position of SaintCards in which somebody may call out of turn and has a century to name."""

    def legal(self, seat: int) -> list[Action]:
        """The calls come first."""
        table = game("saint-cards").table(game("saint-cards").pack())
        return [table.parse(text) for text in ("call", "name:3", "name:4")]


@rule("T-4.1")
def test_a_clock_names_rather_than_calls() -> None:
    """What stands before the colon is enough to be safe."""
    state = cast(State, Naming())
    assert default(play_of(game("saint-cards")), state, 0).text == "name:3"
