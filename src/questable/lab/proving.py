"""Finding positions to learn from in a game that hides nothing and draws nothing: by proof.

There a hundred games played on by `club` are nearly one game a hundred times, so everything is
tried instead. An action is best if it alone wins by force, or if it alone does not lose by force.
"""

from random import Random

from questable.engine import Action, Log, State, View
from questable.lab.proof import Proof, Unclear
from questable.lab.puzzles import FINDING, MISSES, Decision, Finder, missed
from questable.telling.puzzle import FORCES, SAVES, Puzzle, id_of

ENDING = 12
"""Choices before the end of a game that are looked at: earlier on nothing is proven so soon."""

Certain = tuple[Action, str, int]
"""The best action, what is certain of it, and within how many actions."""


class Prover(Finder):
    """Looks for proven puzzles of one set-up."""

    finding = (*FINDING, "lab/proof.py", "lab/proving.py")

    def late(self, choices: list[Decision]) -> list[Decision]:
        """Those shortly before the end."""
        return choices[-ENDING:]

    def look(self, view: View, legal: list[Action], seed: str, number: int = 0) -> Puzzle | None:
        """The puzzle that lies in this view, or None."""
        self.looked += 1
        try:
            return self._look(view, legal, seed, number)
        except Unclear:
            return None

    def _look(self, view: View, legal: list[Action], seed: str, number: int) -> Puzzle | None:
        state = self.game.imagine(self.setup, view, Random(f"{seed} position"))
        choices = self.choices(view, legal, Random(f"{seed} club"))
        found = proven(state, legal, self.care.depth)
        if found is None or missed(choices, found[0]) < MISSES:
            return None
        best, why, within = found
        usual = max(choices, key=lambda each: (each is not best, choices.count(each)))
        position = state.dump()
        return Puzzle(
            id=id_of(self.game.key, view.seat, position),
            position=position,
            seat=view.seat,
            legal=[each.text for each in legal],
            best=best.text,
            chances={},
            club=usual.text,
            missed=missed(choices, best),
            rules=self._taught(state, view.seat, usual, found),
            why=why,
            grows=within,
            game=number,
        )

    def _taught(self, state: State, seat: int, usual: Action, certain: Certain) -> list[str]:
        """The rules that the best action brings into play, and those by which the game is won."""
        best, why, within = certain
        proof = Proof()
        first, winners = (best, [seat]) if why == FORCES else (usual, _but(state, seat))
        played = proof.after(state, first)
        winner = next(each for each in winners if proof.soonest(played, each, within) >= 0)
        line = [first, *proof.line(played, winner)]
        played = state.clone()
        for action in line[:-1]:
            played.apply(played.actor, action)
        return sorted(_fired(state, best) | _fired(played, line[-1]))


def proven(state: State, legal: list[Action], depth: int) -> Certain | None:
    """What is certain there, if one action is best by it.

    It alone wins by force within `depth` actions of whoever is to act. Or nothing does, and after
    all other actions somebody else wins by force within one action less; after it, not even within
    `depth`.
    """
    proof, seat = Proof(), state.actor
    afters = [proof.after(state, each) for each in legal]
    # What wins at once `club` finds by itself.
    if any(proof.forced(each, seat, 0) for each in afters):
        return None
    wins = [proof.soonest(each, seat, depth - 1) for each in afters]
    if max(wins) > 0:
        best = wins.index(max(wins))
        return (legal[best], FORCES, wins[best] + 1) if wins.count(-1) == len(wins) - 1 else None
    losses: list[int] = []
    for after in afters:
        losses.append(max(proof.soonest(after, each, depth - 1) for each in _but(state, seat)))
        if losses.count(-1) > 1:
            return None
    if -1 not in losses or max(losses) < 1:
        return None
    best = losses.index(-1)
    if any(proof.forced(afters[best], each, depth) for each in _but(state, seat)):
        return None
    return legal[best], SAVES, max(losses)


def _but(state: State, seat: int) -> list[int]:
    """All seats but one."""
    return [each for each in range(state.seats) if each != seat]


def _fired(state: State, action: Action) -> set[str]:
    """The rules that an action brings into play."""
    after = state.clone()
    after.log = Log()
    after.apply(state.actor, action)
    return set(after.log.fired)
