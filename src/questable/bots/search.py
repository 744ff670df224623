"""Search over imagined states: information-set Monte Carlo tree search for any game.

A playout takes a state that the bot imagines from its view and goes down one tree that belongs to
what the seat knows: at a node whoever is to act tries what promises most to that seat (max-n), from
what came of it before and from a guess by one look ahead. Chance is drawn as it falls; where it has
few cases each has a branch of its own. Secret answers are chosen without knowing each other. Where
the tree ends, some entries more are played, and the position is judged by the game's weights, or
its heuristics, on one scale for all games: every seat's chance to win. Where a game has habits the
tree ends with the seat's own choices, and everybody plays on by habit.

There is no clock here. A budget says how many playouts there are, and whoever has a clock may pass
in a function that says when to stop. With playouts alone the same seed finds the same action.
"""

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final

from questable.bots.node import FEW, SCALE, Node
from questable.bots.tree import SEATS, Tree
from questable.engine.action import Action
from questable.engine.game import Game, Setup
from questable.engine.sampling import below, random_seat
from questable.engine.state import CHANCE, OVER, SEALED, State
from questable.engine.view import View
from questable.engine.weights import UNIT

LOOKS: Final = 8
"""Imagined states on which the actions to choose from are guessed at."""
WORLDS: Final = 96
"""Imagined states at the most; then they are taken in turn again, for imagining is costly."""
DEEPEST: Final = 3
"""Strokes of chance in a row that a look ahead follows."""
CASES: Final = 6
"""Cases of one stroke that it averages over."""
GUESSES: Final = 3
"""At a node within the tree guesses are made on so many states; later actions have none."""
LONGEST: Final = 400
"""Entries of one playout at the most: whoever goes to and fro is judged."""
OFTEN: Final = 8
"""Whoever has a clock is asked after so many playouts."""
NEEDED: Final = SCALE // 10
"""What is rash is done where nothing else comes as near to winning as by this."""
TIRING: Final = SCALE // 50
"""Whoever has tired takes anything that is nearly as good: worse by no more than so much, and as
much again each time that many entries have passed,"""
WEARIEST: Final = 5
"""so many times at the most;"""
SELDOM: Final = 20
"""but nothing that was tried less than one time in so many."""
STEPS: Final = 64
"""The table of exponentials has so many steps for one unit,"""
FARTHEST: Final = 12
"""and ends there."""


def _fading() -> list[int]:
    return [round(SCALE * exp(-k / STEPS)) for k in range(STEPS * FARTHEST)]


FADING: Final[list[int]] = _fading()


def faded(gap: int, unit: int) -> int:
    """How much less likely something is that lies so far behind, as a part of SCALE."""
    k = gap * STEPS // unit
    if k < 0:
        return SCALE
    return FADING[k] if k < len(FADING) else 0


class Budget:
    """How long to think: so many playouts, or until somebody says stop."""

    def __init__(self, playouts: int, stop: Callable[[], bool] | None = None) -> None:
        self.playouts: Final = playouts
        self.stop: Final = stop


class Style:
    """How a search goes about it."""

    def __init__(
        self,
        bold: int = 300,
        trust: int = 12,
        beyond: int = 0,
        sharp: int = 0,
        unit: int = 0,
        habit: bool = False,
        even: bool = False,
        deduces: bool = False,
    ) -> None:
        self.bold: Final = bold
        """How much it tries what was seldom tried, in parts of a thousand of a win."""
        self.trust: Final = trust
        """As how many visits the guess by one look ahead counts."""
        self.beyond: Final = beyond
        """Entries that are played where the tree ends, before the position is judged,"""
        self.sharp: Final = sharp
        """and in how many of a hundred cases with one look ahead; else any action is taken."""
        self.unit: Final = unit
        """What makes a difference of worth, if it is not the game's unit."""
        self.habit: Final = habit
        """Whether the tree ends where another seat chooses, and what follows is done by habit."""
        self.even: Final = even
        """Whether cases of chance come up in turn, each with a branch of its own, however many."""
        self.deduces: Final = deduces
        """Whether it imagines what explains best what others did and let be."""


def usual_style(game: Game, *, deduces: bool = False, even: bool = True) -> Style:
    """As bots play that game; without `even` no cases of chance come in turn, whatever it says."""
    return Style(
        bold=game.bold,
        beyond=game.beyond,
        habit=game.by_habit,
        even=even and game.even_chance,
        deduces=deduces,
    )


class Search:
    """One decision."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        view: View,
        legal: list[Action],
        rng: Random,
        style: Style,
        tree: Tree | None = None,
        dice: Random | None = None,
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.view: Final = view
        self.seat: Final = view.seat
        self.legal: Final = legal
        self.rng: Final = rng
        self.dice: Final = dice if dice is not None else rng
        """What the strokes of a playout are drawn from."""
        self.style: Final = style
        self.bold: Final = style.bold * SCALE // 1000 // 1024
        self.unit: Final = style.unit or game.unit
        self.together: Final = game.together(setup)
        self.keys: Final[list[int]] = [view.seat * SEATS + action.index for action in legal]
        self.tree: Final = tree if tree is not None else Tree()
        self.root = self.tree.root
        self.worlds: list[State] = []
        self.playouts = 0

    def best(self, budget: Budget) -> Action:
        """Think, and say the action that was tried most often."""
        self.begin(budget)
        while self.some(budget):
            pass
        return self.most()

    def begin(self, budget: Budget) -> None:
        """Before the first playout."""
        self.root = self.tree.rested(budget.playouts)
        self._begin()

    def some(self, budget: Budget) -> bool:
        """A few playouts more; whether there may be others to come."""
        if budget.stop is not None and budget.stop():
            return False
        for _ in range(OFTEN):
            if self.playouts >= budget.playouts or self._settled(budget):
                return False
            self.play()
        return True

    def most(self) -> Action:
        """The action that was tried most often so far; a rash one only where much depends on it.

        In a game in which everybody has tired, one of those nearly as good.
        """
        chosen = self._most()
        tires = self.game.tires_after
        if 0 < tires < self.view.ply and not self.together:
            chosen = self._any_near(chosen, min(self.view.ply // tires, WEARIEST) * TIRING)
        if len(self.worlds) > 0 and self._is_rash(chosen):
            chosen = self._calmer(chosen)
        return self.legal[chosen]

    def _any_near(self, best: int, slack: int) -> int:
        """One of those that are worse by no more than that, so that nobody goes to and fro for
        ever."""
        node = self.root
        least = node.mean(node.slots[self.keys[best]], self.style.trust) - slack
        tried = node.count[node.slots[self.keys[best]]] // SELDOM
        near: list[int] = []
        for place in range(len(self.keys)):
            slot = node.slots[self.keys[place]]
            if node.count[slot] >= tried and node.mean(slot, self.style.trust) >= least:
                near.append(place)
        return near[below(self.rng, len(near))]

    def _is_rash(self, place: int) -> bool:
        return self.game.rash(self.worlds[0], self.seat, self.legal[place])

    def _calmer(self, rash: int) -> int:
        """The best of the others that are not rash, unless it is worse by more than a little."""
        node = self.root
        chosen = -1
        most = -1
        for place in range(len(self.keys)):
            worth = node.mean(node.slots[self.keys[place]], self.style.trust)
            if worth > most and not self._is_rash(place):
                chosen = place
                most = worth
        if chosen < 0:
            return rash
        worth = node.mean(node.slots[self.keys[rash]], self.style.trust)
        return rash if worth - most > NEEDED else chosen

    def _most(self) -> int:
        node = self.root
        chosen = 0
        most = -1
        for place in range(len(self.keys)):
            slot = node.slots[self.keys[place]]
            tried = node.count[slot] * SCALE * 2 + node.guess[slot]
            if tried > most:
                most = tried
                chosen = place
        return chosen

    def _settled(self, budget: Budget) -> bool:
        """Whether what is left of the budget cannot change the choice."""
        first = 0
        second = 0
        for key in self.keys:
            # Others who answer in secret choose at the root, too.
            count = self.root.count[self.root.slots[key]]
            if count > first:
                second = first
                first = count
            elif count > second:
                second = count
        return first - second > budget.playouts - self.playouts

    # The root: guesses by one look ahead on several states.

    def _begin(self) -> None:
        behind = [0] * len(self.legal)
        for _ in range(LOOKS):
            state = self._world()
            worths: list[int] = []
            most = 0
            for action in self.legal:
                after = state.clone()
                after.apply(self.seat, action)
                worth = self._look(after, DEEPEST)
                worths.append(worth)
                if len(worths) == 1 or worth > most:
                    most = worth
            for place in range(len(worths)):
                behind[place] += min(most - worths[place], FARTHEST * self.unit)
        self._remember(self.root, self.keys, behind, LOOKS, self._values(self.worlds[0]))
        self.root.visits = max(self.root.visits, 1)

    def _look(self, state: State, deeper: int) -> int:
        """What a position is worth; the next stroke of chance is averaged, later ones are drawn."""
        if state.actor != CHANCE or deeper == 0:
            return self.game.evaluate(state, self.seat)
        cases = state.weight()
        looks = 1 if deeper < DEEPEST else cases if cases <= CASES else CASES
        total = 0
        for k in range(looks):
            case = k if looks == cases else below(self.rng, cases)
            after = state.clone()
            after.apply(CHANCE, state.outcome(case))
            total += self._look(after, deeper - 1)
        return total // looks

    def _remember(
        self, node: Node, keys: list[int], behind: list[int], looks: int, values: list[int]
    ) -> None:
        """Guesses of actions from how far each lies behind the best: they have the node's value."""
        least = behind[0]
        for each in behind:
            if each < least:
                least = each
        node.worth = values
        for place in range(len(keys)):
            if keys[place] in node.slots and node is not self.root:
                continue
            rank = 0
            for each in behind:
                if each < behind[place]:
                    rank += 1
            value = values[keys[place] // SEATS]
            part = faded((behind[place] - least) // looks, self.unit)
            # The odds of winning fade by that part.
            won = value * part // SCALE
            node.add(keys[place], won * SCALE // max(SCALE - value + won, 1), rank)
        node.looks += 1

    # One playout.

    def _world(self) -> State:
        """An imagined state; not to be changed."""
        if len(self.worlds) < WORLDS and not (self.game.open and len(self.worlds) > 0):
            imagine = self.game.deduce if self.style.deduces else self.game.imagine
            self.worlds.append(imagine(self.setup, self.view, self.rng))
            return self.worlds[-1]
        return self.worlds[self.playouts % len(self.worlds)]

    def play(self) -> None:
        """One of them."""
        state = self._world().clone()
        self.playouts += 1
        self._descend(state, self.root, self.seat, self.keys, self.legal)

    def _descend(
        self, state: State, node: Node, seat: int, keys: list[int], legal: list[Action]
    ) -> None:
        """From a decision down the tree, and on to where the position is judged."""
        nodes: list[Node] = []
        taken: list[int] = []
        left = LONGEST
        first = seat
        while True:
            place = 0 if len(keys) == 1 else node.best(keys, self.bold, self.style.trust)
            key = keys[place]
            if len(keys) > 1:
                nodes.append(node)
                taken.append(key)
            secret = state.actor == SEALED
            state.apply(seat, legal[place])
            # Who answers in secret after this one does not know it.
            if not secret or state.actor != SEALED:
                node = node.child(key)
            node, seat = self._to_decision(state, node)
            left -= 1
            if seat == OVER or left == 0 or (self.style.habit and seat != first):
                break
            legal = state.legal(seat)
            keys = [seat * SEATS + action.index for action in legal]
            if len(keys) > 1 and not self._open(state, node, seat, keys, legal):
                break
        self._tell(nodes, taken, self._outcome(state))

    def _to_decision(self, state: State, node: Node) -> tuple[Node, int]:
        """Let chance act until a seat is to: the node there, and who; OVER at the end."""
        while state.actor != OVER:
            seat = random_seat(state, self.rng)
            if seat != CHANCE:
                return node, seat
            cases = state.weight()
            if self.style.even:
                case = node.next_case(cases, self.rng)
            else:
                case = below(self.dice, cases)
            action = state.outcome(case)
            state.apply(CHANCE, action)
            if cases <= FEW or self.style.even:
                node = node.child(-1 - action.index)
        return node, OVER

    def _open(
        self, state: State, node: Node, seat: int, keys: list[int], legal: list[Action]
    ) -> bool:
        """Make sure that a node knows these actions; False on its first visit: it is a leaf."""
        if node.visits == 0:
            node.visits = 1
            return False
        known = True
        for key in keys:
            if key not in node.slots:
                known = False
        if known:
            return True
        if node.looks < GUESSES:
            behind: list[int] = []
            most = 0
            for action in legal:
                after = state.clone()
                after.apply(seat, action)
                worth = self.game.evaluate(after, seat)
                behind.append(worth)
                if len(behind) == 1 or worth > most:
                    most = worth
            for place in range(len(behind)):
                behind[place] = min(most - behind[place], FARTHEST * self.unit)
            values = node.worth if len(node.worth) > 0 else self._values(state)
            self._remember(node, keys, behind, 1, values)
        else:
            for key in keys:
                if key not in node.slots:
                    node.add(key, node.worth[seat], 0)
        return True

    def _outcome(self, state: State) -> list[int]:
        for _ in range(self.style.beyond):
            if state.actor == OVER:
                break
            self._step(state)
        return self._values(state)

    def _step(self, state: State) -> None:
        """One entry beyond the tree."""
        seat = random_seat(state, self.rng)
        if seat == CHANCE:
            state.apply(CHANCE, state.outcome(below(self.dice, state.weight())))
            return
        legal = state.legal(seat)
        if self.style.habit and len(legal) > 1:
            state.apply(seat, self.game.habit(state, seat, legal))
            return
        if len(legal) == 1 or below(self.rng, 100) >= self.style.sharp:
            state.apply(seat, legal[below(self.rng, len(legal))])
            return
        best: list[Action] = []
        most = 0
        for action in legal:
            after = state.clone()
            after.apply(seat, action)
            worth = self.game.evaluate(after, seat)
            if len(best) == 0 or worth > most:
                best = [action]
                most = worth
            elif worth == most:
                best.append(action)
        state.apply(seat, best[below(self.rng, len(best))])

    def _values(self, state: State) -> list[int]:
        """Every seat's chance to win, in parts of SCALE."""
        if state.actor == OVER:
            return self._shares(state)
        if self.together:
            worths = self.game.worths(state)
            if self.tree.middle == 0:
                self.tree.middle = worths[0]
            return [self._hope(worth - self.tree.middle) for worth in worths]
        strengths = self.game.strengths(state)
        most = strengths[0]
        for strength in strengths:
            if strength > most:
                most = strength
        parts: list[int] = []
        whole = 0
        for strength in strengths:
            part = faded(most - strength, UNIT)
            parts.append(part)
            whole += part
        return [part * SCALE // whole for part in parts]

    def _hope(self, ahead: int) -> int:
        part = faded(abs(ahead), self.unit)
        low = SCALE * part // (SCALE + part)
        return low if ahead < 0 else SCALE - low

    def _shares(self, state: State) -> list[int]:
        winners = state.result().winners
        if self.together:
            return [SCALE if seat in winners else 0 for seat in range(state.seats)]
        if len(winners) == 0:
            return [SCALE // state.seats] * state.seats
        share = SCALE // len(winners)
        return [share if seat in winners else 0 for seat in range(state.seats)]

    def _tell(self, nodes: list[Node], taken: list[int], values: list[int]) -> None:
        """Count what came of it, for everybody who chose on the way."""
        for i in range(len(nodes)):
            node = nodes[i]
            slot = node.slots[taken[i]]
            node.visits += 1
            node.count[slot] += 1
            node.total[slot] += values[taken[i] // SEATS]
