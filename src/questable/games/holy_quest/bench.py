"""Setting up The Holy Quest by hand: pawns, ice, the direction, whose turn it is."""

from typing import Final, cast

from questable.engine.bench import Bench, Dial, Place
from questable.engine.state import CHANCE, State
from questable.games.holy_quest import flow, turn
from questable.games.holy_quest.board import DIRECTIONS, HEAVEN, HEAVEN_TILES, HOME, THRONE
from questable.games.holy_quest.pieces import COLOURS, N_COLOURS, N_PAWNS, PAWNS, PAWNS_EACH
from questable.games.holy_quest.referee import HolyQuest
from questable.games.holy_quest.saint_cards import expose
from questable.games.holy_quest.state import NONE, TURN_PHASE

YES_NO: Final = ["yes", "no"]


class HolyQuestBench(Bench):
    """That of The Holy Quest."""

    def places(self, state: State) -> list[Place]:
        """Home, the path, Heaven, the ring, the Throne Room."""
        s = cast(HolyQuest, state)
        found = []
        for place in _places(s):
            pawns = [PAWNS[n] for n in range(N_PAWNS) if s.where[n] == place and _plays(s, n)]
            found.append(Place(s.board.place_name(place), pawns))
        return found

    def targets(self, state: State, thing: str) -> list[str]:
        """Wherever nobody stands who would have to go."""
        s = cast(HolyQuest, state)
        pawn = PAWNS.index(thing)
        own = s.where[pawn & ~3 : (pawn & ~3) + PAWNS_EACH]
        found = []
        for place in _places(s):
            taken = s.at[place] != NONE if 0 <= place < HEAVEN else False
            taken = taken or (HEAVEN <= place < THRONE and place in own)
            if not taken:
                found.append(s.board.place_name(place))
        return found

    def put(self, state: State, thing: str, here: str, there: str) -> None:
        """Stand a pawn elsewhere; ice melts where it left the path."""
        s = cast(HolyQuest, state)
        pawn, place = PAWNS.index(thing), s.board.place_named(there)
        old = s.where[pawn]
        if 0 <= old < HEAVEN:
            s.at[old] = NONE
        s.where[pawn] = place
        if 0 <= place < HEAVEN:
            s.at[place] = pawn
        if s.frozen >> pawn & 1 and not 0 <= place < s.board.size:
            s.frozen &= ~(1 << pawn)
            s.ice += 1
        s.open = _opened(s)
        if s.turns and s.actor != CHANCE:
            _give_turn(s, s.turn)

    def dials(self, state: State) -> list[Dial]:
        """Whose turn, the direction, and which pawns are frozen."""
        s = cast(HolyQuest, state)
        if s.turns == 0:
            return []
        orders = [COLOURS[colour] for colour in s.colour_of]
        found = [Dial("turn", COLOURS[s.turn], orders)]
        if not s.house.one_way:
            found.append(Dial("direction", DIRECTIONS[s.direction], DIRECTIONS))
        for pawn in range(N_PAWNS if s.house.ice() else 0):
            if 0 <= s.where[pawn] < s.board.size:
                value = YES_NO[0 if s.frozen >> pawn & 1 else 1]
                found.append(Dial(f"frozen {PAWNS[pawn]}", value, YES_NO))
        return found

    def turn(self, state: State, key: str, value: str) -> None:
        """Set one; a turn begins anew, since what may be done has changed."""
        s = cast(HolyQuest, state)
        colour = s.turn
        if key == "turn":
            colour = COLOURS.index(value)
        elif key == "direction":
            direction = DIRECTIONS.index(value)
            if direction != s.direction:
                s.direction = direction
                s.flips += 1
        else:
            bit = 1 << PAWNS.index(key.split()[1])
            if (s.frozen & bit != 0) != (value == "yes"):
                s.frozen ^= bit
                s.ice += -1 if value == "yes" else 1
        _give_turn(s, colour)


def _plays(s: HolyQuest, pawn: int) -> bool:
    return s.present >> pawn & 1 == 1


def _places(s: HolyQuest) -> list[int]:
    inner = [*range(s.board.size, s.board.size + s.board.ring), THRONE] if s.house.advanced else []
    return [HOME, *range(s.board.size), *range(HEAVEN, HEAVEN + HEAVEN_TILES), *inner]


def _opened(s: HolyQuest) -> int:
    """H-6.9: the way to the Throne Room is open to a colour that has come so far with all."""
    found = 0
    for colour in range(N_COLOURS if s.house.advanced else 0):
        own = s.where[colour * PAWNS_EACH : colour * PAWNS_EACH + PAWNS_EACH]
        if s.seat_of[colour] != NONE and min(own) >= s.board.size:
            found |= 1 << colour
    return found


def _give_turn(s: HolyQuest, colour: int) -> None:
    """The beginning of a turn: cards go under their decks, and nothing is owed."""
    if s.card:
        s.action_tail = [*s.action_tail, s.card]
        s.card = 0
    if s.saint_out != NONE:
        s.saint_tail = [*s.saint_tail, s.saint_out]
        s.saint_out = NONE
    s.offered = []
    s.question = s.bound = s.landed = s.mover = s.target = NONE
    s.owed = s.extra = s.moves = s.starts = 0
    s.ending = s.winners = 0
    s.turn = colour
    if s.turns_of[colour] == 0:
        s.turns_of[colour] = 1
        s.turns += 1
    s.phases = []
    s.actor = CHANCE
    expose(s)
    if s.frozen & s.sides[colour]:
        s.phases.append(TURN_PHASE)
    else:
        turn.call_for_roll(s)
    flow.go_on(s)
