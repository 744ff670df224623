"""What is proven by trying everything, and the puzzles made of it."""

import pytest

from questable.engine import CHANCE, OVER, Action, ActionTable, Outcome, State
from questable.lab.proof import Proof, Unclear
from questable.lab.proving import proven
from questable.telling.daily import whole_shelf
from questable.telling.puzzle import FORCES, SAVES, Posed, Puzzles

Tree = dict[str, "Tree"] | str
"""By action what comes of it; in the end who has won: a or b, '-' nobody, '?' chance is to act."""
ACTIONS = [Action(n, 0, text, 0, 0) for n, text in enumerate("xyz")]


class Walk(State):
    """Two seats take turns to go down a tree."""

    tree: Tree = ""

    def at(self, tree: Tree, actor: int) -> "Walk":
        """Stand there."""
        self.seats = 2
        self.tree = tree
        self.actor = actor if isinstance(tree, dict) else CHANCE if tree == "?" else OVER
        return self

    def clone(self) -> "Walk":
        """Another."""
        return Walk().at(self.tree, self.actor)

    def legal(self, seat: int) -> list[Action]:
        """The branches."""
        assert isinstance(self.tree, dict)
        return [each for each in ACTIONS if each.text in self.tree]

    def apply(self, seat: int, action: Action) -> None:
        """Go down."""
        assert isinstance(self.tree, dict)
        self.at(self.tree[action.text], 1 - seat)

    def result(self) -> Outcome:
        """Who has won."""
        return Outcome("", [n for n, name in enumerate("ab") if name == self.tree], [0, 0])

    def table(self) -> ActionTable:
        """Not asked for."""
        raise NotImplementedError

    dump = why_not = weight = outcome = table  # type: ignore[assignment]


WINS: Tree = {"x": {"x": {"x": "a", "y": "b"}, "y": {"x": "-", "y": "a"}}, "y": {"x": "b"}}
"""The first wins by x, and then by what the second leaves open."""


def test_a_win_is_forced_if_no_reply_stops_it() -> None:
    """And only with as many own actions as it takes."""
    start = Walk().at(WINS, 0)
    assert Proof().forced(start, 0, 2)
    assert not Proof().forced(start, 0, 1)
    assert not Proof().forced(start, 1, 9)
    assert [Proof().soonest(start, seat, 5) for seat in (0, 1)] == [2, -1]
    assert [each.text for each in Proof().line(start, 0)] == ["x", "x", "x"]
    assert not Proof().forced(Walk().at({"x": {"x": {"x": "a"}, "y": "-"}}, 0), 0, 5)


def test_what_hangs_on_chance_or_is_too_much_is_not_said() -> None:
    """Neither that it is forced nor that it is not."""
    with pytest.raises(Unclear):
        Proof().forced(Walk().at({"x": "?"}, 0), 0, 3)
    with pytest.raises(Unclear):
        Proof(most=3).forced(Walk().at(WINS, 0), 0, 2)
    deep: Tree = "a"
    for _ in range(30):
        deep = {"x": deep}
    with pytest.raises(Unclear):
        Proof().forced(Walk().at(deep, 0), 0, 30)


def test_one_action_has_to_be_best() -> None:
    """It alone wins by force, or after all others somebody else does."""

    def told(tree: Tree) -> tuple[str, str, int] | None:
        start = Walk().at(tree, 0)
        found = proven(start, start.legal(0), 3)
        return found and (found[0].text, *found[1:])

    win: Tree = {"x": {"x": "a"}, "y": {"x": "a", "y": "a"}}
    calm: Tree = {"x": {"x": {"x": {"x": "-"}}}}
    assert told(WINS) == ("x", FORCES, 2)
    assert told({"x": calm, "y": {"x": win}}) == ("y", FORCES, 2)
    assert told({"x": {"x": win}, "y": {"x": win}, "z": calm}) is None
    assert told({"x": "a", "y": calm, "z": calm}) is None
    lost: Tree = {"x": {"x": {"y": "b"}}, "y": "-"}
    assert told({"x": {"x": "b"}, "y": calm, "z": {"x": "b"}}) == ("y", SAVES, 1)
    assert told({"x": {"x": "b"}, "y": calm, "z": lost}) == ("y", SAVES, 2)
    assert told({"x": {"x": "b"}, "y": calm, "z": calm}) is None
    assert told({"x": {"x": "b"}, "y": {"x": "b"}}) is None
    later: Tree = {"x": {"x": {"x": {"x": {"x": "b"}}}}}
    assert told({"x": {"x": "b"}, "y": later}) is None
    assert told({"x": "b", "y": calm}) is None


PROVEN = [each for each in whole_shelf().shelves if each.head.depth]


@pytest.mark.slow
@pytest.mark.parametrize("found", PROVEN, ids=[each.game.key for each in PROVEN])
def test_every_proof_that_is_shipped_holds(found: Puzzles) -> None:
    """By trying everything again."""
    assert found.game.key == "pillars"
    for puzzle in found.puzzles:
        posed = Posed(found, puzzle)
        best, why, within = proven(posed.state, posed.legal, found.head.depth) or (None, "", 0)
        assert best is not None
        assert (best.text, why, within) == (puzzle.best, puzzle.why, puzzle.grows)
