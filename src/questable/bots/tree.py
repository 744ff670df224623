"""What a searching bot keeps from one choice to the next: the part of its tree that came true."""

from typing import Final

from questable.bots.node import Node
from questable.engine.action import Action
from questable.engine.state import CHANCE

SEATS: Final = 4096
"""A key of the tree is a seat times this and the action's index; chance has those below zero."""
KEPT: Final = 2
"""At the root of a new search what was kept counts at most one part in so many of its playouts."""


class Tree:
    """A root that goes down with what is played."""

    def __init__(self) -> None:
        self.root = Node()
        self.middle = 0
        """Where all win or lose together: what the first position was worth."""

    def follow(self, seat: int, action: Action | None) -> None:
        """An entry was made; None for one that the tree's seat may not know."""
        node = self.root
        if seat == CHANCE:
            if action is not None and -1 - action.index in node.after:
                self.root = node.after[-1 - action.index]
                return
            for key in node.after:
                if key < 0:
                    self.root = Node()
                    return
            # Draws from a large bag have no branches, and neither has what was never tried.
            return
        found = node.after.get(seat * SEATS + action.index) if action is not None else None
        self.root = found if found is not None else Node()

    def rested(self, playouts: int) -> Node:
        """The root for a search of so many playouts: what it has seen is made to count less."""
        node = self.root
        whole = 0
        for count in node.count:
            whole += count
        most = playouts // KEPT
        if whole > most:
            for slot in range(len(node.count)):
                mean = node.total[slot] // node.count[slot] if node.count[slot] else 0
                node.count[slot] = node.count[slot] * most // whole
                node.total[slot] = mean * node.count[slot]
                node.met[slot] = node.met[slot] * most // whole
            node.visits = most
        return node
