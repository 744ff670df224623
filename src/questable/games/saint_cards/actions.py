"""SaintCards' action table, one a pack; legal lists follow its order.

Cards are called by their keys. `call` and `notice` stand first, since they are open at any time.
"""

from typing import Final

from questable.engine.action import Action, ActionTable
from questable.games.saint_cards.facts import FACTS
from questable.saints.facts import LAST_CENTURY

MOST_SEATS: Final = 6

CALL: Final = 0
NOTICE: Final = 1
PLAY: Final = 2
DRAW: Final = 3
PASS: Final = 4
CLAIM: Final = 5
DONE: Final = 6
LOOK_AT: Final = 7
TAKE: Final = 8
PUT_BACK: Final = 9
PUT_BELOW: Final = 10
GIVE: Final = 11
NAME: Final = 12
# What chance does.
DEAL: Final = 13
TURN_UP: Final = 14
LOOK: Final = 15


class Actions:
    """The table of one pack, and its actions by kind: by card, seat, fact or century."""

    def __init__(self, keys: list[str]) -> None:
        table = ActionTable()
        self.table: Final = table
        self.calling: Final = table.add(CALL, "call")
        self.notices: Final = _by_seat(table, NOTICE, "notice")
        self.plays: Final = _by_card(table, PLAY, "play", keys)
        self.drawing: Final = table.add(DRAW, "draw")
        self.passing: Final = table.add(PASS, "pass")
        self.claims: Final = _by_card(table, CLAIM, "claim", FACTS)
        self.finishing: Final = table.add(DONE, "done")
        self.looks_at: Final = _by_seat(table, LOOK_AT, "look-at")
        self.takes: Final = _by_card(table, TAKE, "take", keys)
        self.puts_back: Final = _by_card(table, PUT_BACK, "put-back", keys)
        self.puts_below: Final = _by_card(table, PUT_BELOW, "put-below", keys)
        self.gives: Final = _by_card(table, GIVE, "give", keys)
        self.names: Final = [
            table.add(NAME, f"name:{century}", century) for century in range(1, LAST_CENTURY + 1)
        ]
        """By century, from 1: one less is its place."""
        self.deals: Final = _by_card(table, DEAL, "deal", keys)
        self.turns_up: Final = _by_card(table, TURN_UP, "turn-up", keys)
        self.looks: Final = _by_card(table, LOOK, "look", keys)


def _by_seat(table: ActionTable, kind: int, verb: str) -> list[Action]:
    return [table.add(kind, f"{verb}:{seat}", seat) for seat in range(MOST_SEATS)]


def _by_card(table: ActionTable, kind: int, verb: str, names: list[str]) -> list[Action]:
    return [table.add(kind, f"{verb}:{names[n]}", n) for n in range(len(names))]
