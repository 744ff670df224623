"""Skeleton for the registry: set-up, views, imagination, and what a position is worth."""

from random import Random
from typing import cast

from questable.engine import ActionTable, Game, Option, Pack, Setup, State, Value, View
from questable.skeleton import pack
from questable.skeleton.actions import TABLE
from questable.skeleton.state import SkeletonState
from questable.skeleton.view import SkeletonView


class SkeletonGame(Game):
    """Holds no state of any play."""

    key = "skeleton"
    prefix = "X"
    rules_version = 0
    fewest = 2
    most = 6
    options = [Option("goal", "auto", ["X-2.1"], low=pack.LOW, high=pack.HIGH)]  # noqa: RUF012
    packs = pack.PACKS
    tag = "margin"
    open = True
    one_view = True
    safe = ("keep", "throw")

    def settle(self, players: int, options: dict[str, Value], own_pack: Pack) -> Setup:
        """The goal is the pack's, unless somebody says otherwise."""
        goal = options["goal"]
        return Setup(players, {"goal": pack.goal(own_pack) if goal == "auto" else goal}, own_pack)

    def table(self, own_pack: Pack) -> ActionTable:
        """One for all packs."""
        return TABLE

    def fresh(self, setup: Setup) -> State:
        """A new game."""
        s = SkeletonState()
        s.start(setup.players, setup.number("goal"))
        return s

    def load(self, setup: Setup, text: str) -> State:
        """A position from its text."""
        s = SkeletonState()
        s.fill(text)
        return s

    def view(self, state: State, seat: int) -> View:
        """Nothing is hidden."""
        s = cast(SkeletonState, state)
        return SkeletonView(
            game=self.key, seat=seat, seats=s.seats, actor=s.actor, callers=0, ply=s.ply,
            turn=s.turn, turns=s.turns, heap=s.heap, goal=s.goal, scores=s.scores[:],
            barrier=s.barrier,
        )  # fmt: skip

    def view_type(self) -> type[View]:
        """Its views."""
        return SkeletonView

    def imagine(self, setup: Setup, view: View, rng: Random) -> State:
        """The one position that has this view."""
        v, s = cast(SkeletonView, view), SkeletonState()
        s.seats, s.actor, s.ply, s.barrier = v.seats, v.actor, v.ply, v.barrier
        s.turn, s.turns, s.heap, s.goal = v.turn, v.turns, v.heap, v.goal
        s.scores = list(v.scores)
        return s

    def evaluate(self, state: State, seat: int) -> int:
        """Points against the best of the others; what may be lost counts for less."""
        s = cast(SkeletonState, state)
        worths = [10 * score for score in s.scores]
        worths[s.turn] += max(0, 10 * s.heap - s.heap * s.heap // 4)
        return worths[seat] - max(worths[other] for other in range(s.seats) if other != seat)

    def winning_tags(self, state: State) -> list[str]:
        """Whether somebody else was close."""
        s = cast(SkeletonState, state)
        close = any(s.goal > score >= s.goal * 4 // 5 for score in s.scores)
        return ["close" if close else "clear"]

    def figures(self, state: State) -> dict[str, int]:
        """How many turns it took."""
        return {"turns": cast(SkeletonState, state).turns + 1}
