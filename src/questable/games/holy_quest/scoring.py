"""Reaching the goal, counting points, and who has won (H-6.1, H-6.4, H-6.6 to H-6.9, H-6.12)."""

from typing import Final

from questable.engine.state import OVER
from questable.games.holy_quest.board import HEAVEN, THRONE
from questable.games.holy_quest.box import (
    ALL_CARDS,
    ALL_HEAVEN,
    ALL_THRONE,
    HEAVEN_POINTS,
    OTHER_CARD,
    OTHER_TOKEN,
    OWN_CARD,
    OWN_TOKEN,
    THRONE_POINTS,
)
from questable.games.holy_quest.house import BY_CARD, BY_TEAMS
from questable.games.holy_quest.pieces import COLOURS, N_COLOURS, PAWNS_EACH
from questable.games.holy_quest.state import NONE, HolyQuestState

ALL_IN_HEAVEN: Final = 1
ALL_IN_THRONE: Final = 2
BY_SCORE: Final = 3
TEAM_IN_HEAVEN: Final = 4
TEAM_IN_THRONE: Final = 5
REASONS: Final[list[str]] = ["", "heaven", "throne", "score", "team-heaven", "team-throne"]


def inside(s: HolyQuestState, colour: int, place: int) -> int:
    """How many pawns of a colour have come as far as that place of Heaven or the Throne Room."""
    count = 0
    for pawn in range(colour * PAWNS_EACH, colour * PAWNS_EACH + PAWNS_EACH):
        if s.where[pawn] >= place:
            count += 1
    return count


def check_goal(s: HolyQuestState, colour: int) -> None:
    """A pawn of this colour has come to Heaven or to the Throne Room: is that the end?"""
    house = s.house
    goal = THRONE if house.advanced else HEAVEN
    if inside(s, colour, goal) < PAWNS_EACH:
        return
    if house.alliances == BY_TEAMS:
        # H-6.6: a team wins with all eight.
        s.fire("H-6.6")
        if inside(s, s.ally_of[colour], goal) == PAWNS_EACH:
            seats = (1 << s.seat_of[colour]) | (1 << s.seat_of[s.ally_of[colour]])
            _finish(s, TEAM_IN_THRONE if house.advanced else TEAM_IN_HEAVEN, seats)
        return
    if house.score:
        _count_up(s)
        return
    if house.alliances == BY_CARD:
        s.fire("H-6.7")  # the colour that completes wins, whoever rolled
    _finish(s, ALL_IN_THRONE if house.advanced else ALL_IN_HEAVEN, 1 << s.seat_of[colour])


def points(s: HolyQuestState, colour: int) -> int:
    """What a colour would score if the game ended now."""
    worth = s.house.points
    if s.house.advanced:
        # H-6.9: points of the Throne Room instead of Heaven's.
        there = inside(s, colour, THRONE)
        total = worth[THRONE_POINTS] * there
        if there == PAWNS_EACH:
            total += worth[ALL_THRONE]
    else:
        there = inside(s, colour, HEAVEN)
        total = worth[HEAVEN_POINTS] * there
        if there == PAWNS_EACH:
            total += worth[ALL_HEAVEN]
    return total + _card_points(s, colour) + _token_points(s, colour)


def _card_points(s: HolyQuestState, colour: int) -> int:
    kept = s.kept[colour]
    if kept == 0:
        return 0
    worth = s.house.points
    total = 0
    own = 0
    in_deck = 0
    for saint in range(len(s.box.saints)):
        bit = (kept >> saint) & 1
        if s.box.order[saint] == colour:
            own += bit
            in_deck += (s.deck >> saint) & 1
        elif bit:
            total += worth[OTHER_CARD]
    if own > 0 and own == in_deck:
        total += worth[ALL_CARDS]
    return total + worth[OWN_CARD] * own


def _token_points(s: HolyQuestState, colour: int) -> int:
    if not s.house.tokens:
        return 0
    total = 0
    for token in range(N_COLOURS):
        if s.tokens[token] == colour:
            total += s.house.points[OWN_TOKEN if token == colour else OTHER_TOKEN]
    return total


def scores(s: HolyQuestState) -> list[int]:
    """By seat: the points of a scored game, else one for each winner."""
    if s.house.score:
        return [points(s, s.colour_of[seat]) for seat in range(s.seats)]
    return [(s.winners >> seat) & 1 for seat in range(s.seats)]


def totals(s: HolyQuestState) -> list[int]:
    """By seat: what this game and the earlier ones of its series add up to."""
    found = scores(s)
    carried = s.house.carried_scores
    return [found[seat] + (carried[seat] if carried else 0) for seat in range(s.seats)]


def _count_up(s: HolyQuestState) -> None:
    found = scores(s)
    best = max(found)
    winners = 0
    for seat in range(s.seats):
        if found[seat] == best:
            winners |= 1 << seat
    log = s.log
    if log is not None:
        sums = totals(s)
        for seat in range(s.seats):
            colour = COLOURS[s.colour_of[seat]]
            facts: dict[str, int | str] = {"seat": seat, "colour": colour}
            facts["series"] = int(len(s.house.carried_scores) > 0)
            log.tell("scored", {**facts, "points": found[seat], "total": sums[seat]})
        log.fire("H-6.1" if s.house.easy else "H-6.8" if s.house.tokens else "H-6.4")
        if winners & (winners - 1):
            log.fire("H-6.12")
    _finish(s, BY_SCORE, winners)
    if s.house.target:
        _tell_series(s)


def _tell_series(s: HolyQuestState) -> None:
    """H-6.8: the highest sum that has come to the target wins; equal sums share."""
    log = s.log
    sums = totals(s)
    best = max(sums)
    if log is None or best < s.house.target:
        return
    log.fire("H-6.8")
    for seat in range(s.seats):
        if sums[seat] == best:
            log.tell("series-won", {"seat": seat, "total": best})


def _finish(s: HolyQuestState, reason: int, winners: int) -> None:
    s.ending = reason
    s.winners = winners
    s.actor = OVER
    s.phases = []
    s.landed = NONE
    log = s.log
    if log is not None:
        if s.house.advanced:
            log.fire("H-6.9")
        for seat in range(s.seats):
            if (winners >> seat) & 1:
                log.tell("won", {"seat": seat, "colour": COLOURS[s.colour_of[seat]]})
