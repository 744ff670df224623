"""Where pawns may go: counts, landing, bumping, starting (H-1.2, H-1.3, H-3.3 to H-3.9, H-6.9)."""

from questable.games.holy_quest.board import HEAVEN, HEAVEN_TILES, HOME, NOWHERE, THRONE
from questable.games.holy_quest.pieces import N_COLOURS, N_PAWNS, OWN, PAWNS_EACH
from questable.games.holy_quest.standing import duty
from questable.games.holy_quest.state import NONE, HolyQuestState


def reach(s: HolyQuestState, pawn: int, count: int) -> int:
    """The place that a count leads to, or NOWHERE."""
    place = s.where[pawn]
    if place < 0:
        return NOWHERE
    board = s.board
    size = board.size
    colour = pawn >> 2
    if place < size:
        row = s.direction * N_COLOURS + colour
        away = board.away[row * size + place]
        if count <= away:
            if s.direction == 0:
                place += count
                return place if place < size else place - size
            place -= count
            return place if place >= 0 else place + size
        # H-1.2: at its own entrance a pawn turns into Heaven.
        step = count - away
    elif place >= HEAVEN:
        if place == THRONE:
            return NOWHERE
        step = place - HEAVEN + 1 + count
    else:
        step = (place - board.entry[colour]) % board.ring + 1 + HEAVEN_TILES + count
    if step <= HEAVEN_TILES:
        return HEAVEN + step - 1
    return _beyond(s, colour, step - HEAVEN_TILES - 1)


def _beyond(s: HolyQuestState, colour: int, along: int) -> int:
    """H-1.3: so many tiles after the Entry Arrow, if the way is open (H-6.9)."""
    board = s.board
    if not (s.open >> colour) & 1 or along > board.ring:
        return NOWHERE
    if along == board.ring:
        return THRONE
    place = board.entry[colour] + along
    return place if place < board.size + board.ring else place - board.ring


def may_bump(s: HolyQuestState, pawn: int, other: int) -> bool:
    """H-3.7: whether a pawn's immunities let this one bump it; sides are not asked."""
    if (s.frozen >> other) & 1:
        return True
    place = s.where[other]
    holy = place < s.board.size and s.board.ground[place] == other >> 2
    if (s.captains >> other) & 1:
        return not holy and (s.captains >> pawn) & 1 == 1
    return not holy or (s.captains >> pawn) & 1 == 1


def can_land(s: HolyQuestState, pawn: int, place: int) -> bool:
    """H-3.6: not where its own side stands, nor a pawn it may not bump."""
    if place < HEAVEN:
        other = s.at[place]
        if other == NONE:
            return True
        return not (s.sides[pawn >> 2] >> other) & 1 and may_bump(s, pawn, other)
    return place == THRONE or not _heaven_taken(s, pawn >> 2, place)


def _heaven_taken(s: HolyQuestState, colour: int, place: int) -> bool:
    where = s.where
    first = colour * PAWNS_EACH
    return (
        where[first] == place
        or where[first + 1] == place
        or where[first + 2] == place
        or where[first + 3] == place
    )


def can_move(s: HolyQuestState, pawn: int, count: int) -> bool:
    """Whether a pawn may go so many steps."""
    if (s.frozen >> pawn) & 1:
        return False  # H-3.11
    place = reach(s, pawn, count)
    return place != NOWHERE and can_land(s, pawn, place)


def movable(s: HolyQuestState, pawns: int, count: int) -> int:
    """Those of a mask of pawns that may go so many steps."""
    found = 0
    where = s.where
    pawns &= ~s.frozen
    for colour in range(N_COLOURS):
        if pawns & OWN[colour]:
            for pawn in range(colour * PAWNS_EACH, colour * PAWNS_EACH + PAWNS_EACH):
                if where[pawn] != HOME and (pawns >> pawn) & 1:
                    place = reach(s, pawn, count)
                    if place != NOWHERE and can_land(s, pawn, place):
                        found |= 1 << pawn
    return found


def start_tile(s: HolyQuestState, colour: int) -> int:
    """H-3.2: the Start tile for the present direction."""
    return s.board.start[s.direction * N_COLOURS + colour]


def can_start(s: HolyQuestState, pawn: int) -> bool:
    """H-3.3, H-3.8: from Home Base onto a Start tile where it may land."""
    return s.where[pawn] == HOME and can_land(s, pawn, start_tile(s, pawn >> 2))


def startable(s: HolyQuestState, pawns: int) -> int:
    """Those of a mask of pawns that may be started."""
    found = 0
    for pawn in range(N_PAWNS):
        if (pawns >> pawn) & 1 and s.where[pawn] == HOME and can_start(s, pawn):
            found |= 1 << pawn
    return found


def survey(s: HolyQuestState) -> None:
    """Work out whom the roll at hand may move or start."""
    bound = s.bound
    if bound != NONE and can_move(s, bound, s.count):
        # H-3.3: the roll after a start moves the new pawn if it can.
        s.moves = 1 << bound
        s.starts = 0
        return
    # H-6.6, H-6.7: a team mate's pawns are as one's own, an ally's may be moved.
    s.moves = movable(s, s.sides[s.turn], s.count)
    s.starts = startable(s, duty(s)) if s.starting else 0


def no_landing(s: HolyQuestState, pawn: int, place: int) -> str:
    """The rule that keeps a pawn from a place, or ''."""
    if place == NOWHERE:
        return "H-3.6"
    if place >= HEAVEN:
        return "" if can_land(s, pawn, place) else "H-3.9"
    other = s.at[place]
    if other == NONE:
        return ""
    if (s.sides[pawn >> 2] >> other) & 1:
        return "H-3.6" if place < s.board.size else "H-6.9"
    return "" if may_bump(s, pawn, other) else "H-3.7"


def no_move(s: HolyQuestState, pawn: int) -> str:
    """The first rule that keeps a pawn from moving by the count at hand, or ''."""
    if not (s.sides[s.turn] >> pawn) & 1:
        return "H-2.1"
    if s.where[pawn] == HOME:
        return "H-3.3"
    if s.bound != NONE and pawn != s.bound and can_move(s, s.bound, s.count):
        return "H-3.3"
    rule = no_landing(s, pawn, reach(s, pawn, s.count))
    if rule:
        return rule
    return "H-3.11" if (s.frozen >> pawn) & 1 else ""


def no_start(s: HolyQuestState, pawn: int) -> str:
    """The first rule that keeps a pawn from being started, whatever was rolled, or ''."""
    if not (s.sides[s.turn] >> pawn) & 1:
        return "H-2.1"
    if s.where[pawn] != HOME:
        return "H-3.3"
    if s.bound != NONE and can_move(s, s.bound, s.count):
        return "H-3.3"
    rule = no_landing(s, pawn, start_tile(s, pawn >> 2))
    if rule:
        other = s.at[start_tile(s, pawn >> 2)]
        captain = (s.captains >> other) & 1 and not (s.sides[pawn >> 2] >> other) & 1
        return "H-3.8" if captain else "H-3.3"
    return "" if (duty(s) >> pawn) & 1 else "H-6.7"
