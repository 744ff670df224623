"""Questor's views as numbers (docs/observations.md)."""

from typing import Final, cast

from questable.engine.coding import (
    HIGHEST,
    Among,
    Bits,
    Count,
    Flag,
    Index,
    Keyed,
    Listed,
    Pick,
    Seat,
    StructOf,
)
from questable.engine.observed import Observed, SeenPart
from questable.engine.state import CHANCE, State
from questable.games.questor.actions import HEROES
from questable.games.questor.board import PLACES, TILES
from questable.games.questor.sight import progress
from questable.games.questor.state import COOPERATION, MODES, PHASES, QuestorState

DEEPEST: Final = 4
"""Decisions within decisions that are shown."""
N_HEROES: Final = 5
SIDES_OPEN: Final[list[list[int]]] = [[(m >> n) & 1 for n in range(4)] for m in range(16)]
"""By mask of open sides: a number a side."""


def observed(seats: int) -> Observed:
    """Parts named after the fields of the view."""
    heroes: list[str] = list(HEROES)
    hero = Pick(heroes, "heroes")
    about = StructOf(
        [
            ("seat", Seat(seats)),
            ("progress", Count()),
            ("need", Count()),
            ("complete", Flag()),
            ("met", Flag()),
            ("gift", Flag()),
            ("left", Flag()),
        ]
    )
    parts = [
        SeenPart("mode", Pick(list(MODES), "modes")),
        SeenPart("phases", Listed(Pick(list(PHASES), "phases"), DEEPEST, last=True)),
        SeenPart("rolling", Among(seats)),
        SeenPart("round", Count()),
        SeenPart("order", Listed(StructOf([("hero", hero)]), len(heroes)), "heroes"),
        SeenPart("heroes", Keyed([("hero", heroes)], about)),
        SeenPart("hero", hero),
        SeenPart("compass", hero),
        SeenPart("compass_rule", Flag()),
        SeenPart("tokens", Count()),
        SeenPart("arms", Listed(Bits(4), PLACES)),
        SeenPart("monsters", Listed(Count(), TILES)),
        SeenPart("gem_at", Listed(Index(PLACES), 2)),
        SeenPart("where", Listed(Index(PLACES), len(heroes))),
    ]
    return Observed(seats, parts, {"heroes.place": "as `where`"}, quick)


def quick(state: State, eyes: int) -> list[int]:
    """The same numbers without a view: nothing is hidden here."""
    s = cast(QuestorState, state)
    seats, actor = s.seats, s.actor
    out = [eyes]
    if actor >= 0:
        out.append((actor - eyes) % seats + 4)
    else:
        out.append(1 if actor == CHANCE else 0)
    out.extend([0] * seats)
    out.append(s.mode + 1)
    depth = len(s.phases)
    for n in range(1, DEEPEST + 1):
        out.append(s.phases[depth - n] + 1 if n <= depth else 0)
    for n in range(seats):
        out.append(1 if (eyes + n) % seats in s.rolling else 0)
    out.append(min(s.round, HIGHEST))
    slots = [slot for slot in range(len(s.slot_hero)) if s.slot_hero[slot] >= 0]
    for slot in slots:
        out.append(s.slot_hero[slot] + 1)
    out.extend([0] * (N_HEROES - len(slots)))
    seat_of = [-1] * N_HEROES
    for slot in slots:
        seat_of[s.slot_hero[slot]] = s.slot_seat[slot]
    for hero in range(N_HEROES):
        seat = seat_of[hero]
        if seat < 0:
            out.extend([0] * 7)
            continue
        done, need = progress(s, hero)
        out.append((seat - eyes) % seats + 1)
        out.append(done)
        out.append(need)
        for mask in (s.done, s.met, s.gift, s.left):
            out.append((mask >> hero) & 1)
    out.append(s.hero + 1)
    out.append(s.compass + 1 if s.mode == COOPERATION else 0)
    out.append(s.compass_rule)
    out.append(min(s.tokens, HIGHEST))
    for arms in s.arms:
        out.extend(SIDES_OPEN[arms])
    out.extend(s.monsters)
    for place in s.gem_at:
        out.append(place + 1)
    for place in s.where:
        out.append(place + 1)
    return out
