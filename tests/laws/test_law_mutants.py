"""Each law can fail: a broken Lantern for every law, which that law must catch."""

from collections.abc import Callable
from random import Random
from typing import ClassVar

import msgspec
import pytest

from questable.engine import (
    CHANCE,
    OVER,
    SEALED,
    Action,
    Hidden,
    Match,
    Outcome,
    Setup,
    State,
    View,
)
from questable.lab.broken import Broken
from questable.lab.laws import Walk, undo_is_exact
from tests.tiny import Tiny, TinyGame, TinyView
from tests.tiny.actions import KINDS


class Undeclared(TinyGame):
    """Lantern that does not say what it hides, so that imagination alone has to find a leak."""

    def hidden(self, _state: State) -> list[Hidden]:
        return []


def broken_by(state_type: type[Tiny]) -> TinyGame:
    """Lantern with another state."""
    game = Undeclared()
    game.state_type = state_type
    return game


def law_broken(game: TinyGame, actions: int = 3000) -> str:
    """Which law a walk finds broken, '' if none."""
    try:
        for players in (2, 3):
            Walk(game, game.setup(players), "mutant").go(actions)
    except Broken as error:
        return error.law
    return ""


class NobodyActs(Tiny):
    """Nobody may take when five cards are left, nor do anything else."""

    def why_not(self, seat: int, action: Action) -> str:
        return "L-9.9" if len(self.pile) == 5 else super().why_not(seat, action)


class LegalForgets(Tiny):
    """The legal list leaves out laying the highest card."""

    def legal(self, seat: int) -> list[Action]:
        return [action for action in super().legal(seat) if action.text != "lay:3"]


class WhyNotLies(Tiny):
    """A legal flip is refused."""

    def why_not(self, seat: int, action: Action) -> str:
        rule = super().why_not(seat, action)
        return "L-1.5" if rule == "" and action.text == "flip" and self.lit[0] else rule

    def legal(self, seat: int) -> list[Action]:
        return [a for a in self.table().actions if super(WhyNotLies, self).why_not(seat, a) == ""]


class OddsOff(Tiny):
    """The die has a seventh side that shows a six."""

    def weight(self) -> int:
        return super().weight() + int(self.phases[-1] == "die")

    def outcome(self, k: int) -> Action:
        return super().outcome(min(k, 5) if self.phases[-1] == "die" else k)

    def legal(self, seat: int) -> list[Action]:
        legal = super().legal(seat)
        return legal[:5] if seat == CHANCE and self.phases[-1] == "die" else legal

    def why_not(self, seat: int, action: Action) -> str:
        rule = super().why_not(seat, action)
        return "L-1.6" if rule == "" and seat == CHANCE and action.text == "die:6" else rule


class CloneShares(Tiny):
    """Clones share the hands."""

    def clone(self) -> "Tiny":
        other = super().clone()
        other.hands = self.hands
        return other


class HiddenInput(Tiny):
    """Laying pays by a counter that no record holds."""

    laid_ever: ClassVar[int] = 0

    def _lay(self, seat: int, card: int) -> None:
        HiddenInput.laid_ever += 1
        self.score[seat] += HiddenInput.laid_ever % 7
        super()._lay(seat, card)


class PoorEnd(Tiny):
    """The outcome forgets the scores."""

    def result(self) -> Outcome:
        return Outcome("grabbed", [], [])


class LegalLeaks(Tiny):
    """Flipping is forbidden when the top card, known to someone else, is the lowest."""

    def why_not(self, seat: int, action: Action) -> str:
        top = self.pile.head[:1] == [0]
        return "L-1.5" if top and action.text == "flip" else super().why_not(seat, action)


class EventLeaks(Tiny):
    """Everyone hears which card was drawn."""

    def _draw(self, card: int) -> None:
        self.tell("overheard", card=card)
        super()._draw(card)


class RevealUnmarked(Tiny):
    """An answer may be taken back, though all have heard it."""

    def _ask(self, seat: int, card: int) -> None:
        before = self.barrier
        super()._ask(seat, card)
        self.barrier = before


STATES = [
    (NobodyActs, "someone can act"),
    (LegalForgets, "legal xor why not"),
    (WhyNotLies, "legal xor why not"),
    (OddsOff, "odds"),
    (CloneShares, "clone"),
    (HiddenInput, "clone"),
    (PoorEnd, "over"),
    (LegalLeaks, "imagine"),
    (EventLeaks, "events"),
    (RevealUnmarked, "twins"),
]


@pytest.mark.parametrize(("state_type", "law"), STATES, ids=lambda v: getattr(v, "__name__", v))
def test_a_broken_state_is_caught(state_type: type[Tiny], law: str) -> None:
    """The walk names the law that this state breaks."""
    assert law_broken(broken_by(state_type)) == law


def test_the_whole_game_passes() -> None:
    """Lantern itself breaks none of them, so what the mutants break is what was changed."""
    assert law_broken(TinyGame()) == ""


class ViewLeaks(Undeclared):
    """A view shows the head of the pile to everyone."""

    def view(self, state: State, seat: int) -> View:
        seen = super().view(state, seat)
        assert isinstance(state, Tiny)
        return msgspec.structs.replace(seen, head=state.pile.head[:])


class ImagineForgets(Undeclared):
    """What is imagined forgets the lanterns."""

    def imagine(self, setup: Setup, view: View, rng: Random) -> State:
        state = super().imagine(setup, view, rng)
        assert isinstance(state, Tiny)
        state.lit = [0] * state.seats
        return state


class EvaluateCheats(Undeclared):
    """The heuristic counts the other hands."""

    def evaluate(self, state: State, seat: int) -> int:
        assert isinstance(state, Tiny)
        return super().evaluate(state, seat) - sum(state.hands[(seat + 1) % state.seats][2:])


class DeduceForgets(Undeclared):
    """What is deduced forgets the lanterns, what is imagined does not."""

    def deduce(self, setup: Setup, view: View, rng: Random) -> State:
        return ImagineForgets().imagine(setup, view, rng)


class LoadForgets(Undeclared):
    """Loading forgets who owes a call."""

    def load(self, setup: Setup, text: str) -> State:
        state = super().load(setup, text)
        assert isinstance(state, Tiny)
        state.owing = 0
        return state


class ReplayDiffers(Undeclared):
    """Each game after the first is dealt one score ahead."""

    dealt = 0

    def deal(self, setup: Setup) -> State:
        state = super().deal(setup)
        assert isinstance(state, Tiny)
        self.dealt += 1
        state.score = [self.dealt, *state.score[1:]]
        return state


GAMES = [
    (ViewLeaks, "twins"),
    (ImagineForgets, "imagine"),
    (DeduceForgets, "deduce"),
    (EvaluateCheats, "imagine"),
    (LoadForgets, "text"),
    (ReplayDiffers, "replay"),
]


@pytest.mark.parametrize(("game_type", "law"), GAMES, ids=lambda v: getattr(v, "__name__", v))
def test_a_broken_game_is_caught(game_type: type[TinyGame], law: str) -> None:
    """The walk names the law that this game breaks."""
    assert law_broken(game_type()) == law


class LeaksAndImagines(TinyGame):
    """A spectator sees the last hand, and what is imagined of that view has it again."""

    def view(self, state: State, seat: int) -> View:
        seen = super().view(state, seat)
        assert isinstance(state, Tiny)
        return msgspec.structs.replace(seen, hand=state.hands[seat][:])

    def imagine(self, setup: Setup, view: View, rng: Random) -> State:
        assert isinstance(view, TinyView)
        if view.seat >= 0:
            return super().imagine(setup, view, rng)
        last = msgspec.structs.replace(view, seat=view.seats - 1, known=[[0] * KINDS] * view.seats)
        return super().imagine(setup, last, rng)


class SecretShown(TinyGame):
    """A view has the answers that were given in secret so far, and imagination takes them over."""

    def view(self, state: State, seat: int) -> View:
        seen = super().view(state, seat)
        assert isinstance(state, Tiny)
        assert isinstance(seen, TinyView)
        return msgspec.structs.replace(seen, public={**seen.public, "said_yes": state.said_yes})

    def imagine(self, setup: Setup, view: View, rng: Random) -> State:
        state = super().imagine(setup, view, rng)
        assert isinstance(state, Tiny)
        assert isinstance(view, TinyView)
        state.said_yes = int(str(view.public["said_yes"]))
        return state


class AnsweringShown(TinyGame):
    """A view shows who has answered, though not what."""

    def view(self, state: State, seat: int) -> View:
        seen = super().view(state, seat)
        assert isinstance(state, Tiny)
        assert isinstance(seen, TinyView)
        if state.actor != SEALED:
            return seen
        return msgspec.structs.replace(seen, public={**seen.public, "pending": state.pending})


class Overheard(Tiny):
    """Everyone hears who answers."""

    def _answer(self, seat: int, kind: int) -> None:
        self.tell("answers", seat=seat)
        super()._answer(seat, kind)


def loud() -> TinyGame:
    """Lantern with answers that are overheard."""
    game = TinyGame()
    game.state_type = Overheard
    return game


LEAKS = [
    (LeaksAndImagines, "exchange"),
    (SecretShown, "secret"),
    (AnsweringShown, "secret"),
    (loud, "secret"),
]


@pytest.mark.parametrize(("game_type", "law"), LEAKS, ids=lambda v: getattr(v, "__name__", v))
def test_a_leak_that_imagination_writes_back_is_caught(
    game_type: Callable[[], TinyGame], law: str
) -> None:
    """Hidden things are changed in the state itself, so that no view can hide its own leak."""
    assert law_broken(game_type()) == law


class UndoLeavesTrace(Tiny):
    """A lantern once flipped is remembered by the score of whoever comes next."""

    flips: ClassVar[int] = 0

    def apply(self, seat: int, action: Action) -> None:
        super().apply(seat, action)
        if action.text == "flip" and self.log is not None:
            UndoLeavesTrace.flips += 1
        if self.actor != OVER and self.log is not None:
            self.lit = [*self.lit[:-1], UndoLeavesTrace.flips]


def undo_often(game: TinyGame) -> None:
    """Play and take back from the start of many games."""
    for seed in range(200):
        undo_is_exact(game, Match(game, game.record()), Random(seed))


def test_undo_that_leaves_a_trace_is_caught() -> None:
    """Taking back must give exactly the position from before."""
    undo_often(TinyGame())
    with pytest.raises(Broken, match="undo"):
        undo_often(broken_by(UndoLeavesTrace))
