"""What a seat may know of The Holy Quest: everything but the right answer to a question.

Decks have no order that anyone knows and the others do not, and the right answers are facts of
the pack: they stand in no view, and are told when an answer was given (H-4.5).
"""

from typing import cast

import msgspec

from questable.engine.state import OVER, State
from questable.engine.view import View, mask_of, numbers_in
from questable.games.holy_quest import scoring
from questable.games.holy_quest.action_cards import left
from questable.games.holy_quest.board import DIRECTIONS, HOME, NOWHERE, SPECIAL, Board, Direction
from questable.games.holy_quest.fields import for_imagine, take_imagined
from questable.games.holy_quest.house import BY_TEAMS, House
from questable.games.holy_quest.library import saints_named
from questable.games.holy_quest.movement import can_land, reach, start_tile
from questable.games.holy_quest.pieces import (
    COLOURS,
    N_COLOURS,
    N_PAWNS,
    PAWNS,
    PAWNS_EACH,
)
from questable.games.holy_quest.position import fill_seats, put, saints_in
from questable.games.holy_quest.referee import HolyQuest
from questable.games.holy_quest.saint_cards import asker
from questable.games.holy_quest.state import (
    CARD_MOVE,
    CARD_START,
    GRANTS,
    MOVE_PHASE,
    NONE,
    PHASES,
    Grant,
    Phase,
)


class PawnView(msgspec.Struct, frozen=True, kw_only=True):
    """One pawn."""

    pawn: str
    """As actions call it: f1."""
    colour: str
    saint: str
    captain: bool
    place: str
    """home, path-17, heaven-1, ring-3 or throne."""
    frozen: bool
    to_go: int
    """Steps until it is in Heaven; 0 for one that is not on the path."""
    goal: str
    """Where the move at hand leads it, before that tile acts; '' if it cannot be moved."""


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat."""

    colour: str
    member: int
    """Whose of a team it is, from 1 (H-6.5): at turn, or when its turn comes."""
    members: int
    ally: str
    """The colour of its ally or team mate, or ''."""
    cards: list[str]
    """The Saint cards it has kept."""
    tokens: list[str]
    """The colours whose Alliance tokens it holds."""
    points: int
    """What it would score now; without score, 1 for a winner."""
    total: int
    """The same with earlier games of the series."""


class HolyQuestView(View, frozen=True, kw_only=True):
    """The whole position."""

    tiles: list[str]
    """The path from the first entrance clockwise, as a pack writes it (H-1.1)."""
    ring: int
    """Tiles round the Throne Room."""
    phases: list[Phase]
    """What is waited for, the open decision last."""
    rolling: list[int]
    """The seats that must still roll for the first turn."""
    colours: list[str]
    """By seat: its colour, as far as the lot was cast (H-1.4)."""
    players: list[PlayerView]
    """By seat; empty until all are seated."""
    turn: str
    """The colour whose turn it is, '' before the first turn."""
    turns: int
    """How many turns have begun; 0 while the table is set up."""
    dice: int
    """With how many dice the roll at hand is made."""
    granted: Grant
    """Why that roll was granted, if it was (H-3.13)."""
    count: int
    """How many steps a move goes."""
    six: bool
    """Whether the roll was a six, or a double six with two dice."""
    moves: list[str]
    """The pawns that may be moved by it,"""
    starts: list[str]
    """and those that may be started."""
    direction: Direction
    throne: list[str]
    """H-6.9: the colours that may go on to the Throne Room."""
    pawns: list[PawnView]
    this_pawn: str
    """The pawn whose landing woke the tile or drew the card, or ''."""
    target: str
    """The pawn or the colour that was named, while it is rolled for or asked."""
    ice: int
    """Markers left."""
    card: int
    """The Action card that is being followed, or 0."""
    actions_left: int
    actions_under: list[int]
    """Action cards of known place at the bottom, the lowest last."""
    top_saint: str
    saint_out: str
    """The Saint card that is being used, or ''."""
    saints_left: int
    saints_under: list[str]
    read: list[str]
    """Saints whose cards have been read."""
    questions: list[str]
    """Questions the next player chooses from."""
    question: str
    """The question that waits for its answer, or ''."""
    option_saints: list[str]
    """By answer: the saint that it names, or ''; empty where there is no question."""
    asker: int
    """The seat that asks it; -1 for the referee."""
    advanced: bool
    """H-6.9: whether there is a way on to the Throne Room."""
    acting: list[str]
    """The kinds of tiles that do something at this table."""
    teams: bool
    """H-6.6: whether colours stand by each other in fixed pairs."""
    scored: bool
    """Whether points are counted."""
    sum_to_win: int
    """H-6.8: what wins the series, or 0."""


def view(state: State, seat: int) -> HolyQuestView:
    """The position through a seat's eyes."""
    s = cast(HolyQuest, state)
    box = s.box
    on_top = int(s.saint_top != NONE)
    return HolyQuestView(
        game="holy-quest",
        seat=seat,
        seats=s.seats,
        actor=s.actor,
        callers=0,
        ply=s.ply,
        tiles=[word for quarter in s.board.quarters for word in quarter],
        ring=s.board.ring,
        phases=[PHASES[p] for p in s.phases],
        colours=[COLOURS[colour] for colour in s.colour_of],
        players=[_player(s, each) for each in range(s.seats)] if _seated(s) else [],
        rolling=s.rolling[:],
        turn=COLOURS[s.turn] if s.turns else "",
        turns=s.turns,
        dice=s.dice,
        granted=GRANTS[s.grant],
        count=s.count,
        six=s.six == 1,
        moves=[PAWNS[pawn] for pawn in numbers_in(s.moves)],
        starts=[PAWNS[pawn] for pawn in numbers_in(s.starts)],
        throne=[COLOURS[colour] for colour in numbers_in(s.open)],
        direction=DIRECTIONS[s.direction],
        pawns=[_pawn(s, pawn) for pawn in range(N_PAWNS) if _shown(s, pawn)],
        this_pawn=PAWNS[s.mover] if s.mover != NONE else "",
        target=_target(s),
        ice=s.ice,
        card=s.card,
        actions_left=left(s),
        actions_under=s.action_tail[:],
        top_saint=box.saints[s.saint_top] if on_top else "",
        saint_out=box.saints[s.saint_out] if s.saint_out != NONE else "",
        saints_left=on_top + s.saint_bag.bit_count() + len(s.saint_tail),
        saints_under=[box.saints[saint] for saint in s.saint_tail],
        read=[box.saints[saint] for saint in saints_in(s.read)],
        questions=[box.question_ids[n] for n in s.offered],
        question=box.question_ids[s.question] if s.question != NONE else "",
        option_saints=saints_named(box.question_ids[s.question]) if s.question != NONE else [],
        asker=asker(s) if s.question != NONE and len(s.offered) > 1 else NONE,
        advanced=s.house.advanced,
        acting=_acting(s.house),
        teams=s.house.alliances == BY_TEAMS,
        scored=s.house.score,
        sum_to_win=s.house.target,
        for_imagine=for_imagine(s),
    )


def _acting(house: House) -> list[str]:
    """H-6.1, H-6.2, H-6.10: all of them, unless the house rules say otherwise."""
    if house.easy:
        cards = ["saint", "wild"] if house.saint_cards else []
        return [*cards, "fire", "freeze"] if house.tokens else cards
    idle = set()
    if not house.saint_cards:
        idle.add("saint")
    if not house.fast_forward:
        idle.add("fast-forward")
    return [kind for kind in SPECIAL[1:] if kind not in idle]


def _seated(s: HolyQuest) -> bool:
    return len(s.colour_of) == s.seats


def _shown(s: HolyQuest, pawn: int) -> bool:
    return s.seat_of[pawn >> 2] != NONE and s.saint_of[pawn] != NONE


def _target(s: HolyQuest) -> str:
    if s.target == NONE or not s.phases:
        return ""
    phase = PHASES[s.phases[-1]]
    if phase in ("thaw", "freeze-roll", "bump-roll"):
        return PAWNS[s.target]
    return COLOURS[s.target] if phase in ("token-roll", "proposed") else ""


def _player(s: HolyQuest, seat: int) -> PlayerView:
    colour = s.colour_of[seat]
    begun = s.turns_of[colour]
    at_turn = s.turns > 0 and s.turn == colour
    ally = s.ally_of[colour]
    return PlayerView(
        colour=COLOURS[colour],
        member=(begun - 1 if at_turn else begun) % s.house.members[seat] + 1,
        members=s.house.members[seat],
        ally=COLOURS[ally] if ally != NONE else "",
        cards=[s.box.saints[saint] for saint in saints_in(s.kept[colour])],
        tokens=[COLOURS[token] for token, holder in enumerate(s.tokens) if holder == colour],
        points=_points(s)[seat],
        total=_totals(s)[seat],
    )


def _points(s: HolyQuest) -> list[int]:
    return scoring.scores(s) if s.house.score or s.actor == OVER else [0] * s.seats


def _totals(s: HolyQuest) -> list[int]:
    carried = s.house.carried_scores or [0] * s.seats
    return [now + then for now, then in zip(_points(s), carried, strict=True)]


def _pawn(s: HolyQuest, pawn: int) -> PawnView:
    return PawnView(
        pawn=PAWNS[pawn],
        colour=COLOURS[pawn >> 2],
        saint=s.box.saints[s.saint_of[pawn]],
        captain=bool((s.captains >> pawn) & 1),
        place=s.board.place_name(s.where[pawn]),
        frozen=bool((s.frozen >> pawn) & 1),
        to_go=_to_go(s, pawn),
        goal=_goal(s, pawn),
    )


def _to_go(s: HolyQuest, pawn: int) -> int:
    place, size = s.where[pawn], s.board.size
    if not 0 <= place < size:
        return 0
    return s.board.away[(s.direction * N_COLOURS + (pawn >> 2)) * size + place] + 1


def _goal(s: HolyQuest, pawn: int) -> str:
    if not s.phases or s.phases[-1] not in (MOVE_PHASE, CARD_MOVE, CARD_START):
        return ""
    if (s.starts >> pawn) & 1:
        return s.board.place_name(start_tile(s, pawn >> 2))
    return s.board.place_name(reach(s, pawn, s.count)) if (s.moves >> pawn) & 1 else ""


def free_six(seen: HolyQuestView) -> bool:
    """H-3.5: whether a six may be rolled again, for want of a move that is a duty (H-6.7)."""
    if seen.phases[-1:] != ["move"] or not seen.six or seen.starts:
        return False
    own = {seen.turn}
    if seen.teams:
        own |= {each.ally for each in seen.players if each.colour == seen.turn}
    return all(COLOURS[PAWNS.index(pawn) >> 2] not in own for pawn in seen.moves)


def ahead(seen: HolyQuestView, s: HolyQuest, pawn: int, starting: bool) -> tuple[int, list[int]]:
    """Where the count at hand, or a start, leads a pawn, and whom it bumps; NOWHERE if nowhere.

    `s` is that view as `placed` lays it out, once for all pawns.
    """
    if starting:
        place = start_tile(s, pawn >> 2) if s.where[pawn] == HOME else NOWHERE
        ways = [place]
    else:
        place = reach(s, pawn, seen.count)
        ways = [place, _sent_on(seen, s, pawn, place)]
    found = []
    for each in ways:
        if each in range(len(s.at)) and s.at[each] not in (NONE, pawn):
            if not can_land(s, pawn, each):
                break
            found.append(s.at[each])
    return place, found


def placed(seen: HolyQuestView, board: Board) -> HolyQuest:
    """As much of the position as moving takes, where nobody has the set-up at hand."""
    s = HolyQuest()
    s.board = board
    s.where = [HOME] * N_PAWNS
    s.at = [NONE] * (board.size + board.ring)
    s.direction = DIRECTIONS.index(seen.direction)
    s.open = mask_of([COLOURS.index(colour) for colour in seen.throne])
    s.frozen, s.captains = 0, 0
    s.ally_of = [NONE] * N_COLOURS
    for player in seen.players:
        if player.ally:
            s.ally_of[COLOURS.index(player.colour)] = COLOURS.index(player.ally)
    fill_seats(s, [COLOURS.index(colour) for colour in seen.colours])
    for each in seen.pawns:
        pawn, place = PAWNS.index(each.pawn), board.place_named(each.place)
        s.where[pawn] = place
        s.captains |= int(each.captain) << pawn
        s.frozen |= int(each.frozen) << pawn
        if place in range(len(s.at)):
            s.at[place] = pawn
    return s


def _sent_on(seen: HolyQuestView, s: HolyQuest, pawn: int, place: int) -> int:
    """Where the tile of that place sends a pawn on to (H-4.1, H-4.2), or NOWHERE."""
    board = s.board
    kind = SPECIAL[board.kind[place]] if 0 <= place < board.size else ""
    if kind not in seen.acting:
        return NOWHERE
    if kind == "cross-over":
        return board.across(place)
    return board.forward[(s.direction * N_COLOURS + (pawn >> 2)) * board.size + place]


def imagine(dealt: HolyQuest, seen: HolyQuestView) -> HolyQuest:
    """The one state that has this view, from a new game of the same set-up."""
    s = dealt
    take_imagined(s, seen.for_imagine)
    s.seats, s.actor, s.ply = seen.seats, seen.actor, seen.ply
    s.turns, s.dice, s.count, s.ice, s.card = seen.turns, seen.dice, seen.count, seen.ice, seen.card
    s.rolling = seen.rolling[:]
    s.phases = [PHASES.index(phase) for phase in seen.phases]
    s.action_left = sum(s.action_bag)
    fill_seats(s, [COLOURS.index(colour) for colour in seen.colours])
    saints = {name: number for number, name in enumerate(s.box.saints)}
    s.saint_of = s.saint_of[:]
    for pawn in seen.pawns:
        put(s, PAWNS.index(pawn.pawn), saints[pawn.saint], s.board.place_named(pawn.place))
    if s.first != NONE:
        # Pawns of absent colours are named with the others, and never shown.
        for colour in range(N_COLOURS):
            if s.seat_of[colour] == NONE:
                for n, saint in enumerate(s.box.base_of(colour)):
                    put(s, colour * PAWNS_EACH + n, saint, HOME)
    return s
